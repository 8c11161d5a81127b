// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Pages

// All rules, prices, cards and levels in the project's own words, to browse and search. Chapters and entries side by side in a
// wide window, else one after the other.
FocusScope {
    id: root

    /** The rule to show first, or "". */
    property string rule: ""
    /** "": shows the chapters in a narrow window. */
    property string chapter: ""
    property string words: ""
    readonly property bool wide: root.width > Theme.dp(760) && root.width > root.height
    readonly property bool searching: root.words.trim() !== ""
    readonly property bool listShown: root.wide || root.searching || root.chapter !== ""
    readonly property string shownChapter: root.chapter !== "" ? root.chapter : !root.wide ? "" : Game.active ? "prices" : "handbook"
    readonly property var entries: root.searching ? book.find(root.words) : root.shownChapter === "" ? [] : book.entries(root.shownChapter)

    signal back()

    /** Goes back: from the search results, from a chapter in a narrow window, then from the almanac. */
    function goBack(): void {
        if (root.searching)
            field.text = "";
        else if (!root.wide && root.chapter !== "")
            root.chapter = "";
        else
            root.back();
    }
    function open(chapter: string): void {
        root.seeking = false;
        field.text = "";
        root.chapter = chapter;
        entryList.positionViewAtBeginning();
    }
    function openRule(): void {
        if (root.rule === "")
            return;
        if (book.place(root.rule) < 0)
            book.only = false;
        if (book.place(root.rule) < 0)
            return;
        root.chapter = book.chapterOf(root.rule);
        root.seeking = true;
        settle.restart();
    }
    /** Keeps the requested rule visible until the user scrolls: rows get their heights one by one. */
    property bool seeking: false
    Timer {
        id: settle
        interval: 1
        onTriggered: {
            if (!root.seeking)
                return;
            entryList.forceLayout();
            entryList.positionViewAtIndex(book.place(root.rule), ListView.Beginning);
        }
    }
    Component.onCompleted: root.openRule()

    focus: true
    AlmanacBook {
        id: book
        rules: Game.active ? Game.position?.rules ?? null : null
        only: Game.active
    }

    PageFrame {
        anchors.fill: parent
        title: root.wide || root.chapter === "" || root.searching ? qsTr("Almanac") : book.title(root.chapter)
        onBack: root.goBack()
        trailing: SearchField {
            id: field
            objectName: "almanacSearch"
            width: Math.min(Theme.dp(380), root.width * (root.width < Theme.dp(420) ? 0.42 : 0.46))
            placeholder: qsTr("Search")
            onTextChanged: root.words = field.text
        }

        Panel {
            id: side
            width: root.wide ? Theme.dp(310) : parent.width
            height: parent.height - (onlyButton.visible ? onlyButton.height + Theme.gap : 0)
            visible: root.wide || !root.listShown
            padding: Theme.gap
            MoreBelow { view: chapterList; ground: Theme.surface; z: 1 }
            PageList {
                id: chapterList
                objectName: "chapterList"
                anchors.fill: parent
                model: book.chapters
                currentIndex: book.chapters.findIndex(c => c.chapter === root.shownChapter)
                delegate: ChapterRow {
                    required property var modelData
                    objectName: "chapter-" + modelData.chapter
                    width: chapterList.width
                    title: modelData.title
                    count: modelData.count
                    chosen: root.wide && !root.searching && modelData.chapter === root.shownChapter
                    onClicked: root.open(modelData.chapter)
                }
            }
        }
        ActionButton {
            id: onlyButton
            objectName: "onlyThisGame"
            visible: Game.active && side.visible
            anchors.bottom: parent.bottom
            width: side.width
            icon: book.only ? "check" : "eye"
            text: qsTr("Only rules of this game")
            selected: book.only
            checkable: true
            role: Accessible.CheckBox
            onClicked: book.only = !book.only
        }
        ThemeText {
            id: heading
            anchors.left: entryList.left
            anchors.right: parent.right
            height: visible ? implicitHeight + Theme.wideGap : 0
            visible: root.listShown && text !== ""
            text: root.searching ? qsTr("%n hit(s)", "", root.entries.length) : root.wide ? book.title(root.shownChapter) : ""
            step: "title"
            Accessible.role: Accessible.Heading
        }
        MoreBelow { view: entryList; ground: Theme.background; z: 1 }
        PageList {
            id: entryList
            objectName: "entryList"
            visible: root.listShown
            anchors.left: root.wide ? side.right : parent.left
            anchors.leftMargin: root.wide ? Theme.margin : 0
            anchors.right: parent.right
            anchors.top: heading.bottom
            anchors.bottom: parent.bottom
            spacing: Theme.gap
            model: root.entries
            onContentHeightChanged: if (root.seeking) settle.restart()
            onHeightChanged: if (root.seeking) settle.restart()
            onWidthChanged: if (root.seeking) settle.restart()
            onMovementStarted: root.seeking = false
            // The wheel scrolls without emitting movement signals.
            WheelHandler { target: null; onWheel: root.seeking = false }
            delegate: AlmanacRow {
                id: row
                required property var modelData
                required property int index
                width: entryList.width
                entry: row.modelData
                chosen: root.rule !== "" && !root.searching && row.modelData.id.startsWith(root.rule)
                heading: root.searching && (row.index === 0 || root.entries[row.index - 1]?.chapter !== row.modelData.chapter) ? row.modelData.chapter : ""
            }
        }
        EmptyNote {
            anchors.fill: entryList
            visible: root.searching && root.entries.length === 0
            icon: "search"
            text: qsTr("Nothing found. Try another word, or fewer words.")
        }
    }
}
