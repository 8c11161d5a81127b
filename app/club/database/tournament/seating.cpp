// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/database/tournament/seating.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace reeve::app::tournament {
namespace {

/// Number of meetings of each pair at a table.
class Meetings {
public:
    Meetings(int players, std::span<const Round> rounds)
        : m_players(static_cast<std::size_t>(players)), m_count(m_players * m_players) {
        for (const Round& round : rounds)
            for (const Seating& table : round)
                for (const PlayerNumber one : table)
                    for (const PlayerNumber other : table)
                        if (one != other) ++at(one, other);
    }
    [[nodiscard]] int of(PlayerNumber one, PlayerNumber other) const {
        return m_count[static_cast<std::size_t>(one) * m_players + static_cast<std::size_t>(other)];
    }

private:
    int& at(PlayerNumber one, PlayerNumber other) {
        return m_count[static_cast<std::size_t>(one) * m_players + static_cast<std::size_t>(other)];
    }
    std::size_t m_players;
    std::vector<int> m_count;
};

/// Cost of another meeting of a pair: one third meeting costs more than two second ones.
int cost(int met) { return met * met; }

int costOf(const Meetings& meetings, PlayerNumber player, const Seating& table, std::size_t except) {
    int sum = 0;
    for (std::size_t seat = 0; seat < table.size(); ++seat)
        if (seat != except) sum += cost(meetings.of(player, table[seat]));
    return sum;
}

int costOf(const Meetings& meetings, const Round& round) {
    int sum = 0;
    for (const Seating& table : round)
        for (std::size_t seat = 0; seat < table.size(); ++seat) sum += costOf(meetings, table[seat], table, seat);
    return sum / 2;
}

/// Swaps players between tables while that lowers the cost.
void improve(Round& round, const Meetings& meetings) {
    for (bool better = true; better;) {
        better = false;
        for (std::size_t a = 0; a < round.size(); ++a)
            for (std::size_t b = a + 1; b < round.size(); ++b)
                for (std::size_t i = 0; i < round[a].size(); ++i)
                    for (std::size_t j = 0; j < round[b].size(); ++j) {
                        const PlayerNumber one = round[a][i], other = round[b][j];
                        const int now = costOf(meetings, one, round[a], i) + costOf(meetings, other, round[b], j);
                        const int then = costOf(meetings, other, round[a], i) + costOf(meetings, one, round[b], j);
                        if (then >= now) continue;
                        std::swap(round[a][i], round[b][j]);
                        better = true;
                    }
    }
}

/// Orders the seats of each table: the player who has started least often starts; likewise for later seats.
void orderSeats(Round& round, int players, std::span<const Round> before) {
    std::vector<std::vector<int>> sat(static_cast<std::size_t>(players)); // by player and seat
    for (const Round& played : before)
        for (const Seating& table : played)
            for (std::size_t seat = 0; seat < table.size(); ++seat) {
                auto& counts = sat[static_cast<std::size_t>(table[seat])];
                if (counts.size() <= seat) counts.resize(seat + 1);
                ++counts[seat];
            }
    for (Seating& table : round)
        for (std::size_t seat = 0; seat + 1 < table.size(); ++seat) {
            const auto count = [&](PlayerNumber player) {
                const auto& counts = sat[static_cast<std::size_t>(player)];
                return seat < counts.size() ? counts[seat] : 0;
            };
            const auto from = table.begin() + static_cast<std::ptrdiff_t>(seat);
            std::iter_swap(from, std::ranges::min_element(from, table.end(), {}, count));
        }
}

} // namespace

std::optional<Tables> tablesFor(int players, int size) {
    if (size < 3 || players < size - 1) return std::nullopt;
    for (int byes = 0; byes < size && players - byes >= size - 1; ++byes) {
        const int seated = players - byes;
        const int tables = (seated + size - 1) / size, smaller = tables * size - seated;
        if (smaller > tables) continue;
        Tables found{.sizes = std::vector<int>(static_cast<std::size_t>(tables), size), .byes = byes};
        for (int i = 0; i < smaller; ++i) --found.sizes[found.sizes.size() - 1 - static_cast<std::size_t>(i)];
        return found;
    }
    return std::nullopt;
}

std::optional<Round> seatRound(int players, int size, std::span<const Round> before, std::uint64_t seed) {
    const auto tables = tablesFor(players, size);
    if (!tables) return std::nullopt;
    std::mt19937_64 chance(seed);
    std::vector<int> played(static_cast<std::size_t>(players));
    for (const Round& round : before)
        for (const Seating& table : round)
            for (const PlayerNumber player : table) ++played[static_cast<std::size_t>(player)];
    std::vector<PlayerNumber> all(static_cast<std::size_t>(players));
    std::iota(all.begin(), all.end(), 0);
    std::ranges::shuffle(all, chance);
    // Players with the most games have had the fewest byes.
    std::ranges::stable_sort(all, std::ranges::greater(),
                             [&](PlayerNumber player) { return played[static_cast<std::size_t>(player)]; });
    all.erase(all.begin(), all.begin() + tables->byes);

    const Meetings meetings(players, before);
    constexpr int kTries = 40;
    std::optional<Round> best;
    int least = 0;
    for (int attempt = 0; attempt < kTries && (!best || least > 0); ++attempt) {
        std::ranges::shuffle(all, chance);
        Round round;
        auto next = all.begin();
        for (const int seats : tables->sizes) {
            round.emplace_back(next, next + seats);
            next += seats;
        }
        improve(round, meetings);
        const int found = costOf(meetings, round);
        if (best && found >= least) continue;
        best = std::move(round);
        least = found;
    }
    orderSeats(*best, players, before);
    return best;
}

int repeatedMeetings(int players, std::span<const Round> rounds) {
    const Meetings meetings(players, rounds);
    int repeated = 0;
    for (int one = 0; one < players; ++one)
        for (int other = one + 1; other < players; ++other) repeated += std::max(0, meetings.of(one, other) - 1);
    return repeated;
}

} // namespace reeve::app::tournament
