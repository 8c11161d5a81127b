// SPDX-License-Identifier: GPL-3.0-or-later
// The record's JSON as values that QML understands, and back.
#pragma once

#include <QString>
#include <QVariant>

#include <nlohmann/json.hpp>

#include <optional>

namespace reeve::app {

/// Objects become QVariantMap, lists QVariantList, null an invalid QVariant; integers stay integers.
QVariant toVariant(const nlohmann::json& json);
QVariant toVariant(const nlohmann::ordered_json& json);
/// The inverse; also takes QJSValue, as QML hands it over. JavaScript has one kind of number: one
/// without a fraction becomes an integer. Something that JSON cannot hold becomes null.
nlohmann::ordered_json toJson(const QVariant& value);

/// One line of text and back; nothing when `text` is not JSON within the limits of record::parseJson.
QString toText(const nlohmann::ordered_json& json);
std::optional<nlohmann::ordered_json> fromText(const QString& text);

} // namespace reeve::app
