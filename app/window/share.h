// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the summary of a game as a picture or a printable page, and pages to go on without Reeve
// (app/play/on_paper.h).
#pragma once

#include "engine/view/viewer.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariant>

namespace reeve::app {

class Game;

class Share : public QObject {
    Q_OBJECT
    /** The lines of the table's page; empty if no game is open. */
    Q_PROPERTY(QStringList tablePage READ tablePage NOTIFY pagesChanged)
    /** The lines of the page of the player whose cards are uncovered; otherwise empty. */
    Q_PROPERTY(QStringList ownPage READ ownPage NOTIFY pagesChanged)

public:
    /// `game` must outlive this object.
    explicit Share(const Game& game);
    [[nodiscard]] QStringList tablePage() const;
    [[nodiscard]] QStringList ownPage() const;

    /// Writes `image` (the image of an ItemGrabResult) to `file`: an A4 page if its name ends in .pdf, else a PNG.
    /// saved() or failed() is emitted. If writing fails, an existing file is unchanged.
    Q_INVOKABLE bool save(const QVariant& image, const QUrl& file, const QString& title);

    /// Writes the page of the table with a picture of its `board`, then the page of each player with the own cards, to
    /// a PDF. saved() or failed() is emitted.
    Q_INVOKABLE bool saveOnPaper(const QVariant& board, const QUrl& file);

signals:
    void pagesChanged();
    /// Names of the file and of its folder.
    void saved(const QString& file, const QString& folder);
    /// A sentence for the user, and the system's message in English.
    void failed(const QString& text, const QString& detail);

private:
    /// Requires an open game.
    [[nodiscard]] QStringList pageOf(const Viewer& viewer) const;
    /// `write` writes the file; false: the device has failed.
    template <typename Write>
    bool saveTo(const QUrl& file, Write&& write);

    const Game& m_game;
};

} // namespace reeve::app
