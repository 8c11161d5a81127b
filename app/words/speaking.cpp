// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/speaking.h"

#include <QCoreApplication>
#include <QPointer>
#include <QTranslator>

#include <map>
#include <memory>
#include <mutex>

namespace reeve::app {
namespace {

/// Language override of this thread; nullptr: the window's language.
thread_local const QTranslator* t_spoken = nullptr;

/// Consulted before the translators of the window; returns texts only while a Speaking exists.
class Voice : public QTranslator {
public:
    using QTranslator::QTranslator;
    // Reports itself as empty, so that installing it sends no LanguageChange event to the window.
    [[nodiscard]] bool isEmpty() const override { return true; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* note, int n) const override {
        if (t_spoken == nullptr) return {};
        const QString text = t_spoken->translate(context, source, note, n);
        // The English file contains plural forms only; other texts are the source texts.
        return text.isNull() ? QString::fromUtf8(source) : text;
    }
};

const QTranslator& translatorOf(const QString& language) {
    static std::mutex guard;
    static std::map<QString, std::unique_ptr<QTranslator>> known;
    const std::scoped_lock lock(guard);
    auto& translator = known[language];
    if (!translator) {
        translator = std::make_unique<QTranslator>();
        // Without a file the English source texts are used.
        (void)translator->load(QStringLiteral(":/i18n/reeve_%1.qm").arg(language));
    }
    return *translator;
}

QPointer<Voice>& voice() {
    static QPointer<Voice> installed; // deleted with the application
    return installed;
}

} // namespace

Speaking::Speaking(const QString& language) : m_before(t_spoken) {
    if (voice().isNull()) {
        voice() = new Voice(QCoreApplication::instance());
        QCoreApplication::installTranslator(voice());
    }
    t_spoken = &translatorOf(language);
}

Speaking::~Speaking() { t_spoken = m_before; }

void Speaking::goFirst() {
    if (voice().isNull()) return;
    QCoreApplication::removeTranslator(voice());
    QCoreApplication::installTranslator(voice());
}

} // namespace reeve::app
