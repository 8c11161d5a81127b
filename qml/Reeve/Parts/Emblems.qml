// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import "Glyphs.js" as Glyphs

// The emblems that a person may choose, for pages: a library of script cannot be imported from another module.
QtObject {
    readonly property var all: Glyphs.emblems
}
