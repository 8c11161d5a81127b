// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/club_profiles.h"

#include "app/club/club.h"
#include "app/club/database/profiles.h"
#include "app/store/journal.h"
#include "app/window/people.h"
#include "app/window/portrait.h"
#include "engine/record/words.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace reeve::app {

using namespace Qt::StringLiterals;

namespace {

bool isColor(const QString& word) {
    return std::ranges::any_of(record::words<Color>(),
                               [&](std::string_view one) { return word == QLatin1String(one); });
}

/// PNG of a person's photograph; empty: none, unreadable, or larger than the club accepts.
QByteArray photoOf(const Person& person, const QString& file) {
    QFile photo(portraitFile(file, person.picture));
    if (!isPortrait(person.picture) || !photo.open(QIODevice::ReadOnly)) return {};
    const QByteArray png = photo.read(kLargestPhoto + 1);
    return png.size() <= kLargestPhoto ? png : QByteArray();
}

} // namespace

ClubProfiles::ClubProfiles(Journal& journal, People& people, Club& club, QObject* parent)
    : ClubProfiles(journal, people, club, Pace{}, parent) {}

ClubProfiles::ClubProfiles(Journal& journal, People& people, Club& club, Pace pace, QObject* parent)
    : QObject(parent), m_journal(journal), m_people(people), m_club(club) {
    m_soon.setInterval(pace.gather);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ClubProfiles::compare);
    m_again.setInterval(pace.again);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, [this] {
        m_due = true;
        plan();
    });
    connect(&people, &People::changed, this, &ClubProfiles::plan);
    connect(&club, &Club::changed, this, &ClubProfiles::plan);
    connect(&club, &Club::moved, this, [this] {
        if (m_thread) m_thread->cancel();
        m_asking = false;
        m_due = true;
        plan();
    });
    plan();
}

ClubProfiles::~ClubProfiles() = default;

void ClubProfiles::plan() {
    if (m_asking || m_soon.isActive() || m_people.readOnly() || m_club.state() != u"current"_s) return;
    if (m_due || m_people.people() != m_agreed) m_soon.start();
}

void ClubProfiles::compare() {
    if (m_asking || !m_club.joined()) return;
    m_asking = true;
    m_due = false;
    m_journal.ask(
        this, [](JournalFile& file) { return file.people(); },
        [this](const std::vector<PersonName>& names) {
            std::vector<Local> people;
            for (const Person& one : m_people.people())
                if (const QString id = personOf(names, one.name); !id.isEmpty()) people.push_back({id, one});
            m_agreed = m_people.people();
            if (m_thread == nullptr) m_thread = std::make_unique<ClubThread>();
            m_thread->ask(
                m_club.where(),
                [people, file = m_people.file()](ClubDatabase& database) { return agree(database, people, file); },
                [this](const std::variant<std::vector<Change>, ClubTrouble>& answer) {
                    m_asking = false;
                    m_thread->rest();
                    // Faults are shown by the club's indicator, whose own connection has them too.
                    if (const auto* changes = std::get_if<std::vector<Change>>(&answer)) adopt(*changes);
                    m_again.start();
                });
        });
}

void ClubProfiles::adopt(const std::vector<Change>& changes) {
    m_asking = true; // ignores the changes of the list made here
    for (const auto& [before, after] : changes) m_people.adopt(before, after);
    m_asking = false;
    for (const auto& [before, after] : changes) std::ranges::replace(m_agreed, before, after);
    plan();
}

std::variant<std::vector<ClubProfiles::Change>, ClubTrouble>
ClubProfiles::agree(ClubDatabase& database, const std::vector<Local>& people, const QString& file) {
    std::vector<Change> changes;
    const auto has = hasProfiles(database);
    if (const auto* trouble = std::get_if<ClubTrouble>(&has)) return *trouble;
    if (!std::get<bool>(has)) return changes;
    QStringList ids;
    for (const Local& one : people) ids << one.id;
    const auto read = readProfiles(database, ids);
    if (const auto* trouble = std::get_if<ClubTrouble>(&read)) return *trouble;
    const auto& profiles = std::get<QHash<QString, Profile>>(read);
    for (const Local& one : people) {
        std::optional<Profile> there;
        if (profiles.contains(one.id)) there = profiles.value(one.id);
        auto after = agreeOn(database, one, there, file);
        if (const auto* trouble = std::get_if<ClubTrouble>(&after)) return *trouble;
        if (std::get<Person>(after) != one.person) changes.emplace_back(one.person, std::get<Person>(std::move(after)));
    }
    return changes;
}

std::variant<Person, ClubTrouble> ClubProfiles::agreeOn(ClubDatabase& database, const Local& local,
                                                        std::optional<Profile> there, const QString& file) {
    const Person& person = local.person;
    const QByteArray photo = photoOf(person, file);
    // A photograph that cannot be uploaded leaves both sides unchanged.
    if (isPortrait(person.picture) && photo.isEmpty()) return person;
    Profile here{person.color, photo.isEmpty() ? person.picture : photoKey(photo)};
    std::optional<Profile> agreed;
    if (person.shared) agreed = {person.shared->color, person.shared->picture};
    // Invalid colours from the club are ignored.
    if (there && !isColor(there->color)) there->color = here.color;
    const Profile known = there.value_or(Profile());
    // A photograph that was not allowed in the club stays here alone, and one that was allowed before is taken back
    // there.
    const bool withheld = !photo.isEmpty() && !person.photoInClub;
    const bool sent = !checksumOf(known.picture).isEmpty() &&
                      (known.picture == here.picture || (agreed && known.picture == agreed->picture));
    if (withheld) here.picture = sent ? QString() : known.picture;
    const Profile both =
        withheld ? Profile{mergedProfile(here, agreed, there).color, here.picture} : mergedProfile(here, agreed, there);

    // Uploaded first: if the club refuses, everything stays unchanged and is retried later.
    if (both.color != known.color) {
        const auto taken = putColor(database, local.id, both.color);
        if (const auto* trouble = std::get_if<ClubTrouble>(&taken)) return *trouble;
        if (!std::get<bool>(taken)) return person;
    }
    if (both.picture != known.picture) {
        const auto taken = putPicture(database, local.id, both.picture, photo);
        if (const auto* trouble = std::get_if<ClubTrouble>(&taken)) return *trouble;
        if (!std::get<bool>(taken)) return person;
    }

    Person after = person;
    if (both.picture != here.picture) {
        after.picture = both.picture;
        if (!checksumOf(both.picture).isEmpty()) {
            const auto png = readPhoto(database, local.id, both.picture);
            if (const auto* trouble = std::get_if<ClubTrouble>(&png)) return *trouble;
            const Portrait kept = keepPortrait(std::get<QByteArray>(png), file);
            if (!kept) return person;
            after.picture = kept.name;
            after.photoInClub = true;
        }
    }
    after.color = both.color;
    after.shared = {both.color, both.picture};
    return after;
}

} // namespace reeve::app

#include "moc_club_profiles.cpp"
