// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/models/models.h"

#include "reeve_models.h" // written by embed.cmake

namespace reeve::vision {
namespace {

cv::dnn::Net load(models::Bytes bytes) {
    cv::dnn::Net net = cv::dnn::readNetFromONNX(reinterpret_cast<const char*>(bytes.data), bytes.size);
    net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    return net;
}

} // namespace

cv::dnn::Net& tilesNetwork() {
    thread_local cv::dnn::Net net = load(models::tiles());
    return net;
}

cv::dnn::Net& tokensNetwork() {
    thread_local cv::dnn::Net net = load(models::tokens());
    return net;
}

cv::dnn::Net& pathsNetwork() {
    thread_local cv::dnn::Net net = load(models::paths());
    return net;
}

cv::dnn::Net& spotsNetwork() {
    thread_local cv::dnn::Net net = load(models::spots());
    return net;
}

cv::dnn::Net& hexesNetwork() {
    thread_local cv::dnn::Net net = load(models::hexes());
    return net;
}

cv::dnn::Net& closeupsNetwork() {
    thread_local cv::dnn::Net net = load(models::closeups());
    return net;
}

cv::dnn::Net& buildingsNetwork() {
    thread_local cv::dnn::Net net = load(models::buildings());
    return net;
}

cv::dnn::Net& roadsNetwork() {
    thread_local cv::dnn::Net net = load(models::roads());
    return net;
}

cv::dnn::Net& figuresNetwork() {
    thread_local cv::dnn::Net net = load(models::figures());
    return net;
}

cv::dnn::Net& harborsNetwork() {
    thread_local cv::dnn::Net net = load(models::harbors());
    return net;
}

cv::Mat lookAt(cv::dnn::Net& network, const std::vector<cv::Mat>& crops, const cv::String& output) {
    network.setInput(cv::dnn::blobFromImages(crops, 1.0 / 255));
    return network.forward(output);
}

} // namespace reeve::vision
