// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the fan modules in the record (fan-modules.md, chapter 16).
#pragma once

#include "engine/basics/refusal.h"
#include "engine/modules/fan/events.h"
#include "engine/record/reader.h"
#include "engine/record/values.h"

#include <functional>
#include <string_view>
#include <vector>

namespace reeve::record::fan {

/// Switches a module on if one of `rules.options` names it; false for any other word.
bool readModule(const Node& option, Rules& into);
/// `fan` of the rules, after the options were read; checks what the modules need. Throws a Fault.
void readRules(Object& rules, const Node& whole, Rules& into);
void addModules(Json& options, const Rules& from);
void addRules(Json& rules, const Rules& from);
/// A number of `fan` that has one value: its key, what it may be and usually is. A switch (`flag`) is 0 or 1.
struct NumberKey {
    std::string_view name;
    int least = 0, most = 1, usual = 0;
    bool flag = false;
};
std::vector<NumberKey> numberKeys();
/// Sets the number of a key; nothing where no number or switch has that key.
void setNumber(reeve::fan::Numbers& numbers, std::string_view key, int value);

/// `barbarians` of a hex and `castle` of the board.
void readHex(Object& hex, HexId id, GameState& into);
void readBoard(Object& board, GameState& into);
/// Throws a Fault where a module needs a castle and there is none (FAN-0-3).
void checkCastle(const GameState& state);
/// Both, into a board that was written. Nothing without modules.
void addBoard(Json& board, const Island& island, const Rules& rules, const reeve::fan::State& from);

/// `mounted`, `crews` and `trains` of a colour's pieces.
void readPieces(Object& pieces, PlayerId player, GameState& into);
void addPieces(Json& pieces, const Rules& rules, const reeve::fan::Seat& from, const Island& island);
/// `moved`, `trains` and `conflict` of this turn.
void readThisTurn(Object& turn, GameState& into);
void addThisTurn(Json& turn, const Rules& rules, Phase phase, PlayerId player, const reeve::fan::State& from,
                 const Island& island);

/// What each colour has, `nyala` and the hoard.
void readHoard(Object& barbarians, GameState& into);
void readSeats(Object& position, GameState& into);
void addSeats(Json& position, const Rules& rules, const reeve::fan::State& from, const Seats& seats);

/// What follows from the pieces: `control` of the position and `conquered` of the pieces. Nothing without modules.
void addComputed(Json& position, const GameState& from);
/// Throws a Fault where `told` says something else.
void compareControl(const Node& told, const GameState& state);
void compareConquered(const Node& told, PlayerId player, const GameState& state);
/// Takes out of a position what is computed and what `named` does not name.
void dropComputed(Json& position, const Json& named);

/// What cannot lie where it lies (chapter 17). Throws a Fault.
void check(const GameState& state);

/// Notes that a command is well formed but refused.
using Note = std::function<void(RefusalCode, std::string_view rule)>;
/// Nothing for a verb that is no command of a module, and for `end-turn` without its keys. Throws a Fault.
std::optional<reeve::fan::Action> readAction(const std::string& verb, Object& object, const GameState& state,
                                             const Note& note);
/// The action of a `build`; nothing for a piece that is none of a module. Throws a Fault.
std::optional<reeve::fan::Action> readBuild(Object& object, const GameState& state, const Note& note);
/// `landing` of a command; empty where it states none.
reeve::fan::Landing landingFrom(Object& object, const GameState& state, const Note& note);
Json commandJson(const reeve::fan::Action& action, const Seats& seats);
void addLanding(Json& command, const reeve::fan::Landing& landing, const Island& island);

/// A path, or an intersection for a basin.
reeve::fan::Spot spotFrom(const Node& node, const Island& island);
std::string spotName(const reeve::fan::Spot& spot, const Island& island);
/// "inward" or "outward".
bool isOutward(const Node& node);
/// A die for each colour that rolls.
Json diceJson(const std::array<std::uint8_t, kMaxPlayers>& dice, const Seats& seats);

Json eventJson(const reeve::fan::Event& event, const Seats& seats);
/// The keys that eventJson() leaves out.
void addRest(Json& json, const reeve::fan::Event& event);
/// Nothing for a word that is no event of a module. `event` is what a journal holds.
std::optional<reeve::fan::Event> readEvent(const std::string& word, Object& event, const GameState& state);

/// A plain English sentence about what happened in a position.
std::string sentenceOf(const reeve::fan::Event& event, const GameState& state);

} // namespace reeve::record::fan
