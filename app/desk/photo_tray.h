// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/phones/door.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace reeve::app {

/// A photograph that a phone has sent and that nobody at the table has looked at yet.
struct PhonePhoto {
    int number = 0;            ///< never used twice by one desk
    std::optional<Color> seat; ///< nothing: a phone without one, while the table wanted photographs
    QByteArray bytes;          ///< JPEG or PNG by its first bytes; not decoded
};

/// Who hears what becomes of a photograph.
struct PhotoSender {
    phones::ConnectionId connection = 0;
    std::string id; ///< of its message
};

/// The photographs that wait: one of each seat, and one of those without a seat.
class PhotoTray {
public:
    struct Waiting {
        PhonePhoto photo;
        PhotoSender sender;
    };

    [[nodiscard]] std::vector<PhonePhoto> photos() const;
    /// Lays one down; those that make room for it are returned: the older one of the same seat, and the oldest where
    /// there are as many as seats.
    std::vector<Waiting> add(std::optional<Color> seat, PhotoSender sender, QByteArray bytes);
    /// Takes one away; nothing where there is none of this number.
    std::optional<Waiting> take(int number);

private:
    std::vector<Waiting> m_waiting; ///< the oldest first
    int m_lastNumber = 0;
};

} // namespace reeve::app
