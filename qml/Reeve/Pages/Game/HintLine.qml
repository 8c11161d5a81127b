// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// A hint for beginners: what is new to them, else about the current prompt. A tap opens its rule. Can be disabled in the settings.
Pressable {
    id: root

    required property GameDesk page
    required property GameTask task
    /** There is room for it. */
    property bool fits: true
    readonly property int ships: Facts.shipSpaces - Game.barbarians.spaces
    readonly property int missing: Game.barbarians.missing
    readonly property playerFacts seat: Game.awaited
    readonly property bool news: FirstEvening.text !== ""
    readonly property bool newsSeen: root.news && root.visible
    onNewsSeenChanged: FirstEvening.see(root.newsSeen)
    Component.onDestruction: FirstEvening.see(false)
    /** {text, rule} */
    readonly property var hint: {
        const prompt = root.page.prompt;
        if (root.news)
            return { text: qsTr("New: %1").arg(FirstEvening.text), rule: FirstEvening.rule };
        if (prompt.placing)
            return { text: qsTr("Different terrains and numbers near 7 bring cards most often: 6 and 8 come five times in 36."), rule: "SETUP-33" };
        if (prompt.rolling)
            return root.page.base ? { text: qsTr("Before the roll you may play one development card."), rule: "DEV-3" }
                : { text: qsTr("City gate: everyone whose flip-chart in that colour shows the red die's number draws a progress card."), rule: "IMPR-8" };
        if (!prompt.acting)
            return null;
        if (Game.turn.phase === "movement")
            return { text: qsTr("Tap a piece of yours and its destinations light up. Each piece moves once a turn."), rule: "FAN-RK-1" };
        if (root.seat.handCount > root.seat.handLimit)
            return { text: qsTr("More than %1 cards: on a 7 you must discard half.").arg(root.seat.handLimit), rule: "SEVEN-2" };
        if (!root.page.base && root.missing > 0 && root.ships <= 3)
            return { text: qsTr("The barbarians are near. Only active knights count; activating one costs 1 grain."), rule: "KNIGHT-6" };
        if (!root.page.base && root.seat.strength === 0)
            return { text: qsTr("A knight costs wool and ore, and must be activated with grain to defend."), rule: "KNIGHT-2" };
        if (Array.from(Prompts.actions).some(o => o.what === "city" && o.possible))
            return { text: qsTr("You can upgrade a settlement to a city now: a city gets two cards per hex."), rule: "CITY-1" };
        return { text: qsTr("The bank trades four cards of a kind for any other card; harbours give better rates."), rule: "TRADE-4" };
    }

    objectName: "hintLine"
    visible: root.fits && Settings.hints && root.hint !== null && !root.task.guided && root.task.panel === ""
    name: root.hint?.text ?? ""
    description: qsTr("Opens the rule")
    implicitHeight: Math.max(Theme.target, words.implicitHeight + Theme.gap)
    onClicked: {
        root.page.look("almanac", root.hint.rule);
        if (root.news)
            FirstEvening.understood();
    }

    Icon { id: glyph; name: "info"; color: Theme.accent; size: Theme.dp(22); anchors.verticalCenter: parent.verticalCenter }
    ThemeText {
        id: words
        anchors.left: glyph.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.hint?.text ?? ""
        step: "caption"
        lines: 4
        color: root.news ? Theme.ink : Theme.mutedInk
        Accessible.ignored: true
    }
}
