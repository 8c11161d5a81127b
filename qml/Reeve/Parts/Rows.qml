// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

// One cell of a layout for what a Repeater makes, one below the other; each row takes the width of it. A Repeater whose list
// changes must not stand in a layout itself: Qt 6.4 may lay out rows that are gone already, and crashes.
Column {
    Layout.fillWidth: true
    // A layout passes over what has no height, and rows have none before they are given a width. Hide it when it is empty.
    Layout.minimumHeight: 1
}
