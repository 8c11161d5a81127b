// SPDX-License-Identifier: GPL-3.0-or-later
// The thresholds of the looks that no caller sets (those are in vision/params.h): by the source that uses them, with
// unit and reason.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve::vision::thresholds {

namespace look_at_figures {
inline constexpr float kFirstWeight = 0.5F; ///< of the first look's logarithms beside the second's
} // namespace look_at_figures

namespace look_closer {
inline constexpr float kBare = 0.9F;   ///< chance of bare ground above which a place is not looked at again
inline constexpr float kLikely = 0.5F; ///< chance of a knight from which on it is taken for one

/// How much the logarithms of each look's chances count.
struct Weights {
    float first;
    float second;
    float building;
};
// The first look hardly tells knights, the second was trained on knights above all and the third on buildings: it knows
// few knights, but keeps sculpted houses from passing for them. Set on readings of tables that the networks had not
// seen (docs/reader-results.md).
inline constexpr Weights kIsKnight{0.15F, 0.85F, 0.15F};
inline constexpr Weights kIsThere{0.5F, 0.25F, 0.5F}; ///< a building, if no knight
inline constexpr Weights kIsCity{0.25F, 0.25F, 1};
inline constexpr Weights kKnightColor{0, 1, 0}; ///< the first look takes the gold of an active knight for orange
inline constexpr Weights kBuildingColor{0.65F, 0, 0.35F};
inline constexpr float kPathWeight = 0.5F; ///< of the first look at a path, beside ...
inline constexpr float kRoadWeight = 0.5F; ///< ... the nearer one
} // namespace look_closer

namespace red_or_orange {
inline constexpr float kWarm = 0.5F;      ///< likelier than this: a piece that is red or orange
inline constexpr std::size_t kFewest = 3; ///< pieces on either side of the gap
inline constexpr float kLeastApart = 4;   ///< the means of the two, in log-odds
inline constexpr float kLeastGap = 1;     ///< the nearest of the two
inline constexpr float kLeastSpread = 1;  ///< of the pieces of one colour
} // namespace red_or_orange

namespace find_ship {
inline constexpr double kHorizon = 0.1; ///< of the plane only what is less than ten times as far as the board's middle
inline constexpr float kWorthALook = 0.6F;   ///< chance on the table from which on a nearer look is taken ...
inline constexpr std::size_t kMostLooks = 2; ///< ... at so many places at most
inline constexpr double kTrackReach = 2.4;   ///< from the middle of a track to its ends (sides)
} // namespace find_ship

namespace read_terrain {
inline constexpr double kTokenReach = 0.3; ///< of a token from its middle (hex sides), where glare on it is judged
inline constexpr int kTokenViews =
    4; ///< how many times the network looks at a token that is not plain at the first look
inline constexpr float kPlain = 0.999F; ///< chance from which on one look at a token is enough
inline constexpr float kTerrainTemperature =
    0.6F; ///< of the logits: on photographs not trained on, nine in ten of those with 0.9 are right then
inline constexpr float kNumberTemperature = 0.6F; ///< the same of numbers
// What glare has wiped out is pale sand without a token to the networks, and they are sure of it. Set on six
// photographs with glare laid over them: up to kHardlyBleached of a hex all terrains were right, from kAllBleached on
// hardly any.
inline constexpr float kAnyBleached = 0.05F;   ///< share of a hex from which on its token is judged too
inline constexpr float kHardlyBleached = 0.4F; ///< share of a hex up to which its look is believed as it is, ...
inline constexpr float kAllBleached = 0.75F;   ///< ... and from which on nothing of it is
inline constexpr float kLeastSure = 0.05F;     ///< of the logits, kept then: the box's counts settle it
} // namespace read_terrain

namespace follow_track {
inline constexpr float kSeen = 0.4F;           ///< chance from which on a cell shows a space
inline constexpr double kSame = 0.25;          ///< what is nearer to another (sides) is the same space
inline constexpr std::size_t kMostPoints = 12; ///< spaces that are tried, the surest
inline constexpr int kMostMissing = 2;         ///< of the eight spaces: a hand or a card may hide them
inline constexpr double kMissing = 2.0;        ///< what each of these costs (natural logarithm)
inline constexpr double kMostStep = 1.1;       ///< from one space to the next (sides)
inline constexpr double kMostChange = 0.7;     ///< between two steps: logarithm of the ratio of their lengths ...
inline constexpr double kUsualChange = 0.25;   ///< ... and its usual deviation
inline constexpr double kWeight = 0.5;         ///< of the looks together: one light and one print spoil several at once
inline constexpr float kLeastShip = 0.15F;     ///< chance from which on a cell may have the ship ...
inline constexpr std::size_t kMostShips = 3;   ///< ... of so many at most
inline constexpr double kShipWeight = 1.5;     ///< of that look's odds against those of an empty track
inline constexpr double kTrack = 7; ///< likelihood of a way (natural logarithm) from which on it is rather a track
inline constexpr double kHardlyATrack = 2; ///< and below which it is none
inline constexpr double kFarBehind = 10;   ///< what is so much less likely than another way does not count
inline constexpr int kMostTries =
    10'000; ///< steps, for each space: many things in disorder could be laid out in many ways
} // namespace follow_track

namespace read_harbors {
inline constexpr double kCore = 0.30; ///< half a side of the square that must be in the picture (hex sides)
} // namespace read_harbors

namespace read_sea {
inline constexpr double kBrightness = 0.5; ///< of a difference in brightness, against one in colour
inline constexpr double kSteepness = 12;   ///< logistic of how much nearer the sea's colour is than the land's (share)
} // namespace read_sea

} // namespace reeve::vision::thresholds
