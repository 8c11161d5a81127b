// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of the learned sets (setsFolder()): one file for each, as reeve-cli reads it, named like the set.
#pragma once

#include "vision/set/learned_set.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace reeve::app {

/// Sets beyond these are not read and not made.
inline constexpr std::size_t kMostSets = 30;
inline const QString kSetSuffix = QStringLiteral("reeve-set");

struct KeptSet {
    QString name;
    vision::LearnedSet set;
};

struct SetsRead {
    std::vector<KeptSet> sets; ///< by their names
    QStringList damaged;       ///< names of sets whose files could not be read; the files are kept aside
};

/// The file of a set: its name with what no file name may have written as %XX.
QString setFile(const QString& folder, const QString& name);
/// All sets of the folder. A file that cannot be read is moved aside.
SetsRead readSets(const QString& folder);
/// The set in a file of any name; nothing where it is none, or damaged.
std::optional<vision::LearnedSet> readSetFile(const QString& file);
/// Replaces the file as a whole: after a power cut either the old or the new set is there. False when it cannot be
/// written.
bool writeSetFile(const QString& file, const vision::LearnedSet& set);
/// writeSetFile() for a set of the folder, which is made where it is missing, with access for its owner alone.
bool writeSet(const QString& folder, const QString& name, const vision::LearnedSet& set);
/// False when the file is still there.
bool removeSet(const QString& folder, const QString& name);
/// Deletes the folder with all sets and what was kept of damaged ones. Its path when it is still there; else empty.
QString eraseSets(const QString& folder);

} // namespace reeve::app
