// SPDX-License-Identifier: GPL-3.0-or-later
// The dice and the order of resolving them: DICE-1 to DICE-8, TURN-2.
#include "engine/modules/fan/commands/list.h"
#include "engine/rules/chapters.h"
#include "engine/rules/directly.h"
#include "engine/rules/timing.h"
#include "engine/tables/dice.h"

namespace reeve::rules {
namespace {

/// `chance`: an EventWriter, or the generator.
template <typename Draws>
EventFace drawFace(Draws& chance) {
    // COMP-29: three ships, one gate of each colour.
    constexpr std::array<EventFace, 6> faces{EventFace::Ship,      EventFace::Ship,         EventFace::Ship,
                                             EventFace::TradeGate, EventFace::PoliticsGate, EventFace::ScienceGate};
    return faces[static_cast<std::size_t>(chance.draw(6))];
}

template <typename Draws>
std::uint8_t drawDie(Draws& chance) {
    return static_cast<std::uint8_t>(1 + chance.draw(6));
}

void advanceShip(EventWriter& writer) {
    const auto spaces = static_cast<std::uint8_t>(writer.state().shipSpaces + 1);
    if (writer.state().rules.fan.any()) fan::Parts::shipAdvanced(writer);
    if (spaces < supply::kShipSpaces)
        writer.emit(event::ShipMoved{spaces});
    else
        land(writer);
}

void resolveEvent(EventWriter& writer) {
    const auto face = writer.state().turn.event;
    if (face == EventFace::Ship)
        advanceShip(writer);
    else if (face != EventFace::None)
        drawFromGate(writer);
}

} // namespace

bool easyTurn(const GameState& state) {
    return state.rules.has(Option::EasyStart) && state.turn.number <= 2 * state.playerCount;
}

Verdict carryOut(EventWriter& writer, PlayerId player, const command::Roll& c) {
    const auto& state = writer.state();
    if (state.turn.phase == Phase::Setup) return refuse(RefusalCode::WrongPhase, "SETUP-33");
    if (state.turn.phase == Phase::Paired) return refuse(RefusalCode::WrongPhase, "SIX-32");
    if (state.turn.phase != Phase::Roll)
        return refuse(RefusalCode::AlreadyRolled, state.rules.knights() ? "TURN-2" : "TURN-1");
    if (hasEnoughPoints(state)) return accepted; // victory precedes the dice: checkVictory()
    const bool easy = easyTurn(state);
    if (easy && c.event != EventFace::None) return refuse(RefusalCode::RollAgain, "VAR-EASY-2");

    // Only the total is known: it is stored in `red`, and no die is drawn.
    const bool total = c.yellow == dice::kTotalOnly;
    if (total && state.rules.knights())
        return refuse(RefusalCode::ImpossibleChance, "IMPR-8"); // the red die decides who draws
    std::uint8_t red = c.red;
    std::uint8_t yellow = total ? 0 : c.yellow;
    if (state.turn.alchemistRed != 0) { // PROG-ALCH
        const bool agrees =
            (red == 0 || red == state.turn.alchemistRed) && (yellow == 0 || yellow == state.turn.alchemistYellow);
        if (!agrees) return refuse(RefusalCode::ImpossibleChance, "PROG-ALCH");
        red = state.turn.alchemistRed;
        yellow = state.turn.alchemistYellow;
    }
    if (easy && red != 0 && (yellow != 0 || total) && red + yellow == 7)
        return refuse(RefusalCode::RollAgain, "VAR-EASY-1");
    const bool twoRolls = state.rules.has(Option::TwoPlayer);
    const bool drawRed = red == 0;
    const bool drawYellow = yellow == 0 && !total;
    do {
        if (drawRed) red = drawDie(writer);
        if (drawYellow) yellow = drawDie(writer);
    } while (easy && red + yellow == 7);
    auto face = c.event;
    if (face == EventFace::None && state.rules.knights() && !easy) face = drawFace(writer);

    if (twoRolls && !state.turn.rolls.empty() && state.turn.rolls.front() == red + yellow) { // TWO-5
        writer.emit(event::RollRepeated{red, yellow, writer.takeDraws()});
        return accepted;
    }
    if (twoRolls) writer.emit(event::RollCounted{static_cast<std::uint8_t>(red + yellow)});
    writer.emit(event::DiceRolled{player, red, yellow, face, writer.takeDraws()});
    resolveEvent(writer);
    return accepted;
}

bool rollDirectly(GameState& state) {
    auto& turn = state.turn;
    if (turn.alchemistRed != 0 || hasEnoughPoints(state)) return false;
    Chance chance = state.chance;
    const auto red = drawDie(chance);
    const auto yellow = drawDie(chance);
    auto face = EventFace::None;
    auto spaces = state.shipSpaces;
    if (state.rules.knights()) {
        face = drawFace(chance);
        if (face == EventFace::Ship) {
            if (++spaces >= supply::kShipSpaces) return false;
        } else if (anybodyDraws(state, face, red)) {
            return false;
        }
    }
    const int total = red + yellow;
    if (!(total == dice::kSeven ? sevenDirectly(state) : produceDirectly(state, total))) return false;
    state.chance = chance;
    state.shipSpaces = spaces;
    turn.red = red;
    turn.yellow = yellow;
    turn.event = face;
    turn.phase = Phase::Main;
    return true;
}

} // namespace reeve::rules
