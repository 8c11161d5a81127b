// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/uncovered_view.h"

#include "app/guide/guide.h"
#include "app/values/game_values.h"
#include "app/values/json_values.h"
#include "app/wording/refusal_wording.h"
#include "engine/position/queries.h"
#include "engine/record/position.h"
#include "engine/record/words.h"
#include "engine/rules/price.h"

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

template <typename CardType, std::size_t N>
QVariantList words(const std::array<std::uint8_t, N>& counts) {
    QVariantList list;
    for (std::size_t c = 0; c < N; ++c)
        for (int i = 0; i < counts[c]; ++i) list.append(wordFor(static_cast<CardType>(c)));
    return list;
}

QVariantMap lacks(const GameState& state, PlayerId player) {
    QVariantMap map;
    const auto ask = [&](const QString& what, const Action& action) {
        if (const auto price = rules::priceOf(action, player, state))
            map.insert(what, heapMap(state.player(player).hand.missing(*price)));
    };
    for (const Piece piece : {Piece::Road, Piece::Settlement, Piece::City, Piece::Wall, Piece::Knight})
        ask(wordFor(piece), command::Build{.piece = piece});
    ask(u"activate"_s, command::Activate{});
    ask(u"promote"_s, command::Promote{});
    ask(u"development"_s, command::BuyDevelopment{});
    for (const Track track : kAllTracks) ask(wordFor(track), command::Improve{.track = track});
    return map;
}

/// The hidden parts of the position: those of one player, and the decks.
QVariantMap recordOf(const GameState& state, PlayerId player) {
    const auto position = record::toJson(state);
    QVariantMap map{{u"decks"_s, toVariant(position["decks"])}, {u"bank"_s, fullHeapMap(bank(state))}};
    if (player == kNobody) return map;
    const auto color = wordFor(state.colors[index(player)]);
    map.insert(u"hands"_s, QVariantMap{{color, toVariant(position["hands"][color.toStdString()])}});
    for (const char* cards : {"progress", "development"})
        if (position.contains(cards))
            map.insert(QLatin1String(cards), QVariantMap{{color, toVariant(position[cards][color.toStdString()])}});
    return map;
}

} // namespace

QVariant uncoveredView(const GameState& state, const Looking& looking, const QStringList& since) {
    if (!looking.somebody()) return QVariant::fromValue(nullptr);
    const bool seated = index(looking.player) < state.playerCount;
    QVariantMap map{
        {u"player"_s, seat(looking.player)},
        {u"hand"_s, QVariantMap()},
        {u"cards"_s, QVariantList()},
        {u"development"_s, QVariantList()},
        {u"fresh"_s, QVariantList()},
        {u"playable"_s, QVariantList()},
        {u"playableDevelopment"_s, QVariantList()},
        {u"lacks"_s, QVariantMap()},
        {u"since"_s, since},
        {u"record"_s, looking.record ? QVariant(recordOf(state, looking.player)) : QVariant::fromValue(nullptr)}};
    if (!seated) return map;
    const PlayerState& player = state.player(looking.player);
    map[u"hand"_s] = fullHeapMap(player.hand);
    map[u"cards"_s] =
        state.rules.knights() ? words<ProgressCard>(player.progress) : words<DevelopmentCard>(player.development);
    if (state.rules.knights()) map[u"development"_s] = words<DevelopmentCard>(player.development);
    map[u"fresh"_s] = words<DevelopmentCard>(player.newDevelopment);
    if (actingPlayer(state) != looking.player) return map;
    map[u"playable"_s] = playableCards(state, looking.player);
    map[u"playableDevelopment"_s] = playableDevelopment(state, looking.player);
    map[u"lacks"_s] = lacks(state, looking.player);
    return map;
}

} // namespace reeve::app
