// SPDX-License-Identifier: GPL-3.0-or-later
// The list of players of this device for QML: whom a new game can seat, and their results so far.
#pragma once

#include "app/values/kept_facts.h"
#include "app/window/people_file.h"

#include <QObject>
#include <QUrl>
#include <QVariant>

namespace reeve::app {

class Games;
class Journal;

class People : public QObject {
    Q_OBJECT
    /** Sorted by number of wins, descending, then by name. */
    Q_PROPERTY(QList<reeve::app::PersonFacts> list READ list NOTIFY changed)
    /** A default-constructed person. */
    Q_PROPERTY(reeve::app::PersonFacts nobody READ nobody CONSTANT)
    /** Seats of the game played last, in seating order; empty before the first game. */
    Q_PROPERTY(QList<reeve::app::KeptSeatFacts> lastTable READ lastTable NOTIFY changed)
    /** Picture by name in lower case, for everyone who has one, under present and earlier names. */
    Q_PROPERTY(QVariantMap pictures READ pictures NOTIFY changed)
    /** A warning about the file of the list; empty: none. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// Reads and writes the list in `file`. An invalid file is moved aside, and notice() says so.
    People(Journal& journal, Games& games, QString file, QObject* parent = nullptr);

    [[nodiscard]] QList<PersonFacts> list() const;
    [[nodiscard]] static PersonFacts nobody() { return {}; }
    [[nodiscard]] QList<KeptSeatFacts> lastTable() const;
    [[nodiscard]] QVariantMap pictures() const;
    [[nodiscard]] QString notice() const;

    [[nodiscard]] const std::vector<Person>& people() const { return m_people; }
    /// Path of the list; photographs are stored in the same folder.
    [[nodiscard]] const QString& file() const { return m_file; }
    /// Another Reeve has the games and this list open; changes are refused.
    [[nodiscard]] bool readOnly() const { return m_readOnly; }
    /// Replaces a person's colour and picture with those from the club. If the person has changed since `before`,
    /// nothing is changed and the photograph of `after` is deleted.
    void adopt(const Person& before, const Person& after);

    /// A person with this name who is not on the list.
    Q_INVOKABLE static reeve::app::PersonFacts stranger(const QString& name) { return {.name = name}; }
    /// Adds the players of a new game ([{name, color}]) to the list, or updates their colours.
    Q_INVOKABLE void remember(const QVariantList& seats);
    /// Renames a person; games under earlier names still count. False: `to` is empty or belongs to someone else, `name`
    /// is unknown, or the list is read-only.
    Q_INVOKABLE bool rename(const QString& name, const QString& to);
    /// Sets the preferred colour, a word of the record.
    Q_INVOKABLE void recolor(const QString& name, const QString& color);
    /// Sets the emblem, one of the window's words; "" removes the picture, and a photograph's file with it.
    Q_INVOKABLE void setEmblem(const QString& name, const QString& emblem);
    /// Crops the middle of an image file to a round portrait, saves it beside the list and assigns it to the person.
    /// Runs on the file thread; photoEnded() follows.
    Q_INVOKABLE void setPhoto(const QString& name, const QUrl& file);
    /// Whether the club may have the person's photograph.
    Q_INVOKABLE bool photoInClub(const QString& name);
    Q_INVOKABLE void allowPhotoInClub(const QString& name, bool allowed);
    /// Removes a person from the list, not from the games.
    Q_INVOKABLE void forget(const QString& name);

signals:
    void changed();
    /// setPhoto() has ended. `refusal`: why it failed, as a sentence; empty: success.
    void photoEnded(const QString& name, const QString& refusal);

private:
    [[nodiscard]] Person* find(const QString& name);
    [[nodiscard]] QString pictureOf(const Person& person) const;
    /// Also tells the journal the new name, so that the club counts both names as one person.
    void tellNames(const Person& person);
    void give(Person& person, const QString& picture);
    /// Reads the list; an invalid file is moved aside.
    void read();
    /// True if the list is read-only; notice() then says why.
    [[nodiscard]] bool refused();
    /// Writes the list on the file thread, then deletes the photograph `dropped` unless someone still uses it ("" or an
    /// emblem: none). If writing fails, photographs are kept.
    void save(const QString& dropped = {});

    Journal& m_journal;
    Games& m_games;
    QString m_file, m_keptAside;
    bool m_unsaved = false; ///< the last write failed
    bool m_readOnly, m_refused = false;
    std::vector<Person> m_people;
};

} // namespace reeve::app
