// SPDX-License-Identifier: GPL-3.0-or-later
// Conversions of engine values to Qt and QML values, with the words and names of the record.
#pragma once

#include "app/values/hand_facts.h"
#include "engine/basics/hand.h"
#include "engine/board/island.h"
#include "engine/record/words.h"

#include <QString>
#include <QStringList>
#include <QVariant>

namespace reeve::app {

inline QString qstring(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Word of the record, for example "brick", "cities-and-knights".
template <typename Kind>
QString wordFor(Kind value) {
    return qstring(record::wordOf(value));
}

/// The value for a word of the record; nullopt: unknown.
template <typename Kind>
std::optional<Kind> namedBy(const QString& word) {
    return record::named<Kind>(word.toStdString());
}

/// The record's name of a place, for example "A1", "a1", "a1-a2".
template <typename Place>
QString placeName(const Island& island, Place place) {
    return QString::fromStdString(island.name(place));
}

/// Names of all places in a set.
template <typename Set>
QVariantList placeNames(const Island& island, const Set& places) {
    QVariantList list;
    for (const auto place : places) list.append(placeName(island, place));
    return list;
}

template <typename Set>
QStringList placeList(const Island& island, const Set& places) {
    QStringList list;
    for (const auto place : places) list.append(placeName(island, place));
    return list;
}

inline HandFacts handFacts(const Hand& hand) {
    return {.brick = hand[Card::Brick],
            .lumber = hand[Card::Lumber],
            .wool = hand[Card::Wool],
            .grain = hand[Card::Grain],
            .ore = hand[Card::Ore],
            .cloth = hand[Card::Cloth],
            .coin = hand[Card::Coin],
            .paper = hand[Card::Paper]};
}

/// Counts of all eight kinds, including zeros.
inline QVariantMap allCardsMap(const Hand& hand) {
    QVariantMap map;
    for (const Card card : kAllCards) map.insert(wordFor(card), hand[card]);
    return map;
}

/// Seat number for QML; -1 for kNobody.
inline int seat(PlayerId player) { return player == kNobody ? -1 : static_cast<int>(index(player)); }

} // namespace reeve::app
