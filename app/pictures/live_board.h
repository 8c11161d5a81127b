// SPDX-License-Identifier: GPL-3.0-or-later
// Tracks and reads the board in a live picture on worker threads until the reading is stable. Frames that arrive while
// one is processed are dropped.
#pragma once

#include "app/pictures/scan_job.h"
#include "vision/live/join_readings.h"
#include "vision/live/track_island.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QVideoFrame>
#include <QVideoSink>

#include <atomic>
#include <vector>

namespace reeve::app {

class LearnedSets;

class LiveBoard : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("app/pictures/learned_sets.h")
    /** Learned sets for reading, or null; not owned. */
    Q_PROPERTY(reeve::app::LearnedSets* sets MEMBER m_sets)
    /** Only a legible picture is wanted, not a reading that can be used: steady() after three frames that were read,
     * although what lies there may be read differently in each. */
    Q_PROPERTY(bool pictureOnly MEMBER m_pictureOnly)
    /** Video sink of the displayed picture (VideoOutput.videoSink). */
    Q_PROPERTY(QObject* videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged)
    /** At least one frame has arrived. */
    Q_PROPERTY(bool alive READ alive NOTIFY changed)
    Q_PROPERTY(int frameWidth READ frameWidth NOTIFY changed)
    Q_PROPERTY(int frameHeight READ frameHeight NOTIFY changed)
    /** Outline of the tracked board, [x,y, ...] in pixels of the frame; empty: not visible. */
    Q_PROPERTY(QList<double> outline READ outline NOTIFY changed)
    /** What the user should change: "too-dark", "blurred", "too-steep", "cut-off" or "no-island"; "": nothing. */
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    /** Stability of the reading, 0 to 1. */
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /** Number of frames in the joined reading. */
    Q_PROPERTY(int framesRead READ framesRead NOTIFY changed)
    /** Several consecutive frames have changed nothing: the reading can be used. With pictureOnly: several frames were
     * read. */
    Q_PROPERTY(bool steady READ steady NOTIFY changed)

public:
    explicit LiveBoard(QObject* parent = nullptr);
    ~LiveBoard() override;

    [[nodiscard]] QObject* videoSink() const { return m_sink; }
    void setVideoSink(QObject* sink);
    [[nodiscard]] bool alive() const { return m_size.width > 0; }
    [[nodiscard]] int frameWidth() const { return m_size.width; }
    [[nodiscard]] int frameHeight() const { return m_size.height; }
    [[nodiscard]] QList<double> outline() const { return m_outline; }
    [[nodiscard]] QString advice() const { return m_advice; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] int framesRead() const { return m_framesRead; }
    [[nodiscard]] bool steady() const { return m_result.has_value() && m_progress >= 1; }

    /// The joined reading, with the latest frame that was read (8-bit BGR).
    struct Taken {
        ScanResult result;
        cv::Mat picture;
    };
    /// nullopt: no frame was read yet.
    [[nodiscard]] const std::optional<Taken>& taken() const { return m_result; }

    /// Discards the reading and starts a new one, for another board or another point of view.
    Q_INVOKABLE void restart();
    /// Starts over with a search for these boards only; with `scenarios` for the layouts of Seafarers, too. Without a
    /// call the islands without sea are searched for.
    void expect(std::vector<vision::Ground> boards, bool scenarios);

signals:
    void changed();
    void videoSinkChanged();
    /// Emitted once when the reading has become stable.
    void becameSteady();

private:
    /// Tracks the island in a frame on m_lookPool; drops the frame if the thread is busy.
    void look(const QVideoFrame& frame);
    /// On the main thread: shows a tracked frame, and has it read if it is legible.
    void seen(const vision::Sight& sight, const cv::Mat& frame);
    /// Reads a frame on m_readPool and adds it to the joined reading.
    void readFrame(const cv::Mat& frame, const vision::Sight& sight);

    QPointer<QVideoSink> m_sink;
    LearnedSets* m_sets = nullptr; ///< outlives every live picture
    QThreadPool m_lookPool, m_readPool;
    vision::Params m_params;         ///< where to search
    bool m_expected = false;         ///< m_params has changed since the last frame
    vision::IslandTracker m_tracker; ///< used on the thread of m_lookPool only
    vision::JoinedReading m_joined;  ///< used on the thread of m_readPool only
    std::atomic_bool m_looking = false, m_reading = false;
    std::atomic_bool m_anew = false;       ///< the next frame starts a new joined reading
    std::atomic_bool m_searchAnew = false; ///< the next frame is searched as a whole
    bool m_pictureOnly = false;
    int m_round = 0; ///< number of restarts; results of earlier rounds are dropped

    cv::Size m_size;
    QList<double> m_outline;
    QString m_advice;
    double m_progress = 0;
    int m_framesRead = 0;
    std::optional<Taken> m_result;
};

} // namespace reeve::app
