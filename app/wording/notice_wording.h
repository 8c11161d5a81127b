// SPDX-License-Identifier: GPL-3.0-or-later
// What is said when something is wrong with a file or a request, not with a move.
#pragma once

#include "app/settings/settings_file.h"
#include "app/storage/journal.h"

#include <QString>

namespace reeve::app {

/// For the codes "malformed", "bad-setup", "cannot-open", "busy-open", "saving", "no-games-in-file" and those of
/// codeOf() in app/session/game_session.h.
QString faultText(const QString& code);
/// About the journal itself; empty when nothing is to be said.
QString journalText(const Journal& journal);
/// What a repair of the journal found.
QString repairText(const JournalRepair& repair);
/// About a game of which `lost` steps could not be read; `keptAside`: the damaged file, where it was found just now.
QString lostStepsText(int lost, const QString& keptAside);
/// About a game that today's rules would decide otherwise.
QString otherRulesText();
/// About the file of the settings; empty when nothing is to be said.
QString settingsText(const SettingsFault& fault);
/// The undo label of a correction.
QString correctionText();

} // namespace reeve::app
