// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/seat_commands.h"

#include "engine/record/parsed.h"
#include "engine/record/stated.h"
#include "engine/record/words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>

namespace reeve::phones {
namespace {

using record::Json;

/// What a phone must send with a command.
enum class Names : std::uint8_t {
    Key,    ///< key of the answered decision
    Rev,    ///< revision in which the turn offers it
    Nothing ///< not allowed from phones
};

/// Performed through `reply` only, after both have agreed; the set-up; what changes the record.
constexpr std::array kAtTheTable{"trade", "place", "place-neutral", "undo", "redo", "correct"};
/// With real hands only the table knows the cards; with real decks only the table knows the card.
constexpr std::array kTellHands{"discard", "give", "take-cards", "trade-bank", "harbor-trade", "forced-trade"};
constexpr std::array kTellDecks{"draw-progress", "discard-progress", "take-progress",
                                "play",          "play-development", "buy-development"};

bool isIn(const auto& verbs, std::string_view verb) { return std::ranges::find(verbs, verb) != verbs.end(); }

/// nullopt: no command of the record. Answers to decisions are told from the others by their timing.
template <typename Kind>
std::optional<Names> namesOf(std::string_view verb, std::type_identity<Kind>) {
    bool named = verb == Kind::kVerb;
    if constexpr (requires { Kind::kSecondVerb; }) named = named || verb == Kind::kSecondVerb;
    if (!named) return std::nullopt;
    return Kind::kTiming.answers ? Names::Key : Names::Rev;
}
template <typename... Kinds>
std::optional<Names> namesOf(std::string_view verb, std::type_identity<std::variant<Kinds...>>) {
    std::optional<Names> names;
    ((names = names ? names : namesOf(verb, std::type_identity<Kinds>())), ...);
    return names;
}

/// Which results of chance a phone may state. The table may state all: there the dice lie and the record is corrected.
bool mayState(record::Stated stated, const RealParts& real) {
    switch (stated) {
    case record::Stated::Dice: return real.dice;
    case record::Stated::Card:
    case record::Stated::Token: return false;
    }
    return false;
}

} // namespace

std::optional<NotAllowed> notAllowed(const Do& message, Color seat, const Standing& standing, const RealParts& real,
                                     const GameState& state) {
    const Json command = record::parseJson(message.command).value;
    const auto verb = command.is_object() ? command.find("do") : command.end();
    if (verb == command.end() || !verb->is_string()) return NotAllowed{Code::Malformed, "do.do"};
    const std::string_view word = verb->get_ref<const std::string&>();
    const auto names =
        isIn(kAtTheTable, word) ? std::optional(Names::Nothing) : namesOf(word, std::type_identity<Action>());
    if (!names) return NotAllowed{Code::Malformed, "do.do"};
    if (const auto player = command.find("player"); player != command.end()) {
        const auto color =
            player->is_string() ? record::named<Color>(player->get_ref<const std::string&>()) : std::nullopt;
        if (!color) return NotAllowed{Code::Malformed, "do.player"};
        if (*color != seat) return NotAllowed{Code::NotYours, {}};
    }
    if (names == Names::Nothing) return NotAllowed{Code::NotFromAPhone, {}};
    const auto stated = record::statedBy(command, state);
    if (!std::ranges::all_of(stated, [&](record::Stated one) { return mayState(one, real); }))
        return NotAllowed{Code::StatedChance, {}};
    if ((isIn(kTellHands, word) && real.hands) || (isIn(kTellDecks, word) && real.decks))
        return NotAllowed{Code::NotFromAPhone, {}};
    if (names == Names::Key) {
        if (!message.key) return NotAllowed{Code::Malformed, "key"};
        if (std::ranges::find(standing.due, *message.key) == standing.due.end()) return NotAllowed{Code::Answered, {}};
        return std::nullopt;
    }
    if (!message.rev) return NotAllowed{Code::Malformed, "rev"};
    if (*message.rev != standing.rev) return NotAllowed{Code::Stale, {}};
    if (standing.onTurn != seat) return NotAllowed{Code::NotYours, {}};
    return std::nullopt;
}

std::string commandOf(const Do& message, Color seat) {
    Json command = record::parseJson(message.command).value;
    command["player"] = record::wordOf(seat);
    return command.dump();
}

} // namespace reeve::phones
