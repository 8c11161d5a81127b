// SPDX-License-Identifier: GPL-3.0-or-later
// The learned sets of this device for QML: what each knows, which one is used, and their files.
#pragma once

#include "app/pictures/set_files.h"
#include "app/pictures/set_in_use.h"
#include "app/pictures/sets_wording.h"
#include "app/values/set_facts.h"
#include "vision/set/summary.h"

#include <QObject>
#include <QThreadPool>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

namespace reeve::app {

class Games;

class LearnedSets : public QObject {
    Q_OBJECT
    /** Sorted by name. */
    Q_PROPERTY(QList<reeve::app::LearnedSetFacts> list READ list NOTIFY changed)
    /** How the set for scans is selected: "auto" (by the photograph), "none" or "one" (see chosen). */
    Q_PROPERTY(QString way READ way NOTIFY changed)
    /** With "one": its name; otherwise "". */
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed)
    /** Name of the set deleted last, which restore() can put back; "" if there is none. */
    Q_PROPERTY(QString removed READ removed NOTIFY changed)
    /** Name of the set that forgot its last picture, which restore() can put back; "" if there is none. */
    Q_PROPERTY(QString forgotten READ forgotten NOTIFY changed)
    /** The maximum number of sets is reached. */
    Q_PROPERTY(bool full READ full NOTIFY changed)
    /** A warning about the files of the sets; empty: none. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// Reads sets in `folder` on first access and writes them there on the file thread. `games` must outlive this.
    LearnedSets(Games& games, QString folder, QObject* parent = nullptr);
    ~LearnedSets() override;

    [[nodiscard]] QList<LearnedSetFacts> list();
    [[nodiscard]] QString way();
    [[nodiscard]] QString chosen();
    [[nodiscard]] QString removed() const { return m_undo && !m_undo->forgotten ? m_undo->name : QString(); }
    [[nodiscard]] QString forgotten() const { return m_undo && m_undo->forgotten ? m_undo->name : QString(); }
    [[nodiscard]] bool full() { return sets().size() >= kMostSets; }
    [[nodiscard]] QString notice();

    /// Sets `way` to "auto", "none", or "one" with the name of a set.
    Q_INVOKABLE void choose(const QString& way, const QString& name);
    /// Renames a set. False: `to` is empty or taken, or changes are refused.
    Q_INVOKABLE bool rename(const QString& name, const QString& to);
    /// Deletes a set; restore() can put it back.
    Q_INVOKABLE void remove(const QString& name);
    /// Undoes the last remove() or forgetLast().
    Q_INVOKABLE void restore();
    /// Makes the last remove() or forgetLast() final; restore() does nothing afterwards. Also withdraws the notice of a
    /// failed import.
    Q_INVOKABLE void confirmRemoval();
    /// Removes what the set learned from its last picture; restore() can put it back. A set with only one picture is
    /// deleted.
    Q_INVOKABLE void forgetLast(const QString& name);
    /// Suggested path for saving a set.
    Q_INVOKABLE QUrl suggestedFile(const QString& name) const;
    /// Writes a set to a file for other devices. Returns the path of the file; "": no such set, or writing failed.
    Q_INVOKABLE QString saveTo(const QString& name, const QUrl& file);
    /// Imports a set from a file; its name is that of the file, if necessary with a number. Returns its name here; "":
    /// the file is not a set, changes are refused (both see notice()), or the maximum number is reached. If a set here
    /// is equal, nothing is imported, and its name is returned.
    Q_INVOKABLE QString takeFrom(const QUrl& file);

    /// The sets with which photographs are read now.
    [[nodiscard]] SetsInUse inUse();
    /// The set with this name; nullptr: none.
    [[nodiscard]] const vision::LearnedSet* find(const QString& name);
    /// Things that a set confuses, as a text; "" until it was computed on another thread, then changed() is emitted.
    [[nodiscard]] QString alike(const QString& name);
    /// An unused name: `wish`, if necessary with a number.
    [[nodiscard]] QString freeName(const QString& wish);
    /// Creates or replaces the set with this name; an empty `set` deletes it. False: changes are refused, or a new set
    /// is empty, has no name or exceeds the maximum number.
    bool keep(const QString& name, const vision::LearnedSet& set);
    /// True if the games are read-only (Games::readOnly()), so that changes are refused; notice() then says why.
    [[nodiscard]] bool refused();
    /// Rebuilds texts in the new language.
    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    using Sets = std::vector<std::shared_ptr<const UsableSet>>;

    /// A set as it was before the last remove() or forgetLast().
    struct Undo {
        QString name;
        vision::LearnedSet set;
        bool forgotten = false; ///< forgetLast()
    };

    /// Cached data of a set; `alike` is computed on another thread.
    struct Figures {
        std::shared_ptr<const UsableSet> set;
        vision::SetSummary summary;
        int pictures = 0, kilobytes = 0;
        std::vector<vision::Alike> alike; ///< empty until computed
    };

    [[nodiscard]] Sets& sets();
    [[nodiscard]] const Figures& figuresOf(const std::shared_ptr<const UsableSet>& set);
    void sortByName();
    /// True if a set, or a file of a newer Reeve, has this name in any case.
    [[nodiscard]] bool taken(const QString& name);
    [[nodiscard]] Sets::iterator at(const QString& name);
    /// Runs `job` with the folder on the file thread. `job` returns false if a file could not be written.
    void write(std::function<bool(const QString& folder)> job);

    Games& m_games;
    QString m_folder;
    bool m_read = false, m_unsaved = false, m_refused = false, m_readOnly = false;
    QStringList m_damaged, m_newer;
    std::optional<ImportFault> m_notTaken; ///< the file of the last import, if that failed
    Sets m_sets;
    std::vector<Figures> m_figures; ///< of the sets in m_sets that were accessed
    QThreadPool m_pool;
    std::optional<Undo> m_undo;
};

} // namespace reeve::app
