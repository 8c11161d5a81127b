// SPDX-License-Identifier: GPL-3.0-or-later
// File of the players of this device, beside the games (people.json).
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace reeve::app {

struct Person {
    QString name;
    QString color;       ///< preferred colour, word of the record
    QStringList earlier; ///< earlier names; games under them count too
    QString picture{};   ///< word of an emblem, or name of a portrait file (portrait.h); empty: none
    /// Colour and picture at the last synchronization with the club (app/club/database/profiles.h); nullopt: never
    /// synchronized.
    struct Shared {
        QString color, picture;
        friend bool operator==(const Shared&, const Shared&) = default;
    };
    std::optional<Shared> shared{};
    /// The club may have this person's photograph: it was allowed here, or came from the club. Colours and emblems are
    /// always shared.
    bool photoInClub = false;
    friend bool operator==(const Person&, const Person&) = default;

    /// True if `player` is a present or earlier name of this person, ignoring case.
    [[nodiscard]] bool isCalled(const QString& player) const;
};

/// The people in `file`; empty: the file does not exist; nullopt: it is invalid.
std::optional<std::vector<Person>> readPeople(const QString& file);
/// Replaces the file atomically, also in case of a power failure. False: writing failed.
bool writePeople(const QString& file, const std::vector<Person>& people);

/// Deletes the file, its kept damaged copies and all portraits. Returns the path of one that could not be deleted;
/// empty: success.
QString erasePeople(const QString& file);

} // namespace reeve::app
