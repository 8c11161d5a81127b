// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of the learned sets (setsFolder()): one file per set, named like it, in the format of reeve-cli.
#pragma once

#include "vision/set/learned_set.h"

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace reeve::app {

/// Further sets are neither read nor created.
inline constexpr std::size_t kMostSets = 30;
inline const QString kSetSuffix = QStringLiteral("reeve-set");

struct KeptSet {
    QString name;
    vision::LearnedSet set;
};

struct SetsRead {
    std::vector<KeptSet> sets; ///< sorted by name
    QStringList damaged;       ///< names of sets whose files are unreadable; the files were renamed (moveAside())
    QStringList newer;         ///< names of sets that a newer Reeve has saved; their files are left as they are
};

/// Why a file was not read as a set.
enum class SetFault {
    NoSet, ///< not a set, or damaged
    Newer, ///< the format of a newer Reeve
};

/// Path of a set's file: its name, with characters that are invalid in file names encoded as %XX.
QString setFile(const QString& folder, const QString& name);
/// Reads the sets of the folder, at most kMostSets. Files that are not sets are renamed (moveAside()).
SetsRead readSets(const QString& folder);
/// Reads a set from any file.
std::variant<vision::LearnedSet, SetFault> readSetFile(const QString& file);
/// Replaces the file atomically, also in case of a power failure. False: writing failed.
bool writeSetFile(const QString& file, const vision::LearnedSet& set);
/// As writeSetFile(), for a set of the folder, which is created with mode 0700 if missing.
bool writeSet(const QString& folder, const QString& name, const vision::LearnedSet& set);
/// False: the file could not be deleted.
bool removeSet(const QString& folder, const QString& name);
/// Deletes the folder with all sets and kept damaged files. Returns its path if that failed; empty: success.
QString eraseSets(const QString& folder);

} // namespace reeve::app
