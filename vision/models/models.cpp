// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/models/models.h"

#include "reeve_models.h" // written by embed.cmake

#include <algorithm>
#include <cstddef>
#include <future>
#include <optional>
#include <system_error>

namespace reeve::vision {
namespace {

constexpr std::size_t kMostTogether = 10; // crops in one pass of a network

cv::dnn::Net load(models::Bytes bytes) {
    cv::dnn::Net net = cv::dnn::readNetFromONNX(reinterpret_cast<const char*>(bytes.data), bytes.size);
    net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    return net;
}

struct Networks {
    cv::dnn::Net tiles = load(models::tiles());
    cv::dnn::Net tokens = load(models::tokens());
    cv::dnn::Net paths = load(models::paths());
    cv::dnn::Net spots = load(models::spots());
    cv::dnn::Net hexes = load(models::hexes());
    cv::dnn::Net closeups = load(models::closeups());
    cv::dnn::Net buildings = load(models::buildings());
    cv::dnn::Net roads = load(models::roads());
    cv::dnn::Net figures = load(models::figures());
    cv::dnn::Net harbors = load(models::harbors());
    cv::dnn::Net table = load(models::table());
    cv::dnn::Net spaces = load(models::spaces());
};

/// A thread's own. Whatever is still on its way when the thread ends is waited for: OpenCV must not be left while it works.
struct Own {
    std::optional<Networks> here;
    std::future<Networks> coming;
};

Own& own() {
    thread_local Own mine;
    return mine;
}

Networks& networks() {
    Own& mine = own();
    if (!mine.here) mine.here = mine.coming.valid() ? mine.coming.get() : Networks{};
    return *mine.here;
}

} // namespace

void prepareNetworks() {
    Own& mine = own();
    if (mine.here || mine.coming.valid()) return;
    try {
        mine.coming = std::async(std::launch::async, [] { return Networks{}; });
    } catch (const std::system_error&) {
        // No thread to be had: they are loaded when one is asked for.
    }
}

cv::dnn::Net& tilesNetwork() { return networks().tiles; }
cv::dnn::Net& tokensNetwork() { return networks().tokens; }
cv::dnn::Net& pathsNetwork() { return networks().paths; }
cv::dnn::Net& spotsNetwork() { return networks().spots; }
cv::dnn::Net& hexesNetwork() { return networks().hexes; }
cv::dnn::Net& closeupsNetwork() { return networks().closeups; }
cv::dnn::Net& buildingsNetwork() { return networks().buildings; }
cv::dnn::Net& roadsNetwork() { return networks().roads; }
cv::dnn::Net& figuresNetwork() { return networks().figures; }
cv::dnn::Net& harborsNetwork() { return networks().harbors; }
cv::dnn::Net& tableNetwork() { return networks().table; }
cv::dnn::Net& spacesNetwork() { return networks().spaces; }

std::vector<cv::Mat> lookForAll(cv::dnn::Net& network, const std::vector<cv::Mat>& crops,
                                const std::vector<cv::String>& outputs) {
    // Equal passes, the last one filled up, so that the network is laid out in memory once.
    const std::size_t passes = (crops.size() + kMostTogether - 1) / kMostTogether;
    const std::size_t together = (crops.size() + passes - 1) / passes;
    std::vector<cv::Mat> all(outputs.size());
    std::vector<cv::Mat> some;
    for (std::size_t from = 0; from < crops.size(); from += together) {
        std::vector<cv::Mat> pass(crops.begin() + static_cast<std::ptrdiff_t>(from),
                                  crops.begin() + static_cast<std::ptrdiff_t>(std::min(from + together, crops.size())));
        const int wanted = static_cast<int>(pass.size());
        pass.resize(together, crops.back());
        network.setInput(cv::dnn::blobFromImages(pass, 1.0 / 255));
        network.forward(some, outputs);
        for (std::size_t i = 0; i < outputs.size(); ++i)
            all[i].push_back(some[i].reshape(1, static_cast<int>(together)).rowRange(0, wanted));
    }
    return all;
}

cv::Mat lookAt(cv::dnn::Net& network, const std::vector<cv::Mat>& crops, const cv::String& output) {
    return lookForAll(network, crops, {output}).front();
}

} // namespace reeve::vision
