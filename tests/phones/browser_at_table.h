// SPDX-License-Identifier: GPL-3.0-or-later
// A real browser with the page, and a table that speaks the protocol: the base of the page's tests.
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

/// Takes Anna's seat: code from the fragment, claim, number, Yes.
bool sitDown(Browser& browser, FakeTable& table, bool german = false);
/// Taps the items in order, also places in the picture ("map B2"). Returns the first one that could not be tapped;
/// empty on success.
QString tapAll(Browser& browser, const QStringList& taps);
/// A decision as the snapshot lists it.
record::Json promptOf(const char* prompt, const std::string& key);
/// A command as text with sorted keys.
QString sorted(const record::Json& command);

/// Fixture of a test class; its browser serves all tests, each has a table of its own.
class BrowserAtTable : public QObject {
    Q_OBJECT

protected:
    QString m_address;
    std::unique_ptr<FakeTable> m_table;
    std::unique_ptr<Browser> m_browser;

    void start(const QString& language = QStringLiteral("en-US"));
    /// Anna's phone, in English.
    void seated();
    /// Waits until the page has handled the newest snapshot.
    bool awaitRev();
    /// Makes the page ask the table and waits for the answer. All that the page had sent before has arrived by then.
    bool awaitAnswer();
    /// Waits until no timeout of the page is left: nothing that it had put off is to come.
    bool awaitRest();
    /// Number of sockets that the page has opened since it was loaded.
    int sockets();
    /// Sends the open offers to all; none if `offer` is null.
    void standing(const char* offer);
    Reply awaitReply();
    void hide(bool hidden);
    /// Stops the page's clock, which then goes on by pass() only.
    void stopTheClock();
    void pass(int milliseconds);
    /// A tap by a finger, unlike Browser::tap(), which is like one by a keyboard or a screen reader.
    void finger(const QString& selector);

private slots:
    /// Skips all tests without a browser or an address.
    void initTestCase();
    void cleanup();
    void cleanupTestCase();
};

} // namespace reeve::phones
