// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts

// The barbarian ship and both strengths of the open game.
BarbarianTrack {
    id: root

    required property GameDesk page

    objectName: "barbarianStrip"
    /** Something lies over it, and hides it whole. */
    property bool covered: false
    opacity: root.covered ? 0 : 1
    enabled: !root.covered
    visible: !root.page.base
    spaces: Game.attack.landed ? Facts.shipSpaces : Game.barbarians.spaces
    barbarians: Game.barbarians.barbarianStrength
    hoard: Game.barbarians.hoard
    knights: Game.barbarians.knightStrength
    askWords: Game.turn.underway ? qsTr("If they landed now") : ""
    onAsked: root.page.sheet = "landing"
}
