// SPDX-License-Identifier: GPL-3.0-or-later
// Limits of connections (app/phones/server/limits.h), at the limit and above it, and the message rate.
#include "app/phones/server/bucket.h"
#include "app/phones/server/crowd.h"

#include <QTest>

using namespace reeve::phones;
using namespace std::chrono_literals;

namespace {

/// A Crowd with a clock. Connections are a second apart, so that only the tested limit is reached.
struct Door {
    Crowd crowd{Limits{}};
    Crowd::Instant now{};
    Crowd::Id last = 0;

    Crowd::Verdict come(const std::string& address, bool admitted = false, bool known = false) {
        now += 1s;
        const auto verdict = crowd.arrived(++last, address, now);
        if (verdict.stays && admitted) crowd.admitted(last, known);
        return verdict;
    }
};

std::string address(int i) { return "10.0.0." + std::to_string(i); }

} // namespace

class CrowdTest : public QObject {
    Q_OBJECT

private slots:
    void twelveConnectionsOfAnAddressMayBeThere() {
        Door door;
        for (int i = 0; i < 12; ++i) QVERIFY(door.come("a", true).stays);
        QVERIFY(!door.come("a").stays);
        QVERIFY(door.come("b").stays);
        door.crowd.left(1);
        QVERIFY(door.come("a").stays);
    }

    void twentyFourMayWhereAPhoneOfThisTableIsKnown() {
        Door door;
        for (int i = 0; i < 24; ++i) QVERIFY(door.come("a", true, i == 3).stays);
        QVERIFY(!door.come("a").stays);
    }

    void aNewOneReplacesTheOldestOfItsAddressThatHasNotSaidHello() {
        Door door;
        for (int i = 0; i < 12; ++i) door.come("a", i != 5 && i != 7);
        const auto verdict = door.come("a");
        QVERIFY(verdict.stays && verdict.leaves == Crowd::Id{6});
    }

    void twoHundredStrangersASecondAreServedAndAKnownPhoneBesideThem() {
        Door door;
        QVERIFY(door.come("phone", true, true).stays);
        door.crowd.left(door.last);
        door.now += 1s;
        const auto comes = [&](const std::string& from) {
            return door.crowd.arrived(++door.last, from, door.now).stays;
        };
        for (int i = 0; i < 200; ++i) QVERIFY(comes("stranger" + std::to_string(i)));
        QVERIFY(!comes("one more"));
        QVERIFY(comes("phone"));
        door.now += 1s;
        QVERIFY(comes("one more"));
    }

    void strangersThatWaitPushOutStrangersBeforeAKnownPhone() {
        Door door;
        door.come("phone", true, true);
        door.crowd.left(door.last);
        door.come("phone");
        const Crowd::Id phone = door.last;
        for (int i = 0; i < 63; ++i) QVERIFY(!door.come(address(i)).leaves);
        for (int i = 63; i < 200; ++i) {
            const auto verdict = door.come(address(i));
            QVERIFY(verdict.stays && verdict.leaves && verdict.leaves != phone);
        }
    }

    void aKnownPhoneComesInWhereStrangersWithTheCodeHaveTakenAllPlaces() {
        Door door;
        door.come("phone", true, true);
        door.crowd.left(door.last);
        for (int i = 0; i < 160; ++i) QVERIFY(door.come(address(i), true).stays);
        QVERIFY(!door.come("stranger").stays);
        const auto verdict = door.come("phone", true, true);
        QVERIFY(verdict.stays && verdict.leaves == Crowd::Id{2});
    }

    void sixtyFourMayWaitWithTheirHello() {
        Door door;
        for (int i = 0; i < 64; ++i) {
            const auto verdict = door.come(address(i));
            QVERIFY(verdict.stays && !verdict.leaves);
        }
        const auto verdict = door.come("other");
        QVERIFY(verdict.stays && verdict.leaves == Crowd::Id{1});
        QCOMPARE(door.crowd.size(), std::size_t{64});
    }

    void hundredAndSixtyMayBeThereInAll() {
        Door door;
        for (int i = 0; i < 159; ++i) QVERIFY(door.come(address(i), true).stays);
        QVERIFY(!door.come("waits").leaves);
        QCOMPARE(door.crowd.size(), std::size_t{160});
        const auto verdict = door.come("other", true);
        QVERIFY(verdict.stays && verdict.leaves == Crowd::Id{160}); // the only one that has not sent its hello
        QVERIFY(!door.come("another").stays);                       // all others have sent their hello
        QCOMPARE(door.crowd.size(), std::size_t{160});
    }

    void anAddressOpensTwentyConnectionsInTenSeconds() {
        Crowd crowd{Limits{}};
        const Crowd::Instant start{};
        for (Crowd::Id id = 1; id <= 20; ++id) {
            QVERIFY(crowd.arrived(id, "a", start).stays);
            crowd.left(id);
        }
        QVERIFY(!crowd.arrived(21, "a", start + 9'999ms).stays);
        QVERIFY(crowd.arrived(22, "b", start + 9'999ms).stays);
        QVERIFY(crowd.arrived(23, "a", start + 10s).stays);
    }

    void aBucketTakesABurstAndThenItsRate() {
        const Bucket::Instant start{};
        Bucket messages(10, 20, start);
        for (int i = 0; i < 20; ++i) QVERIFY(messages.take(1, start));
        QVERIFY(!messages.take(1, start));
        QVERIFY(messages.take(1, start + 200ms)); // the refused one was counted: 21 less 2
        QVERIFY(!messages.take(1, start + 200ms));
        QVERIFY(messages.take(20, start + 10s));
    }

    void theNumbersAreThoseOfTheSpecification() {
        constexpr Limits limits;
        QCOMPARE(limits.connections, 160);
        QCOMPARE(limits.waiting, 64);
        QCOMPARE(limits.messagesInASecond, 10.0);
        QCOMPARE(limits.messagesAtOnce, 20.0);
        QCOMPARE(limits.bytesInASecond, 65'536.0);
        QCOMPARE(limits.bytesAtOnce, 262'144.0);
        QCOMPARE(limits.unsent, 262'144);
        QVERIFY(limits.headWithin == 5s && limits.handshakeWithin == 5s && limits.helloWithin == 5s);
        QVERIFY(limits.helloAfterAccept == 10s && limits.unsentFor == 10s);
        QVERIFY(limits.pingEvery == 10s && limits.silentFor == 25s);
        QVERIFY(limits.photoWithin == 60s && limits.photoEvery == 10s);
        QCOMPARE(limits.acceptsInASecond, 200);
        QCOMPARE(limits.backlog, 64);
        QCOMPARE(limits.frames, 64);
        QCOMPARE(limits.unanswered, 4);
        QVERIFY(limits.firstPortWithin == 2s);
        QCOMPARE(kFirstPort, 7338);
        QCOMPARE(kFirstPort + kPorts - 1, 7347);
    }
};

QTEST_GUILESS_MAIN(CrowdTest)
#include "crowd_test.moc"
