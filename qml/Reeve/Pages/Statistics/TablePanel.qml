// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts

// A table of the players on a card of its own.
Panel {
    id: root

    property alias columns: table.columns
    property alias rows: table.rows
    property alias pins: table.pins

    implicitHeight: Theme.dp(root.hint === "" ? 62 : 84) + table.implicitHeight + Theme.margin
    PlayerTable { id: table; width: parent.width; height: implicitHeight }
}
