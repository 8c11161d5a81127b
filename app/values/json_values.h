// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion between JSON and QVariant.
#pragma once

#include <QString>
#include <QVariant>

#include <nlohmann/json.hpp>

#include <optional>

namespace reeve::app {

/// Objects become QVariantMap, lists QVariantList, null an invalid QVariant; integers stay integers.
QVariant toVariant(const nlohmann::json& json);
QVariant toVariant(const nlohmann::ordered_json& json);
/// The inverse; accepts QJSValue too. Numbers of JavaScript without a fraction become integers. Values that JSON cannot
/// represent become null.
nlohmann::ordered_json toJson(const QVariant& value);

/// Serialization to one line, and parsing; nullopt: invalid JSON or beyond the limits of record::parseJson.
QString toText(const nlohmann::ordered_json& json);
std::optional<nlohmann::ordered_json> fromText(const QString& text);

} // namespace reeve::app
