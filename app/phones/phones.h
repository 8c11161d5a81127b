// SPDX-License-Identifier: GPL-3.0-or-later
// The players' phones, for the sheet that admits them and the marks on the players' panels. Does not listen before
// open(). Contains no secrets.
#pragma once

#include "app/phones/desk.h"
#include "app/phones/protocol/lan.h"
#include "app/values/phone_facts.h"

#include <QObject>
#include <QStringList>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <memory>
#include <vector>

namespace reeve::app {

class EmptySeats;
class Game;

class Phones : public QObject {
    Q_OBJECT
    /** "off"; "starting"; "on": phones can connect; "no-network": this device has no suitable address; "failed": see
       `message`. */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** An error or a recent change, as a sentence; empty: none. */
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /** Address to type into a browser: "192.168.1.23:7338"; "" if not listening. */
    Q_PROPERTY(QString address READ address NOTIFY changed)
    /** Code of six characters that admits new phones. */
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /** Content of the QR code, including `code`. */
    Q_PROPERTY(QString url READ url NOTIFY changed)
    /** QR code without margin: one string per row, "1" for dark modules. */
    Q_PROPERTY(QStringList qr READ qr NOTIFY changed)
    /** Networks that phones may be in, the most likely first. */
    Q_PROPERTY(QList<reeve::app::PhoneNetworkFacts> networks READ networks NOTIFY changed)
    /** Address of the network in use. */
    Q_PROPERTY(QString network READ network NOTIFY changed)
    /** No phone has connected for 45 seconds since the code was shown. */
    Q_PROPERTY(bool nobodyCame READ nobodyCame NOTIFY changed)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::PhoneSeatFacts> seats READ seats NOTIFY changed)
    /** Phones that request a seat. */
    Q_PROPERTY(QList<reeve::app::PhoneClaimFacts> claims READ claims NOTIFY changed)
    /** Connection state of the seats' phones; default-constructed if not listening. */
    Q_PROPERTY(reeve::app::PhoneMarkFacts marks READ marks NOTIFY changed)
    /** Phones that had seats when the game was open before try to reconnect, but open() has not been called. */
    Q_PROPERTY(bool expected READ expected NOTIFY changed)
    /** Number of guests. */
    Q_PROPERTY(int guestCount READ guestCount NOTIFY changed)
    /** New phones are admitted also while the sheet is closed. */
    Q_PROPERTY(bool keepsOpen READ keepsOpen WRITE setKeepsOpen NOTIFY changed)
    /** Guests are allowed. */
    Q_PROPERTY(bool guests READ guests WRITE setGuests NOTIFY changed)
    /** Phones without a seat may send photographs, while a board is read for a new game. */
    Q_PROPERTY(bool camera READ camera WRITE setCamera NOTIFY changed)
    /** Photographs from phones that have not been looked at. */
    Q_PROPERTY(QList<reeve::app::PhonePhotoFacts> photos READ photos NOTIFY photosChanged)
    /** Name of the Wi-Fi for `wifiQr`; "": not entered. */
    Q_PROPERTY(QString wifiName READ wifiName NOTIFY wifiChanged)
    /** QR code that lets a phone join that Wi-Fi, as `qr`; [] without a name. */
    Q_PROPERTY(QStringList wifiQr READ wifiQr NOTIFY wifiChanged)
    /** Offers that stand. */
    Q_PROPERTY(QList<reeve::app::OfferFacts> offers READ offers NOTIFY offersChanged)

public:
    /// Returns the addresses at which phones can reach this device, the most likely first.
    using Addresses = std::function<std::vector<phones::LanAddress>()>;
    /// `game` must outlive this.
    Phones(Game& game, QObject* parent);
    Phones(Game& game, Desk::Setup setup, Addresses addresses, std::uint16_t firstPort, QObject* parent);
    ~Phones() override;
    /// Lets seats that Reeve plays answer offers. `seats` and this may be destroyed in any order.
    void askSeats(EmptySeats& seats);

    [[nodiscard]] const QString& state() const { return m_state; }
    [[nodiscard]] const QString& message() const { return m_message; }
    [[nodiscard]] QString address() const;
    [[nodiscard]] QString code() const;
    [[nodiscard]] QString url() const { return m_desk.url(); }
    [[nodiscard]] const QStringList& qr() const { return m_qr; }
    [[nodiscard]] QList<PhoneNetworkFacts> networks() const;
    [[nodiscard]] const QString& network() const { return m_network; }
    [[nodiscard]] bool nobodyCame() const { return m_nobodyCame; }
    [[nodiscard]] QList<PhoneSeatFacts> seats() const;
    [[nodiscard]] QList<PhoneClaimFacts> claims() const;
    [[nodiscard]] PhoneMarkFacts marks() const;
    [[nodiscard]] int guestCount() const;
    [[nodiscard]] bool keepsOpen() const { return m_keepsOpen; }
    void setKeepsOpen(bool keeps);
    [[nodiscard]] bool guests() const { return m_desk.door().guests(); }
    void setGuests(bool allowed);
    [[nodiscard]] bool camera() const { return m_desk.camera(); }
    void setCamera(bool wanted);
    [[nodiscard]] QList<PhonePhotoFacts> photos() const;
    [[nodiscard]] QList<OfferFacts> offers() const;
    [[nodiscard]] bool expected() const { return m_expected; }
    [[nodiscard]] const QString& wifiName() const { return m_wifiName; }
    [[nodiscard]] const QStringList& wifiQr() const { return m_wifiQr; }

    /// The sheet is shown: starts listening and admits new phones.
    Q_INVOKABLE void open();
    /// The sheet is closed. Connected phones stay connected.
    Q_INVOKABLE void leave();
    /// Stops listening and disconnects all phones.
    Q_INVOKABLE void stop();
    /// Listens at another of `networks`.
    Q_INVOKABLE void useNetwork(const QString& address);
    Q_INVOKABLE void renewCode();
    /// Creates `wifiQr`; an empty password means an open network, an empty name removes the code. Kept in memory only;
    /// the password only inside the code.
    Q_INVOKABLE void nameWifi(const QString& name, const QString& password);
    /// Confirms a claim. `instead`: revokes the seat of its disconnected phones, or of all its phones if all are
    /// connected. False: the claim is no longer open, or the seat has two phones.
    Q_INVOKABLE bool accept(int claim, bool instead);
    Q_INVOKABLE void refuse(int claim);
    /// Moves a phone to another seat. False: see Door::move().
    Q_INVOKABLE bool move(int phone, const QString& color);
    Q_INVOKABLE void sendAway(int phone);
    Q_INVOKABLE void sendAllAway();
    /// Writes the photograph to a temporary file; photoShown() follows.
    Q_INVOKABLE void showPhoto(int number);
    Q_INVOKABLE void declinePhoto(int number);
    /// Answer to an offer by a player without a phone, entered at the table. False: see Desk::reply().
    Q_INVOKABLE bool answerOffer(const QString& offer, const QString& color, bool agrees);
    /// A player without a phone settles an own offer with `with`, or withdraws it if that is empty.
    Q_INVOKABLE bool settleOffer(const QString& offer, const QString& color, const QString& with);

    /// Rebuilds texts in the new language.
    void retranslate();
    [[nodiscard]] Desk& desk() { return m_desk; }

signals:
    void changed();
    void photosChanged();
    void offersChanged();
    void wifiChanged();
    /// A photograph was written to this file, which is valid until the next one is shown.
    void photoShown(const QUrl& picture);

private:
    void listen(const QString& network);
    void look();
    void show(const QString& state, const QString& message = {});
    [[nodiscard]] QString nameOf(Color seat) const;
    void lobby();
    void expect();

    Game& m_game;
    Desk m_desk;
    Addresses m_addresses;
    std::uint16_t m_firstPort;
    QString m_state = QStringLiteral("off");
    QString m_message;
    QString m_network;
    bool m_chosen = false; ///< the user has chosen the network
    bool m_expected = false;
    int m_expectedIn = -1; ///< Game::sessionNumber() of the game for which `expected` was determined
    bool m_moved = false;  ///< the network has changed while phones were connected
    QStringList m_qr;
    QString m_wifiName;
    QStringList m_wifiQr;
    std::vector<phones::LanAddress> m_reachable;
    bool m_shown = false, m_keepsOpen = false, m_nobodyCame = false;
    QTimer m_looking;  ///< polls for other networks
    QTimer m_patience; ///< timeout for nobodyCame
    std::unique_ptr<QTemporaryDir> m_pictures;
    int m_lastPicture = 0;
};

} // namespace reeve::app
