// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

// One cell of a layout for the items of a Repeater, in a column; each row takes its width. A Repeater with a changing list must
// not be in a layout itself: Qt 6.4 may lay out deleted rows, and crashes.
Column {
    Layout.fillWidth: true
    // A layout ignores items without height, and rows have none until they have a width. Hide it when it is empty.
    Layout.minimumHeight: 1
}
