// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts

// The ship on its way and both strengths, as the game has them; with hints also how likely the knights hold.
BarbarianTrack {
    id: root

    required property GameDesk page

    objectName: "barbarianStrip"
    visible: !root.page.base
    spaces: Game.attack ? 7 : Game.barbarians?.spaces ?? 0
    barbarians: Game.barbarians?.barbarianStrength ?? 0
    knights: Game.barbarians?.knightStrength ?? 0
    odds: Settings.hints && Odds.known ? Odds.percent : -1
    oddsWords: qsTr("Played on %1 times from here with everybody acting at random, the knights hold the next attack %2 times in a hundred. You play better than chance.")
        .arg(Odds.games).arg(Odds.percent)
    askWords: ["setup", "over"].indexOf(Game.turn?.phase ?? "setup") < 0 ? qsTr("If they landed now") : ""
    onAsked: root.page.sheet = "landing"
    onOddsAsked: root.page.told(root.oddsWords)

    Binding { target: Odds; property: "wanted"; value: Settings.hints && root.visible }
}
