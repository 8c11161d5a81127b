// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE: reads a photograph of a board.
#pragma once

#include "engine/state/game_state.h"
#include "vision/params.h"
#include "vision/reading.h"
#include "vision/trace.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// Starts to load the networks in the background (for example while the picture is decoded) and returns at once.
/// Optional: without it, the first reading on this thread takes some hundredths of a second longer. Does nothing if
/// they are loaded.
void prepareToRead();

/// Reads the board on an 8-bit BGR photograph of any size. Never throws because of a picture: if there is no board, or
/// the matrix has another type, `failure` of the reading is set. Pixel positions are those of `bgr`.
BoardReading readBoard(const cv::Mat& bgr, const Params& params = {}, Trace* trace = nullptr);

/// Reads a board at a known homography (corners set by hand, a tracked outline), which is taken as given. If no camera
/// can have produced it, the reading fails with NoIsland.
BoardReading readBoardAt(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground,
                         const Params& params = {});
inline BoardReading readBoardAt(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Params& params = {}) {
    return readBoardAt(bgr, boardToImage, Ground{}, params);
}

/// Adds the question which board lies there, and `others` as its answers, if the board is not `plain` (choose_layout.h)
/// or too many terrains of an island without sea are doubtful. A reading without a board is left unchanged.
void askWhichBoard(BoardReading& reading, bool plain, const std::vector<Ground>& others, const Params& params);

/// Judges looks from elsewhere, for example of several joined frames. `boardToImage` maps to the picture on which the
/// reading is shown.
BoardReading readLooks(const Looks& looks, const cv::Matx33d& boardToImage, const Params& params = {});

/// Returns the reading judged again with the tracked position of a game as a prior. Pieces and colours that the game
/// lacks are excluded; uncertain looks are decided by the record, under the rotation that fits best; certain looks that
/// contradict it are kept and listed as uncertain. A reading without a board, or of another board, is returned
/// unchanged.
BoardReading withRecord(const BoardReading& reading, const GameState& tracked, const Params& params = {});

/// Multiplies all pixel positions of a reading by `factor`, for a picture `factor` times as large.
void scalePixels(BoardReading& reading, double factor);

} // namespace reeve::vision
