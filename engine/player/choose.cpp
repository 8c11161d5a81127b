// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/choose.h"

#include "engine/advance.h"
#include "engine/choices/legal_commands.h"
#include "engine/rules/working_copy.h"

#include <algorithm>
#include <cmath>

namespace reeve::player {
namespace {

constexpr int kRolls = 3; ///< number of rolls compared for a command before the dice

/// Lists the legal commands of a player; a random subset of `most` if there are more.
class Candidates {
public:
    Candidates(const GameState& state, PlayerId player, std::size_t most, Chance& chance) {
        auto take = [&](const Command& command) {
            ++m_met;
            if (m_size < most)
                std::construct_at(&m_slots[m_size++].command, command);
            else if (const auto n = static_cast<std::size_t>(chance.draw(m_met)); n < most)
                m_slots[n].command = command;
        };
        listLegalCommands(state, player, CommandSink(take));
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] const Command& operator[](std::size_t i) const { return m_slots[i].command; }

private:
    union Slot { // uninitialised until needed
        Slot() {}
        Command command;
    };
    std::array<Slot, kMostChoices> m_slots;
    std::size_t m_size = 0;
    int m_met = 0;
};

/// The state after a command, with a generator of its own.
class After {
public:
    After(const GameState& state, const Command& command, std::uint64_t seed) : m_copy(state) {
        m_copy.state().chance = Chance(seed);
        m_ok = advance(m_copy.state(), command);
    }
    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] GameState& state() { return m_copy.state(); }

private:
    rules::WorkingCopy m_copy;
    bool m_ok = false;
};

std::uint64_t seedFrom(Chance& chance) {
    chance.advance(1);
    return chance.state();
}

/// Before the roll: the average over a few rolls that are the same for all commands, so that a card played before the
/// dice is compared with just rolling.
double worthBeforeRoll(const GameState& state, PlayerId player, const Command& command, Prospects& prospects,
                       std::uint64_t seed) {
    double all = 0;
    for (int n = 0; n < kRolls; ++n) {
        After after(state, command, seed + static_cast<std::uint64_t>(n) * 0x632be59bd9b4e019U);
        if (!after.ok()) return -1e9;
        auto& then = after.state();
        if (then.turn.phase == Phase::Roll && then.pending.empty() && then.turn.player == player)
            advance(then, {player, command::Roll{}});
        all += prospects.of(then);
    }
    return all / kRolls;
}

double worthAfter(const GameState& state, PlayerId player, const Command& command, Prospects& prospects,
                  std::uint64_t seed) {
    if (state.turn.phase == Phase::Roll && state.pending.empty())
        return worthBeforeRoll(state, player, command, prospects, seed);
    After after(state, command, seed);
    return after.ok() ? prospects.of(after.state()) : -1e9;
}

} // namespace

PlayerId toAct(const GameState& state) {
    return state.pending.empty() ? state.turn.player : state.pending.front().player;
}

Choices choicesOf(const GameState& state, PlayerId player, const Weights& weights, std::size_t most, Chance& chance) {
    const Candidates candidates(state, player, std::min(most, kMostChoices), chance);
    const auto seed = seedFrom(chance);
    Choices choices;
    if (candidates.size() == 1) {
        choices.push_back({candidates[0], 0});
        return choices;
    }
    Prospects prospects(state, player, weights);
    for (std::size_t i = 0; i < candidates.size(); ++i)
        choices.push_back({candidates[i], worthAfter(state, player, candidates[i], prospects, seed)});
    return choices;
}

std::optional<Command> bestCommand(const GameState& state, PlayerId player, const Weights& weights, std::size_t most,
                                   double noise, Chance& chance, std::span<const Command> without) {
    const auto choices = choicesOf(state, player, weights, most, chance);
    const Choice* best = nullptr;
    double worth = 0;
    for (const auto& choice : choices) {
        if (std::ranges::find(without, choice.command) != without.end()) continue;
        double here = choice.worth;
        if (noise > 0) { // Gumbel distribution: the probability of a command is proportional to exp(worth / noise)
            const double u = (chance.draw(1 << 30) + 0.5) / static_cast<double>(1 << 30);
            here -= noise * std::log(-std::log(u));
        }
        if (best != nullptr && here <= worth) continue;
        best = &choice;
        worth = here;
    }
    if (best == nullptr) return std::nullopt;
    return best->command;
}

} // namespace reeve::player
