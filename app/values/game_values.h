// SPDX-License-Identifier: GPL-3.0-or-later
// Small values of the game as QML sees them: the words and names of the record.
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

/// The record's word: "brick", "cities-and-knights".
template <typename Kind>
QString wordFor(Kind value) {
    return qstring(record::wordOf(value));
}

/// The value that a word of the record stands for.
template <typename Kind>
std::optional<Kind> namedBy(const QString& word) {
    return record::named<Kind>(word.toStdString());
}

/// The record's name of a place: "A1", "a1", "a1-a2".
template <typename Place>
QString placeName(const Island& island, Place place) {
    return QString::fromStdString(island.name(place));
}

/// The names of all places of a set.
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

/// {"ore":2}; kinds of which there are none are left out.
inline QVariantMap heapMap(const Hand& hand) {
    QVariantMap map;
    for (const Card card : kAllCards)
        if (hand[card] > 0) map.insert(wordFor(card), hand[card]);
    return map;
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

/// How many cards of each of the eight kinds, zeros included.
inline QVariantMap fullHeapMap(const Hand& hand) {
    QVariantMap map;
    for (const Card card : kAllCards) map.insert(wordFor(card), hand[card]);
    return map;
}

/// A seat as QML counts them; -1 for nobody.
inline int seat(PlayerId player) { return player == kNobody ? -1 : static_cast<int>(index(player)); }

} // namespace reeve::app
