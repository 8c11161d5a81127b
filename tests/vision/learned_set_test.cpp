// SPDX-License-Identifier: GPL-3.0-or-later
// Storage of learned sets, their effect on looks, and which confirmed readings are refused.
#include "engine/board/standard_island.h"
#include "vision/look/mark_rows.h"
#include "vision/networks/networks.h"
#include "vision/read_board.h"
#include "vision/set/choose_set.h"
#include "vision/set/confirmed.h"
#include "vision/set/intersection_row.h"
#include "vision/set/learned_set.h"
#include "vision/set/make_example.h"
#include "vision/set/set_model.h"
#include "vision/set/summary.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <random>

using namespace reeve;
using namespace reeve::vision;

namespace {

constexpr int kLength = 128;

/// A row of features: different for each `kind`, slightly different for each `example` of a kind.
std::vector<float> row(unsigned kind, unsigned example = 0) {
    std::mt19937 same(kind);
    std::mt19937 other(1000 + 100 * kind + example);
    std::uniform_real_distribution<float> value(0, 1);
    std::vector<float> out(kLength);
    for (float& one : out) {
        const float strength = value(same);
        one = strength > 0.7F ? strength + 0.1F * (value(other) - 0.5F) : 0; // as after a ReLU, most features are 0
    }
    return out;
}

TerrainLook seenAs(Terrain terrain, float chance) {
    TerrainLook look;
    look.terrainProbabilities.fill((1 - chance) / (kTerrains - 1));
    look.terrainProbabilities[index(terrain)] = chance;
    look.terrain = terrain;
    return look;
}

/// Adds an example; `is`: its first classes, the others are unknown.
template <typename Look>
void teach(LearnedSet& set, Subject subject, const std::vector<float>& features, const Look& general,
           std::initializer_list<std::size_t> is) {
    Example example;
    example.lesson = set.lessons;
    example.is.fill(kUnknown);
    std::transform(is.begin(), is.end(), example.is.begin(),
                   [](std::size_t one) { return static_cast<std::int8_t>(one); });
    example.general = generalOdds(general);
    setFeature(example, features.data(), static_cast<int>(features.size()));
    set.examples[index(subject)].push_back(example);
}

void teach(LearnedSet& set, const std::vector<float>& features, const TerrainLook& general, Terrain is) {
    teach(set, Subject::Terrain, features, general, {index(is)});
}

/// The look that the set's model makes of a general look with these features.
TerrainLook weighed(const LearnedSet& set, const std::vector<float>& features, const TerrainLook& general) {
    Looks looks;
    BoardFeatures board;
    board.terrain = cv::Mat::zeros(standard::kHexes, kLength, CV_32F);
    for (int i = 0; i < standard::kHexes; ++i) {
        std::copy(features.begin(), features.end(), board.terrain.ptr<float>(i));
        looks.terrain[static_cast<std::size_t>(i)] = general;
    }
    return SetModel(set).weighed(looks, board).terrain[0];
}

LearnedSet someSet() {
    LearnedSet set{.lessons = 2, .examples = {}};
    for (unsigned i = 0; i < 40; ++i)
        teach(set, row(i % 6, i), seenAs(Terrain::Hills, 0.6F), static_cast<Terrain>(i % 6));
    return set;
}

ConfirmedPiece piece(PieceKind kind, const char* at, Color color = Color::Red) {
    ConfirmedPiece out{kind, color, {}, {}, {}};
    if (kind == PieceKind::Road)
        out.at = *pathNamed(at);
    else
        out.at = *intersectionNamed(at);
    return out;
}

/// As row(), with the length of an intersection's features: those of two networks and the colours.
std::vector<float> intersectionRow(unsigned kind, unsigned example = 0) {
    std::vector<float> out;
    for (unsigned part = 0; part < 5; ++part) {
        const std::vector<float> more = row(10 * kind + part, example);
        out.insert(out.end(), more.begin(), more.end());
    }
    return out;
}

constexpr std::size_t kPlainRow = 192 + 160 + 216; ///< columns of two networks and of the colours

/// As row(), with the columns for comparing pieces of one box as well.
std::vector<float> boxRow(unsigned kind, unsigned example = 0) {
    std::vector<float> out = intersectionRow(kind, example);
    out.resize(kPlainRow);
    for (unsigned part = 5; out.size() < kPlainRow + kAllBoxColumns; ++part) {
        const std::vector<float> more = row(10 * kind + part, example);
        out.insert(out.end(), more.begin(), more.end());
    }
    out.resize(kPlainRow + kAllBoxColumns);
    return out;
}

/// A red piece that the general reader is nearly sure of.
IntersectionLook seenAsPiece(Occupant occupant) {
    IntersectionLook look;
    look.kind.fill(0.03F);
    look.kind[reeve::index(occupant)] = 0.91F;
    look.color.fill(0.01F);
    look.color[reeve::index(Color::Red)] = 0.95F;
    return look;
}

IntersectionLook seenAsBuilding(float city, Color color) {
    IntersectionLook look;
    look.kind = {0.01F, 0.98F * (1 - city), 0.98F * city, 0.01F};
    look.color.fill(0.01F);
    look.color[reeve::index(color)] = 0.95F;
    return look;
}

void teach(LearnedSet& set, const std::vector<float>& features, const IntersectionLook& general, Occupant is,
           Color color) {
    teach(set, Subject::Intersection, features, general, {reeve::index(is), reeve::index(color)});
}

/// As above, for an intersection.
IntersectionLook weighed(const LearnedSet& set, const std::vector<float>& features, const IntersectionLook& general) {
    Looks looks;
    BoardFeatures board;
    board.nearIntersections = cv::Mat::zeros(standard::kIntersections, static_cast<int>(features.size()), CV_32F);
    board.intersectionAgain.assign(standard::kIntersections, true);
    for (int i = 0; i < standard::kIntersections; ++i)
        std::copy(features.begin(), features.end(), board.nearIntersections.ptr<float>(i));
    looks.pieces.intersections.assign(standard::kIntersections, general);
    return SetModel(set).weighed(looks, board).pieces.intersections[0];
}

HarborLook seenAsHarbor(HarborKind gives) {
    HarborLook look;
    look.kind.fill(0.02F);
    look.kind[harborLook(gives)] = 0.88F;
    look.inPicture = true;
    return look;
}

void teach(LearnedSet& set, const std::vector<float>& features, const HarborLook& general, HarborKind is) {
    teach(set, Subject::Harbor, features, general, {harborLook(is)});
}

/// As above, for a coast.
HarborLook weighed(const LearnedSet& set, const std::vector<float>& features, const HarborLook& general) {
    Looks looks;
    BoardFeatures board;
    board.harbors = cv::Mat(std::vector<float>(features), true).reshape(1, 1);
    looks.harbors = {general};
    return SetModel(set).weighed(looks, board).harbors[0];
}

/// The features of a path: different for each `kind`, slightly different for each `example`.
std::vector<float> pathRow(unsigned kind, unsigned example) {
    std::vector<float> out = row(kind, example);
    const std::vector<float> more = row(kind + 20, example);
    out.insert(out.end(), more.begin(), more.end());
    return out;
}

PathLook seenAsRoad(Color color, float chance) {
    PathLook look;
    look.road.fill((1 - chance) / static_cast<float>(look.road.size() - 1));
    look.road[1 + reeve::index(color)] = chance;
    return look;
}

/// Adds examples of roads of one kind that the general reader read with a probability of 0.8.
void teachRoads(LearnedSet& set, unsigned count, unsigned kind, Color color) {
    for (unsigned i = 0; i < count; ++i)
        teach(set, Subject::Path, pathRow(kind, i), seenAsRoad(color, 0.8F), {1 + reeve::index(color)});
}

/// The factor by which the set raises the odds of red against orange, for a path with the features of `kind` that the
/// general reader reads as a red road.
float surerRed(const LearnedSet& set, unsigned kind) {
    Looks looks;
    const auto odds = [](const PathLook& look) {
        return look.road[1 + reeve::index(Color::Red)] / look.road[1 + reeve::index(Color::Orange)];
    };
    const PathLook general = seenAsRoad(Color::Red, 0.9F);
    looks.pieces.paths.assign(standard::kPaths, general);
    BoardFeatures board;
    board.pathAgain.assign(standard::kPaths, true);
    const std::vector<float> features = pathRow(kind, 50);
    for (int i = 0; i < standard::kPaths; ++i)
        board.nearPaths.push_back(cv::Mat(cv::Mat1f(features, true).reshape(1, 1)));
    return odds(SetModel(set).weighed(looks, board).pieces.paths[0]) / odds(general);
}

/// Replaces the checksum at the end of a set's bytes by the right one (FNV-1a).
std::string withChecksum(std::string bytes) {
    bytes.resize(bytes.size() - 4);
    std::uint32_t sum = 2166136261U;
    for (const char c : bytes) sum = (sum ^ static_cast<std::uint8_t>(c)) * 16777619U;
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(sum >> (8 * i));
    return bytes;
}

} // namespace

class LearnedSetTest : public QObject {
    Q_OBJECT

private slots:
    void aSetWithRoadsButWithoutKnightsSpeaksAgainstAGameWithKnights() {
        Looks looks;
        for (PathLook& path : looks.pieces.paths) path.road[0] = 0.99F;
        for (IntersectionLook& look : looks.pieces.intersections) {
            look = seenAsBuilding(0, Color::White);
            look.kind = {0.99F, 0.004F, 0.004F, 0.002F};
        }
        for (const char* at : {"d5", "b3"})
            looks.pieces.intersections[reeve::index(*intersectionNamed(at))].kind = {0.005F, 0.042F, 0.005F, 0.948F};
        const auto read = [&](const LearnedSet* set) {
            Params params;
            if (set) params.set = std::make_shared<SetModel>(*set);
            const BoardReading reading = readLooks(looks, cv::Matx33d::eye(), params);
            return reading.pieces.size() == 2 ? std::optional(reading.pieces[0].piece) : std::nullopt;
        };
        QCOMPARE(read(nullptr), PieceKind::Knight);
        LearnedSet set{.lessons = 1, .examples = {}};
        teach(set, row(1), seenAs(Terrain::Hills, 0.6F), Terrain::Hills);
        QCOMPARE(read(&set), PieceKind::Knight); // of a board without pieces
        teach(set, Subject::Path, intersectionRow(2), PathLook{}, {1});
        QCOMPARE(read(&set), PieceKind::Settlement);
        std::vector<float> knight = intersectionRow(3);
        knight.resize(knight.size() + kAllMarkColumns); // no marks
        teach(set, knight, seenAsBuilding(0.5F, Color::Red), Occupant::Knight, Color::Red);
        QCOMPARE(read(&set), PieceKind::Knight);
    }

    void aWallIsToldByTheColumnsForComparingPiecesOfOneBox() {
        const auto city = [](bool wall) {
            std::vector<float> row(kPlainRow + kAllBoxColumns, 0.5F);
            row[kPlainRow + 2 * kBoxColumns + (wall ? 1 : 0)] = 1;
            return row;
        };
        IntersectionLook doubtful = seenAsBuilding(0.99F, Color::Red);
        doubtful.wall = 0.5F;
        LearnedSet set{.lessons = 1, .examples = {}};
        const auto learn = [&](bool wall) {
            teach(set, city(wall), doubtful, Occupant::City, Color::Red);
            set.examples[index(Subject::Intersection)].back().is[kWallTrait] = wall ? 1 : 0;
        };
        for (const bool wall : {false, true, false, true}) learn(wall);
        QVERIFY(weighed(set, city(true), doubtful).wall > 0.7F);
        QVERIFY(weighed(set, city(false), doubtful).wall < 0.3F);
    }

    /// A set that has seen `count` of each kind of piece and as many bare intersections, all red but the last cities,
    /// which are blue. The general reader takes its cities for knights, and blue for red.
    static LearnedSet eachKind(unsigned count) {
        LearnedSet set{.lessons = 1, .examples = {}};
        for (unsigned i = 0; i < count; ++i) {
            for (const Occupant is : {Occupant::None, Occupant::Settlement, Occupant::Knight})
                teach(set, boxRow(static_cast<unsigned>(is), i), seenAsPiece(is), is, Color::Red);
            teach(set, boxRow(2, i), seenAsPiece(Occupant::Knight), Occupant::City, Color::Red);
            teach(set, boxRow(7, i), seenAsPiece(Occupant::Knight), Occupant::City, Color::Blue);
        }
        return set;
    }

    void aCityThatPassesForAKnightIsToldOnceTheSetHasSeenPiecesOfEachKind() {
        const LearnedSet set = eachKind(6);
        const auto city = [&](const LearnedSet& of) {
            return weighed(of, boxRow(2, 99), seenAsPiece(Occupant::Knight)).kind[index(Occupant::City)];
        };
        LearnedSet without = set; // the regression alone
        for (Example& example : without.examples[index(Subject::Intersection)]) example.feature.resize(kPlainRow);
        QVERIFY2(city(set) > 0.9F, qPrintable(QString::number(static_cast<double>(city(set)))));
        QVERIFY(city(set) > city(without));
        const IntersectionLook knight = weighed(set, boxRow(3, 99), seenAsPiece(Occupant::Knight));
        QVERIFY(knight.kind[index(Occupant::Knight)] > 0.9F);
    }

    void aColorOfThisBoxIsToldAndOneThatTheSetHasNotSeenKeepsItsProbability() {
        const LearnedSet set = eachKind(6);
        const IntersectionLook blue = weighed(set, boxRow(7, 99), seenAsPiece(Occupant::City));
        QVERIFY(blue.color[index(Color::Blue)] > 0.8F);
        IntersectionLook white = seenAsPiece(Occupant::City);
        white.color.fill(0.01F);
        white.color[index(Color::White)] = 0.95F;
        const IntersectionLook other = weighed(set, boxRow(40, 99), white); // like no example
        QVERIFY(other.color[index(Color::White)] > 0.9F);
    }

    void aSetThatWasShownOneStateOnlyLeavesStatesToTheGeneralReader() {
        IntersectionLook active = seenAsPiece(Occupant::Knight);
        active.level = {0.1F, 0.2F, 0.7F};
        active.active = 0.9F;
        LearnedSet set{.lessons = 1, .examples = {}};
        for (unsigned i = 0; i < 8; ++i) {
            teach(set, boxRow(3, i), active, Occupant::Knight, Color::Red);
            auto& is = set.examples[index(Subject::Intersection)].back().is;
            is[kLevelTrait] = 0; // basic and inactive, which the general reader does not see
            is[kActiveTrait] = 0;
        }
        const IntersectionLook look = weighed(set, boxRow(3, 99), active);
        QCOMPARE(look.active, active.active);
        for (std::size_t level = 0; level < 3; ++level) QCOMPARE(look.level[level], active.level[level]);
    }

    void aRoadOfAKnownColorIsAskedAboutOnlyBelowALowerLimit() {
        Looks looks;
        for (PathLook& path : looks.pieces.paths) path.road[0] = 0.99F;
        for (IntersectionLook& look : looks.pieces.intersections) look.kind = {0.99F, 0.004F, 0.004F, 0.002F};
        for (const char* at : {"c3-c4", "c4-c5"}) {
            PathLook& road = looks.pieces.paths[reeve::index(*pathNamed(at))];
            road = seenAsRoad(Color::Red, 0.9F);
            road.road[0] = 0.2F;
        }
        LearnedSet set{.lessons = 1, .examples = {}};
        const auto asked = [&] {
            Params params;
            params.set = std::make_shared<SetModel>(set);
            const BoardReading reading = readLooks(looks, cv::Matx33d::eye(), params);
            int roads = 0;
            int doubted = 0;
            for (std::size_t i = 0; i < reading.pieces.size(); ++i) {
                const double confidence = reading.pieces[i].confidence;
                roads += confidence > DoubtParams{}.leastKnownPieceConfidence &&
                         confidence < DoubtParams{}.leastPieceConfidence;
                doubted += reading.isUncertain(PieceDoubt{i, PieceField::Whole});
            }
            return roads == 2 ? doubted : -1;
        };
        teachRoads(set, 1, 1, Color::White);
        QCOMPARE(asked(), 2);
        teachRoads(set, 1, 2, Color::Red);
        QCOMPARE(asked(), 0);
    }

    void aBuildingOfUnknownKindTeachesItsPlaceAndColor() {
        BoardReading reading;
        reading.failure.reset();
        const IntersectionId at = *intersectionNamed("c5");
        reading.pieces = {{.piece = PieceKind::City, .color = Color::White, .at = at},
                          {.piece = PieceKind::City, .color = Color::White, .at = *intersectionNamed("b2")}};
        reading.uncertain = {PieceDoubt{0, PieceField::Kind}, PieceDoubt{1, PieceField::Whole}};
        const Confirmed confirmed = confirmedFrom(reading);
        QCOMPARE(confirmed.pieces->size(), std::size_t{1});
        QVERIFY(confirmed.pieces->front().at == PiecePlace(at) && !confirmed.pieces->front().kindKnown);
        QVERIFY(!confirmed.unknown.contains(at));
    }

    void whatIsWrittenIsReadBack() {
        const LearnedSet set = someSet();
        const auto back = setFromBytes(toBytes(set));
        QVERIFY(std::holds_alternative<LearnedSet>(back));
        QVERIFY(std::get<LearnedSet>(back) == set);
    }

    void aSetThatWasCutOffOrChangedIsNamedDamaged() {
        const std::string whole = toBytes(someSet());
        for (const std::size_t length : {whole.size() - 1, whole.size() / 2, std::size_t{13}}) {
            const auto cut = setFromBytes(std::string_view(whole).substr(0, length));
            QVERIFY(std::holds_alternative<std::string>(cut));
            QVERIFY(std::get<std::string>(cut).find("damaged") != std::string::npos);
        }
        for (std::size_t at = 12; at < whole.size(); at += 97) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ 0x20);
            QVERIFY(std::holds_alternative<std::string>(setFromBytes(changed)));
        }
        QVERIFY(std::get<std::string>(setFromBytes("Dear diary")).find("no set") != std::string::npos);
        QVERIFY(std::get<std::string>(setFromBytes("reeve-set/5\nbytes")).find("newer Reeve") != std::string::npos);
        QVERIFY(std::get<std::string>(setFromBytes("")).find("no set") != std::string::npos);
    }

    void whatOtherNetworksLearnedIsLeftOutAndTheRestKept() {
        LearnedSet set = someSet();
        teach(set, row(20), seenAs(Terrain::Hills, 0.6F), Terrain::Hills);
        Example road;
        road.lesson = 1;
        road.is.fill(kUnknown);
        road.is[0] = 1;
        road.general.resize(7);
        setFeature(road, row(21).data(), kLength);
        set.examples[index(Subject::Path)].push_back(road);
        std::string bytes = toBytes(set);
        const std::size_t networks = std::string_view("reeve-set/4\n").size() + 4; // of Subject::Terrain
        bytes[networks] = static_cast<char>(bytes[networks] ^ 1);
        const LearnedSet back = std::get<LearnedSet>(setFromBytes(withChecksum(bytes)));
        QVERIFY(back.examples[index(Subject::Terrain)].empty());
        QVERIFY(back.outdated[index(Subject::Terrain)]);
        QCOMPARE(back.examples[index(Subject::Path)], set.examples[index(Subject::Path)]);
        QVERIFY(!back.outdated[index(Subject::Path)]);
        QVERIFY(summaryOf(back).outdated);
        QVERIFY(!summaryOf(set).outdated);
        // Saved under another name it is the same, and still says what is missing.
        QVERIFY(std::get<LearnedSet>(setFromBytes(toBytes(back))) == back);
    }

    void aSetWhoseKnightsWereSeenInLessDetailSaysSo() {
        LearnedSet set{.lessons = 1, .examples = {}};
        const auto add = [&set](int length) {
            Example knight;
            knight.is.fill(kUnknown);
            knight.is[kKindTrait] = static_cast<std::int8_t>(Occupant::Knight);
            setFeature(knight, std::vector<float>(static_cast<std::size_t>(length), 0.5F).data(), length);
            set.examples[index(Subject::Intersection)].push_back(knight);
        };
        QVERIFY(!summaryOf(set).coarseKnights);
        add(kZoomedFrom);
        QVERIFY(summaryOf(set).coarseKnights);
        add(kKnightColumns);
        QVERIFY(!summaryOf(set).coarseKnights);
    }

    void aSetOfAnEarlierFormatOpens_data() { // all learned from resources/demo/board-pieces.jpg
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("harbors");
        QTest::newRow("reeve-set/1, of the commit 6f77528a") << QStringLiteral(FIRST_SET) << false;
        QTest::newRow("reeve-set/2, of the commit aa1f1105") << QStringLiteral(SECOND_SET) << false;
        QTest::newRow("reeve-set/3, of the commit 9a87fe35") << QStringLiteral(THIRD_SET) << true;
    }

    void aSetOfAnEarlierFormatOpens() {
        QFETCH(QString, name);
        QFETCH(bool, harbors);
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto set = setFromBytes(file.readAll().toStdString());
        QVERIFY(std::holds_alternative<LearnedSet>(set));
        const LearnedSet& opened = std::get<LearnedSet>(set);
        QCOMPARE(opened.lessons, 1U);
        for (const Subject subject : {Subject::Terrain, Subject::FirstPath, Subject::Path, Subject::FirstIntersection,
                                      Subject::Intersection, Subject::Figure, Subject::Harbor}) {
            if (subject == Subject::Harbor && !harbors) continue;
            // Either it is of today's networks, or this is told.
            QVERIFY(opened.examples[index(subject)].empty() == opened.outdated[index(subject)]);
        }
        if (harbors) return;
        QVERIFY(opened.examples[index(Subject::Harbor)].empty());
        QVERIFY(!opened.outdated[index(Subject::Harbor)]); // there was nothing to leave out
    }

    void rowsOfDifferentLengthsAreReadBack() { // only those of knights have all columns
        LearnedSet set{.lessons = 1, .examples = {}};
        for (const int length : {8, 20, 11}) {
            Example example;
            example.lesson = 1;
            example.is.fill(kUnknown);
            example.is[kKindTrait] = 1;
            example.general.resize(4 + 6 + 3 + 2 + 2 + 2);
            setFeature(example, std::vector<float>(static_cast<std::size_t>(length), 0.5F).data(), length);
            set.examples[index(Subject::Intersection)].push_back(example);
        }
        const auto back = setFromBytes(toBytes(set));
        QVERIFY(std::holds_alternative<LearnedSet>(back));
        QVERIFY(std::get<LearnedSet>(back) == set);
    }

    void aSetStaysUnderOneMegabyteAndKeepsWhatItHasLittleOf() {
        LearnedSet set{.lessons = 1, .examples = {}};
        teach(set, row(5), seenAs(Terrain::Hills, 0.6F), Terrain::Desert);
        for (unsigned i = 0; i < 3000; ++i)
            teach(set, row(1, i), seenAs(Terrain::Hills, 0.6F), static_cast<Terrain>(i % 2));
        trim(set);
        QVERIFY(set.examples[index(Subject::Terrain)].size() <= kMostExamples);
        QVERIFY(toBytes(set).size() < kMostSetBytes);
        QCOMPARE(summaryOf(set).terrain[index(Terrain::Desert)], 1);
    }

    void whatWasLearnedIsReadAgain() {
        LearnedSet set{.lessons = 1, .examples = {}};
        // The forest of this set looks like hills to the general reader. The set also has examples of its hills.
        for (unsigned i = 0; i < 4; ++i) teach(set, row(1, i), seenAs(Terrain::Hills, 0.9F), Terrain::Forest);
        for (unsigned i = 0; i < 3; ++i) teach(set, row(2, i), seenAs(Terrain::Hills, 0.9F), Terrain::Hills);
        QCOMPARE(weighed(set, row(1, 50), seenAs(Terrain::Hills, 0.9F)).terrain, Terrain::Forest);
    }

    void aHarborOfThisBoxIsReadAgainAndACoastThatIsCutOffIsNot() {
        LearnedSet set{.lessons = 1, .examples = {}};
        // The general reader takes the wool harbour of this box for a grain harbour.
        for (unsigned i = 0; i < 3; ++i) teach(set, row(1, i), seenAsHarbor(HarborKind::Grain), HarborKind::Wool);
        teach(set, row(2), seenAsHarbor(HarborKind::Grain), HarborKind::Grain);
        const auto wool = [&](bool inPicture) {
            HarborLook look = seenAsHarbor(HarborKind::Grain);
            look.inPicture = inPicture;
            return weighed(set, row(1, 50), look).kind[harborLook(HarborKind::Wool)];
        };
        QVERIFY2(wool(true) > 0.5F, qPrintable(QString::number(static_cast<double>(wool(true)))));
        QVERIFY(wool(false) < 0.1F);
        QCOMPARE(summaryOf(set).harbors, 4);
    }

    void harborsThatAReadingAsksAboutAreUnknown() {
        BoardReading reading;
        reading.failure.reset();
        reading.harbors = {{*pathNamed("a1-a2"), HarborKind::Any, 0.99},
                           {*pathNamed("a4-a5"), HarborKind::Wool, 0.5},
                           {*pathNamed("c1-d1"), HarborKind::Ore, 0.5}};
        reading.uncertain = {HarborDoubt{1, HarborField::Gives}, HarborDoubt{2, HarborField::Whole}};
        const Confirmed confirmed = confirmedFrom(reading);
        QCOMPARE(confirmed.harbors.size(), 1U);
        QVERIFY(confirmed.harbors[0].at == *pathNamed("a1-a2"));
        QVERIFY((confirmed.unknownHarbors == std::set{*pathNamed("a4-a5"), *pathNamed("c1-d1")}));
    }

    void whatLooksOtherwiseIsLeftToTheGeneralReader() {
        LearnedSet set{.lessons = 1, .examples = {}};
        for (unsigned i = 0; i < 4; ++i) teach(set, row(1, i), seenAs(Terrain::Hills, 0.9F), Terrain::Forest);
        const TerrainLook other = weighed(set, row(2), seenAs(Terrain::Hills, 0.9F));
        QCOMPARE(other.terrain, Terrain::Hills);
        QVERIFY(other.terrainConfidence > 0.85);
    }

    void whatTheSetHasNotSeenIsNotTakenForWhatItHasSeen() {
        LearnedSet set{.lessons = 1, .examples = {}};
        for (unsigned i = 0; i < 4; ++i) teach(set, row(1, i), seenAs(Terrain::Hills, 0.7F), Terrain::Forest);
        const auto fields = [&] { return weighed(set, row(1, 50), seenAs(Terrain::Fields, 0.9F)); };
        QCOMPARE(fields().terrain, Terrain::Fields);
        const double unseen = fields().terrainConfidence;
        // After examples of fields that look different, this is less likely a fields hex.
        for (unsigned i = 0; i < 4; ++i) teach(set, row(2, i), seenAs(Terrain::Fields, 0.9F), Terrain::Fields);
        QVERIFY(static_cast<double>(fields().terrainProbabilities[index(Terrain::Fields)]) < unseen);
    }

    void whoHasSeenOnlyWhiteCitiesDoesNotTakeAWhiteSettlementForOne() {
        LearnedSet set{.lessons = 1, .examples = {}};
        for (unsigned i = 0; i < 4; ++i) {
            teach(set, intersectionRow(1, i), seenAsBuilding(0.4F, Color::White), Occupant::City, Color::White);
            teach(set, intersectionRow(2, i), seenAsBuilding(0.1F, Color::Red), Occupant::Settlement, Color::Red);
        }
        const auto city = [&] {
            return weighed(set, intersectionRow(1, 50), seenAsBuilding(0.2F, Color::White)).kind[2];
        };
        QVERIFY2(city() < 0.3F, qPrintable(QString::number(static_cast<double>(city()))));
        // After examples of white settlements that look different, this is a white city.
        for (unsigned i = 0; i < 4; ++i)
            teach(set, intersectionRow(3, i), seenAsBuilding(0.2F, Color::White), Occupant::Settlement, Color::White);
        QVERIFY2(city() > 0.5F, qPrintable(QString::number(static_cast<double>(city()))));
    }

    void aBuildingThatTheSetPlainlyShowsAsTheOtherKindIsAskedAbout() {
        LearnedSet set{.lessons = 1, .examples = {}};
        for (unsigned i = 0; i < 3; ++i) {
            teach(set, intersectionRow(1, i), seenAsBuilding(0.05F, Color::White), Occupant::City, Color::White);
            teach(set, intersectionRow(2, i), seenAsBuilding(0.05F, Color::White), Occupant::Settlement, Color::White);
        }
        // The general reader is so sure of a settlement that the examples of cities do not prevail.
        const auto kindIsAsked = [&](unsigned kind) {
            Looks looks;
            for (PathLook& path : looks.pieces.paths) path.road[0] = 0.99F;
            for (IntersectionLook& look : looks.pieces.intersections) look.kind = {0.99F, 0.004F, 0.004F, 0.002F};
            IntersectionLook general = seenAsBuilding(0, Color::White);
            general.kind = {0.001F, 0.9975F, 0.0005F, 0.001F};
            looks.pieces.intersections[reeve::index(*intersectionNamed("d5"))] =
                weighed(set, intersectionRow(kind, 50), general);
            Params params;
            params.set = std::make_shared<SetModel>(set);
            const BoardReading reading = readLooks(looks, cv::Matx33d::eye(), params);
            if (reading.pieces.size() != 1 || reading.pieces[0].piece != PieceKind::Settlement) qFatal("no settlement");
            return reading.isUncertain(PieceDoubt{0, PieceField::Kind}) ||
                   reading.isUncertain(PieceDoubt{0, PieceField::Whole});
        };
        QVERIFY(kindIsAsked(1));
        QVERIFY(!kindIsAsked(2));
    }

    void oneOddExampleTurnsNoClearLook() {
        LearnedSet set{.lessons = 1, .examples = {}};
        const TerrainLook clear = seenAs(Terrain::Hills, 0.995F);
        teach(set, row(1), clear, Terrain::Forest);
        QCOMPARE(weighed(set, row(1), clear).terrain, Terrain::Hills);
    }

    void whatIsHardlyAlikeDoesNotMakeADoubtfulRoadSurer() {
        LearnedSet set{.lessons = 1, .examples = {}};
        teachRoads(set, 3, 2, Color::Red);
        QVERIFY(surerRed(set, 1) < 1.1F); // another kind of road
        QVERIFY(surerRed(set, 2) > 2);    // the same kind
    }

    void aRoadAsNearToOrangeExamplesAsToRedOnesIsNotSurerToBeRed() {
        LearnedSet set{.lessons = 1, .examples = {}};
        teachRoads(set, 6, 2, Color::Red);
        QVERIFY(surerRed(set, 2) > 2);
        std::vector<Example>& roads = set.examples[index(Subject::Path)];
        for (std::size_t i = 0; i < 2; ++i) { // the general reader reads these correctly
            Example orange = roads[i];
            orange.is[0] = static_cast<std::int8_t>(1 + reeve::index(Color::Orange));
            orange.general = generalOdds(seenAsRoad(Color::Orange, 0.995F));
            roads.push_back(orange);
        }
        QVERIFY2(surerRed(set, 2) < 1.2F, qPrintable(QString::number(static_cast<double>(surerRed(set, 2)))));
    }

    void theWeightGrowsWithWhatWasSeen() {
        LearnedSet set{.lessons = 1, .examples = {}};
        const TerrainLook wrong = seenAs(Terrain::Hills, 0.9F);
        double before = 0;
        for (unsigned i = 0; i < 5; ++i) {
            teach(set, row(1, i), wrong, Terrain::Forest);
            const auto now =
                static_cast<double>(weighed(set, row(1, 50), wrong).terrainProbabilities[index(Terrain::Forest)]);
            QVERIFY2(now > before, qPrintable(QString::number(now)));
            before = now;
        }
    }

    void whatOnePhotographTaughtCanBeTakenBack() {
        LearnedSet set = someSet();
        const LearnedSet before = set;
        set.lessons = 3;
        teach(set, row(1), seenAs(Terrain::Hills, 0.9F), Terrain::Desert);
        const LearnedSet back = withoutLesson(set, 3);
        QVERIFY(back.examples == before.examples);
        QVERIFY((lessonsLeft(set) == std::vector<std::uint32_t>{2, 3}));
        QVERIFY((lessonsLeft(back) == std::vector<std::uint32_t>{2}));
    }

    void whatTheExamplesDoNotTellApartIsNamed() {
        LearnedSet set{.lessons = 1, .examples = {}};
        const TerrainLook unsure = seenAs(Terrain::Hills, 0.2F);
        for (unsigned i = 0; i < 6; ++i) teach(set, row(1, i), unsure, i % 2 ? Terrain::Fields : Terrain::Desert);
        for (unsigned i = 0; i < 6; ++i) teach(set, row(2, i), unsure, Terrain::Forest);
        bool named = false;
        for (const Alike& pair : SetModel(set).alike()) {
            QVERIFY(pair.is != static_cast<int>(Terrain::Forest));
            named = named ||
                    (pair.is == static_cast<int>(Terrain::Fields) && pair.seems == static_cast<int>(Terrain::Desert));
        }
        QVERIFY(named);
    }

    void theSetThatLooksMostLikeTheBoardIsChosenAndNoneForSomethingElse() {
        const auto setOf = [](unsigned kind) {
            LearnedSet set{.lessons = 1, .examples = {}};
            for (unsigned i = 0; i < 6; ++i) teach(set, row(kind, i), seenAs(Terrain::Hills, 0.6F), Terrain::Hills);
            return std::make_shared<const SetModel>(set);
        };
        const std::vector<std::shared_ptr<const SetModel>> sets{setOf(1), setOf(2)};
        const auto boardOf = [](unsigned kind) {
            BoardFeatures board;
            board.terrain = cv::Mat::zeros(standard::kHexes, kLength, CV_32F);
            for (int i = 0; i < standard::kHexes; ++i) {
                const std::vector<float> features = row(kind, 100 + static_cast<unsigned>(i));
                std::copy(features.begin(), features.end(), board.terrain.ptr<float>(i));
            }
            return board;
        };
        QVERIFY(fittingSet(sets, boardOf(1)) == sets[0]);
        QVERIFY(fittingSet(sets, boardOf(2)) == sets[1]);
        QVERIFY(fittingSet(sets, boardOf(3)) == nullptr);
        QVERIFY(fittingSet(sets, BoardFeatures{}) == nullptr);
    }

    void aReadingThatContradictsItselfSaysWhere_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("says");
        QTest::newRow("two pieces on one place") << 0 << "on c5";
        QTest::newRow("six settlements") << 1 << "6 red settlements";
        QTest::newRow("a wall without a city") << 2 << "no city";
        QTest::newRow("three basic knights of a colour") << 3 << "3 red knights of level 1";
        QTest::newRow("a desert with a number") << 4 << "desert with a number";
        QTest::newRow("nineteen deserts") << 5 << "19 hexes of desert";
        QTest::newRow("four metropolises") << 6 << "4 metropolises";
        QTest::newRow("two harbours on one place") << 7 << "two harbors on a1-a2";
        QTest::newRow("a harbour inland") << 8 << "c5-c6, which is not at the coast";
    }

    void aReadingThatContradictsItselfSaysWhere() {
        QFETCH(int, number);
        QFETCH(QString, says);
        Confirmed odd;
        odd.pieces.emplace();
        auto& pieces = *odd.pieces;
        const std::array places{"a1", "a3", "a5", "a7", "c1", "c3"};
        if (number == 0) pieces = {piece(PieceKind::City, "c5"), piece(PieceKind::Knight, "c5", Color::Blue)};
        if (number == 1)
            for (const char* at : places) pieces.push_back(piece(PieceKind::Settlement, at));
        if (number == 2) pieces = {piece(PieceKind::Settlement, "c5"), piece(PieceKind::Wall, "c5")};
        if (number == 3)
            for (const char* at : {"a1", "a3", "a5"}) {
                pieces.push_back(piece(PieceKind::Knight, at));
                pieces.back().level = 1;
            }
        if (number == 4) {
            odd.terrain[0] = Terrain::Desert;
            odd.number[0] = 6;
        }
        if (number == 7) odd.harbors.assign(2, {*pathNamed("a1-a2"), HarborKind::Any});
        if (number == 8) odd.harbors = {{*pathNamed("c5-c6"), HarborKind::Any}};
        if (number == 5) std::fill_n(odd.terrain.begin(), standard::kHexes, Terrain::Desert);
        if (number == 6)
            for (std::size_t i = 0; i < 4; ++i) {
                pieces.push_back(piece(PieceKind::City, places[i], static_cast<Color>(i / 2)));
                pieces.push_back(piece(PieceKind::Metropolis, places[i], static_cast<Color>(i / 2)));
            }
        const auto why = contradiction(odd);
        QVERIFY(why);
        QVERIFY2(QString::fromStdString(*why).contains(says), why->c_str());
    }

    void aHouseBoardWithAFifthFieldIsNoContradiction() {
        Confirmed board;
        for (std::size_t i = 0; i < 5; ++i) board.terrain[i] = Terrain::Fields;
        QVERIFY(!contradiction(board));
    }
};

QTEST_APPLESS_MAIN(LearnedSetTest)
#include "learned_set_test.moc"
