// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import "FanPainter.js" as FanPainter

// Things of the fan modules on the ground, or pieces on it. Empty in all other games.
BoardLayer {
    id: root

    /** The BoardView below. */
    required property var of
    property bool ground: false
    readonly property var content: root.ground ? FanPainter.groundKey(root.of.position) : FanPainter.piecesKey(root.of.position)

    key: Theme.mode + Theme.boardScale + JSON.stringify(root.content)
    painter: ctx => root.ground ? FanPainter.ground(ctx, root.of.view(), root.of.position, name => Theme.player(name))
                                : FanPainter.pieces(ctx, root.of.view(), root.of.position, name => Theme.player(name))
}
