// SPDX-License-Identifier: GPL-3.0-or-later
// Times for reading a photograph: the whole program, each of its steps, the memory, and the live picture. usage:
// bin/tests/scan_benchmark [REEVE_CLI [IMAGE [REPEATS]]] Default image: the drawn board of the project with pieces,
// enlarged to the 12 megapixels of a tablet's camera.
#include "vision/live/track_island.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <vector>

namespace {

using namespace reeve;
using namespace reeve::vision;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct Times {
    std::vector<double> all;
    void add(double milliseconds) { all.push_back(milliseconds); }
    void print(const char* what) {
        std::sort(all.begin(), all.end());
        std::printf("%-34s median %7.1f ms   least %7.1f   most %7.1f\n", what, all[all.size() / 2], all.front(),
                    all.back());
    }
};

struct Run {
    double milliseconds = 0;
    double megabytes = 0; ///< largest resident memory
    bool fine = false;
};

/// Runs the program and measures it from start to exit.
Run runProgram(const std::string& program, const std::string& image) {
    const auto start = Clock::now();
    const pid_t child = fork();
    if (child == 0) {
        const int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        execl(program.c_str(), program.c_str(), "scan", image.c_str(), nullptr);
        _exit(127);
    }
    int status = 0;
    rusage used{};
    if (child < 0 || wait4(child, &status, 0, &used) != child) return {};
    return {since(start), static_cast<double>(used.ru_maxrss) / 1024, WIFEXITED(status) && WEXITSTATUS(status) == 0};
}

/// Frames of 1920 x 1080 pixels of a camera that is held in the hand over the photograph.
cv::Mat frame(const cv::Mat& photo, int number) {
    const double t = number / 15.0;
    const double scale = 0.95 * std::min(1920.0 / photo.cols, 1080.0 / photo.rows) * (1 + 0.04 * std::sin(t));
    const double angle = 0.1 * std::sin(0.8 * t);
    const cv::Matx33d toMiddle{1, 0, -photo.cols / 2.0, 0, 1, -photo.rows / 2.0, 0, 0, 1};
    const cv::Matx33d turned{scale * std::cos(angle),
                             -scale * std::sin(angle),
                             960 + 50 * std::sin(2 * t),
                             scale * std::sin(angle),
                             scale * std::cos(angle),
                             540 + 15 * std::cos(3 * t),
                             0,
                             0,
                             1};
    cv::Mat picture;
    cv::warpPerspective(photo, picture, turned * toMiddle, {1920, 1080}, cv::INTER_LINEAR);
    return picture;
}

/// Writes the photograph of the project with 4000 x 3000 pixels to a file. Returns its path; empty: failed.
std::string twelveMegapixels() {
    const cv::Mat small = cv::imread(REEVE_SOURCE_DIR "/resources/demo/board-pieces.jpg");
    if (small.empty()) return {};
    cv::Mat large;
    cv::resize(small, large, {4000, 3000}, 0, 0, cv::INTER_CUBIC);
    const auto file =
        std::filesystem::temp_directory_path() / ("reeve-scan-benchmark-" + std::to_string(getpid()) + ".jpg");
    return cv::imwrite(file.string(), large, {cv::IMWRITE_JPEG_QUALITY, 92}) ? file.string() : std::string();
}

/// A file that the destructor removes.
struct Temporary {
    std::string file;
    ~Temporary() {
        if (!file.empty()) std::filesystem::remove(file);
    }
};

/// A record with the board of a reading and without pieces.
GameState recordOf(const BoardReading& reading) {
    GameState state;
    for (std::size_t i = 0; i < standard::kHexes; ++i) {
        state.board.terrain[i] = reading.hexes[i].terrain;
        state.board.number[i] = static_cast<std::uint8_t>(reading.hexes[i].number);
    }
    state.seatCount = kColors;
    for (std::size_t i = 0; i < kColors; ++i) state.colors[i] = static_cast<Color>(i);
    return state;
}

} // namespace

int main(int argc, char** argv) {
    const std::string program = argc > 1 ? argv[1] : REEVE_CLI;
    const Temporary made{argc > 2 ? std::string() : twelveMegapixels()};
    const std::string image = argc > 2 ? argv[2] : made.file;
    const int repeats = argc > 3 ? std::max(1, std::atoi(argv[3])) : 7;

    Times whole, load, locate, read, weigh;
    double memory = 0;
    for (int i = 0; i < repeats; ++i) {
        const Run run = runProgram(program, image);
        if (!run.fine) {
            std::fprintf(stderr, "%s scan %s failed\n", program.c_str(), image.c_str());
            return 2;
        }
        whole.add(run.milliseconds);
        memory = std::max(memory, run.megabytes);
    }
    Params params; // as for a new game: an island without sea or a layout of Seafarers
    params.locate.scenarios = true;
    LoadedImage photo;
    for (int i = 0; i < repeats; ++i) {
        const auto start = Clock::now();
        photo = loadImage(image);
        load.add(since(start));
        if (photo.error) {
            std::fprintf(stderr, "%s\n", photo.error->message.c_str());
            return 2;
        }
        const BoardReading reading = readBoard(photo.bgr, params);
        if (!reading.found()) {
            std::fprintf(stderr, "no board was found on %s\n", image.c_str());
            return 2;
        }
        locate.add(reading.locateMilliseconds);
        read.add(reading.readMilliseconds);
        if (reading.ground().atSea()) continue; // recordOf() knows the standard island
        const GameState record = recordOf(reading);
        const auto weighing = Clock::now();
        const bool weighed = withRecord(reading, record).trackedRotation.has_value();
        weigh.add(since(weighing));
        if (!weighed) {
            std::fprintf(stderr, "the record was not recognized on %s\n", image.c_str());
            return 2;
        }
    }
    std::printf("%s, %d x %d pixels, %d times\n", image.c_str(), photo.size.width, photo.size.height, repeats);
    whole.print("reeve-cli scan, the whole program");
    load.print("  load");
    locate.print("  locate");
    read.print("  read");
    if (!weigh.all.empty()) weigh.print("a record weighed in afterwards");
    std::printf("%-34s %7.0f MB\n", "largest memory of the program", memory);

    IslandTracker tracker(params);
    Times followed, searched;
    int lost = 0;
    constexpr int kFrames = 120;
    for (int i = 0; i < kFrames; ++i) {
        const cv::Mat picture = frame(photo.bgr, i);
        const auto start = Clock::now();
        const Sight sight = tracker.look(picture);
        (sight.searched ? searched : followed).add(since(start));
        lost += !sight.boardToImage;
    }
    std::printf("live picture, %d frames of 1920 x 1080, %d without the island\n", kFrames, lost);
    if (!searched.all.empty()) searched.print("  frame searched through");
    if (!followed.all.empty()) {
        followed.print("  frame followed");
        std::printf("%-34s %7.1f frames a second\n", "  that is", 1000 / followed.all[followed.all.size() / 2]);
    }
    return 0;
}
