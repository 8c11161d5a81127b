// SPDX-License-Identifier: GPL-3.0-or-later
// From a photograph to a board that a game can start on, with a person's corrections in between.
#pragma once

#include "app/reading/scan_job.h"
#include "app/scan/camera_source.h"
#include "app/values/scan_facts.h"
#include "engine/setup/box_fit.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QUrl>
#include <QVariant>

#include <set>

namespace reeve::app {

class LearnedSets;
class LiveBoard;
class SetLessons;

class Scanner : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("app/scan/live_board.h")
    /** "idle", "reading", "found", "not-found" (no board on it) or "failed" (no picture). */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(QUrl picture READ picture NOTIFY changed)
    Q_PROPERTY(int pictureWidth READ pictureWidth NOTIFY changed)
    Q_PROPERTY(int pictureHeight READ pictureHeight NOTIFY changed)
    /** The record's reading, corrections included; null before there is one. */
    Q_PROPERTY(QVariant reading READ reading NOTIFY changed)
    /** What happened and what to do, worded; empty when all is well. */
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /** What a person should look at. */
    Q_PROPERTY(QList<reeve::app::UncertainHexFacts> uncertain READ uncertain NOTIFY changed)
    /** Hexes that do not fit the box together with others, so that one of them must be wrong; names in their order. */
    Q_PROPERTY(QStringList suspects READ suspects NOTIFY changed)
    /** Where one exchange only would make the board fit, the likeliest first. */
    Q_PROPERTY(QList<reeve::app::HexExchangeFacts> exchanges READ exchanges NOTIFY changed)
    /** Harbours that were read. */
    Q_PROPERTY(QList<reeve::app::ScannedHarborFacts> harbors READ harbors NOTIFY changed)
    /** How many hexes and harbours a person has corrected or confirmed. */
    Q_PROPERTY(int corrections READ corrections NOTIFY changed)
    /** By how many sixths the island was turned clockwise since it was read, 0 to 5. */
    Q_PROPERTY(int rotation READ rotation NOTIFY changed)
    /** Where each hex lies on the picture. */
    Q_PROPERTY(QList<reeve::app::HexOutlineFacts> hexOutlines READ hexOutlines NOTIFY changed)
    /** Where the corners of the sea frame lie, [x,y, ...] in pixels of the picture: as found, or where they may be
     * dragged from. */
    Q_PROPERTY(QList<double> corners READ corners NOTIFY changed)
    /** The picture is in memory only. */
    Q_PROPERTY(bool unkept READ unkept NOTIFY changed)
    /** The learned set that it was read with, or "". */
    Q_PROPERTY(QString set READ set NOTIFY changed)
    Q_PROPERTY(bool cameraAvailable READ cameraAvailable NOTIFY camerasChanged)
    /** Where this person keeps photographs; the home folder where there is no such folder. */
    Q_PROPERTY(QUrl picturesFolder READ picturesFolder CONSTANT)

public:
    explicit Scanner(QObject* parent);
    ~Scanner() override;
    /// Which camera is told of.
    void useCamera(CameraSource& camera);
    [[nodiscard]] CameraSource* camera() const { return m_camera; }
    /// What photographs are read with, and who learns from them.
    void useSets(LearnedSets& sets, SetLessons& lessons);

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QUrl picture() const { return m_picture; }
    [[nodiscard]] int pictureWidth() const { return m_result.size.width; }
    [[nodiscard]] int pictureHeight() const { return m_result.size.height; }
    [[nodiscard]] QVariant reading() const { return m_reading; }
    [[nodiscard]] QString message() const;
    [[nodiscard]] QList<UncertainHexFacts> uncertain() const;
    [[nodiscard]] QList<HexOutlineFacts> hexOutlines() const;
    [[nodiscard]] QStringList suspects() const;
    [[nodiscard]] QList<HexExchangeFacts> exchanges() const;
    [[nodiscard]] QList<ScannedHarborFacts> harbors() const;
    [[nodiscard]] int corrections() const;
    [[nodiscard]] int rotation() const { return m_rotation; }
    [[nodiscard]] QList<double> corners() const;
    [[nodiscard]] bool unkept() const { return m_picture.scheme() == QLatin1String("image"); }
    [[nodiscard]] QString set() const { return m_result.set; }
    [[nodiscard]] bool cameraAvailable() const;
    [[nodiscard]] QUrl picturesFolder() const;

    /// From now on pictures show the board of a scenario of Seafarers for so many players (3 to 6); "": a board without
    /// sea. A reading of another board is forgotten.
    Q_INVOKABLE void expect(const QString& scenario, int players);
    /// Reads a picture file; a reading that is under way is given up.
    Q_INVOKABLE void read(const QUrl& picture);
    /// Takes what a live picture has shown; the frame stays in memory only. False when nothing was read yet.
    Q_INVOKABLE bool take(LiveBoard* live);
    /// Reads the picture again where a person has put the six corners of the sea frame, [x,y, ...] in pixels of the
    /// picture, one after the other around the board.
    Q_INVOKABLE void readWithCorners(const QList<double>& corners);
    /// Puts a picture that is in memory only into the pictures folder; the file's name, or "" when that failed.
    Q_INVOKABLE QString keepPicture();
    /// Gives up and forgets picture and reading.
    Q_INVOKABLE void cancel();
    /// What is right on a hex; `number` 0 for none. False for a hex, a terrain or a number that does not exist.
    Q_INVOKABLE bool correct(const QString& hex, const QString& terrain, int number);
    /// What a harbour that was read gives: "any" or a resource. False for a path without a harbour.
    Q_INVOKABLE bool correctHarbor(const QString& at, const QString& gives);
    /// Turns the island clockwise by so many sixths, by the next way in which it lies on itself: its places get other
    /// names and lie on the same pixels; corrections and doubts stay with them.
    Q_INVOKABLE void rotate(int sixths);
    /// The corrected board as a board of the record; harbours that were not read are those of the fixed frame, at sea
    /// none are given.
    Q_INVOKABLE QVariant board() const;

    /// Reads the picture again, with the sets that are in use now; corrections are lost. Nothing happens for a picture
    /// that is in memory only and was never read.
    Q_INVOKABLE void readAgain();
    /// A person has accepted the reading: its terrains are offered to be learned from.
    Q_INVOKABLE void offerLesson();

    /// Tells what is worded anew after the language has changed.
    void retranslate() { emit changed(); }

signals:
    void changed();
    void camerasChanged();

private:
    [[nodiscard]] ScanSource source() const;
    void start(ScanSource source);
    void finish(ScanResult result);
    void show(const QString& state);
    [[nodiscard]] bool found() const;
    [[nodiscard]] BoxFit fit() const;
    void forgetCorrections();

    QPointer<CameraSource> m_camera;
    QPointer<LearnedSets> m_sets;
    QPointer<SetLessons> m_lessons;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QString m_state = QStringLiteral("idle");
    QUrl m_picture;
    ScanResult m_result;
    QVariant m_reading;
    std::optional<vision::Ground> m_ground; ///< which board of Seafarers is expected
    std::set<HexId> m_confirmed;            ///< hexes that a person has corrected or confirmed
    std::set<PathId> m_confirmedHarbors;
    int m_rotation = 0;
};

} // namespace reeve::app
