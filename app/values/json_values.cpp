// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/values/json_values.h"

#include "engine/record/parsed.h"

#include <QJSValue>

#include <cmath>

namespace reeve::app {
namespace {

/// Largest integer up to which a double represents all integers.
constexpr double kLargestExact = 9007199254740992.0;

template <typename Json>
QVariant variantOf(const Json& json) {
    if (json.is_object()) {
        QVariantMap map;
        for (const auto& [key, value] : json.items()) map.insert(QString::fromStdString(key), variantOf(value));
        return map;
    }
    if (json.is_array()) {
        QVariantList list;
        list.reserve(static_cast<qsizetype>(json.size()));
        for (const auto& value : json) list.append(variantOf(value));
        return list;
    }
    if (json.is_string()) return QString::fromStdString(json.template get<std::string>());
    if (json.is_boolean()) return json.template get<bool>();
    if (json.is_number_integer()) {
        // QML supports int and double, but not 64-bit integers.
        const auto number = json.template get<std::int64_t>();
        if (number >= INT32_MIN && number <= INT32_MAX) return static_cast<int>(number);
        return static_cast<double>(number);
    }
    if (json.is_number()) return json.template get<double>();
    return QVariant::fromValue(nullptr);
}

nlohmann::ordered_json numberJson(double number) {
    if (std::trunc(number) == number && std::abs(number) < kLargestExact) return static_cast<std::int64_t>(number);
    return number;
}

} // namespace

QVariant toVariant(const nlohmann::json& json) { return variantOf(json); }
QVariant toVariant(const nlohmann::ordered_json& json) { return variantOf(json); }

nlohmann::ordered_json toJson(const QVariant& value) {
    if (value.metaType() == QMetaType::fromType<QJSValue>()) return toJson(value.value<QJSValue>().toVariant());
    switch (value.typeId()) {
    case QMetaType::QVariantMap: {
        nlohmann::ordered_json json = nlohmann::ordered_json::object();
        const QVariantMap map = value.toMap();
        for (auto it = map.begin(); it != map.end(); ++it) json[it.key().toStdString()] = toJson(it.value());
        return json;
    }
    case QMetaType::QVariantList:
    case QMetaType::QStringList: {
        nlohmann::ordered_json json = nlohmann::ordered_json::array();
        const QVariantList list = value.toList();
        for (const QVariant& item : list) json.push_back(toJson(item));
        return json;
    }
    case QMetaType::QString: return value.toString().toStdString();
    case QMetaType::Bool: return value.toBool();
    case QMetaType::Int:
    case QMetaType::LongLong: return value.toLongLong();
    case QMetaType::UInt:
    case QMetaType::ULongLong: return value.toULongLong();
    case QMetaType::Float:
    case QMetaType::Double: return numberJson(value.toDouble());
    default: return nullptr;
    }
}

QString toText(const nlohmann::ordered_json& json) {
    // Invalid Unicode, for example an unpaired surrogate in a name, is replaced instead of throwing.
    return QString::fromStdString(json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

std::optional<nlohmann::ordered_json> fromText(const QString& text) {
    auto parsed = record::parseJson(text.toStdString());
    if (parsed.fault) return std::nullopt;
    return std::move(parsed.value);
}

} // namespace reeve::app
