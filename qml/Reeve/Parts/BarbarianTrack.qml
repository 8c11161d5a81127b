// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.Theme

// The ship's track (start, six spaces, landing) and the balance of strengths in numbers and symbols.
Item {
    id: root

    /** Spaces that the ship has advanced, 0 to 6; 7 during the attack. */
    property int spaces: 0
    /** Strength of the barbarians (cities and metropolises) and of the active knights. */
    property int barbarians: 0
    property int knights: 0
    property bool showSpaces: true
    /** Gold in the barbarians' hoard; below 0: not in this game. */
    property int hoard: -1
    /** The strip was tapped: what would an attack do now? */
    signal asked()
    /** The effect of such a tap, in words; "": none. */
    property string askWords: ""

    readonly property int missing: Math.max(0, root.barbarians - root.knights)
    readonly property bool landingNext: root.spaces >= 6
    /** "safe", "draw" (just enough) or "missing". */
    readonly property string verdict: root.missing > 0 ? "missing" : root.knights === root.barbarians && root.barbarians > 0 ? "draw" : "safe"
    readonly property string words: root.missing > 0 ? qsTr("%n missing", "strength", root.missing)
                                  : root.verdict === "draw" ? qsTr("just enough") : qsTr("safe")
    readonly property string shortage: root.missing > 0 ? "−" + root.missing : ""
    readonly property string shipWords: root.landingNext ? qsTr("Landing with the next ship") : qsTr("%n more ship(s) until they land", "", 7 - root.spaces)
    readonly property color tone: root.missing > 0 ? Theme.danger : root.verdict === "draw" ? Theme.warning : Theme.success

    implicitWidth: Theme.dp(644)
    implicitHeight: Theme.dp(68)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Barbarians %1, knights %2, %3. %4").arg(root.barbarians).arg(root.knights).arg(root.words).arg(root.shipWords)
                     + (root.hoard >= 0 ? " " + qsTr("Hoard: %n gold.", "", root.hoard) : "")

    Panel {
        anchors.fill: parent
        padding: 0
        mustDecide: root.landingNext && root.missing > 0
    }

    Pressable {
        objectName: "landingButton"
        anchors.fill: parent
        visible: root.askWords !== ""
        name: root.askWords
        radius: Theme.radiusCard
        onClicked: root.asked()
    }
    Item {
        id: way
        visible: root.showSpaces
        anchors.left: parent.left
        anchors.leftMargin: Theme.dp(18)
        // Both strengths and a symbol between them keep their room.
        readonly property real room: root.width - Theme.dp(18 + 22 + 16 + 36) - theirs.implicitWidth - ours.implicitWidth
        width: root.showSpaces ? Math.max(Theme.dp(80), Math.min(Math.max(Theme.dp(200), root.width * 0.475), root.width - Theme.dp(56 + 118), way.room)) : 0
        height: parent.height

        readonly property real step: (way.width - Theme.dp(30)) / 7
        readonly property real middle: caption.visible ? way.height * 0.44 : way.height / 2

        ThemeText {
            id: caption
            visible: root.height >= Theme.dp(72)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.dp(3)
            x: -Theme.dp(2)
            width: way.width
            text: root.shipWords
            step: "small"
            lines: 1
            color: root.landingNext ? Theme.danger : Theme.mutedInk
            Accessible.ignored: true
        }
        Row {
            objectName: "hoard"
            visible: root.hoard >= 0
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.dp(1)
            spacing: Theme.dp(3)
            Icon { name: "coin"; size: Theme.dp(18); color: Theme.mutedInk; anchors.verticalCenter: parent.verticalCenter }
            ThemeText { text: root.hoard; step: "small"; lines: 1; Accessible.ignored: true }
        }
        Rectangle {
            x: Theme.dp(10)
            width: 7 * way.step
            height: 2
            y: way.middle - 1
            color: Theme.mutedInk
        }
        Repeater {
            model: 8
            Rectangle {
                id: space
                required property int index
                readonly property bool landing: space.index === 7
                width: space.landing ? Theme.dp(30) : Math.max(Theme.dp(6), Math.min(Theme.dp(18), way.step - Theme.dp(2)))
                height: width
                radius: width / 2
                x: Theme.dp(10) + space.index * way.step - width / 2
                y: way.middle - height / 2
                color: space.landing ? Theme.dangerSoft : space.index <= root.spaces ? Theme.accent : Theme.surface
                border.color: space.landing ? Theme.danger : space.index <= root.spaces ? Theme.accent : Theme.mutedInk
                border.width: 2
                Icon {
                    visible: space.landing
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: -1
                    name: "warning"
                    size: Theme.dp(16)
                    color: Theme.danger
                }
            }
        }
        Rectangle {
            id: ship
            objectName: "ship"
            width: Theme.dp(balance.captions ? 40 : 30)
            height: width
            radius: width / 2
            x: Theme.dp(10) + Math.min(7, root.spaces) * way.step - width / 2
            y: way.middle - height / 2
            color: Theme.accent
            border.color: Theme.edge
            border.width: 2
            Behavior on x { NumberAnimation { duration: Theme.shipTime; easing.type: Easing.InOutQuad } }
            Icon {
                anchors.centerIn: parent
                name: "ship"
                size: ship.width * 0.6
                color: Theme.accentInk
            }
        }
    }

    Item {
        id: balance
        anchors.left: way.right
        anchors.leftMargin: Theme.dp(root.showSpaces ? 22 : 0)
        anchors.right: parent.right
        anchors.rightMargin: Theme.dp(16)
        height: parent.height
        readonly property bool captions: root.height >= Theme.dp(60) && balance.width >= left.implicitWidth + right.implicitWidth + Theme.dp(56)
        /** There is room for a symbol next to each strength. */
        readonly property bool symbolic: !balance.captions && balance.width >= theirs.width + ours.width + Theme.dp(2 * 28 + 8)

        ThemeText {
            id: left
            visible: balance.captions
            anchors.left: parent.left
            y: Theme.dp(8)
            text: qsTr("Barbarians")
            step: "small"
            lines: 1
            color: Theme.mutedInk
            Accessible.ignored: true
        }
        ThemeText { id: whole; visible: false; text: root.words; step: "caption"; weight: Font.Bold }
        ThemeText {
            visible: balance.captions
            anchors.left: left.right
            anchors.right: right.left
            anchors.margins: Theme.gap
            y: Theme.dp(7)
            horizontalAlignment: Text.AlignHCenter
            text: root.missing === 0 || whole.naturalWidth <= width ? root.words : root.shortage
            step: "caption"
            weight: Font.Bold
            lines: 1
            color: root.tone
            Accessible.ignored: true
        }
        ThemeText {
            id: right
            visible: balance.captions
            anchors.right: parent.right
            y: Theme.dp(8)
            text: qsTr("Knights")
            step: "small"
            lines: 1
            color: Theme.mutedInk
            Accessible.ignored: true
        }
        ThemeText {
            id: theirs
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.dp(1)
            text: root.barbarians
            step: "figure"
            lines: 1
            lineHeight: Theme.dp(40)
            lineHeightMode: Text.FixedHeight
            color: root.missing > 0 ? Theme.danger : Theme.ink
            Accessible.ignored: true
        }
        ThemeText {
            id: ours
            anchors.right: parent.right
            anchors.bottom: theirs.bottom
            text: root.knights
            step: "figure"
            lines: 1
            lineHeight: Theme.dp(40)
            lineHeightMode: Text.FixedHeight
            Accessible.ignored: true
        }
        Row {
            id: symbols
            // Centred between the two numbers, however many digits they have.
            x: theirs.width + (balance.width - theirs.width - ours.width - symbols.width) / 2
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: balance.captions ? Theme.dp(12) : 0
            readonly property int count: root.barbarians + root.knights
            readonly property real room: balance.width - theirs.width - ours.width - Theme.dp(26)
            readonly property real each: Math.min(Theme.dp(21), symbols.room / Math.max(1, symbols.count))
            visible: symbols.each >= 7 && balance.captions
            Repeater {
                model: root.barbarians
                Icon { size: symbols.each * 0.95; width: symbols.each; name: "city"; color: Theme.danger; weight: 2.2 }
            }
            Item { width: Theme.dp(6); height: 1 }
            Repeater {
                model: root.knights
                Icon { size: symbols.each * 0.95; width: symbols.each; name: "knight"; color: Theme.success; weight: 2.2 }
            }
        }
        // In a low strip one symbol on each side identifies the strength.
        Icon {
            id: city
            visible: balance.symbolic
            anchors.left: theirs.right
            anchors.leftMargin: Theme.dp(4)
            anchors.verticalCenter: parent.verticalCenter
            name: "city"
            color: Theme.danger
            size: Theme.dp(24)
        }
        Icon {
            id: shield
            visible: balance.symbolic
            anchors.right: ours.left
            anchors.rightMargin: Theme.dp(4)
            anchors.verticalCenter: parent.verticalCenter
            name: "knight"
            color: Theme.success
            size: Theme.dp(24)
        }
        ThemeText {
            visible: !balance.captions && width >= Theme.dp(36)
            anchors.left: city.visible ? city.right : theirs.right
            anchors.right: shield.visible ? shield.left : ours.left
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            text: root.shortage
            step: "heading"
            lines: 1
            color: root.tone
            Accessible.ignored: true
        }
    }
}
