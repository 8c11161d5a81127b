// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/club_wording.h"

#include <QCoreApplication>
#include <QLocale>

namespace reeve::app {
namespace {

struct ClubWording {
    Q_DECLARE_TR_FUNCTIONS(ClubWording)
};

} // namespace

QString clubTroubleText(const ClubTrouble& trouble) {
    switch (trouble.fault) {
    case ClubFault::None: return {};
    case ClubFault::NoDriver:
        return ClubWording::tr("Reeve cannot speak to the club: the package libqt6sql6-psql is not installed.");
    case ClubFault::BadConnection:
        return ClubWording::tr("The connection to the club is incomplete. Check host, database and login.");
    case ClubFault::PasswordMissing:
        return ClubWording::tr(
            "The file with the password for the club cannot be read. Check its name in the settings.");
    case ClubFault::PasswordOpen:
        return ClubWording::tr(
            "Others can read the file with the password for the club, so it is not used. Give it the mode 600.");
    case ClubFault::Unreachable:
        return ClubWording::tr("The club cannot be reached. Play on: Reeve sends everything as soon as it answers.");
    case ClubFault::WrongPassword:
        return ClubWording::tr("The club does not accept this login or password. Ask whoever looks after it.");
    case ClubFault::Certificate:
        return ClubWording::tr(
            "The connection to the club is not safe: its certificate is missing, expired or not its own. Nothing is sent.");
    case ClubFault::Refused:
        return ClubWording::tr("The club's server refuses this table. Ask whoever looks after it.");
    case ClubFault::NoSchema:
        return ClubWording::tr(
            "The database holds no club yet. Whoever looks after it sets it up with reeve-club migrate.");
    case ClubFault::OlderSchema:
        return ClubWording::tr(
            "The club's database is of an earlier version. Whoever looks after it updates it with reeve-club migrate.");
    case ClubFault::NewerSchema:
        return ClubWording::tr("The club's database is of a later version. Update Reeve on this tablet.");
    case ClubFault::NotATable:
        return ClubWording::tr("This login belongs to no table of the club. Ask whoever looks after it.");
    case ClubFault::Interrupted:
        return ClubWording::tr(
            "The connection to the club broke. Play on: Reeve sends the rest as soon as it answers.");
    case ClubFault::NotAnswering:
        return ClubWording::tr("The club does not answer. Play on: Reeve sends the rest as soon as it does.");
    case ClubFault::ServerFull:
        return ClubWording::tr(
            "The disk of the club's server is full. Your games are safe here; Reeve sends them when there is space.");
    case ClubFault::NotAllowed: return ClubWording::tr("The club does not allow this to this login.");
    case ClubFault::TakenOver:
        return ClubWording::tr("This game is played on at another table. What was played here is kept.");
    case ClubFault::Held:
        return ClubWording::tr("Its own table still has this game. Try again in %n second(s).", nullptr,
                               trouble.seconds);
    case ClubFault::Diverged:
        return ClubWording::tr(
            "The club has another course of one game than this table. It is kept here; ask whoever looks after the club.");
    case ClubFault::NoSuchGame: return ClubWording::tr("The club does not have this game any more.");
    case ClubFault::Other: break;
    }
    return ClubWording::tr("The club reports a fault: %1").arg(trouble.detail);
}

QString clubQuickerText() {
    return ClubWording::tr("Another table has changed this tournament a moment ago. Look at it, and do it again.");
}

QString clubStateText(const UplinkState& state) {
    QString text;
    if (state.behind == 0)
        text = state.phase == UplinkState::Phase::UpToDate ? ClubWording::tr("The club knows everything.") : QString();
    else
        text = ClubWording::tr("The club is %n step(s) behind, since %1.", nullptr, static_cast<int>(state.behind))
                   .arg(QLocale().toString(state.since.toLocalTime().time(), QLocale::ShortFormat));
    const QString why = clubTroubleText(state.trouble);
    return why.isEmpty() || text.isEmpty() ? text + why : text + QLatin1Char(' ') + why;
}

} // namespace reeve::app
