// SPDX-License-Identifier: GPL-3.0-or-later
// What all finished games of the club come to: everybody in order, two people side by side, the dice; of all games, or
// of one game and edition. Asks nothing before open(), and never waits for the network.
#pragma once

#include "app/club/club_thread.h"
#include "app/club/statistics.h"
#include "app/values/statistics_facts.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QVariant>

#include <memory>

namespace reeve::app {

class Club;

class ClubFigures : public QObject {
    Q_OBJECT
    /** The kinds and editions of finished games, words of the record: {kind, edition}, the most frequent first. */
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed)
    /** Which games count; empty words: all. */
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString edition READ edition NOTIFY changed)
    /** {person: UUID, name, games, wins, average: points a game, best}: most wins first, at most a hundred. */
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    /** The dice of all games that count: `sums`, `rolls` and `fair`. */
    Q_PROPERTY(reeve::app::StatisticsFacts dice READ dice NOTIFY changed)
    /** The games that were finished last, the last one first, at most twenty: {name, table, kind, edition: words of the
       record, ended: a date in words, seats: [{name, points, won}]}. */
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    /** {one, other: names, games, oneWon, otherWon, oneAhead, otherAhead}; empty until compare(). */
    Q_PROPERTY(QVariantMap versus READ versus NOTIFY changed)
    /** The club is asked. */
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    /** How long it has been asked, in seconds. */
    Q_PROPERTY(int seconds READ seconds NOTIFY secondsChanged)
    /** Why there is nothing, as a sentence; empty as a rule. */
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    /// `club` must outlive it.
    explicit ClubFigures(Club& club, QObject* parent);
    ~ClubFigures() override;

    [[nodiscard]] const QVariantList& kinds() const { return m_kinds; }
    [[nodiscard]] const QString& kind() const { return m_filter.kind; }
    [[nodiscard]] const QString& edition() const { return m_filter.edition; }
    [[nodiscard]] const QVariantList& people() const { return m_people; }
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] const StatisticsFacts& dice() const { return m_dice; }
    [[nodiscard]] const QVariantMap& versus() const { return m_versus; }
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] int seconds() const { return m_loading ? static_cast<int>(m_time.elapsed() / 1000) : 0; }
    [[nodiscard]] QString fault() const;

    /// Asks for everything.
    Q_INVOKABLE void open();
    /// What is asked is not waited for any longer; the page is left or its person has lost patience.
    Q_INVOKABLE void cancel();
    /// Asks again, of games of this kind and edition alone (words of the record; "": all).
    Q_INVOKABLE void filter(const QString& kind, const QString& edition);
    /// Puts two of `people` (UUIDs) side by side.
    Q_INVOKABLE void compare(const QString& one, const QString& other);

    /// Words it anew after the language has changed.
    void retranslate() { emit changed(); }

signals:
    void changed();
    void secondsChanged();

private:
    struct Figures {
        std::vector<ClubFilter> kinds;
        std::vector<ClubLifetime> people;
        DiceTotals dice{};
        std::vector<ClubResult> games;
    };
    static std::variant<Figures, ClubTrouble> read(ClubDatabase& database, const ClubFilter& filter);
    void begin();
    void end(const ClubTrouble* trouble);
    void show(const Figures& figures);
    ClubThread& thread();

    Club& m_club;
    std::unique_ptr<ClubThread> m_thread;
    ClubFilter m_filter;
    QVariantList m_kinds, m_people;
    StatisticsFacts m_dice;
    QVariantMap m_versus;
    std::vector<ClubResult> m_games;
    bool m_loading = false;
    QElapsedTimer m_time;
    QTimer m_ticking;
    ClubTrouble m_trouble;
};

} // namespace reeve::app
