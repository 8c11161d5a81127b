// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// A command with guided questions: a card, an offer, a decision. Places are tapped on the board; everything else is chosen here.
Panel {
    id: root

    required property GameTask task
    readonly property choiceFacts question: root.task.question
    readonly property string kind: root.question.kind
    readonly property playerFacts seat: Game.awaited
    /** A decision must be answered; the only way back is undo. */
    readonly property bool owed: root.task.guidedDecision
    /** The hidden cards among the choices: "hands", "decks" or "". */
    readonly property string secretCards: root.task.about.secret
    /** The hand to choose from is that of a seat of Reeve's, which has no real cards. */
    readonly property bool ofReeve: root.owed && (Game.players[Game.expected.other]?.level ?? "") !== ""
    readonly property bool secret: root.secretCards !== "" && root.kind !== "player" && ((root.secretCards === "decks" ? Table.decks : Table.hands) !== "real" || root.ofReeve)
    /** For real decks, only the deck of a card is known. */
    readonly property bool byDeck: root.kind === "progress" && Table.decks === "real"
    readonly property var offered: {
        const all = root.kind === "" || root.task.onBoard ? []
                  : root.kind === "player" ? Game.players.map(p => p.color).filter(c => root.question.choices.indexOf(c) >= 0) : Array.from(root.question.choices);
        return root.byDeck ? all.filter((c, i) => all.findIndex(o => ProgressNames.track(o) === ProgressNames.track(c)) === i) : all;
    }
    readonly property string chosen: {
        const open = root.task.answers.filter(a => root.task.selected.indexOf(a) < 0), kinds = open.filter((a, i) => open.indexOf(a) === i);
        const others = kinds.map(a => Words.cards.indexOf(a) >= 0 && open.length > kinds.length ? Words.amount(open.filter(o => o === a).length, a) : root.words(a));
        // The only possible player was not asked for.
        if (root.question.meant !== "")
            others.push(root.words(root.question.meant));
        return Words.list(others);
    }

    /** A tapped place in words. */
    function place(name: string): string { return BoardNames.place(name, Game.position?.board?.hexes ?? {}); }
    /** What a player has of the things that a card affects. */
    function stake(player: playerFacts): string {
        if (root.task.card === "spy")
            return qsTr("%n progress card(s)", "", player.progressCount);
        if (root.task.card === "deserter")
            return qsTr("%n knight(s)", "", Game.position?.pieces?.[player.color]?.knights?.length ?? 0);
        return Words.cardCount(player.handCount);
    }
    function words(answer: string): string {
        if (Words.cards.indexOf(answer) >= 0)
            return Words.card(answer);
        const player = Array.from(Game.players).find(p => p.color === answer);
        if (player)
            return player.name;
        if (Theme.playerNames.indexOf(answer) >= 0)
            return Words.color(answer);
        if (answer === "road" || answer === "ship" || answer === "settlement")
            return Words.piece(answer);
        if (root.byDeck)
            return Words.track(ProgressNames.track(answer));
        return ProgressNames.track(answer) !== "" ? ProgressNames.name(answer) : answer;
    }
    /** Number of cards to choose. */
    readonly property int due: root.task.prompt.count
    readonly property bool arming: root.task.about.several
    readonly property string ask: {
        if (root.arming)
            return root.kind === "" ? qsTr("All available knights defend.") : qsTr("Tap each knight that defends; the others stay out of the battle.");
        switch (root.kind) {
        case "hex": return root.task.answers.length > 0 ? qsTr("Now tap the other hex.") : qsTr("Tap a highlighted hex.");
        case "path": return root.question.command ? qsTr("Tap a highlighted path, or finish here.") : qsTr("Tap a highlighted path.");
        case "intersection": return root.question.command ? qsTr("Tap one more place, or finish here.") : qsTr("Tap a highlighted place.");
        case "player": return qsTr("Choose a player.");
        case "card": return root.owed && root.due > 1 ? qsTr("Choose card %1 of %2.").arg(root.task.answers.length + 1).arg(root.due) : qsTr("Choose a card.");
        case "progress": return qsTr("Choose a progress card.");
        case "number": return root.question.key === "red" ? qsTr("Choose the red die.") : Prompts.dice.second === "white" ? qsTr("Choose the white die.") : qsTr("Choose the yellow die.");
        case "color": return qsTr("Choose a colour.");
        case "piece": return qsTr("Choose a piece.");
        }
        if (root.question.command && root.task.answers.length === 0)
            return qsTr("No choice is needed.");
        return root.question.command ? qsTr("Everything is chosen.") : qsTr("There is nothing to choose.");
    }

    /** Effect of playing it, if it follows from public information. */
    property foresightFacts unknown
    readonly property foresightFacts effect: Game.revision >= 0 && root.question.command && !root.owed ? Prompts.foresee(root.question.command) : root.unknown
    readonly property bool idle: root.effect.sentences.length === 0

    mustDecide: root.owed
    title: root.owed ? Game.expected.text : root.task.card !== "" ? ProgressNames.name(root.task.card) : root.task.about.name
    implicitHeight: root.contentTop + body.implicitHeight + root.padding

    ColumnLayout {
        id: body
        width: parent.width
        spacing: Theme.wideGap

        ThemeText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.task.card === "" ? root.task.about.detail : ProgressNames.text(root.task.card)
            step: "caption"
            lines: 10
            color: Theme.mutedInk
        }
        ThemeText {
            objectName: "guideQuestion"
            Layout.fillWidth: true
            text: root.ask
            step: "body"
            lines: 3
            color: root.owed ? Theme.warning : Theme.accent
        }
        ThemeText {
            objectName: "foreseen"
            Layout.fillWidth: true
            visible: root.effect.known
            text: root.idle ? qsTr("It would have no effect now.") : qsTr("Then: %1").arg(Array.from(root.effect.sentences).join(" "))
            step: "body"
            lines: 6
            color: root.idle ? Theme.warning : Theme.ink
        }
        SecretCover {
            Layout.fillWidth: true
            visible: root.offered.length > 0 || root.secret && root.chosen !== ""
            owner: Game.expected.player
            secret: root.secret
            Column {
                width: parent.width
                spacing: Theme.gap
                ThemeText {
                    objectName: "secretlyChosen"
                    width: parent.width
                    visible: root.secret && root.chosen !== ""
                    text: qsTr("Chosen: %1").arg(root.chosen)
                    lines: 3
                }
                Flow {
                    width: parent.width
                    spacing: Theme.gap
                    Repeater {
                        model: root.offered
                        ActionButton {
                            required property var modelData
                            readonly property playerFacts seat: (root.kind === "player" ? Array.from(Game.players).find(p => p.color === modelData) : undefined) ?? Game.nobody
                            /** The effect is shown to players who see the card for the first time. */
                            readonly property bool explained: root.kind === "progress" && !root.byDeck
                            objectName: "choice-" + modelData
                            width: root.kind === "number" ? Theme.dp(56) : seat.seated || explained ? parent?.width ?? 0 : Math.max(implicitWidth, Theme.dp(110))
                            icon: root.kind === "card" ? modelData : explained ? "card" : ""
                            text: root.words(modelData)
                            player: seat.color
                            subtitle: seat.seated ? root.stake(seat) : explained ? ProgressNames.text(modelData) : ""
                            subtitleLines: explained ? 8 : 2
                            onClicked: root.task.answer(modelData)
                        }
                    }
                }
            }
        }
        InsteadRow { Layout.fillWidth: true; visible: root.owed && seats.length > 0 }
        // The tapped places, with their numbers on the board.
        Rows {
            id: picks
            visible: root.task.selected.length > 0
            spacing: Theme.wideGap
            Repeater {
                model: root.task.selected
                RowLayout {
                    id: pick
                    required property string modelData
                    required property int index
                    width: picks.width
                    spacing: Theme.wideGap
                    Rectangle {
                        implicitWidth: Theme.dp(30)
                        implicitHeight: Theme.dp(30)
                        radius: width / 2
                        color: Theme.accent
                        ThemeText { anchors.centerIn: parent; text: pick.index + 1; lines: 1; color: Theme.accentInk; Accessible.ignored: true }
                    }
                    ThemeText { objectName: "pick" + pick.index; Layout.fillWidth: true; text: root.place(pick.modelData); lines: 2 }
                }
            }
        }
        ThemeText {
            Layout.fillWidth: true
            visible: root.chosen !== "" && !root.secret
            text: qsTr("Chosen: %1").arg(root.chosen)
            step: "caption"
            lines: 2
        }
        PrimaryButton {
            objectName: "guideDone"
            Layout.fillWidth: true
            visible: !!root.question.command
            // Prevents committing no knights by an accidental tap on the primary button.
            waiting: root.arming && root.task.answers.length === 0
            title: root.question.done
            icon: "check"
            onClicked: root.task.carryOut()
        }
        GridLayout {
            Layout.fillWidth: true
            visible: root.task.answers.length > 0 || !!root.question.pass || !root.owed
            columns: width > Theme.dp(320) ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            ActionButton {
                objectName: "guideAgain"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: root.task.answers.length > 0
                icon: "undo"
                text: qsTr("Choose again")
                onClicked: root.task.answers = []
            }
            ActionButton {
                objectName: "guidePass"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: !!root.question.pass
                text: qsTr("Skip")
                onClicked: Game.perform(root.question.pass)
            }
            ActionButton {
                objectName: "guideCancel"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: !root.owed
                icon: "cross"
                text: qsTr("Not now")
                onClicked: root.task.cancel()
            }
        }
    }
}
