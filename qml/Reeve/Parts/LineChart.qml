// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme
import "Outlines.js" as Outlines

// Lines over turns. Players' lines have the shape of their pin along the line and the pin at the end.
Item {
    id: root

    /** [{values, player}] for a player's line, [{values, color, icon, dashed}] for any other. */
    property var series: []
    /** Labels below the points: as many as values. */
    property list<int> turns: []
    /** A horizontal line, for example the points to win; 0 for none. */
    property int goal: 0
    /** [{turn, icon, color}] on the ground line. */
    property var marks: []
    /** Turns described beside the chart: a vertical line for each, with its number above. */
    property var told: []
    property string name: ""

    readonly property int last: Math.max(1, root.turns.length - 1)
    readonly property int least: Math.min(...root.series.map(s => Math.min(...s.values)), root.goal > 0 ? 99 : 0)
    readonly property int most: Math.max(1, root.goal, ...root.series.map(s => Math.max(...s.values)))
    readonly property int from: isFinite(root.least) ? Math.max(0, root.least - 1) : 0
    readonly property int finest: Math.max(1, Math.ceil((root.most - root.from) / Math.max(1, Math.min(6, Math.floor(root.height / Theme.dp(36))))))
    readonly property int step: root.finest > 10 ? 10 * Math.ceil(root.finest / 10) : root.finest
    readonly property real before: Theme.dp(34)
    readonly property real after: Theme.dp(84)
    readonly property real below: Theme.dp(34)
    readonly property real above: root.told.length > 0 ? Theme.dp(34) : Theme.dp(16)
    /** Vertical positions of the pins, without overlaps: series index to y. */
    readonly property list<real> ends: {
        const gap = Math.min(Theme.dp(34), (root.height - root.above - root.below + Theme.dp(30)) / Math.max(1, root.series.length));
        const order = root.series.map((s, i) => ({ i: i, y: root.yOf(s.values[s.values.length - 1] ?? root.from) })).sort((a, b) => a.y - b.y || a.i - b.i);
        for (let k = 1; k < order.length; ++k)
            order[k].y = Math.max(order[k].y, order[k - 1].y + gap);
        for (let k = order.length - 1, floor = root.height - root.below + Theme.dp(10); k >= 0; --k) {
            order[k].y = Math.min(order[k].y, floor);
            floor = order[k].y - gap;
        }
        const at = [];
        order.forEach(o => at[o.i] = o.y);
        return at;
    }

    /** Horizontal positions of the numbers of the described turns, without overlaps. */
    readonly property list<real> badges: {
        const gap = Theme.dp(26), at = root.told.map(t => root.xOf(Array.from(root.turns).indexOf(t)));
        const order = at.map((x, i) => i).sort((a, b) => at[a] - at[b]);
        for (let k = 1; k < order.length; ++k)
            at[order[k]] = Math.max(at[order[k]], at[order[k - 1]] + gap);
        for (let k = order.length - 1, wall = root.width - root.after; k >= 0; --k) {
            at[order[k]] = Math.min(at[order[k]], wall);
            wall = at[order[k]] - gap;
        }
        return at;
    }

    function xOf(index: real): real { return root.before + (root.width - root.before - root.after) * index / root.last; }
    function yOf(value: real): real {
        return root.height - root.below - (root.height - root.above - root.below) * (value - root.from) / Math.max(1, root.most - root.from);
    }

    /** Returns which of `count` turns have a label below the chart. */
    function labelled(count: int): var {
        const chosen = [];
        for (let k = 0; k <= 3 && count > 0; ++k) {
            const at = Math.round((count - 1) * k / 3);
            if (chosen.indexOf(at) < 0)
                chosen.push(at);
        }
        return chosen;
    }

    implicitHeight: Theme.dp(260)
    Accessible.role: Accessible.Chart
    Accessible.name: root.name

    Repeater {
        model: Math.max(0, Math.floor((root.most - root.from) / root.step) + 1)
        Item {
            id: level
            required property int index
            readonly property int value: root.from + level.index * root.step
            y: root.yOf(level.value)
            width: root.width - root.after
            Rectangle { x: root.before; width: parent.width - x; height: Theme.decorStroke; color: Theme.line }
            ThemeText {
                y: -height / 2
                width: root.before - Theme.dp(8)
                horizontalAlignment: Text.AlignRight
                text: level.value
                step: "caption"
                lines: 1
                color: Theme.mutedInk
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        // The ends and up to two between them.
        model: root.labelled(root.turns.length)
        ThemeText {
            required property int modelData
            readonly property int at: modelData
            // The last one stays clear of the pins.
            x: Math.min(root.xOf(at) - width / 2, root.width - root.after + Theme.dp(6) - width)
            y: root.height - height
            text: root.turns[at] ?? ""
            step: "caption"
            lines: 1
            color: Theme.mutedInk
            Accessible.ignored: true
        }
    }
    Rectangle {
        visible: root.goal > 0
        x: root.before
        y: root.yOf(root.goal) - 1
        width: root.width - root.before - root.after
        height: 2
        color: Theme.accent
    }

    Repeater {
        model: root.told
        Item {
            id: moment
            required property int modelData
            required property int index
            readonly property int at: Array.from(root.turns).indexOf(moment.modelData)
            visible: moment.at >= 0
            x: root.xOf(moment.at)
            height: root.height - root.below
            Rectangle { x: -width / 2; y: badge.height; width: Theme.decorStroke * 2; height: parent.height - y; color: Theme.mutedInk }
            Rectangle {
                id: badge
                x: (root.badges[moment.index] ?? 0) - moment.x - width / 2
                width: Theme.dp(24)
                height: width
                radius: width / 2
                color: Theme.ink
                ThemeText { anchors.centerIn: parent; text: moment.index + 1; step: "caption"; lines: 1; color: Theme.surface; Accessible.ignored: true }
            }
        }
    }
    Canvas {
        id: lines
        anchors.fill: parent
        property var painted: [root.series, root.turns, root.width, root.height, Theme.mode, Theme.panelScale]
        onPaintedChanged: lines.requestPaint()
        onPaint: {
            const ctx = lines.getContext("2d");
            ctx.reset();
            ctx.lineJoin = "round";
            ctx.lineCap = "round";
            root.series.forEach((line, index) => {
                const color = line.player ? Theme.playerColor(line.player) : line.color;
                const trace = () => {
                    ctx.beginPath();
                    line.values.forEach((v, i) => i === 0 ? ctx.moveTo(root.xOf(i), root.yOf(v)) : ctx.lineTo(root.xOf(i), root.yOf(v)));
                };
                if (line.dashed)
                    ctx.setLineDash([3, 2]);
                if (line.player) {
                    trace();
                    ctx.strokeStyle = Theme.edge;
                    ctx.lineWidth = Theme.dp(6);
                    ctx.stroke();
                }
                trace();
                ctx.strokeStyle = color;
                ctx.lineWidth = Theme.dp(line.player ? 3.5 : 4);
                ctx.stroke();
                ctx.setLineDash([]);
                if (line.player)
                    root.milestones(line, index).forEach(i => {
                        Outlines.playerShape(ctx, Theme.playerShape(line.player), root.xOf(i), root.yOf(line.values[i]), Theme.dp(6));
                        ctx.fillStyle = color;
                        ctx.fill();
                        ctx.strokeStyle = Theme.edge;
                        ctx.lineWidth = 1.5;
                        ctx.stroke();
                    });
            });
        }
    }

    Repeater {
        model: root.marks
        Icon {
            required property var modelData
            readonly property int at: Array.from(root.turns).indexOf(modelData.turn)
            visible: at >= 0
            x: root.xOf(at) - width / 2
            y: root.height - root.below - height - Theme.dp(2)
            name: modelData.icon
            color: modelData.color
            size: Theme.dp(22)
        }
    }
    Repeater {
        model: root.series
        Row {
            id: end
            required property var modelData
            required property int index
            x: root.width - root.after + Theme.dp(10)
            y: (root.ends[end.index] ?? 0) - height / 2
            spacing: Theme.dp(6)
            PlayerPin {
                visible: end.modelData.player !== undefined
                player: end.modelData.player ?? "white"
                size: Theme.dp(28)
                anchors.verticalCenter: parent.verticalCenter
            }
            Icon {
                visible: end.modelData.icon !== undefined
                name: end.modelData.icon ?? ""
                color: end.modelData.color ?? Theme.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            ThemeText {
                anchors.verticalCenter: parent.verticalCenter
                text: end.modelData.values[end.modelData.values.length - 1] ?? ""
                step: "name"
                lines: 1
                Accessible.ignored: true
            }
        }
    }

    /** Positions of a player's shape on the line: one third and two thirds, shifted so that equal lines both show. */
    function milestones(line: var, index: int): var {
        const n = line.values.length;
        if (n < 4)
            return [];
        return [1, 2].map(k => Math.min(n - 2, Math.round((n - 1) * k / 3 + index * Math.max(1, n / 24))));
    }
}
