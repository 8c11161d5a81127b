// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/phones.h"

#include "app/phones/qr.h"
#include "app/phones/server/interfaces.h"
#include "app/store/file_thread.h"
#include "app/values/game_values.h"
#include "app/window/empty_seats.h"
#include "app/window/game.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>

#include <algorithm>
#include <array>
#include <chrono>

namespace reeve::app {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

// tr() of the object would use the context "reeve::app::…", for which there are no translations.
struct PhonesWords {
    Q_DECLARE_TR_FUNCTIONS(PhonesWords)
};

constexpr auto kLookEvery = 3s;
constexpr auto kPatience = 45s;

QString linkWord(phones::LinkKind kind) {
    switch (kind) {
    case phones::LinkKind::Wifi: return u"wifi"_s;
    case phones::LinkKind::Ethernet: return u"ethernet"_s;
    case phones::LinkKind::Other: break;
    }
    return u"other"_s;
}

QString addressText(const phones::LanAddress& address) { return QString::fromStdString(phones::text(address.ipv4)); }

/// The seats whose phone is here, or dark for a moment.
Game::Seats answering(const Desk& desk) {
    Game::Seats answering;
    const auto& seats = desk.door().seats();
    for (std::size_t p = 0; desk.isListening() && p < seats.size(); ++p) {
        const auto presence = desk.door().presenceOf(seats[p], desk.now());
        answering.set(p, presence == phones::Presence::Here || presence == phones::Presence::Asleep);
    }
    return answering;
}

} // namespace

Phones::Phones(Game& game, QObject* parent)
    : Phones(
          game, Desk::usual(), [] { return phones::reachable(phones::machineAddresses()); }, phones::kFirstPort,
          parent) {}

Phones::Phones(Game& game, Desk::Setup setup, Addresses addresses, std::uint16_t firstPort, QObject* parent)
    : QObject(parent), m_game(game), m_desk(game, std::move(setup)), m_addresses(std::move(addresses)),
      m_firstPort(firstPort) {
    connect(&m_desk, &Desk::listening, this, [this] {
        m_qr = qrRows(m_desk.url());
        m_patience.start();
        show(u"on"_s, m_moved ? PhonesWords::tr("The network has changed: scan the code again.") : QString());
        m_moved = false;
    });
    connect(&m_desk, &Desk::failed, this, [this](const QString&) {
        show(u"failed"_s,
             PhonesWords::tr("Phones cannot connect: this device does not let Reeve use %1.").arg(m_network));
    });
    connect(&m_desk, &Desk::visitedNow, this, [this] {
        m_patience.stop();
        m_nobodyCame = false;
        emit changed();
    });
    connect(&m_desk, &Desk::lobbyChanged, this, &Phones::lobby);
    connect(&m_desk, &Desk::photosChanged, this, &Phones::photosChanged);
    connect(&m_desk, &Desk::offersChanged, this, &Phones::offersChanged);
    connect(&game, &Game::changed, this, &Phones::lobby);
    // Before the other objects end, some of which wait for a thread: phones hear it at once, and the port is free for
    // the next start.
    connect(qApp, &QCoreApplication::aboutToQuit, this, &Phones::stop);
    m_looking.setInterval(kLookEvery);
    connect(&m_looking, &QTimer::timeout, this, &Phones::look);
    m_patience.setInterval(kPatience);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_nobodyCame = m_desk.isListening() && !m_desk.visited();
        emit changed();
    });
}

Phones::~Phones() { m_desk.disconnect(this); }

void Phones::askSeats(EmptySeats& seats) {
    const QPointer<Phones> self(this);
    seats.heed({.open = [self] { return self ? self->offers() : QList<OfferFacts>(); },
                .answer = [self](const QString& offer, const QString& color,
                                 bool agrees) { return !self || self->answerOffer(offer, color, agrees); }});
    connect(this, &Phones::offersChanged, &seats, &EmptySeats::answerOffers);
}

// --- The network ----------------------------------------------------------------------------------------------------

void Phones::open() {
    m_shown = true;
    m_expected = false;
    if (m_state != "on"_L1 && m_state != "starting"_L1) {
        m_reachable = m_addresses();
        m_looking.start();
        if (m_reachable.empty())
            show(u"no-network"_s);
        else
            listen(addressText(m_reachable.front()));
    }
    m_desk.setNewcomers(true);
}

void Phones::leave() {
    m_shown = false;
    m_desk.setNewcomers(m_keepsOpen);
}

void Phones::stop() {
    m_looking.stop();
    m_patience.stop();
    m_nobodyCame = m_chosen = false;
    m_qr.clear();
    m_network.clear();
    m_desk.stop();
    show(u"off"_s);
}

void Phones::listen(const QString& network) {
    m_network = network;
    m_nobodyCame = false;
    m_qr.clear();
    show(u"starting"_s);
    m_desk.listen(network, m_firstPort);
}

void Phones::useNetwork(const QString& address) {
    const auto there = std::ranges::any_of(m_reachable, [&](const auto& one) { return addressText(one) == address; });
    if (!there || (address == m_network && m_state == "on"_L1)) return;
    m_chosen = true;
    listen(address);
}

/// Checks whether the device has changed networks.
void Phones::look() {
    auto now = m_addresses();
    if (now == m_reachable) return;
    m_reachable = std::move(now);
    const auto there = std::ranges::any_of(m_reachable, [&](const auto& one) { return addressText(one) == m_network; });
    if (there && m_state != "no-network"_L1) return emit changed();
    m_chosen = false;
    m_moved = m_state == "on"_L1;
    if (!m_reachable.empty()) return listen(addressText(m_reachable.front()));
    m_desk.stop();
    m_qr.clear();
    show(u"no-network"_s);
}

void Phones::show(const QString& state, const QString& message) {
    m_state = state;
    m_message = message;
    emit changed();
}

QString Phones::address() const {
    return m_desk.isListening() ? u"%1:%2"_s.arg(m_desk.address()).arg(m_desk.port()) : QString();
}

QString Phones::code() const { return m_desk.isListening() ? QString::fromStdString(m_desk.door().code()) : QString(); }

QList<PhoneNetworkFacts> Phones::networks() const {
    QList<PhoneNetworkFacts> list;
    for (const phones::LanAddress& one : m_reachable)
        list.append(
            {.address = addressText(one), .name = QString::fromStdString(one.interface), .kind = linkWord(one.kind)});
    return list;
}

// --- Who is there ---------------------------------------------------------------------------------------------------

void Phones::lobby() {
    if (m_desk.isListening()) m_qr = qrRows(m_desk.url());
    m_game.setOnPhones(answering(m_desk));
    expect();
    emit changed();
}

/// Once per opened game.
void Phones::expect() {
    if (m_expectedIn == m_game.sessionNumber()) return;
    m_expectedIn = m_game.sessionNumber();
    m_expected = m_state == "off"_L1 && m_desk.hasKnownPhones();
}

QString Phones::nameOf(Color seat) const {
    const auto& seats = m_desk.door().seats();
    const auto found = std::ranges::find(seats, seat);
    return found == seats.end() ? QString() : m_game.seatNames().of(static_cast<PlayerId>(found - seats.begin()));
}

QList<PhoneSeatFacts> Phones::seats() const {
    QList<PhoneSeatFacts> list;
    const auto all = m_desk.door().phones(m_desk.now());
    for (const Color seat : m_desk.door().seats()) {
        PhoneSeatFacts facts;
        facts.color = wordFor(seat);
        facts.name = nameOf(seat);
        facts.phone = qstring(phones::wordOf(m_desk.door().presenceOf(seat, m_desk.now())));
        for (const phones::Listed& phone : all) {
            if (phone.seat != seat) continue;
            const auto language = m_desk.languageOf(phone.number);
            facts.phones.append({.number = phone.number,
                                 .phone = qstring(phones::wordOf(phone.presence)),
                                 .language = language ? qstring(phones::wordOf(*language)) : QString()});
        }
        list.append(facts);
    }
    return list;
}

QList<PhoneClaimFacts> Phones::claims() const {
    QList<PhoneClaimFacts> list;
    const auto all = m_desk.door().phones(m_desk.now());
    for (const phones::OpenClaim& claim : m_desk.door().claims()) {
        PhoneClaimFacts facts;
        facts.id = static_cast<int>(claim.id);
        facts.color = wordFor(claim.seat);
        facts.name = nameOf(claim.seat);
        facts.sign = claim.sign;
        for (const phones::Listed& phone : all) {
            if (phone.seat != claim.seat) continue;
            ++facts.taken;
            facts.instead |= phone.presence != phones::Presence::Here;
        }
        list.append(facts);
    }
    return list;
}

PhoneMarkFacts Phones::marks() const {
    PhoneMarkFacts marks;
    if (!m_desk.isListening()) return marks;
    // In the order of Color.
    constexpr std::array kOf{&PhoneMarkFacts::red,    &PhoneMarkFacts::blue,  &PhoneMarkFacts::white,
                             &PhoneMarkFacts::orange, &PhoneMarkFacts::green, &PhoneMarkFacts::brown};
    static_assert(kOf.size() == kColors);
    for (const Color seat : m_desk.door().seats())
        if (const auto presence = m_desk.door().presenceOf(seat, m_desk.now()); presence != phones::Presence::None)
            marks.*kOf[index(seat)] = qstring(phones::wordOf(presence));
    return marks;
}

int Phones::guestCount() const {
    int count = 0;
    for (const phones::Listed& phone : m_desk.door().phones(m_desk.now()))
        count += !phone.seat && phone.presence == phones::Presence::Here;
    return count;
}

void Phones::setKeepsOpen(bool keeps) {
    if (m_keepsOpen == keeps) return;
    m_keepsOpen = keeps;
    m_desk.setNewcomers(m_shown || keeps);
    emit changed();
}

void Phones::setCamera(bool wanted) {
    if (wanted == camera()) return;
    m_desk.setCamera(wanted);
    emit changed();
}

void Phones::setGuests(bool allowed) { m_desk.setGuests(allowed); }

void Phones::renewCode() { m_desk.renewCode(); }

void Phones::nameWifi(const QString& name, const QString& password) {
    m_wifiName = name;
    m_wifiQr = qrRows(wifiText(name, password));
    emit wifiChanged();
}

bool Phones::accept(int claim, bool instead) { return m_desk.accept(static_cast<phones::ClaimId>(claim), instead); }

void Phones::refuse(int claim) { m_desk.refuse(static_cast<phones::ClaimId>(claim)); }

bool Phones::move(int phone, const QString& color) {
    const auto seat = namedBy<Color>(color);
    return seat && m_desk.move(phone, *seat);
}

void Phones::sendAway(int phone) { m_desk.sendAway(phone); }

void Phones::sendAllAway() { m_desk.sendAllAway(); }

// --- Photographs ----------------------------------------------------------------------------------------------------

QList<PhonePhotoFacts> Phones::photos() const {
    QList<PhonePhotoFacts> list;
    for (const PhonePhoto& photo : m_desk.photos())
        list.append({.number = photo.number,
                     .color = photo.seat ? wordFor(*photo.seat) : QString(),
                     .words = photo.seat ? PhonesWords::tr("A photograph from %1's phone").arg(nameOf(*photo.seat))
                                         : PhonesWords::tr("A photograph from a phone")});
    return list;
}

void Phones::showPhoto(int number) {
    const auto photo = m_desk.takePhoto(number);
    if (!photo) return;
    // The folder is private and deleted at the end of the program.
    if (!m_pictures) m_pictures = std::make_unique<QTemporaryDir>();
    const QString before = m_lastPicture == 0 ? QString() : m_pictures->filePath(QString::number(m_lastPicture));
    const QString file = m_pictures->filePath(QString::number(++m_lastPicture));
    onFileThread([file, before, bytes = photo->bytes] {
        if (!before.isEmpty()) QFile::remove(before);
        QFile picture(file);
        return picture.open(QIODevice::WriteOnly) && picture.write(bytes) == bytes.size();
    }).then(this, [this, file](bool written) {
        if (written) emit photoShown(QUrl::fromLocalFile(file));
    });
}

void Phones::declinePhoto(int number) { m_desk.declinePhoto(number); }

// --- Offers ---------------------------------------------------------------------------------------------------------

QList<OfferFacts> Phones::offers() const {
    QList<OfferFacts> list;
    const auto isHere = [&](Color seat) {
        return m_desk.door().presenceOf(seat, m_desk.now()) == phones::Presence::Here;
    };
    for (const phones::StandingOffer& offer : m_desk.offers()) {
        OfferFacts facts;
        facts.id = QString::fromStdString(offer.id);
        facts.from = wordFor(offer.from);
        facts.fromName = nameOf(offer.from);
        facts.give = handFacts(offer.give);
        facts.take = handFacts(offer.take);
        facts.settles = !isHere(offer.from);
        for (const Color seat : offer.to) {
            const bool yes = std::ranges::find(offer.agreed, seat) != offer.agreed.end();
            const bool no = std::ranges::find(offer.declined, seat) != offer.declined.end();
            const OfferSaidFacts said{.color = wordFor(seat),
                                      .name = nameOf(seat),
                                      .said = yes  ? u"agreed"_s
                                              : no ? u"declined"_s
                                                   : QString()};
            if (yes) facts.agreed.append(said);
            if (!isHere(seat)) facts.askedHere.append(said);
        }
        list.append(facts);
    }
    return list;
}

bool Phones::answerOffer(const QString& offer, const QString& color, bool agrees) {
    const auto seat = namedBy<Color>(color);
    return seat && m_desk.reply(offer, *seat, agrees ? phones::Say::Agree : phones::Say::Decline);
}

bool Phones::settleOffer(const QString& offer, const QString& color, const QString& with) {
    const auto seat = namedBy<Color>(color);
    if (!seat) return false;
    if (with.isEmpty()) return m_desk.reply(offer, *seat, phones::Say::Withdraw);
    return m_desk.reply(offer, *seat, phones::Say::Settle, namedBy<Color>(with));
}

void Phones::retranslate() { emit changed(); }

} // namespace reeve::app

#include "moc_phones.cpp"
