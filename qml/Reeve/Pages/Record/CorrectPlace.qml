// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts
import Reeve.Sheets
import Reeve.Pages

// Corrects the tapped place: owner and piece.
ColumnLayout {
    id: root

    required property CorrectionDraft draft
    /** Name of a hex, an intersection or a path; "": no place was tapped. */
    property string place: ""
    readonly property string kind: root.kindOf(root.place)
    readonly property var there: root.draft.at(root.kind === "intersection" ? root.place : "")
    /** A sea hex: never has the robber or the merchant; only sea hexes have the pirate. */
    readonly property bool sea: root.draft.now.board?.hexes?.[root.place]?.terrain === "sea"
    /** The colour of the offered pieces. */
    property string color: root.draft.colors[0] ?? ""

    readonly property var pieces: {
        const all = [{ kind: "settlement" }, { kind: "city" }];
        if (!root.draft.base) {
            all.push({ kind: "city", wall: true }, { kind: "reduced" });
            for (let level = 1; level <= 3; ++level)
                all.push({ kind: "knight", level: level, active: false }, { kind: "knight", level: level, active: true });
        }
        return all.map(p => Object.assign({ wall: false, level: 0, active: false }, p));
    }
    function kindOf(place: string): string {
        return place === "" ? "" : place.indexOf("-") > 0 ? "path" : place[0] >= "a" ? "intersection" : "hex";
    }
    function words(piece: var): string {
        if (piece.kind === "knight")
            return piece.active ? qsTr("%1, active").arg(Words.knight(piece.level)) : Words.knight(piece.level);
        if (piece.kind === "reduced")
            return qsTr("City on its side");
        return piece.wall ? qsTr("City with city wall") : Words.piece(piece.kind);
    }
    function lies(piece: var): bool {
        const t = root.there;
        return t.color === root.color && t.kind === piece.kind && t.wall === piece.wall && t.level === piece.level && t.active === piece.active;
    }
    function why(piece: var): string {
        if (root.lies(piece))
            return "";
        const t = root.there;
        // The replaced piece returns first.
        const back = t.color === root.color && (t.kind === piece.kind && t.level === piece.level || root.draft.listOf(t.kind) !== "settlements"
                     && root.draft.listOf(piece.kind) !== "settlements" && t.kind !== "knight" && piece.kind !== "knight" && t.kind !== "") ? 1 : 0;
        if (root.draft.left(root.color, piece.kind, piece.level) + back <= 0)
            return Words.noneLeft;
        return piece.wall && !t.wall && root.draft.left(root.color, "wall", 0) <= 0 ? qsTr("No city wall left in the supply") : "";
    }

    onPlaceChanged: {
        const kind = root.kindOf(root.place);
        const owner = kind === "path" ? root.draft.roadAt(root.place) || root.draft.shipAt(root.place) : kind === "intersection" ? root.draft.at(root.place).color
                    : root.draft.now.board?.merchant?.at === root.place ? root.draft.now.board.merchant.player : "";
        if (owner !== "")
            root.color = owner;
    }

    spacing: Theme.gap

    BoardCount { id: inBox; hexes: root.draft.ships ? {} : root.draft.now.board?.hexes ?? {} }
    ThemeText {
        Layout.fillWidth: true
        visible: root.kind === ""
        text: qsTr("Tap a place on the board, then choose what stands there.")
        step: "body"
        lines: 3
        color: Theme.mutedInk
    }
    Flow {
        Layout.fillWidth: true
        visible: root.kind === "intersection" || root.kind === "path" || root.kind === "hex" && !root.draft.base
        spacing: Theme.gap
        Repeater {
            model: root.draft.colors
            Pressable {
                id: pin
                required property string modelData
                objectName: "owner-" + modelData
                width: Theme.dp(56)
                height: Theme.dp(56)
                role: Accessible.RadioButton
                checkable: true
                checked: modelData === root.color
                name: root.draft.owner(modelData)
                onClicked: root.color = modelData
                Plate {
                    anchors.fill: parent
                    fill: pin.checked ? Theme.soft : Theme.surface
                    stroke: pin.checked ? Theme.accent : Theme.line
                    strokeWidth: pin.checked ? 2.5 : Theme.controlStroke
                }
                PlayerPin { anchors.centerIn: parent; player: pin.modelData; size: Theme.dp(34) }
            }
        }
    }
    Rows {
        id: put
        visible: root.kind === "intersection"
        spacing: Theme.gap
        Repeater {
            model: root.kind === "intersection" ? root.pieces : []
            PieceButton {
                required property var modelData
                objectName: "put-" + modelData.kind + (modelData.wall ? "-wall" : "") + (modelData.level > 0 ? modelData.level : "") + (modelData.active ? "-active" : "")
                width: put.width
                text: root.words(modelData)
                piece: modelData.kind
                player: root.color
                level: Math.max(1, modelData.level)
                active: modelData.active
                wall: modelData.wall
                selected: root.lies(modelData)
                reason: root.why(modelData)
                onClicked: root.draft.put(root.place, root.color, modelData)
            }
        }
    }
    Rows {
        id: metropolises
        visible: root.kind === "intersection" && !root.draft.base && root.there.kind === "city"
        spacing: Theme.gap
        Repeater {
            model: root.kind === "intersection" && !root.draft.base && root.there.kind === "city" ? Words.tracks : []
            ActionButton {
                required property string modelData
                objectName: "metropolis-" + modelData
                width: metropolises.width
                icon: "metropolis"
                text: qsTr("Metropolis: %1").arg(Words.track(modelData))
                role: Accessible.CheckBox
                checkable: true
                selected: root.draft.metropolisAt(root.place) === modelData
                onClicked: root.draft.toggleMetropolis(root.place, root.there.color, modelData)
            }
        }
    }
    PieceButton {
        Layout.fillWidth: true
        visible: root.kind === "path"
        objectName: "put-road"
        text: Words.piece("road")
        piece: "road"
        player: root.color
        selected: root.kind === "path" && root.draft.roadAt(root.place) === root.color
        reason: !selected && root.draft.left(root.color, "road", 0) <= 0 ? Words.noneLeft : ""
        onClicked: root.draft.putRoad(root.place, root.color)
    }
    PieceButton {
        Layout.fillWidth: true
        visible: root.kind === "path" && root.draft.ships
        objectName: "put-ship"
        text: Words.piece("ship")
        piece: "ship"
        player: root.color
        selected: root.kind === "path" && root.draft.shipAt(root.place) === root.color
        reason: !selected && root.draft.left(root.color, "ship", 0) <= 0 ? Words.noneLeft : ""
        onClicked: root.draft.putShip(root.place, root.color)
    }
    HarbourChooser {
        objectName: "harbourChooser"
        Layout.fillWidth: true
        visible: root.kind === "path" && gives !== ""
        gives: root.kind === "path" ? root.draft.harbourAt(root.place) : ""
        onChosen: gives => root.draft.setHarbour(root.place, gives)
    }
    HexChooser {
        objectName: "hexChooser"
        Layout.fillWidth: true
        visible: root.kind === "hex"
        // Boards of Seafarers may have any terrain: the box does not limit them (SHAPE-8).
        count: root.draft.ships ? null : inBox
        terrains: Array.from(root.draft.ships ? SeaChart.terrains : Box.terrains)
        terrain: root.draft.now.board?.hexes?.[root.place]?.terrain ?? ""
        number: root.draft.now.board?.hexes?.[root.place]?.number ?? 0
        onTerrainChosen: terrain => root.draft.setHex(root.place, { terrain: terrain })
        exchanging: root.draft.exchanged !== ""
        onNumberChosen: number => root.draft.setHex(root.place, { number: number })
        onExchangeAsked: root.draft.exchanged = exchanging ? "" : root.place
    }
    ThemeText {
        Layout.fillWidth: true
        visible: areaChooser.visible
        text: qsTr("Which island is it?")
        step: "caption"
        color: Theme.mutedInk
    }
    AreaChooser {
        id: areaChooser
        objectName: "areaChooser"
        Layout.fillWidth: true
        visible: root.kind === "hex" && root.draft.ships && !root.sea
        areas: root.draft.now.board?.areas ?? {}
        area: root.kind === "hex" ? root.draft.areaOf(root.place) : ""
        onChosen: area => root.draft.setArea(root.place, area)
    }
    PieceButton {
        Layout.fillWidth: true
        visible: root.kind === "hex" && root.draft.ships && root.sea
        objectName: "put-pirate"
        text: qsTr("The pirate")
        piece: "pirate"
        selected: root.draft.now.board?.pirate === root.place
        onClicked: root.draft.putPirate(selected ? "" : root.place)
    }
    PieceButton {
        Layout.fillWidth: true
        visible: root.kind === "hex" && !root.sea
        objectName: "put-robber"
        text: qsTr("The robber")
        piece: "robber"
        selected: root.draft.now.board?.robber === root.place
        onClicked: root.draft.putRobber(root.place)
    }
    PieceButton {
        Layout.fillWidth: true
        visible: root.kind === "hex" && !root.draft.base && !root.sea
        objectName: "put-merchant"
        text: qsTr("The merchant of %1").arg(root.draft.owner(root.color))
        piece: "merchant"
        player: root.color
        selected: root.draft.now.board?.merchant?.at === root.place && root.draft.now.board.merchant.player === root.color
        onClicked: root.draft.putMerchant(root.place, selected ? "" : root.color)
    }
    CorrectWalkers {
        Layout.fillWidth: true
        draft: root.draft
        place: root.place
        kind: root.kind
        color: root.color
    }
    ActionButton {
        objectName: "put-nothing"
        Layout.fillWidth: true
        visible: root.kind === "path" && (root.draft.roadAt(root.place) !== "" || root.draft.shipAt(root.place) !== "") || root.kind === "intersection" && root.there.kind !== ""
        icon: "cross"
        text: qsTr("Nothing lies here")
        onClicked: root.kind === "path" ? root.draft.putRoad(root.place, "") : root.draft.put(root.place, root.there.color, { kind: "" })
    }
}
