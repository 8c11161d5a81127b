// SPDX-License-Identifier: GPL-3.0-or-later
// What all finished games of the club come to: everybody in order, two people side by side, the dice; of all games, or
// of one game and edition. Asks nothing before open(), and never waits for the network.
#pragma once

#include "app/club/club_thread.h"
#include "app/club/statistics.h"
#include "app/values/club_facts.h"
#include "app/values/statistics_facts.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace reeve::app {

class Club;

class ClubFigures : public QObject {
    Q_OBJECT
    /** The kinds and editions of finished games, the most frequent first. */
    Q_PROPERTY(QList<reeve::app::ClubKindFacts> kinds READ kinds NOTIFY changed)
    /** Which games count; empty words: all. */
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString edition READ edition NOTIFY changed)
    /** Most wins first, at most a hundred. */
    Q_PROPERTY(QList<reeve::app::ClubPersonFacts> people READ people NOTIFY changed)
    /** The dice of all games that count: `sums`, `rolls` and `fair`. */
    Q_PROPERTY(reeve::app::StatisticsFacts dice READ dice NOTIFY changed)
    /** The games that were finished last, the last one first, at most twenty. */
    Q_PROPERTY(QList<reeve::app::ClubResultFacts> games READ games NOTIFY changed)
    /** Two people side by side: see compare(). */
    Q_PROPERTY(reeve::app::VersusFacts versus READ versus NOTIFY changed)
    /** What stands for a person that there is not. */
    Q_PROPERTY(reeve::app::ClubPersonFacts nobody READ nobody CONSTANT)
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

    [[nodiscard]] const QList<ClubKindFacts>& kinds() const { return m_kinds; }
    [[nodiscard]] const QString& kind() const { return m_filter.kind; }
    [[nodiscard]] const QString& edition() const { return m_filter.edition; }
    [[nodiscard]] const QList<ClubPersonFacts>& people() const { return m_people; }
    [[nodiscard]] QList<ClubResultFacts> games() const;
    [[nodiscard]] const StatisticsFacts& dice() const { return m_dice; }
    [[nodiscard]] const VersusFacts& versus() const { return m_versus; }
    [[nodiscard]] static ClubPersonFacts nobody() { return {}; }
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
    QList<ClubKindFacts> m_kinds;
    QList<ClubPersonFacts> m_people;
    StatisticsFacts m_dice;
    VersusFacts m_versus;
    std::vector<ClubResult> m_games;
    bool m_loading = false;
    QElapsedTimer m_time;
    QTimer m_ticking;
    ClubTrouble m_trouble;
};

} // namespace reeve::app
