// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the people's colours and pictures the same at all tables of a club: what is changed here goes to the club, what
// is changed elsewhere comes from there. Nothing here waits for the network or the disk.
#pragma once

#include "app/club/club_thread.h"
#include "app/club/profiles.h"
#include "app/people/people_file.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace reeve::app {

class Club;
class Journal;
class People;

class ClubProfiles : public QObject {
    Q_OBJECT
public:
    /// Milliseconds.
    struct Pace {
        int gather = 2'000;  ///< after a change at this table
        int again = 300'000; ///< until the club is looked at again
    };
    /// All must outlive it.
    ClubProfiles(Journal& journal, People& people, Club& club, QObject* parent);
    ClubProfiles(Journal& journal, People& people, Club& club, Pace pace, QObject* parent);
    ~ClubProfiles() override;

private:
    struct Local {
        QString id; ///< UUID
        Person person;
    };
    using Change = std::pair<Person, Person>; ///< before and after
    /// On the club's thread: compares, sends and fetches. The people who are not here as they were.
    static std::variant<std::vector<Change>, ClubTrouble> agree(ClubDatabase& database,
                                                                const std::vector<Local>& people, const QString& file);
    static std::variant<Person, ClubTrouble> agreeOn(ClubDatabase& database, const Local& local,
                                                     std::optional<Profile> there, const QString& file);
    /// Compares soon, where there is a club that answers and something to compare.
    void plan();
    void compare();
    void adopt(const std::vector<Change>& changes);

    Journal& m_journal;
    People& m_people;
    Club& m_club;
    QTimer m_soon, m_again;
    bool m_due = true; ///< the club is to be looked at whether or not something was changed here
    bool m_asking = false;
    std::vector<Person> m_agreed; ///< the list after the last comparison
    std::unique_ptr<ClubThread> m_thread;
};

} // namespace reeve::app
