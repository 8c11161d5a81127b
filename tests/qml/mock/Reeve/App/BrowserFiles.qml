// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// A mock of a program that is not in a browser.
QtObject {
    function open(suffixes) {}
    function saved(name) { return ""; }

    signal chosen(url file)
}
