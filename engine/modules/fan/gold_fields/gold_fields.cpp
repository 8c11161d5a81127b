// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/gold_fields/gold_fields.h"

#include "engine/rules/event_writer.h"
#include "engine/setup/shuffle.h"

#include <algorithm>
#include <vector>

namespace reeve::fan {
namespace {

using rules::accepted;
using rules::refuse;

constexpr int kHexesAround = 3;

PathSet landPaths(const GameState& state, IntersectionId at) {
    const auto& paths = state.island().intersectionPaths[index(at)];
    return state.rules.seafarers() ? paths & state.board.waters.landPaths : paths;
}

/// Number of the player's pieces on `paths`.
int minersOf(const Seat& seat, const PathSet& paths) {
    int miners = 0;
    for (const auto* walkers : {&seat.mounted, &seat.crews})
        for (const auto& walker : *walkers) miners += paths.contains(walker.at.path) ? 1 : 0;
    return miners;
}

int occupiedPaths(const GameState& state, const PathSet& paths) {
    PathSet occupied;
    for (const auto& seat : state.fan.seats)
        for (const auto* walkers : {&seat.mounted, &seat.crews})
            for (const auto& walker : *walkers)
                if (paths.contains(walker.at.path)) occupied.insert(walker.at.path);
    return occupied.size();
}

/// FAN-GOLD-4, FAN-GOLD-8, FAN-GOLD-9.
void moveMarkers(EventWriter& writer, const PathSet& paths, int nuggets) {
    const auto& state = writer.state();
    const auto& numbers = state.rules.fan.numbers;
    for (const auto player : clockwiseFrom(state, state.turn.player)) {
        const auto& seat = state.fan.seat(player);
        const int by = std::min<int>(nuggets * minersOf(seat, paths), numbers.goldTrack - seat.mining);
        if (by <= 0) continue;
        const bool behind = seat.mining < numbers.nyalaSpace; // a marker beyond the space has passed it already
        writer.emit(MarkerMoved{player, static_cast<std::uint8_t>(by)});
        if (state.fan.nyala == kNobody && behind && seat.mining >= numbers.nyalaSpace) writer.emit(NyalaWon{player});
    }
}

using Places = InlineVector<IntersectionId, kMaxIntersections>;
using Chosen = InlineVector<IntersectionId, kMostGoldFields>;

/// Chooses places of which no two touch the same hex, in the order of the list, with backtracking: six tokens use all
/// hexes of the standard island except the castle.
class Choice {
public:
    Choice(const Island& island, const Places& places, std::size_t wanted)
        : m_island(island), m_places(places), m_wanted(wanted) {
        choose(0, {});
    }
    /// As many places as wanted, or the most that were found.
    [[nodiscard]] const Chosen& places() const { return m_best; }

private:
    void choose(std::size_t from, const HexSet& taken) {
        if (m_now.size() > m_best.size()) m_best = m_now;
        for (auto i = from; i < m_places.size() && m_best.size() < m_wanted && m_tries > 0; ++i) {
            const auto& around = m_island.intersectionHexes[index(m_places[i])];
            if (taken.meets(around)) continue;
            --m_tries;
            m_now.push_back(m_places[i]);
            choose(i + 1, taken | around);
            m_now.erase(m_now.size() - 1);
        }
    }

    const Island& m_island;
    const Places& m_places;
    std::size_t m_wanted;
    int m_tries = 100'000; ///< enough for every island with the default numbers
    Chosen m_now, m_best;
};

} // namespace

bool fitsGoldField(const GameState& state, IntersectionId at, int miners) {
    return landPaths(state, at).size() >= (miners == 3 ? 3 : 2);
}

Verdict mine(EventWriter& writer, int stated) {
    const auto& state = writer.state();
    InlineVector<GoldField, kMostGoldFields> flipped; // flipping removes them from the state's list
    for (const auto& token : state.fan.goldFields)
        if (occupiedPaths(state, state.island().intersectionPaths[index(token.at)]) >= token.miners)
            flipped.push_back(token);
    const bool known = std::ranges::all_of(flipped, [](const GoldField& token) { return token.nuggets != 0; });
    int next = 0;
    for (const auto& token : flipped) {
        const int told = known || token.nuggets == 0 ? statedNuggets(stated, next++) : 0;
        if (told != 0 && token.nuggets != 0 && told != token.nuggets)
            return refuse(RefusalCode::ImpossibleChance, "FAN-GOLD-14");
        int nuggets = token.nuggets != 0 ? token.nuggets : told;
        if (nuggets == 0) nuggets = 1 + writer.draw(kMostNuggets);
        writer.emit(GoldFieldFlipped{token.at, static_cast<std::uint8_t>(nuggets), writer.takeDraws()});
        moveMarkers(writer, state.island().intersectionPaths[index(token.at)], nuggets);
    }
    for (; next < kMostStatedTokens; ++next) // no such token is flipped
        if (statedNuggets(stated, next) != 0) return refuse(RefusalCode::ImpossibleChance, "FAN-GOLD-14");
    return accepted;
}

void layGoldFields(GameState& state) {
    if (!state.rules.fan.has(Module::GoldFields)) return;
    const auto& island = state.island();
    Places places;
    for (const auto at : island.intersections) {
        const auto land = island.intersectionHexes[index(at)] - state.board.waters.sea;
        if (land.size() == kHexesAround && !land.contains(state.fan.castle)) places.push_back(at);
    }
    shuffle(places, state.chance);
    const auto wanted = std::min<std::size_t>(state.rules.fan.numbers.goldTokens, kMostGoldFields);
    const Choice choice(island, places, wanted);
    std::vector<GoldField> fields;
    for (const auto at : choice.places()) {
        // Half of the tokens need three miners.
        const auto miners = static_cast<std::uint8_t>(fields.size() % 2 == 0 ? 2 : 3);
        fields.push_back({at, miners, static_cast<std::uint8_t>(1 + state.chance.draw(kMostNuggets))});
    }
    std::ranges::sort(fields, {}, &GoldField::at);
    state.fan.goldFields.clear();
    for (const auto& field : fields) state.fan.goldFields.push_back(field);
}

} // namespace reeve::fan
