// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics over the finished games of the club: ranking, comparison of two people, dice; for all games or for one
// game and edition. Sends no queries before open(). Never blocks on the network.
#pragma once

#include "app/club/database/club_thread.h"
#include "app/club/database/statistics.h"
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
    /** Kinds and editions of finished games, the most frequent first. */
    Q_PROPERTY(QList<reeve::app::ClubKindFacts> kinds READ kinds NOTIFY changed)
    /** Filter of the games; empty: all. */
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString edition READ edition NOTIFY changed)
    /** Sorted by wins, at most a hundred. */
    Q_PROPERTY(QList<reeve::app::ClubPersonFacts> people READ people NOTIFY changed)
    /** The dice of these games: `sums`, `rolls` and `fair`. */
    Q_PROPERTY(reeve::app::StatisticsFacts dice READ dice NOTIFY changed)
    /** The last finished games, latest first, at most twenty. */
    Q_PROPERTY(QList<reeve::app::ClubResultFacts> games READ games NOTIFY changed)
    /** Comparison of two people, see compare(). */
    Q_PROPERTY(reeve::app::VersusFacts versus READ versus NOTIFY changed)
    /** A default-constructed person. */
    Q_PROPERTY(reeve::app::ClubPersonFacts nobody READ nobody CONSTANT)
    /** A query is in progress. */
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    /** Its duration in seconds. */
    Q_PROPERTY(int seconds READ seconds NOTIFY secondsChanged)
    /** Why there are no results, as a sentence; empty: no fault. */
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    /// `club` must outlive this.
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

    /// Queries everything.
    Q_INVOKABLE void open();
    /// Cancels the query.
    Q_INVOKABLE void cancel();
    /// Sets the filter (words of the record; "": all) and queries again.
    Q_INVOKABLE void filter(const QString& kind, const QString& edition);
    /// Compares two of `people` (UUIDs); `versus` follows.
    Q_INVOKABLE void compare(const QString& one, const QString& other);

    /// Rebuilds texts in the new language.
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
