// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE: a photograph goes in, what lies on the table comes out.
#pragma once

#include "engine/state/game_state.h"
#include "vision/params.h"
#include "vision/reading.h"
#include "vision/trace.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Starts to load what reading needs, beside whatever the calling thread does next (decoding the picture), and returns
/// at once. Reading on the same thread works without it, some hundredths of a second later. Does nothing once it is
/// there.
void prepareToRead();

/// Reads the board on an 8-bit BGR photograph of any size. Never throws for a picture, whatever it shows:
/// without a board, or with any other kind of matrix, the reading says why in `failure`.
/// All pixel positions are those of `bgr`.
BoardReading readBoard(const cv::Mat& bgr, const Params& params = {}, Trace* trace = nullptr);

/// Reads a board of which it is known how its plane lies in the picture (corners set by hand, an outline that was
/// tracked); it is taken as given. A homography that no camera could have made is no island.
BoardReading readBoardAt(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground,
                         const Params& params = {});
inline BoardReading readBoardAt(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Params& params = {}) {
    return readBoardAt(bgr, boardToImage, Ground{}, params);
}

/// What looks mean that come from elsewhere, several frames joined for example; `boardToImage` is that of the picture
/// which the reading is shown on.
BoardReading readLooks(const Looks& looks, const cv::Matx33d& boardToImage, const Params& params = {});

/// A reading once more where the record of the game says that `tracked` lies on the table. What this game has not is
/// not seen; doubtful looks are settled by the record, under the rotation that fits best; what is clearly seen
/// otherwise is reported as seen, and asked about. A reading without a board, and one of another board, stays as it is.
BoardReading withRecord(const BoardReading& reading, const GameState& tracked, const Params& params = {});

/// Turns the pixels of a reading into those of a picture that is `factor` times as large.
void scalePixels(BoardReading& reading, double factor);

} // namespace reeve::vision
