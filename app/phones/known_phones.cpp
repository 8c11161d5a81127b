// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/known_phones.h"

#include "app/phones/protocol/token_file.h"
#include "app/store/file_thread.h"

namespace reeve::app {

std::vector<phones::KnownPhone> KnownPhones::of(qint64 game) const {
    if (m_file.isEmpty() || game == 0) return {};
    if (const auto newer = m_unwritten.find(game); newer != m_unwritten.end()) return newer->second.known;
    return phones::readKnownPhones(m_file, std::to_string(game));
}

std::vector<phones::Digest> KnownPhones::elsewhere(qint64 game, phones::Time now) const {
    std::vector<phones::Digest> tokens;
    if (m_file.isEmpty()) return tokens;
    auto games = phones::readKnownPhones(m_file);
    for (const auto& [other, newer] : m_unwritten) games[std::to_string(other)] = newer.known;
    games.erase(std::to_string(game));
    for (const auto& [other, known] : games)
        for (const phones::KnownPhone& phone : known)
            if (now - phone.used < phones::Door::kTokenLasts) tokens.push_back(phone.token);
    return tokens;
}

void KnownPhones::keep(qint64 game, std::vector<phones::KnownPhone> known, phones::Time now) {
    if (m_file.isEmpty() || game == 0) return;
    const int number = ++m_writes;
    m_unwritten[game] = {number, known};
    onFileThread([file = m_file, game = std::to_string(game), known = std::move(known), now] {
        return phones::writeKnownPhones(file, game, known, now);
    }).then(&m_here, [this, game, number](bool done) {
        const auto written = m_unwritten.find(game);
        if (done && written != m_unwritten.end() && written->second.number == number) m_unwritten.erase(written);
    });
}

} // namespace reeve::app
