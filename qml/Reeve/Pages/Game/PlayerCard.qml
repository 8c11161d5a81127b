// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Parts
import Reeve.Sheets

// A player's panel in the game, rotated towards the player.
PlayerPanel {
    id: root

    /** An entry of Game.players. */
    required property playerFacts seat
    readonly property string side: Table.sides[Array.from(Game.players).findIndex(p => p.color === root.color)] ?? "bottom"

    facing: ({ left: 90, top: 180, right: 270 })[root.side] ?? 0

    playerName: root.seat.name
    // The owl marks a seat that Reeve plays.
    picture: root.seat.level !== "" ? "owl" : People.pictures[root.playerName.replace(/[\u2068\u2069]/g, "").toLowerCase()] ?? ""
    color: root.seat.color || "white"
    colorName: Words.color(root.seat.color || "white")
    points: root.seat.points
    handCount: root.seat.handCount
    handLimit: root.seat.handLimit
    strength: root.seat.playedKnights >= 0 ? root.seat.playedKnights : root.seat.strength
    largestArmy: root.seat.hasLargestArmy
    tokens: root.seat.tradeTokens
    roadLength: root.seat.roadLength
    longestRoad: root.seat.hasLongestRoad
    cardCount: root.seat.progressCount
    improvements: root.seat.hasImprovements ? root.seat.improvements : null
    extras: Array.from(root.seat.fan).map(f => ({ icon: Words.fanIcon(f.kind), text: Words.fanFigure(f.kind, f.count), name: Words.fanThing(f.kind, f.count) }))
    phone: Phones.marks[root.color] ?? ""
    itsTurn: root.seat.onTurn
    mustDecide: root.seat.mustDecide
    mayBuild: root.seat.mustDecide && Prompts.current.acting
}
