// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How things are done with Reeve, each with the sign that its button carries. Whoever renames a button looks here too.
QtObject {
    /** [{icon, title, text}] in the order of an evening. */
    readonly property var entries: [
        { icon: "camera", title: qsTr("Photograph the island"),
          text: qsTr("Choose \"Photograph\" for the board of a new game. Take the whole island from above, in even light, with every hex in the picture; any rotation will do. Marked hexes are doubtful: tap one and say what lies there. A tap on any other hex changes it too.") },
        { icon: "corners", title: qsTr("When the island is not found"),
          text: qsTr("Choose \"Move corners\" and drag the six points onto the corners of the frame: Reeve reads what lies between them. Or enter the board by hand: tap a hex, then its terrain and number.") },
        { icon: "dice", title: qsTr("Enter the dice"),
          text: qsTr("Throw as always and tap in the red, the yellow and the event die, or type the numbers. Then everybody sees what to take, and why. Reeve can also throw, for one roll or for the whole game.") },
        { icon: "hand", title: qsTr("Cards on the table or in Reeve"),
          text: qsTr("Menu, \"On the table or in Reeve\": dice, hands and progress cards are kept by you or by Reeve, each by itself, and may change during the game. Where the hands are on the table, Reeve announces what is due and asks for no payment.") },
        { icon: "cover", title: qsTr("Look at secret cards"),
          text: qsTr("Hands and progress cards lie under a cover. Pass the tablet to their owner, who holds a finger on the cover; when the finger goes, the cards are hidden again. Nothing of them stands in the history.") },
        { icon: "settlement", title: qsTr("Build"),
          text: qsTr("Choose \"Build\" and a piece. What is missing stands beside it. The places where it may stand light up on the board: tap one. The same goes for knights.") },
        { icon: "trade", title: qsTr("Trade"),
          text: qsTr("With the bank, the best rate of your harbours stands beside each kind. With other players, agree aloud and enter what each gives.") },
        { icon: "card", title: qsTr("Play a progress card"),
          text: qsTr("Open your cards and choose \"Play\". Reeve asks for one thing after the other: a hex, a knight, a player. Until the last answer nothing has happened, and \"Not now\" puts the card back.") },
        { icon: "ship", title: qsTr("If the barbarians landed now"),
          text: qsTr("Tap the ship's track above the board: who would lose a city, who would be defender, how many knights are missing, and how likely it is that the next attack is won.") },
        { icon: "undo", title: qsTr("Take something back"),
          text: qsTr("The button at the lower left names what it takes back. As many steps as you like, also after the app was closed. In \"What happened\" you can look at any moment and take the game back to it.") },
        { icon: "history", title: qsTr("Change an old roll"),
          text: qsTr("Menu, \"Set right\", \"Dice\": choose the roll and the right dice. Everything after it follows; where something could no longer have happened, Reeve says so before anything changes.") },
        { icon: "pencil", title: qsTr("When the table is right and Reeve is not"),
          text: qsTr("Menu, \"Set right\": pieces, cards, charts, ship and turn are set to what lies on the table. It is one step and can be taken back.") },
        { icon: "eye", title: qsTr("Compare table and record"),
          text: qsTr("Menu, \"Check the board\": a photograph is held against the game. The surest difference stands first; say for each whether the table or Reeve is right. What is left open holds the game up until you have looked, put the note away or played on.") },
        { icon: "rotate-seat", title: qsTr("Turn panels to their players"),
          text: qsTr("Menu, \"On the table or in Reeve\": say where each player sits. Their panels and questions then face them. The whole view can be turned by quarters as well.") },
        { icon: "share", title: qsTr("Keep the evening, or move it"),
          text: qsTr("Statistics, then the sign for sharing: one page about the evening as picture or PDF. The pencil beside a game saves its record as a file, which another device reads on its first page.") },
        { icon: "users", title: qsTr("The same people again"),
          text: qsTr("\"The same as last time\" seats them with names and colours. The page of the players keeps their figures of all evenings, and forgets whom you wish.") },
        { icon: "info", title: qsTr("Keys"),
          text: qsTr("Enter: what is next. 1 to 6 and Backspace: the dice. Ctrl+Z and Ctrl+Y: undo and redo. C: check the board. Esc: give up what was begun, or go back. Tab and the arrows reach everything else.") }]
}
