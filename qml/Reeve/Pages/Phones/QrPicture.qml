// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reeve.Theme

// A QR code with the white margin that cameras need; dark on light in every colour scheme.
Rectangle {
    id: root

    /** One string for each row, "1" for dark; [] draws nothing. */
    property list<string> rows: []
    /** Its content, for screen readers. */
    property string name: ""
    /** Empty modules around the code. */
    readonly property int quiet: 4

    color: "#ffffff"
    radius: Theme.radiusCard
    border.color: Theme.edge
    border.width: Theme.controlStroke
    Accessible.role: Accessible.Graphic
    Accessible.name: root.name

    Canvas {
        id: code
        readonly property int modules: root.rows.length + 2 * root.quiet
        /** Whole pixels for each module, for sharp edges. */
        readonly property int module: Math.max(1, Math.floor((root.width - 2 * root.border.width) / code.modules))
        anchors.centerIn: parent
        width: root.rows.length * code.module
        height: width
        Connections {
            target: root
            function onRowsChanged(): void { code.requestPaint(); }
        }
        onModuleChanged: code.requestPaint()
        onPaint: {
            const ctx = code.getContext("2d");
            ctx.reset();
            ctx.fillStyle = "#000000";
            Array.from(root.rows).forEach((row, y) => {
                for (let x = 0; x < row.length; ++x)
                    if (row.charAt(x) === "1")
                        ctx.fillRect(x * code.module, y * code.module, code.module, code.module);
            });
        }
    }
}
