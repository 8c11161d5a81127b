// SPDX-License-Identifier: GPL-3.0-or-later
// A test with an app of its own.
#pragma once

#include "app/device/language.h"
#include "app/services.h"
#include "app/window/game.h"
#include "tests/app/evening.h"
#include "tests/app/settle.h"

#include <QTemporaryDir>

#include <algorithm>
#include <memory>

namespace reeve::testing {

/// Base of tests with all services and a data folder of their own.
class OwnApp : public QObject {
protected:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Services> m_services;
    app::Language m_language;

    /// Starts with an empty folder, in English.
    void start() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("REEVE_DATA_DIR", m_folder->path().toLocal8Bit());
        m_services = std::make_unique<app::Services>();
        m_language.show(QStringLiteral("en"));
    }
    /// Ends and starts again with the same folder.
    void restart() {
        m_services.reset();
        m_services = std::make_unique<app::Services>();
    }
    /// With everything shown that was asked before.
    app::Game& game() {
        settle(*m_services->journal);
        return *m_services->game;
    }
    app::PlayerFacts player(int seat) { return game().players().at(seat); }
    app::ActionFacts offer(const QString& what) {
        const QList<app::ActionFacts>& offers = game().actions();
        const auto found = std::ranges::find(offers, what, &app::ActionFacts::what);
        return found == offers.end() ? app::ActionFacts() : *found;
    }
};

} // namespace reeve::testing
