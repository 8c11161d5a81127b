// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A stand-in for the camera: it shows nothing, and is gone or at fault when a test says so.
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
