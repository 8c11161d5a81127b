// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/correction_set.h"

#include "engine/record/position.h"
#include "engine/record/words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>

namespace reeve::app {
namespace {

using record::Json;
using namespace vision;

constexpr std::array<const char*, 6> kLists{"roads", "ships", "settlements", "cities", "reduced", "walls"};

const char* listOf(PieceKind piece) {
    switch (piece) {
    case PieceKind::Road: return "roads";
    case PieceKind::Settlement: return "settlements";
    case PieceKind::City: return "cities";
    case PieceKind::Wall: return "walls";
    case PieceKind::Knight: return "knights";
    case PieceKind::Ship: return "ships";
    case PieceKind::Metropolis: break;
    }
    return nullptr;
}

void drop(Json& list, const std::string& place) {
    list.erase(std::remove_if(list.begin(), list.end(),
                              [&](const Json& item) { return (item.is_object() ? item["at"] : item) == place; }),
               list.end());
}

/// A member of an object; null if it is missing, as are ships and the pirate without Seafarers.
const Json& member(const Json& object, const std::string& key) {
    static const Json kNull;
    const auto found = object.find(key);
    return found == object.end() ? kNull : *found;
}

/// A position that is changed piece by piece.
class Draft {
public:
    explicit Draft(const GameState& state) : state_(state), before_(record::toJson(state)), now_(before_) {}

    /// Applies what was seen at the place of a difference.
    void lay(const Difference& difference) {
        difference_ = &difference;
        at_ = std::visit([this](auto place) { return nameOf(place); }, difference.at);
        std::visit([this](const auto& thing) { see(thing); }, difference.seen);
    }

    /// The changed parts of the position, as `set` of a correction.
    Json set() const {
        Json set = Json::object();
        for (const auto& [color, pieces] : now_["pieces"].items())
            for (const auto& [list, items] : pieces.items())
                if (member(before_["pieces"][color], list) != items) set["pieces"][color][list] = items;
        for (const auto& [hex, value] : now_["board"]["hexes"].items())
            if (before_["board"]["hexes"][hex] != value) set["board"]["hexes"][hex] = value;
        for (const char* part : {"harbors", "robber", "merchant", "pirate"})
            if (const Json& is = member(now_["board"], part); member(before_["board"], part) != is)
                set["board"][part] = is;
        for (const Track track : {Track::Trade, Track::Politics, Track::Science}) {
            const std::string word(record::wordOf(track));
            const Json was = before_["metropolises"].value(word, Json());
            const Json is = now_["metropolises"].value(word, Json());
            if (was != is) set["metropolises"][word] = is;
        }
        if (before_["barbarians"] != now_["barbarians"]) set["barbarians"]["spaces"] = now_["barbarians"]["spaces"];
        return set;
    }

private:
    static std::string nameOf(std::monostate) { return {}; }
    template <typename Id>
    std::string nameOf(Id id) const {
        return state_.island().name(id);
    }

    void clearPlace() {
        for (auto& [color, pieces] : now_["pieces"].items()) {
            for (const char* list : kLists)
                if (pieces.contains(list)) drop(pieces[list], at_);
            if (pieces.contains("knights")) drop(pieces["knights"], at_);
        }
        dropMetropolis();
    }
    void dropMetropolis() {
        Json kept = Json::object();
        for (const auto& [track, metropolis] : now_["metropolises"].items())
            if (!metropolis.is_object() || metropolis["at"] != at_) kept[track] = metropolis;
        now_["metropolises"] = kept;
    }

    void see(const Nothing&) {
        if (std::holds_alternative<MerchantOn>(difference_->tracked)) {
            now_["board"]["merchant"] = nullptr;
            return;
        }
        const auto* tracked = std::get_if<Standing>(&difference_->tracked);
        if (tracked && tracked->piece == PieceKind::Metropolis)
            dropMetropolis();
        else if (tracked && tracked->piece == PieceKind::Wall)
            drop(now_["pieces"][std::string(record::wordOf(tracked->color))]["walls"], at_);
        else
            clearPlace();
    }
    void see(const Standing& standing) {
        Json& pieces = now_["pieces"][std::string(record::wordOf(standing.color))];
        if (standing.piece == PieceKind::Metropolis) {
            giveMetropolis(standing);
            return;
        }
        if (standing.piece != PieceKind::Wall) clearPlace();
        Json& list = pieces[listOf(standing.piece)];
        if (standing.piece == PieceKind::Knight)
            list.push_back({{"at", at_}, {"level", standing.level}, {"active", standing.active}});
        else
            list.push_back(at_);
    }
    /// A photograph does not show the track of a metropolis. Candidates are tracks at level 4 or 5 whose metropolis
    /// belongs to nobody or to this player; those of nobody come first, then the higher level.
    void giveMetropolis(const Standing& standing) {
        for (std::size_t seat = 0; seat < state_.seatCount; ++seat) {
            if (state_.colors[seat] != standing.color) continue;
            int most = -1;
            std::string track;
            for (std::size_t t = 0; t < kTracks; ++t) {
                const PlayerId owner = state_.metropolises[t].player;
                const int level = state_.players[seat].improvements[t] + (owner == kNobody ? 10 : 0);
                if ((owner == kNobody || owner == static_cast<PlayerId>(seat)) &&
                    state_.players[seat].improvements[t] >= 4 && level > most) {
                    most = level;
                    track = record::wordOf(static_cast<Track>(t));
                }
            }
            if (most >= 0) now_["metropolises"][track] = {{"player", record::wordOf(standing.color)}, {"at", at_}};
        }
    }
    void see(Terrain terrain) {
        Json& hex = now_["board"]["hexes"][at_];
        hex["terrain"] = record::wordOf(terrain);
        if (terrain == Terrain::Desert) hex.erase("number");
    }
    void see(const Token& token) {
        Json& hex = now_["board"]["hexes"][at_];
        if (token.number == 0)
            hex.erase("number");
        else
            hex["number"] = token.number;
    }
    void see(const PirateOn& pirate) { now_["board"]["pirate"] = nameOf(pirate.at); }
    void see(const RobberOn& robber) { now_["board"]["robber"] = nameOf(robber.at); }
    /// A photograph does not show the owner of the merchant: the recorded one is kept; without one it is the player on
    /// turn.
    void see(const MerchantOn& merchant) {
        const PlayerId owner = state_.board.merchant != kNoHex ? state_.board.merchantOwner : state_.turn.player;
        now_["board"]["merchant"] = {{"at", nameOf(merchant.at)},
                                     {"player", record::wordOf(state_.colors[index(owner)])}};
    }
    void see(const Pier& pier) {
        Json& harbors = now_["board"]["harbors"];
        drop(harbors, at_);
        if (pier.gives) harbors.push_back({{"at", at_}, {"gives", record::wordOf(*pier.gives)}});
    }
    void see(const Ship& ship) { now_["barbarians"]["spaces"] = ship.spaces; }

    const GameState& state_;
    const Json before_;
    Json now_;
    const Difference* difference_ = nullptr;
    std::string at_;
};

} // namespace

Json correctionSet(const GameState& state, const std::vector<Difference>& differences) {
    Draft draft(state);
    for (const Difference& difference : differences) draft.lay(difference);
    return draft.set();
}

} // namespace reeve::app
