// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/box_fit.h"

#include <algorithm>

namespace reeve {
namespace {

/// The kind in excess and the missing kind, if each is one.
struct Swap {
    std::size_t from = 0;
    std::size_t to = 0;
};

template <std::size_t N>
std::optional<Swap> onlySwap(const std::array<int, N>& left) {
    std::optional<std::size_t> over;
    std::optional<std::size_t> under;
    for (std::size_t kind = 0; kind < N; ++kind) {
        std::optional<std::size_t>& which = left[kind] < 0 ? over : under;
        if (left[kind] == 0) continue;
        if (which) return std::nullopt;
        which = kind;
    }
    if (!over || !under) return std::nullopt;
    return Swap{*over, *under};
}

bool isLand(const LaidHex& hex) { return hex.terrain && *hex.terrain != Terrain::Desert; }

class Fit {
public:
    Fit(const LaidBoard& board, IslandId island)
        : board_(board), hexes_(islandOf(island).hexes), box_(boxOf(island, kMaxPlayers)) {
        fit_.terrainsLeft = box_.terrain;
        fit_.numbersLeft = box_.tokens;
        for (const HexId at : hexes_) {
            const LaidHex& hex = board[index(at)];
            if (hex.terrain) --fit_.terrainsLeft[index(*hex.terrain)];
            if (hex.number > 0 && hex.terrain != Terrain::Desert)
                --fit_.numbersLeft[static_cast<std::size_t>(hex.number)];
            if (!hex.terrain || (isLand(hex) && hex.number == 0)) fit_.open.push_back(at);
        }
    }

    BoxFit done() {
        HexSet suspects;
        for (std::size_t t = 0; t < kTerrains; ++t) {
            const auto terrain = static_cast<Terrain>(t);
            const int want = box_.terrain[t];
            if (fit_.terrainsLeft[t] >= 0) continue;
            fit_.tooMany.push_back({terrain, want - fit_.terrainsLeft[t], want});
            for (const HexId hex : among([&](const LaidHex& laid) { return laid.terrain == terrain; }))
                suspects.insert(hex);
        }
        for (std::size_t n = 1; n < fit_.numbersLeft.size(); ++n) {
            const int number = static_cast<int>(n);
            const int want = box_.tokens[n];
            if (fit_.numbersLeft[n] >= 0) continue;
            fit_.tooMany.push_back({number, want - fit_.numbersLeft[n], want});
            for (const HexId hex : holding(number)) suspects.insert(hex);
        }
        for (const HexId hex : suspects) fit_.suspects.push_back(hex);
        exchangeTerrains();
        exchangeNumbers();
        return std::move(fit_);
    }

private:
    /// The hexes for which `holds` is true, without the confirmed ones unless only these are left.
    template <typename Holds>
    std::vector<HexId> among(Holds holds) const {
        std::vector<HexId> all;
        std::vector<HexId> free;
        for (const HexId hex : hexes_) {
            if (!holds(board_[index(hex)])) continue;
            all.push_back(hex);
            if (!board_[index(hex)].confirmed) free.push_back(hex);
        }
        return free.empty() ? all : free;
    }

    std::vector<HexId> holding(int number) const {
        return among([number](const LaidHex& hex) { return hex.number == number && hex.terrain != Terrain::Desert; });
    }

    void exchangeTerrains() {
        const auto swap = onlySwap(fit_.terrainsLeft);
        if (!swap || !among([](const LaidHex& hex) { return !hex.terrain; }).empty()) return;
        const auto from = static_cast<Terrain>(swap->from);
        const auto to = static_cast<Terrain>(swap->to);
        std::vector<HexId> hexes = among([from](const LaidHex& hex) { return hex.terrain == from; });
        // Every hex but the desert has a token (COMP-10): a hex that breaks this is the likelier one.
        const auto odd = [&](HexId hex) {
            const bool bare = board_[index(hex)].number == 0;
            return to == Terrain::Desert ? bare : from == Terrain::Desert && !bare;
        };
        if (std::any_of(hexes.begin(), hexes.end(), odd)) std::erase_if(hexes, [&](HexId hex) { return !odd(hex); });
        for (const HexId hex : hexes)
            fit_.exchanges.push_back({hex, to, to == Terrain::Desert ? 0 : board_[index(hex)].number});
    }

    void exchangeNumbers() {
        const auto swap = onlySwap(fit_.numbersLeft);
        if (!swap || !fit_.open.empty()) return;
        for (const HexId hex : holding(static_cast<int>(swap->from)))
            fit_.exchanges.push_back({hex, *board_[index(hex)].terrain, static_cast<int>(swap->to)});
    }

    const LaidBoard& board_;
    HexSet hexes_;
    const Box& box_;
    BoxFit fit_;
};

} // namespace

BoxFit fitToBox(const LaidBoard& board, IslandId island) { return Fit(board, island).done(); }

std::optional<HarborFault> harborFault(const std::vector<HarborKind>& harbors, IslandId island) {
    const auto& box = boxOf(island, kMaxPlayers);
    const auto count = [&](HarborKind kind) { return std::count(harbors.begin(), harbors.end(), kind); };
    constexpr std::array kSpecial{HarborKind::Brick, HarborKind::Lumber, HarborKind::Wool, HarborKind::Grain,
                                  HarborKind::Ore};
    for (const HarborKind kind : kSpecial)
        if (count(kind) > box.harbors[index(kind)]) return HarborFault{kind, true};
    for (const HarborKind kind : kSpecial)
        if (count(kind) < box.harbors[index(kind)]) return HarborFault{kind, false};
    return std::nullopt;
}

} // namespace reeve
