// SPDX-License-Identifier: GPL-3.0-or-later
// The people who play at this table, in a file of their own beside the games (people.json): they outlive every game.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace reeve::app {

struct Person {
    QString name;
    QString color;       ///< word of the record: what this person likes to play
    QStringList earlier; ///< names of before; games played under them count too
    QString picture{};   ///< word of an emblem, or the name of a file beside the list (see portrait.h); empty: none
    /// Colour and picture as they were when this table and its club agreed on them last (app/club/profiles.h); nothing
    /// where they never have.
    struct Shared {
        QString color, picture;
        friend bool operator==(const Shared&, const Shared&) = default;
    };
    std::optional<Shared> shared{};
    friend bool operator==(const Person&, const Person&) = default;

    /// Whether a player of a game is this person: the same name, now or earlier, whatever its case.
    [[nodiscard]] bool isCalled(const QString& player) const;
};

/// Everybody in `file`; nobody where there is no such file; nothing when it cannot be understood.
std::optional<std::vector<Person>> readPeople(const QString& file);
/// Replaces the file as a whole: after a power cut either the old or the new list is there. False when it cannot be
/// written.
bool writePeople(const QString& file, const std::vector<Person>& people);

/// Deletes the file, what was kept of damaged ones, and all photographs. The path of one that is still there; empty as
/// a rule.
QString erasePeople(const QString& file);

} // namespace reeve::app
