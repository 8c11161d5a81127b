// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/notice_wording.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace reeve::app {
namespace {

struct NoticeWording {
    Q_DECLARE_TR_FUNCTIONS(NoticeWording)
};

} // namespace

QString faultText(const QString& code) {
    if (code == QLatin1String("not-saved"))
        return NoticeWording::tr("This could not be saved, so it was not done. Is the disk full or read-only?");
    if (code == QLatin1String("disk-full"))
        return NoticeWording::tr(
            "The disk is full, so this was not done. Free some space and try again: nothing is lost.");
    if (code == QLatin1String("disk-read-only"))
        return NoticeWording::tr("Your games can no longer be saved, so this was not done. Nothing is lost.");
    if (code == QLatin1String("disk-gone"))
        return NoticeWording::tr(
            "The file of your games can no longer be reached, so this was not done. Everything before it is saved.");
    if (code == QLatin1String("busy"))
        return NoticeWording::tr(
            "Another program is using the file of your games, so this was not done. Close it (a backup, a database program) and try again.");
    if (code == QLatin1String("busy-open"))
        return NoticeWording::tr(
            "Another program is using the file of your games. Close it (a backup, a database program) and try again.");
    if (code == QLatin1String("saving")) return NoticeWording::tr("The last step is still being saved. Wait a moment.");
    if (code == QLatin1String("no-games-in-file")) return NoticeWording::tr("No game can be read in this file.");
    if (code == QLatin1String("looking-on"))
        return NoticeWording::tr("Reeve is already running. This window is read-only; play in the first one.");
    if (code == QLatin1String("taken-over"))
        return NoticeWording::tr(
            "This game is played on at another table of your club, so this was not done. Here you can only look at it.");
    if (code == QLatin1String("newer-file"))
        return NoticeWording::tr(
            "Your games were saved by a newer version of Reeve. Open them with that version; this one does not change them.");
    if (code == QLatin1String("bad-setup"))
        return NoticeWording::tr("A game cannot start like this. Check players, colours and board.");
    if (code == QLatin1String("cannot-open"))
        return NoticeWording::tr("This game cannot be opened. Nothing was changed.");
    if (code == QLatin1String("cannot-write"))
        return NoticeWording::tr(
            "The file cannot be written. Is the disk full, or the folder read-only? Choose another folder.");
    if (code == QLatin1String("backup-differs"))
        return NoticeWording::tr(
            "The backup was written, but Reeve cannot read all your games back from it. Save it once more, in another place.");
    if (code == QLatin1String("cannot-import"))
        return NoticeWording::tr("This is not a game record that Reeve can read.");
    if (code == QLatin1String("no-file"))
        return NoticeWording::tr("This is not a file that can be read. Choose a record that was saved with Reeve.");
    if (code == QLatin1String("card-not-held"))
        return NoticeWording::tr(
            "By Reeve's count this player holds no card of this deck, or the card is already face up.");
    return NoticeWording::tr("Reeve did not understand this.");
}

QString repairText(const JournalRepair& repair) {
    QString text = repair.keptAside.isEmpty() ? NoticeWording::tr("The file of your games was missing or empty.")
                                              : NoticeWording::tr("The file of your games was damaged.");
    const auto add = [&](const QString& sentence) { text += QLatin1Char(' ') + sentence; };
    if (repair.games == 0)
        add(NoticeWording::tr("No game could be read in it."));
    else if (repair.lostSteps == 0 && repair.headless == 0)
        add(NoticeWording::tr("Reeve has repaired it: %n game(s), with every step.", nullptr, repair.games));
    else
        add(NoticeWording::tr("Reeve has repaired it: %n game(s).", nullptr, repair.games));
    if (repair.lostSteps > 0) add(NoticeWording::tr("%n step(s) could not be read.", nullptr, repair.lostSteps));
    if (repair.headless > 0)
        add(NoticeWording::tr("Of %n more game(s) only steps were found, no players and no board.", nullptr,
                              repair.headless));
    if (!repair.keptAside.isEmpty())
        add(NoticeWording::tr("The damaged file is kept as %1.").arg(QFileInfo(repair.keptAside).fileName()));
    return text;
}

QString journalText(const Journal& journal) {
    switch (journal.notice()) {
    case JournalNotice::None: return {};
    case JournalNotice::Opening: return NoticeWording::tr("Your games are being opened…");
    case JournalNotice::Damaged: return repairText(journal.repair());
    case JournalNotice::Busy:
        return NoticeWording::tr(
            "Another program is using the file of your games (a backup, a database program). Reeve opens them as soon as it is done.");
    case JournalNotice::NewerVersion:
        return NoticeWording::tr(
            "Your games were saved by a newer version of Reeve. Open them with that version; this one does not change them.");
    case JournalNotice::OpenElsewhere:
        return NoticeWording::tr(
            "Reeve is already running. Here you can only look at games; play them in the first window.");
    case JournalNotice::CannotOpen:
        if (journal.trouble() == JournalError::DiskFull)
            return NoticeWording::tr("Games cannot be saved: the disk is full.");
        return NoticeWording::tr("Games cannot be saved: no permission to write to their folder.");
    }
    return {};
}

QString lostStepsText(int lost, const QString& keptAside) {
    QString text =
        lost == 0
            ? NoticeWording::tr("The file of your games was damaged. Every step of this game is here.")
            : NoticeWording::tr(
                  "%n step(s) of this game were damaged and could not be read. All others are here; check the board and the cards.",
                  nullptr, lost);
    if (!keptAside.isEmpty())
        text += QLatin1Char(' ') +
                NoticeWording::tr("The damaged file is kept as %1.").arg(QFileInfo(keptAside).fileName());
    return text;
}

QString lostStepText(const QString& game, const QString& reason) {
    return NoticeWording::tr("Last step of “%1”: %2").arg(game, reason);
}

QString otherRulesText() {
    return NoticeWording::tr(
        "Rules in Reeve were corrected since this game was played. It stands as you played it; the corrected rules apply from here on.");
}

QString settingsText(const SettingsFault& fault) {
    if (fault.unsaved)
        return NoticeWording::tr(
            "Your setting could not be saved: it applies until Reeve is closed. Is the disk full or read-only?");
    if (fault.keptAside.isEmpty()) return {};
    return NoticeWording::tr(
               "Your settings could not be read and were reset; no game is affected. The old file is kept as %1.")
        .arg(fault.keptAside);
}

QString correctionText() { return NoticeWording::tr("the correction"); }

} // namespace reeve::app
