// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A mock of the reader of QR codes: a test emits what it finds.
QtObject {
    property var videoSink: null
    signal found(string text)
}
