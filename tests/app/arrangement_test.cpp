// SPDX-License-Identifier: GPL-3.0-or-later
// Arrangements of "Show your pieces": possible with one box, legal for the reader, and without rotational symmetry.
#include "app/pictures/arrangement.h"
#include "engine/board/standard_island.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <set>
#include <tuple>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::vision;

namespace {

bool isBuilding(const ConfirmedPiece& piece) {
    return piece.piece == PieceKind::Settlement || piece.piece == PieceKind::City;
}

bool touches(PathId path, IntersectionId at) {
    const auto& ends = standardIsland().pathEnds[index(path)];
    return ends[0] == at || ends[1] == at;
}

using Laid = std::set<std::tuple<int, int, int, int>>;

Laid turned(const Arrangement& arrangement, int sixths) {
    Laid laid;
    for (const ConfirmedPiece& piece : arrangement.pieces) {
        const int place = std::visit([&](auto at) { return static_cast<int>(index(*rotated(at, sixths))); }, piece.at);
        laid.insert({static_cast<int>(piece.piece), static_cast<int>(piece.color), place, piece.level.value_or(0)});
    }
    return laid;
}

QString named(const char* const* names, std::size_t which) { return QLatin1String(names[which]); }

QJsonObject inJson(const Arrangement& arrangement) {
    static constexpr std::array kPieces{"road", "settlement", "city", "knight", "wall", "metropolis"};
    static constexpr std::array kColorNames{"red", "blue", "white", "orange"};
    QJsonArray pieces;
    for (const ConfirmedPiece& piece : arrangement.pieces) {
        const std::string at = std::visit([](auto place) { return standardIsland().name(place); }, piece.at);
        QJsonObject one{{QStringLiteral("piece"), named(kPieces.data(), static_cast<std::size_t>(piece.piece))},
                        {QStringLiteral("color"), named(kColorNames.data(), index(piece.color))},
                        {QStringLiteral("at"), QString::fromStdString(at)}};
        if (piece.level) one.insert(QStringLiteral("level"), *piece.level);
        if (piece.active) one.insert(QStringLiteral("active"), *piece.active);
        pieces.append(one);
    }
    return {{QStringLiteral("robber"), QString::fromStdString(standardIsland().name(arrangement.robber))},
            {QStringLiteral("merchant"), QString::fromStdString(standardIsland().name(arrangement.merchant))},
            {QStringLiteral("pieces"), pieces}};
}

} // namespace

class ArrangementTest : public QObject {
    Q_OBJECT

    static void forEachBox(const std::function<void(const std::vector<Color>&, bool)>& look) {
        const std::vector<Color> all{Color::Red, Color::Blue, Color::White, Color::Orange, Color::Green, Color::Brown};
        for (std::size_t n = 1; n <= all.size(); ++n)
            for (const bool knights : {false, true}) look({all.begin(), all.begin() + static_cast<int>(n)}, knights);
    }

private slots:
    void oneBoxHasAllPiecesOfAPicture() {
        forEachBox([](const std::vector<Color>& colors, bool knights) {
            for (const Arrangement& arrangement : arrangementsOf(colors, knights)) {
                Confirmed confirmed;
                confirmed.pieces = arrangement.pieces;
                const auto why = contradiction(confirmed);
                QVERIFY2(!why, why ? why->c_str() : "");
                QVERIFY(arrangement.robber != kNoHex);
                QCOMPARE(arrangement.merchant != kNoHex, knights);
            }
        });
    }

    void noTwoBuildingsAreNeighboursAndEachHasARoad() {
        forEachBox([](const std::vector<Color>& colors, bool knights) {
            for (const Arrangement& arrangement : arrangementsOf(colors, knights)) {
                for (const ConfirmedPiece& piece : arrangement.pieces) {
                    if (!isBuilding(piece)) continue;
                    const auto at = std::get<IntersectionId>(piece.at);
                    bool road = false;
                    for (const ConfirmedPiece& other : arrangement.pieces) {
                        if (other.piece == PieceKind::Road && other.color == piece.color)
                            road = road || touches(std::get<PathId>(other.at), at);
                        if (!isBuilding(other) || other.at == piece.at) continue;
                        for (const PathId path : standardIsland().intersectionPaths[index(at)])
                            QVERIFY(!touches(path, std::get<IntersectionId>(other.at)));
                    }
                    QVERIFY(road);
                }
            }
        });
    }

    void noTurnOfAPictureIsTheSameAgain() {
        forEachBox([](const std::vector<Color>& colors, bool knights) {
            for (const Arrangement& arrangement : arrangementsOf(colors, knights))
                for (int sixths = 1; sixths < 6; ++sixths)
                    QVERIFY(turned(arrangement, sixths) != turned(arrangement, 0));
        });
    }

    void thePicturesShowEachKindOfEachColourAndKnightsOfEachLevelInBothStates() {
        forEachBox([](const std::vector<Color>& colors, bool knights) {
            std::set<std::tuple<Color, PieceKind, int, bool>> seen;
            for (const Arrangement& arrangement : arrangementsOf(colors, knights))
                for (const ConfirmedPiece& piece : arrangement.pieces)
                    seen.insert({piece.color, piece.piece, piece.level.value_or(0), piece.active.value_or(false)});
            for (const Color color : colors) {
                for (const PieceKind kind : {PieceKind::Road, PieceKind::Settlement, PieceKind::City})
                    QVERIFY(seen.contains({color, kind, 0, false}));
                if (!knights) continue;
                QVERIFY(seen.contains({color, PieceKind::Wall, 0, false}));
                QVERIFY(seen.contains({color, PieceKind::Metropolis, 0, false}));
                for (int level = 1; level <= 3; ++level)
                    for (const bool active : {false, true})
                        QVERIFY(seen.contains({color, PieceKind::Knight, level, active}));
            }
        });
    }

    void aPieceStandsElsewhereOnEachPicture() {
        const auto pictures = arrangementsOf({Color::Red, Color::Blue, Color::White, Color::Orange}, true);
        for (std::size_t a = 0; a < pictures.size(); ++a)
            for (std::size_t b = a + 1; b < pictures.size(); ++b)
                for (const ConfirmedPiece& piece : pictures[a].pieces)
                    QVERIFY(std::ranges::none_of(pictures[b].pieces, [&](const ConfirmedPiece& other) {
                        return other.piece == piece.piece && other.color == piece.color && other.at == piece.at;
                    }));
    }

    /// vision/training/box_scenes.py draws the training pictures of these arrangements; docs/reader-results.md has the
    /// results.
    void drawnPicturesToLearnFromShowWhatThePageAsksFor() {
        QFile file(QStringLiteral(REEVE_SOURCE_DIR "/vision/training/shown_pieces.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray drawn = QJsonDocument::fromJson(file.readAll()).array();
        const auto asked = arrangementsOf({Color::Red, Color::Blue, Color::White, Color::Orange}, true);
        QCOMPARE(drawn.size(), static_cast<qsizetype>(asked.size()));
        for (qsizetype i = 0; i < drawn.size(); ++i)
            QCOMPARE(drawn[i].toObject(), inJson(asked[static_cast<std::size_t>(i)]));
    }
};

QTEST_APPLESS_MAIN(ArrangementTest)
#include "arrangement_test.moc"
