// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of the rule book, for pages that show or count something: the engine's tables, as QML sees them.
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
    /** The ship that comes to this space attacks. */
    Q_PROPERTY(int shipSpaces READ shipSpaces CONSTANT)
    /** City improvements of one area. */
    Q_PROPERTY(int levels READ levels CONSTANT)
    /** Faces of a die, and the least and greatest total of two. */
    Q_PROPERTY(int faces READ faces CONSTANT)
    Q_PROPERTY(int lowest READ lowest CONSTANT)
    Q_PROPERTY(int highest READ highest CONSTANT)
    /** The total that moves the robber. */
    Q_PROPERTY(int robberTotal READ robberTotal CONSTANT)
    /** Players for whom the island is printed. */
    Q_PROPERTY(int roomy READ roomy CONSTANT)
    /** Seafarers is played by no fewer. */
    Q_PROPERTY(int seafarersFewest READ seafarersFewest CONSTANT)
    /** Special points for the first settlement on a foreign island: the usual number, and that of older printings. */
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
    [[nodiscard]] static int roomy();
    [[nodiscard]] static int seafarersFewest();
    [[nodiscard]] static int islandPoints();
    [[nodiscard]] static int olderIslandPoints();

    /// How many of the 36 throws of two dice show a total.
    Q_INVOKABLE static int ways(int total);
    /// Of a game (the record's word): the fewest players, and the victory points that are usual, in a scenario of
    /// Seafarers ("": none) too.
    Q_INVOKABLE static int fewest(const QString& game);
    Q_INVOKABLE static int target(const QString& game, const QString& scenario = QString());
    /// The victory points of a scenario under older printings; 0 where none are known.
    Q_INVOKABLE static int olderTarget(const QString& game, const QString& scenario);
    /// The scenarios of Seafarers for a number of players, in the order of the page (SCEN-1, SCEN-2).
    Q_INVOKABLE static QStringList scenarios(int players);
    /// Whether photographs are read of a board with these rows; without rows the standard island. Of a
    /// game of Seafarers they are: it is known where its sea lies.
    Q_INVOKABLE static bool readable(const QList<int>& rows, bool seafarers);
    /// Whether Reeve can play a seat of such a game.
    Q_INVOKABLE static bool reevePlays(int players, bool seafarers, bool modules);
    /// Options of the record that a table may choose for a game and a number of players, in the order of the page.
    Q_INVOKABLE static QStringList options(const QString& game, int players);
    /// Whether so many players have an island of their own (SIX-1).
    Q_INVOKABLE static bool extended(int players);
    /// Options that are not played together with one (SIX-20).
    Q_INVOKABLE static QStringList rivals(const QString& option);
    /// Those that come with the number of players.
    Q_INVOKABLE static QStringList givenOptions(const QString& game, int players);
    /// The kinds of progress cards of a deck ("science"), and the deck of a card; "" for a card of none.
    Q_INVOKABLE static QStringList cardsOf(const QString& deck);
    Q_INVOKABLE static QString deckOf(const QString& card);
};

} // namespace reeve::app
