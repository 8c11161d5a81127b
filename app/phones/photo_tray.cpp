// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/photo_tray.h"

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

/// Maximum number of waiting photographs.
constexpr std::size_t kMostPhotos = kMaxPlayers;

} // namespace

std::vector<PhonePhoto> PhotoTray::photos() const {
    std::vector<PhonePhoto> all;
    for (const Waiting& one : m_waiting) all.push_back(one.photo);
    return all;
}

std::vector<PhotoTray::Waiting> PhotoTray::add(std::optional<Color> seat, PhotoSender sender, QByteArray bytes) {
    std::vector<Waiting> replaced;
    const auto sameSeat = std::ranges::find(m_waiting, seat, [](const Waiting& one) { return one.photo.seat; });
    if (sameSeat != m_waiting.end())
        replaced.push_back(*take(sameSeat->photo.number));
    else if (m_waiting.size() >= kMostPhotos)
        replaced.push_back(*take(m_waiting.front().photo.number));
    m_waiting.push_back(
        {.photo = {.number = ++m_lastNumber, .seat = seat, .bytes = std::move(bytes)}, .sender = std::move(sender)});
    return replaced;
}

std::optional<PhotoTray::Waiting> PhotoTray::take(int number) {
    const auto found = std::ranges::find(m_waiting, number, [](const Waiting& one) { return one.photo.number; });
    if (found == m_waiting.end()) return std::nullopt;
    Waiting taken = std::move(*found);
    m_waiting.erase(found);
    return taken;
}

} // namespace reeve::app
