// SPDX-License-Identifier: GPL-3.0-or-later
// Portraits: small round photographs in files beside the list of players.
#pragma once

#include "vision/picture/load_image.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace reeve::app {

enum class PortraitFault { None, NoPicture, Unsaved };

struct Portrait {
    QString name; ///< file name without folder
    PortraitFault fault = PortraitFault::None;
    std::optional<vision::ImageError> error{}; ///< with NoPicture: the reason
    explicit operator bool() const { return fault == PortraitFault::None; }
};

/// True if `picture` is the name of a portrait file, false for emblems.
bool isPortrait(const QString& picture);
/// Path of a portrait; `peopleFile` is the path of the list.
QString portraitFile(const QString& peopleFile, const QString& name);
/// Reads `photo`, applies its orientation, crops the middle to a circle and writes it beside `peopleFile`.
Portrait makePortrait(const QString& photo, const QString& peopleFile);

/// Writes a portrait made by another table beside `peopleFile`. NoPicture: `png` is not a PNG of the size of portraits.
Portrait keepPortrait(const QByteArray& png, const QString& peopleFile);

} // namespace reeve::app
