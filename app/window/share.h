// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the summary of a game as a picture or a printable page, and pages to go on without Reeve
// (app/play/on_paper.h).
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariant>

namespace reeve::app {

class Game;

class Share : public QObject {
    Q_OBJECT

public:
    /// `game` must outlive this object.
    explicit Share(const Game& game) : m_game(game) {}

    /// Writes `image` (the image of an ItemGrabResult) to `file`: an A4 page if its name ends in .pdf, else a PNG.
    /// saved() or failed() is emitted. If writing fails, an existing file is unchanged.
    Q_INVOKABLE bool save(const QVariant& image, const QUrl& file, const QString& title);

    /// The lines of the table's page (`seat` -1), or of a player's: empty unless that player's cards are uncovered.
    /// Empty if no game is open.
    Q_INVOKABLE QStringList onPaper(int seat) const;
    /// Writes the page of the table with a picture of its `board`, then the page of each player with the own cards, to
    /// a PDF. saved() or failed() is emitted.
    Q_INVOKABLE bool saveOnPaper(const QVariant& board, const QUrl& file);

signals:
    /// Names of the file and of its folder.
    void saved(const QString& file, const QString& folder);
    /// A sentence for the user, and the system's message in English.
    void failed(const QString& text, const QString& detail);

private:
    /// `write` writes the file; false: the device has failed.
    template <typename Write>
    bool saveTo(const QUrl& file, Write&& write);

    const Game& m_game;
};

} // namespace reeve::app
