// SPDX-License-Identifier: GPL-3.0-or-later
// Learned sets: learned from confirmed scans and checks, used from then on, stored in files, exported and removed.
#include "app/device/device.h"
#include "app/pictures/board_check.h"
#include "app/pictures/learned_sets.h"
#include "app/pictures/scanner.h"
#include "app/pictures/set_lessons.h"
#include "app/pictures/sets_wording.h"
#include "app/store/data_folder.h"
#include "app/store/file_thread.h"
#include "engine/record/position.h"
#include "tests/app/own_app.h"
#include "tests/support/given.h"
#include "tests/vision/drawn_board.h"
#include "vision/set/summary.h"

#include <opencv2/imgcodecs.hpp>

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::vision;
using namespace Qt::StringLiterals;
using reeve::testing::Blue;
using reeve::testing::Given;
using reeve::testing::path;
using reeve::testing::Red;

namespace {

constexpr QFile::Permissions kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;

LearnedSet setOf(int examples, std::uint32_t lesson = 1) {
    LearnedSet set{.lessons = lesson, .examples = {}};
    for (int i = 0; i < examples; ++i) {
        Example example;
        example.lesson = lesson;
        example.is.fill(kUnknown);
        example.is[0] = static_cast<std::int8_t>(i % 6);
        example.general.assign(6, -1.8F);
        example.feature.assign(128, static_cast<std::uint8_t>(40 + i));
        example.step = 0.01F;
        set.examples[vision::index(Subject::Terrain)].push_back(example);
    }
    return set;
}

/// A set that learned from two pictures; without the second it has the examples of setOf(6).
LearnedSet setOfTwoPictures() {
    LearnedSet set = setOf(6);
    const LearnedSet second = setOf(3, 2);
    for (const Example& example : second.examples[vision::index(Subject::Terrain)])
        set.examples[vision::index(Subject::Terrain)].push_back(example);
    set.lessons = 2;
    return set;
}

} // namespace

class LearnedSetsTest : public reeve::testing::OwnApp {
    Q_OBJECT
    LearnedSets& sets() { return *m_services->sets; }
    SetLessons& lessons() { return *m_services->lessons; }
    Scanner& scanner() { return *m_services->scanner; }
    QStringList names() {
        QStringList names;
        for (const LearnedSetFacts& set : sets().list()) names.append(set.name);
        return names;
    }
    LearnedSetFacts set(int place) { return sets().list().value(place); }
    QStringList files() {
        finishFileThread();
        return QDir(setsFolder()).entryList(QDir::Files);
    }
    QUrl photograph(double rotation, const std::vector<std::pair<PathId, cv::Scalar>>& roads = {}) {
        const QString file = m_folder->filePath(u"table-%1.png"_s.arg(rotation));
        cv::imwrite(file.toStdString(), drawBoard({.size = {1200, 900},
                                                   .rotation = rotation,
                                                   .tilt = 10,
                                                   .side = 82,
                                                   .board = reeve::testing::testBoard(),
                                                   .roads = roads}));
        return QUrl::fromLocalFile(file);
    }
    void scan(double rotation) {
        scanner().read(photograph(rotation));
        QTRY_COMPARE_WITH_TIMEOUT(scanner().state(), u"found"_s, 30000);
    }
    /// Opens a game with a red and a blue road and checks it against a photograph of the same board.
    void checkTwoRoads(BoardCheck& check) {
        Given evening(3);
        evening.state.turn.red = 2;
        evening.state.turn.yellow = 4;
        evening.roads(Red, {"c5-c6"}).roads(Blue, {"d9-d10"});
        m_services->game->show(reeve::testing::sessionAt(evening.state));
        check.read(photograph(121, {{path("c5-c6"), {40, 60, 200}}, {path("d9-d10"), {170, 80, 30}}}));
        QTRY_COMPARE_WITH_TIMEOUT(check.state(), u"done"_s, 30000);
        QVERIFY(check.differences().isEmpty());
    }
    void learned() {
        lessons().learn();
        QTRY_VERIFY_WITH_TIMEOUT(lessons().state() != u"learning"_s, 30000);
        QVERIFY2(lessons().state() == u"learned"_s, qPrintable(lessons().text()));
    }

private slots:
    void init() { start(); }
    void cleanup() { m_services.reset(); }

    void aSetIsTheSameAfterARestartAndForItsOwnerAlone() {
        QVERIFY(sets().keep(u" At  home "_s, setOf(12)));
        QVERIFY(sets().keep(u"club/2: A.B."_s, setOf(6)));
        restart();
        QCOMPARE(names(), (QStringList{u"At home"_s, u"club/2: A.B."_s}));
        QVERIFY(sets().find(u"at home"_s) != nullptr && *sets().find(u"at home"_s) == setOf(12));
        QCOMPARE(set(0).pictures, 1);
        QCOMPARE(QFile::permissions(setsFolder()) & kOthers, QFile::Permissions());
        QCOMPARE(files().size(), 2);
        for (const QString& file : files())
            QCOMPARE(QFile::permissions(setsFolder() + u'/' + file) & kOthers, QFile::Permissions());
    }

    void whatLooksAlikeIsWorkedOutBesideTheWindow() {
        LearnedSet set = setOf(18);
        auto& tiles = set.examples[vision::index(Subject::Terrain)];
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const Terrain is = i < 6 ? Terrain::Forest : i % 2 == 0 ? Terrain::Fields : Terrain::Desert;
            tiles[i].is[0] = static_cast<std::int8_t>(is);
            for (std::size_t k = 0; k < tiles[i].feature.size(); ++k) {
                const bool strong = (k < 64) == (is == Terrain::Forest); // fields and desert have equal features
                tiles[i].feature[k] = static_cast<std::uint8_t>(strong ? 180 + 7 * i * k % 13 : 0);
            }
        }
        QVERIFY(sets().keep(u"Home"_s, set));
        QCOMPARE(sets().list().value(0).alike, QString()); // not computed yet
        QVERIFY(!sets().list().value(0).knows.isEmpty());
        QTRY_VERIFY(!sets().list().value(0).alike.isEmpty());
        QCOMPARE(sets().alike(u"home"_s), sets().list().value(0).alike);
    }

    void whatLooksAlikeIsToldTogetherInBothLanguages() {
        const auto pair = [](std::size_t trait, int is, int seems) {
            return Alike{.subject = Subject::Intersection, .trait = trait, .is = is, .seems = seems, .share = 0.4};
        };
        const std::vector<Alike> levels{pair(kLevelTrait, 1, 0), pair(kLevelTrait, 0, 1), pair(kLevelTrait, 2, 1),
                                        pair(kLevelTrait, 2, 0)};
        const std::vector<Alike> both{pair(kActiveTrait, 1, 0), pair(kColorTrait, 1, 0)};
        QCOMPARE(alikeText({}), QString());
        QCOMPARE(alikeText(levels), u"Hard to tell apart: basic knights, strong knights and mighty knights. Where "
                                    u"Reeve is not sure, it asks."_s);
        QCOMPARE(alikeText(both), u"Hard to tell apart: inactive knights and active knights; red pieces and blue "
                                  u"pieces. Where Reeve is not sure, it asks."_s);
        m_language.show(u"de"_s);
        QCOMPARE(alikeText(levels), u"Schwer zu unterscheiden: einfache Ritter, starke Ritter und mächtige Ritter. Wo "
                                    u"Reeve nicht sicher ist, fragt es."_s);
        QCOMPARE(alikeText(both), u"Schwer zu unterscheiden: passive Ritter und aktive Ritter; die roten Figuren und "
                                  u"die blauen Figuren. Wo Reeve nicht sicher ist, fragt es."_s);
    }

    void whatIsKnownAndLackingIsGrammaticalWithOneAndWithManyThings() {
        SetSummary one;
        one.terrain[index(Terrain::Forest)] = 1;
        SetSummary most;
        most.terrain.fill(3);
        most.roads[index(Color::Red)] = most.roads[index(Color::Blue)] = 2;
        most.settlements = most.roads;
        most.cities[index(Color::Red)] = 1;
        most.knights[index(Color::Red)] = 1;
        most.levels[0][0] = 1;
        most.walls = most.metropolises = most.robber = 1;
        SetSummary all = most;
        all.levels[1][1] = 1;
        all.merchant = 1;
        QCOMPARE(knownText({}), u"Reeve knows nothing of it yet."_s);
        QCOMPARE(knownText(one), u"Reeve knows your forest."_s);
        SetSummary coasts;
        coasts.harbors = 9;
        QCOMPARE(knownText(coasts), u"Reeve knows the harbours."_s);
        QCOMPARE(lackingText(one), u"It has not yet seen your roads, settlements, cities, knights, city walls, "
                                   u"metropolises and the merchant."_s);
        QCOMPARE(knownText(most), u"Reeve knows all your terrains, the red and blue roads and settlements, the red "
                                  u"cities and knights, the city walls, the metropolises and the robber."_s);
        QCOMPARE(lackingText(most), u"It has not yet seen your active knights and the merchant."_s);
        QCOMPARE(lackingText(all), QString());
        SetSummary coarse = all;
        coarse.coarseKnights = true;
        QCOMPARE(lackingText(coarse), u"Reeve now looks closer at knights than when it learned these. Show your "
                                      u"pieces again so that it tells their levels better."_s);
        m_language.show(u"de"_s);
        QCOMPARE(lackingText(coarse), u"Reeve sieht sich Ritter inzwischen genauer an als damals, als es eure gelernt "
                                      u"hat. Zeigt eure Figuren noch einmal, dann erkennt es ihre Stufen besser."_s);
        QCOMPARE(knownText(one), u"Reeve kennt euren Wald."_s);
        QCOMPARE(knownText(coasts), u"Reeve kennt die Häfen."_s);
        QCOMPARE(lackingText(one), u"Noch nicht gesehen hat Reeve eure Straßen, Siedlungen, Städte, Ritter, "
                                   u"Stadtmauern, Metropolen und den Händler."_s);
        QCOMPARE(knownText(most), u"Reeve kennt alle eure Landschaften, die roten und blauen Straßen und Siedlungen, "
                                  u"die roten Städte und Ritter, die Stadtmauern, die Metropolen und den Räuber."_s);
        QCOMPARE(lackingText(most), u"Noch nicht gesehen hat Reeve eure aktiven Ritter und den Händler."_s);
    }

    void aNameIsGivenOnceWhateverItsCase() {
        QVERIFY(sets().keep(u"Home"_s, setOf(6)));
        QVERIFY(sets().keep(u"Club"_s, setOf(12)));
        QVERIFY(!sets().rename(u"Club"_s, u"HOME"_s));
        QVERIFY(!sets().rename(u"Club"_s, u" "_s));
        QVERIFY(sets().rename(u"Club"_s, u"Attic"_s));
        QCOMPARE(sets().freeName(u"Home"_s), u"Home 2"_s);
        restart();
        QCOMPARE(names(), (QStringList{u"Attic"_s, u"Home"_s}));
        QVERIFY(*sets().find(u"Attic"_s) == setOf(12));
    }

    void setsAreSortedAsPeopleSortThem() {
        m_language.show(u"de"_s);
        for (const QString& name : {u"Zu Hause"_s, u"club"_s, u"Ärger"_s, u"Spiel 10"_s, u"Spiel 9"_s})
            QVERIFY(sets().keep(name, setOf(6)));
        const QStringList sorted{u"Ärger"_s, u"club"_s, u"Spiel 9"_s, u"Spiel 10"_s, u"Zu Hause"_s};
        QCOMPARE(names(), sorted);
        restart();
        QCOMPARE(names(), sorted);
    }

    void aDeletedSetCanBePutBack() {
        QVERIFY(sets().keep(u"Home"_s, setOf(6)));
        sets().remove(u"Home"_s);
        QCOMPARE(sets().removed(), u"Home"_s);
        QVERIFY(names().isEmpty());
        QVERIFY(files().isEmpty());
        sets().restore();
        restart();
        QCOMPARE(names(), QStringList{u"Home"_s});
    }

    void aDeletedSetThatIsPutBackLeavesTheOneThatHasItsName() {
        QVERIFY(sets().keep(u"Home"_s, setOf(6)));
        sets().remove(u"Home"_s);
        QVERIFY(sets().keep(u"Home"_s, setOf(12)));
        sets().restore();
        restart();
        QCOMPARE(names(), (QStringList{u"Home"_s, u"Home 2"_s}));
        QVERIFY(*sets().find(u"Home"_s) == setOf(12));
        QVERIFY(*sets().find(u"Home 2"_s) == setOf(6));
    }

    void aDeletedSetCanBePutBackAfterAnotherWasGivenItsName() {
        QVERIFY(sets().keep(u"Home"_s, setOf(6)));
        QVERIFY(sets().keep(u"Club"_s, setOf(12)));
        sets().remove(u"Home"_s);
        QVERIFY(sets().rename(u"Club"_s, u"Home"_s));
        QCOMPARE(sets().removed(), u"Home"_s);
        sets().restore();
        restart();
        QVERIFY(*sets().find(u"Home"_s) == setOf(12));
        QVERIFY(*sets().find(u"Home 2"_s) == setOf(6));
    }

    void whatTheLastPictureTaughtIsForgottenAlone() {
        QVERIFY(sets().keep(u"Home"_s, setOfTwoPictures()));
        sets().forgetLast(u"Home"_s);
        QVERIFY(sets().find(u"Home"_s)->examples == setOf(6).examples);
        QCOMPARE(sets().forgotten(), u"Home"_s);
        sets().forgetLast(u"Home"_s);
        QVERIFY(names().isEmpty());
        QCOMPARE(sets().removed(), u"Home"_s);
        QCOMPARE(sets().forgotten(), QString());
    }

    void aForgottenPictureCanBeTakenBackUnderTheNewName() {
        const LearnedSet set = setOfTwoPictures();
        QVERIFY(sets().keep(u"Home"_s, set));
        sets().forgetLast(u"home"_s);
        QCOMPARE(sets().forgotten(), u"Home"_s);
        QVERIFY(sets().rename(u"Home"_s, u"Club"_s));
        QCOMPARE(sets().forgotten(), u"Club"_s);
        sets().restore();
        QCOMPARE(sets().forgotten(), QString());
        restart();
        QCOMPARE(names(), QStringList{u"Club"_s});
        QVERIFY(*sets().find(u"Club"_s) == set); // measurement by measurement
    }

    void aDamagedFileIsKeptAsideAndNamed() {
        QVERIFY(sets().keep(u"Home"_s, setOf(6)));
        QVERIFY(sets().keep(u"Club"_s, setOf(6)));
        m_services.reset();
        QFile file(setFile(setsFolder(), u"Home"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(200));
        file.close();
        m_services = std::make_unique<Services>();
        QCOMPARE(names(), QStringList{u"Club"_s});
        QVERIFY2(sets().notice().contains(u"Home"_s), qPrintable(sets().notice()));
        QCOMPARE(QDir(setsFolder()).entryList({u"Home.reeve-set.damaged-*"_s}).size(), 1);
    }

    void aSetOfANewerReeveIsNamedAndItsFileStaysAsItIs() {
        QVERIFY(sets().keep(u"Club"_s, setOf(6)));
        m_services.reset();
        const QByteArray bytes = "reeve-set/12\nwhatever it holds";
        const auto put = [&bytes](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        const QString kept = setFile(setsFolder(), u"Home"_s);
        QVERIFY(put(kept));
        m_services = std::make_unique<Services>();
        QCOMPARE(names(), QStringList{u"Club"_s});
        QCOMPARE(sets().notice(),
                 u"1 set was saved by a newer version of Reeve and is not used here: Home. The file stays as it is."_s);
        QCOMPARE(sets().freeName(u"home"_s), u"home 2"_s);
        QVERIFY(!sets().rename(u"Club"_s, u"Home"_s));
        QVERIFY(!sets().keep(u"Home"_s, setOf(6)));
        const QString foreign = m_folder->filePath(u"gift.reeve-set"_s);
        QVERIFY(put(foreign));
        QCOMPARE(sets().takeFrom(QUrl::fromLocalFile(foreign)), QString());
        QCOMPARE(sets().notice(),
                 u"gift.reeve-set was saved by a newer version of Reeve. Update Reeve here to take it."_s);
        finishFileThread();
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void aSetOfWhichNothingCanBeUsedAnyMoreIsNotCalledDamaged() {
        LearnedSet set;
        set.lessons = 3;
        set.outdated[vision::index(Subject::Intersection)] = true;
        const QString old = m_folder->filePath(u"attic.reeve-set"_s);
        QFile file(old);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(vision::toBytes(set)));
        file.close();
        QCOMPARE(sets().takeFrom(QUrl::fromLocalFile(old)), QString());
        QCOMPARE(sets().notice(), u"attic.reeve-set was learned by an earlier version of Reeve, and nothing of it can "
                                  u"be used any more. Let Reeve learn the set again."_s);
    }

    void aSetTravelsAsAFile() {
        QVERIFY(sets().keep(u"Home"_s, setOf(12)));
        const QUrl file = QUrl::fromLocalFile(m_folder->filePath(u"Home.reeve-set"_s));
        QVERIFY(!sets().saveTo(u"Home"_s, file).isEmpty());
        QCOMPARE(sets().takeFrom(file), u"Home"_s); // it is here already
        QCOMPARE(names(), QStringList{u"Home"_s});
        QVERIFY(sets().keep(u"Home"_s, setOf(6)));
        QCOMPARE(sets().takeFrom(file), u"Home 2"_s);
        QVERIFY(*sets().find(u"Home 2"_s) == setOf(12));
        QFile odd(m_folder->filePath(u"diary.reeve-set"_s));
        QVERIFY(odd.open(QIODevice::WriteOnly) && odd.write("Dear diary") > 0);
        odd.close();
        QCOMPARE(sets().takeFrom(QUrl::fromLocalFile(odd.fileName())), QString());
        QVERIFY2(sets().notice().contains(u"diary.reeve-set"_s), qPrintable(sets().notice()));
        QCOMPARE(names().size(), 2);
    }

    void aSetOfARenewedReaderAsksForAPhotograph() {
        LearnedSet set = setOf(6);
        QVERIFY(sets().keep(u"Home"_s, set));
        QVERIFY(!this->set(0).lacks.contains(u"renewed"_s));
        set.outdated[vision::index(Subject::Intersection)] = true;
        QVERIFY(sets().keep(u"Home"_s, set));
        QVERIFY2(this->set(0).lacks.contains(u"renewed"_s), qPrintable(this->set(0).lacks));
    }

    void aNameOfFortyLettersTravelsWhole() {
        const QString longest = u"Größe"_s.repeated(8);
        QVERIFY(sets().keep(longest, setOf(12)));
        const QUrl file = sets().suggestedFile(longest);
        const QUrl there = QUrl::fromLocalFile(m_folder->filePath(file.fileName()));
        QVERIFY(!sets().saveTo(longest, there).isEmpty());
        sets().remove(longest);
        QCOMPARE(sets().takeFrom(there), longest);
        QVERIFY(sets().keep(longest, setOf(6)));
        QCOMPARE(sets().takeFrom(there), longest.left(37) + u" 2"_s);
    }

    void theChosenSetStaysChosenUnderAnotherName() {
        QVERIFY(sets().keep(u"Größe"_s, setOf(6)));
        QCOMPARE(sets().way(), u"auto"_s);
        sets().choose(u"one"_s, u"Größe"_s);
        QVERIFY(sets().rename(u"Größe"_s, u"Ärger"_s));
        restart();
        QCOMPARE(sets().way(), u"one"_s);
        QCOMPARE(sets().chosen(), u"Ärger"_s);
        QVERIFY(sets().inUse().chosen);
        sets().remove(u"Ärger"_s);
        QCOMPARE(sets().way(), u"auto"_s);
        sets().choose(u"none"_s, {});
        QVERIFY(sets().inUse().sets.empty());
    }

    void anAcceptedScanIsOfferedToBeRememberedAndIsReadWithFromThenOn() {
        scan(0);
        QCOMPARE(scanner().set(), QString());
        QCOMPARE(lessons().state(), u"none"_s);
        scanner().offerLesson();
        QCOMPARE(lessons().state(), u"offered"_s);
        QVERIFY(names().isEmpty()); // nothing is learned before the user agrees
        learned();
        QCOMPARE(names(), QStringList{u"Our set"_s});
        QVERIFY2(lessons().text().contains(u"all your terrains"_s), qPrintable(lessons().text()));
        QVERIFY2(lessons().text().contains(u"knights"_s), qPrintable(lessons().text()));
        lessons().takeBack();
        QVERIFY(names().isEmpty());
        QCOMPARE(lessons().text(), u"Forgotten again: Reeve keeps nothing of this picture."_s);
        scanner().offerLesson();
        learned();
        scan(50);
        QCOMPARE(scanner().set(), u"Our set"_s);
        scanner().offerLesson(); // the picture shows nothing new, and no hex was corrected
        QCOMPARE(lessons().state(), u"none"_s);
        sets().choose(u"none"_s, {});
        scanner().readAgain();
        QTRY_COMPARE_WITH_TIMEOUT(scanner().state(), u"found"_s, 30000);
        QCOMPARE(scanner().set(), QString());
    }

    void aCorrectionGoesOnTeachingAndCanBeUndone() {
        scan(0);
        scanner().offerLesson();
        learned();
        const LearnedSet before = *sets().find(u"Our set"_s);
        const auto onDisk = [] {
            finishFileThread();
            QFile file(setFile(setsFolder(), u"Our set"_s));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray bytes = onDisk();
        QVERIFY(!bytes.isEmpty());
        scan(50);
        const QVariantMap hex = scanner().reading().toMap()[u"hexes"_s].toMap()[u"B2"_s].toMap();
        QVERIFY(scanner().correct(u"B2"_s, hex[u"terrain"_s].toString(), hex[u"number"_s].toInt()));
        scanner().offerLesson();
        QCOMPARE(lessons().state(), u"learning"_s);
        QTRY_COMPARE_WITH_TIMEOUT(lessons().state(), u"learned"_s, 30000);
        QCOMPARE(sets().find(u"Our set"_s)->lessons, before.lessons + 1);
        QVERIFY(onDisk() != bytes);
        lessons().takeBack();
        QVERIFY(*sets().find(u"Our set"_s) == before);
        QVERIFY(onDisk() == bytes);
        QCOMPARE(lessons().text(), u"Forgotten again: “Our set” is as it was before this picture."_s);
        lessons().dismiss();
        QCOMPARE(lessons().text(), QString());
    }

    // The board of an accepted scan is looked at once more, and may be corrected then.
    void whatIsCorrectedAfterAScanWasRememberedIsLearnedInsteadOfWhatWasRead() {
        const auto hills = [this] { return summaryOf(*sets().find(u"Our set"_s)).terrain[index(Terrain::Hills)]; };
        QString last; // the hex that was corrected last
        const auto correct = [this, &last] {
            const QVariantMap hexes = scanner().reading().toMap()[u"hexes"_s].toMap();
            for (auto hex = hexes.begin(); hex != hexes.end(); ++hex) {
                const QVariantMap what = hex.value().toMap();
                if (what[u"terrain"_s].toString() != u"pasture"_s) continue;
                last = hex.key();
                QVERIFY(scanner().correct(last, u"hills"_s, what[u"number"_s].toInt()));
                return;
            }
            QFAIL("no pasture");
        };
        scan(0);
        scanner().offerLesson();
        correct();
        scanner().reviseLesson();
        QCOMPARE(lessons().state(), u"offered"_s); // not learned before the user agrees
        learned();
        const int first = hills();
        correct();
        scanner().reviseLesson();
        QTRY_COMPARE_WITH_TIMEOUT(lessons().state(), u"learned"_s, 30000);
        QCOMPARE(names(), QStringList{u"Our set"_s});
        QCOMPARE(hills(), first + 1);
        QCOMPARE(sets().find(u"Our set"_s)->lessons, 1U); // one picture
        // The same after going back to the picture and accepting it again.
        lessons().dismiss(); // as leaving the page does
        correct();
        scanner().offerLesson();
        QTRY_COMPARE_WITH_TIMEOUT(lessons().state(), u"learned"_s, 30000);
        QCOMPARE(names(), QStringList{u"Our set"_s});
        QCOMPARE(hills(), first + 2);
        // On the way from one board to another there may be one that no box has.
        correct();
        scanner().reviseLesson();
        QTRY_COMPARE_WITH_TIMEOUT(lessons().state(), u"failed"_s, 30000);
        QVERIFY(names().isEmpty());
        const QVariantMap hexes = scanner().reading().toMap()[u"hexes"_s].toMap();
        QVERIFY(scanner().correct(last, u"pasture"_s, hexes[last].toMap()[u"number"_s].toInt()));
        scanner().reviseLesson();
        QTRY_COMPARE_WITH_TIMEOUT(lessons().state(), u"learned"_s, 30000);
        QCOMPARE(hills(), first + 2);
        // What was taken back is not learned again by a correction.
        lessons().takeBack();
        QVERIFY(names().isEmpty());
        correct();
        scanner().reviseLesson();
        QCOMPARE(lessons().state(), u"forgotten"_s);
        QVERIFY(names().isEmpty());
    }

    void theHarborsOfAnAcceptedScanAreLearnedAndASetWithoutThemIsOfferedThePicture() {
        const QUrl board = QUrl::fromLocalFile(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/board.jpg"));
        scanner().read(board);
        QTRY_COMPARE_WITH_TIMEOUT(scanner().state(), u"found"_s, 30000);
        scanner().offerLesson();
        learned();
        LearnedSet set = *sets().find(u"Our set"_s);
        QCOMPARE(summaryOf(set).harbors, 9);
        set.examples[vision::index(Subject::Harbor)].clear(); // as in a set of an earlier Reeve
        QVERIFY(sets().keep(u"Our set"_s, set));
        scanner().read(board);
        QTRY_COMPARE_WITH_TIMEOUT(scanner().state(), u"found"_s, 30000);
        scanner().offerLesson();
        QCOMPARE(lessons().state(), u"offered"_s);
        learned();
        QCOMPARE(summaryOf(*sets().find(u"Our set"_s)).harbors, 9);
        scanner().read(board);
        QTRY_COMPARE_WITH_TIMEOUT(scanner().state(), u"found"_s, 30000);
        scanner().offerLesson();
        QCOMPARE(lessons().state(), u"none"_s); // nothing new
    }

    void learningThatIsGivenUpTeachesNothing() {
        scan(0);
        scanner().offerLesson();
        lessons().learn();
        lessons().dismiss();
        QCOMPARE(lessons().state(), u"none"_s);
        // The cancelled lesson still runs on the thread; the next one must start after it.
        scan(50);
        QVERIFY(names().isEmpty());
        scanner().offerLesson();
        learned();
        QCOMPARE(names(), QStringList{u"Our set"_s});
        QCOMPARE(sets().find(u"Our set"_s)->lessons, 1U);
    }

    void aSetThatIsDeletedWhileItLearnsStaysDeleted() {
        scan(0);
        scanner().offerLesson();
        learned();
        scan(50);
        const QVariantMap hex = scanner().reading().toMap()[u"hexes"_s].toMap()[u"B2"_s].toMap();
        QVERIFY(scanner().correct(u"B2"_s, hex[u"terrain"_s].toString(), hex[u"number"_s].toInt()));
        scanner().offerLesson();
        QCOMPARE(lessons().state(), u"learning"_s);
        sets().remove(u"Our set"_s);
        QTRY_COMPARE_WITH_TIMEOUT(lessons().state(), u"failed"_s, 30000);
        QVERIFY(names().isEmpty());
        QVERIFY2(lessons().text().contains(u"changed meanwhile"_s), qPrintable(lessons().text()));
    }

    void aCheckWithoutDifferencesTeachesThePiecesOfTheRecord() {
        BoardCheck check(*m_services->game, *m_services->sets, *m_services->lessons);
        checkTwoRoads(check);
        QCOMPARE(lessons().state(), u"none"_s); // the robber is unclear
        for (const DifferenceFacts& unclear : check.unclear()) check.dismiss(unclear.id);
        QCOMPARE(lessons().state(), u"offered"_s);
        learned();
        const SetSummary summary = summaryOf(*sets().find(u"Our set"_s));
        QCOMPARE(summary.roads[index(Color::Red)], 1);
        QCOMPARE(summary.roads[index(Color::Blue)], 1);
        QCOMPARE(summary.settlements[index(Color::Red)], 0);
        QCOMPARE(summary.harbors, 0); // the picture shows no frame
        QVERIFY2(lessons().text().contains(u"the red and blue roads"_s), qPrintable(lessons().text()));
        QVERIFY2(lessons().text().contains(
                     u"your settlements, cities, knights, city walls, metropolises and the merchant."_s),
                 qPrintable(lessons().text()));
    }

    // A dismissed difference says that the record is right. Once it is shown again, nobody has said so.
    void whatADismissalTaughtIsForgottenOnceTheDifferencesAreShownAgain() {
        BoardCheck check(*m_services->game, *m_services->sets, *m_services->lessons);
        checkTwoRoads(check);
        const auto dismissAll = [&] {
            const QList<DifferenceFacts> unclear = check.unclear();
            QVERIFY(!unclear.isEmpty());
            for (const DifferenceFacts& one : unclear) check.dismiss(one.id);
        };
        dismissAll();
        QCOMPARE(lessons().state(), u"offered"_s);
        check.recall();
        QCOMPARE(lessons().state(), u"none"_s); // the offer is withdrawn
        dismissAll();
        learned();
        QCOMPARE(names(), QStringList{u"Our set"_s});
        lessons().dismiss(); // as leaving the page does
        check.recall();
        QCOMPARE(names(), QStringList());
        QVERIFY(!check.unclear().isEmpty());
        dismissAll();
        QCOMPARE(lessons().state(), u"offered"_s);
    }

    void whatAnotherPictureTaughtIsNotForgottenByShowingDifferencesAgain() {
        BoardCheck check(*m_services->game, *m_services->sets, *m_services->lessons);
        checkTwoRoads(check);
        for (const DifferenceFacts& one : check.unclear()) check.dismiss(one.id);
        lessons().dismiss(); // "Not now"
        scan(0);
        scanner().offerLesson();
        learned();
        check.recall();
        QCOMPARE(names(), QStringList{u"Our set"_s});
    }

    void everythingIsDeletedWithTheRest() {
        QVERIFY(sets().keep(u"Home"_s, setOf(6)));
        QCOMPARE(files().size(), 1);
        QSignalSpy deleted(m_services->device.get(), &Device::deleted);
        m_services->device->deleteEverything();
        QVERIFY(!deleted.isEmpty() || deleted.wait());
        QVERIFY(!QFile::exists(setsFolder()));
    }
};

QTEST_GUILESS_MAIN(LearnedSetsTest)
#include "learned_sets_test.moc"
