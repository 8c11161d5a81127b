// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtMultimedia
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// The game page: one of three layouts around the same board, and the sheets over it.
FocusScope {
    id: root

    signal home()
    signal settings()
    signal again()
    /** Opens "almanac" (at a rule, or ""), "history" or "statistics". */
    signal look(string page, string rule)

    readonly property promptFacts prompt: desk.prompt
    readonly property bool portrait: root.height > root.width
    readonly property bool small: !root.portrait && (root.width < Theme.dp(1180) || root.height < Theme.dp(680))
    /** Home was chosen with a roll that is half entered. */
    property bool leaving: false
    /** The winner's page was closed to look at the board. */
    property bool winnerSeen: false

    GameDesk {
        id: desk
        onHome: diceEntry.begun ? root.leaving = true : root.home()
        onSettings: root.settings()
        onLook: (page, rule) => root.look(page, rule)
        onNext: root.next()
        onCheck: root.check()
        onTold: text => notice.tell(text)
        onClosed: root.forceActiveFocus()
    }
    GameTask {
        id: boardTask
        cameraBroken: desk.camera !== null && (desk.camera.gone || desk.camera.fault !== "")
        onWatchAsked: desk.sheet = "watch"
    }
    DiceEntry { id: diceEntry }

    /** Carries out the primary button. */
    function next(): void {
        if (boardTask.held)
            root.look("check", "");
        else if (EmptySeats.acting)
            root.confirm();
        else if (boardTask.open !== null)
            notice.hint(boardTask.openQuestion.ask);
        else if (boardTask.ready)
            boardTask.carryOut();
        else if (boardTask.leading)
            notice.hint(qsTr("Choose first, or tap “Not now”."));
        else if (root.prompt.rolling && diceEntry.own)
            diceEntry.letReeve();
        else if (root.prompt.rolling)
            diceEntry.complete ? diceEntry.send() : notice.hint(diceEntry.byTotal ? qsTr("Tap the total of both dice, or let Reeve roll.")
                                                                      : diceEntry.withEvent ? qsTr("Tap the numbered dice and the event die, or let Reeve roll.")
                                                                                            : qsTr("Tap both dice, or let Reeve roll."));
        else if (root.prompt.acting && root.prompt.first !== "")
            boardTask.offer(root.prompt.first, "");
        else if (root.prompt.acting)
            boardTask.endTurn();
        else if (root.prompt.over)
            root.winnerSeen = false;
        else
            notice.hint(Game.expected.text);
    }

    /** Confirms that the proposal of Reeve's seat was carried out on the board; an offered trade counts as declined. */
    function confirm(): void {
        if (EmptySeats.offering)
            EmptySeats.decline();
        else if (!EmptySeats.thinking)
            EmptySeats.confirm();
    }

    /** Compares the board with a photograph, if it can be read. */
    function check(): void {
        if (desk.readable)
            root.look("check", "");
        else
            notice.tell(qsTr("Reeve cannot read photographs of this board: only of the islands of %1 and of %2 hexes, and of boards with sea and enough land.").arg(Facts.standardHexes).arg(Facts.extendedHexes));
    }

    readonly property bool keyHome: true
    focus: true
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            Overlays.rest(root.Window.activeFocusItem);
        keys.pressed(event);
    }
    GameKeys {
        id: keys
        dice: diceEntry
        task: boardTask
        onNextAsked: root.next()
        onCheckAsked: root.check()
    }

    Connections {
        target: Game
        // If the refusal has no rule, show that of the current prompt. A full disk breaks no rule.
        function onRefused(refusal: refusalFacts): void {
            const due = Array.from(["decision-pending", "no-such-decision", "not-in-this-game"]).indexOf(refusal.code) >= 0 ? desk.rule : "";
            notice.show(refusal.text, refusal.rule || due);
        }
        function onRevisionChanged(): void {
            notice.accepted();
            // The photograph shows an earlier position.
            if (root.visible)
                BoardCheck.cancel();
            if (!root.prompt.rolling)
                diceEntry.clear();
            if (!root.prompt.acting && (desk.sheet === "improve" || desk.sheet === "trade"))
                desk.sheet = "";
            if (!root.prompt.over)
                root.winnerSeen = false;
        }
    }

    // Only while the game is seen: other pages use the camera, too.
    // qmllint disable unqualified
    Loader {
        active: TableWatch.on && TableWatch.video === "" && root.visible
        sourceComponent: LiveCamera { scanner: Scanner; videoSink: TableWatch.sink }
        onItemChanged: desk.camera = item as LiveCamera
    }
    Loader {
        active: TableWatch.on && TableWatch.video !== "" && root.visible
        sourceComponent: MediaPlayer {
            source: TableWatch.video
            videoOutput: TableWatch.sink
            Component.onCompleted: play()
            onErrorOccurred: { notice.tell(qsTr("This video cannot be played. Choose another one.")); TableWatch.end(); }
        }
    }
    // qmllint enable unqualified
    Connections {
        target: TableWatch
        function onEntered(text: string): void { notice.tell(qsTr("Seen and entered: %1").arg(text)); }
    }
    Connections {
        target: Games
        function onTriedAgain(well: bool): void {
            if (well)
                notice.tell(qsTr("You can play on here."));
            else
                notice.show(qsTr("Not yet: %1").arg(Games.notice), "");
        }
    }
    Connections {
        target: Phones
        function onPhotoShown(picture: url): void {
            BoardCheck.read(picture);
            root.look("check", "");
        }
    }

    // qmllint disable unqualified
    Component { id: landscape; GameLandscape { page: desk; task: boardTask; dice: diceEntry } }
    Component { id: upright; GamePortrait { page: desk; task: boardTask; dice: diceEntry } }
    Component { id: compact; GameSmall { page: desk; task: boardTask; dice: diceEntry } }
    // qmllint enable unqualified

    Loader {
        id: layout
        objectName: "gameLayout"
        anchors.fill: parent
        // Whoever cannot save has to see that all the time: these notes have room of their own.
        anchors.topMargin: notes.height > 0 ? notes.height + 2 * Theme.gap : 0
        sourceComponent: root.portrait ? upright : root.small ? compact : landscape
    }

    GameSheets { page: desk; task: boardTask }
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        z: 55
        active: root.leaving
        sourceComponent: DropSheet {
            title: qsTr("Leave before the roll is complete?")
            hint: qsTr("The dice that you have tapped are not kept.")
            onDismissed: root.leaving = false
            onConfirmed: root.home()
        }
    }
    // qmllint enable unqualified

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: Game.attack.landed
        sourceComponent: AttackScene {
            task: boardTask
            onRuleAsked: root.look("almanac", root.prompt.ofAttack ? desk.rule : "BARB-6")
            onPhonesAsked: root.look("phones", "")
        }
    }
    // qmllint enable unqualified
    Loader {
        anchors.fill: parent
        active: Game.conflict.begun && !Game.attack.landed
        sourceComponent: BattleScene { onRuleAsked: rule => root.look("almanac", rule); onPhonesAsked: () => root.look("phones", "") }
    }
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: root.prompt.over && !root.winnerSeen && desk.sheet === "" && !Game.attack.landed && !Game.conflict.begun
        sourceComponent: WinnerScene {
            onHome: root.home()
            onAgain: root.again()
            onLookAtBoard: root.winnerSeen = true
            onPointsAsked: player => desk.openPoints(player)
            onStatistics: root.look("statistics", "")
            onSummary: root.look("summary", "")
        }
    }
    // qmllint enable unqualified

    Column {
        id: notes
        x: Theme.margin
        y: Theme.gap
        width: parent.width - 2 * Theme.margin
        spacing: Theme.gap
        NoticePanel {
            objectName: "fileNote"
            width: parent.width
            // In a low window the board has priority; "Try again" shows the reason.
            text: Games.readOnly && root.height < Theme.dp(640) ? qsTr("Read-only.") : Game.notice
            action: Games.readOnly ? qsTr("Try again") : ""
            dismissible: !Games.readOnly
            onActed: Games.tryAgain()
            onDismissed: Game.dismissNotice()
        }
        NoticePanel {
            objectName: "lostNote"
            width: parent.width
            text: !Club.openGameLost ? "" : root.height < Theme.dp(640) || root.width < Theme.dp(600) ? qsTr("This game continues at another table. Here it is read-only.") : qsTr("This game belongs to another table of your club. Here it can only be looked at; what was played here is kept. If nobody plays it there, you can go on with it from the club's list.")
            action: qsTr("Club")
            onActed: root.look("club", "")
        }
    }
    SavingSign { anchors.horizontalCenter: parent.horizontalCenter; y: Theme.dp(66); z: 190 }
    // qmllint disable unqualified
    Loader {
        objectName: "tourLoader"
        anchors.fill: parent
        active: desk.sheet === "tour" || !Settings.tourSeen && !root.prompt.over
        z: 150
        sourceComponent: Tour {
            within: root
            onDone: { Settings.tourSeen = true; desk.close(); }
        }
    }
    // qmllint enable unqualified
    Notice {
        id: notice
        objectName: "notice"
        anchors.topMargin: Theme.dp(66) + layout.anchors.topMargin
        // Over the board, not over the buttons next to it.
        most: root.portrait ? Theme.dp(760) : root.width * (root.small ? 0.58 : 0.49)
        anchors.horizontalCenterOffset: root.portrait ? 0 : -root.width * (root.small ? 0.2 : 0.02)
        correctable: true
        onRuleAsked: rule => root.look("almanac", rule)
        onCorrectionAsked: root.look("correct", "")
    }
}
