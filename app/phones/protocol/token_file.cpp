// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/token_file.h"

#include "engine/record/parsed.h"
#include "engine/record/words.h"

#include <QByteArray>
#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <map>

namespace reeve::phones {
namespace {

using record::Json;

constexpr std::string_view kFormat = "reeve-phones/1";
constexpr record::Limits kLimits{.bytes = 512 << 10, .depth = 4, .keys = 8, .values = 40'000, .string = 64};
using Games = std::map<std::string, std::vector<KnownPhone>>;

std::optional<Digest> digestFromHex(const std::string& hex) {
    const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(hex));
    Digest digest{};
    if (hex.size() != 2 * digest.size() || bytes.size() != static_cast<qsizetype>(digest.size())) return std::nullopt;
    std::copy_n(bytes.cbegin(), digest.size(), digest.begin());
    return digest;
}

/// Parses {"game":"7","sha256":"…","seat":"blue","used":1790000000}; guests have no seat. nullopt: invalid.
std::optional<std::pair<std::string, KnownPhone>> entry(const Json& json) {
    if (!json.is_object()) return std::nullopt;
    const auto text = [&](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string() ? std::optional(found->get<std::string>()) : std::nullopt;
    };
    const auto game = text("game");
    const auto hex = text("sha256");
    const auto digest = hex ? digestFromHex(*hex) : std::nullopt;
    const auto used = json.find("used");
    if (!game || !digest || used == json.end() || !used->is_number_unsigned()) return std::nullopt;
    KnownPhone phone;
    phone.token = *digest;
    if (json.contains("seat")) {
        const auto word = text("seat");
        phone.seat = word ? record::named<Color>(*word) : std::nullopt;
        if (!phone.seat) return std::nullopt;
    }
    constexpr std::uint64_t kLatest = 1ULL << 40U; // in seconds; avoids overflow
    phone.used = Time(std::chrono::seconds(std::min(used->get<std::uint64_t>(), kLatest)));
    return std::pair(*game, phone);
}

Games readGames(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const std::string text = file.read(static_cast<qint64>(kLimits.bytes) + 1).toStdString();
    const auto parsed = record::parseJson(text, kLimits);
    if (parsed.fault || !parsed.value.is_object()) return {};
    const auto format = parsed.value.find("format");
    const auto phones = parsed.value.find("phones");
    if (format == parsed.value.end() || *format != kFormat || phones == parsed.value.end()) return {};
    Games games;
    for (const Json& json : *phones)
        if (auto one = entry(json)) games[one->first].push_back(one->second);
    return games;
}

QByteArray written(const Games& games) {
    Json list = Json::array();
    for (const auto& [game, phones] : games)
        for (const KnownPhone& phone : phones) {
            Json json{{"game", game}, {"sha256", hexOf(phone.token)}};
            if (phone.seat) json["seat"] = record::wordOf(*phone.seat);
            json["used"] = std::max<std::int64_t>(
                0, std::chrono::duration_cast<std::chrono::seconds>(phone.used.time_since_epoch()).count());
            list.push_back(std::move(json));
        }
    return QByteArray::fromStdString(Json{{"format", kFormat}, {"phones", list}}.dump(1) + "\n");
}

} // namespace

Games readKnownPhones(const QString& file) { return readGames(file); }

std::vector<KnownPhone> readKnownPhones(const QString& file, const std::string& game) { return readGames(file)[game]; }

bool writeKnownPhones(const QString& file, const std::string& game, const std::vector<KnownPhone>& phones, Time now) {
    Games games = readGames(file);
    games[game] = phones;
    for (auto& [name, known] : games)
        std::erase_if(known, [&](const KnownPhone& phone) { return now - phone.used >= Door::kTokenLasts; });
    QSaveFile save(file);
    const QByteArray bytes = written(games);
    return save.open(QIODevice::WriteOnly) && save.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
           save.write(bytes) == bytes.size() && save.commit();
}

} // namespace reeve::phones
