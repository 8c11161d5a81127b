// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include "app/services.h"
#include "app/storage/data_folder.h"

#include <QLocale>
#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace reeve::app {
namespace {

constexpr int kLongestTurn = 15; ///< minutes on the turn clock
constexpr double kLeastScale = 0.85, kMostScale = 1.4;

const QStringList kLanguages{QStringLiteral("en"), QStringLiteral("de")};
const QStringList kThemes{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")};

QVariant stored(const char* key, const QVariant& otherwise) {
    return QSettings(settingsFile(), QSettings::IniFormat).value(QLatin1String(key), otherwise);
}

void store(const char* key, const QVariant& value) {
    QSettings(settingsFile(), QSettings::IniFormat).setValue(QLatin1String(key), value);
}

/// A file may have been edited by hand: what is not one of `words` counts as not set.
QString storedWord(const char* key, const QStringList& words, const QString& otherwise) {
    const QString word = stored(key, otherwise).toString();
    return words.contains(word) ? word : otherwise;
}

double storedScale(const char* key) {
    const double scale = stored(key, 1.0).toDouble();
    return std::isfinite(scale) ? std::clamp(scale, kLeastScale, kMostScale) : 1.0;
}

QString systemLanguage() {
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& name : wanted)
        if (kLanguages.contains(name.left(2))) return name.left(2);
    return kLanguages.front();
}

} // namespace

Settings::Settings(QObject* parent)
    : QObject(parent),
      m_language(storedWord("language", kLanguages, systemLanguage())),
      m_themeMode(storedWord("theme", kThemes, kThemes.front())),
      m_reducedMotion(stored("reducedMotion", false).toBool()),
      m_panelScale(storedScale("panelScale")),
      m_boardScale(storedScale("boardScale")),
      m_sound(stored("sound", true).toBool()),
      m_hints(stored("hints", true).toBool()),
      m_turnClock(std::clamp(stored("turnClock", 0).toInt(), 0, kLongestTurn)),
      m_tourSeen(stored("tourSeen", false).toBool()) {}

Settings* Settings::create(QQmlEngine*, QJSEngine*) { return shownToQml(Services::instance().settings); }

void Settings::setLanguage(const QString& language) {
    if (language == m_language || !kLanguages.contains(language)) return;
    m_language = language;
    store("language", language);
    emit languageChanged();
}

void Settings::setThemeMode(const QString& mode) {
    if (mode == m_themeMode || !kThemes.contains(mode)) return;
    m_themeMode = mode;
    store("theme", mode);
    emit themeModeChanged();
}

void Settings::setReducedMotion(bool reduced) {
    if (reduced == m_reducedMotion) return;
    m_reducedMotion = reduced;
    store("reducedMotion", reduced);
    emit reducedMotionChanged();
}

void Settings::setPanelScale(double scale) {
    if (!std::isfinite(scale)) return;
    scale = std::clamp(scale, kLeastScale, kMostScale);
    if (qFuzzyCompare(scale, m_panelScale)) return;
    m_panelScale = scale;
    store("panelScale", scale);
    emit panelScaleChanged();
}

void Settings::setBoardScale(double scale) {
    if (!std::isfinite(scale)) return;
    scale = std::clamp(scale, kLeastScale, kMostScale);
    if (qFuzzyCompare(scale, m_boardScale)) return;
    m_boardScale = scale;
    store("boardScale", scale);
    emit boardScaleChanged();
}

void Settings::setSound(bool sound) {
    if (sound == m_sound) return;
    m_sound = sound;
    store("sound", sound);
    emit soundChanged();
}

void Settings::setHints(bool hints) {
    if (hints == m_hints) return;
    m_hints = hints;
    store("hints", hints);
    emit hintsChanged();
}

void Settings::setTurnClock(int minutes) {
    minutes = std::clamp(minutes, 0, kLongestTurn);
    if (minutes == m_turnClock) return;
    m_turnClock = minutes;
    store("turnClock", minutes);
    emit turnClockChanged();
}

void Settings::setTurned(int quarters) {
    quarters = ((quarters % 4) + 4) % 4;
    if (quarters == m_turned) return;
    m_turned = quarters;
    emit turnedChanged();
}

void Settings::setTourSeen(bool seen) {
    if (seen == m_tourSeen) return;
    m_tourSeen = seen;
    store("tourSeen", seen);
    emit tourSeenChanged();
}

void Settings::showForThisRun(const QString& language, const QString& themeMode) {
    if (kLanguages.contains(language)) m_language = language;
    if (kThemes.contains(themeMode)) m_themeMode = themeMode;
}

} // namespace reeve::app
