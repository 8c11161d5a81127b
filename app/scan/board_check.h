// SPDX-License-Identifier: GPL-3.0-or-later
// The open game held against a photograph of its board: what differs, and each difference taken over or put aside.
#pragma once

#include "app/reading/scan_job.h"
#include "app/scan/explain.h"
#include "app/values/scan_facts.h"

#include <QObject>
#include <QRectF>
#include <QSet>
#include <QThreadPool>
#include <QUrl>

namespace reeve::app {

class Game;
class LearnedSets;
class LiveBoard;
class SetLessons;

class BoardCheck : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("app/scan/live_board.h")
    /** "idle", "reading", "done", "not-found" (no board on it), "other-board" (not the game's) or "failed" (no
     * picture). */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** While it reads: "load", "locate" or "read". */
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    Q_PROPERTY(QUrl picture READ picture NOTIFY changed)
    Q_PROPERTY(int pictureWidth READ pictureWidth NOTIFY changed)
    Q_PROPERTY(int pictureHeight READ pictureHeight NOTIFY changed)
    /** What happened and what to do, worded; empty when all is well. */
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /** Where table and record differ, the surest first. What was put aside is not among them. */
    Q_PROPERTY(QList<reeve::app::DifferenceFacts> differences READ differences NOTIFY changed)
    /** Places that the picture does not show clearly, the least clear first. What was put aside is not among them. */
    Q_PROPERTY(QList<reeve::app::DifferenceFacts> unclear READ unclear NOTIFY changed)
    /** "differences", "unclear" (nothing differs, but not all was seen), "same", or "" before there is an answer. */
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /** How many were put aside. */
    Q_PROPERTY(int dismissed READ dismissed NOTIFY changed)
    /** The part of the picture that shows the board, in its pixels. */
    Q_PROPERTY(QRectF region READ region NOTIFY changed)
    /** By how many sixths the game's board must be turned clockwise to lie as on the picture. */
    Q_PROPERTY(int rotation READ rotation NOTIFY changed)

public:
    /// Photographs are read with `sets`; what they show is offered to `lessons`. All must outlive it.
    BoardCheck(Game& game, LearnedSets& sets, SetLessons& lessons, QObject* parent = nullptr);
    ~BoardCheck() override;

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString stage() const { return m_stage; }
    [[nodiscard]] QUrl picture() const { return m_picture; }
    [[nodiscard]] int pictureWidth() const { return m_result.size.width; }
    [[nodiscard]] int pictureHeight() const { return m_result.size.height; }
    [[nodiscard]] QString message() const;
    [[nodiscard]] QList<DifferenceFacts> differences() const { return m_shown; }
    [[nodiscard]] QList<DifferenceFacts> unclear() const { return m_unclear; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] int dismissed() const { return static_cast<int>(m_dismissed.size()); }
    [[nodiscard]] QRectF region() const;
    [[nodiscard]] int rotation() const { return m_comparison.rotation; }

    /// Reads a picture file; a reading that is under way is given up.
    Q_INVOKABLE void read(const QUrl& picture);
    /// Takes what a live picture has shown; the frame stays in memory only. False when nothing was read yet.
    Q_INVOKABLE bool take(LiveBoard* live);
    /// Gives up and forgets the picture and what was put aside.
    Q_INVOKABLE void cancel();
    /// Makes the record agree with the table; `way` of several. False, and the game tells why, when that is refused.
    Q_INVOKABLE bool takeOver(const QString& id, int way = 0);
    /// The record is right: the difference, or the place that was not seen clearly, is put aside for this picture.
    Q_INVOKABLE void dismiss(const QString& id);
    /// What was put aside is shown again.
    Q_INVOKABLE void recall();
    /// Where hexes of the game lie on the picture and whom the last roll paid for them.
    Q_INVOKABLE QList<reeve::app::HexPaymentFacts> payments(const QStringList& hexes) const;

    /// Shows a reading that was made elsewhere; `picture` is what the window shows.
    void show(const QUrl& picture, ScanResult result);
    /// Tells what is worded anew after the language has changed.
    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    void finish(ScanResult result);
    void compareAgain();
    /// Once all is settled, the picture and the record are offered to be learned from.
    void offerLesson();
    [[nodiscard]] QList<double> outlineOf(const vision::Place& place) const;
    [[nodiscard]] QPointF pixel(BoardPoint inRecord) const;
    /// So many hex sides beside the ship. Requires: the reading has one.
    [[nodiscard]] QPointF shipPixel(double right, double down) const;
    /// The ways to take a difference over; at a table with real cards hands are what they may be.
    [[nodiscard]] std::vector<Explanation> waysOf(const GameState& state, const vision::Difference& difference) const;
    [[nodiscard]] DifferenceFacts factsOf(const vision::Difference& difference) const;
    [[nodiscard]] DifferenceFacts factsOf(const vision::Unclear& unclear) const;
    /// Nothing where it is not on the picture.
    [[nodiscard]] std::optional<QPointF> centerOf(const vision::Place& place) const;

    Game& m_game;
    LearnedSets& m_sets;
    SetLessons& m_lessons;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QString m_state = QStringLiteral("idle");
    QString m_stage;
    QUrl m_picture;
    ScanResult m_result;
    vision::Comparison m_comparison;
    QSet<QString> m_dismissed;
    bool m_corrected = false; ///< a person has put aside what was read
    bool m_offered = false;   ///< this picture, to be learned from
    QList<DifferenceFacts> m_shown;
    QList<DifferenceFacts> m_unclear;
};

} // namespace reeve::app
