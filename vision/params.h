// SPDX-License-Identifier: GPL-3.0-or-later
// Every threshold of locating and judging the board: meaning, unit, default.
#pragma once

namespace reeve::vision {

struct LocateParams {
    /// The picture is scaled down to this long side (pixels) before the island is looked for.
    int workingSide = 800;
    /// A blob of land or sea is looked at if it covers at least this share of the picture.
    double leastBlobArea = 0.02;
    /// How many rough places are refined, the best first.
    int candidatesRefined = 6;
    /// Apothem of the sea frame (centre to side), in tile sides: radius 5.71 times cos 30 degrees.
    double frameApothem = 4.945;
    /// A rough place is kept if this share of the ring around the coast looks like sea and is not matched
    /// by the land (difference of shares, -1 to 1).
    double leastRoughScore = 0.35;
    /// An island counts as found from this final score on (0 to 1).
    double leastScore = 0.42;
    /// A corner of a hex may lie this far outside of the picture (tile sides) before the island counts as cut off.
    double cutOffMargin = 0.35;
    /// Steepest view that is believed, as the ratio of the largest to the smallest hex area.
    double mostAreaRatio = 9.0;
};

struct QualityParams {
    /// Too dark: 95 of 100 pixels are darker than this (0 to 255).
    double darkLevel = 42;
    /// Blurred: mean absolute Laplacian on the rectified board (tile side = 40 px), in shares of its contrast,
    /// is below this.
    double leastSharpness = 0.05;
};

struct DoubtParams {
    /// A terrain or a number is asked about when its confidence is below this.
    double leastTerrainConfidence = 0.80;
    double leastNumberConfidence = 0.80;
};

struct Params {
    LocateParams locate;
    QualityParams quality;
    DoubtParams doubt;
};

} // namespace reeve::vision
