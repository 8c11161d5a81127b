// SPDX-License-Identifier: GPL-3.0-or-later
// Synchronizes colours and pictures of people between the tables of a club, in both directions. Never blocks on the
// network or the disk.
#pragma once

#include "app/club/database/club_thread.h"
#include "app/club/database/profiles.h"
#include "app/window/people_file.h"

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
    /// Intervals in ms.
    struct Pace {
        int gather = 2'000;  ///< delay after a local change
        int again = 300'000; ///< interval of synchronizations
    };
    /// All must outlive this.
    ClubProfiles(Journal& journal, People& people, Club& club, QObject* parent);
    ClubProfiles(Journal& journal, People& people, Club& club, Pace pace, QObject* parent);
    ~ClubProfiles() override;

private:
    struct Local {
        QString id; ///< UUID
        Person person;
    };
    using Change = std::pair<Person, Person>; ///< before and after
    /// On the club's thread: compares, uploads and downloads. Returns the people to change locally.
    static std::variant<std::vector<Change>, ClubTrouble> agree(ClubDatabase& database,
                                                                const std::vector<Local>& people, const QString& file);
    static std::variant<Person, ClubTrouble> agreeOn(ClubDatabase& database, const Local& local,
                                                     std::optional<Profile> there, const QString& file);
    /// Schedules a synchronization if a club is reachable and there is something to compare.
    void plan();
    void compare();
    void adopt(const std::vector<Change>& changes);

    Journal& m_journal;
    People& m_people;
    Club& m_club;
    QTimer m_soon, m_again;
    bool m_due = true; ///< synchronize even without local changes
    bool m_asking = false;
    std::vector<Person> m_agreed; ///< the list after the last synchronization
    std::unique_ptr<ClubThread> m_thread;
};

} // namespace reeve::app
