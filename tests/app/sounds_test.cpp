// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard: every sound is made by Reeve, none is shrill or endless, and nobody waits for it.
#include "app/sounds/game_sounds.h"
#include "app/sounds/loudspeaker.h"
#include "engine/board/standard_island.h"
#include "engine/game.h"
#include "tests/support/given.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>

using namespace reeve;
using namespace reeve::app;
using reeve::testing::Given;
using reeve::testing::Red;

namespace {

std::vector<Sound> heardOf(const GameState& state, const Command& command) {
    const auto decided = decide(state, command);
    return decided ? soundsOf(decided.value()) : std::vector{Sound::Refusal};
}

/// A sound server that answers when the test lets it.
struct Server {
    QSemaphore called, answers;
    std::atomic_int returned = 0;
};

class SlowOutput : public AudioOutput {
public:
    explicit SlowOutput(std::shared_ptr<Server> server) : m_server(std::move(server)) {}
    void start(const QByteArray&, int) override {
        m_server->called.release();
        m_server->answers.acquire();
        ++m_server->returned;
    }

private:
    std::shared_ptr<Server> m_server;
};

} // namespace

class SoundsTest : public QObject {
    Q_OBJECT

private slots:
    void everySoundIsShortAndNeverTooLoud() {
        for (const Sound sound : kAllSounds) {
            const auto samples = samplesOf(sound);
            QVERIFY(samples.size() > kSampleRate / 10 && samples.size() < 3U * kSampleRate);
            const auto loudest = std::ranges::max(samples, {}, [](int s) { return std::abs(s); });
            QVERIFY(std::abs(int{loudest}) > 10000 && std::abs(int{loudest}) < 25000);
            QCOMPARE(samples.front(), std::int16_t{0});
            QCOMPARE(samples.back(), std::int16_t{0});
            QCOMPARE(samplesOf(sound), samples);
        }
    }
    void noTwoSoundsAreAlike() {
        for (std::size_t a = 0; a < kAllSounds.size(); ++a)
            for (std::size_t b = a + 1; b < kAllSounds.size(); ++b)
                QVERIFY(samplesOf(kAllSounds[a]) != samplesOf(kAllSounds[b]));
    }
    void afterTheDiceComesTheBellOfTheShip() {
        Given given(3);
        given.state.turn.phase = Phase::Roll;
        QCOMPARE(heardOf(given.state, {Red, command::Roll{2, 3, EventFace::Ship}}),
                 (std::vector{Sound::Dice, Sound::Ship}));
        QCOMPARE(heardOf(given.state, {Red, command::Roll{2, 3, EventFace::TradeGate}}), (std::vector{Sound::Dice}));
    }
    void theHornTellsHowTheAttackEnded() {
        Given given(3);
        given.state.turn.phase = Phase::Roll;
        given.state.shipSpaces = 6;
        given.city(Red, "b3");
        const auto lost = heardOf(given.state, {Red, command::Roll{2, 3, EventFace::Ship}});
        QVERIFY(std::ranges::find(lost, Sound::AttackLost) != lost.end());
        given.knight(Red, "c5");
        const auto won = heardOf(given.state, {Red, command::Roll{2, 3, EventFace::Ship}});
        QVERIFY(std::ranges::find(won, Sound::AttackWon) != won.end());
    }
    void theNextTurnRustlesAndWhatIsPaidKnocks() {
        Given given(3);
        given.settlement(Red, "b3").hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Cloth, 1}}).city(Red, "d3");
        QCOMPARE(heardOf(given.state, {Red, command::EndTurn{}}), (std::vector{Sound::Turn}));
        QCOMPARE(heardOf(given.state, {Red, command::Build{.piece = Piece::Road, .path = *pathNamed("b3-b4")}}),
                 (std::vector{Sound::Build}));
        QCOMPARE(heardOf(given.state, {Red, command::Improve{.track = Track::Trade}}), (std::vector{Sound::Level}));
    }
    void theVictoryDrownsEverythingElse() {
        Given given(3);
        given.city(Red, "b3").city(Red, "d3").settlement(Red, "c8").hand(Red, {{Card::Ore, 3}, {Card::Grain, 2}});
        given.state.rules.target = 6;
        QCOMPARE(heardOf(given.state, {Red, command::Build{.piece = Piece::City, .at = *intersectionNamed("c8")}}),
                 (std::vector{Sound::Victory}));
    }
    // Whether or not this machine has a device.
    void nobodyWaitsForASound() {
        QElapsedTimer clock;
        clock.start();
        {
            Loudspeaker loudspeaker;
            for (const Sound sound : kAllSounds) loudspeaker.play({sound, Sound::Dice}, 60);
            QVERIFY2(clock.elapsed() < 100, "playing returns at once");
            QTest::qWait(50); // a fixed wait: a device that plays tells nothing
            clock.restart();
        }
        QVERIFY2(clock.elapsed() < 1500, "the program ends though a sound is heard");
    }
    // Its call returns: a thread that is killed inside the sound library leaves the library's locks behind.
    void aThreadThatWaitsForTheSoundServerIsLeftAloneAndNotKilled() {
        const auto server = std::make_shared<Server>();
        QElapsedTimer clock;
        {
            Loudspeaker loudspeaker(nullptr, [server] { return std::make_unique<SlowOutput>(server); });
            loudspeaker.play({Sound::Dice}, 100);
            loudspeaker.play({Sound::Ship}, 100);
            QVERIFY(server->called.tryAcquire(1, 5000));
            clock.start();
        }
        QVERIFY2(clock.elapsed() < 1500, "the program ends though the server does not answer");
        server->answers.release(2);
        QTRY_COMPARE(server->returned.load(), 1);
        QTest::qWait(100);                    // a fixed wait: a second call would come in it
        QCOMPARE(server->returned.load(), 1); // the second sound was dropped
    }
};

QTEST_GUILESS_MAIN(SoundsTest)
#include "sounds_test.moc"
