// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about a learned set: what it knows, lacks and confuses, and why a picture was not learned from.
#pragma once

#include "vision/set/set_model.h"
#include "vision/set/summary.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reeve::app {

/// "Reeve knows your forest and fields and the blue and white roads."
QString knownText(const vision::SetSummary& summary);
/// "It has not yet seen your knights."; empty: it has seen everything.
QString lackingText(const vision::SetSummary& summary);
/// "Hard to tell apart: red roads and orange roads."; empty: none.
QString alikeText(const std::vector<vision::Alike>& alike);
/// Offer to learn from a confirmed picture. `name`: of the set that continues learning; empty: a new set.
QString offerText(const QString& name);
/// Shown while a picture is being learned.
QString learningText();
/// What a set knows and lacks after a picture.
QString learnedText(const QString& name, const vision::SetSummary& summary);
/// After what was learned was taken back. `name`: of the set; empty: it was new, and is gone.
QString forgottenText(const QString& name);
/// Internal reason: the set was changed while the picture was being learned.
inline constexpr char kSetChanged[] = "the set was changed meanwhile";
/// Why a picture was not learned from. `reason`: of vision::learn, or kSetChanged.
QString notLearnedText(const std::string& reason);
/// A file that was not imported as a set.
struct ImportFault {
    enum class Why : std::uint8_t {
        NoSet,    ///< damaged, or something else
        Newer,    ///< of a newer Reeve
        Outdated, ///< all of it was learned with networks of before (vision::LearnedSet::outdated)
    };
    QString file;
    Why why = Why::NoSet;
};
/// What is wrong with the files of the sets.
struct SetTroubles {
    QStringList damaged;                 ///< names of damaged sets
    QStringList newer;                   ///< names of sets of a newer Reeve
    std::optional<ImportFault> notTaken; ///< the last import, if it failed
    bool unsaved = false;                ///< the last change is not on the disk
};
/// Notice about the files of the sets; empty: none.
QString setsText(const SetTroubles& troubles);
/// Default name of a set.
QString setNameText();

} // namespace reeve::app
