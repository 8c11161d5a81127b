// SPDX-License-Identifier: GPL-3.0-or-later
// The way to a club's database, and how trying it ended.
#pragma once

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQmlIntegration>

namespace reeve::app {

/// Where the database of a club is and who this table is there; as it is made: there is no club.
struct ClubConnectionFacts {
    Q_GADGET
    QML_VALUE_TYPE(clubConnectionFacts)
    /** "club.example.org", or with ":5433" where the server listens elsewhere than usual. */
    Q_PROPERTY(QString host MEMBER host)
    Q_PROPERTY(QString database MEMBER database)
    /** The login of this table. */
    Q_PROPERTY(QString user MEMBER user)
    /** A file of certificates; empty: those of the system. */
    Q_PROPERTY(QUrl authorities MEMBER authorities)
    /** As it was typed; empty: the one that is kept. */
    Q_PROPERTY(QString password MEMBER password)

public:
    QString host{}, database{}, user{}, password{};
    QUrl authorities{};
    friend bool operator==(const ClubConnectionFacts&, const ClubConnectionFacts&) = default;
};

/// How a try to reach a club ended; as it is made: none did.
struct ClubTryFacts {
    Q_GADGET
    QML_VALUE_TYPE(clubTryFacts)
    /** The club answers and knows this table. */
    Q_PROPERTY(bool good MEMBER good)
    /** A sentence; "": no try ended. */
    Q_PROPERTY(QString text MEMBER text)

public:
    bool good = false;
    QString text{};
    friend bool operator==(const ClubTryFacts&, const ClubTryFacts&) = default;
};

} // namespace reeve::app
