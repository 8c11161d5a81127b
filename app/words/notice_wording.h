// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for errors of files and requests, not of moves.
#pragma once

#include "app/store/journal.h"
#include "app/store/settings_file.h"

#include <QString>

namespace reeve::app {

/// Text for the codes "malformed", "bad-setup", "cannot-open", "busy-open", "saving", "no-games-in-file" and those of
/// codeOf() in app/play/game_session.h.
QString faultText(const QString& code);
/// Notice about the journal; empty: none.
QString journalText(const Journal& journal);
/// Result of a repair of the journal.
QString repairText(const JournalRepair& repair);
/// Notice about a game with `lost` unreadable steps. `keptAside`: the damaged file if it was found just now, else
/// empty.
QString lostStepsText(int lost, const QString& keptAside);
/// Notice about a step that was not saved after its game was closed; `reason`: a sentence.
QString lostStepText(const QString& game, const QString& reason);
/// Notice about a game that today's rules would decide differently.
QString otherRulesText();
/// Notice about the settings file; empty: none.
QString settingsText(const SettingsFault& fault);
/// Undo label of a correction.
QString correctionText();

} // namespace reeve::app
