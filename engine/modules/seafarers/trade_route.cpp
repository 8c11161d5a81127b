// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/seafarers/trade_route.h"

namespace reeve::seafarers {
namespace {

enum class Last : std::uint8_t { Nothing, Road, Ship };

/// Plain search, cut off where the pieces that are left cannot make the trail longer than the best one.
class Search {
public:
    Search(const Island& island, const Network& network) : m_island(island), m_network(network) {}

    void run() {
        const auto all = m_network.roads | m_network.ships;
        IntersectionSet ends;
        for (const auto path : all) ends |= m_island.pathEndSet[index(path)];
        for (const auto at : ends) walk(at, Last::Nothing, all, 0, all.size());
    }
    [[nodiscard]] int best() const { return m_best; }
    [[nodiscard]] const InlineVector<PathId, kMaxPaths>& trail() const { return m_bestTrail; }
    void keepTrail() { m_keep = true; }

private:
    void walk(IntersectionId at, Last last, const PathSet& left, int length, int rest) {
        if (length > m_best) {
            m_best = length;
            if (m_keep) m_bestTrail = m_trail;
        }
        if (length + rest <= m_best) return;
        if (length > 0 && m_network.barriers.contains(at)) return;
        auto next = m_island.intersectionPaths[index(at)] & left;
        if (last != Last::Nothing && !m_network.joints.contains(at))
            next &= last == Last::Road ? m_network.roads : m_network.ships;
        for (const auto path : next) {
            auto fewer = left;
            fewer.erase(path);
            if (m_keep) m_trail.push_back(path);
            walk(m_island.otherEnd(path, at), m_network.ships.contains(path) ? Last::Ship : Last::Road, fewer,
                 length + 1, rest - 1);
            if (m_keep) m_trail.erase(m_trail.size() - 1);
        }
    }

    const Island& m_island;
    const Network& m_network;
    int m_best = 0;
    bool m_keep = false;
    InlineVector<PathId, kMaxPaths> m_trail, m_bestTrail;
};

} // namespace

InlineVector<PathId, kMaxPaths> longestRoute(const Island& island, const Network& network) {
    Search search(island, network);
    search.keepTrail();
    search.run();
    return search.trail();
}

int longestRouteLength(const Island& island, const Network& network) {
    Search search(island, network);
    search.run();
    return search.best();
}

} // namespace reeve::seafarers
