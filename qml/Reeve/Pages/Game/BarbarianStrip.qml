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
    spaces: Game.attack ? Facts.shipSpaces : Game.barbarians?.spaces ?? 0
    barbarians: Game.barbarians?.barbarianStrength ?? 0
    hoard: Game.barbarians?.hoard ?? -1
    knights: Game.barbarians?.knightStrength ?? 0
    askWords: ["setup", "over"].indexOf(Game.turn?.phase ?? "setup") < 0 ? qsTr("If they landed now") : ""
    onAsked: root.page.sheet = "landing"
}
