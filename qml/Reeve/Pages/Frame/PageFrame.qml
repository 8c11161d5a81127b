// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets

// Frame of all pages but the game: a bar with the title above, content, a bar with buttons below.
Item {
    id: root

    property string title: ""
    property string hint: ""
    property bool canGoBack: true
    /** The way back leads to the open game and says so. It is never where the game has its primary button. */
    property bool overGame: false
    /** Buttons at the right of the upper bar. */
    property alias trailing: trail.data
    /** Content at the left of the lower bar, and the primary button at its right. The last buttons at the left show their icon
        alone as soon as all do not have room. */
    property alias foot: left.data
    property alias primary: right.data
    property bool hasFoot: left.children.length + right.children.length > 0
    default property alias content: body.data
    readonly property Item body: body
    /** The lower bar has two rows: its left content, and below it the primary button in full width. */
    readonly property bool stacked: root.width < Theme.dp(560)

    /** What was entered here and would be lost by going back, as a sentence, or "": it is asked about first. */
    property string unsaved: ""
    property bool leaving: false
    function leave(): void { root.unsaved === "" ? root.back() : root.leaving = true; }

    signal back()

    /** What everything at the left takes beyond its room, all buttons written out. */
    readonly property real over: Array.from(left.children).filter(item => item.visible)
        .reduce((sum, item) => sum + left.spacing + ((item as ActionButton)?.fullWidth ?? item.width), -left.spacing) - left.width
    onOverChanged: {
        let over = left.visibleChildren.length > 1 ? root.over : 0; // one alone breaks its text
        for (const button of Array.from(left.children).map(item => item as ActionButton).filter(button => button?.icon).reverse()) {
            button.compact = over > 0;
            if (button.compact && button.visible)
                over -= button.fullWidth - button.implicitWidth;
        }
    }

    readonly property bool keyHome: true
    focus: true
    Keys.onEscapePressed: if (root.canGoBack) root.leave()

    Bar {
        id: top
        width: parent.width
        height: Theme.dp(root.height < Theme.dp(600) ? 52 : 60)
        edge: "bottom"

        IconButton {
            id: backButton
            objectName: "backButton"
            visible: root.canGoBack && !words.visible
            icon: "undo"
            name: root.overGame ? words.text : qsTr("Back")
            x: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            onClicked: root.leave()
        }
        ActionButton {
            id: words
            objectName: "backButton"
            visible: root.canGoBack && root.overGame && root.width >= Theme.dp(900)
            icon: "undo"
            text: qsTr("Back to the game")
            x: Theme.margin
            height: Theme.target
            anchors.verticalCenter: parent.verticalCenter
            onClicked: root.leave()
        }
        TextMetrics { id: measure; font: Theme.fontFor("title"); text: root.title }
        ThemeText {
            id: titleText
            anchors.left: words.visible ? words.right : root.canGoBack ? backButton.right : parent.left
            anchors.leftMargin: Theme.gap + (root.canGoBack ? 0 : Theme.margin)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, Math.min(measure.advanceWidth + 4, root.width / 2, trail.x - x - Theme.gap))
            text: root.title
            step: "title"
            lines: 1
            Accessible.role: Accessible.Heading
        }
        ThemeText {
            anchors.left: titleText.right
            anchors.leftMargin: Theme.wideGap
            anchors.right: trail.left
            anchors.rightMargin: Theme.wideGap
            anchors.verticalCenter: parent.verticalCenter
            visible: width > Theme.dp(180)
            text: root.hint
            step: "body"
            color: Theme.mutedInk
        }
        Row {
            id: trail
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap
        }
    }

    Item {
        id: body
        anchors.top: top.bottom
        anchors.bottom: bottom.visible ? bottom.top : parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.margin
    }

    Bar {
        id: bottom
        visible: root.hasFoot
        anchors.bottom: parent.bottom
        width: parent.width
        readonly property real row: Theme.dp(root.height < Theme.dp(600) ? 64 : 76)
        readonly property bool both: root.stacked && left.implicitWidth > 0 && right.implicitWidth > 0
        height: bottom.both ? left.height + right.height + 3 * Theme.gap : bottom.row
        edge: "top"

        Row {
            id: left
            x: Theme.margin
            y: bottom.both ? Theme.gap : (bottom.height - height) / 2
            width: (root.stacked ? bottom.width : right.x) - 2 * Theme.margin
            spacing: Theme.wideGap
        }
        Row {
            id: right
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            y: bottom.both ? bottom.height - height - Theme.gap : (bottom.height - height) / 2
            spacing: Theme.wideGap
        }
        Binding {
            target: right.children[0] ?? null
            property: "width"
            value: bottom.width - 2 * Theme.margin
            when: root.stacked && right.children.length === 1
        }
    }

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: root.leaving
        sourceComponent: DropSheet {
            title: qsTr("Drop what was entered?")
            hint: root.unsaved
            onDismissed: root.leaving = false
            onConfirmed: { root.leaving = false; root.back(); }
        }
    }
    // qmllint enable unqualified
}
