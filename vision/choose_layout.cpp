// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/choose_layout.h"

#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/locate/quality.h"
#include "vision/look/normal_view.h"
#include "vision/look/read_sea.h"

#include <algorithm>
#include <numbers>

namespace reeve::vision {
namespace {

double shareAstrayIn(const NormalView& view) {
    TerrainLooks looks(view.hexes.size());
    readSea(view, looks);
    return shareAstray(view.ground, looks);
}

/// Returns the land hex whose centre lies at `at` (board plane, hex sides; tolerance 0.1).
std::optional<HexId> landAt(const Ground& layout, cv::Point2d at) {
    for (const HexId hex : layout.land())
        if (cv::norm(toPoint(layout.places().position(hex)) - at) < 0.1) return hex;
    return std::nullopt;
}

/// Whether at least half of the hexes show a number. The table beside the board shows none, whatever its colour.
bool showTokens(const TerrainLooks& looks, const HexSet& hexes) {
    int tokens = 0;
    for (const HexId hex : hexes) tokens += looks[index(hex)].numberProbabilities[0] < 0.5F;
    return 2 * tokens >= hexes.size();
}

/// An island of a layout that has the form of an island without sea.
struct Within {
    cv::Point2d middle; ///< position of the origin of that island on the board plane of the layout (hex sides)
    HexSet others;      ///< the land of the other islands
};

/// nullopt if no island of the layout has this form.
std::optional<Within> within(const Island& island, const Ground& layout) {
    for (const HexId first : layout.land()) {
        const cv::Point2d by = toPoint(layout.places().position(first)) - toPoint(island.position(HexId{}));
        HexSet covered;
        HexSet beside;
        for (const HexId hex : island.hexes)
            if (const auto land = landAt(layout, toPoint(island.position(hex)) + by)) {
                covered.insert(*land);
                beside |= layout.places().hexNeighbors[index(*land)];
            }
        if (covered.size() == island.hexCount && (beside - covered - layout.sea).empty())
            return Within{by, layout.land() - covered};
    }
    return std::nullopt;
}

} // namespace

double shareAstray(const Ground& ground, const TerrainLooks& looks) {
    int astray = 0;
    for (const HexId hex : ground.places().hexes) astray += (looks[index(hex)].sea > 0.5F) != ground.isSea(hex);
    return static_cast<double>(astray) / ground.places().hexCount;
}

std::optional<LayoutChoice> chooseLayout(const SearchedPicture& picture, const LocateParams& params) {
    std::vector<Located> fitting;
    LocateParams one = params;
    for (const ScenarioLayout& layout : scenarioLayouts()) {
        one.islands = {layout.ground};
        const std::optional<Located> place = glanceAtIsland(picture, one);
        if (!place || shareAstrayIn(normalView(picture.bgr, place->boardToImage, place->ground)) > params.mostAstray)
            continue;
        fitting.push_back(*place);
        if (place->score >= params.sureScore) break; // wrong layouts score lower: they have sea on the picture's land
    }
    if (fitting.empty()) return std::nullopt;
    std::stable_sort(fitting.begin(), fitting.end(), [](const auto& a, const auto& b) { return a.score > b.score; });
    LayoutChoice choice;
    choice.place = fitting.front();
    for (std::size_t i = 1; i < fitting.size(); ++i)
        if (fitting[i].score > choice.place.score - params.nearLayout) choice.others.push_back(fitting[i].ground);
    const bool sure = choice.place.score >= params.sureScore;
    if (sure) choice.others.clear();
    choice.plain = sure || (choice.others.empty() && choice.place.score >= params.doubtfulScore);
    return choice;
}

std::optional<Located> layoutAround(const cv::Mat& bgr, const Located& land, const LocateParams& params) {
    std::optional<Located> best;
    double least = params.mostAstray;
    for (const ScenarioLayout& layout : scenarioLayouts()) {
        const auto island = within(land.ground.places(), layout.ground);
        if (!island) continue;
        for (int sixths = 0; sixths < 6; ++sixths) {
            if (!land.ground.liesOnItself(sixths)) continue;
            const cv::Matx33d moved{1, 0, -island->middle.x, 0, 1, -island->middle.y, 0, 0, 1};
            const Located there{layout.ground, land.boardToImage * turn(sixths * std::numbers::pi / 3) * moved,
                                land.score};
            const NormalView view = normalView(bgr, there.boardToImage, there.ground);
            const double astray = shareAstrayIn(view);
            if (astray > least || !showTokens(readTerrain(view), island->others)) continue;
            least = astray;
            best = there;
        }
    }
    return best;
}

WhatLies whatLies(const cv::Mat& bgr, const Params& all, Search search, Trace* trace) {
    const LocateParams& params = all.locate;
    const SearchedPicture picture(bgr);
    std::optional<LayoutChoice> choice;
    WhatLies found;
    bool asked = false;
    const auto layouts = [&]() -> std::optional<Located> {
        // Trying the layouts doubles the time of a picture without a board, so it is skipped for pictures that are
        // refused anyway.
        if (!params.scenarios || isTooDark(bgr, all.quality) || isBlurred(bgr, all.quality)) return std::nullopt;
        asked = true;
        choice = chooseLayout(picture, params);
        if (!choice || !choice->plain) return std::nullopt;
        return choice->place;
    };
    if (search == Search::Thorough) {
        found.located = findIsland(picture, params, trace, layouts);
    } else {
        found.located = glanceAtIsland(picture, params);
        if (!found.located || found.located->score < params.doubtfulScore)
            if (const auto layout = layouts()) found.located = layout;
    }
    if (!asked || (choice && choice->plain)) return found;
    if (choice && (!found.located || found.located->score < choice->place.score))
        return {choice->place, false, choice->others};
    // The located island may be the main island of a layout whose sea is hard to segment.
    if (!found.located) return found;
    if (auto around = layoutAround(bgr, *found.located, params)) return {around, false, {found.located->ground}};
    found.plain = found.located->score >= params.doubtfulScore;
    return found;
}

} // namespace reeve::vision
