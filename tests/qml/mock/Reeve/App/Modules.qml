// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reeve.Values

// A mock of the rule modules: an independent one and one that needs it.
QtObject {
    id: root

    readonly property var words: ["landing", "arrest"] // test only

    function inGame(chosen: var, game: string): var { return game === "base" ? [] : chosen; }
    function list(chosen: var, game: string, seafarers: bool, numbers: var): list<moduleFacts> {
        return root.words.map(w => ({ word: w, name: "Module " + w, sentence: "What it is about.", change: "Adds an action.", box: "", needs: "", reason: "", on: chosen.indexOf(w) >= 0 }));
    }
    function presets(chosen: var, numbers: var): list<modulePresetFacts> { return [{ key: "both", name: "Both", sentence: "Together.", modules: root.words, names: "Module landing, Module arrest", box: [], on: chosen.length === 2 }]; }
    function switched(chosen: var, word: string): var {
        return { modules: chosen.indexOf(word) >= 0 ? chosen.filter(w => w !== word) : chosen.concat([word]), also: "" };
    }
    function numbers(chosen: var): list<moduleNumberFacts> { return chosen.length > 0 ? [{ key: "bounty", name: "Gold for an arrest", least: 0, most: 9, usual: 3, flag: false }] : []; }
    function toLay(chosen: var, numbers: var): var { return chosen.length > 0 ? ["Gold: coins or chips."] : []; }
    function names(chosen: var): string { return chosen.join(", "); }
}
