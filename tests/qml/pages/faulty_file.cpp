// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/pages/faulty_file.h"

#include "app/play/script_game.h"
#include "app/store/journal.h"
#include "tests/durability/disk.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <cerrno>

namespace reeve::testing {
namespace {

using namespace Qt::StringLiterals;

constexpr qint64 kPage = 4096;

QString fileIn(const QString& folder) { return folder + u"/games.sqlite"_s; }

bool tamper(const QString& file, const QStringList& statements) {
    bool good = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"tamper"_s);
        database.setDatabaseName(file);
        good = database.open();
        QSqlQuery query(database);
        for (const QString& statement : statements) good = good && query.exec(statement);
        database.close();
    }
    QSqlDatabase::removeDatabase(u"tamper"_s);
    return good;
}

bool breakLastPage(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadWrite) && file.size() > 4 * kPage && file.seek(file.size() - kPage) &&
           file.write(QByteArray(kPage, '\xff')) == kPage;
}

bool addGame(app::Journal& journal, const QString& script) {
    auto read = app::readScriptGame(QStringLiteral(REEVE_SOURCE_DIR) + script, {});
    const auto* game = std::get_if<app::ScriptGame>(&read);
    return game != nullptr && journal.wait(game->session.keeping()).has_value();
}

} // namespace

std::unique_ptr<app::Journal> makeFaulty(const QString& fault, const QString& folder, bool& made) {
    QDir().mkpath(folder);
    const QString file = fileIn(folder);
    auto journal = std::make_unique<app::Journal>(file);
    made = addGame(*journal, u"/tests/qml/pages/access/four.jsonl"_s);
    if (fault == u"second"_s) return journal;
    // A longer game fills more pages of the file, of which the last one is lost.
    const bool addEvening = made && fault == u"broken"_s && addGame(*journal, u"/resources/demo/evening.jsonl"_s);
    journal.reset();
    if (fault == u"broken"_s) made = addEvening && breakLastPage(file);
    if (fault == u"newer"_s) made = made && tamper(file, {u"PRAGMA user_version = 99"_s});
    if (fault == u"folder"_s) {
        disk::watch(folder.toStdString());
        disk::failAfter(0, EROFS);
    }
    return nullptr;
}

bool damageGames(const QString& folder) {
    return tamper(fileIn(folder),
                  {u"UPDATE steps SET checksum = x'00' WHERE game = (SELECT MIN(id) FROM games) AND number >"
                   " (SELECT MAX(number) - 2 FROM steps WHERE game = (SELECT MIN(id) FROM games))"_s,
                   u"UPDATE games SET name = 'Sa???day' WHERE id = (SELECT MAX(id) FROM games)"_s});
}

void fillDisk(const QString& folder) {
    disk::watch(folder.toStdString());
    disk::failAfter(0, ENOSPC);
}

void healDisk() { disk::watch({}); }

} // namespace reeve::testing
