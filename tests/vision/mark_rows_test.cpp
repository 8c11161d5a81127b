// SPDX-License-Identifier: GPL-3.0-or-later
// Features of the marks on a piece do not depend on its rotation and position, and a learned set tells knights apart by
// them.
#include "engine/board/standard_island.h"
#include "vision/look/mark_rows.h"
#include "vision/look/place_views.h"
#include "vision/look/turned_marks.h"
#include "vision/set/intersection_row.h"
#include "vision/set/knight_rows.h"
#include "vision/set/make_example.h"
#include "vision/set/set_model.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace reeve;
using namespace reeve::vision;

namespace {

constexpr int kLooks = kMarksFrom; // columns before those of the marks

/// Colours (BGR) of a knight's face and of the bars on it.
struct Print {
    cv::Scalar face;
    cv::Scalar bars;
};

/// A round knight with a red rim on grass, with as many bars as its level. `angle`: of the bars in radians; `at`: its
/// middle in pixels.
cv::Mat printed(const Print& print, int level, double angle, cv::Point2f at) {
    constexpr int kFiner = 4;
    cv::Mat3b large(kClosePixels * kFiner, kClosePixels * kFiner, cv::Vec3b(60, 140, 110));
    const auto fine = [&](cv::Point2f point) {
        return cv::Point(cvRound(point.x * kFiner), cvRound(point.y * kFiner));
    };
    cv::circle(large, fine(at), 20 * kFiner, {40, 40, 190}, cv::FILLED, cv::LINE_AA);
    cv::circle(large, fine(at), 16 * kFiner, print.face, cv::FILLED, cv::LINE_AA);
    const cv::Point2f along(static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle)));
    const cv::Point2f across(-along.y, along.x);
    for (int bar = 0; bar < level; ++bar) {
        const cv::Point2f middle = at + across * (6.5F * (static_cast<float>(bar) - static_cast<float>(level - 1) / 2));
        cv::line(large, fine(middle - along * 9), fine(middle + along * 9), print.bars, 3 * kFiner, cv::LINE_AA);
    }
    cv::Mat crop;
    cv::resize(large, crop, {kClosePixels, kClosePixels}, 0, 0, cv::INTER_AREA);
    return crop;
}

/// A knight with black bars: on gold if it is active, else on the colour of its rim.
cv::Mat knight(int level, bool active, double angle, cv::Point2f at = {48, 53}) {
    return printed({active ? cv::Scalar(50, 190, 230) : cv::Scalar(40, 40, 190), {20, 20, 20}}, level, angle, at);
}

/// A knight on grey: with gold bars of the same lightness if it is active, else with black bars.
cv::Mat greyKnight(int level, bool active, double angle, cv::Point2f at = {48, 53}) {
    return printed({cv::Scalar::all(150), active ? cv::Scalar(50, 180, 220) : cv::Scalar::all(20)}, level, angle, at);
}

/// A row of an intersection in which only the columns of the marks differ between knights.
std::vector<float> rowOf(const cv::Mat& crop) {
    std::vector<float> row(kLooks, 0.5F);
    const cv::Mat1f marks = markRows({crop});
    row.insert(row.end(), marks.begin(), marks.end());
    return row;
}

IntersectionLook clueless() {
    IntersectionLook look;
    look.kind = {0.02F, 0.02F, 0.02F, 0.94F};
    look.color.fill(1.0F / kColors);
    look.level.fill(1.0F / 3);
    look.active = look.wall = look.metropolis = 0.5F;
    return look;
}

/// As rowOf(), followed by the columns of a knight up to the marks on its face, measured at the middle that agrees best
/// with those of `others`.
std::vector<float> faceRowOf(const cv::Mat& crop, const KnightMarks& others) {
    std::vector<float> row = rowOf(crop);
    row.resize(kFaceFrom, 0);
    const cv::Mat1f face = alignedRow(turnedMarks(crop).face, others.face, 2);
    row.insert(row.end(), face.begin(), face.end());
    return row;
}

Example example(const cv::Mat& crop, int level, bool active) {
    Example out;
    out.lesson = 1;
    out.is.fill(kUnknown);
    out.is[kKindTrait] = static_cast<std::int8_t>(Occupant::Knight);
    out.is[kLevelTrait] = static_cast<std::int8_t>(level - 1);
    out.is[kActiveTrait] = static_cast<std::int8_t>(active);
    out.general = generalOdds(clueless());
    const std::vector<float> row = rowOf(crop);
    setFeature(out, row.data(), static_cast<int>(row.size()));
    return out;
}

using Draw = cv::Mat (*)(int level, bool active, double angle, cv::Point2f at);

LearnedSet eachKnightTwice(Draw draw = knight) {
    LearnedSet set{.lessons = 1, .examples = {}};
    for (int level = 1; level <= 3; ++level)
        for (const bool active : {false, true})
            for (const double angle : {0.3, 1.4})
                set.examples[index(Subject::Intersection)].push_back(
                    example(draw(level, active, angle + level, {48, 53}), level, active));
    return set;
}

/// As eachKnightTwice(), with rows of faceRowOf().
LearnedSet eachKnightTwiceAligned(Draw draw = knight) {
    LearnedSet set = eachKnightTwice(draw);
    std::vector<cv::Mat> crops;
    for (int level = 1; level <= 3; ++level)
        for (const bool active : {false, true})
            for (const double angle : {0.3, 1.4}) crops.push_back(draw(level, active, angle + level, {48, 53}));
    KnightMarks others;
    std::vector<Example>& examples = set.examples[index(Subject::Intersection)];
    for (std::size_t i = 0; i < crops.size(); ++i) {
        const std::vector<float> row = faceRowOf(crops[i], others);
        setFeature(examples[i], row.data(), static_cast<int>(row.size()));
        others = knightMarks({examples.begin(), examples.begin() + static_cast<std::ptrdiff_t>(i) + 1});
    }
    return set;
}

IntersectionLook weighed(const LearnedSet& set, const cv::Mat& crop) {
    Looks looks;
    looks.pieces.intersections[0] = clueless();
    BoardFeatures features;
    features.closeCrops.assign(standard::kIntersections, cv::Mat());
    features.closeCrops[0] = crop;
    const std::vector<float> row = rowOf(crop);
    features.nearIntersections = cv::Mat::zeros(standard::kIntersections, static_cast<int>(row.size()), CV_32F);
    std::copy(row.begin(), row.end(), features.nearIntersections.ptr<float>(0));
    features.intersectionAgain.assign(standard::kIntersections, false);
    features.intersectionAgain[0] = true;
    return SetModel(set).weighed(looks, features).pieces.intersections[0];
}

} // namespace

class MarkRowsTest : public QObject {
    Q_OBJECT

private slots:
    void aPieceHasTheSameMarksWhereverItStands() {
        const cv::Mat rows = markRows({knight(2, false, 0.7, {48, 53}), knight(2, false, 0.7, {40, 58}),
                                       knight(2, false, 0.7, {55, 47}), knight(3, false, 0.7, {48, 53})});
        const int inner = kMarkColumns[0] + kMarkColumns[1];
        const auto apart = [&](int a, int b) {
            return cv::norm(rows.row(a).colRange(0, inner), rows.row(b).colRange(0, inner));
        };
        QVERIFY2(apart(0, 1) < apart(0, 3) / 2, qPrintable(QString("%1 %2").arg(apart(0, 1)).arg(apart(0, 3))));
        QVERIFY2(apart(0, 2) < apart(0, 3) / 2, qPrintable(QString("%1 %2").arg(apart(0, 2)).arg(apart(0, 3))));
    }

    void aTurnedPieceHasTheSameMarks() {
        const cv::Mat rows = markRows({knight(2, false, 0.2), knight(2, false, 1.3), knight(3, false, 0.2)});
        const int inner = kMarkColumns[0] + kMarkColumns[1];
        const auto apart = [&](int a, int b) {
            return cv::norm(rows.row(a).colRange(0, inner), rows.row(b).colRange(0, inner));
        };
        QVERIFY(apart(0, 1) < apart(0, 2) / 2);
        QVERIFY(apart(0, 1) < apart(1, 2) / 2);
    }

    void aPieceFarFromItsPlaceIsFoundWhereTheNetworkSeesIt() {
        const cv::Point2f far(70, 30);
        const cv::Mat there = knight(2, true, 0.2, far);
        const cv::Mat asUsual = markRows({knight(2, true, 0.2), there});
        const cv::Mat seen = markRows({there}, {far});
        QVERIFY(cv::norm(seen, asUsual.row(0)) < cv::norm(asUsual.row(1), asUsual.row(0)));
    }

    void aCropOfOneColorHasNoMarks() {
        const cv::Mat row = markRows({cv::Mat(kClosePixels, kClosePixels, CV_8UC3, cv::Scalar::all(120))});
        QVERIFY(cv::norm(row.colRange(0, kAllMarkColumns - kMarkColumns.back()), cv::NORM_INF) < 1e-3);
        QVERIFY(std::abs(cv::norm(row) - 1) < 1e-3); // only the histogram of its colour is not 0
    }

    void theMiddleIsTakenAtWhichAFaceLooksLikeOthers() {
        const auto rowAt = [](const cv::Mat& crop, const cv::Mat1f& others) {
            return alignedRow(turnedMarks(crop).face, others, 1);
        };
        const cv::Mat1f one = rowAt(knight(1, false, 0.2), {});
        const cv::Mat1f two = rowAt(knight(2, false, 0.2), {});
        cv::Mat1f both = one.clone();
        both.push_back(two);
        for (const cv::Point2f at : {cv::Point2f(48, 53), cv::Point2f(33, 45), cv::Point2f(61, 66)})
            for (const double angle : {0.2, 0.9, 2.6}) {
                const cv::Mat1f row = rowAt(knight(2, false, angle, at), both);
                const float right = turnedAlike(row.ptr<float>(), two.ptr<float>(), 3 * kTurnedRings);
                QVERIFY2(right > 0.8F &&
                             right > turnedAlike(row.ptr<float>(), one.ptr<float>(), 3 * kTurnedRings) + 0.1F,
                         qPrintable(QString("%1").arg(static_cast<double>(right))));
            }
    }

    void whereAlongARingSomethingIsIsNotKept() {
        const cv::Mat1f row = alignedRow(turnedMarks(knight(3, true, 0.2)).face, {}, 1);
        const cv::Mat1f turned = alignedRow(turnedMarks(knight(3, true, 1.1)).face, row, 1);
        QVERIFY(cv::norm(row, turned) < 0.1 * cv::norm(row));
    }

    void whiteOnBlackIsTheSameMarkAsBlackOnWhite() {
        const cv::Mat crop = knight(2, false, 0.2);
        const cv::Mat1f row = alignedRow(turnedMarks(crop).face, {}, 1);
        const cv::Mat1f other = alignedRow(turnedMarks(cv::Scalar::all(255) - crop).face, row, 1);
        const float same = turnedAlike(row.ptr<float>(), row.ptr<float>(), 3 * kTurnedRings);
        QVERIFY(turnedAlike(row.ptr<float>(), other.ptr<float>(), 3 * kTurnedRings) > 0.95F * same);
    }

    void knightsFarFromTheirPlaceAreToldByTheirMarks() {
        for (const Draw draw : {Draw{knight}, Draw{greyKnight}}) {
            const LearnedSet set = eachKnightTwiceAligned(draw);
            QCOMPARE(knightMarks(set.examples[index(Subject::Intersection)]).face.rows, 12);
            for (const cv::Point2f at : {cv::Point2f(45, 55), cv::Point2f(32, 45), cv::Point2f(62, 64)})
                for (int level = 1; level <= 3; ++level)
                    for (const bool active : {false, true}) {
                        const IntersectionLook look = weighed(set, draw(level, active, 0.9 * level, at));
                        const auto best = std::max_element(look.level.begin(), look.level.end()) - look.level.begin();
                        QCOMPARE(static_cast<int>(best) + 1, level);
                        QCOMPARE(look.active > 0.5F, active);
                    }
        }
    }

    void goldOnGreyIsTheSameMarkAsBlackOnGreyByItsEdges() {
        const auto row = [](const cv::Mat& crop, const cv::Mat1f& others) {
            return alignedRow(turnedMarks(crop).face, others, 1);
        };
        const cv::Mat1f black = row(greyKnight(2, false, 0.2), {});
        const cv::Mat1f gold = row(greyKnight(2, true, 1.3), black);
        const cv::Mat1f other = row(greyKnight(3, true, 1.3), black);
        const auto alike = [&](const cv::Mat1f& a) {
            return turnedAlike(a.ptr<float>(), black.ptr<float>(), 3 * kTurnedRings);
        };
        QVERIFY2(
            alike(gold) > 0.9F && alike(gold) > alike(other) + 0.1F,
            qPrintable(QString("%1 %2").arg(static_cast<double>(alike(gold))).arg(static_cast<double>(alike(other)))));
    }

    void aSetShowsKnightsInTheDetailThatHalfOfThemHave() {
        const std::vector<Example> marks = eachKnightTwice().examples[index(Subject::Intersection)];
        const std::vector<Example> faces = eachKnightTwiceAligned().examples[index(Subject::Intersection)];
        const auto detail = [&](std::size_t without, std::size_t with) {
            std::vector<Example> all(marks.begin(), marks.begin() + static_cast<std::ptrdiff_t>(without));
            all.insert(all.end(), faces.begin(), faces.begin() + static_cast<std::ptrdiff_t>(with));
            return KnightRows(all).detail();
        };
        QCOMPARE(detail(12, 0), KnightDetail::Marks);
        QCOMPARE(detail(0, 12), KnightDetail::Face);
        QCOMPARE(detail(7, 5), KnightDetail::Marks);
        QCOMPARE(detail(5, 7), KnightDetail::Face);
        QCOMPARE(detail(0, 3), KnightDetail::Marks); // too few
    }

    void knightsThatTheNetworksDoNotTellApartAreToldByTheirMarks() {
        const LearnedSet set = eachKnightTwice();
        for (int level = 1; level <= 3; ++level)
            for (const bool active : {false, true}) {
                const IntersectionLook look = weighed(set, knight(level, active, 0.9 * level, {45, 55}));
                const auto best = std::max_element(look.level.begin(), look.level.end()) - look.level.begin();
                QCOMPARE(static_cast<int>(best) + 1, level);
                QCOMPARE(look.active > 0.5F, active);
            }
    }

    void aSetOfAnEarlierProgramWithoutMarksIsReadAsBefore() {
        LearnedSet set = eachKnightTwice();
        for (Example& one : set.examples[index(Subject::Intersection)]) one.feature.resize(kLooks);
        // The networks see no difference between these two knights; only the marks differ.
        const IntersectionLook basic = weighed(set, knight(1, true, 0.4)), mighty = weighed(set, knight(3, false, 1.2));
        QVERIFY(basic.level == mighty.level);
        QCOMPARE(basic.active, mighty.active);
        QVERIFY(SetModel(set).knowsLevels());
    }
};

QTEST_APPLESS_MAIN(MarkRowsTest)
#include "mark_rows_test.moc"
