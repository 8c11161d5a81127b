// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// The background of an upper or lower bar, with a line towards the page.
Rectangle {
    id: root

    /** Edge of the line: "top" or "bottom". */
    property string edge: "bottom"

    color: Theme.surface
    Rectangle {
        width: parent.width
        height: Theme.decorStroke * 2
        y: root.edge === "bottom" ? parent.height - height : 0
        color: Theme.line
    }
}
