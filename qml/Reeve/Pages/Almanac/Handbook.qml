// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How to use Reeve, each entry with the icon of its button. When a button is renamed, update this file. resources/manual/make.py makes
// docs/manual.md of it, and the pictures of both.
QtObject {
    /** [{icon, picture, title, text}] in the order of a game; `picture`: its name in resources/manual, if it has one. */
    readonly property var entries: [
        { icon: "camera", picture: "scan", title: qsTr("Photograph the board"),
          text: qsTr("Choose \"Photograph\" for the board of a new game. Take the whole board from above, in even light, with every hex in the picture, in any rotation. Marked hexes are doubtful: tap one and choose what lies there. Every other hex can be changed in the same way.") },
        { icon: "corners", title: qsTr("If the board is not found"),
          text: qsTr("Choose \"Move corners\" and drag the six points onto the corners of the frame: Reeve reads what lies between them. Or enter the board by hand: tap a hex, then its terrain and number.") },
        { icon: "dice", picture: "dice", title: qsTr("Enter the dice"),
          text: qsTr("Roll as usual and tap what each die shows, or type the numbers. Then everyone sees what they get, and why. Reeve can also roll, once or for the whole game.") },
        { icon: "hand", title: qsTr("Cards on the table or in Reeve"),
          text: qsTr("Menu, \"On the table or in Reeve\": dice, hands and progress cards are kept by you or by Reeve, each separately, and you may change it during the game. If the hands are on the table, Reeve announces what is due, counts the cards and asks if a payment exceeds its count. A tap on a player's panel corrects the count.") },
        { icon: "cover", picture: "cards", title: qsTr("Look at secret cards"),
          text: qsTr("Hands and progress cards lie under a cover. Pass the tablet to their owner, who holds a finger on the cover; when the finger goes, the cards are hidden again. Tap \"Keep open\" to choose cards: they are shown until \"Cover\" is tapped or nobody has touched them for 10 seconds. Nothing of them stands in the history.") },
        { icon: "settlement", picture: "build", title: qsTr("Build"),
          text: qsTr("Choose \"Build\" and a piece. Missing cards are named beside it. The places where it may go are highlighted on the board: tap one. Knights work in the same way.") },
        { icon: "zoom-in", title: qsTr("See the board larger"),
          text: qsTr("Spread two fingers, turn the wheel or tap twice on the place that matters; a drag then moves the board. Tap twice again, or the sign in its corner, and the whole board is back. A finger between two places that could both be meant enlarges it as well; tap again then.") },
        { icon: "harbour", title: qsTr("Ships and the pirate"),
          text: qsTr("In the set-up you choose between \"Road\" and \"Ship\". Later \"Build\" offers ships. Tap a ship of your own to see where it may go, or why it stays. After a 7 the hex that you tap decides: on land the robber moves, at sea the pirate.") },
        { icon: "trade", picture: "trade", title: qsTr("Trade"),
          text: qsTr("With the bank, your best rate stands beside each kind. With other players, agree aloud and enter what each gives.") },
        { icon: "card", title: qsTr("Play a progress card"),
          text: qsTr("Open your cards and choose \"Play\". Reeve asks for one thing after the other: a hex, a knight, a player. Until the last answer nothing has happened, and \"Not now\" puts the card back.") },
        { icon: "ship", picture: "landing", title: qsTr("If the barbarians landed now"),
          text: qsTr("Tap the barbarian track above the board: who would lose a city, who would be Defender of Catan, and how much strength is missing.") },
        { icon: "undo", title: qsTr("Undo a step"),
          text: qsTr("The button at the lower left names the step it undoes. Undo as many steps as you like, even after Reeve was closed. In \"History\" you can look at any step and undo everything back to it.") },
        { icon: "history", picture: "history", title: qsTr("Change an old roll"),
          text: qsTr("Tap the pencil beside the roll in \"History\", or the dice of the last roll, and enter the right dice. Everything after it is replayed; if a later step is no longer possible, Reeve says so before anything changes.") },
        { icon: "pencil", picture: "correct", title: qsTr("Correct the record"),
          text: qsTr("Menu, \"Correct the record\": set pieces, cards, city improvements, barbarian ship and turn to what is on the table. It is one step and can be undone.") },
        { icon: "camera", picture: "check", title: qsTr("Compare the table with the record"),
          text: qsTr("Menu, \"Check the board\": a photograph is compared with the game. The clearest difference comes first; choose for each whether the table or Reeve is right. Open differences are shown in the game until you have looked at them, dismissed the note or played on.") },
        { icon: "eye", title: qsTr("Let Reeve watch"),
          text: qsTr("Put a camera on a stand so that it sees the whole board from above, and choose \"Let Reeve watch\" in the menu. What is put down, moved or removed is proposed at the top of the game, and one tap enters it. Dice and cards are entered as before.") },
        { icon: "rotate-seat", title: qsTr("Turn panels to their players"),
          text: qsTr("Menu, \"On the table or in Reeve\": say where each player sits. Their panels and questions then face them. The whole view can be turned by quarters as well.") },
        { icon: "share", picture: "statistics", title: qsTr("Keep a game or move it to another device"),
          text: qsTr("Statistics, then Share: one page about the game as a picture or PDF. The pencil beside a game saves its record as a file, which another device opens on its home page.") },
        { icon: "users", title: qsTr("The same players again"),
          text: qsTr("\"Same players as last time\" seats them with names and colours. The page \"Players\" keeps their statistics of all games; you can remove anyone from it.") },
        { icon: "phone", title: qsTr("Phones with secret hands"),
          text: qsTr("Menu, \"Phones\": each player scans the code with the phone's camera, chooses their name and is confirmed at the table. From then on the phone shows their own cards and asks them directly; spectators only watch, also on a television: open the address that Reeve shows in its browser, then \"Just watch\" and \"Show on a television\". Phone and tablet must be in the same Wi-Fi. Whoever has no phone is asked at the table as before.") },
        { icon: "club", title: qsTr("Several tables in one club"),
          text: qsTr("A club keeps the games, players and statistics of many tables on a computer of its own. Settings, \"Club\": scan the invitation or enter its code. Games go on when the connection is lost, and what is missing is sent later.") },
        { icon: "info", title: qsTr("Keys"),
          text: qsTr("Enter: what comes next. 1 to 6 and Backspace: the dice. Ctrl+Z and Ctrl+Y: undo and redo. C: check the board. + and −: a larger or smaller board, 0: all of it. Esc: cancel, or go back. Tab and the arrow keys reach everything else.") }]
}
