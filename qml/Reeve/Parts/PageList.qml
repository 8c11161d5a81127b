// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A list of a page. Its current row is not shown, so nothing follows it: Qt would animate an invisible item for seconds.
ListView {
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    highlightResizeDuration: 0
}
