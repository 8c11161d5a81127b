// SPDX-License-Identifier: GPL-3.0-or-later
// The thresholds that a caller may set: meaning, unit, default. Those that nobody sets stand in thresholds.h of their
// room, what no look may rule out in least_chance.h, and which squares are cut in look/crop_geometry.h.
#pragma once

#include "vision/ground.h"

#include <memory>
#include <vector>

namespace reeve::vision {

struct LocateParams {
    /// What may lie there, the likeliest first: a game knows its own. Each isReadable() (locate/lattice.h).
    std::vector<Ground> islands{IslandId::Standard, IslandId::Extended};
    /// Where none of these plainly lies there, the layouts of the scenarios of Seafarers are tried too.
    bool scenarios = false;
    /// The picture is scaled down to this long side (pixels) before the island is looked for.
    int workingSide = 800;
    /// A blob of land or sea is looked at if it covers at least this share of the picture.
    double leastBlobArea = 0.02;
    /// How many rough places are refined for each opinion about the sea, the best first.
    int refinedPerMask = 2;
    /// Rough places nearer to each other than this (hex sides, at the rim) are the same.
    double sameShift = 0.1;
    /// From this final score on (0 to 1) no other place is looked for.
    double sureScore = 0.9;
    /// Nor from this final score on where the rims differ from their pictures by as much (as leastSand): the sea may be
    /// hard to tell, but there is the lattice. On the labelled photographs wrong places had 1.1 at most.
    double fairScore = 0.78;
    double sureSand = 1.5;
    /// Below this final score (0 to 1) the island is looked for again, in a picture whose light was made even, and then
    /// as a steep view would show it. The labelled photographs have 0.76 and more, nine of ten above 0.9.
    double doubtfulScore = 0.75;
    /// A rough place is kept if this share of the ring around the coast looks like sea and is not matched
    /// by the land (difference of shares, -1 to 1).
    double leastRoughScore = 0.35;
    /// An island counts as found from this final score on (0 to 1).
    double leastScore = 0.45;
    /// The rims of the hexes must differ from their pictures by at least this much (mean logarithm of likelihoods,
    /// 0 to about 3); a lake-shaped anything in the water does not.
    double leastSand = 0.75;
    /// A corner of a hex may lie this far outside of the picture (hex sides) before the island counts as cut off.
    double cutOffMargin = 0.35;
    /// Steepest view that is believed, as the ratio of the largest to the smallest hex area.
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
    /// Too dark: 95 of 100 pixels are darker than this (0 to 255).
    double darkLevel = 42;
    /// Too dark, of a board that was found: 95 of 100 of its pixels are darker than this. Its colours are noise then.
    double darkBoard = 24;
    /// Blurred: boardSharpness() is below this. Tokens are read down to about 0.1; sharp pictures have 0.4 to 1.2.
    double leastBoardSharpness = 0.085;
    /// Smeared by a moving camera: boardEvenDetail() is below this. The labelled photographs have 0.87 and more;
    /// smeared by a tenth of a hex side they have 0.75 to 0.85.
    double smearedBelow = 0.86;
    /// Partly in the shade: lightEvenness() is below this. The labelled photographs have 0.75 and more; with half of
    /// the board in a strong shade they have 0.25 to 0.35.
    double shadedBelow = 0.55;
    /// A picture without a board, scaled to 400 pixels, is blurred if its sharpest edges (absolute Laplacian that 1 of
    /// 200 pixels exceeds) stay below this share of its contrast.
    double leastPictureSharpness = 0.3;
};

struct LayoutParams {
    /// What one hex or token more or less than the box holds costs (natural logarithm of probability).
    /// 0: counts say nothing. House boards are common enough that this must not be a law.
    double perMissing = 1.2;
    /// Light that makes one terrain look like another does so on several hexes, and the networks do not know that they
    /// are wrong. Where the likeliest terrains are not those of the box, the looks are softened by so much (1: not at
    /// all): where one hex is another one, as on many house boards, and where more are.
    double softenedOne = 2;
    double softenedMore = 3;
    /// A board with fewer tokens lies without tokens: nothing is concluded from those that miss, ...
    int fewTokens = 3;
    /// ... and each that seems to be there costs as much (natural logarithm of probability): all are laid, or none.
    double perLoneToken = 2.4;
    /// On a board with tokens the desert has none and all other land has one: what a token that is surely seen costs
    /// the desert, and a bare hex everything else (natural logarithm of probability; a piece or glare may hide a
    /// token).
    double tokenOnDesert = 4;
    double landWithoutToken = 0.7;
    /// No number is less likely than that where the robber stands, however bare the hex looks: it covers tokens. So
    /// little that the token which misses is taken to be there, and asked about, and nothing is where none misses.
    double underRobber = 0.08;
};

struct PieceParams {
    /// Looks are softened or sharpened by this before the rules are weighed in (1: as the networks say).
    double temperature = 0.6;
    /// What any piece costs (natural logarithm of probability): most places are bare, more than in the training.
    double anyPiece = 1.0;
    // What each oddity costs.
    double looseRoad = 1.5;     ///< a road that touches nothing of its colour
    double looseBuilding = 1.0; ///< a building or knight without a road of its colour
    double tooNear = 2.5;       ///< two buildings on one path (distance rule)
    double patience = 3;        ///< after about so many breaches of one of these two, further ones cost little
    double overSupply = 1.0;    ///< each piece more than the box holds of a colour
    double anyColor = 0.5;      ///< a colour that is on the board at all
    double rareColor = 3.0;     ///< the same for green and brown
    /// A game with knights at all, against what speaks for one: on a strange table a building that looks unlike the
    /// known ones passes for a knight. Walls, metropolises and a merchant that are plainly seen take from it
    /// (judge/thresholds.h).
    double anyKnight = 10.0;
    /// A wall or a metropolis is reported from this probability on, and asked about until it is nearly sure.
    double leastUpon = 0.6;
    double leastUponAlone = 0.97; ///< the same where no knight stands: hardly a game with walls
    double leastKnownUpon =
        0.5; ///< the same with a set that has seen one in this box: told as soon as it is likelier than not
    /// Odds that no robber (merchant) stands on any hex, against one that the network gives 1:1.
    double noRobber = 0.3;
    double noPirate = 1.0; ///< the same of the pirate on any hex of the sea
    /// The robber's odds on a hex whose number is read, against one whose number is not.
    double besideToken = 0.05;
    double noMerchant = 1.0;
    double noMerchantAlone = 60.0; ///< against a merchant where no knight stands: hardly a game with one
    /// The odds against a merchant where a set has seen this box's: most games with it have it on the board.
    double noKnownMerchant = 0.25;
    /// The merchant's odds on a hex at whose corners no building is read, against one with a building (MERCHANT-2).
    double besideNobody = 0.2;
    double besideRobber = 0.2; ///< the same on the robber's hex, where both may stand (MERCHANT-6)
};

struct HarborParams {
    /// Before a look: how often a frame shows no harbours, and others than the six printed pieces have.
    double noHarbors = 0.1;
    double tokens = 0.15; ///< the nine loose tokens of a box
    double otherHarbors = 0.05;
    double notUnderstood = 0.02; ///< harbours where no known frame has them together
    double learnedNone = 0.3;    ///< share of bare coasts in the network's training
    double weight = 0.8;         ///< of each look: one frame's light spoils several at once
    /// Fewer harbours than these seen surely, and none is reported.
    double sure = 0.8;
    int leastSure = 3;
    /// A look is clear from this chance on. If more clear looks than these are overruled, they are asked about.
    double clear = 0.8;
    int mostAgainst = 1;
};

struct DoubtParams {
    /// A terrain or a number is asked about when its confidence is below this.
    double leastTerrainConfidence = 0.80;
    /// The same on a board of Seafarers for land that may be gold.
    double leastOtherThanGoldConfidence = 0.97;
    /// leastTerrainConfidence of a board of Seafarers, for land and sea: one gold hex that is read as another terrain
    /// shifts the counts of the others.
    double leastTerrainConfidenceAtSea = 0.92;
    /// Which board lies there is asked where an island without sea has more than this share (0 to 1) of its terrains
    /// asked about: it may be part of a board of Seafarers. Applies with LocateParams::scenarios only.
    double mostDoubtedTerrains = 0.25;
    double leastNumberConfidence = 0.80;
    /// On a board with at least so many tokens, land without one is asked about however empty it looks.
    int manyTokens = 12;
    /// Below these a piece's place and colour, which of two buildings it is, and the robber, the merchant and the ship
    /// are asked about. The first was set on readings of a table that the networks had not seen
    /// (resources/models/README.md).
    double leastPieceConfidence = 0.97;
    double leastKindConfidence = 0.7;
    double leastFigureConfidence = 0.80;
    /// Every knight's level and whether it is active are asked about, however sure the looks are: learned from rendered
    /// knights alone, and of standing figures the tips of a pennant and a banner cannot be told. Not so where a set has
    /// seen all of this box's: then they are asked about below these. Of 492 single looks at taught boxes one level was
    /// wrong above its limit, and of states eight above 0.80, two above 0.90: a banner is not a mark around a middle.
    bool askKnightLevels = true;
    bool askKnightsActive = true;
    double leastLevelConfidence = 0.80;
    double leastActiveConfidence = 0.90;
    /// In a smeared picture (QualityParams::smearedBelow) a number is asked about when its confidence is below this:
    /// smeared along, an 11 and a 12 look alike.
    double leastSmearedNumberConfidence = 0.99;
    /// Below these it is asked whether there is a harbour, and what it gives.
    double leastHarborConfidence = 0.80;
    double leastGivesConfidence = 0.92;  ///< set on loose tokens that the network had not seen
    double leastUnseenConfidence = 0.98; ///< both, where its place lies outside of the picture
};

struct TrackParams {
    /// The live picture is scaled down to this long side (pixels).
    int workingSide = 480;
    /// The outline is lost when the rims under it differ from the pictures by less than this (as
    /// LocateParams::leastSand).
    double leastSand = 0.55;
    /// Too steep: the camera looks further than this away from straight down (degrees).
    double mostTilt = 48;
    /// A joined reading is steady when so many frames in a row changed nothing.
    int steadyFrames = 3;
};

/// How often a record that was kept with care is wrong about one place, and what is worth telling.
struct CompareParams {
    double wrongTerrain = 0.01;
    double wrongNumber = 0.01;
    double wrongHarbor = 0.02;
    double wrongPiece = 0.04;
    double wrongKind = 0.2;    ///< right place and colour, but a settlement for a city: the step that is forgotten most
    double wrongFigure = 0.15; ///< the robber and the merchant move often
    double wrongShip = 0.1;
    /// A piece where the rules allow none (a road that touches nothing of its colour, a building beside another one) is
    /// as much less likely to have been forgotten: more often it is a loose piece.
    double againstRules = 0.25;
    /// Differences less sure than this are not told.
    double leastSureness = 0.3;
    /// Where no difference is told, a place is clear when the look gives what is tracked at least this chance.
    double leastClear = 0.5;
};

/// How much likelier what is tracked becomes by being tracked (odds).
struct PriorParams {
    double hex = 20;   ///< its terrain and number; a harbour likewise
    double piece = 8;  ///< also that nothing stands where nothing is tracked
    double figure = 3; ///< the robber and the merchant move often
    /// A position whose terrains and numbers have less than this mean chance is another board's.
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
    std::shared_ptr<const SetModel> set; ///< the looks of the box that lies there, where they were learned
    /// Where `set` is not given: of these the one that looks most like the board is taken, or none (set/choose_set.h).
    std::vector<std::shared_ptr<const SetModel>> sets;
};

} // namespace reeve::vision
