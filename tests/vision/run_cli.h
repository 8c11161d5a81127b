// SPDX-License-Identifier: GPL-3.0-or-later
// Runs reeve-cli, whose path is in REEVE_CLI.
#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QProcess>
#include <QStringList>

namespace reeve {

struct Answer {
    int status = -1; ///< -1: it did not end by itself
    QByteArray out, complaint;
    /// A line of the output, from 0.
    [[nodiscard]] nlohmann::ordered_json line(int number) const {
        return nlohmann::ordered_json::parse(out.split('\n').value(number).toStdString(), nullptr, false);
    }
    [[nodiscard]] nlohmann::ordered_json json() const {
        return nlohmann::ordered_json::parse(out.toStdString(), nullptr, false);
    }
};

inline Answer run(const QStringList& words) {
    QProcess cli;
    cli.start(qEnvironmentVariable("REEVE_CLI"), words);
    if (!cli.waitForFinished(60000)) return {};
    return {cli.exitStatus() == QProcess::NormalExit ? cli.exitCode() : -1, cli.readAllStandardOutput(),
            cli.readAllStandardError()};
}

} // namespace reeve
