// SPDX-License-Identifier: GPL-3.0-or-later
// The people of this table for QML: who is offered for a new game, and how they fared in all games so far.
#pragma once

#include "app/people/people_file.h"
#include "app/values/kept_facts.h"

#include <QObject>
#include <QUrl>
#include <QVariant>

namespace reeve::app {

class Game;
class Games;
class Journal;

class People : public QObject {
    Q_OBJECT
    /** Whoever won most first, then by name. */
    Q_PROPERTY(QList<reeve::app::PersonFacts> list READ list NOTIFY changed)
    /** What stands for a person that there is not. */
    Q_PROPERTY(reeve::app::PersonFacts nobody READ nobody CONSTANT)
    /** Those of the game that was begun or played last, in seating order; [] before the first one. */
    Q_PROPERTY(QList<reeve::app::KeptSeatFacts> lastTable READ lastTable NOTIFY changed)
    /** Name in small letters -> picture, of everybody who has one, with the names of before. */
    Q_PROPERTY(QVariantMap pictures READ pictures NOTIFY changed)
    /** What the person must know about the file of the people; empty as a rule. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// Keeps its list in `file`. A file that cannot be understood is moved aside, and that is told.
    People(Journal& journal, Games& games, QString file, QObject* parent = nullptr);

    [[nodiscard]] QList<PersonFacts> list() const;
    [[nodiscard]] static PersonFacts nobody() { return {}; }
    [[nodiscard]] QList<KeptSeatFacts> lastTable() const;
    [[nodiscard]] QVariantMap pictures() const;
    [[nodiscard]] QString notice() const;

    [[nodiscard]] const std::vector<Person>& people() const { return m_people; }
    /// The file of the list; photographs lie beside it.
    [[nodiscard]] const QString& file() const { return m_file; }
    /// The list belongs to another Reeve: nothing is changed here.
    [[nodiscard]] bool readOnly() const { return m_readOnly; }
    /// Gives somebody colour and picture that the club has. Where the person is not as in `before` any more nothing is
    /// changed, and a photograph of `after` is deleted.
    void adopt(const Person& before, const Person& after);

    /// Somebody whom this table does not know.
    Q_INVOKABLE static reeve::app::PersonFacts stranger(const QString& name) { return {.name = name}; }
    /// Whoever sits down ([{name, color}]) is known from now on, with the colour taken this time.
    Q_INVOKABLE void remember(const QVariantList& seats);
    /// Another name for `name`; games under the old one still count. False when it is empty or somebody else's.
    Q_INVOKABLE bool rename(const QString& name, const QString& to);
    Q_INVOKABLE void recolor(const QString& name, const QString& color);
    /// Somebody's emblem, a word of the window's; "" takes the picture away, and a photograph's file with it.
    Q_INVOKABLE void setEmblem(const QString& name, const QString& emblem);
    /// Cuts the middle of a picture round, keeps it beside the list, and gives it to somebody; beside the window.
    /// photoEnded() tells how that went.
    Q_INVOKABLE void setPhoto(const QString& name, const QUrl& file);
    /// Takes somebody off the list. The games stay; whoever sits down again is known again.
    Q_INVOKABLE void forget(const QString& name);

signals:
    void changed();
    /// What setPhoto() asked for is done, or `refusal` says in a sentence why it could not be.
    void photoEnded(const QString& name, const QString& refusal);

private:
    [[nodiscard]] Person* find(const QString& name);
    [[nodiscard]] QString pictureOf(const Person& person) const;
    /// The journal knows somebody by the new name, too, so that the club counts one person under both.
    void tellNames(const Person& person);
    void give(Person& person, const QString& picture);
    /// What the file says; one that cannot be understood is moved aside.
    void read();
    /// The list belongs to another Reeve, which has the games open: nothing is changed here, and notice() tells why.
    [[nodiscard]] bool refused();
    /// Writes the list beside the window, and then deletes the photograph `dropped`, which the list names no more; ""
    /// or an emblem: none. A list that cannot be written keeps its photographs.
    void save(const QString& dropped = {});

    Journal& m_journal;
    Games& m_games;
    QString m_file, m_keptAside;
    bool m_unsaved = false; ///< the last change could not be written
    bool m_readOnly, m_refused = false;
    std::vector<Person> m_people;
};

} // namespace reeve::app
