// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// A mock of learning sets from confirmed pictures: offers nothing.
QtObject {
    property string state: "none"
    property string text: ""
    function learn() {}
    function dismiss() {}
    function takeBack() {}
}
