// SPDX-License-Identifier: GPL-3.0-or-later
// What a learned set knows, lacks and confuses, and why a picture taught nothing.
#pragma once

#include "vision/set/set_model.h"
#include "vision/set/summary.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace reeve::app {

/// "Reeve knows your forest and fields and the blue and white roads."
QString knownText(const vision::SetSummary& summary);
/// "It has not yet seen your knights."; empty where it has seen everything.
QString lackingText(const vision::SetSummary& summary);
/// "Hard to tell apart: red roads and orange roads."; empty where nothing is.
QString alikeText(const std::vector<vision::Alike>& alike);
/// The offer to remember a confirmed picture; `name` of the set that goes on learning, or empty for a new one.
QString offerText(const QString& name);
/// While a picture is learned from.
QString learningText();
/// What a set knows after a picture, and what it has not yet seen.
QString learnedText(const QString& name, const vision::SetSummary& summary);
/// Why a lesson comes to nothing where its set is not what it was when it began.
inline constexpr char kSetChanged[] = "the set was changed meanwhile";
/// Why a picture taught nothing; `reason` is what vision::learn says.
QString notLearnedText(const std::string& reason);
/// About the files of the sets: the names of those that were damaged, a file that was to be taken and is no set, and
/// whether the last change is not on the disk. Empty when nothing is to be said.
QString setsText(const QStringList& damaged, const QString& noSet, bool unsaved);
/// The name of a set that nobody has named.
QString setNameText();

} // namespace reeve::app
