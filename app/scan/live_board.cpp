// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scan/live_board.h"

#include "app/reading/frame_to_mat.h"
#include "app/sets/learned_sets.h"
#include "app/values/game_values.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace reeve::app {
namespace {

/// Corners of the coast in order around the island.
std::vector<BoardPoint> coastOf(const Island& island) {
    std::vector<BoardPoint> points;
    for (const IntersectionId at : island.intersections)
        if (!(island.intersectionPaths[index(at)] & island.coast).empty()) points.push_back(island.position(at));
    std::sort(points.begin(), points.end(),
              [](BoardPoint a, BoardPoint b) { return std::atan2(a.y, a.x) < std::atan2(b.y, b.x); });
    return points;
}

QList<double> outlineOf(const cv::Matx33d& boardToImage, const Island& island) {
    QList<double> list;
    for (const BoardPoint& p : coastOf(island)) {
        const cv::Point2d at = vision::project(boardToImage, {p.x, p.y});
        list.append(at.x);
        list.append(at.y);
    }
    return list;
}

} // namespace

LiveBoard::LiveBoard(QObject* parent) : QObject(parent) {
    m_lookPool.setMaxThreadCount(1);
    m_readPool.setMaxThreadCount(1);
    m_second.start();
}

LiveBoard::~LiveBoard() {
    if (m_sink) m_sink->disconnect(this);
    m_lookPool.waitForDone();
    m_readPool.waitForDone();
}

void LiveBoard::setVideoSink(QObject* object) {
    auto* sink = qobject_cast<QVideoSink*>(object);
    if (sink == m_sink) return;
    if (m_sink) m_sink->disconnect(this);
    m_sink = sink;
    if (m_sink) connect(m_sink, &QVideoSink::videoFrameChanged, this, &LiveBoard::look);
    emit videoSinkChanged();
}

void LiveBoard::restart() {
    ++m_round;
    m_anew = true;
    m_progress = 0;
    m_framesRead = 0;
    m_result.reset();
    emit changed();
}

void LiveBoard::look(const QVideoFrame& frame) {
    if (!frame.isValid() || m_looking.exchange(true)) return;
    m_lookPool.start([this, pixels = FramePixels(frame)] {
        const cv::Mat bgr = bgrOf(pixels);
        const vision::Sight sight = m_tracker.look(bgr);
        m_looking = false;
        QMetaObject::invokeMethod(this, [this, sight, bgr] { seen(sight, bgr); });
    });
}

void LiveBoard::seen(const vision::Sight& sight, const cv::Mat& frame) {
    if (frame.empty()) return;
    m_size = frame.size();
    m_outline = sight.boardToImage ? outlineOf(*sight.boardToImage, sight.ground.places()) : QList<double>();
    m_advice = qstring(vision::word(sight.advice));
    // After a new search the island may be rotated differently, so that places have other names.
    if (!sight.boardToImage || sight.searched) {
        m_anew = true;
        if (!steady()) m_progress = 0;
    }
    const bool legible = sight.advice == vision::Advice::None || sight.advice == vision::Advice::TooSteep;
    if (sight.boardToImage && legible && !steady() && !m_reading.exchange(true))
        readFrame(frame, sight.ground, *sight.boardToImage);
    ++m_framesInSecond;
    if (m_second.elapsed() >= 1000) {
        m_framesPerSecond =
            static_cast<int>(std::lround(1000.0 * m_framesInSecond / static_cast<double>(m_second.restart())));
        m_framesInSecond = 0;
    }
    emit changed();
}

void LiveBoard::readFrame(const cv::Mat& frame, const vision::Ground& ground, const cv::Matx33d& followed) {
    const SetsInUse sets = m_sets == nullptr ? SetsInUse() : m_sets->inUse();
    m_readPool.start([this, frame, ground, followed, sets, round = m_round] {
        if (m_anew.exchange(false)) m_joined = vision::JoinedReading();
        const vision::BoardReading reading = vision::readBoardAt(frame, followed, ground, sets.params());
        if (reading.found()) m_joined.add(reading, followed);
        auto taken = std::make_shared<std::optional<Taken>>();
        if (reading.found()) {
            taken->emplace();
            (*taken)->result.size = frame.size();
            (*taken)->result.reading = m_joined.reading();
            (*taken)->result.set = sets.nameOf((*taken)->result.reading.set);
            (*taken)->result.reading.readMilliseconds = reading.readMilliseconds;
            (*taken)->picture = frame;
        }
        const double progress = m_joined.progress();
        const int frames = m_joined.frames();
        m_reading = false;
        QMetaObject::invokeMethod(this, [this, taken, progress, frames, round] {
            if (round != m_round || !*taken || steady()) return;
            m_result = std::move(*taken);
            m_progress = progress;
            m_framesRead = frames;
            emit changed();
            if (steady()) emit becameSteady();
        });
    });
}

} // namespace reeve::app
