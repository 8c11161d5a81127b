// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/club/club_wording.h"

#include <QCoreApplication>
#include <QLocale>

namespace reeve::app {
namespace {

struct ClubWording {
    Q_DECLARE_TR_FUNCTIONS(ClubWording)
};

/// Time of day, preceded by the date if it is not today.
QString sinceText(const QDateTime& since) {
    const QLocale locale;
    const QString time = locale.toString(since.time(), QLocale::ShortFormat);
    if (since.date() == QDate::currentDate()) return time;
    return locale.toString(since.date(), QLocale::ShortFormat) + QLatin1String(", ") + time;
}

} // namespace

QString clubTroubleText(const ClubTrouble& trouble) {
    switch (trouble.fault) {
    case ClubFault::None: return {};
    case ClubFault::NoDriver:
        return ClubWording::tr("Reeve cannot connect to a club on this device: install the package libqt6sql6-psql.");
    case ClubFault::BadConnection:
        return ClubWording::tr("The connection to the club is incomplete. Check host, database and login.");
    case ClubFault::PasswordMissing:
        return ClubWording::tr(
            "The password for the club cannot be read on this device. Type it again in the settings.");
    case ClubFault::KeyringLocked:
        return ClubWording::tr(
            "The password for the club could not be read from the system's keyring. Unlock it and try again, or type the password again in the settings.");
    case ClubFault::PasswordOpen:
        return ClubWording::tr(
            "Others can read the file with the password for the club, so it is not used. Type the password again in the settings, or give the file the mode 600.");
    case ClubFault::Unreachable:
        return ClubWording::tr("The club cannot be reached. Play on: Reeve sends everything as soon as it answers.");
    case ClubFault::WrongPassword:
        return ClubWording::tr(
            "The club does not accept this login or password. Type them again in the settings, or ask the club's administrator.");
    case ClubFault::Certificate:
        return ClubWording::tr(
            "The connection to the club is not safe, so nothing is sent: its certificate is missing, expired or belongs to another computer. Check the date of this device and “Certificates” in its settings, or ask the club's administrator.");
    case ClubFault::InvitationUsed:
        return ClubWording::tr(
            "This invitation was used before or is older than an hour. Ask the club's administrator for another one.");
    case ClubFault::Refused:
        return ClubWording::tr(
            "The club's server refuses this table. Check the name of the database in the settings, or ask the club's administrator.");
    case ClubFault::NoSchema:
        return ClubWording::tr("The database holds no club yet. Ask its administrator to run “reeve-club migrate”.");
    case ClubFault::OlderSchema:
        return ClubWording::tr(
            "The club's database is older than this version of Reeve. Play on, and ask its administrator to run “reeve-club migrate”.");
    case ClubFault::NewerSchema:
        return ClubWording::tr(
            "The club's database is newer than this version of Reeve. Play on, and update Reeve on this device.");
    case ClubFault::NotATable:
        return ClubWording::tr(
            "This login belongs to no table of the club. Ask the club's administrator for a table's login.");
    case ClubFault::OtherTable:
        return ClubWording::tr(
                   "The club knows this device as %1. Use the login of that table, or ask the club's administrator.")
            .arg(trouble.detail);
    case ClubFault::Interrupted:
        return ClubWording::tr(
            "The connection to the club was lost. Play on: Reeve sends the rest as soon as the club answers.");
    case ClubFault::NotAnswering:
        return ClubWording::tr("The club does not answer. Play on: Reeve sends the rest as soon as it does.");
    case ClubFault::ServerFull:
        return ClubWording::tr(
            "The disk of the club's server is full. Play on, and tell the club's administrator: Reeve sends the rest when there is space.");
    case ClubFault::TooMuch:
        return ClubWording::tr(
            "This table has sent as much as the club allows in a day. Play on: Reeve sends the rest tomorrow. The club's administrator can allow more.");
    case ClubFault::NotAllowed:
        return ClubWording::tr("This login is not allowed to do this. Ask the club's administrator.");
    case ClubFault::Rejected:
        return ClubWording::
            tr("The club rejects some data of this table. Play on: they are kept here, and everything else is sent. For the club's administrator: %1")
                .arg(trouble.detail);
    case ClubFault::TakenOver:
        return ClubWording::tr(
            "This game is played on at another table. What was played here is kept; you can look at it.");
    case ClubFault::Held:
        return ClubWording::tr("This game is still open at its own table. Try again in %n second(s).", nullptr,
                               trouble.seconds);
    case ClubFault::Diverged:
        return ClubWording::tr(
            "One game differs between this table and the club. Play on: it is kept here, and all others are sent. Ask the club's administrator.");
    case ClubFault::NoSuchGame:
        return ClubWording::tr("The club does not have this game any more. Choose another one.");
    case ClubFault::Other: break;
    }
    return ClubWording::tr(
               "The club reports an error. Play on: Reeve tries again by itself. For the club's administrator: %1")
        .arg(trouble.detail);
}

QString clubQuickerText() {
    return ClubWording::tr("Another table has changed this tournament a moment ago. Look at it, and do it again.");
}

QString clubStateText(const UplinkState& state) {
    QString text;
    if (state.behind == 0)
        text = state.phase == UplinkState::Phase::UpToDate ? ClubWording::tr("The club is up to date.") : QString();
    else
        text = ClubWording::tr("The club is %n step(s) behind, since %1.", nullptr, static_cast<int>(state.behind))
                   .arg(sinceText(state.since.toLocalTime()));
    const QString why = clubTroubleText(state.trouble);
    return why.isEmpty() || text.isEmpty() ? text + why : text + QLatin1Char(' ') + why;
}

} // namespace reeve::app
