// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the open game with a photograph of its board; differences can be taken over or dismissed.
#pragma once

#include "app/pictures/scan_job.h"
#include "app/play/explain.h"
#include "app/values/scan_facts.h"

#include <QObject>
#include <QRectF>
#include <QSet>
#include <QThreadPool>
#include <QUrl>

#include <cstdint>

namespace reeve::app {

class Game;
class LearnedSets;
class LiveBoard;
class SetLessons;

class BoardCheck : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("app/pictures/live_board.h")
    /** "idle", "reading", "done", "not-found" (no board on it), "other-board" (not that of the game) or "failed"
       (not a picture). */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** While reading: "load", "locate" or "read". */
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    Q_PROPERTY(QUrl picture READ picture NOTIFY changed)
    Q_PROPERTY(int pictureWidth READ pictureWidth NOTIFY changed)
    Q_PROPERTY(int pictureHeight READ pictureHeight NOTIFY changed)
    /** An error and its remedy, as a text; empty: none. */
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /** Differences between table and record, the most certain first, without dismissed ones. */
    Q_PROPERTY(QList<reeve::app::DifferenceFacts> differences READ differences NOTIFY changed)
    /** Places that are not clearly visible, by ascending clarity, without dismissed ones. */
    Q_PROPERTY(QList<reeve::app::DifferenceFacts> unclear READ unclear NOTIFY changed)
    /** Number of dismissed differences and places. */
    Q_PROPERTY(int dismissed READ dismissed NOTIFY changed)
    /** The part of the picture that shows the board and the barbarian ship, in pixels; before a result all of it. */
    Q_PROPERTY(QRectF region READ region NOTIFY changed)

public:
    /// Uses `sets` for reading and offers pictures to `lessons`. `game`, `sets` and `lessons` must outlive this.
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
    /// "differences", "unclear" (no differences, but some places are not visible), "same", or "" before a result.
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] int dismissed() const { return static_cast<int>(m_dismissed.size()); }
    [[nodiscard]] QRectF region() const;
    /// Clockwise rotation, in steps of 60°, from the game's board to the picture.
    [[nodiscard]] int rotation() const { return m_comparison.rotation; }

    /// Reads a picture file; cancels a reading in progress.
    Q_INVOKABLE void read(const QUrl& picture);
    /// Tells a live picture which board to search for: that of the game first.
    Q_INVOKABLE void aim(LiveBoard* live) const;
    /// Takes over the reading of a live picture; its frame stays in memory only. False: nothing was read yet.
    Q_INVOKABLE bool take(LiveBoard* live);
    /// Cancels reading; clears the picture, the result and the dismissed differences.
    Q_INVOKABLE void cancel();
    /// Changes the record to what lies on the table. `id`: DifferenceFacts::id; `way`: index, if there are several
    /// ways. False: there is no such difference or way, or the game refused a command and has emitted Game::refused().
    Q_INVOKABLE bool takeOver(const QString& id, int way = 0);
    /// Dismisses a difference or an unclear place for this picture: the record is right.
    Q_INVOKABLE void dismiss(const QString& id);
    /// Restores all dismissed differences and places. What was learned because they were dismissed is forgotten.
    Q_INVOKABLE void recall();
    /// Positions of hexes of the game on the picture, with the players whom the last roll paid for them. `hexes`: their
    /// names; unknown ones are omitted. Empty without a result or a roll.
    Q_INVOKABLE QList<reeve::app::HexPaymentFacts> payments(const QStringList& hexes) const;

    /// Replaces picture and result by a reading made elsewhere. `picture`: its URL for the window.
    void show(const QUrl& picture, ScanResult result);
    /// Rebuilds texts in the new language.
    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    void finish(ScanResult result);
    /// Compares the reading with the present position of the game; updates state and lists.
    void compareAgain();
    /// Offers the picture for learning once there are no differences left.
    void offerLesson();
    /// Polygon around a place of the game, [x,y, ...] in pixels; empty for a ship that was not read.
    [[nodiscard]] QList<double> outlineOf(const vision::Place& place) const;
    /// Pixel of a point of the game's board, in sides of a hex.
    [[nodiscard]] QPointF pixel(BoardPoint inRecord) const;
    /// Pixel of a point at this distance from the barbarian ship, in sides of a hex. Requires that the ship was read.
    [[nodiscard]] QPointF shipPixel(double right, double down) const;
    /// Ways to take over a difference; at a table with real cards hands are assumed as needed.
    [[nodiscard]] std::vector<Explanation> waysOf(const GameState& state, const vision::Difference& difference) const;
    [[nodiscard]] DifferenceFacts factsOf(const vision::Difference& difference) const;
    [[nodiscard]] DifferenceFacts factsOf(const vision::Unclear& unclear) const;
    /// Pixel of a place in the picture; nullopt: the barbarian ship, which was not read.
    [[nodiscard]] std::optional<QPointF> centerOf(const vision::Place& place) const;
    /// Whether the pixel lies in the picture. A board that is cut off a little is read.
    [[nodiscard]] bool isOnPicture(QPointF at) const;

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
    bool m_corrected = false;  ///< the user has dismissed a difference or an unclear place
    bool m_offered = false;    ///< this picture was offered for learning
    std::uint32_t m_offer = 0; ///< number of that offer
    QList<DifferenceFacts> m_shown;
    QList<DifferenceFacts> m_unclear;
};

} // namespace reeve::app
