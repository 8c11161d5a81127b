// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/seat_commands.h"

#include "engine/record/parsed.h"
#include "engine/record/words.h"

#include <algorithm>
#include <array>

namespace reeve::phones {
namespace {

using record::Json;

/// What a phone must send with a command.
enum class Names : std::uint8_t {
    Key,     ///< key of the answered decision
    Rev,     ///< revision in which the turn offers it
    Nothing, ///< not allowed from phones
};

struct Row {
    std::string_view verb;
    Names names{};
    std::string_view chance{}; ///< key that would determine a random result
    bool tellsHands = false;   ///< with real hands only the table knows the cards
    bool tellsDecks = false;   ///< with real decks only the table knows the card
    std::string_view dice{};   ///< key with the value of dice; allowed with real dice only
};

/// Keys of several commands with drawn tokens or landing places.
constexpr std::array<std::string_view, 2> kTurnedOver{"nuggets", "landing"};

// clang-format off
constexpr std::array kCommands{
    Row{"discard", Names::Key, {}, true},
    Row{"take", Names::Key},
    Row{"lose-city", Names::Key},
    Row{"draw-progress", Names::Key, "card", false, true},
    Row{"discard-progress", Names::Key, {}, false, true},
    Row{"commit-knights", Names::Key},
    Row{"relocate-knight", Names::Key},
    Row{"remove-knight", Names::Key},
    Row{"place-knight", Names::Key},
    Row{"give", Names::Key, {}, true},
    Row{"take-progress", Names::Key, {}, false, true},
    Row{"take-cards", Names::Key, {}, true},
    Row{"place-metropolis", Names::Key},
    Row{"move-robber", Names::Key, "card"},
    Row{"build-neutral", Names::Key},
    Row{"move-pirate", Names::Key, "card"},
    Row{"take-gold", Names::Key},
    Row{"roll-prisoners", Names::Key, {}, false, false, "rolls"},
    Row{"roll-losses", Names::Key, {}, false, false, "die"},
    Row{"pass", Names::Key}, // declines an owed decision
    Row{"roll", Names::Rev},
    Row{"play", Names::Rev, {}, false, true},
    Row{"play-development", Names::Rev, "stolen", false, true},
    Row{"buy-development", Names::Rev, "card", false, true},
    Row{"improve", Names::Rev},
    Row{"trade-bank", Names::Rev, {}, true},
    Row{"harbor-trade", Names::Rev, {}, true},
    Row{"robber-to-desert", Names::Rev},
    Row{"discard-knight", Names::Rev},
    Row{"forced-trade", Names::Rev, "cards", true},
    Row{"end-turn", Names::Rev},
    Row{"build", Names::Rev},
    Row{"activate", Names::Rev},
    Row{"promote", Names::Rev},
    Row{"move-knight", Names::Rev},
    Row{"chase-robber", Names::Rev, "card"},
    Row{"move-ship", Names::Rev},
    Row{"chase-pirate", Names::Rev, "card"},
    Row{"start-movement", Names::Rev},
    Row{"move-mounted", Names::Rev},
    Row{"move-crew", Names::Rev},
    Row{"move-train", Names::Rev},
    Row{"drive-off", Names::Rev, {}, false, false, "die"},
    Row{"promote-train", Names::Rev},
    Row{"exchange-prisoners", Names::Rev},
    Row{"plunder", Names::Rev},
    Row{"chase-barbarian", Names::Rev},
    Row{"arrest", Names::Rev},
    Row{"banish", Names::Rev},
    Row{"deconstruct", Names::Rev},
    Row{"trade", Names::Nothing}, // performed through `reply` only, after both have agreed
    Row{"place", Names::Nothing},
    Row{"place-neutral", Names::Nothing},
    Row{"undo", Names::Nothing},
    Row{"redo", Names::Nothing},
    Row{"correct", Names::Nothing},
};
// clang-format on

bool statesChance(const Row& row, const Json& command, const RealParts& real) {
    if (!row.chance.empty() && command.contains(row.chance)) return true;
    if (!row.dice.empty() && !real.dice && command.contains(row.dice)) return true;
    if (std::ranges::any_of(kTurnedOver, [&](std::string_view key) { return command.contains(key); })) return true;
    if (row.verb == "roll" && !real.dice)
        return command.contains("red") || command.contains("yellow") || command.contains("event");
    // The Bishop draws a random card from each victim.
    return row.verb == "play" && command.contains("cards");
}

} // namespace

std::optional<NotAllowed> notAllowed(const Do& message, Color seat, const Standing& standing, const RealParts& real) {
    const Json command = record::parseJson(message.command).value;
    const auto verb = command.is_object() ? command.find("do") : command.end();
    if (verb == command.end() || !verb->is_string()) return NotAllowed{Code::Malformed, "do.do"};
    const auto* row = std::ranges::find(kCommands, std::string_view(verb->get_ref<const std::string&>()), &Row::verb);
    if (row == kCommands.end()) return NotAllowed{Code::Malformed, "do.do"};
    if (const auto player = command.find("player"); player != command.end()) {
        const auto color =
            player->is_string() ? record::named<Color>(player->get_ref<const std::string&>()) : std::nullopt;
        if (!color) return NotAllowed{Code::Malformed, "do.player"};
        if (*color != seat) return NotAllowed{Code::NotYours, {}};
    }
    if (row->names == Names::Nothing) return NotAllowed{Code::NotFromAPhone, {}};
    if (statesChance(*row, command, real)) return NotAllowed{Code::StatedChance, {}};
    if ((row->tellsHands && real.hands) || (row->tellsDecks && real.decks)) return NotAllowed{Code::NotFromAPhone, {}};
    if (row->names == Names::Key) {
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
