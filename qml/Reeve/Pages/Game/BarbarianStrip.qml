// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts

// The ship on its way and both strengths, as the game has them.
BarbarianTrack {
    id: root

    required property GameDesk page

    objectName: "barbarianStrip"
    visible: !root.page.base
    spaces: Game.attack.landed ? Facts.shipSpaces : Game.barbarians.spaces
    barbarians: Game.barbarians.barbarianStrength
    hoard: Game.barbarians.hoard
    knights: Game.barbarians.knightStrength
    askWords: Game.turn.underway ? qsTr("If they landed now") : ""
    onAsked: root.page.sheet = "landing"
}
