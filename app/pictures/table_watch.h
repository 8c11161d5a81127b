// SPDX-License-Identifier: GPL-3.0-or-later
// Watches the table of the open game with a camera: what was put there becomes proposals. Pictures are judged on a
// worker thread, each only when the table has lain still.
#pragma once

#include "app/play/watch.h"
#include "app/values/watch_facts.h"
#include "app/words/scan_wording.h"

#include <QElapsedTimer>
#include <QImage>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QThreadPool>
#include <QTimer>
#include <QVideoFrame>
#include <QVideoSink>

#include <functional>
#include <memory>
#include <vector>

namespace reeve::app {

class Game;
class LearnedSets;
class Table;

class TableWatch : public QObject {
    Q_OBJECT
    /** The table is watched, while frames arrive. Ends with the game. */
    Q_PROPERTY(bool on READ on NOTIFY changed)
    /** The video file that is watched; "": the camera. */
    Q_PROPERTY(QString video READ video NOTIFY changed)
    /** Where the camera or the video puts its frames. */
    Q_PROPERTY(QObject* sink READ sink CONSTANT)
    /** "waiting" (no frame), "searching" (no board is found, see `advice`), "looking", "hand" (something moves or lies
     * over the board) or "changed" (something was seen). */
    Q_PROPERTY(QString sign READ sign NOTIFY changed)
    /** What to do so that the board is found, or seen better, in a sentence; "": the camera stands well. */
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    Q_PROPERTY(int frameWidth READ frameWidth NOTIFY changed)
    Q_PROPERTY(int frameHeight READ frameHeight NOTIFY changed)
    /** Outline of the board, [x,y, ...] in pixels of the frame; empty: not found. */
    Q_PROPERTY(QList<double> outline READ outline NOTIFY changed)
    /** What was seen and is neither in the record nor dismissed; can be entered in this order. */
    Q_PROPERTY(QList<reeve::app::SeenFacts> seen READ seen NOTIFY seenChanged)

public:
    /// All must outlive this.
    TableWatch(Game& game, Table& table, LearnedSets& sets, QObject* parent = nullptr);
    ~TableWatch() override;

    [[nodiscard]] bool on() const { return m_eye != nullptr; }
    [[nodiscard]] const QString& video() const { return m_video; }
    [[nodiscard]] QVideoSink* sink() { return &m_sink; }
    /// Watches from now on; the table is taken to lie as the record says. `video`: a file instead of the camera. Does
    /// nothing without a game on a board that can be read.
    Q_INVOKABLE void begin(const QString& video);
    Q_INVOKABLE void end();
    /// Shows the frames in a further sink (VideoOutput.videoSink), too, as long as it exists.
    Q_INVOKABLE void showIn(QObject* sink);
    [[nodiscard]] QString sign() const;
    [[nodiscard]] QString advice() const;
    [[nodiscard]] int frameWidth() const { return m_size.width; }
    [[nodiscard]] int frameHeight() const { return m_size.height; }
    [[nodiscard]] const QList<double>& outline() const { return m_outline; }
    [[nodiscard]] const QList<SeenFacts>& seen() const { return m_seen; }

    /// Enters one thing that was seen, by the way number `way`, or with an empty `id` the first ways of all that can
    /// be entered. False: it is not in `seen`, or Game::refused() was emitted.
    Q_INVOKABLE bool enter(const QString& id, int way = 0);
    /// It lies there and is not entered.
    Q_INVOKABLE void dismiss(const QString& id);
    /// Rebuilds the texts in the new language.
    void retranslate() { show(); }

signals:
    void changed();
    void seenChanged();
    /// It was entered without being asked about; in a sentence.
    void entered(const QString& text);

private:
    struct Eye;
    struct Report;

    void look(const QVideoFrame& frame);
    /// Runs a job on the worker thread and takes its report.
    void post(std::function<Report(Eye&)> job);
    void take(const Report& report);
    /// The game has changed.
    void follow();
    /// Rebuilds `seen`, and enters what is certain.
    void show();
    /// Nothing that was seen is left to answer: later pictures are judged against the last one.
    void settle();
    /// Replaces the pictures of places.
    void keepPictures(const std::vector<std::pair<QImage, QImage>>& crops);
    /// m_sighting was judged for the present position.
    [[nodiscard]] bool isFresh() const;
    [[nodiscard]] SeenFacts factsOf(const SeenRoll& roll) const;
    [[nodiscard]] SeenFacts factsOf(const Proposal& proposal) const;
    [[nodiscard]] SeenFacts factsOf(const vision::Unexplained& unexplained) const;
    /// What something that was seen can be entered as, in the order of SeenFacts::ways.
    [[nodiscard]] std::vector<const Way*> waysOf(const QString& id) const;

    Game& m_game;
    Table& m_table;
    LearnedSets& m_sets;
    QThreadPool m_pool;
    std::shared_ptr<Eye> m_eye; ///< null: off. Used on the worker thread only
    QString m_video;
    QVideoSink m_sink;
    std::vector<QPointer<QVideoSink>> m_shownIn;
    QElapsedTimer m_lastFrame; ///< since a frame was passed to the worker
    bool m_busy = false;       ///< the worker has a frame
    QTimer m_patience;         ///< until what is not explained is told: a person may be in the middle of a move
    int m_round = 0;           ///< reports of earlier rounds are dropped
    int m_revision = 0;        ///< of the game, which the worker knows
    int m_session = 0;

    bool m_moving = false;
    std::optional<vision::Failure> m_failure;
    CameraStand m_stand = CameraStand::Good;
    cv::Size m_size;
    QList<double> m_outline;
    Sighting m_sighting;
    int m_judged = 0;                              ///< number of m_sighting
    int m_judgedFor = 0;                           ///< revision of the game for which m_sighting was judged
    std::vector<std::pair<QUrl, QUrl>> m_pictures; ///< before and now, as Report::crops
    QList<SeenFacts> m_seen;
    QSet<QString> m_dismissed;
    QString m_tried;      ///< id of what was entered by itself last
    QString m_entering;   ///< what is being entered by itself
    int m_enteredAt = -1; ///< revision of the game before it
};

} // namespace reeve::app
