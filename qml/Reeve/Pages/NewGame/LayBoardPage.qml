// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Board
import Reeve.Sheets
import Reeve.Pages

// A board of Seafarers laid by tapping: a free one, or that of a scenario as it lies on the table. What is missing or
// against the rules is said and marked.
PageFrame {
    id: root

    /** Of whose board the sea and the islands are given; "": a free board. */
    property string scenario: ""
    property int players: 4
    /** A board that was laid before; null: an empty one. */
    property var given: null
    /** The name of the saved board that is given, or "". */
    property string keptName: ""
    signal accepted(var board)

    readonly property bool wide: root.width > root.height
    readonly property string tool: tools.tool
    readonly property list<string> all: Object.keys(work.hexes)
    /** While tokens are laid the robber would lie on them. */
    readonly property bool showsFigures: root.tool === "figures" || root.why === ""
    readonly property string why: work.ready ? "" : work.faults[0] ?? qsTr("The robber has no place yet.")

    function begin(): void {
        if (root.given)
            work.begin(root.given);
        else
            work.begin(root.scenario !== "" ? SeaChart.outline(root.scenario, root.players) : SeaChart.blank(root.usualRows()));
    }
    /** A board of one's own begins as large as the first scenario for so many players. */
    function usualRows(): var {
        const scenarios = Facts.scenarios(root.players);
        return scenarios.length > 0 ? Object.assign({}, SeaChart.outline(scenarios[0], root.players)).rows : Array.from(SeaChart.islands[SeaChart.islands.length - 1].rows);
    }
    function tapHex(name: string): void {
        if (root.tool === "land")
            work.paint(name, tools.terrain);
        else if (root.tool === "numbers")
            work.mark(name, tools.number);
        else if (root.tool === "isles")
            work.assign(name, tools.area);
        else if (root.tool === "figures")
            work.stand(tools.figure, name);
    }
    function tapPath(name: string): void {
        if (!work.harbors.some(h => h.at === name))
            work.addHarbour(name);
        tools.harbour = work.harbors.some(h => h.at === name) ? name : "";
    }
    /** Hexes that a tap can change now. */
    function targets(): var {
        const sea = h => work.hexes[h].terrain === "sea";
        switch (root.tool) {
        case "land": return root.scenario === "" ? root.all : root.all.filter(h => !sea(h));
        case "numbers": return root.all.filter(h => !sea(h) && work.hexes[h].terrain !== "desert" && work.hexes[h].terrain !== "");
        case "isles": return root.all.filter(h => !sea(h));
        case "figures": return root.all.filter(h => sea(h) === (tools.figure === "pirate"));
        }
        return [];
    }

    title: root.keptName !== "" ? root.keptName : root.scenario !== "" ? Words.scenario(root.scenario) : qsTr("A board of your own")
    hint: qsTr("As it lies on the table.")
    unsaved: work.past.length > 0 ? Words.boardUnsaved : ""
    Component.onCompleted: root.begin()

    LaidBoard { id: work; players: root.players; scenario: root.scenario }

    trailing: [
        ActionButton {
            objectName: "undoLaying"
            icon: "undo"
            implicitHeight: Theme.target
            text: qsTr("Undo")
            compact: root.width < Theme.dp(760)
            name: qsTr("Undo the last change")
            reason: work.past.length === 0 ? qsTr("Nothing was changed yet.") : ""
            onClicked: work.undo()
        },
        IconButton {
            objectName: "saveBoard"
            icon: "file"
            framed: true
            name: Words.saveBoard
            reason: root.why
            onClicked: saving.ask(work.recorded(), root.scenario)
        }
    ]
    foot: ThemeText {
        objectName: "layingState"
        anchors.verticalCenter: parent?.verticalCenter
        width: parent?.width ?? 0
        text: work.faults.length > 0 ? work.faults[0] : qsTr("Complete: %1 hexes of land").arg(work.state.land)
        step: "caption"
        color: root.why !== "" ? Theme.danger : work.faults.length > 0 ? Theme.warning : Theme.success
    }
    primary: PrimaryButton {
        objectName: "acceptBoard"
        width: Math.min(implicitWidth, root.width * 0.5)
        title: Words.startWithBoard
        subtitle: Words.thenSettlements
        reason: root.why
        onClicked: root.accepted(work.recorded())
    }

    GridLayout {
        anchors.fill: parent
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin

        BoardView {
            id: view
            objectName: "board"
            Layout.fillWidth: true
            Layout.fillHeight: root.wide
            // In large text the tools need more of a tall window, so that a row of them is whole.
            readonly property real share: Math.max(root.body.height * 0.38, Math.min(root.body.height * 0.47, root.body.height - Theme.dp(360)))
            Layout.preferredHeight: root.wide ? -1 : Math.min(view.share, root.body.width * 0.87)
            board: ({ hexes: work.hexes, harbors: work.harbors, robber: root.showsFigures ? work.board.robber ?? null : null, pirate: work.board.pirate ?? null,
                      merchant: null, pieces: {}, metropolises: {} })
            selectableHexes: root.targets()
            selectablePaths: root.tool !== "harbours" ? [] : root.scenario !== "" ? work.harbors.map(h => h.at) : work.state.coast
            quietTargets: root.tool !== "harbours"
            zoomable: true
            selected: root.tool === "harbours" && tools.harbour !== "" ? [tools.harbour] : []
            highlightedHexes: root.tool === "isles" ? work.areas[tools.area] ?? [] : []
            uncertain: {
                const marks = {};
                // What is missing is marked while it can be laid.
                for (const name of Array.from(work.broken).concat(Array.from(root.tool === "numbers" ? work.bare : root.tool === "harbours" ? work.state.openHarbors : [])))
                    marks[name] = { state: "differs" };
                return marks;
            }
            placeName: name => name.indexOf("-") > 0 ? qsTr("Coast, %1").arg(BoardNames.spoken(name, work.hexes))
                : BoardNames.spoken(name, work.hexes)
            onHexTapped: name => root.tapHex(name)
            onPathTapped: name => root.tapPath(name)
        }
        Panel {
            implicitWidth: Theme.dp(372)
            implicitHeight: Theme.dp(300)
            Layout.preferredWidth: root.wide ? Theme.dp(372) : -1
            Layout.fillWidth: !root.wide
            Layout.fillHeight: true

            Flickable {
                id: side
                anchors.fill: parent
                // The ring of the focus round what lies at the edge.
                readonly property real ring: Theme.focusStroke + Theme.focusGap
                anchors.margins: -ring
                contentHeight: flow.implicitHeight + 2 * ring
                clip: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                interactive: contentHeight > height
                MoreBelow { parent: side; view: side }
                Column {
                    id: flow
                    x: side.ring
                    y: side.ring
                    width: side.width - 2 * side.ring
                    spacing: Theme.wideGap
                    LayTools {
                        id: tools
                        width: flow.width
                        laid: work
                        fixed: root.scenario !== ""
                    }
                    Column {
                        id: list
                        width: flow.width
                        visible: work.faults.length > 1
                        spacing: Theme.gap
                        Repeater {
                            model: work.faults.length
                            ThemeText {
                                required property int index
                                width: list.width
                                text: "• " + (work.faults[index] ?? "")
                                step: "caption"
                                lines: 3
                                color: Theme.danger
                            }
                        }
                    }
                }
            }
        }
    }
    SaveBoard { id: saving; parent: root }
}
