// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// Summary of one player: pin, name, points, hand, strength, road, cards, the three tracks.
Pressable {
    id: root

    /** The player's name. Not `name`, which is for screen readers. */
    required property string playerName
    /** red, blue, white, orange, green or brown. */
    required property string color
    /** The person's picture (see Emblem), or "". */
    property string picture: ""
    property int points: 0
    property int handCount: 0
    property int handLimit: 0
    /** Sum of the active knights' levels, in the base game the played knight cards; below 0: not shown. */
    property int strength: 0
    property int roadLength: 0
    /** Progress or development cards held. */
    property int cardCount: 0
    /** {trade, politics, science}, 0 to 5 each; null: no tracks (base game). */
    property var improvements: ({ trade: 0, politics: 0, science: 0 })
    property bool itsTurn: false
    property bool mustDecide: false
    /** The decision is only what to build in the special building phase. */
    property bool mayBuild: false
    readonly property string dueWords: root.mayBuild ? qsTr("may build") : root.mustDecide ? qsTr("must decide") : ""
    /** State of the player's phone: "" (none), "here", "asleep" or "lost". */
    property string phone: ""
    /** Holds Longest Road / the merchant / Largest Army: small laurel next to the number. */
    property bool longestRoad: false
    property bool largestArmy: false
    /** Trade tokens of the two-player game; below 0: not shown. */
    property int tokens: -1
    /** Further values, [{icon, text, name}], on a line of their own if there is room; always in the text for screen readers. */
    property var extras: []
    /** The colour's word for screen readers. */
    property string colorName: root.color

    /** Rotation towards its player in degrees: 0, 90, 180 or 270. */
    property int facing: 0
    readonly property bool sideways: root.facing % 180 !== 0

    readonly property bool overLimit: root.handCount > root.handLimit
    /** Two lines for six players or little room. */
    readonly property bool dense: root.height < Theme.dp(118)
    readonly property var trackNames: ({ trade: qsTr("Trade"), politics: qsTr("Politics"), science: qsTr("Science") })

    name: {
        const parts = [root.playerName, root.colorName, qsTr("%n point(s)", "", root.points), qsTr("%n card(s)", "", root.handCount)];
        if (root.overLimit)
            parts.push(qsTr("limit %1 exceeded").arg(root.handLimit));
        if (root.tokens >= 0)
            parts.push(qsTr("%n trade card(s)", "", root.tokens));
        for (const extra of root.extras)
            parts.push(extra.name);
        if (root.itsTurn)
            parts.push(qsTr("on turn"));
        if (root.dueWords !== "")
            parts.push(root.dueWords);
        if (root.phone !== "")
            parts.push(root.phone === "here" ? qsTr("has a phone") : root.phone === "asleep" ? qsTr("phone asleep") : qsTr("phone disconnected"));
        return parts.join(", ");
    }
    radius: Theme.radiusCard
    implicitWidth: Theme.dp(256)
    implicitHeight: Theme.dp(153)

    Panel {
        anchors.fill: parent
        selected: root.itsTurn
        mustDecide: root.mustDecide
        raised: root.pressed
        padding: 0
    }

    Binding { target: root.face; property: "rotation"; value: root.facing === 180 ? 180 : 0 }
    // Rotated by 90 degrees, the panel is high and narrow.
    Item {
        objectName: "sideways"
        visible: root.sideways
        anchors.centerIn: parent
        width: root.height
        height: root.width
        rotation: root.facing
        Column {
            anchors.centerIn: parent
            width: parent.width - Theme.dp(16)
            spacing: Theme.dp(4)
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.gap
                PlayerPin { size: Theme.dp(34); player: root.color; anchors.verticalCenter: parent.verticalCenter; phone: root.phone }
                ThemeText { text: root.points; step: "figure"; lines: 1; anchors.verticalCenter: parent.verticalCenter; Accessible.ignored: true }
            }
            ThemeText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.playerName
                step: "name"
                lines: 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Stat { anchors.horizontalCenter: parent.horizontalCenter; icon: "hand"; text: root.handCount + "/" + root.handLimit; tint: root.overLimit ? Theme.danger : Theme.ink }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.wideGap
                Stat { visible: root.strength >= 0; icon: "knight"; text: root.strength; crown: root.largestArmy }
                Stat { icon: "road"; text: root.roadLength; crown: root.longestRoad }
                Stat { icon: "card"; text: root.cardCount }
            }
        }
    }

    PlayerPin {
        id: pin
        visible: !root.sideways
        x: Theme.dp(12)
        y: head.y + (head.height - height) / 2
        size: Theme.dp(root.dense ? 30 : 38)
        player: root.color
        phone: root.phone
    }

    Item {
        id: head
        visible: !root.sideways
        anchors.left: pin.right
        anchors.leftMargin: Theme.dp(10)
        anchors.right: parent.right
        anchors.rightMargin: Theme.dp(14)
        y: Theme.dp(root.dense ? 5 : root.height < Theme.dp(140) ? 8 : 12)
        height: Theme.dp(40)

        Column {
            anchors.left: parent.left
            anchors.right: face.visible ? face.left : score.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            ThemeText {
                width: parent.width
                text: root.playerName
                step: "name"
                lines: 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            ThemeText {
                width: parent.width
                visible: text !== ""
                text: root.dueWords !== "" ? root.dueWords : root.itsTurn ? qsTr("on turn") : ""
                step: "small"
                lines: 1
                color: root.mustDecide ? Theme.warning : Theme.accent
                Accessible.ignored: true
            }
        }
        // Only if the name keeps its room.
        Emblem {
            id: face
            visible: picture !== "" && !root.dense && head.width > Theme.dp(170)
            picture: root.picture
            size: Theme.dp(34)
            anchors.right: score.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
        }
        Row {
            id: score
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.dp(6)
            ThemeText {
                id: figure
                text: root.points
                step: "figure"
                lines: 1
                lineHeight: Theme.dp(40)
                lineHeightMode: Text.FixedHeight
                Accessible.ignored: true
            }
            ThemeText {
                anchors.baseline: figure.baseline
                text: qsTr("VP")
                step: "small"
                lines: 1
                color: Theme.mutedInk
                Accessible.ignored: true
            }
        }
    }

    component Stat: Row {
        id: stat
        property string icon
        property string text
        property color tint: Theme.ink
        property bool crown: false
        spacing: Theme.dp(5)
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: stat.icon
            size: Theme.dp(root.dense ? 16 : 19)
            color: stat.tint === Theme.ink ? Theme.mutedInk : stat.tint
        }
        ThemeText {
            anchors.verticalCenter: parent.verticalCenter
            text: stat.text
            step: root.dense ? "caption" : "number"
            lines: 1
            color: stat.tint
            Accessible.ignored: true
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: stat.crown
            name: "laurel"
            size: Theme.dp(16)
            color: Theme.warning
        }
    }

    // Four values; the first one is the widest.
    Item {
        id: stats
        visible: !root.sideways
        x: Theme.dp(16)
        width: root.width - 2 * x
        height: Theme.dp(24)
        readonly property real headEnd: head.y + head.height
        readonly property real foot: tracks.visible ? tracks.y : root.height - Theme.dp(8)
        readonly property real spare: root.height - stats.headEnd - Theme.dp(12) - stats.height - (tracks.visible ? tracks.height : 0)
        // If there is little room, half way between the name and the tracks.
        /** A second line below it. */
        readonly property bool doubled: root.extras.length > 0 && stats.foot - stats.headEnd >= stats.height + line.height
        y: stats.doubled ? stats.headEnd + (stats.foot - stats.headEnd - stats.height - line.height) * 0.4
         : root.dense ? (stats.headEnd + stats.foot - height) / 2 : stats.headEnd + stats.spare * 0.4
        Stat {
            icon: root.overLimit ? "hand" : "hand"
            text: root.handCount + "/" + root.handLimit
            tint: root.overLimit ? Theme.danger : Theme.ink
        }
        Stat { x: stats.width * 0.325; visible: root.strength >= 0; icon: "knight"; text: root.strength; crown: root.largestArmy }
        Stat { x: stats.width * 0.56; icon: "road"; text: root.roadLength; crown: root.longestRoad }
        Stat { x: stats.width * 0.81; icon: "card"; text: root.cardCount }
    }

    Row {
        id: line
        objectName: "extras"
        visible: stats.doubled && !root.sideways
        x: Theme.dp(16)
        y: stats.y + stats.height
        height: Theme.dp(20)
        spacing: Theme.wideGap
        Repeater {
            model: root.extras.length
            Stat {
                required property int index
                icon: root.extras[index]?.icon ?? ""
                text: root.extras[index]?.text ?? ""
            }
        }
    }

    ThemeText {
        visible: root.tokens >= 0 && !tracks.visible && !root.sideways
        x: Theme.dp(16)
        width: root.width - 2 * x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.dp(root.dense ? 6 : 12)
        text: qsTr("%n trade card(s)", "", root.tokens)
        step: "caption"
        lines: 1
        color: Theme.mutedInk
        Accessible.ignored: true
    }

    Row {
        id: tracks
        visible: root.improvements !== null && root.improvements !== undefined && !root.sideways
        x: Theme.dp(14)
        width: root.width - 2 * x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.dp(root.dense ? 8 : 14)
        spacing: Theme.dp(10)
        Repeater {
            model: Theme.trackNames
            TrackLevel {
                required property string modelData
                width: (tracks.width - 2 * tracks.spacing) / 3
                track: modelData
                label: root.trackNames?.[modelData] ?? "" // may be read before the panel is complete
                level: root.improvements ? root.improvements[modelData] || 0 : 0
                showLabel: !root.dense
            }
        }
    }
}
