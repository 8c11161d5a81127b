// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/networks/networks.h"

#include "reeve_networks.h" // written by embed.cmake

#include <array>
#include <condition_variable>
#include <cstddef>
#include <future>
#include <mutex>
#include <system_error>
#include <utility>

namespace reeve::vision {
namespace {

/// In the order of Model.
networks::Bytes bytesOf(Model model) {
    static const std::array<networks::Bytes, kModels> kBytes{
        networks::places(),  networks::tiles(), networks::closeups(), networks::tokens(),  networks::near(),
        networks::figures(), networks::table(), networks::spaces(),   networks::harbors(), networks::dice()};
    return kBytes[static_cast<std::size_t>(model)];
}

cv::dnn::Net load(Model model) {
    const networks::Bytes bytes = bytesOf(model);
    cv::dnn::Net net = cv::dnn::readNetFromONNX(reinterpret_cast<const char*>(bytes.data), bytes.size);
    net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    return net;
}

/// Loaded networks that are not in use.
class NetworkPool {
public:
    /// Returns a network for exclusive use; loads one if none is free.
    cv::dnn::Net take(Model model) {
        Place& place = placeOf(model);
        std::unique_lock lock{m_mutex};
        m_changed.wait(lock, [&] { return !place.here.empty() || !place.coming; });
        if (place.here.empty()) {
            lock.unlock();
            return load(model);
        }
        cv::dnn::Net net = std::move(place.here.back());
        place.here.pop_back();
        return net;
    }

    void put(Model model, cv::dnn::Net net) {
        const std::lock_guard lock{m_mutex};
        placeOf(model).here.push_back(std::move(net));
    }

    /// Returns true for the first caller, which then must call loadAll(); take() waits until then.
    bool beginLoading() {
        const std::lock_guard lock{m_mutex};
        if (std::exchange(m_loading, true)) return false;
        for (Place& place : m_places) place.coming = true;
        return true;
    }

    /// Loads one of each kind.
    void loadAll() {
        for (int i = 0; i < kModels; ++i) {
            const auto model = static_cast<Model>(i);
            try {
                put(model, load(model));
            } catch (const std::exception&) {
                // take() loads it again, and throws on failure.
            }
            notComing(model);
        }
    }

    void notComing(Model model) {
        {
            const std::lock_guard lock{m_mutex};
            placeOf(model).coming = false;
        }
        m_changed.notify_all();
    }

private:
    struct Place {
        std::vector<cv::dnn::Net> here;
        bool coming = false;
    };

    Place& placeOf(Model model) { return m_places[static_cast<std::size_t>(model)]; }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::array<Place, kModels> m_places;
    bool m_loading = false;
};

/// Never destroyed: OpenCV may be destroyed earlier at exit.
NetworkPool& pool() {
    static NetworkPool& kPool = *new NetworkPool;
    return kPool;
}

/// A network in use; returned to the pool on destruction.
class Lease {
public:
    explicit Lease(Model model) : m_model(model), m_net(pool().take(model)) {}
    ~Lease() { pool().put(m_model, std::move(m_net)); }
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    cv::dnn::Net* operator->() { return &m_net; }

private:
    Model m_model;
    cv::dnn::Net m_net;
};

} // namespace

void prepareNetworks() {
    // Joins the loading when the thread ends: OpenCV must not be destroyed while it works.
    thread_local std::future<void> coming;
    if (!pool().beginLoading()) return;
    try {
        coming = std::async(std::launch::async, [] { pool().loadAll(); });
    } catch (const std::system_error&) {
        // No thread available: each network is loaded on first use.
        for (int i = 0; i < kModels; ++i) pool().notComing(static_cast<Model>(i));
    }
}

std::vector<cv::Mat> lookForAll(Model model, const std::vector<cv::Mat>& crops,
                                const std::vector<cv::String>& outputs) {
    Lease network{model};
    // One crop at a time: small layers then stay in the cache, and OpenCV uses no other thread.
    std::vector<cv::Mat> all(outputs.size());
    std::vector<cv::Mat> seen;
    for (const cv::Mat& crop : crops) {
        network->setInput(cv::dnn::blobFromImage(crop, 1.0 / 255));
        network->forward(seen, outputs);
        for (std::size_t i = 0; i < outputs.size(); ++i) all[i].push_back(seen[i].reshape(1, 1));
    }
    return all;
}

std::uint32_t digestOf(Model model) { return bytesOf(model).digest; }

cv::Mat lastWeights(Model model) {
    Lease network{model};
    return network->getParam("onnx_node!/look/Gemm").clone();
}

cv::Mat lookAt(Model model, const std::vector<cv::Mat>& crops, const cv::String& output) {
    return lookForAll(model, crops, {output}).front();
}

cv::Mat lookAt(const Head& head, const std::vector<cv::Mat>& crops, cv::Mat* features) {
    if (features == nullptr) return lookAt(head.model, crops, head.output);
    const std::vector<cv::Mat> seen = lookForAll(head.model, crops, {head.output, head.features});
    *features = seen[1];
    return seen[0];
}

} // namespace reeve::vision
