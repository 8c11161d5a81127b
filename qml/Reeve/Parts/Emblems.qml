// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import "Glyphs.js" as Glyphs

// The emblems to choose from, for pages: a JavaScript library cannot be imported from another module.
QtObject {
    readonly property list<string> all: Glyphs.emblems
}
