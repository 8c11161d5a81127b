// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/share.h"

#include "app/play/on_paper.h"
#include "app/store/local_path.h"
#include "app/store/private_files.h"
#include "app/window/game.h"
#include "app/window/shared_folder.h"
#include "app/words/notice_wording.h"

#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

/// Writes one A4 page with the picture scaled to fit.
bool writePdf(QIODevice& out, const QImage& image, const QString& title) {
    QPdfWriter writer(&out);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(title);
    writer.setCreator(u"Reeve"_s);
    QPainter painter;
    if (!painter.begin(&writer)) return false;
    const QSize page(writer.width(), writer.height());
    const QSize size = image.size().scaled(page, Qt::KeepAspectRatio);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRect(QPoint((page.width() - size.width()) / 2, 0), size), image);
    return painter.end();
}

/// `next`: on a new page.
QString heading(const QString& text, bool next) {
    return u"<h2%1>%2</h2>"_s.arg(next ? u" style='page-break-before:always'"_s : QString(), text.toHtmlEscaped());
}

/// "What: value" with the first part in bold.
QString rows(const QStringList& lines) {
    QString html;
    for (const QString& line : lines) {
        const qsizetype end = line.indexOf(u": "_s) + 1;
        html += u"<p style='margin: 3px 0'><b>%1</b>%2</p>"_s.arg(line.left(end).toHtmlEscaped(),
                                                                  line.mid(end).toHtmlEscaped());
    }
    return html;
}

} // namespace

template <typename Write>
bool Share::saveTo(const QUrl& file, Write&& write) {
    const QString path = localPath(file);
    const UsualMode forOthers;
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly) || !write(out) || !out.commit()) {
        emit failed(faultText(u"cannot-write"_s), out.errorString());
        return false;
    }
    rememberSharedFolder(path);
    emit saved(QFileInfo(path).fileName(), folderOf(path));
    return true;
}

bool Share::save(const QVariant& image, const QUrl& file, const QString& title) {
    const QImage picture = image.value<QImage>();
    return saveTo(file, [&](QSaveFile& out) {
        const bool pdf = out.fileName().endsWith(u".pdf"_s, Qt::CaseInsensitive);
        return !picture.isNull() && (pdf ? writePdf(out, picture, title) : picture.save(&out, "PNG"));
    });
}

Share::Share(const Game& game) : m_game(game) {
    connect(&game, &Game::changed, this, &Share::pagesChanged);
    connect(&game, &Game::uncoveredChanged, this, &Share::pagesChanged);
}

QStringList Share::pageOf(const Viewer& viewer) const {
    return paperLines(viewOf(*m_game.state(), viewer), m_game.components(), m_game.seatNames());
}

QStringList Share::tablePage() const {
    if (!m_game.active()) return {};
    QStringList lines = pageOf(Viewer::table());
    if (const QString played = playedLine(*m_game.state()); !played.isEmpty()) lines.append(played);
    return lines;
}

QStringList Share::ownPage() const {
    const int seat = m_game.uncovered().player;
    return seat < 0 ? QStringList() : pageOf(Viewer::seat(static_cast<PlayerId>(seat)));
}

bool Share::saveOnPaper(const QVariant& board, const QUrl& file) {
    const GameState* state = m_game.state();
    if (state == nullptr) return false;
    QString html = heading(m_game.gameName(), false) + u"<p><img src='board' width='400'></p>"_s + rows(tablePage());
    const SeatNames names = m_game.seatNames();
    for (std::size_t p = 0; p < state->playerCount; ++p) {
        const auto seat = static_cast<PlayerId>(p);
        html += heading(names.of(seat), true) + rows(pageOf(Viewer::seat(seat)));
    }
    QTextDocument document;
    document.addResource(QTextDocument::ImageResource, QUrl(u"board"_s), board.value<QImage>());
    document.setHtml(html);
    return saveTo(file, [&](QSaveFile& out) {
        QPdfWriter writer(&out);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(m_game.gameName());
        writer.setCreator(u"Reeve"_s);
        document.print(&writer);
        return out.error() == QFileDevice::NoError;
    });
}

} // namespace reeve::app

#include "moc_share.cpp"
