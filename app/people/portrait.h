// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody's photograph, small and round, in a file beside the list of the people.
#pragma once

#include "vision/picture/load_image.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace reeve::app {

enum class PortraitFault { None, NoPicture, Unsaved };

struct Portrait {
    QString name; ///< of the file, without its folder
    PortraitFault fault = PortraitFault::None;
    std::optional<vision::ImageError> error{}; ///< NoPicture: why
    explicit operator bool() const { return fault == PortraitFault::None; }
};

/// Whether the picture of a person is such a file, not an emblem.
bool isPortrait(const QString& picture);
/// Where the file of that name lies when `peopleFile` is the list.
QString portraitFile(const QString& peopleFile, const QString& name);
/// Reads the picture in `photo`, turned as its camera held it, and writes its middle, cut round, beside `peopleFile`.
Portrait makePortrait(const QString& photo, const QString& peopleFile);

/// Writes a picture of another table, as makePortrait() has made it there, beside `peopleFile`. NoPicture where it is
/// no PNG of a portrait's size.
Portrait keepPortrait(const QByteArray& png, const QString& peopleFile);

} // namespace reeve::app
