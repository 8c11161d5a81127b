// SPDX-License-Identifier: GPL-3.0-or-later
// The players' phones, for the sheet that lets them in and the marks on the players' panels. Nothing listens before
// open(). Nothing of it tells what somebody holds.
#pragma once

#include "app/desk/desk.h"
#include "app/phones/lan.h"
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
    /** "off"; "starting"; "on": phones can come; "no-network": this device has no address in one; "failed": see
     * `message`. */
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /** What is wrong or has just changed, in a sentence; empty as a rule. */
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /** What is typed into a browser: "192.168.1.23:7338"; "" while nothing listens. */
    Q_PROPERTY(QString address READ address NOTIFY changed)
    /** Six characters that let newcomers in. */
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /** What the QR says, the code included. */
    Q_PROPERTY(QString url READ url NOTIFY changed)
    /** The QR without its margin: a line for each row, "1" where it is dark. */
    Q_PROPERTY(QStringList qr READ qr NOTIFY changed)
    /** The networks that phones may be in, the likeliest first. */
    Q_PROPERTY(QList<reeve::app::PhoneNetworkFacts> networks READ networks NOTIFY changed)
    /** The address of the one that is listened in. */
    Q_PROPERTY(QString network READ network NOTIFY changed)
    /** Nobody has come for 45 seconds since the code was shown. */
    Q_PROPERTY(bool nobodyCame READ nobodyCame NOTIFY changed)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::PhoneSeatFacts> seats READ seats NOTIFY changed)
    /** Phones that want a seat. */
    Q_PROPERTY(QList<reeve::app::PhoneClaimFacts> claims READ claims NOTIFY changed)
    /** The marks of the seats' phones; none while nothing listens. */
    Q_PROPERTY(reeve::app::PhoneMarkFacts marks READ marks NOTIFY changed)
    /** Phones that had seats when the game was last open look for the table in vain: nothing listens yet. */
    Q_PROPERTY(bool expected READ expected NOTIFY changed)
    /** How many watch. */
    Q_PROPERTY(int guestCount READ guestCount NOTIFY changed)
    /** Newcomers may come also while the sheet is not shown. */
    Q_PROPERTY(bool keepsOpen READ keepsOpen WRITE setKeepsOpen NOTIFY changed)
    /** Guests may watch. */
    Q_PROPERTY(bool guests READ guests WRITE setGuests NOTIFY changed)
    /** Phones without a seat may photograph the board, too: while it is read for a new game. */
    Q_PROPERTY(bool camera READ camera WRITE setCamera NOTIFY changed)
    /** Photographs that phones have sent and nobody has looked at. */
    Q_PROPERTY(QList<reeve::app::PhonePhotoFacts> photos READ photos NOTIFY photosChanged)
    /** The name of the Wi-Fi that was typed for its own code; "" where none was. */
    Q_PROPERTY(QString wifiName READ wifiName NOTIFY wifiChanged)
    /** A QR that takes a phone into that Wi-Fi, as `qr`; [] without a name. */
    Q_PROPERTY(QStringList wifiQr READ wifiQr NOTIFY wifiChanged)
    /** Offers that stand. */
    Q_PROPERTY(QList<reeve::app::OfferFacts> offers READ offers NOTIFY offersChanged)

public:
    /// Where phones can reach this machine now, the likeliest first.
    using Addresses = std::function<std::vector<phones::LanAddress>()>;
    /// `game` must outlive it.
    Phones(Game& game, QObject* parent);
    Phones(Game& game, Desk::Setup setup, Addresses addresses, std::uint16_t firstPort, QObject* parent);
    ~Phones() override;
    /// Seats that Reeve plays answer what is offered to them. `seats` may go before this, and this before it.
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

    /// The sheet is shown: from now on phones can come, and newcomers are let in.
    Q_INVOKABLE void open();
    /// The sheet is left. Phones that sit stay.
    Q_INVOKABLE void leave();
    /// Nothing listens any more; phones hear that Reeve ends.
    Q_INVOKABLE void stop();
    /// Listens at another of `networks`.
    Q_INVOKABLE void useNetwork(const QString& address);
    Q_INVOKABLE void renewCode();
    /// Makes the code of a Wi-Fi; without a password of an open one, without a name none. Kept in memory only, until
    /// the program ends; the password in the code alone.
    Q_INVOKABLE void nameWifi(const QString& name, const QString& password);
    /// Yes: the phone has the seat. `instead`: another phone of the seat that is not here loses it, or all that are
    /// here. False where the claim is no longer open or the seat has two phones.
    Q_INVOKABLE bool accept(int claim, bool instead);
    Q_INVOKABLE void refuse(int claim);
    /// Gives a phone another seat at once.
    Q_INVOKABLE bool move(int phone, const QString& color);
    Q_INVOKABLE void sendAway(int phone);
    Q_INVOKABLE void sendAllAway();
    /// Writes the photograph to a file of its own; photoShown() tells where.
    Q_INVOKABLE void showPhoto(int number);
    Q_INVOKABLE void declinePhoto(int number);
    /// What a player without a phone says to an offer, here at the table.
    Q_INVOKABLE bool answerOffer(const QString& offer, const QString& color, bool agrees);
    /// The offerer without a phone trades with one who agreed, or takes the offer back (`with` empty).
    Q_INVOKABLE bool settleOffer(const QString& offer, const QString& color, const QString& with);

    /// Words it anew after the language has changed.
    void retranslate();
    [[nodiscard]] Desk& desk() { return m_desk; }

signals:
    void changed();
    void photosChanged();
    void offersChanged();
    void wifiChanged();
    /// A photograph of a phone lies here now, until the next one is shown.
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
    bool m_chosen = false; ///< a person has chosen the network
    bool m_expected = false;
    int m_expectedIn = -1; ///< Game::sessionNumber() of the game whose phones were looked for
    bool m_moved = false;  ///< the network has changed while phones were here
    QStringList m_qr;
    QString m_wifiName;
    QStringList m_wifiQr;
    std::vector<phones::LanAddress> m_reachable;
    bool m_shown = false, m_keepsOpen = false, m_nobodyCame = false;
    QTimer m_looking;  ///< for other networks
    QTimer m_patience; ///< until nobody came
    std::unique_ptr<QTemporaryDir> m_pictures;
    int m_lastPicture = 0;
};

} // namespace reeve::app
