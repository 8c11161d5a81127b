// SPDX-License-Identifier: GPL-3.0-or-later
// What a person sets once for this device; games know nothing of it.
#pragma once

#include "app/settings/settings_file.h"

#include <QObject>
#include <QString>
#include <QUrl>

namespace reeve::app {

class Settings : public QObject {
    Q_OBJECT
    /** "en" or "de"; the system's language when nothing was chosen. Another word changes nothing. */
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /** "light", "dark" or "contrast". */
    Q_PROPERTY(QString themeMode READ themeMode WRITE setThemeMode NOTIFY themeModeChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /** Scale of panels and their text, 0.85 to 1.4. */
    Q_PROPERTY(double panelScale READ panelScale WRITE setPanelScale NOTIFY panelScaleChanged)
    /** Scale of tokens and pieces on the board, 0.85 to 1.4. */
    Q_PROPERTY(double boardScale READ boardScale WRITE setBoardScale NOTIFY boardScaleChanged)
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged)
    /** How loud sounds are, in percent, 10 to 100. */
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY volumeChanged)
    /** Sentences for newcomers. */
    Q_PROPERTY(bool hints READ hints WRITE setHints NOTIFY hintsChanged)
    /** "What would you do?" may be asked: off until somebody switches it on. */
    Q_PROPERTY(bool advice READ advice WRITE setAdvice NOTIFY adviceChanged)
    /** Minutes that a turn should take, 1 to 15; 0: no clock is shown. */
    Q_PROPERTY(int turnClock READ turnClock WRITE setTurnClock NOTIFY turnClockChanged)
    /** In the base game the total of the roll is entered, not both dice. */
    Q_PROPERTY(bool rollByTotal READ rollByTotal WRITE setRollByTotal NOTIFY rollByTotalChanged)
    /** Quarter turns of the whole view, clockwise, 0 to 3: for a screen that lies on the table. For this run, not
     * stored. */
    Q_PROPERTY(int turned READ turned WRITE setTurned NOTIFY turnedChanged)
    /** The tour through the window has been seen, or put away. */
    Q_PROPERTY(bool tourSeen READ tourSeen WRITE setTourSeen NOTIFY tourSeenChanged)
    /** What must be known about the file of the settings, or "": it was damaged, or something could not be saved. */
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)

public:
    /// Reads the settings of this device (or of REEVE_DATA_DIR, where that is set).
    explicit Settings(QObject* parent);

    [[nodiscard]] QString language() const { return m_language; }
    [[nodiscard]] QString themeMode() const { return m_themeMode; }
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    [[nodiscard]] double panelScale() const { return m_panelScale; }
    [[nodiscard]] double boardScale() const { return m_boardScale; }
    [[nodiscard]] bool sound() const { return m_sound; }
    [[nodiscard]] int volume() const { return m_volume; }
    [[nodiscard]] bool hints() const { return m_hints; }
    [[nodiscard]] bool advice() const { return m_advice; }
    [[nodiscard]] int turnClock() const { return m_turnClock; }
    [[nodiscard]] bool rollByTotal() const { return m_rollByTotal; }
    [[nodiscard]] int turned() const { return m_turned; }
    [[nodiscard]] bool tourSeen() const { return m_tourSeen; }
    [[nodiscard]] QString notice() const;

    void setLanguage(const QString& language);
    void setThemeMode(const QString& mode);
    void setReducedMotion(bool reduced);
    void setPanelScale(double scale);
    void setBoardScale(double scale);
    void setSound(bool sound);
    void setVolume(int percent);
    void setHints(bool hints);
    void setAdvice(bool advice);
    void setTurnClock(int minutes);
    void setRollByTotal(bool total);
    void setTurned(int quarters);
    void setTourSeen(bool seen);
    Q_INVOKABLE void dismissNotice();
    /// The folder in which a file of this kind ("pictures", "records") was chosen last; empty when none was.
    Q_INVOKABLE QUrl folderOf(const QString& kind) const;
    Q_INVOKABLE void keepFolder(const QString& kind, const QUrl& folder);
    /// What another who writes to the same file found (Table).
    void heed(const SettingsFault& fault);
    /// Language and theme for this run only, not stored; an empty word leaves the setting.
    void showForThisRun(const QString& language, const QString& themeMode);
    /// No motion and no tour for this run only, not stored: a picture of the window shows the end of everything.
    void restForThisRun() { m_reducedMotion = m_tourSeen = true; }

signals:
    void languageChanged();
    void themeModeChanged();
    void reducedMotionChanged();
    void panelScaleChanged();
    void boardScaleChanged();
    void soundChanged();
    void volumeChanged();
    void hintsChanged();
    void adviceChanged();
    void turnClockChanged();
    void rollByTotalChanged();
    void turnedChanged();
    void tourSeenChanged();
    void noticeChanged();

private:
    void store(const QString& key, const QVariant& value);
    void tell(const SettingsFault& fault);

    QString m_language;
    QString m_themeMode;
    bool m_reducedMotion = false;
    double m_panelScale = 1;
    double m_boardScale = 1;
    bool m_sound = true;
    int m_volume = 100;
    bool m_hints = true;
    bool m_advice = false;
    int m_turnClock = 0;
    bool m_rollByTotal = true;
    int m_turned = 0;
    bool m_tourSeen = false;
    SettingsFault m_fault;
};

} // namespace reeve::app
