// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// The surface of an upper or lower bar, with its line towards the page.
Rectangle {
    id: root

    /** Where the line is: "top" or "bottom". */
    property string edge: "bottom"

    color: Theme.surface
    Rectangle {
        width: parent.width
        height: Theme.decorStroke * 2
        y: root.edge === "bottom" ? parent.height - height : 0
        color: Theme.line
    }
}
