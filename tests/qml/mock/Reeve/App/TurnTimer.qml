// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A mock of the turn clock; tests set the seconds.
QtObject {
    property int seconds: 0
    property bool paused: false
}
