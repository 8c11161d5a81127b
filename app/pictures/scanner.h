// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a photograph into a board that a game can start on, with corrections by the user.
#pragma once

#include "app/pictures/camera_source.h"
#include "app/pictures/scan_job.h"
#include "app/values/scan_facts.h"
#include "engine/setup/box_fit.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QUrl>
#include <QVariant>

#include <cstdint>
#include <set>

namespace reeve::app {

class LearnedSets;
class LiveBoard;
class SetLessons;
struct SetLesson;

class Scanner : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("app/pictures/live_board.h")
    /** "idle", "reading", "found", "not-found" (no board on it) or "failed" (not a picture). */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(QUrl picture READ picture NOTIFY changed)
    Q_PROPERTY(int pictureWidth READ pictureWidth NOTIFY changed)
    Q_PROPERTY(int pictureHeight READ pictureHeight NOTIFY changed)
    /** The reading including corrections, in the format of readingToJson(); null unless "found" or "not-found". */
    Q_PROPERTY(QVariant reading READ reading NOTIFY changed)
    /** The scenario of Seafarers whose board was read; "": none. */
    Q_PROPERTY(QString scenario READ scenario NOTIFY changed)
    /** The numbers of players for which the scenario uses this layout; empty without a scenario. */
    Q_PROPERTY(QList<int> scenarioPlayers READ scenarioPlayers NOTIFY changed)
    /** If the picture does not show clearly which board it is: the possible boards, first the one that was read. Else
     * empty. */
    Q_PROPERTY(QList<reeve::app::LaidLayoutFacts> layouts READ layouts NOTIFY changed)
    /** An error and its remedy, as a text; empty: none. */
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /** Hexes that the user should check. */
    Q_PROPERTY(QList<reeve::app::UncertainHexFacts> uncertain READ uncertain NOTIFY changed)
    /** Hexes that contradict the box together with others, so that at least one is wrong; sorted names. */
    Q_PROPERTY(QStringList suspects READ suspects NOTIFY changed)
    /** Single changes that would make the board match the box, the most likely first; empty with Seafarers. */
    Q_PROPERTY(QList<reeve::app::HexExchangeFacts> exchanges READ exchanges NOTIFY changed)
    /** The harbours that were read; empty if not all of the box were read, and with Seafarers. */
    Q_PROPERTY(QList<reeve::app::ScannedHarborFacts> harbors READ harbors NOTIFY changed)
    /** Number of hexes and harbours that the user has corrected or confirmed. */
    Q_PROPERTY(int corrections READ corrections NOTIFY changed)
    /** Outline of each hex on the picture. */
    Q_PROPERTY(QList<reeve::app::HexOutlineFacts> hexOutlines READ hexOutlines NOTIFY changed)
    /** Corners of the sea frame, [x,y, ...] in pixels of the picture: as located, or default positions for dragging.
     * Empty without a picture and with Seafarers. */
    Q_PROPERTY(QList<double> corners READ corners NOTIFY changed)
    /** The picture is in memory only. */
    Q_PROPERTY(bool unkept READ unkept NOTIFY changed)
    /** Name of the learned set that was used, or "". */
    Q_PROPERTY(QString set READ set NOTIFY changed)
    Q_PROPERTY(bool cameraAvailable READ cameraAvailable NOTIFY camerasChanged)
    /** The user's folder for photographs; the home folder if it does not exist. */
    Q_PROPERTY(QUrl picturesFolder READ picturesFolder CONSTANT)

public:
    explicit Scanner(QObject* parent);
    ~Scanner() override;
    /// Sets the camera of this device; not owned.
    void useCamera(CameraSource& camera);
    [[nodiscard]] CameraSource* camera() const { return m_camera; }
    /// Sets what photographs are read with, and where pictures are offered for learning; not owned.
    void useSets(LearnedSets& sets, SetLessons& lessons);

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QUrl picture() const { return m_picture; }
    [[nodiscard]] int pictureWidth() const { return m_result.size.width; }
    [[nodiscard]] int pictureHeight() const { return m_result.size.height; }
    [[nodiscard]] QVariant reading() const { return m_reading; }
    [[nodiscard]] QString scenario() const;
    [[nodiscard]] QList<int> scenarioPlayers() const;
    [[nodiscard]] QList<LaidLayoutFacts> layouts() const;
    [[nodiscard]] QString message() const;
    [[nodiscard]] QList<UncertainHexFacts> uncertain() const;
    [[nodiscard]] QList<HexOutlineFacts> hexOutlines() const;
    [[nodiscard]] QStringList suspects() const;
    [[nodiscard]] QList<HexExchangeFacts> exchanges() const;
    [[nodiscard]] QList<ScannedHarborFacts> harbors() const;
    [[nodiscard]] int corrections() const;
    /// Clockwise rotation of the island since it was read, in steps of 60°, 0 to 5.
    [[nodiscard]] int rotation() const { return m_rotation; }
    [[nodiscard]] QList<double> corners() const;
    [[nodiscard]] bool unkept() const { return m_picture.scheme() == QLatin1String("image"); }
    [[nodiscard]] QString set() const { return m_result.set; }
    [[nodiscard]] bool cameraAvailable() const;
    [[nodiscard]] QUrl picturesFolder() const;

    /// Expects the board of a scenario of Seafarers for 3 to 6 players on pictures; "": any board. Clears the reading
    /// if it is of another board than the expected scenario.
    Q_INVOKABLE void expect(const QString& scenario, int players);
    /// Declares that the board is `layouts`[number]. The picture is read again with it unless `number` is 0. Does
    /// nothing if there is no such entry.
    Q_INVOKABLE void chooseLayout(int number);
    /// Reads a picture file; cancels a reading in progress.
    Q_INVOKABLE void read(const QUrl& picture);
    /// Tells a live picture which board to search for: the expected one, or any.
    Q_INVOKABLE void aim(LiveBoard* live) const;
    /// Takes over the reading of a live picture; its frame stays in memory only. False: nothing was read yet.
    Q_INVOKABLE bool take(LiveBoard* live);
    /// Reads the picture again with the six corners of the sea frame at these positions, [x,y, ...] in pixels of the
    /// picture, in order around the board. Does nothing without a picture, after an error, or if the corners cannot be
    /// the image of a hexagon.
    Q_INVOKABLE void readWithCorners(const QList<double>& corners);
    /// Saves a picture that is in memory only to the pictures folder. Returns the name of the file; "": failed.
    Q_INVOKABLE QString keepPicture();
    /// Cancels reading and clears picture and reading.
    Q_INVOKABLE void cancel();
    /// Corrects a hex by its name; `number` 0: none. False: there is no reading, or no such hex, terrain or number.
    Q_INVOKABLE bool correct(const QString& hex, const QString& terrain, int number);
    /// Corrects a harbour that was read. `at`: name of its path; `gives`: "any" or a resource. False: no harbour was
    /// read on that path, or no such kind.
    Q_INVOKABLE bool correctHarbor(const QString& at, const QString& gives);
    /// Rotates the island clockwise by `sixths` times 60° (negative: counterclockwise): places get other names at the
    /// same pixels; corrections and uncertainties are kept. If this rotation does not map the land to itself, the next
    /// one in the same direction that does is used.
    Q_INVOKABLE void rotate(int sixths);
    /// The corrected board as a board object of the record, as boardOf(); null without a reading.
    Q_INVOKABLE QVariant board() const;

    /// Reads the picture again with the sets in use now; corrections are lost. Does nothing without a picture or after
    /// an error.
    Q_INVOKABLE void readAgain();
    /// Call when the user has accepted the reading: offers its terrains and harbours for learning. If they were learned
    /// before, from this picture, they are learned anew with the corrections since.
    Q_INVOKABLE void offerLesson();
    /// Call when the user has corrected the reading after accepting it: what was offered or learned is corrected, too.
    Q_INVOKABLE void reviseLesson();

    /// Rebuilds texts in the new language.
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
    /// Whether sets can learn from the reading: they hold nothing of boards with sea.
    [[nodiscard]] bool teaches() const;
    [[nodiscard]] SetLesson lesson() const;
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
    std::optional<vision::Ground> m_ground; ///< the expected board of Seafarers
    std::optional<vision::Ground> m_said;   ///< the board on this picture, as chosen by the user
    std::set<HexId> m_confirmed;            ///< hexes that the user has corrected or confirmed
    std::set<PathId> m_confirmedHarbors;
    int m_rotation = 0;
    std::uint32_t m_offer = 0; ///< number of the offer to learn from this reading; 0: none
};

} // namespace reeve::app
