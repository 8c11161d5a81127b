// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/people.h"

#include "app/store/aside.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/store/person_names.h"
#include "app/values/name_length.h"
#include "app/window/games.h"
#include "app/window/people_wording.h"
#include "app/window/player_stats.h"
#include "app/window/portrait.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

} // namespace

People::People(Journal& journal, Games& games, QString file, QObject* parent)
    : QObject(parent), m_journal(journal), m_games(games), m_file(std::move(file)), m_readOnly(games.readOnly()) {
    read();
    // Repeats renamings that an earlier version did not pass to the journal.
    if (!m_readOnly)
        for (const Person& one : m_people)
            if (!one.earlier.isEmpty()) tellNames(one);
    connect(&games, &Games::changed, this, [this] {
        // The other Reeve has ended and may have changed the list.
        if (std::exchange(m_readOnly, m_games.readOnly()) && !m_readOnly) {
            m_refused = false;
            read();
        }
        emit changed();
    });
}

void People::read() {
    if (auto people = readPeople(m_file)) {
        m_people = std::move(*people);
        return;
    }
    if (const QString aside = moveAside(m_file); !aside.isEmpty()) m_keptAside = QFileInfo(aside).fileName();
}

QList<PersonFacts> People::list() const {
    const std::vector<PlayerStats> lives = playerStats(m_journal.list(), m_people);
    std::vector<std::size_t> order(m_people.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        return lives[a].wins != lives[b].wins ? lives[a].wins > lives[b].wins
                                              : m_people[a].name.localeAwareCompare(m_people[b].name) < 0;
    });
    QList<PersonFacts> list;
    for (const std::size_t i : order)
        list.append({.name = m_people[i].name,
                     .color = m_people[i].color,
                     .picture = pictureOf(m_people[i]),
                     .games = lives[i].games,
                     .wins = lives[i].wins,
                     .best = lives[i].best,
                     .average = lives[i].games == 0 ? 0.0 : double(lives[i].points) / lives[i].games,
                     .last = lives[i].last});
    return list;
}

QList<KeptSeatFacts> People::lastTable() const { return m_games.games().value(0).players; }

QVariantMap People::pictures() const {
    QVariantMap pictures;
    for (const Person& person : m_people) {
        if (person.picture.isEmpty()) continue;
        for (const QString& name : person.earlier) pictures.insert(name.toLower(), pictureOf(person));
        pictures.insert(person.name.toLower(), pictureOf(person));
    }
    return pictures;
}

QString People::pictureOf(const Person& person) const {
    return isPortrait(person.picture) ? QUrl::fromLocalFile(portraitFile(m_file, person.picture)).toString()
                                      : person.picture;
}

QString People::notice() const { return m_refused ? m_games.notice() : peopleText(m_keptAside, m_unsaved); }

bool People::refused() {
    m_refused = m_readOnly;
    if (m_refused) emit changed();
    return m_refused;
}

Person* People::find(const QString& name) {
    const auto known = std::ranges::find_if(m_people, [&](const Person& person) { return person.isCalled(name); });
    return known == m_people.end() ? nullptr : &*known;
}

void People::save(const QString& dropped) {
    emit changed();
    const bool used = std::ranges::any_of(m_people, [&](const Person& one) { return one.picture == dropped; });
    const QString photo = isPortrait(dropped) && !used ? portraitFile(m_file, dropped) : QString();
    onFileThread([file = m_file, people = m_people, photo] {
        if (!writePeople(file, people)) return false;
        if (!photo.isEmpty()) QFile::remove(photo);
        return true;
    }).then(this, [this](bool done) {
        const bool before = std::exchange(m_unsaved, !done);
        if (before == done) emit changed();
    });
}

void People::remember(const QVariantList& seats) {
    if (refused()) return;
    for (const QVariant& seat : seats) {
        const QString name = tidyName(seat.toMap().value(u"name"_s).toString());
        const QString color = seat.toMap().value(u"color"_s).toString();
        if (name.isEmpty()) continue;
        if (Person* known = find(name))
            known->color = color;
        else
            m_people.push_back({name, color, {}});
    }
    save();
}

bool People::rename(const QString& name, const QString& to) {
    const QString tidy = tidyName(to);
    Person* person = find(name);
    Person* other = find(tidy);
    if (person == nullptr || tidy.isEmpty() || (other != nullptr && other != person) || refused()) return false;
    if (person->name.compare(tidy, Qt::CaseInsensitive) != 0) person->earlier.append(person->name);
    person->earlier.removeIf([&](const QString& old) { return old.compare(tidy, Qt::CaseInsensitive) == 0; });
    person->name = tidy;
    save();
    tellNames(*person);
    return true;
}

void People::tellNames(const Person& person) {
    m_journal.ask(
        this,
        [names = QStringList(person.name) + person.earlier](JournalFile& file) {
            // People without games are unknown to the journal. A name that belongs to another member of the club stays
            // theirs.
            QString known;
            for (const QString& name : names) {
                const QString one = personOf(file.people(), name);
                if (known.isEmpty()) known = one;
                if (!one.isEmpty() && one != known) return false;
            }
            const NamedPerson named{known, names};
            return !known.isEmpty() && file.knowPeople({&named, 1});
        },
        [](bool) {});
}

void People::recolor(const QString& name, const QString& color) {
    Person* person = find(name);
    if (person == nullptr || refused()) return;
    person->color = color;
    save();
}

void People::give(Person& person, const QString& picture) { save(std::exchange(person.picture, picture)); }

void People::setEmblem(const QString& name, const QString& emblem) {
    if (Person* person = find(name);
        person != nullptr && !isPortrait(emblem) && emblem != person->picture && !refused())
        give(*person, emblem);
}

void People::setPhoto(const QString& name, const QUrl& file) {
    if (find(name) == nullptr) return;
    if (refused()) {
        emit photoEnded(name, notice());
        return;
    }
    onFileThread([photo = file.toLocalFile(), people = m_file] {
        return makePortrait(photo, people);
    }).then(this, [this, name](const Portrait& portrait) {
        Person* person = find(name);
        if (portrait && person != nullptr) give(*person, portrait.name);
        if (portrait && person == nullptr) QFile::remove(portraitFile(m_file, portrait.name));
        emit photoEnded(name, portrait ? QString() : photoRefusedText(portrait));
    });
}

bool People::photoInClub(const QString& name) {
    const Person* person = find(name);
    return person != nullptr && person->photoInClub;
}

void People::allowPhotoInClub(const QString& name, bool allowed) {
    Person* person = find(name);
    if (person == nullptr || refused()) return;
    person->photoInClub = allowed;
    save();
}

void People::adopt(const Person& before, const Person& after) {
    const auto known = std::ranges::find(m_people, before);
    if (known == m_people.end() || m_readOnly) {
        if (isPortrait(after.picture) && after.picture != before.picture)
            onFileThread([photo = portraitFile(m_file, after.picture)] { return QFile::remove(photo); });
        return;
    }
    *known = after;
    save(before.picture == after.picture ? QString() : before.picture);
}

void People::forget(const QString& name) {
    Person* person = find(name);
    if (person == nullptr || refused()) return;
    const QString picture = person->picture;
    m_people.erase(m_people.begin() + (person - m_people.data()));
    save(picture);
}

} // namespace reeve::app

#include "moc_people.cpp"
