// SPDX-License-Identifier: GPL-3.0-or-later
// phones_table as a separate process, driven by lines of JSON. PHONES_TABLE is its path.
#pragma once

#include "engine/record/parsed.h"

#include <QProcess>
#include <QTest>

namespace reeve::phones {

class Driven {
public:
    using Json = record::Json;

    QProcess process;
    Json listening;

    Driven(const QString& folder, const QString& file, const QStringList& more = {}) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("REEVE_DATA_DIR"), folder);
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(qEnvironmentVariable("PHONES_TABLE"), QStringList(file) + more);
        listening = await("listening")["listening"];
    }
    ~Driven() {
        process.kill();
        process.waitForFinished();
    }

    /// Waits for the next line with this key; null if there is none.
    Json await(const char* key) {
        Json found;
        (void)QTest::qWaitFor(
            [&] {
                while (process.canReadLine()) {
                    found = record::parseJson(process.readLine().trimmed().toStdString()).value;
                    if (found.contains(key)) return true;
                }
                return false;
            },
            20'000);
        return found.contains(key) ? found : Json(Json::object());
    }
    Json ask(const Json& line, const char* key = "ok") {
        process.write(QByteArray::fromStdString(line.dump()) + "\n");
        return await(key);
    }
    [[nodiscard]] int port() const { return listening["port"].get<int>(); }
    [[nodiscard]] std::string code() const { return listening["code"].get<std::string>(); }
};

} // namespace reeve::phones
