// SPDX-License-Identifier: GPL-3.0-or-later
// The sets that Reeve has learned on this device, for QML: what each knows, which one is used, and their files.
#pragma once

#include "app/reading/set_in_use.h"
#include "app/sets/set_files.h"
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
    /** By their names. */
    Q_PROPERTY(QList<reeve::app::LearnedSetFacts> list READ list NOTIFY changed)
    /** Which set scans are read with: "auto" (the photograph tells), "none" or "one" (see chosen). */
    Q_PROPERTY(QString way READ way NOTIFY changed)
    /** With "one": its name; else "". */
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed)
    /** The name of the set that was deleted last and can be put back; else "". */
    Q_PROPERTY(QString removed READ removed NOTIFY changed)
    /** No more can be made. */
    Q_PROPERTY(bool full READ full NOTIFY changed)
    /** What the person must know about the files of the sets; empty as a rule. */
    Q_PROPERTY(QString notice READ notice NOTIFY changed)

public:
    /// Keeps its sets in `folder`, which is read when something of it is first asked for.
    LearnedSets(Games& games, QString folder, QObject* parent = nullptr);
    ~LearnedSets() override;

    [[nodiscard]] QList<LearnedSetFacts> list();
    [[nodiscard]] QString way();
    [[nodiscard]] QString chosen();
    [[nodiscard]] QString removed() const { return m_removed ? m_removed->name : QString(); }
    [[nodiscard]] bool full() { return sets().size() >= kMostSets; }
    [[nodiscard]] QString notice();

    /// "auto", "none", or "one" with the name of a set.
    Q_INVOKABLE void choose(const QString& way, const QString& name);
    /// Another name. False where it is empty or taken.
    Q_INVOKABLE bool rename(const QString& name, const QString& to);
    Q_INVOKABLE void remove(const QString& name);
    /// Puts the set back that was deleted last.
    Q_INVOKABLE void restore();
    /// The deletion stands: nothing is offered to be put back any more.
    Q_INVOKABLE void confirmRemoval();
    /// Forgets what the picture taught that the set learned from last. A set of one picture is deleted.
    Q_INVOKABLE void forgetLast(const QString& name);
    /// The file that is offered for a set to be saved as.
    Q_INVOKABLE QUrl suggestedFile(const QString& name) const;
    /// Writes a set to a file for other devices. The file's name, or "" where it cannot be written.
    Q_INVOKABLE QString saveTo(const QString& name, const QUrl& file);
    /// Takes a set from a file, named like it. Its name here, or "" and notice() tells why.
    Q_INVOKABLE QString takeFrom(const QUrl& file);

    /// What photographs are read with now.
    [[nodiscard]] SetsInUse inUse();
    /// A set by its name; nothing where there is none.
    [[nodiscard]] const vision::LearnedSet* find(const QString& name);
    /// What looks alike in a set, in words: "" until it is worked out in another thread, which changed() tells.
    [[nodiscard]] QString alike(const QString& name);
    /// A name that is not taken: `wish`, or with a number behind it.
    [[nodiscard]] QString freeName(const QString& wish);
    /// Makes or replaces a set; an empty one is deleted. False where it may not be changed here.
    bool keep(const QString& name, const vision::LearnedSet& set);
    /// This Reeve only looks on: nothing is changed here, and notice() tells why.
    [[nodiscard]] bool refused();
    /// Tells what is worded anew after the language has changed.
    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    using Sets = std::vector<std::shared_ptr<const UsableSet>>;

    /// What is told of a set, worked out once; what looks alike in another thread.
    struct Figures {
        std::shared_ptr<const UsableSet> set;
        vision::SetSummary summary;
        int pictures = 0, kilobytes = 0;
        std::vector<vision::Alike> alike; ///< empty until it is worked out
    };

    [[nodiscard]] Sets& sets();
    [[nodiscard]] const Figures& figuresOf(const std::shared_ptr<const UsableSet>& set);
    void sortByName();
    [[nodiscard]] Sets::iterator at(const QString& name);
    /// Runs `job` with the folder on the thread of the files; false: a file could not be written.
    void write(std::function<bool(const QString& folder)> job);

    Games& m_games;
    QString m_folder;
    bool m_read = false, m_unsaved = false, m_refused = false, m_readOnly = false;
    QStringList m_damaged;
    QString m_noSet; ///< a file that was to be taken and is none
    Sets m_sets;
    std::vector<Figures> m_figures; ///< of those of m_sets that somebody has looked at
    QThreadPool m_pool;
    std::optional<KeptSet> m_removed;
};

} // namespace reeve::app
