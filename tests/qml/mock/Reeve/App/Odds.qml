// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import "position.js" as Fixed

// A stand-in for the odds of the next attack.
QtObject {
    property bool wanted: false
    property bool known: false
    property int percent: 31
    property int games: 400
    function landing() { return Fixed.attack; }
}
