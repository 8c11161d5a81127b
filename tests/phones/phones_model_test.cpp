// SPDX-License-Identifier: GPL-3.0-or-later
// The phones in the window: off by default, in one network, with a code that a camera can read.
#include "app/device/device.h"
#include "app/phones/phones.h"
#include "app/phones/qr.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/window/empty_seats.h"
#include "app/window/game.h"
#include "app/window/prompts.h"
#include "app/window/settings.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/app/qr_picture.h"
#include "tests/app/settle.h"
#include "tests/phones/phone_client.h"
#include "tests/support/given.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;
using reeve::phones::LanAddress;
using reeve::phones::PhoneClient;

namespace {

/// 127.0.0.N as if it were an address of a Wi-Fi network; it is really listened at.
LanAddress loop(std::uint8_t last, const char* name) {
    return {.interface = name,
            .kind = phones::LinkKind::Wifi,
            .up = true,
            .running = true,
            .loopback = false,
            .pointToPoint = false,
            .ipv4 = 0x7F000000U + last};
}

struct Window {
    QTemporaryDir folder;
    Journal journal{folder.filePath(u"games.sqlite"_s)};
    Game game{journal};
    std::vector<LanAddress> addresses{loop(2, "wlan0"), loop(3, "eth0")};
    Phones phones{game,
                  {.random = Desk::usual().random,
                   .clock = Desk::usual().clock,
                   .tokens = folder.filePath(u"phones.json"_s),
                   .limits = {}},
                  [this] { return addresses; },
                  0,
                  nullptr};

    /// `level`: of Reeve on the red seat; empty: a person plays it.
    explicit Window(const QString& level = {}) {
        Given given(3);
        given.hand(Blue, {{Card::Ore, 2}});
        play(given, level);
    }
    void play(const Given& given, const QString& level = {}) {
        auto players = threePlayers().players;
        players[0].level = level;
        game.show(madeFrom(
            GameSession::createAt(&journal, u"Friday"_s, players, {{"position", record::toJson(given.state)}})));
    }
    ~Window() {
        phones.stop();
        finishFileThread();
    }
    void open() {
        phones.open();
        QTRY_COMPARE(phones.state(), u"on"_s);
    }
    /// From now on every claim of a seat is accepted.
    void acceptClaims() {
        QObject::connect(
            &phones.desk(), &Desk::claimed, &phones,
            [this](quint64 claim) { phones.accept(static_cast<int>(claim), false); }, Qt::QueuedConnection);
    }
    std::unique_ptr<PhoneClient> phone() {
        auto one = std::make_unique<PhoneClient>(phones.network(), phones.address().section(u':', 1).toInt());
        one->hello(phones.code().toStdString());
        return one;
    }
};

} // namespace

class PhonesModelTest : public QObject {
    Q_OBJECT

private slots:
    void nothingListensBeforeThePageIsOpened() {
        Window window;
        QCOMPARE(window.phones.state(), u"off"_s);
        QCOMPARE(window.phones.url(), QString());
        QCOMPARE(window.phones.code(), QString());
        QVERIFY(window.phones.qr().isEmpty());
        QVERIFY(window.phones.marks() == PhoneMarkFacts());
        QVERIFY(!window.phones.desk().isListening());
    }

    void theCodeLeadsToThePageAndANewOneIsAnotherPicture() {
        Window window;
        window.open();
        const QStringList rows = window.phones.qr();
        QCOMPARE(readQr(qrPicture(rows)), window.phones.url());
        QVERIFY(!rows.isEmpty());
        // A square with the three finder patterns.
        for (const QString& row : rows) QCOMPARE(row.size(), rows.size());
        QVERIFY(rows.first().startsWith(u"11111110") && rows.first().endsWith(u"01111111"));
        QVERIFY(rows.last().startsWith(u"11111110") && !rows.last().endsWith(u"01111111"));
        QCOMPARE(window.phones.url(), u"http://%1/#%2"_s.arg(window.phones.address(), window.phones.code()));
        const QString before = window.phones.code();
        window.phones.renewCode();
        QVERIFY(window.phones.code() != before);
        QVERIFY(window.phones.qr() != rows);
    }

    void theCodeOfAWifiNamesItAndItsPassword() {
        QCOMPARE(wifiText(u"Our table"_s, u"corn"_s), u"WIFI:T:WPA;S:Our table;P:corn;;"_s);
        QCOMPARE(wifiText(u"Open"_s, {}), u"WIFI:T:nopass;S:Open;;"_s);
        QCOMPARE(wifiText({}, u"corn"_s), QString());
        // Special characters of the format are escaped; "%1" in a name is kept.
        QCOMPARE(wifiText(u"a;b:c,d\"e\\f%1"_s, u";"_s), u"WIFI:T:WPA;S:a\\;b\\:c\\,d\\\"e\\\\f%1;P:\\;;;"_s);
        Window window;
        window.phones.nameWifi(u"Our table"_s, u"corn"_s);
        QCOMPARE(window.phones.wifiName(), u"Our table"_s);
        QCOMPARE(window.phones.wifiQr(), qrRows(u"WIFI:T:WPA;S:Our table;P:corn;;"_s));
        QCOMPARE(readQr(qrPicture(window.phones.wifiQr())), u"WIFI:T:WPA;S:Our table;P:corn;;"_s);
        QVERIFY(!window.phones.desk().isListening());
        window.phones.nameWifi({}, {});
        QVERIFY(window.phones.wifiQr().isEmpty());
    }

    void newcomersComeWhileThePageIsShownOrLaterWhereThatIsWanted() {
        Window window;
        window.open();
        QVERIFY(window.phones.desk().door().newcomers());
        window.phones.leave();
        QVERIFY(!window.phones.desk().door().newcomers());
        window.phones.setKeepsOpen(true);
        QVERIFY(window.phones.desk().door().newcomers());
        window.phones.setKeepsOpen(false);
        QVERIFY(!window.phones.desk().door().newcomers());
        window.phones.open();
        QVERIFY(window.phones.desk().door().newcomers());
    }

    void aClaimIsSeenAndItsPhoneMarksTheSeat() {
        Window window;
        window.open();
        auto ben = window.phone();
        ben->say({{"t", "claim"}, {"seat", "blue"}});
        const int sign = ben->await("waiting")["sign"].get<int>();
        QTRY_COMPARE(window.phones.claims().size(), 1);
        const PhoneClaimFacts claim = window.phones.claims()[0];
        QCOMPARE(claim.sign, sign);
        QCOMPARE(claim.name, u"Ben"_s);
        QCOMPARE(claim.taken, 0);
        QVERIFY(window.phones.accept(claim.id, false));
        QTRY_COMPARE(window.phones.marks().blue, u"here"_s);
        QCOMPARE(window.phones.marks().red, QString());
        const PhoneSeatFacts seat = window.phones.seats()[1];
        QCOMPARE(seat.phones.size(), 1);
        QCOMPARE(seat.phones[0].language, u"en"_s);
        ben->cut();
        QTRY_COMPARE(window.phones.marks().blue, u"asleep"_s);
        window.phones.sendAway(seat.phones[0].number);
        QTRY_VERIFY(window.phones.marks() == PhoneMarkFacts());
    }

    // Red, on a phone, is to discard first, then Blue and White at the table.
    void theTableAsksWhoHasNoPhoneAndTheOthersOnlyByChoice() {
        Given given(3);
        given.hand(Red, {{Card::Wool, 4}, {Card::Brick, 4}})
            .hand(Blue, {{Card::Grain, 4}, {Card::Brick, 4}})
            .hand(White, {{Card::Ore, 4}, {Card::Brick, 4}});
        given.state.turn.phase = Phase::Roll;
        given.state.turn.red = given.state.turn.yellow = 0;
        Window window;
        window.play(given);
        Prompts prompts(window.game);
        const auto discards = [&](int seat) {
            QCOMPARE(window.game.expected().player, seat);
            const char* const held[]{"wool", "grain", "ore"};
            QVERIFY(window.game.perform(prompts.answer(QVariantMap{{QLatin1String(held[seat]), 4}})));
            settle(window.journal);
        };
        window.open();
        auto anna = window.phone();
        anna->say({{"t", "claim"}, {"seat", "red"}});
        QTRY_COMPARE(window.phones.claims().size(), 1);
        QVERIFY(window.phones.accept(window.phones.claims()[0].id, false));
        QVERIFY(window.game.perform(prompts.roll({{u"red"_s, 3}, {u"yellow"_s, 4}, {u"event"_s, u"ship"_s}})));
        settle(window.journal);
        QCOMPARE(window.game.expected().kind, u"discard"_s);
        QCOMPARE(window.game.expected().player, 1);
        QCOMPARE(window.game.expected().instead, (QList{0, 2}));
        QCOMPARE(window.game.session()->state().pending.front().player, Red);

        // Cleo is quicker; and what she enters is not taken away by what a phone answers meanwhile.
        window.game.askFirst(2);
        QCOMPARE(window.game.expected().player, 2);
        window.game.carryOut({{"do", "discard"}, {"player", "red"}, {"cards", {{"wool", 4}}}},
                             [](const std::optional<Refused>& why) { QVERIFY(!why); });
        settle(window.journal);
        QCOMPARE(window.game.expected().instead, QList{1});
        discards(2);
        discards(1);
        QCOMPARE(window.game.expected().kind, u"move-robber"_s);
        for (const PlayerId seat : {Red, Blue, White}) QCOMPARE(window.game.state()->player(seat).hand.total(), 4);

        // A phone that is silent: its seat is asked at the table once nobody else is, or at once by choice.
        for (int i = 0; i < 3; ++i) {
            QVERIFY(window.game.undo());
            settle(window.journal);
        }
        QCOMPARE(window.game.expected().player, 1);
        window.game.askFirst(0);
        discards(0);
        discards(1);
        discards(2);
    }

    void phonesOfAnEarlierRunAreExpectedUntilSomebodyListens() {
        Window window;
        window.open();
        QVERIFY(!window.phones.expected());
        auto ben = window.phone();
        ben->say({{"t", "claim"}, {"seat", "blue"}});
        QTRY_COMPARE(window.phones.claims().size(), 1);
        QVERIFY(window.phones.accept(window.phones.claims()[0].id, false));
        finishFileThread();
        // Reeve was restarted with the same game and the same file of tokens.
        Phones again{window.game,
                     {.random = Desk::usual().random,
                      .clock = Desk::usual().clock,
                      .tokens = window.folder.filePath(u"phones.json"_s),
                      .limits = {}},
                     [&] { return window.addresses; },
                     0,
                     nullptr};
        emit window.game.changed();
        QVERIFY(again.expected());
        again.open();
        QVERIFY(!again.expected());
        again.stop();
    }

    void thePhonesFollowIntoAnotherNetwork() {
        Window window;
        window.open();
        QCOMPARE(window.phones.network(), u"127.0.0.2"_s);
        QCOMPARE(window.phones.networks().size(), 2);
        window.phones.useNetwork(u"127.0.0.9"_s); // not an address of this machine
        QCOMPARE(window.phones.network(), u"127.0.0.2"_s);
        window.phones.useNetwork(u"127.0.0.3"_s);
        QTRY_COMPARE(window.phones.state(), u"on"_s);
        QVERIFY(window.phones.url().startsWith(u"http://127.0.0.3:"));
        // The machine loses the chosen address.
        window.addresses = {loop(2, "wlan0")};
        QTRY_VERIFY_WITH_TIMEOUT(window.phones.url().startsWith(u"http://127.0.0.2:"), 8000);
        QVERIFY(!window.phones.message().isEmpty());
        window.addresses.clear();
        QTRY_COMPARE_WITH_TIMEOUT(window.phones.state(), u"no-network"_s, 8000);
        QVERIFY(!window.phones.desk().isListening());
        window.addresses = {loop(2, "wlan0")};
        QTRY_COMPARE_WITH_TIMEOUT(window.phones.state(), u"on"_s, 8000);
    }

    void aPhotographThatIsShownLiesInAFileOfItsOwn() {
        Window window;
        window.open();
        auto ben = window.phone();
        window.acceptClaims();
        QVERIFY(!ben->sit("blue").is_null());
        QByteArray jpeg("\xff\xd8\xff\xe0", 4);
        jpeg.append(QByteArray(5000, 'x'));
        ben->say({{"t", "photo"}, {"id", "p1"}, {"bytes", jpeg.size()}, {"type", "image/jpeg"}});
        QVERIFY(!ben->await("photo").is_null());
        ben->send(jpeg);
        QTRY_COMPARE(window.phones.photos().size(), 1);
        const PhonePhotoFacts photo = window.phones.photos()[0];
        QCOMPARE(photo.words, u"A photograph from Ben's phone"_s);
        QSignalSpy shown(&window.phones, &Phones::photoShown);
        window.phones.showPhoto(photo.number);
        QTRY_COMPARE(shown.size(), 1);
        QFile file(shown[0][0].toUrl().toLocalFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), jpeg);
        QVERIFY(window.phones.photos().isEmpty());
    }

    void aPhoneWithoutASeatPhotographsTheBoardWhileTheTableWantsIt() {
        Window window;
        window.open();
        auto ben = window.phone();
        QByteArray jpeg("\xff\xd8\xff\xe0", 4);
        jpeg.append(QByteArray(5000, 'x'));
        const auto announce = [&](const char* id) {
            ben->say({{"t", "photo"}, {"id", id}, {"bytes", jpeg.size()}, {"type", "image/jpeg"}});
        };
        announce("p1");
        QCOMPARE(ben->await("refused").value("code", ""), std::string("not-seated"));
        window.phones.setCamera(true);
        QVERIFY(ben->await("welcome").value("camera", false));
        announce("p2");
        QCOMPARE(ben->await("photo").value("stage", ""), std::string("go"));
        ben->send(jpeg);
        QTRY_COMPARE(window.phones.photos().size(), 1);
        const PhonePhotoFacts photo = window.phones.photos()[0];
        QCOMPARE(photo.color, QString());
        QCOMPARE(photo.words, u"A photograph from a phone"_s);
        // All phones without a seat together may send one photograph in ten seconds.
        auto other = window.phone();
        other->say({{"t", "photo"}, {"id", "q1"}, {"bytes", jpeg.size()}, {"type", "image/jpeg"}});
        QCOMPARE(other->await("refused").value("code", ""), std::string("too-fast"));
        window.phones.setCamera(false);
        QVERIFY(window.phones.photos().isEmpty()); // nobody has looked at it, and it is no longer wanted
        announce("p3");
        QCOMPARE(ben->await("refused").value("code", ""), std::string("not-seated"));
    }

    void anOfferIsAnsweredAtTheTableByWhoHasNoPhone() {
        Window window;
        window.open();
        auto ben = window.phone();
        window.acceptClaims();
        QVERIFY(!ben->sit("blue").is_null());
        const record::Json done =
            ben->ask({{"t", "offer"}, {"rev", 0}, {"to", {"red"}}, {"give", {{"ore", 1}}}, {"take", {{"wool", 1}}}});
        QCOMPARE(done["t"].get<std::string>(), std::string("done"));
        QTRY_COMPARE(window.phones.offers().size(), 1);
        const OfferFacts offer = window.phones.offers()[0];
        QCOMPARE(offer.fromName, u"Ben"_s);
        QCOMPARE(offer.askedHere.size(), 1);
        QVERIFY(!offer.settles);
        // Anna has no wool.
        QVERIFY(!window.phones.answerOffer(offer.id, u"red"_s, true));
        QVERIFY(window.phones.answerOffer(offer.id, u"red"_s, false));
        QVERIFY(ben->sees([](const record::Json& state) {
            return !state["offers"].empty() && state["offers"][0]["declined"].size() == 1;
        }));
    }

    void whenTheProgramEndsThePhonesHearItFirst() {
        Window window;
        window.open();
        auto ben = window.phone();
        QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        QCoreApplication::exec();
        QTRY_COMPARE(ben->closedWith, 1001);
        QVERIFY(!window.phones.desk().isListening());
    }

    void aBugReportNamesNothingOfThePhones() {
        Window window;
        window.open();
        auto ben = window.phone();
        window.acceptClaims();
        QVERIFY(!ben->sit("blue").is_null());
        QCOMPARE(ben->token.size(), std::size_t{22});
        qputenv("REEVE_DATA_DIR", window.folder.path().toUtf8());
        Settings settings(nullptr);
        Device device(window.journal, window.game, settings);
        const QByteArray report = device.report();
        QVERIFY2(report.contains("\"position\""), report.constData());
        for (const QString& secret :
             {window.phones.code(), QString::fromStdString(ben->token), window.phones.network()})
            QVERIFY2(!secret.isEmpty() && !report.contains(secret.toUtf8()), qPrintable(secret));
    }

    void aSeatThatReevePlaysAnswersByItselfAndIsNobodysToTake() {
        Window window(u"casual"_s);
        EmptySeats seats(window.game);
        window.phones.askSeats(seats);
        window.open();
        auto ben = window.phone();
        window.acceptClaims();
        ben->say({{"t", "claim"}, {"seat", "red"}});
        QCOMPARE(ben->await("refused").value("code", ""), std::string("seat-full"));
        QVERIFY(!ben->sit("blue").is_null());
        ben->ask({{"t", "offer"}, {"rev", 0}, {"to", {"red"}}, {"give", {{"ore", 1}}}, {"take", {{"wool", 1}}}});
        // The seat of Reeve has no wool.
        QVERIFY(ben->sees([](const record::Json& state) {
            return !state["offers"].empty() && state["offers"][0]["declined"].size() == 1;
        }));
    }
};

QTEST_GUILESS_MAIN(PhonesModelTest)
#include "phones_model_test.moc"
