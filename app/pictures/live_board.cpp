// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/live_board.h"

#include "app/pictures/board_outline.h"
#include "app/pictures/frame_to_mat.h"
#include "app/pictures/learned_sets.h"
#include "app/values/game_values.h"
#include "vision/read_board.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace reeve::app {
LiveBoard::LiveBoard(QObject* parent) : QObject(parent) {
    m_lookPool.setMaxThreadCount(1);
    m_readPool.setMaxThreadCount(1);
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

void LiveBoard::expect(std::vector<vision::Ground> boards, bool scenarios) {
    m_params.locate.islands = std::move(boards);
    m_params.locate.scenarios = scenarios;
    m_expected = true;
    restart();
}

void LiveBoard::look(const QVideoFrame& frame) {
    if (!frame.isValid() || m_looking.exchange(true)) return;
    const auto params = std::exchange(m_expected, false) ? std::optional(m_params) : std::nullopt;
    m_lookPool.start([this, params, pixels = FramePixels(frame), round = m_round] {
        if (params) m_tracker = vision::IslandTracker(*params);
        if (m_searchAnew.exchange(false)) m_tracker.forget();
        const cv::Mat bgr = bgrOf(pixels);
        const vision::Sight sight = m_tracker.look(bgr);
        m_looking = false;
        QMetaObject::invokeMethod(this, [this, sight, bgr, round] {
            if (round == m_round) seen(sight, bgr);
        });
    });
}

void LiveBoard::seen(const vision::Sight& sight, const cv::Mat& frame) {
    if (frame.empty()) return;
    m_size = frame.size();
    m_outline = sight.boardToImage ? boardOutline(*sight.boardToImage, sight.ground.places()) : QList<double>();
    m_advice = qstring(vision::word(sight.advice));
    // After a new search the island may be rotated differently, so that places have other names.
    if (!sight.boardToImage || sight.searched) {
        m_anew = true;
        if (!steady()) m_progress = 0;
    }
    const bool legible = sight.advice == vision::Advice::None || sight.advice == vision::Advice::TooSteep;
    if (sight.boardToImage && legible && !steady() && !m_reading.exchange(true)) readFrame(frame, sight);
    emit changed();
}

void LiveBoard::readFrame(const cv::Mat& frame, const vision::Sight& sight) {
    const SetsInUse sets = m_sets == nullptr ? SetsInUse() : m_sets->inUse();
    m_readPool.start([this, frame, sight, sets, scenarios = m_params.locate.scenarios, round = m_round,
                      pictureOnly = m_pictureOnly] {
        if (m_anew.exchange(false)) m_joined = vision::JoinedReading();
        vision::Params params = sets.params();
        params.locate.scenarios = scenarios;
        const vision::BoardReading reading = vision::readBoardAt(frame, *sight.boardToImage, sight.ground, params);
        if (reading.found()) m_joined.add(reading, *sight.boardToImage);
        // The sea lies elsewhere: another board was taken for this layout.
        if (reading.failure == vision::Failure::NoIsland) m_searchAnew = true;
        auto taken = std::make_shared<std::optional<Taken>>();
        if (reading.found()) {
            taken->emplace();
            (*taken)->result.size = frame.size();
            (*taken)->result.reading = m_joined.reading();
            vision::askWhichBoard((*taken)->result.reading, sight.plain, sight.others, params);
            (*taken)->result.set = sets.nameOf((*taken)->result.reading.set);
            (*taken)->result.reading.readMilliseconds = reading.readMilliseconds;
            (*taken)->picture = frame;
        }
        const int frames = m_joined.frames();
        const double progress = pictureOnly
                                    ? std::min(1.0, static_cast<double>(frames) / vision::Params().track.steadyFrames)
                                    : m_joined.progress();
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

#include "moc_live_board.cpp"
