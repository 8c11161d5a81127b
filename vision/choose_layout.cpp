// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/choose_layout.h"

#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/locate/quality.h"
#include "vision/look/normal_view.h"
#include "vision/look/read_sea.h"

#include <algorithm>
#include <functional>
#include <numbers>
#include <vector>

namespace reeve::vision {
namespace {

constexpr std::size_t kMostPoses = 2; ///< of layouts around an island whose tokens are read, which takes long

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

/// Whether `holds` for at least half of the hexes.
bool mostly(const HexSet& hexes, const std::function<bool(HexId)>& holds) {
    int count = 0;
    for (const HexId hex : hexes) count += holds(hex);
    return 2 * count >= hexes.size();
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
    struct Pose {
        Located there;
        HexSet others;
        double astray;
    };
    std::vector<Pose> poses;
    for (const ScenarioLayout& layout : scenarioLayouts()) {
        const auto island = within(land.ground.places(), layout.ground);
        if (!island) continue;
        for (int sixths = 0; sixths < 6; ++sixths) {
            if (!land.ground.liesOnItself(sixths)) continue;
            const cv::Matx33d moved{1, 0, -island->middle.x, 0, 1, -island->middle.y, 0, 0, 1};
            const Located there{layout.ground, land.boardToImage * turn(sixths * std::numbers::pi / 3) * moved,
                                land.score};
            const auto inPicture = [&](HexId hex) {
                const cv::Point2d at = project(there.boardToImage, toPoint(layout.ground.places().position(hex)));
                return cv::Rect2d({}, cv::Size2d(bgr.size())).contains(at);
            };
            if (!mostly(island->others, inPicture)) continue;
            const double astray = shareAstrayIn(normalView(bgr, there.boardToImage, there.ground));
            if (astray <= params.mostAstray) poses.push_back({there, island->others, astray});
        }
    }
    std::ranges::stable_sort(poses, {}, &Pose::astray);
    if (poses.size() > kMostPoses) poses.resize(kMostPoses);
    for (const Pose& pose : poses) {
        const NormalView view = normalView(bgr, pose.there.boardToImage, pose.there.ground);
        const TerrainLooks looks = readTerrain(view, pose.others);
        // The table beside the board shows no number, whatever its colour.
        const auto showsToken = [&](HexId hex) { return looks[index(hex)].numberProbabilities[0] < 0.5F; };
        if (mostly(pose.others, showsToken)) return pose.there;
    }
    return std::nullopt;
}

WhatLies whatLies(const cv::Mat& bgr, const Params& all, Search search, Trace* trace) {
    const LocateParams& params = all.locate;
    const SearchedPicture picture(bgr);
    std::optional<LayoutChoice> choice;
    WhatLies found;
    bool asked = false;
    const auto layouts = [&]() -> Elsewhere {
        // A picture that is refused anyway is not worth further searches, which multiply its time.
        if (isTooDark(bgr, all.quality) || isBlurred(bgr, all.quality)) return {{}, false};
        if (!params.scenarios) return {};
        asked = true;
        choice = chooseLayout(picture, params);
        if (!choice || !choice->plain) return {};
        return {choice->place};
    };
    if (search == Search::Thorough) {
        found.located = findIsland(picture, params, trace, layouts);
    } else {
        found.located = glanceAtIsland(picture, params);
        if (!found.located || found.located->score < params.doubtfulScore)
            if (const auto layout = layouts().located) found.located = layout;
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
