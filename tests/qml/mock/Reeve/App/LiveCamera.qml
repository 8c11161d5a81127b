// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A mock of the camera: shows nothing, and disappears or fails when a test says so.
QtObject {
    property var scanner: null
    property var videoSink: null
    property bool gone: false
    property string fault: ""
    property bool hasTorch: false
    property bool torch: false
    property bool hasOther: false
    function useOther(): void {}
    signal changed()
}
