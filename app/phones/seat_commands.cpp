// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/seat_commands.h"

#include "engine/record/parsed.h"
#include "engine/record/stated.h"
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
    bool tellsHands = false; ///< with real hands only the table knows the cards
    bool tellsDecks = false; ///< with real decks only the table knows the card
};

// clang-format off
constexpr std::array kCommands{
    Row{"discard", Names::Key, true},
    Row{"take", Names::Key},
    Row{"lose-city", Names::Key},
    Row{"draw-progress", Names::Key, false, true},
    Row{"discard-progress", Names::Key, false, true},
    Row{"commit-knights", Names::Key},
    Row{"relocate-knight", Names::Key},
    Row{"remove-knight", Names::Key},
    Row{"place-knight", Names::Key},
    Row{"give", Names::Key, true},
    Row{"take-progress", Names::Key, false, true},
    Row{"take-cards", Names::Key, true},
    Row{"place-metropolis", Names::Key},
    Row{"move-robber", Names::Key},
    Row{"build-neutral", Names::Key},
    Row{"move-pirate", Names::Key},
    Row{"take-gold", Names::Key},
    Row{"roll-prisoners", Names::Key},
    Row{"roll-losses", Names::Key},
    Row{"pass", Names::Key}, // declines an owed decision
    Row{"roll", Names::Rev},
    Row{"play", Names::Rev, false, true},
    Row{"play-development", Names::Rev, false, true},
    Row{"buy-development", Names::Rev, false, true},
    Row{"improve", Names::Rev},
    Row{"trade-bank", Names::Rev, true},
    Row{"harbor-trade", Names::Rev, true},
    Row{"robber-to-desert", Names::Rev},
    Row{"discard-knight", Names::Rev},
    Row{"forced-trade", Names::Rev, true},
    Row{"end-turn", Names::Rev},
    Row{"build", Names::Rev},
    Row{"activate", Names::Rev},
    Row{"promote", Names::Rev},
    Row{"move-knight", Names::Rev},
    Row{"chase-robber", Names::Rev},
    Row{"move-ship", Names::Rev},
    Row{"chase-pirate", Names::Rev},
    Row{"start-movement", Names::Rev},
    Row{"move-mounted", Names::Rev},
    Row{"move-crew", Names::Rev},
    Row{"move-train", Names::Rev},
    Row{"drive-off", Names::Rev},
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
    const auto* row = std::ranges::find(kCommands, std::string_view(verb->get_ref<const std::string&>()), &Row::verb);
    if (row == kCommands.end()) return NotAllowed{Code::Malformed, "do.do"};
    if (const auto player = command.find("player"); player != command.end()) {
        const auto color =
            player->is_string() ? record::named<Color>(player->get_ref<const std::string&>()) : std::nullopt;
        if (!color) return NotAllowed{Code::Malformed, "do.player"};
        if (*color != seat) return NotAllowed{Code::NotYours, {}};
    }
    if (row->names == Names::Nothing) return NotAllowed{Code::NotFromAPhone, {}};
    const auto stated = record::statedBy(command, state);
    if (!std::ranges::all_of(stated, [&](record::Stated one) { return mayState(one, real); }))
        return NotAllowed{Code::StatedChance, {}};
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
