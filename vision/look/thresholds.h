// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds of the looks that callers cannot set (the others are in vision/params.h), grouped by source file.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve::vision::thresholds {

namespace look_at_figures {
inline constexpr float kFirstWeight = 0.5F; ///< exponent of the first look's odds; the second's is 1
} // namespace look_at_figures

namespace look_closer {
inline constexpr float kBare = 0.9F;   ///< probability of bare ground above which a place gets no second look
inline constexpr float kLikely = 0.5F; ///< probability of a knight above which its colour is weighted by kKnightColor

/// Weights of the log-probabilities of the three looks.
struct Weights {
    float first;
    float second;
    float building;
};
// The first look recognizes few knights; the second was trained mainly on knights; the third was trained on buildings
// and recognizes few knights, but rejects sculpted houses. Set on tables outside of the training set.
inline constexpr Weights kIsKnight{0.15F, 0.85F, 0.15F};
inline constexpr Weights kIsThere{0.5F, 0.25F, 0.5F}; ///< a building, given no knight
inline constexpr Weights kIsCity{0.2F, 0.5F, 0.8F};
inline constexpr float kKnightOdds = 0.5F; ///< is added to the weighted log-odds of a knight; set with the same tables
inline constexpr Weights kKnightColor{0, 1, 0}; ///< the first look takes the gold of an active knight for orange
inline constexpr Weights kBuildingColor{0.65F, 0, 0.35F};
inline constexpr float kPathWeight = 0.5F; ///< of the first look at a path and ...
inline constexpr float kRoadWeight = 0.5F; ///< ... of the nearer one
} // namespace look_closer

namespace zoomed_pieces {
/// From the middle of the crop of Closeups, in each direction, to the middle of the enlarged part (pixels), which then
/// hardly leaves the crop.
inline constexpr float kFarthest = 18;
} // namespace zoomed_pieces

namespace red_or_orange {
inline constexpr float kWarm = 0.5F;      ///< least probability of red or orange for a piece to be used
inline constexpr std::size_t kFewest = 3; ///< least number of pieces on either side of the gap
inline constexpr float kLeastApart = 4;   ///< least distance between the means of the two groups, in log-odds
inline constexpr float kLeastGap = 1;     ///< least distance between their nearest pieces, in log-odds
inline constexpr float kLeastSpread = 1;  ///< lower bound of a group's standard deviation, in log-odds
} // namespace red_or_orange

namespace table_around {
inline constexpr double kHorizon = 0.1; ///< least depth from the camera of a point that is cut, in depths of the centre
inline constexpr double kBeyond = 128;  ///< brightness outside of the picture
} // namespace table_around

namespace find_dice {
inline constexpr double kAround = 4.5;      ///< reach of the table that is searched, beyond the board (hex sides)
inline constexpr double kDiceWorkSide = 80; ///< as kShipWorkSide
inline constexpr double kLeastSide = 22;    ///< pixels of the picture for a hex side where pips can be told
inline constexpr float kWorthALook = 0.2F;  ///< least probability of a die for nearer looks
inline constexpr int kRounds = 2;           ///< looks, each nearer to the middle of the die
inline constexpr float kClear = 0.97F;      ///< least probability of a clear die
inline constexpr double kTokenReach = 0.4;  ///< from the centre of a hex, where only clear dice count (hex sides)
inline constexpr double kPieceReach = 0.3;  ///< from an intersection
inline constexpr double kSameDie = 0.24;    ///< distance of dice (hex sides)
inline constexpr float kDieThere = 0.3F;    ///< least probability of a die that is told
inline constexpr double kSmaller = 0.92;    ///< share of the crop that a second look shows
inline constexpr double kLeastSlant = 0.4;  ///< leanAt() from which a side looks like a top
inline constexpr double kHalfDie = 0.175;   ///< usual half of a die's side (hex sides)
inline constexpr float kClearTop = 0.7F; ///< least probability of a die that lies farther from the camera to be the top
inline constexpr double kPictureHalf = 0.35; ///< of the picture that people are shown (hex sides)
inline constexpr int kPicturePixels = 96;
} // namespace find_dice

namespace find_ship {
inline constexpr float kWorthALook = 0.6F;   ///< least probability of a track on the table for a nearer look ...
inline constexpr std::size_t kMostLooks = 2; ///< ... at this many places at most
inline constexpr double kTrackReach = 2.4;   ///< from the middle of a track to its ends (hex sides)
inline constexpr double kUponFrame = 0.1;    ///< reach of a track onto the frame of a board of Seafarers (hex sides)
// Of the tracks beside composed boards of Seafarers some were read from the landing to the start, with a probability of
// up to 0.91. With this share every ship beside such a board is asked about.
inline constexpr float kBackwards = 0.25F; ///< share of the probability of a space that its mirrored space gets
} // namespace find_ship

namespace read_terrain {
inline constexpr double kTokenReach = 0.3;         ///< radius of a token (hex sides), within which glare is measured
inline constexpr int kTokenViews = 4;              ///< views of a token that is uncertain in the first view
inline constexpr float kPlain = 0.999F;            ///< probability from which one view of a token is enough
inline constexpr float kTerrainTemperature = 0.6F; ///< temperature of the logits, calibrated outside of the training
                                                   ///< set: nine in ten predictions with 0.9 are right
inline constexpr float kNumberTemperature = 0.6F;  ///< the same for numbers
// The networks take glare for pale sand without a token, with high confidence. Set on six photographs with added glare:
// up to kHardlyBleached of a hex all terrains were right, from kAllBleached on hardly any.
inline constexpr float kAnyBleached = 0.05F;   ///< share of glare on a hex from which its token is checked, too
inline constexpr float kHardlyBleached = 0.4F; ///< share up to which the logits are kept, ...
inline constexpr float kAllBleached = 0.75F;   ///< ... and from which they are scaled by kLeastSure
inline constexpr float kLeastSure = 0.05F;     ///< least scale of the logits: the counts of the box then decide
} // namespace read_terrain

namespace follow_track {
inline constexpr float kSeen = 0.4F;           ///< least probability of any space for a cell to be used
inline constexpr double kSame = 0.25;          ///< distance (hex sides) below which two cells show the same space
inline constexpr std::size_t kMostPoints = 12; ///< number of spaces that are tried, the most certain first
inline constexpr int kMostMissing = 2;         ///< number of the eight spaces that a hand or a card may hide
inline constexpr double kMissing = 2.0;        ///< cost of each hidden space (natural logarithm)
inline constexpr double kMostStep = 1.1;       ///< greatest distance from one space to the next (hex sides)
inline constexpr double kMostChange = 0.7;     ///< greatest log-ratio of the lengths of two successive steps ...
inline constexpr double kUsualChange = 0.25;   ///< ... and its standard deviation
inline constexpr double kWeight = 0.5;         ///< exponent of the likelihood, since the looks are correlated
inline constexpr float kLeastShip = 0.15F;     ///< least probability of the ship for a cell to be a candidate ...
inline constexpr std::size_t kMostShips = 3;   ///< ... and the number of candidates
inline constexpr double kShipWeight = 1.5;     ///< exponent of the ship's odds against an empty track
inline constexpr double kTrack = 7;            ///< log-likelihood of an order at which a track has probability 1/2
inline constexpr double kHardlyATrack = 2;     ///< log-likelihood of an order below which there is no track
inline constexpr double kFarBehind = 10;       ///< log-likelihood below the best one at which an order is dropped
inline constexpr int kMostTries = 10'000; ///< limit of search steps for each space, since clutter allows many orders
} // namespace follow_track

namespace read_harbors {
inline constexpr double kCore = 0.30; ///< half a side of the crop's core, which must lie in the picture (hex sides)
} // namespace read_harbors

namespace read_sea {
inline constexpr double kBrightness = 0.5; ///< weight of a difference in brightness relative to one in colour
/// Slope of the logistic function of the distance to land's colour over the sum of both distances.
inline constexpr double kSteepness = 12;
// The pirate. Set on every third composed board with one (training/sea_pieces.py): the share of dark and unsaturated
// pixels was at least 0.12 on the pirate's hex of all boards but one, and at most 0.11 on the other hexes.
inline constexpr double kPirateDisc = 0.6;     ///< radius (hex sides) of the disc that is used; ships are outside
inline constexpr double kPirateDark = 0.55;    ///< greatest brightness of a dark pixel, relative to the sea
inline constexpr double kPirateColor = 0.5;    ///< greatest saturation of such a pixel, relative to the sea
inline constexpr double kPirateShare = 0.11;   ///< share of such pixels in the disc with a probability of 0.5
inline constexpr double kPirateSteepness = 60; ///< slope of the logistic function of that share
} // namespace read_sea

} // namespace reeve::vision::thresholds
