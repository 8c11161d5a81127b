// SPDX-License-Identifier: GPL-3.0-or-later
// Admission and seats: code, tokens, claims with their numbers, two phones for a seat, guests, limits.
#include "app/phones/protocol/door.h"

#include <QTest>

#include <set>

using namespace reeve;
using namespace reeve::phones;
using namespace std::chrono_literals;

namespace {

const std::vector<Color> kSeats{Color::Red, Color::Blue, Color::White, Color::Orange};
constexpr Time kStart{std::chrono::days(20'000)};
constexpr const char* kHome = "192.168.1.20";

/// A deterministic sequence that uses all bits.
Random sequence() {
    return [state = std::uint64_t{7}]() mutable {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::uint32_t>(state >> 32U);
    };
}

/// A Door with an adjustable clock.
struct Table {
    Door door{sequence(), kSeats, {}, kStart};
    Time now = kStart;
    ConnectionId last = 0;

    /// A phone from `address` that has sent the right code.
    ConnectionId enter(const char* address = kHome) {
        const auto in = door.hello(++last, address, Hello{.code = door.code()}, now);
        if (!std::holds_alternative<Entry>(in)) qFatal("the right code was refused");
        return last;
    }
    /// A phone whose claim was accepted.
    Seated seat(Color color, bool insteadOf = false) {
        const auto claim = door.claim(enter(), color, now);
        if (!std::holds_alternative<OpenClaim>(claim)) qFatal("the claim was refused");
        const auto seated = door.accept(std::get<OpenClaim>(claim).id, insteadOf, now);
        if (!seated) qFatal("the seat was not given");
        return *seated;
    }
    Seated guest() {
        const auto seated = door.watch(enter(), now);
        if (!std::holds_alternative<Seated>(seated)) qFatal("no guest");
        return std::get<Seated>(seated);
    }
    std::variant<Entry, Denied> with(const std::string& token, const char* address = kHome) {
        return door.hello(++last, address, Hello{.token = token}, now);
    }
    std::optional<Code> deniedCode(const char* code, const char* address = kHome) {
        const auto in = door.hello(++last, address, Hello{.code = code}, now);
        const auto* denied = std::get_if<Denied>(&in);
        return denied ? std::optional(denied->code) : std::nullopt;
    }
    std::optional<Code> claimRefused(ConnectionId connection, Color color) {
        const auto claim = door.claim(connection, color, now);
        const auto* code = std::get_if<Code>(&claim);
        return code ? std::optional(*code) : std::nullopt;
    }
    OpenClaim claimed(ConnectionId connection, Color color) {
        return std::get<OpenClaim>(door.claim(connection, color, now));
    }
};

/// A valid code other than `code`.
std::string another(const std::string& code) { return code == "000000" ? "000001" : "000000"; }

} // namespace

class DoorTest : public QObject {
    Q_OBJECT

private slots:
    // --- Codes and tokens -------------------------------------------------------------------------------------------

    void codesTokensAndSignsHaveTheirForm() {
        const Random random = sequence();
        std::set<std::string> codes, tokens;
        for (int i = 0; i < 500; ++i) {
            const std::string code = newCode(random), token = newToken(random);
            QCOMPARE(code.size(), std::size_t{6});
            QVERIFY(code.find_first_not_of("0123456789ABCDEFGHJKMNPQRSTVWXYZ") == std::string::npos);
            QCOMPARE(token.size(), std::size_t{22});
            codes.insert(code);
            tokens.insert(token);
        }
        QCOMPARE(tokens.size(), std::size_t{500});
        QVERIFY(codes.size() > 495);
        std::vector<int> taken;
        while (taken.size() < 90) taken.push_back(newSign(random, taken));
        QCOMPARE(std::set<int>(taken.begin(), taken.end()).size(), std::size_t{90});
        QVERIFY(*std::ranges::min_element(taken) == 10 && *std::ranges::max_element(taken) == 99);
    }

    void aTokenUsesAllItsBits() {
        // Each of the 128 random bits changes the token.
        std::set<std::string> tokens;
        for (unsigned bit = 0; bit < 128; ++bit) {
            unsigned drawn = 0;
            tokens.insert(newToken([&] { return drawn++ == bit / 32 ? 1U << (bit % 32) : 0U; }));
        }
        QCOMPARE(tokens.size(), std::size_t{128});
    }

    void whoHasTheCodeIsInTheLobbyAndNowhereElse() {
        Table table;
        const ConnectionId phone = table.enter();
        QVERIFY(table.door.roleOf(phone) == Role::None);
        QVERIFY(!table.door.tokenOf(phone));
        QVERIFY(table.door.known().empty());
    }

    void whoHasNeitherCodeNorTokenIsAskedForTheCode() {
        Table table;
        const auto in = table.door.hello(1, kHome, Hello{}, table.now);
        QVERIFY(std::get<Denied>(in) == (Denied{Code::CodeNeeded, Close::Done}));
    }

    void aWrongCodeIsRefused() {
        Table table;
        QVERIFY(table.deniedCode(another(table.door.code()).c_str()) == Code::WrongCode);
    }

    void aNewCodeLetsNobodyInWithTheOldOneAndSendsNobodyAway() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        const std::string old = table.door.code();
        table.door.renewCode();
        QVERIFY(table.door.code() != old);
        QVERIFY(table.deniedCode(old.c_str()) == Code::WrongCode);
        QVERIFY(table.door.roleOf(ben.connection) == Role::Seat);
    }

    void fiveWrongCodesOfAnAddressCloseItsEarForAMinute() {
        Table table;
        const std::string right = table.door.code(), wrong = another(right);
        for (int i = 0; i < 5; ++i) QVERIFY(table.deniedCode(wrong.c_str(), "192.168.1.66") == Code::WrongCode);
        // Now even the right code is refused, so that guesses give no information.
        QVERIFY(table.deniedCode(right.c_str(), "192.168.1.66") == Code::TooFast);
        QVERIFY(!table.deniedCode(right.c_str(), "192.168.1.67"));
        table.now += 59s;
        QVERIFY(table.deniedCode(right.c_str(), "192.168.1.66") == Code::TooFast);
        table.now += 1s;
        QVERIFY(!table.deniedCode(right.c_str(), "192.168.1.66"));
    }

    void fourWrongCodesAMinuteAreForgottenAgain() {
        Table table;
        const std::string right = table.door.code(), wrong = another(right);
        for (int minute = 0; minute < 5; ++minute) {
            for (int i = 0; i < 4; ++i) QVERIFY(table.deniedCode(wrong.c_str()) == Code::WrongCode);
            table.now += 60s;
        }
        QVERIFY(!table.deniedCode(right.c_str()));
    }

    void thirtyWrongCodesOfAllCloseEverybodysEar() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        const std::string right = table.door.code(), wrong = another(right);
        for (int i = 0; i < 30; ++i)
            QVERIFY(table.deniedCode(wrong.c_str(), ("10.0.0." + std::to_string(i / 3)).c_str()) == Code::WrongCode);
        QVERIFY(table.deniedCode(right.c_str(), "10.0.1.1") == Code::TooFast);
        // A valid token is always accepted.
        QVERIFY(std::holds_alternative<Entry>(table.with(ben.token, "10.0.0.1")));
        table.now += 60s;
        QVERIFY(!table.deniedCode(right.c_str(), "10.0.1.1"));
    }

    void twentyNineWrongCodesOfAllDoNot() {
        Table table;
        const std::string right = table.door.code(), wrong = another(right);
        for (int i = 0; i < 29; ++i)
            QVERIFY(table.deniedCode(wrong.c_str(), ("10.0.0." + std::to_string(i / 3)).c_str()) == Code::WrongCode);
        QVERIFY(!table.deniedCode(right.c_str(), "10.0.1.1"));
    }

    void wrongTokensCountLikeWrongCodes() {
        Table table;
        const std::string token(22, 'A');
        for (int i = 0; i < 5; ++i)
            QVERIFY(std::get<Denied>(table.with(token, "10.0.0.1")) == (Denied{Code::UnknownToken, Close::Done}));
        QVERIFY(std::get<Denied>(table.with(token, "10.0.0.1")).code == Code::TooFast);
    }

    void anUnknownTokenWithTheRightCodeComesInByTheCode() {
        Table table;
        const auto in =
            table.door.hello(1, kHome, Hello{.code = table.door.code(), .token = std::string(22, 'A')}, table.now);
        QVERIFY(std::get<Entry>(in) == Entry{});
    }

    void aTokenSkipsEverythingAndReplacesItsOlderSocket() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        table.door.setNewcomers(false);
        const auto in = std::get<Entry>(table.with(ben.token));
        QVERIFY(in.role == Role::Seat && in.seat == Color::Blue);
        QVERIFY(in.replaced == ben.connection);
        QVERIFY(table.door.roleOf(ben.connection) == Role::None);
        QVERIFY(table.door.roleOf(table.last) == Role::Seat);
        // The older connection closes later; the seat stays with the newer one.
        table.door.gone(ben.connection, table.now);
        QVERIFY(table.door.presenceOf(Color::Blue, table.now) == Presence::Here);
    }

    void onlyTheDigestOfATokenIsKept() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        QCOMPARE(table.door.known().size(), std::size_t{1});
        QVERIFY(table.door.known()[0].token == digestOf(ben.token));
        QCOMPARE(hexOf(digestOf("abc")),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")); // FIPS 180-2
    }

    void aKnownPhoneIsStillKnownOnAnotherEveningForThirtyDays() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        const auto known = table.door.known();
        Door week(sequence(), kSeats, known, kStart + 7 * 24h);
        const auto in = week.hello(1, kHome, Hello{.token = ben.token}, kStart + 7 * 24h);
        QVERIFY(std::get<Entry>(in).seat == Color::Blue);
        Door before(sequence(), kSeats, known, kStart + 30 * 24h - 1s);
        QVERIFY(
            std::holds_alternative<Entry>(before.hello(1, kHome, Hello{.token = ben.token}, kStart + 30 * 24h - 1s)));
        Door after(sequence(), kSeats, known, kStart + 30 * 24h);
        QVERIFY(std::holds_alternative<Denied>(after.hello(1, kHome, Hello{.token = ben.token}, kStart + 30 * 24h)));
        Door without(sequence(), {Color::Red, Color::White}, known, kStart);
        QVERIFY(std::holds_alternative<Denied>(without.hello(1, kHome, Hello{.token = ben.token}, kStart)));
    }

    void aPhoneOfAnotherEveningThatHasNotComeHoldsNothingUp() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        Door week(sequence(), kSeats, table.door.known(), kStart + 7 * 24h);
        QVERIFY(week.presenceOf(Color::Blue, kStart + 7 * 24h) == Presence::None);
    }

    // --- Claims -----------------------------------------------------------------------------------------------------

    void aSeatIsGivenWhenTheTableSaysYes() {
        Table table;
        const ConnectionId phone = table.enter();
        const OpenClaim claim = table.claimed(phone, Color::Blue);
        QVERIFY(claim.sign >= 10 && claim.sign <= 99);
        QVERIFY(table.door.roleOf(phone) == Role::None);
        const auto seated = table.door.accept(claim.id, false, table.now);
        QVERIFY(seated && seated->connection == phone && seated->seat == Color::Blue);
        QCOMPARE(seated->token.size(), std::size_t{22});
        QVERIFY(table.door.seatOf(phone) == Color::Blue);
        QVERIFY(table.door.claims().empty());
        QVERIFY(!table.door.accept(claim.id, false, table.now));
    }

    void aNoIsToldAndAsksForAPauseOfTenSeconds() {
        Table table;
        const ConnectionId phone = table.enter();
        QVERIFY(table.door.refuse(table.claimed(phone, Color::Blue).id, table.now) == phone);
        QVERIFY(table.claimRefused(phone, Color::Blue) == Code::TooFast);
        // Another connection from the same address has the same pause.
        QVERIFY(table.claimRefused(table.enter(), Color::Red) == Code::TooFast);
        QVERIFY(!table.claimRefused(table.enter("192.168.1.21"), Color::Red));
        table.now += 10s;
        QVERIFY(!table.claimRefused(phone, Color::Blue));
    }

    void aClaimLapsesAfterTwoMinutes() {
        Table table;
        const ConnectionId phone = table.enter();
        const OpenClaim claim = table.claimed(phone, Color::Blue);
        table.now += 120s - 1ms;
        QVERIFY(table.door.lapse(table.now).empty());
        table.now += 1ms;
        QVERIFY(!table.door.accept(claim.id, false, table.now)); // also before lapse() is called
        QVERIFY(table.door.lapse(table.now) == std::vector{phone});
        QVERIFY(table.door.claims().empty());
    }

    void aNewClaimReplacesTheOlderOneOfItsPhone() {
        Table table;
        const ConnectionId phone = table.enter();
        const OpenClaim first = table.claimed(phone, Color::Blue);
        const OpenClaim second = table.claimed(phone, Color::Red);
        QCOMPARE(table.door.claims().size(), std::size_t{1});
        QVERIFY(!table.door.accept(first.id, false, table.now));
        QVERIFY(table.door.accept(second.id, false, table.now)->seat == Color::Red);
    }

    void eightClaimsLieOnTheTableAtMostAllWithDifferentNumbers() {
        Table table;
        std::set<int> signs;
        for (int i = 0; i < 8; ++i) signs.insert(table.claimed(table.enter(), Color::Blue).sign);
        QCOMPARE(signs.size(), std::size_t{8});
        QVERIFY(table.claimRefused(table.enter(), Color::Red) == Code::Full);
        table.door.gone(1, table.now); // the first phone disconnects
        QVERIFY(!table.claimRefused(table.enter(), Color::Red));
    }

    void twoPhonesClaimOneSeatAndBothMaySit() {
        Table table;
        table.seat(Color::Blue);
        table.seat(Color::Blue);
        QVERIFY(table.claimRefused(table.enter(), Color::Blue) == Code::SeatFull);
        QCOMPARE(table.door.known().size(), std::size_t{2});
    }

    void anotherPhoneTakesTheSeatInsteadOfTheOldOne() {
        Table table;
        const Seated old = table.seat(Color::Blue);
        table.door.gone(old.connection, table.now);
        const Seated young = table.seat(Color::Blue, true);
        QVERIFY(young.sentAway.empty()); // the old phone is disconnected, so there is no connection to close
        QVERIFY(std::holds_alternative<Denied>(table.with(old.token)));
        QCOMPARE(table.door.known().size(), std::size_t{1});
    }

    void insteadOfMeansThePhoneThatIsGoneWhereTheSeatHasTwo() {
        Table table;
        const Seated gone = table.seat(Color::Blue), here = table.seat(Color::Blue);
        table.door.gone(gone.connection, table.now);
        const auto claim = table.claimed(table.enter(), Color::Blue);
        QVERIFY(!table.door.accept(claim.id, false, table.now)); // the seat is full
        QVERIFY(table.door.accept(claim.id, true, table.now).has_value());
        QVERIFY(table.door.roleOf(here.connection) == Role::Seat);
        QVERIFY(std::holds_alternative<Denied>(table.with(gone.token)));
    }

    void insteadOfSendsAwayThePhoneThatIsHere() {
        Table table;
        const Seated old = table.seat(Color::Blue);
        const Seated young = table.seat(Color::Blue, true);
        QVERIFY(young.sentAway == std::vector{old.connection});
        QVERIFY(table.door.roleOf(old.connection) == Role::None);
    }

    void aSeatedPhoneThatGetsAnotherSeatLeavesItsOwn() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        const auto seated = table.door.accept(table.claimed(ben.connection, Color::Red).id, false, table.now);
        QVERIFY(seated->token != ben.token);
        QVERIFY(table.door.seatOf(ben.connection) == Color::Red);
        QVERIFY(table.door.presenceOf(Color::Blue, table.now) == Presence::None);
    }

    void whoIsNotInOrAsksForNoSeatOfTheGameIsRefused() {
        Table table;
        QVERIFY(table.claimRefused(99, Color::Blue) == Code::CodeNeeded);
        QVERIFY(table.claimRefused(table.enter(), Color::Brown) == Code::Malformed);
        Door none(sequence(), {}, {}, kStart);
        none.hello(1, kHome, Hello{.code = none.code()}, kStart);
        QVERIFY(std::get<Code>(none.claim(1, Color::Red, kStart)) == Code::NoGame);
    }

    void aClosedDoorAdmitsNobodyNewAndKeepsWhoIsIn() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        const ConnectionId early = table.enter();
        table.door.setNewcomers(false);
        // the refusal does not reveal which code is right
        for (const auto& code : {table.door.code(), another(table.door.code())})
            QVERIFY(std::get<Denied>(table.door.hello(++table.last, kHome, Hello{.code = code}, table.now)) ==
                    (Denied{Code::DoorClosed, Close::DoorClosed}));
        QVERIFY(table.claimRefused(early, Color::Red) == Code::DoorClosed);
        QVERIFY(table.door.roleOf(ben.connection) == Role::Seat);
    }

    // --- Guests -----------------------------------------------------------------------------------------------------

    void twentyGuestsWatchAtMost() {
        Table table;
        for (int i = 0; i < 20; ++i) QVERIFY(table.guest().role == Role::Guest);
        const auto more = table.door.watch(table.enter(), table.now);
        QVERIFY(std::get<Code>(more) == Code::Full);
    }

    void guestsAreSentAwayWhenTheyAreNoLongerAllowed() {
        Table table;
        const Seated ben = table.seat(Color::Blue), guest = table.guest();
        QVERIFY(table.door.setGuests(false) == std::vector{guest.connection});
        QVERIFY(std::get<Code>(table.door.watch(table.enter(), table.now)) == Code::DoorClosed);
        QVERIFY(table.door.roleOf(ben.connection) == Role::Seat);
        QVERIFY(table.door.setGuests(true).empty());
    }

    void aGuestMayAskForASeat() {
        Table table;
        const Seated guest = table.guest();
        const auto seated = table.door.accept(table.claimed(guest.connection, Color::Red).id, false, table.now);
        QVERIFY(seated && table.door.roleOf(guest.connection) == Role::Seat);
        QVERIFY(std::holds_alternative<Denied>(table.with(guest.token)));
    }

    // --- Coming, going and the host ---------------------------------------------------------------------------------

    void aPhoneWithoutSocketSleepsAndIsLostAfterAMinute() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        QVERIFY(table.door.presenceOf(Color::Blue, table.now) == Presence::Here);
        QVERIFY(table.door.presenceOf(Color::Red, table.now) == Presence::None);
        table.door.gone(ben.connection, table.now);
        QVERIFY(table.door.presenceOf(Color::Blue, table.now + 59s) == Presence::Asleep);
        QVERIFY(table.door.presenceOf(Color::Blue, table.now + 60s) == Presence::Lost);
        table.now += 90s;
        QVERIFY(std::holds_alternative<Entry>(table.with(ben.token)));
        QVERIFY(table.door.presenceOf(Color::Blue, table.now) == Presence::Here);
    }

    void whoLeavesIsInTheLobbyWithoutAToken() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        table.door.leave(ben.connection);
        QVERIFY(table.door.roleOf(ben.connection) == Role::None);
        QVERIFY(table.door.known().empty());
        QVERIFY(!table.claimRefused(ben.connection, Color::Red));
    }

    void theHostMovesAPhoneToAnotherSeat() {
        Table table;
        const Seated ben = table.seat(Color::Blue);
        const int number = table.door.phones(table.now)[0].number;
        QVERIFY(table.door.move(number, Color::White));
        QVERIFY(table.door.seatOf(ben.connection) == Color::White);
        QVERIFY(!table.door.move(number, Color::Brown));
        table.seat(Color::Red);
        table.seat(Color::Red);
        QVERIFY(!table.door.move(number, Color::Red)); // full
        QVERIFY(std::get<Entry>(table.with(ben.token)).seat == Color::White);
    }

    void theHostSendsOneOrAllAway() {
        Table table;
        const Seated ben = table.seat(Color::Blue), dan = table.seat(Color::Orange), guest = table.guest();
        const auto listed = table.door.phones(table.now);
        QCOMPARE(listed.size(), std::size_t{3});
        QVERIFY(listed[0].seat == Color::Blue && listed[1].seat == Color::Orange && !listed[2].seat);
        QVERIFY(table.door.sendAway(listed[0].number) == ben.connection);
        QVERIFY(std::get<Denied>(table.with(ben.token)).code == Code::UnknownToken);
        QVERIFY((table.door.sendAllAway() == std::vector{dan.connection, guest.connection}));
        QVERIFY(table.door.known().empty());
    }
};

QTEST_GUILESS_MAIN(DoorTest)
#include "door_test.moc"
