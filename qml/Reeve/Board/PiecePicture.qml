// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import "PiecePainter.js" as PiecePainter
import "GroundPainter.js" as GroundPainter
import "FanPainter.js" as FanPainter

// A single piece or token: in a choice, a list, the legend of a scan.
Canvas {
    id: root

    /** road ship pirate settlement city reduced wall knight metropolis robber merchant token; of the fan modules mounted crew train
        barbarian castle. */
    required property string piece
    property string player: "white"
    property int level: 1
    property bool active: false
    property bool wall: false
    property string track: "trade"
    property int number: 0
    property real size: Theme.dp(48)
    readonly property string key: JSON.stringify([root.piece, root.player, root.level, root.active, root.wall, root.track, root.number, Theme.mode])

    implicitWidth: root.size
    implicitHeight: root.size
    Accessible.ignored: true
    onKeyChanged: root.requestPaint()
    onWidthChanged: root.requestPaint()
    onPaint: {
        const ctx = root.getContext("2d");
        ctx.reset();
        const pal = { light: Theme.pieceLight, dark: Theme.pieceInk, wall: Theme.things.wall, robber: Theme.things.robber,
                      tracks: { trade: Theme.trackColor("trade"), politics: Theme.trackColor("politics"), science: Theme.trackColor("science") },
                      token: Theme.token, tokenInk: Theme.tokenInk, tokenHot: Theme.tokenHot, tokenLine: Theme.tokenInk, serif: Theme.serif };
        const p = Theme.player(root.player);
        const x = root.width / 2, y = root.height / 2;
        const side = Math.min(root.width, root.height);
        const s = side / (root.piece === "robber" || root.piece === "pirate" || root.piece === "token" ? 0.78 : root.piece === "road" || root.piece === "ship" ? 1.05 : root.wall ? 0.92 : 0.78);
        switch (root.piece) {
        case "road": PiecePainter.road(ctx, x - s * 0.5, y, x + s * 0.5, y, s, p, pal); break;
        case "ship": PiecePainter.ship(ctx, x - s * 0.5, y + s * 0.14, x + s * 0.5, y + s * 0.14, s, p, pal); break;
        case "pirate": PiecePainter.pirate(ctx, x, y, s * 0.9, pal); break;
        case "settlement": PiecePainter.settlement(ctx, x, y, s, p, pal); break;
        case "city":
            if (root.wall)
                PiecePainter.wall(ctx, x, y, s, pal);
            PiecePainter.city(ctx, x, y, s, p, pal);
            break;
        case "reduced": PiecePainter.reducedCity(ctx, x, y, s, p, pal); break;
        case "wall": PiecePainter.wall(ctx, x, y - s * 0.24, s * 0.85, pal); break;
        case "knight": PiecePainter.knight(ctx, x, y + (root.active ? s * 0.12 : 0), s, p, root.level, root.active, pal); break;
        case "metropolis":
            PiecePainter.metropolis(ctx, x, y + s * 0.14, s * 0.85, root.track, pal);
            PiecePainter.city(ctx, x, y + s * 0.14, s * 0.85, p, pal);
            break;
        case "robber": PiecePainter.robber(ctx, x, y, s, pal); break;
        case "merchant": PiecePainter.merchant(ctx, x - s * 0.04, y, s, p, pal); break;
        case "token": GroundPainter.token(ctx, x, y, root.number, s, pal); break;
        default: FanPainter.picture(ctx, root.piece, x, y, s, p, root.level, pal);
        }
    }
}
