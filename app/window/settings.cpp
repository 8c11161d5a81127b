// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings.h"

#include "app/store/kept_folder.h"

#include "app/words/notice_wording.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr int kLongestTurn = 15; ///< minutes
constexpr double kLeastScale = 0.85, kMostScale = 1.4;

constexpr int kQuietest = 10, kLoudest = 100; // percent
const QStringList kLanguages{u"en"_s, u"de"_s};
const QStringList kThemes{u"light"_s, u"dark"_s, u"contrast"_s};

/// Words other than `words` (the file may have been edited) give the default.
QString wordIn(const SettingsFile& file, const QString& key, const QStringList& words, const QString& otherwise) {
    const QString word = file.value(key, otherwise).toString();
    return words.contains(word) ? word : otherwise;
}

double scaleIn(const SettingsFile& file, const QString& key) {
    const double scale = file.value(key, 1.0).toDouble();
    return std::isfinite(scale) ? std::clamp(scale, kLeastScale, kMostScale) : 1.0;
}

QString systemLanguage() {
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& name : wanted)
        if (kLanguages.contains(name.left(2))) return name.left(2);
    return kLanguages.front();
}

} // namespace

Settings::Settings(QObject* parent) : QObject(parent) {
    const SettingsFile file;
    m_language = wordIn(file, u"language"_s, kLanguages, systemLanguage());
    m_themeMode = wordIn(file, u"theme"_s, kThemes, kThemes.front());
    m_reducedMotion = file.value(u"reducedMotion"_s, false).toBool();
    m_panelScale = scaleIn(file, u"panelScale"_s);
    m_boardScale = scaleIn(file, u"boardScale"_s);
    m_sound = file.value(u"sound"_s, true).toBool();
    m_volume = std::clamp(file.value(u"volume"_s, kLoudest).toInt(), kQuietest, kLoudest);
    m_hints = file.value(u"hints"_s, true).toBool();
    m_explained = file.value(u"explained"_s).toString().split(u' ', Qt::SkipEmptyParts);
    m_advice = file.value(u"advice"_s, false).toBool();
    m_rollAtOnce = file.value(u"rollAtOnce"_s, false).toBool();
    m_rollByTotal = file.value(u"rollByTotal"_s, true).toBool();
    m_turnClock = std::clamp(file.value(u"turnClock"_s, 0).toInt(), 0, kLongestTurn);
    m_tourSeen = file.value(u"tourSeen"_s, false).toBool();
    m_fault = file.fault();
    connect(&SettingsFile::writes(), &SettingsWrites::ended, this, [this](bool unsaved) { heed({{}, unsaved}); });
}

void Settings::setLanguage(const QString& language) {
    if (language == m_language || !kLanguages.contains(language)) return;
    m_language = language;
    store(u"language"_s, language);
    emit languageChanged();
    if (m_fault.any()) emit noticeChanged();
}

void Settings::setThemeMode(const QString& mode) {
    if (mode == m_themeMode || !kThemes.contains(mode)) return;
    m_themeMode = mode;
    store(u"theme"_s, mode);
    emit themeModeChanged();
}

void Settings::setReducedMotion(bool reduced) {
    if (reduced == m_reducedMotion) return;
    m_reducedMotion = reduced;
    store(u"reducedMotion"_s, reduced);
    emit reducedMotionChanged();
}

void Settings::setPanelScale(double scale) {
    if (!std::isfinite(scale)) return;
    scale = std::clamp(scale, kLeastScale, kMostScale);
    if (qFuzzyCompare(scale, m_panelScale)) return;
    m_panelScale = scale;
    store(u"panelScale"_s, scale);
    emit panelScaleChanged();
}

void Settings::setBoardScale(double scale) {
    if (!std::isfinite(scale)) return;
    scale = std::clamp(scale, kLeastScale, kMostScale);
    if (qFuzzyCompare(scale, m_boardScale)) return;
    m_boardScale = scale;
    store(u"boardScale"_s, scale);
    emit boardScaleChanged();
}

void Settings::setSound(bool sound) {
    if (sound == m_sound) return;
    m_sound = sound;
    store(u"sound"_s, sound);
    emit soundChanged();
}

void Settings::setVolume(int percent) {
    percent = std::clamp(percent, kQuietest, kLoudest);
    if (percent == m_volume) return;
    m_volume = percent;
    store(u"volume"_s, percent);
    emit volumeChanged();
}

void Settings::setRollAtOnce(bool atOnce) {
    if (atOnce == m_rollAtOnce) return;
    m_rollAtOnce = atOnce;
    store(u"rollAtOnce"_s, atOnce);
    emit rollAtOnceChanged();
}

void Settings::setAdvice(bool advice) {
    if (advice == m_advice) return;
    m_advice = advice;
    store(u"advice"_s, advice);
    emit adviceChanged();
}

void Settings::setHints(bool hints) {
    if (hints == m_hints) return;
    m_hints = hints;
    store(u"hints"_s, hints);
    if (hints) {
        m_explained.clear();
        store(u"explained"_s, QString());
    }
    emit hintsChanged();
}

void Settings::keepExplained(const QString& word) {
    if (m_explained.contains(word)) return;
    m_explained.append(word);
    store(u"explained"_s, m_explained.join(u' '));
}

void Settings::setTurnClock(int minutes) {
    minutes = std::clamp(minutes, 0, kLongestTurn);
    if (minutes == m_turnClock) return;
    m_turnClock = minutes;
    store(u"turnClock"_s, minutes);
    emit turnClockChanged();
}

void Settings::setRollByTotal(bool total) {
    if (total == m_rollByTotal) return;
    m_rollByTotal = total;
    store(u"rollByTotal"_s, total);
    emit rollByTotalChanged();
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
    store(u"tourSeen"_s, seen);
    emit tourSeenChanged();
}

QString Settings::notice() const { return settingsText(m_fault); }

void Settings::dismissNotice() { tell({}); }

void Settings::tell(const SettingsFault& fault) {
    if (fault == m_fault) return;
    m_fault = fault;
    emit noticeChanged();
}

void Settings::heed(const SettingsFault& fault) {
    // A file that was kept aside is reported until dismissed; an unsaved value may have been saved since.
    tell({fault.keptAside.isEmpty() ? m_fault.keptAside : fault.keptAside, fault.unsaved});
}

QUrl Settings::folderOf(const QString& kind) const {
    const QString path = keptFolder(kind);
    return path.isEmpty() ? QUrl() : QUrl::fromLocalFile(path);
}

void Settings::keepFolder(const QString& kind, const QUrl& folder) {
    if (folder.isLocalFile() && folder != folderOf(kind)) store(folderKey(kind), storedFolder(folder.toLocalFile()));
}

void Settings::store(const QString& key, const QVariant& value) {
    SettingsFile file;
    file.set(key, value);
    heed(file.fault());
}

void Settings::showForThisRun(const QString& language, const QString& themeMode) {
    if (kLanguages.contains(language)) m_language = language;
    if (kThemes.contains(themeMode)) m_themeMode = themeMode;
}

} // namespace reeve::app

#include "moc_settings.cpp"
