// SPDX-License-Identifier: GPL-3.0-or-later
// Locates an island in a photograph.
#pragma once

#include "vision/params.h"
#include "vision/trace.h"

#include <opencv2/core.hpp>

#include <functional>
#include <memory>
#include <optional>

namespace reeve::vision {

struct Located {
    Ground ground;
    cv::Matx33d boardToImage; ///< board plane (see BoardPoint) to pixels of the photograph, northUp()
    double score = 0;         ///< final score: fit of coast and rims, 0 to 1
};

struct Scene;
enum class Light { AsItIs, Even };

/// A picture in which several boards are searched. What does not depend on the board is computed once, on first use;
/// all searches must have the same `workingSide` and `leastBlobArea`. Not thread-safe.
class SearchedPicture {
public:
    /// `bgr`: 8-bit BGR, of any size.
    SearchedPicture(const cv::Mat& picture) : bgr(picture) {}

    Scene& scene(Light light, const LocateParams& params) const;
    const cv::Mat bgr;

private:
    mutable std::shared_ptr<Scene> asItIs_;
    mutable std::shared_ptr<Scene> even_;
};

struct Elsewhere {
    std::optional<Located> located; ///< a board that is not in LocateParams::islands
    bool further = true;            ///< whether the search goes on if there is none
};
using Otherwise = std::function<Elsewhere()>;

/// Locates the one of `params.islands` with the best score; nullopt if it is below `leastScore`, for other types than
/// 8-bit BGR, and below 32 pixels. If the best score of the first search is below `doubtfulScore`, `otherwise` is
/// called, and its board is returned if it has one; else, if it says so, the search is repeated under even light and
/// with steep starts. `trace` may be null.
std::optional<Located> findIsland(const SearchedPicture& picture, const LocateParams& params, Trace* trace = nullptr,
                                  const Otherwise& otherwise = {});
/// The first search of findIsland() only: without even light and steep starts.
std::optional<Located> glanceAtIsland(const SearchedPicture& picture, const LocateParams& params);

} // namespace reeve::vision
