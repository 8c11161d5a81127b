// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of the reader that a caller may set, with unit, range and default. The other thresholds are in
// thresholds.h of each room, the lower bounds of probabilities in least_chance.h, and the geometry of the crops in
// look/crop_geometry.h.
#pragma once

#include "vision/ground.h"

#include <memory>
#include <vector>

namespace reeve::vision {

struct LocateParams {
    /// The boards that are searched for, the most likely first; of a known game only its own. Requires: each
    /// isReadable() (locate/lattice.h).
    std::vector<Ground> islands{IslandId::Standard, IslandId::Extended};
    /// If none of `islands` is located with a score of `doubtfulScore`, the layouts of the scenarios of Seafarers are
    /// tried as well.
    bool scenarios = false;
    /// Longer side (pixels) to which the picture is scaled down before the search.
    int workingSide = 800;
    /// Least area of a blob of land or sea that gives a candidate, as a share of the picture (0 to 1).
    double leastBlobArea = 0.02;
    /// Number of candidates that are refined for each mask of the sea, the best first.
    int refinedPerMask = 2;
    /// Two candidates count as the same if the rim of the island moves by less than this (hex sides) between them.
    double sameShift = 0.1;
    /// The search ends at this final score (0 to 1).
    double sureScore = 0.9;
    /// The search also ends at this lower final score if the sand score (unit of `leastSand`) is at least `sureSand`:
    /// then the lattice fits, even if the sea is hard to segment. Wrong places on the labelled photographs had a sand
    /// score of 1.1 at most.
    double fairScore = 0.78;
    double sureSand = 1.5;
    /// Below this final score (0 to 1) the search is repeated on the picture under even light, first with starts
    /// without perspective, then with steep ones. The labelled photographs have scores from 0.76, nine in ten above
    /// 0.9.
    double doubtfulScore = 0.75;
    /// Least coastScore() (at most 1) of a candidate: the share of sea on the ring around the coast minus that on the
    /// land. The candidates that became a board in a labelled photograph had 0.68 and more.
    double leastRoughScore = 0.5;
    /// Least final score (0 to 1) of a located island.
    double leastScore = 0.45;
    /// Least sand score: how far the colours of the rims of the hexes differ from those inside (mean log-likelihood
    /// ratio, 0 to about 3). Other objects that are surrounded by blue score lower.
    double leastSand = 0.75;
    /// Distance (hex sides) that a corner of a hex may lie outside the picture before the island counts as cut off.
    double cutOffMargin = 0.35;
    /// Greatest ratio of the largest to the smallest area of a hex in the picture; steeper views are rejected.
    double mostAreaRatio = 9.0;
    // The choice of a layout of Seafarers (choose_layout.h). Both values were set on composed boards
    // (training/sea_boards.py).
    /// A layout is rejected if the share of its hexes (0 to 1) that look like land where it has sea, or like sea where
    /// it has land, exceeds this.
    double mostAstray = 0.12;
    /// A second layout competes with the best one if its score (0 to 1) is lower by less than this. On the composed
    /// boards no second layout was located with its sea in the right places.
    double nearLayout = 0.2;
};

struct QualityParams {
    /// A picture is too dark if the 95th percentile of its brightness is below this (0 to 255).
    double darkLevel = 42;
    /// A located board is too dark if the 95th percentile of its brightness is below this (0 to 255): its colours are
    /// then mostly noise.
    double darkBoard = 24;
    /// A board is blurred if boardSharpness() is below this. Tokens are read down to about 0.1; sharp pictures have 0.4
    /// to 1.2.
    double leastBoardSharpness = 0.085;
    /// A board counts as smeared by a moving camera if boardEvenDetail() is below this (0 to 1). The labelled
    /// photographs have 0.87 and more; with motion blur of a tenth of a hex side they have 0.75 to 0.85.
    double smearedBelow = 0.86;
    /// A board counts as partly shaded if lightEvenness() is below this (0 to 1). The labelled photographs have 0.75
    /// and more; with half of the board in a strong shadow they have 0.25 to 0.35.
    double shadedBelow = 0.55;
    /// A picture without a board, scaled to 400 pixels, is blurred if the 99.5th percentile of its absolute Laplacian
    /// is below this many standard deviations of its brightness.
    double leastPictureSharpness = 0.3;
};

struct LayoutParams {
    /// Cost of each hex or token more or less than the box holds (natural logarithm of probability). 0 ignores the
    /// counts. Low enough that house boards with other counts are still read.
    double perMissing = 1.2;
    /// Temperatures of the terrain probabilities where the most likely terrains do not match the counts of the box (1:
    /// unchanged): with one hex different, as on many house boards, and with more. Unusual light affects several hexes
    /// at once, and the networks are then wrong with high confidence.
    double softenedOne = 2;
    double softenedMore = 3;
    /// With fewer tokens than this the board counts as laid without tokens: missing ones are no evidence, ...
    int fewTokens = 3;
    /// ... and each seen token costs this (natural logarithm of probability), since players lay all tokens or none.
    double perLoneToken = 2.4;
    /// On a board with tokens: cost of a desert with a certain token, and of other land that is certainly bare (natural
    /// logarithm of probability). The second is lower because a piece or glare may hide a token.
    double tokenOnDesert = 4;
    double landWithoutToken = 0.7;
    /// Least probability of each number on the robber's hex, since the robber may cover the token. With this value a
    /// missing token is placed there and asked about, and none is placed if no token is missing.
    double underRobber = 0.08;
};

struct PieceParams {
    /// Temperature of the looks before the rules are applied (1: unchanged, below 1: sharper).
    double temperature = 0.6;
    /// Cost of any piece (natural logarithm of probability): more places are bare on real boards than in the training
    /// set.
    double anyPiece = 1.0;
    // Costs of unlikely positions (natural logarithm of probability).
    double looseRoad = 1.5;     ///< a road that touches nothing of its colour
    double looseBuilding = 1.0; ///< a building or knight without a road of its colour
    double tooNear = 2.5;       ///< two buildings on one path (distance rule)
    double patience = 3;     ///< number of loose buildings, or of too near pairs, after which further ones cost little
    double overSupply = 1.0; ///< each piece more than the box holds of a colour
    double anyColor = 0.5;   ///< a colour that is on the board at all
    double rareColor = 3.0;  ///< the same for green and brown on the standard island
    /// Cost of a board with any knights (natural logarithm of probability): buildings of unknown makes are often taken
    /// for knights. Clearly seen walls, metropolises and a merchant reduce it (judge/thresholds.h).
    double anyKnight = 8.0;
    double anyUnknownKnight = 12.0; ///< the same if the set has examples of roads or buildings, but of no knight
    /// Reduces the cost of each knight on a board that has any (natural logarithm of probability): the networks saw
    /// more boards without knights than with them.
    double knightAmongKnights = 1.0;
    // Least probabilities of walls and metropolises that are reported; below leastPieceConfidence they are asked about.
    double leastWall = 0.4;       ///< walls are missed more often than seen where none stands
    double leastMetropolis = 0.6; ///< metropolises are not
    double leastUponAlone = 0.97; ///< of both, if no knight stands on the board, where they are unlikely
    double leastKnownUpon = 0.55; ///< of both, if the set has examples of walls or metropolises
    // no...: odds that the figure stands on no hex, relative to a hex on which the network gives it odds of 1:1.
    // beside...: factor of its odds on a hex.
    double noRobber = 0.3;
    double noPirate = 1.0;     ///< for the hexes of the sea
    double besideToken = 0.05; ///< of the robber, where a number is read: it usually covers the number
    double noMerchant = 1.0;
    double noMerchantAlone = 60.0; ///< if no knight stands on the board, where a merchant is unlikely
    double noKnownMerchant = 0.25; ///< if the set has examples of the merchant: it is on the board in most such games
    double besideNobody = 0.2;     ///< of the merchant, where no building is read at any corner (MERCHANT-2)
    double besideRobber = 0.2;     ///< of the merchant on the robber's hex, where both may stand (MERCHANT-6)
};

struct HarborParams {
    // Prior probabilities of the hypotheses about the frame; the six printed pieces get the rest.
    double noHarbors = 0.1;      ///< no harbours
    double tokens = 0.15;        ///< the nine loose tokens of a box
    double otherHarbors = 0.05;  ///< any harbours on the places of a known frame
    double notUnderstood = 0.02; ///< harbours on places that no known frame combines
    double learnedNone = 0.3;    ///< share of coasts without a harbour in the training set of the network
    double weight = 0.8;         ///< exponent of each look's likelihood, since the looks at one frame are correlated
    /// With fewer than `leastSure` harbours in the picture that have a probability above `sure`, none is reported.
    double sure = 0.8;
    int leastSure = 3;
    /// A look is clear if one kind has a probability above `clear`. If more than `mostAgainst` clear looks contradict
    /// the reported harbours, those harbours are asked about.
    double clear = 0.8;
    int mostAgainst = 1;
};

/// A person is asked about what has a lower confidence (0 to 1) than given here.
struct DoubtParams {
    double leastTerrainConfidence = 0.80;
    /// The same on a board of Seafarers for land that may be gold.
    double leastOtherThanGoldConfidence = 0.97;
    /// leastTerrainConfidence of a board of Seafarers, for land and sea: one gold hex that is read as another terrain
    /// shifts the counts of the others.
    double leastTerrainConfidenceAtSea = 0.92;
    /// The board is asked about if more than this share (0 to 1) of the terrains of an island without sea is uncertain:
    /// it may be part of a board of Seafarers. Applies with LocateParams::scenarios only.
    double mostDoubtedTerrains = 0.25;
    double leastNumberConfidence = 0.80;
    /// On a board with at least this many tokens the number of land without one is always asked about (not of a
    /// desert).
    int manyTokens = 12;
    /// Of a piece's place and colour. Set on readings of a table outside of the training set
    /// (resources/models/README.md).
    double leastPieceConfidence = 0.97;
    /// The same, of the kind as well, for roads, settlements and cities of which the set has examples in their colour,
    /// if the picture is not smeared. Further photographs read with a set of one photograph had 83 pieces between 0.85
    /// and 0.97, all right.
    double leastKnownPieceConfidence = 0.90;
    /// Of settlement or city, and of road or ship. When it was chosen, the 88 photographs had one silent error
    /// more with 0.7, and 12 questions fewer; with later networks and sets of one photograph a kind was wrong at 0.82.
    double leastKindConfidence = 0.85;
    double leastFigureConfidence = 0.80; ///< of the robber, the pirate, the merchant and the barbarians' ship
    /// Every knight's level and state are asked about: the networks learned them from rendered knights only. With a set
    /// that has examples of every level (of both states), the reader applies the two confidences below instead. Of 492
    /// single looks at boxes with a set one level was wrong above 0.80; of the states eight were wrong above 0.80 and
    /// two above 0.90. With the network that compares pieces of one box more levels are sure, and some of them wrong.
    bool askKnightLevels = true;
    bool askKnightsActive = true;
    double leastLevelConfidence = 0.90;
    double leastActiveConfidence = 0.90;
    /// leastNumberConfidence in a smeared picture (QualityParams::smearedBelow), where an 11 and a 12 look alike.
    double leastSmearedNumberConfidence = 0.99;
    double leastHarborConfidence = 0.80;     ///< of whether there is a harbour
    double leastGivesConfidence = 0.92;      ///< of its kind; set on loose tokens outside of the training set
    double leastKnownGivesConfidence = 0.80; ///< of its kind, if the set has examples of it
    double leastUnseenConfidence = 0.98;     ///< of a harbour and its kind, where its place lies outside the picture
};

struct TrackParams {
    /// Longer side (pixels) to which a frame is scaled down.
    int workingSide = 480;
    /// Least sand score (unit of LocateParams::leastSand); below it the island counts as lost.
    double leastSand = 0.55;
    /// Greatest angle (degrees) between the line from the board's centre to the camera and the vertical.
    double mostTilt = 48;
    /// A joined reading is steady when this many frames in a row left it unchanged.
    int steadyFrames = 3;
};

/// Prior probabilities (0 to 1) that a carefully kept record is wrong about one place, and the limits of what is
/// reported.
struct CompareParams {
    double wrongTerrain = 0.01;
    double wrongNumber = 0.01;
    double wrongHarbor = 0.02;
    double wrongPiece = 0.04;
    double wrongKind = 0.2; ///< settlement or city at the right place in the right colour: upgrades are forgotten most
    double wrongFigure = 0.15; ///< robber, merchant and pirate, which move often
    double wrongShip = 0.1;    ///< the barbarians' ship
    /// Factor of wrongPiece for an unrecorded piece where the rules allow none (a road that touches nothing of its
    /// colour, a building beside another one): it is more often a loose piece than a forgotten one.
    double againstRules = 0.25;
    /// Differences with a lower sureness (0 to 1) are not reported.
    double leastSureness = 0.3;
    /// A place without a reported difference is unclear if the look gives what is tracked a lower probability (0 to 1).
    double leastClear = 0.5;
};

/// Factors of the odds of what is tracked.
struct PriorParams {
    double hex = 20;   ///< of terrains, numbers and harbours
    double piece = 8;  ///< of pieces, and of empty places where nothing is tracked
    double figure = 3; ///< of robber, pirate, merchant and the barbarians' ship, which move often
    /// Least Comparison::agreement (0 to 1); below it the position belongs to another board and is ignored.
    double leastAgreement = 0.6;
};

class SetModel;

struct Params {
    LocateParams locate;
    QualityParams quality;
    LayoutParams layout;
    PieceParams pieces;
    HarborParams harbors;
    DoubtParams doubt;
    TrackParams track;
    PriorParams prior;
    std::shared_ptr<const SetModel> set; ///< learned looks of the box on the table; null: none
    /// Candidates if `set` is null: the one most similar to the board is used, or none (set/choose_set.h).
    std::vector<std::shared_ptr<const SetModel>> sets;
};

} // namespace reeve::vision
