// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Parts

// A table of the players in a panel.
Panel {
    id: root

    property alias columns: table.columns
    property alias rows: table.rows
    property alias pins: table.pins

    implicitHeight: root.contentTop + table.implicitHeight + root.padding
    PlayerTable { id: table; width: parent.width; height: implicitHeight }
}
