// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/club_wording.h"

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
        return ClubWording::tr("Reeve cannot speak to the club on this device: install the package libqt6sql6-psql.");
    case ClubFault::BadConnection:
        return ClubWording::tr("The connection to the club is incomplete. Check host, database and login.");
    case ClubFault::PasswordMissing:
        return ClubWording::tr(
            "The password for the club cannot be read on this device. Type it again in the settings.");
    case ClubFault::KeyringLocked:
        return ClubWording::tr(
            "The system's keyring has not given the password for the club. Unlock it and try again, or type the password again in the settings.");
    case ClubFault::PasswordOpen:
        return ClubWording::tr(
            "Others can read the file with the password for the club, so it is not used. Type the password again in the settings, or give the file the mode 600.");
    case ClubFault::Unreachable:
        return ClubWording::tr("The club cannot be reached. Play on: Reeve sends everything as soon as it answers.");
    case ClubFault::WrongPassword:
        return ClubWording::tr(
            "The club does not accept this login or password. Type them again in the settings, or ask whoever looks after the club.");
    case ClubFault::Certificate:
        return ClubWording::tr(
            "The connection to the club is not safe, so nothing is sent: its certificate is missing, expired or not its own. Check the date of this device and “Certificates” in its settings, or ask whoever looks after the club.");
    case ClubFault::Refused:
        return ClubWording::tr(
            "The club's server refuses this table. Check the name of the database in the settings, or ask whoever looks after the club.");
    case ClubFault::NoSchema:
        return ClubWording::tr(
            "The database holds no club yet. Ask whoever looks after it to run “reeve-club migrate”.");
    case ClubFault::OlderSchema:
        return ClubWording::tr(
            "The club's database is older than this Reeve. Play on, and ask whoever looks after it to run “reeve-club migrate”.");
    case ClubFault::NewerSchema:
        return ClubWording::tr(
            "The club's database is newer than this Reeve. Play on, and update Reeve on this device.");
    case ClubFault::NotATable:
        return ClubWording::tr(
            "This login belongs to no table of the club. Ask whoever looks after the club for a table's login.");
    case ClubFault::OtherTable:
        return ClubWording::
            tr("The club knows this device as %1. Use the login of that table, or ask whoever looks after the club.")
                .arg(trouble.detail);
    case ClubFault::Interrupted:
        return ClubWording::tr(
            "The connection to the club broke. Play on: Reeve sends the rest as soon as it answers.");
    case ClubFault::NotAnswering:
        return ClubWording::tr("The club does not answer. Play on: Reeve sends the rest as soon as it does.");
    case ClubFault::ServerFull:
        return ClubWording::tr(
            "The disk of the club's server is full. Play on, and tell whoever looks after the club: Reeve sends the rest when there is space.");
    case ClubFault::TooMuch:
        return ClubWording::tr(
            "The club takes no more of this table today. Play on: Reeve sends the rest tomorrow. Whoever looks after the club can allow more.");
    case ClubFault::NotAllowed:
        return ClubWording::tr("The club does not allow this to this login. Ask whoever looks after the club.");
    case ClubFault::Rejected:
        return ClubWording::
            tr("The club cannot take something of this table. Play on: it is kept here, and everything else is sent. For whoever looks after the club: %1")
                .arg(trouble.detail);
    case ClubFault::TakenOver:
        return ClubWording::tr(
            "This game is played on at another table. What was played here is kept; you can look at it.");
    case ClubFault::Held:
        return ClubWording::tr("Its own table still has this game. Try again in %n second(s).", nullptr,
                               trouble.seconds);
    case ClubFault::Diverged:
        return ClubWording::tr(
            "One game differs between this table and the club. Play on: it is kept here, and all others are sent. Ask whoever looks after the club.");
    case ClubFault::NoSuchGame:
        return ClubWording::tr("The club does not have this game any more. Choose another one.");
    case ClubFault::Other: break;
    }
    return ClubWording::tr(
               "The club reports a fault. Play on: Reeve tries again by itself. For whoever looks after the club: %1")
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
