// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/phones/protocol/door.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace reeve::app {

/// A photograph from a phone that has not been looked at yet.
struct PhonePhoto {
    int number = 0;            ///< unique within one Desk
    std::optional<Color> seat; ///< nullopt: from a phone without a seat
    QByteArray bytes;          ///< JPEG or PNG by its first bytes; not decoded
};

/// The phone to notify about a photograph.
struct PhotoSender {
    phones::ConnectionId connection = 0;
    std::string id; ///< id of its message
};

/// The waiting photographs: at most one per seat and one from phones without a seat.
class PhotoTray {
public:
    struct Waiting {
        PhonePhoto photo;
        PhotoSender sender;
    };

    [[nodiscard]] std::vector<PhonePhoto> photos() const;
    /// Adds a photograph. Returns those that it displaces: the earlier one of the same seat (or of no seat), else the
    /// oldest if there are kMaxPlayers.
    std::vector<Waiting> add(std::optional<Color> seat, PhotoSender sender, QByteArray bytes);
    /// Removes and returns a photograph; nullopt: no such number.
    std::optional<Waiting> take(int number);

private:
    std::vector<Waiting> m_waiting; ///< oldest first
    int m_lastNumber = 0;
};

} // namespace reeve::app
