// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// Text in a type step. With a given width it wraps to `lines`, then gets smaller; it is never cut.
Text {
    id: root

    /** hero, figure, scene, title, heading, name, number, panel, body, caption or small. */
    property string step: "panel"
    /** Lines before its size is reduced. */
    property int lines: 2
    property int weight: (Theme.steps[root.step] || Theme.steps.panel).weight

    /** Width of the whole text in one line at full size; bind widths to this, not to implicitWidth. */
    readonly property real naturalWidth: Math.ceil(lineSize.advanceWidth) + 2
    readonly property int fullSize: Theme.size(root.step)
    readonly property string longestWord: root.text.split(/[\s\u200b-]+/).reduce((a, b) => b.length > a.length ? b : a, "")

    // The factor for the size: the longest word must fit the width, the whole text the lines.
    readonly property real fitFactor: {
        if (!root.bounded)
            return 1;
        const room = root.width - root.leftPadding - root.rightPadding;
        if (room <= 0 || root.text === "")
            return 1;
        const words = wordSize.advanceWidth > room ? room / wordSize.advanceWidth : 1;
        const slack = root.lines > 1 ? 0.88 : 1;
        const capacity = room * root.lines * slack;
        const whole = lineSize.advanceWidth > capacity ? capacity / lineSize.advanceWidth : 1;
        return Math.min(words, whole);
    }

    // Its width was set: it differs from its implicit width.
    property bool bounded: false
    onWidthChanged: if (!root.bounded) root.bounded = Math.abs(root.width - root.implicitWidth) > 0.5
    Component.onCompleted: if (!root.bounded) root.bounded = Math.abs(root.width - root.implicitWidth) > 0.5

    color: Theme.ink
    font.family: (Theme.steps[root.step] || Theme.steps.panel).serif ? Theme.serif : Theme.sans
    font.weight: root.weight
    font.pixelSize: root.fitFactor < 1
                    ? Math.max(Theme.smallestText, Math.floor(root.fullSize * Math.max(0.62, root.fitFactor)))
                    : root.fullSize
    wrapMode: root.lines > 1 || root.elide === Text.ElideNone && root.fitFactor < Math.max(0.62, Theme.smallestText / root.fullSize) ? Text.Wrap : Text.NoWrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    Accessible.ignored: root.text === ""

    TextMetrics {
        id: lineSize
        text: root.text
        font.family: root.font.family
        font.weight: root.weight
        font.pixelSize: root.fullSize
    }
    TextMetrics {
        id: wordSize
        text: root.longestWord
        font.family: root.font.family
        font.weight: root.weight
        font.pixelSize: root.fullSize
    }
}
