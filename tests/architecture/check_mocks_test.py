# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_mocks.py: it finds each kind of fault."""
import pathlib
import sys
import tempfile
import unittest

from check_mocks import counted, example_keys, main, mock_faults, option_reads, real_members, use_faults

HEADER = """
class Game : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariant options READ scriptOptions NOTIFY optionsChanged)
    Q_PROPERTY(bool active READ active NOTIFY changed)

public:
    Q_INVOKABLE bool perform(const QVariant& command);
    Q_INVOKABLE QVariantMap guide(const QString& verb, const QMap<QString, QString>& answers, int most = 3) const;

signals:
    void changed();
    void refused(const QVariantMap& why);

private:
    void hidden();
};
"""
REAL = real_members(HEADER)


def faults(text):
    return list(mock_faults("Game", REAL, text))


class Members(unittest.TestCase):
    def test_properties_methods_and_signals_are_found(self):
        self.assertEqual(REAL, {"options": None, "active": None, "perform": (1, 1), "guide": (2, 3), "changed": (0, 0), "refused": (1, 1)})

    def test_parameters_are_counted(self):
        self.assertEqual(counted(""), (0, 0))
        self.assertEqual(counted("QMap<int, int> a, int b = f(1, 2)"), (1, 2))


class Mocks(unittest.TestCase):
    def test_what_the_real_object_has_is_no_fault(self):
        self.assertEqual(faults("    property var options: ({})\n    function perform(command) { }\n    signal refused(var why)\n"), [])

    def test_what_the_real_object_lacks_is_a_fault_unless_it_is_the_tests_own(self):
        self.assertEqual(len(faults("    property var chaseTo: []\n")), 1)
        self.assertEqual(len(faults("    function chase(to) { }\n")), 1)
        self.assertEqual(faults("    property var asked: [] // test only\n"), [])
        self.assertEqual(len(faults("    property bool active: true // test only\n")), 1)

    def test_a_property_is_no_method_and_parameters_fit(self):
        self.assertEqual(len(faults("    property var perform: null\n")), 1)
        self.assertEqual(len(faults("    function perform(command, twice) { }\n")), 1)
        self.assertEqual(faults("    function guide(verb) { }\n"), [])


class Uses(unittest.TestCase):
    def test_qml_uses_what_both_have(self):
        use = lambda text, mock: list(use_faults("A.qml", text, {"Game": REAL}, {"Game": mock}))
        self.assertEqual(use("x: Game.options", {"options"}), [])
        self.assertEqual(use("x: Game.chaseTo", {"chaseTo"}), ["A.qml: Game.chaseTo does not exist"])
        self.assertEqual(len(use("x: Game.active", {"options"})), 1)
        self.assertEqual(use("x: root.Game.nothing", {}), [])

    def test_keys_of_the_options_that_are_read(self):
        self.assertEqual(option_reads("Game.options?.trade; const o = root.options; o.roads ?? []; go.on"), {"trade", "roads"})

    def test_keys_of_an_example(self):
        self.assertEqual(example_keys('var a = 1;\nvar options = { roads: ["x:y", { z: 1 }], improve: { trade: false }, roll: f(1, 2) };', "options"),
                         {"roads", "improve", "roll"})


class Whole(unittest.TestCase):
    def test_a_key_that_the_engine_does_not_give_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, text in {"app/window/game.h": HEADER,
                               "app/qml_types.h": "REEVE_SHOWN(Game, game)\n",
                               "app/values/options_facts.h": "struct OptionsFacts {\n    Q_PROPERTY(QStringList robberTo MEMBER robberTo)\n};\n",
                               "tests/qml/mock/Reeve/App/Game.qml": "    property var options: ({})\n",
                               "tests/qml/mock/Reeve/App/position.js": "var options = { robberTo: [] };\n",
                               "qml/Task.qml": "GameTask { x: Game.options.robberTo }\n"}.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            self.assertEqual(main(root), 0)
            (root / "qml/Task.qml").write_text("GameTask { x: Game.options.chaseTo }\n")
            self.assertEqual(main(root), 1)


if __name__ == "__main__":
    sys.stdout = sys.stderr
    unittest.main()
