// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of this device; games do not depend on them.
#pragma once

#include "app/store/settings_file.h"

#include <QAccessible>
#include <QObject>
#include <QString>
#include <QUrl>

namespace reeve::app {

class Settings : public QObject {
    Q_OBJECT
    /** "en" or "de"; initially the system's language. Other values are ignored. */
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /** "light", "dark" or "contrast". */
    Q_PROPERTY(QString themeMode READ themeMode WRITE setThemeMode NOTIFY themeModeChanged)
    /** A screen reader listens: whoever hears a page needs longer than whoever sees it. */
    Q_PROPERTY(bool screenReader READ screenReader CONSTANT)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /** Scale of panels and their text, 0.85 to 1.4. */
    Q_PROPERTY(double panelScale READ panelScale WRITE setPanelScale NOTIFY panelScaleChanged)
    /** Scale of tokens and pieces on the board, 0.85 to 1.4. */
    Q_PROPERTY(double boardScale READ boardScale WRITE setBoardScale NOTIFY boardScaleChanged)
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged)
    /** Volume in percent, 10 to 100. */
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY volumeChanged)
    /** Explanations for beginners. */
    Q_PROPERTY(bool hints READ hints WRITE setHints NOTIFY hintsChanged)
    /** A roll is taken with its last die, without a further tap; off by default. */
    Q_PROPERTY(bool rollAtOnce READ rollAtOnce WRITE setRollAtOnce NOTIFY rollAtOnceChanged)
    /** Offers "What would you do?"; off by default. */
    Q_PROPERTY(bool advice READ advice WRITE setAdvice NOTIFY adviceChanged)
    /** Intended length of a turn in minutes, 1 to 15; 0: no clock. */
    Q_PROPERTY(int turnClock READ turnClock WRITE setTurnClock NOTIFY turnClockChanged)
    /** In the base game the total of a roll is entered instead of both dice. */
    Q_PROPERTY(bool rollByTotal READ rollByTotal WRITE setRollByTotal NOTIFY rollByTotalChanged)
    /** Rotation of the whole view in clockwise quarter turns, 0 to 3, for a screen that lies on the table. Not
       stored. */
    Q_PROPERTY(int turned READ turned WRITE setTurned NOTIFY turnedChanged)
    /** The tour of the window was completed or dismissed. */
    Q_PROPERTY(bool tourSeen READ tourSeen WRITE setTourSeen NOTIFY tourSeenChanged)
    /** A warning about the file of the settings: it was damaged, or a change could not be saved. Empty: none. */
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)

public:
    /// Reads the settings file of this device, or that of REEVE_DATA_DIR if set.
    explicit Settings(QObject* parent);

    [[nodiscard]] QString language() const { return m_language; }
    [[nodiscard]] QString themeMode() const { return m_themeMode; }
    [[nodiscard]] static bool screenReader() { return QAccessible::isActive(); }
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    [[nodiscard]] double panelScale() const { return m_panelScale; }
    [[nodiscard]] double boardScale() const { return m_boardScale; }
    [[nodiscard]] bool sound() const { return m_sound; }
    [[nodiscard]] int volume() const { return m_volume; }
    [[nodiscard]] bool hints() const { return m_hints; }
    [[nodiscard]] bool rollAtOnce() const { return m_rollAtOnce; }
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
    void setRollAtOnce(bool atOnce);
    void setAdvice(bool advice);
    void setTurnClock(int minutes);
    void setRollByTotal(bool total);
    void setTurned(int quarters);
    void setTourSeen(bool seen);
    /// Words of what FirstEvening has explained. Emptied when the hints are switched on.
    [[nodiscard]] const QStringList& explained() const { return m_explained; }
    void keepExplained(const QString& word);
    Q_INVOKABLE void dismissNotice();
    /// Folder in which a file of this kind ("pictures", "records") was last chosen; empty: none.
    Q_INVOKABLE QUrl folderOf(const QString& kind) const;
    /// Stores that folder.
    Q_INVOKABLE void keepFolder(const QString& kind, const QUrl& folder);
    /// Reports a fault found by another user of the same file (Table) through `notice`.
    void heed(const SettingsFault& fault);
    /// Overrides language and theme without storing them; empty words override nothing.
    void showForThisRun(const QString& language, const QString& themeMode);
    /// Turns off motion and the tour without storing that; used for screenshots.
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
    void rollAtOnceChanged();
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
    QStringList m_explained;
    bool m_rollAtOnce = false;
    bool m_advice = false;
    int m_turnClock = 0;
    bool m_rollByTotal = true;
    int m_turned = 0;
    bool m_tourSeen = false;
    SettingsFault m_fault;
};

} // namespace reeve::app
