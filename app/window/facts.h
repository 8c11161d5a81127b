// SPDX-License-Identifier: GPL-3.0-or-later
// Constants of the rule book for QML, from the engine's tables.
#pragma once

#include <QObject>
#include <QStringList>

namespace reeve::app {

class Facts : public QObject {
    Q_OBJECT
    // Pieces of one colour.
    Q_PROPERTY(int roads READ roads CONSTANT)
    Q_PROPERTY(int settlements READ settlements CONSTANT)
    Q_PROPERTY(int cities READ cities CONSTANT)
    Q_PROPERTY(int walls READ walls CONSTANT)
    Q_PROPERTY(int ships READ ships CONSTANT)
    /** Knights of each level. */
    Q_PROPERTY(int knights READ knights CONSTANT)
    /** Number of the space on which the barbarian ship attacks. */
    Q_PROPERTY(int shipSpaces READ shipSpaces CONSTANT)
    /** City improvements of one track. */
    Q_PROPERTY(int levels READ levels CONSTANT)
    /** Faces of a die; lowest and highest total of two dice. */
    Q_PROPERTY(int faces READ faces CONSTANT)
    Q_PROPERTY(int lowest READ lowest CONSTANT)
    Q_PROPERTY(int highest READ highest CONSTANT)
    /** The total that moves the robber. */
    Q_PROPERTY(int robberTotal READ robberTotal CONSTANT)
    /** Hexes of the standard island, and its largest number of players. */
    Q_PROPERTY(int standardHexes READ standardHexes CONSTANT)
    Q_PROPERTY(int roomy READ roomy CONSTANT)
    /** Hexes of the island for more players. */
    Q_PROPERTY(int extendedHexes READ extendedHexes CONSTANT)
    /** Fewest players of Seafarers. */
    Q_PROPERTY(int seafarersFewest READ seafarersFewest CONSTANT)
    /** Special points for the first settlement on a foreign island: the present number, and that of older printings. */
    Q_PROPERTY(int islandPoints READ islandPoints CONSTANT)
    Q_PROPERTY(int olderIslandPoints READ olderIslandPoints CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] static int roads();
    [[nodiscard]] static int settlements();
    [[nodiscard]] static int cities();
    [[nodiscard]] static int walls();
    [[nodiscard]] static int ships();
    [[nodiscard]] static int knights();
    [[nodiscard]] static int shipSpaces();
    [[nodiscard]] static int levels();
    [[nodiscard]] static int faces();
    [[nodiscard]] static int lowest();
    [[nodiscard]] static int highest();
    [[nodiscard]] static int robberTotal();
    [[nodiscard]] static int standardHexes();
    [[nodiscard]] static int roomy();
    [[nodiscard]] static int extendedHexes();
    [[nodiscard]] static int seafarersFewest();
    [[nodiscard]] static int islandPoints();
    [[nodiscard]] static int olderIslandPoints();

    /// How many of the 36 combinations of two dice give this total.
    Q_INVOKABLE static int ways(int total);
    /// Fewest players of a game (its word in the record).
    Q_INVOKABLE static int fewest(const QString& game);
    /// Usual victory points of a game and, if not empty, a scenario of Seafarers.
    Q_INVOKABLE static int target(const QString& game, const QString& scenario = QString());
    /// Victory points of a scenario in older printings; 0: unknown.
    Q_INVOKABLE static int olderTarget(const QString& game, const QString& scenario);
    /// Scenarios of Seafarers for this number of players, in display order (SCEN-1, SCEN-2).
    Q_INVOKABLE static QStringList scenarios(int players);
    /// Whether photographs of a board with these rows can be read; no rows: the standard island. With `seafarers` every
    /// known island, because the scenario tells where the sea is. False for unknown rows.
    Q_INVOKABLE static bool readable(const QList<int>& rows, bool seafarers);
    /// Whether Reeve can play seats of such a game.
    Q_INVOKABLE static bool reevePlays(int players, bool seafarers, bool modules);
    /// Options of the record that can be chosen for a game with this number of players, in display order.
    Q_INVOKABLE static QStringList options(const QString& game, int players);
    /// Options of a new game of this edition whose table chooses none.
    Q_INVOKABLE static QStringList usualOptions(const QString& edition);
    /// Whether this number of players has a larger island (SIX-1).
    Q_INVOKABLE static bool extended(int players);
    /// Options that exclude this one (SIX-20).
    Q_INVOKABLE static QStringList rivals(const QString& option);
    /// Options that this number of players implies.
    Q_INVOKABLE static QStringList givenOptions(const QString& game, int players);
    /// The progress cards of a deck ("science").
    Q_INVOKABLE static QStringList cardsOf(const QString& deck);
    /// Name of a progress or development card as printed in the edition, "": in any. Another word is returned
    /// unchanged.
    Q_INVOKABLE static QString cardName(const QString& card, const QString& edition);
    /// Deck of a progress card; "" for other words.
    Q_INVOKABLE static QString deckOf(const QString& card);
};

} // namespace reeve::app
