// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A mock of the live picture; tests set what it shows.
QtObject {
    property var videoSink: null
    property var sets: null
    property bool pictureOnly: false
    property bool alive: false
    property int frameWidth: 0
    property int frameHeight: 0
    property list<real> outline: []
    property string advice: ""
    property real progress: 0
    property int framesRead: 0
    property bool steady: false
    signal becameSteady()
    function restart() {}
}
