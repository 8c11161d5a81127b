// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/notice_wording.h"

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
        return NoticeWording::tr("The disk is full, so this was not done. Make room and do it again: nothing is lost.");
    if (code == QLatin1String("disk-read-only"))
        return NoticeWording::tr("Your games cannot be written any more, so this was not done. Nothing is lost.");
    if (code == QLatin1String("disk-gone"))
        return NoticeWording::tr("The file of your games cannot be reached any more, so this was not done. Everything before it lies there.");
    if (code == QLatin1String("looking-on"))
        return NoticeWording::tr("Reeve is open a second time. This window only looks on; play in the first one.");
    if (code == QLatin1String("newer-file"))
        return NoticeWording::tr("Your games were saved by a newer Reeve. Open them with that one: this one leaves them as they are.");
    if (code == QLatin1String("bad-setup")) return NoticeWording::tr("A game cannot start like this. Check players, colours and board.");
    if (code == QLatin1String("cannot-open")) return NoticeWording::tr("This game cannot be opened. Nothing was changed.");
    if (code == QLatin1String("cannot-write")) return NoticeWording::tr("The file cannot be written. Is the disk full, or the folder read-only? Choose another place.");
    if (code == QLatin1String("cannot-import")) return NoticeWording::tr("This is no record of a game that Reeve can read.");
    if (code == QLatin1String("card-not-held")) return NoticeWording::tr("Reeve counts no card of this deck in this hand, or the card lies open already.");
    return NoticeWording::tr("Reeve did not understand this.");
}

QString journalText(const Journal& journal) {
    switch (journal.notice()) {
    case JournalNotice::None: return {};
    case JournalNotice::Damaged:
        return NoticeWording::tr("The file of your games was damaged. What could be read is here; the old file is kept as %1.")
            .arg(QFileInfo(journal.keptAside()).fileName());
    case JournalNotice::NewerVersion:
        return NoticeWording::tr("Your games were saved by a newer Reeve. Open them with that one: this one leaves them as they are.");
    case JournalNotice::OpenElsewhere:
        return NoticeWording::tr("Reeve is open a second time. Here you can look at games; play them in the first window.");
    case JournalNotice::CannotOpen:
        return NoticeWording::tr("Games cannot be saved: the folder for them cannot be written.");
    }
    return {};
}

QString lostStepsText(int lost, const QString& keptAside) {
    if (lost == 0)
        return NoticeWording::tr("What the list tells of this game was damaged: look at its name. All its steps are safe; the old file is kept as %1.")
            .arg(QFileInfo(keptAside).fileName());
    return NoticeWording::tr("%n step(s) of this game were damaged. All before them is safe; the old file is kept as %1.", nullptr, lost)
        .arg(QFileInfo(keptAside).fileName());
}

QString settingsText(const SettingsFault& fault) {
    if (fault.unsaved) return NoticeWording::tr("Your choice could not be saved: it holds until Reeve is closed. Is the disk full or read-only?");
    if (fault.keptAside.isEmpty()) return {};
    return NoticeWording::tr("Your settings could not be read and are new; no game is touched. The old file is kept as %1.").arg(fault.keptAside);
}

QString correctionText() { return NoticeWording::tr("the correction"); }

} // namespace reeve::app
