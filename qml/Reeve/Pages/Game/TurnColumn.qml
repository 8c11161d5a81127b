// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// The current step of the turn: placing, the dice, the result, a tapped place, or an open choice.
Flickable {
    id: root

    objectName: "turnColumn"

    required property GameDesk page
    required property GameTask task
    required property DiceEntry dice
    property bool withDigital: true
    /** The window is low: the roll is one line. */
    property bool brief: false
    /** Available height; a hint is shown only if it fits without scrolling. */
    property real room: root.height
    readonly property promptFacts prompt: root.page.prompt
    readonly property bool acting: root.prompt.acting && root.task.panel === "" && !root.task.guided
    /** Totals that count in this turn, if it has two rolls. */
    readonly property list<int> rolls: Array.from(Game.position?.this_turn?.rolls ?? [])
    readonly property bool rolled: Game.lastRoll.rolled && (Game.turn.phase !== "roll" || root.rolls.length > 0)
                                   && Game.turn.phase !== "setup"

    /** An open question about a command has priority. */
    readonly property bool asking: root.task.open !== null

    contentHeight: root.asking ? open.height : column.implicitHeight + (hint.visible ? hint.height + Theme.gap : 0)
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height

    MoreBelow { parent: root; view: root; ground: Theme.background }

    // qmllint disable unqualified
    Loader {
        id: open
        width: root.width
        active: root.asking
        visible: active
        sourceComponent: OpenPanel { task: root.task; onRuleAsked: rule => root.page.look("almanac", rule) }
    }
    // qmllint enable unqualified
    ColumnLayout {
        id: column
        visible: !root.asking
        width: root.width
        spacing: Theme.gap

        Loader {
            Layout.fillWidth: true
            active: EmptySeats.acting
            visible: active
            sourceComponent: ProposalPanel {}
        }
        // qmllint disable unqualified
        Loader {
            Layout.fillWidth: true
            active: root.task.placing
            visible: active
            sourceComponent: PlacingPanel { task: root.task; onAdviceAsked: root.page.sheet = "possible" }
        }
        Loader {
            Layout.fillWidth: true
            active: root.task.guided
            visible: active
            sourceComponent: GuidePanel { task: root.task }
        }
        Loader {
            Layout.fillWidth: true
            active: root.prompt.rolling && !root.task.guided && root.task.panel === ""
            visible: active
            sourceComponent: DicePanel {
                dice: root.dice
                task: root.task
                digital: root.withDigital
                brief: root.brief
                onOddsAsked: total => root.page.openOdds(total)
            }
        }
        Loader {
            Layout.fillWidth: true
            active: root.task.panel === "place" && !root.task.guided
            visible: active
            sourceComponent: PlacePanel { task: root.task }
        }
        Loader {
            Layout.fillWidth: true
            active: root.task.panel === "offer" && !root.task.guided
            visible: active
            sourceComponent: OfferPanel { task: root.task }
        }
        Loader {
            Layout.fillWidth: true
            active: root.task.placeDecision
            visible: active
            sourceComponent: DecisionPanel { task: root.task }
        }
        Loader {
            Layout.fillWidth: true
            active: root.prompt.acting && root.task.panel === "build"
            visible: active
            sourceComponent: OffersPanel { task: root.task; group: "build" }
        }
        Loader {
            Layout.fillWidth: true
            active: root.prompt.acting && root.task.panel === "knights"
            visible: active
            sourceComponent: OffersPanel { task: root.task; group: "knights" }
        }
        // qmllint enable unqualified
        ThemeText {
            objectName: "bothRolls"
            Layout.fillWidth: true
            visible: root.rolled && root.rolls.length > 0
            text: root.rolls.length > 1 ? qsTr("First roll %1, second roll %2").arg(root.rolls[0]).arg(root.rolls[1]) : qsTr("First roll %1").arg(root.rolls[0] ?? "")
            step: "heading"
        }
        ResultPanel { page: root.page; Layout.fillWidth: true; visible: !root.brief && root.rolled && root.task.panel === "" && !root.task.guided }
        ResultLine { page: root.page; Layout.fillWidth: true; visible: root.brief && root.rolled && root.task.panel === "" && !root.task.guided }
        DrawsPanel { Layout.fillWidth: true; visible: !root.brief && root.rolled && root.task.panel === "" && !root.task.guided && draws.length > 0 }
        YieldPanel { Layout.fillWidth: true; visible: root.rolled && root.task.panel === "" && !root.task.guided && (!root.prompt.rolling || root.rolls.length > 0) }
        // qmllint disable unqualified
        Loader {
            Layout.fillWidth: true
            Layout.minimumHeight: 1 // see Rows: it may be the only item
            active: root.acting
            visible: active
            sourceComponent: SpecialActions { task: root.task }
        }
        // qmllint enable unqualified
    }
    HintLine {
        id: hint
        y: column.implicitHeight + Theme.gap
        width: root.width
        fits: !root.asking && hint.y + hint.height <= root.room
        page: root.page
        task: root.task
    }
}
