// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/door.h"

#include <algorithm>

namespace reeve::phones {

Door::Door(Random random, std::vector<Color> seats, std::vector<KnownPhone> known, Time now,
           std::vector<Digest> elsewhere)
    : m_random(std::move(random)), m_seats(std::move(seats)), m_elsewhere(std::move(elsewhere)),
      m_code(newCode(m_random)) {
    for (const KnownPhone& phone : known) {
        if (now - phone.used >= kTokenLasts || (phone.seat && !hasSeat(*phone.seat))) continue;
        if (phonesAt(phone.seat) >= (phone.seat ? kPhonesOfASeat : kGuests)) continue;
        m_phones.push_back({.number = ++m_lastPhone, .known = phone, .connection = {}});
    }
}

// --- The host -------------------------------------------------------------------------------------------------------

void Door::renewCode() { m_code = newCode(m_random); }

std::vector<ConnectionId> Door::setGuests(bool allowed) {
    m_guests = allowed;
    std::vector<ConnectionId> away;
    if (allowed) return away;
    for (const Phone& phone : std::vector(m_phones))
        if (!phone.known.seat)
            if (const auto connection = forget(phone.number)) away.push_back(*connection);
    return away;
}

std::optional<Seated> Door::accept(ClaimId id, bool insteadOf, Time now) {
    const auto found = std::ranges::find(m_claims, id, &OpenClaim::id);
    if (found == m_claims.end() || now - found->since >= kClaimLasts) return std::nullopt;
    const OpenClaim claim = *found;
    Seated seated{.connection = claim.connection, .role = Role::Seat, .seat = claim.seat, .token = {}};
    if (insteadOf) {
        const auto replaces = [&](const Phone& phone, bool ofAll) {
            return phone.known.seat == claim.seat && phone.connection != claim.connection &&
                   (ofAll || !phone.connection);
        };
        // If only some of the seat's phones are disconnected, the connected ones keep their tokens.
        const bool ofAll = std::ranges::none_of(m_phones, [&](const Phone& phone) { return replaces(phone, false); });
        for (const Phone& phone : std::vector(m_phones))
            if (replaces(phone, ofAll))
                if (const auto connection = forget(phone.number)) seated.sentAway.push_back(*connection);
    }
    if (phonesAt(claim.seat) >= kPhonesOfASeat) return std::nullopt;
    seated.token = admit(claim.connection, claim.seat, now);
    return seated;
}

std::optional<ConnectionId> Door::refuse(ClaimId id, Time now) {
    const auto found = std::ranges::find(m_claims, id, &OpenClaim::id);
    if (found == m_claims.end()) return std::nullopt;
    const ConnectionId connection = found->connection;
    m_claims.erase(found);
    std::erase_if(m_afterNo, [&](const AfterNo& pause) { return now >= pause.until; });
    m_afterNo.push_back({m_visitors[connection].address, now + kAfterNo});
    return connection;
}

std::vector<Listed> Door::phones(Time now) const {
    std::vector<Listed> list;
    for (const Phone& phone : m_phones)
        list.push_back({phone.number, phone.known.seat,
                        phone.connection                      ? Presence::Here
                        : now - phone.known.used < kLostAfter ? Presence::Asleep
                                                              : Presence::Lost});
    std::ranges::stable_sort(list, [](const Listed& a, const Listed& b) {
        return a.seat.has_value() && (!b.seat.has_value() || index(*a.seat) < index(*b.seat));
    });
    return list;
}

bool Door::move(int number, Color seat) {
    Phone* phone = phoneNumbered(number);
    if (!phone || !hasSeat(seat) || phone->known.seat == seat || phonesAt(seat) >= kPhonesOfASeat) return false;
    phone->known.seat = seat;
    return true;
}

std::optional<ConnectionId> Door::sendAway(int number) { return forget(number); }

std::vector<ConnectionId> Door::sendAllAway() {
    std::vector<ConnectionId> away;
    for (const Phone& phone : std::vector(m_phones))
        if (const auto connection = forget(phone.number)) away.push_back(*connection);
    return away;
}

// --- Phones ---------------------------------------------------------------------------------------------------------

std::variant<Entry, Denied> Door::hello(ConnectionId connection, std::string_view address, const Hello& hello,
                                        Time now) {
    const auto token = hello.token ? std::optional(digestOf(*hello.token)) : std::nullopt;
    if (Phone* phone = token ? phoneWithToken(*token, now) : nullptr) return attach(*phone, connection, address, now);
    // A phone of another game is told so whatever else is wrong, and comes back by itself.
    const auto elsewhere = ifElsewhere(token);
    const auto denied = [&](Code code, Close close) {
        return elsewhere ? Denied{m_seats.empty() ? Code::NoGame : Code::OtherGame, Close::Done} : Denied{code, close};
    };
    if (!token && !hello.code) return denied(Code::CodeNeeded, Close::Done);
    if (m_guesses.paused(address, now)) return denied(Code::TooFast, Close::TooMuch);
    // Without a code the response reveals only that the token is unknown.
    if (!hello.code) {
        if (!elsewhere) m_guesses.count(address, now);
        return denied(Code::UnknownToken, Close::Done);
    }
    if (!m_newcomers) return denied(Code::DoorClosed, Close::DoorClosed);
    if (!codeIsRight(hello)) {
        m_guesses.count(address, now);
        return denied(Code::WrongCode, Close::Done);
    }
    m_visitors[connection] = {std::string(address), 0, elsewhere};
    return Entry{};
}

void Door::enter(ConnectionId connection, std::string_view address, const std::optional<Digest>& token, Time now) {
    if (Phone* phone = token ? phoneWithToken(*token, now) : nullptr)
        attach(*phone, connection, address, now);
    else
        m_visitors[connection] = {std::string(address), 0, ifElsewhere(token)};
}

/// The phone is at this connection now.
Entry Door::attach(Phone& phone, ConnectionId connection, std::string_view address, Time now) {
    const Entry entry{
        .role = phone.known.seat ? Role::Seat : Role::Guest, .seat = phone.known.seat, .replaced = phone.connection};
    if (entry.replaced) {
        dropClaimsOf(*entry.replaced);
        m_visitors.erase(*entry.replaced);
    }
    phone.connection = connection;
    phone.known.used = now;
    phone.seen = true;
    m_visitors[connection] = {std::string(address), phone.number, ifElsewhere(phone.known.token)};
    return entry;
}

/// Compares all tokens, so that the response time reveals nothing about them.
std::optional<Digest> Door::ifElsewhere(const std::optional<Digest>& token) const {
    std::optional<Digest> found;
    for (const Digest& one : m_elsewhere)
        if (token && sameDigest(one, *token)) found = one;
    return found;
}

std::variant<OpenClaim, Code> Door::claim(ConnectionId connection, Color seat, Time now) {
    const auto visitor = m_visitors.find(connection);
    if (visitor == m_visitors.end()) return Code::CodeNeeded;
    if (m_seats.empty()) return Code::NoGame;
    if (!hasSeat(seat)) return Code::Malformed;
    if (!m_newcomers) return Code::DoorClosed;
    if (std::ranges::any_of(m_afterNo, [&](const AfterNo& pause) {
            return now < pause.until && pause.address == visitor->second.address;
        }))
        return Code::TooFast;
    // Refused only if all phones of the seat are connected; a disconnected one can be replaced.
    const auto here = std::ranges::count_if(
        m_phones, [&](const Phone& phone) { return phone.known.seat == seat && phone.connection.has_value(); });
    if (static_cast<std::size_t>(here) >= kPhonesOfASeat || seatOf(connection) == seat) return Code::SeatFull;
    lapse(now);
    dropClaimsOf(connection);
    if (m_claims.size() >= kClaims) return Code::Full;
    std::vector<int> taken;
    for (const OpenClaim& open : m_claims) taken.push_back(open.sign);
    m_claims.push_back({++m_lastClaim, connection, seat, newSign(m_random, taken), now});
    return m_claims.back();
}

std::variant<Seated, Code> Door::watch(ConnectionId connection, Time now) {
    if (!m_visitors.contains(connection)) return Code::CodeNeeded;
    if (!m_guests) return Code::DoorClosed;
    if (roleOf(connection) != Role::Guest && phonesAt(std::nullopt) >= kGuests) return Code::Full;
    dropClaimsOf(connection);
    return Seated{
        .connection = connection, .role = Role::Guest, .seat = {}, .token = admit(connection, std::nullopt, now)};
}

void Door::leave(ConnectionId connection) {
    dropClaimsOf(connection);
    const Phone* phone = phoneOf(connection);
    if (!phone) return;
    const Visitor visitor = m_visitors[connection];
    forget(phone->number);
    m_visitors[connection] = {visitor.address, 0, visitor.elsewhere};
}

void Door::gone(ConnectionId connection, Time now) {
    dropClaimsOf(connection);
    if (Phone* phone = phoneOf(connection)) {
        phone->connection.reset();
        phone->known.used = now;
    }
    m_visitors.erase(connection);
}

std::vector<ConnectionId> Door::lapse(Time now) {
    std::vector<ConnectionId> told;
    std::erase_if(m_claims, [&](const OpenClaim& claim) {
        if (now - claim.since < kClaimLasts) return false;
        told.push_back(claim.connection);
        return true;
    });
    return told;
}

// --- Questions ------------------------------------------------------------------------------------------------------

Role Door::roleOf(ConnectionId connection) const {
    const Phone* phone = phoneOf(connection);
    if (!phone) return Role::None;
    return phone->known.seat ? Role::Seat : Role::Guest;
}

std::optional<Color> Door::seatOf(ConnectionId connection) const {
    const Phone* phone = phoneOf(connection);
    return phone ? phone->known.seat : std::nullopt;
}

int Door::phoneOn(ConnectionId connection) const {
    const Phone* phone = phoneOf(connection);
    return phone ? phone->number : 0;
}

std::optional<Color> Door::seatWith(const Digest& token) const {
    std::optional<Color> seat;
    for (const Phone& phone : m_phones)
        if (sameDigest(phone.known.token, token)) seat = phone.known.seat;
    return seat;
}

std::optional<Digest> Door::tokenOf(ConnectionId connection) const {
    const Phone* phone = phoneOf(connection);
    return phone ? std::optional(phone->known.token) : std::nullopt;
}

std::optional<Digest> Door::bearer(ConnectionId connection) const {
    if (const auto token = tokenOf(connection)) return token;
    const auto visitor = m_visitors.find(connection);
    return visitor == m_visitors.end() ? std::nullopt : visitor->second.elsewhere;
}

Presence Door::presenceOf(Color seat, Time now) const {
    Presence best = Presence::None;
    for (const Phone& phone : m_phones) {
        if (phone.known.seat != seat) continue;
        if (phone.connection) return Presence::Here;
        // Phones of earlier sessions that have not connected yet do not count as lost.
        if (!phone.seen) continue;
        const bool asleep = now - phone.known.used < kLostAfter;
        if (asleep || best == Presence::None) best = asleep ? Presence::Asleep : Presence::Lost;
    }
    return best;
}

std::vector<KnownPhone> Door::known() const {
    std::vector<KnownPhone> known;
    for (const Phone& phone : m_phones) known.push_back(phone.known);
    return known;
}

// --- Inside ---------------------------------------------------------------------------------------------------------

Door::Phone* Door::phoneNumbered(int number) {
    const auto found = std::ranges::find(m_phones, number, &Phone::number);
    return found == m_phones.end() ? nullptr : &*found;
}

Door::Phone* Door::phoneOf(ConnectionId connection) {
    const auto visitor = m_visitors.find(connection);
    return visitor == m_visitors.end() ? nullptr : phoneNumbered(visitor->second.phone);
}

const Door::Phone* Door::phoneOf(ConnectionId connection) const { return const_cast<Door*>(this)->phoneOf(connection); }

/// Compares all tokens, so that the response time reveals nothing about them.
Door::Phone* Door::phoneWithToken(const Digest& token, Time now) {
    Phone* found = nullptr;
    for (Phone& phone : m_phones)
        if (sameDigest(phone.known.token, token) && (phone.connection || now - phone.known.used < kTokenLasts))
            found = &phone;
    return found;
}

bool Door::codeIsRight(const Hello& hello) const { return sameDigest(digestOf(*hello.code), digestOf(m_code)); }

bool Door::hasSeat(Color seat) const { return std::ranges::find(m_seats, seat) != m_seats.end(); }

std::size_t Door::phonesAt(const std::optional<Color>& seat) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_phones, [&](const Phone& phone) { return phone.known.seat == seat; }));
}

/// Creates a token for the connection and revokes its previous one. A phone of another game keeps its token, with which
/// it finds both places; the result is empty then.
std::string Door::admit(ConnectionId connection, const std::optional<Color>& seat, Time now) {
    const Visitor visitor = m_visitors[connection];
    if (const Phone* old = phoneOf(connection)) forget(old->number);
    dropClaimsOf(connection);
    std::string token = visitor.elsewhere ? std::string() : newToken(m_random);
    m_phones.push_back({.number = ++m_lastPhone,
                        .known = {.token = visitor.elsewhere.value_or(digestOf(token)), .seat = seat, .used = now},
                        .connection = connection,
                        .seen = true});
    m_visitors[connection] = {visitor.address, m_lastPhone, visitor.elsewhere};
    return token;
}

/// Revokes the phone's token and removes its connection, which is returned.
std::optional<ConnectionId> Door::forget(int number) {
    const Phone* phone = phoneNumbered(number);
    if (!phone) return std::nullopt;
    const auto connection = phone->connection;
    if (connection) {
        dropClaimsOf(*connection);
        m_visitors.erase(*connection);
    }
    std::erase_if(m_phones, [&](const Phone& one) { return one.number == number; });
    return connection;
}

void Door::dropClaimsOf(ConnectionId connection) {
    std::erase_if(m_claims, [&](const OpenClaim& claim) { return claim.connection == connection; });
}

} // namespace reeve::phones
