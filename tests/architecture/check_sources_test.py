# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of check_sources.py: it finds each kind of fault, and accepts correct files."""
import unittest

from check_sources import DECISIONS, SPDX, double_types, faults_in


def faults(path, *lines):
    comment = "#" if path.endswith(".py") else "//"
    return [fault for _, fault in faults_in(path, "\n".join([f"{comment} {SPDX}", *lines]), with_layouts={"Settling"})]


class Rooms(unittest.TestCase):
    def test_the_engine_includes_the_standard_library_and_itself(self):
        self.assertEqual(faults("engine/game.h", "#include <array>", '#include "engine/board/hex.h"'), [])

    def test_the_engine_may_not_include_qt_opencv_or_json(self):
        for header in ("QString", "QtCore/QString", "opencv2/core.hpp", "nlohmann/json.hpp", "unistd.h"):
            self.assertEqual(len(faults("engine/game.cpp", f"#include <{header}>")), 1, header)

    def test_only_the_record_knows_json_and_the_rules_do_not_know_the_record(self):
        self.assertEqual(faults("engine/record/position.cpp", "#include <nlohmann/json.hpp>"), [])
        self.assertEqual(len(faults("engine/rules/roll.cpp", '#include "engine/record/position.h"')), 1)

    def test_vision_knows_opencv_and_the_engine_but_neither_qt_nor_the_app(self):
        good = ("#include <opencv2/core.hpp>", '#include "engine/board/hex.h"', '#include "vision/reading.h"')
        self.assertEqual(faults("vision/read_board.cpp", *good), [])
        bad = ("#include <QImage>", '#include "app/camera/frame_to_mat.h"')
        self.assertEqual(len(faults("vision/read_board.cpp", *bad)), 2)

    def test_a_room_of_vision_knows_only_those_before_it_on_the_way_of_a_photograph(self):
        self.assertEqual(faults("vision/look/read_terrain.cpp", '#include "vision/look/read_terrain.h"', '#include "vision/locate/plane.h"', '#include "vision/params.h"'), [])
        self.assertEqual(faults("vision/learn/learn.cpp", '#include "vision/read_board.h"', '#include "vision/set/set_model.h"'), [])
        for path, header in (("vision/locate/plane.h", "vision/look/looks.h"), ("vision/look/looks.h", "vision/reading.h"), ("vision/set/set_model.h", "vision/judge/compare.h"),
                             ("vision/set/blend.h", "vision/learn/learn.h"), ("vision/read_board.h", "vision/live/track_island.h"), ("vision/params.h", "vision/picture/load_image.h")):
            self.assertEqual(len(faults(path, f'#include "{header}"')), 1, path)
        self.assertEqual(len(faults("vision/stray/new.h", '#include "vision/params.h"')), 1)

    def test_a_threshold_of_the_reader_stands_in_the_thresholds_of_its_room(self):
        for line in ("constexpr float kPlain = 0.999F;", "constexpr double kLeast = 1e-4; // never nothing", "inline constexpr double kGlareWhite = 240;"):
            self.assertEqual(len(faults("vision/look/read_terrain.cpp", line)), 1, line)
            self.assertEqual(faults("vision/look/thresholds.h", line), [], line)
        for line in ("    constexpr double kRadius = 4;", "constexpr int kCells = 101;", "constexpr auto kLeast = static_cast<float>(least_chance::kOfALook);"):
            self.assertEqual(faults("vision/look/read_terrain.cpp", line), [], line)

    def test_only_the_server_of_the_phones_and_its_tests_know_sockets(self):
        for header in ("QTcpServer", "QWebSocket", "QHostAddress", "QNetworkInterface", "QLocalServer", "QtNetwork/QTcpSocket", "sys/socket.h"):
            for good in ("app/phones/server/server.cpp", "tests/phones/server_test.cpp"):
                self.assertEqual(faults(good, f"#include <{header}>"), [], header)
            for bad in ("app/phones/protocol/door.cpp", "app/services.cpp", "app/store/journal.cpp", "tests/app/game_test.cpp"):
                self.assertEqual(len(faults(bad, f"#include <{header}>")), 1, header)

    def test_what_phones_may_say_knows_neither_the_server_nor_the_rest_of_the_app(self):
        good = ("#include <QString>", '#include "app/phones/protocol/message.h"', '#include "engine/record/parsed.h"')
        self.assertEqual(faults("app/phones/protocol/door.cpp", *good), [])
        for header in ("app/phones/server/server.h", "app/play/game_session.h", "vision/reading.h"):
            self.assertEqual(len(faults("app/phones/protocol/door.cpp", f'#include "{header}"')), 1, header)
        self.assertEqual(faults("app/phones/server/server.h", '#include "app/phones/protocol/door.h"'), [])

    def test_the_rooms_of_the_phones_write_no_log(self):
        for line in ('qWarning("wrong code %s", code);', "qDebug() << token;", 'std::fprintf(stderr, "x");', "std::cerr << address;"):
            for room in ("app/phones/protocol/door.cpp", "app/phones/server/connection.cpp", "app/phones/desk.cpp"):
                self.assertEqual(len(faults(room, line)), 1, line)
            self.assertEqual(faults("app/store/journal.cpp", line), [], line)
        self.assertEqual(faults("app/phones/desk.cpp", "m_queue.push_back(info);"), [])

    def test_a_path_that_does_not_start_at_the_root_is_a_fault(self):
        self.assertEqual(len(faults("app/main.cpp", '#include "../engine/game.h"')), 1)
        self.assertEqual(len(faults("app/main.cpp", '#include "game_session.h"')), 1)

    def test_a_qml_layer_imports_only_layers_below_it(self):
        self.assertEqual(faults("qml/Reeve/Pages/Game.qml", "import Reeve.Board"), [])
        self.assertEqual(len(faults("qml/Reeve/Parts/Dice.qml", "import Reeve.Board")), 1)

    def test_only_the_theme_writes_down_a_colour(self):
        for line in ('color: "#a0b1c2"', "const sea = '#abc'", "color: Qt.rgba(0, 0, 0, 0.5)"):
            self.assertEqual(faults("qml/Reeve/Theme/Palettes.js", line), [])
            self.assertEqual(len(faults("qml/Reeve/Parts/Dice.qml", line)), 1, line)
        for line in ("color: Theme.sea", 'ctx.fillStyle = "#000000"'):
            self.assertEqual(faults("qml/Reeve/Parts/Dice.qml", line), [])

    def test_qml_names_no_decision_of_the_engine(self):
        for line in ('if (root.kind === "move-robber")', "readonly property var asked: ['discard', 'other']", 'visible: Game.expected?.kind === x',
                     'Game.perform({ do: "lose-city", at: at })'):
            self.assertEqual(len(faults("qml/Reeve/Pages/Some.qml", line)), 1, line)
        for line in ("visible: Prompts.current.onBoard", 'objectName: "take-" + card', '// "discard" is asked on a sheet', 'text: qsTr("Discard")'):
            self.assertEqual(faults("qml/Reeve/Pages/Some.qml", line), [], line)

    def test_qml_writes_down_no_number_of_the_rule_book(self):
        for line in ("readonly property var supplies: ({ roads: 15 })", "property int knightsTarget: 13", "readonly property int usual: root.base ? 10 : 13",
                     "ways: 6 - Math.abs(root.total - 7)", "readonly property int ships: 7 - spaces", "visible: total === 7", "text: draft.levels >= 5"):
            self.assertEqual(len(faults("qml/Reeve/Pages/Some.qml", line)), 1, line)
        for line in ("text: Facts.roads - used", "width: 7 * step", "value: plan.levels", "to: Facts.levels", "height: Theme.dp(13)"):
            self.assertEqual(faults("qml/Reeve/Pages/Some.qml", line), [], line)

    def test_the_decisions_are_those_of_the_engine(self):
        self.assertTrue({"discard", "take-gold", "roll-losses"} <= DECISIONS)
        for verb in DECISIONS:
            self.assertEqual(len(faults("qml/Reeve/Pages/Some.qml", f'if (kind === "{verb}") {{')), 1, verb)

    def test_a_list_that_changes_does_not_stand_in_a_layout(self):
        def within(layout, model):
            return faults("qml/Reeve/Pages/Some.qml", f"{layout} {{", "    Repeater {", f"        model: {model}", "        Item { }", "    }", "}")
        self.assertEqual(len(within("ColumnLayout", "root.rows")), 1)
        self.assertEqual(len(within("GridLayout", "list.filter(c => c > 0)")), 1)
        self.assertEqual(within("Column", "root.rows"), [])
        for model in ("6", "root.rows.length // counted", '["red", "blue"]', "root.game?.players?.length ?? 0"):
            self.assertEqual(within("RowLayout", model), [], model)

    def test_a_binding_of_a_geometry_reads_few_geometries(self):
        many = "Math.max(a.x, b.x) + (c.width - d.width) / 2 + Math.min(e.height, f.height) - root.y"
        self.assertEqual(len(faults("qml/Reeve/Parts/Some.qml", f"    y: {many}")), 1)
        self.assertEqual(len(faults("qml/Reeve/Parts/Some.qml", "    x: {", "        const a = b.x + c.x;", "        return a + d.x + e.width + f.width + g.width + h.y;", "    }")), 1)
        self.assertEqual(faults("qml/Reeve/Parts/Some.qml", f"    readonly property real middle: {many}", "    y: root.middle + (root.height - height) / 2"), [])

    def test_a_rule_of_qmllint_is_switched_off_round_a_component_only(self):
        def page(*lines):
            return faults("qml/Reeve/Pages/Some.qml", "Item {", *lines, "}")
        off, on = "    // qmllint disable unqualified", "    // qmllint enable unqualified"
        self.assertEqual(page(off, "    Loader {", "    }", on), [])
        self.assertEqual(page(off, "    sourceComponent: Component {", "    }", on), [])
        self.assertEqual(page(off, "    component Row: Item {", "    }", on), [])
        self.assertEqual(len(page(off, "    Loader {", "    }")), 1)
        self.assertEqual(len(page(off, "    readonly property int a: b", on)), 1)
        self.assertEqual(len(faults("qml/Reeve/Pages/Some.qml", "// qmllint disable unqualified", "Item {", "}", "// qmllint enable unqualified")), 1)

    def test_the_rows_of_a_list_have_their_height_as_soon_as_they_are_made(self):
        def row(*inside):
            return faults("qml/Reeve/Pages/Some.qml", "ListView {", f"    delegate: {inside[0]} {{", *(f"        {line}" for line in inside[1:]), "    }", "}")
        self.assertEqual(len(row("Settling", "width: list.width")), 1)
        self.assertEqual(len(row("Item", "ColumnLayout {", "    height: 5", "}")), 1)
        self.assertEqual(row("Settling", "height: 64"), [])
        self.assertEqual(row("Item", "Column {", "}"), [])

    def test_a_snapshot_knows_no_state_of_the_game(self):
        for line in ('#include "engine/state/game_state.h"', "std::string textOf(const GameState& state);", "void write(const GameSession& session);"):
            self.assertEqual(len(faults("app/phones/snapshot.cpp", line)), 1, line)
            self.assertEqual(faults("app/phones/seen.cpp", line), [], line)

    def test_a_fan_module_is_named_in_its_rooms_only(self):
        for line in ("if (state.rules.fan.has(fan::Module::Control)) return;", 'options.push_back("fan-control");'):
            self.assertEqual(len(faults("engine/rules/build.cpp", line)), 1, line)
            self.assertEqual(faults("engine/modules/fan/control/control.cpp", line), [], line)
            self.assertEqual(faults("tests/engine/fan_control_test.cpp", line), [], line)

    def test_a_type_is_defined_once_in_a_namespace(self):
        one, two = "namespace reeve::app {\nstruct Fault {\n};\n}", "namespace reeve::app {\nclass Fault : public Base {\n};\n}"
        self.assertEqual(len(list(double_types({"app/a.h": one, "app/b.h": two}))), 1)
        for other in (two.replace("::app", "::seen"), "namespace reeve::app {\nstruct Fault;\n}", two.replace("Fault", "Reason")):
            self.assertEqual(list(double_types({"app/a.h": one, "app/b.h": other})), [], other)

    def test_a_file_without_its_licence_line_is_a_fault(self):
        self.assertEqual(len(list(faults_in("engine/game.h", "#pragma once\n", set()))), 1)


if __name__ == "__main__":
    unittest.main()
