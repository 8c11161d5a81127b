// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reeve.App
import Reeve.Theme
import Reeve.Parts

// The three flip-charts of one player: what is built, what the next level costs, which red dice draw.
Sheet {
    id: root

    readonly property int index: Game.expected?.player ?? 0
    readonly property var seat: Game.players[root.index] ?? null
    readonly property var tracks: Game.improvements[root.index] ?? []

    title: qsTr("%1 improves the cities").arg(root.seat?.name ?? "")
    hint: qsTr("In hand: %1").arg(Words.heap({ cloth: root.seat?.hand?.cloth ?? 0, coin: root.seat?.hand?.coin ?? 0, paper: root.seat?.hand?.paper ?? 0 }) || qsTr("no commodities"))
    player: root.seat?.color ?? ""
    sheetWidth: Theme.dp(960)

    GridLayout {
        width: parent.width
        columns: width > Theme.dp(640) ? 3 : 1
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin
        Repeater {
            model: root.tracks
            TrackChart {
                required property var modelData
                objectName: "chart-" + modelData.track
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                Layout.fillHeight: true
                chart: modelData
                held: root.seat?.hand?.[modelData.card] ?? 0
                allowed: Game.options?.improve?.[modelData.track] ?? false
                owner: Game.position?.metropolises?.[modelData.track]?.player ?? ""
                ownColor: root.seat?.color ?? ""
                onBought: Game.perform({ do: "improve", track: modelData.track })
            }
        }
    }
}
