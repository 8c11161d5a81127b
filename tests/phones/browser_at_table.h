// SPDX-License-Identifier: GPL-3.0-or-later
// A real browser with the page, beside a table that speaks the protocol: what the tests of the page start from.
#pragma once

#include "tests/phones/browser.h"
#include "tests/phones/fake_table.h"

#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>

namespace reeve::phones {

inline constexpr QSize kPhone(390, 844);

/// Sits down as Anna: code from the fragment, claim, number, Yes.
bool sitDown(Browser& browser, FakeTable& table, bool german = false);
/// Taps everything in turn, places in the picture as well ("map B2"); what could not be tapped, empty where all was.
QString tapAll(Browser& browser, const QStringList& taps);
/// A decision as the snapshot lists it.
record::Json promptOf(const char* prompt, const std::string& key);
/// A command as text with its keys in one order.
QString sorted(const record::Json& command);

/// The fixture of a class of tests; its browser serves all of them, each has a table of its own.
class BrowserAtTable : public QObject {
    Q_OBJECT

protected:
    QString m_address;
    std::unique_ptr<FakeTable> m_table;
    std::unique_ptr<Browser> m_browser;

    void start(const QString& language = QStringLiteral("en-US"));
    /// Anna's phone, in English.
    void seated();
    /// The page shows the newest snapshot: it says the news of it.
    bool awaitRev();
    /// The offers that stand, sent to all; none where `offer` is null.
    void standing(const char* offer);
    Reply awaitReply();
    void hide(bool hidden);

private slots:
    /// Skips all where no browser or no address is.
    void initTestCase();
    void cleanup();
    void cleanupTestCase();
};

} // namespace reeve::phones
