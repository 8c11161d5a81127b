// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/seafarers/trade_route.h"

#include "engine/state/queries.h"

namespace reeve::seafarers {
namespace {

enum class Last : std::uint8_t { Nothing, Road, Ship };

/// Exhaustive search; prunes if the remaining pieces cannot make the trail longer than the best one.
class Search {
public:
    Search(const Island& island, const Network& network) : m_island(island), m_network(network) {}

    void run() {
        for (auto left = m_network.roads | m_network.ships; left.size() > m_best;) {
            const auto part = component(left);
            left -= part;
            if (part.size() > m_best) searchPart(part);
        }
    }
    [[nodiscard]] int best() const { return m_best; }
    [[nodiscard]] const InlineVector<PathId, kMaxPaths>& trail() const { return m_bestTrail; }
    void keepTrail() { m_keep = true; }
    void lookBeyond(int length) { m_best = length; }

private:
    [[nodiscard]] const PathSet& kindOf(PathId path) const {
        return m_network.ships.contains(path) ? m_network.ships : m_network.roads;
    }
    /// The pieces that are connected with the first one of a set.
    [[nodiscard]] PathSet component(const PathSet& pieces) const {
        PathSet found{pieces.first()};
        PathSet edge = found;
        while (!edge.empty()) {
            PathSet next;
            for (const auto path : edge)
                for (const auto end : m_island.pathEnds[index(path)]) {
                    if (m_network.barriers.contains(end)) continue;
                    const auto there = m_island.intersectionPaths[index(end)] & pieces;
                    next |= m_network.joints.contains(end) ? there : there & kindOf(path);
                }
            edge = next - found;
            found |= next;
        }
        return found;
    }
    /// A trail that cannot be extended begins at a barrier, or at an intersection with an odd number of pieces over
    /// which it may continue: all at a joint, else those of one kind. Without such a place the component is a closed
    /// trail.
    [[nodiscard]] bool mayBegin(IntersectionId at, const PathSet& part) const {
        if (m_network.barriers.contains(at)) return true;
        const auto there = m_island.intersectionPaths[index(at)] & part;
        if (m_network.joints.contains(at)) return (there.size() & 1) != 0;
        return ((there & m_network.roads).size() & 1) != 0 || ((there & m_network.ships).size() & 1) != 0;
    }
    void searchPart(const PathSet& part) {
        IntersectionSet ends;
        for (const auto path : part) ends |= m_island.pathEndSet[index(path)];
        m_left = part;
        bool round = true;
        for (const auto at : ends) {
            if (!mayBegin(at, part)) continue;
            round = false;
            walk(at, Last::Nothing, 0, part.size());
        }
        if (!round) return;
        if (m_keep)
            walk(ends.first(), Last::Nothing, 0, part.size());
        else
            m_best = part.size();
    }
    void walk(IntersectionId at, Last last, int length, int rest) {
        if (length > m_best) {
            m_best = length;
            if (m_keep) m_bestTrail = m_trail;
        }
        if (length + rest <= m_best) return;
        if (length > 0 && m_network.barriers.contains(at)) return;
        const bool anyKind = last == Last::Nothing || m_network.joints.contains(at);
        for (const auto& [path, end] : m_island.ways[index(at)]) {
            if (!m_left.contains(path)) continue;
            const auto kind = m_network.ships.holds(path) ? Last::Ship : Last::Road;
            if (!anyKind && kind != last) continue;
            m_left.erase(path);
            if (m_keep) m_trail.push_back(path);
            walk(end, kind, length + 1, rest - 1);
            if (m_keep) m_trail.erase(m_trail.size() - 1);
            m_left.insert(path);
        }
    }

    const Island& m_island;
    const Network& m_network;
    PathSet m_left; ///< of the component being searched
    int m_best = 0;
    bool m_keep = false;
    InlineVector<PathId, kMaxPaths> m_trail, m_bestTrail;
};

} // namespace

Network networkOf(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    return {own.roads, own.ships, own.buildings(), foreignPieces(state, player)};
}

InlineVector<PathId, kMaxPaths> longestRoute(const Island& island, const Network& network) {
    Search search(island, network);
    search.keepTrail();
    search.run();
    return search.trail();
}

int longestRouteLength(const Island& island, const Network& network, int beyond) {
    Search search(island, network);
    search.lookBeyond(beyond);
    search.run();
    return search.best();
}

} // namespace reeve::seafarers
