// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import "position.js" as Fixed

// A mock that records its calls with the commands of the mocked game.
QtObject {
    function newGame(setup): bool { Game.note({ newGame: setup }); Game.active = true; Game.opened(); return true; }
    function drawStartSeat(players: int, seed: real): int { Game.note({ drawStartSeat: players }); return players - 1; }
    function layOut(layout: string, seed: real, players: int): var { Game.note({ layOut: layout }); return Fixed.position.board; }
    function layScenario(scenario: string, seed: real, players: int): var { Game.note({ layScenario: scenario }); return scenario === "" ? null : Fixed.seaBoard; }
}
