// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A stand-in for the clock of the turn; tests set the seconds.
QtObject {
    property int seconds: 0
    property bool paused: false
}
