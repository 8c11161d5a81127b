// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/proposal_wording.h"

#include "app/values/game_values.h"
#include "app/words/names.h"
#include "app/words/place_wording.h"
#include "app/words/step_wording.h"
#include "engine/player/weights.h"
#include "engine/tables/supply.h"

#include <QCoreApplication>

#include <numeric>

namespace reeve::app {
namespace {

struct ProposalWording {
    Q_DECLARE_TR_FUNCTIONS(ProposalWording)
};

/// The places of a command in the order of the sentence.
struct Places {
    std::vector<IntersectionId> corners{};
    std::vector<PathId> paths{};
    std::vector<HexId> hexes{};
    PlayerId victim = kNobody;

    void corner(IntersectionId at) {
        if (at != kNoIntersection) corners.push_back(at);
    }
    void path(PathId at) {
        if (at != kNoPath) paths.push_back(at);
    }
    void hex(HexId at) {
        if (at != kNoHex) hexes.push_back(at);
    }
    void robber(const command::RobberMove& move) {
        hex(move.to);
        victim = move.victim;
    }

    void operator()(const command::Place& c) { corner(c.at), path(c.road); }
    void operator()(const command::Build& c) { corner(c.at), path(c.path); }
    void operator()(const command::Activate& c) { corner(c.at); }
    void operator()(const command::Promote& c) { corner(c.at); }
    void operator()(const command::MoveKnight& c) { corner(c.from), corner(c.to); }
    void operator()(const command::ChaseRobber& c) { corner(c.knight), robber(c.move); }
    void operator()(const command::Improve& c) { corner(c.metropolis); }
    void operator()(const command::Play& c) {
        corner(c.at);
        for (const auto at : c.knights) corner(at);
        hex(c.to), hex(c.other);
        for (const auto at : c.paths) path(at);
        victim = c.victim;
    }
    void operator()(const command::PlayDevelopment& c) {
        robber(c.move);
        for (const auto at : c.paths) path(at);
    }
    void operator()(const command::MoveRobber& c) { robber(c.move); }
    void operator()(const command::LoseCity& c) { corner(c.at); }
    void operator()(const command::CommitKnights& c) {
        for (const auto at : c.at) corner(at);
    }
    void operator()(const command::RelocateKnight& c) { corner(c.to); }
    void operator()(const command::RemoveKnight& c) { corner(c.at); }
    void operator()(const command::PlaceKnight& c) { corner(c.at); }
    void operator()(const command::PlaceMetropolis& c) { corner(c.at); }
    template <typename Other>
    void operator()(const Other&) {}
};

Places placesOf(const Action& action) {
    Places places;
    std::visit(places, action);
    return places;
}

QString hexText(const Board& board, HexId hex) {
    const int number = board.number[index(hex)];
    const QString terrain = names::terrain(board.terrain[index(hex)]);
    return number == 0 ? terrain : ProposalWording::tr("%1 (%L2)", "terrain and number").arg(terrain).arg(number);
}

/// A path is named by its two hexes, or one on the coast.
QString pathText(const Board& board, PathId path) {
    QStringList hexes;
    for (const HexId hex : board.island().pathHexes[index(path)]) hexes << hexText(board, hex);
    return hexes.size() == 1 ? ProposalWording::tr("on the coast of %1").arg(hexes.first())
                             : ProposalWording::tr("between %1").arg(names::list(hexes));
}

QString cornerText(const Board& board, IntersectionId at) {
    return ProposalWording::tr("at %1", "the hexes around an intersection").arg(besideText(board, at));
}

QString whereText(const Places& places, const Board& board, bool moves) {
    QStringList parts;
    if (moves && places.corners.size() == 2)
        return ProposalWording::tr("from %1 to %2", "the hexes around two intersections")
            .arg(besideText(board, places.corners[0]), besideText(board, places.corners[1]));
    for (const auto at : places.corners) parts << cornerText(board, at);
    for (const auto at : places.paths) parts << pathText(board, at);
    for (const auto at : places.hexes) parts << ProposalWording::tr("to %1", "a hex").arg(hexText(board, at));
    return parts.join(u"; ");
}

QString faceText(EventFace face) {
    switch (face) {
    case EventFace::None: break;
    case EventFace::Ship: return ProposalWording::tr("ship", "of the event die");
    case EventFace::TradeGate: return ProposalWording::tr("yellow gate");
    case EventFace::PoliticsGate: return ProposalWording::tr("blue gate");
    case EventFace::ScienceGate: return ProposalWording::tr("green gate");
    }
    return {};
}

/// The dice; the cards exchanged or named, if public; for an improvement its track and level.
QString whatText(const Action& action, PlayerId actor, const GameView& before) {
    if (const auto* roll = std::get_if<command::Roll>(&action); roll != nullptr && roll->red > 0) {
        const QString dice = ProposalWording::tr("red %L1, yellow %L2", "two dice").arg(roll->red).arg(roll->yellow);
        return roll->event == EventFace::None ? dice : QStringList{dice, faceText(roll->event)}.join(u", ");
    }
    if (const auto* improve = std::get_if<command::Improve>(&action))
        return ProposalWording::tr("%1, level %L2", "an area of the flip-chart, and its new level")
            .arg(names::track(improve->track))
            .arg(before.player(actor).improvements[index(improve->track)] + 1);
    if (const auto* bank = std::get_if<command::TradeBank>(&action))
        return ProposalWording::tr("%1 for %2").arg(names::cards(bank->give), names::cards(bank->take));
    if (const auto* trade = std::get_if<command::Trade>(&action))
        return ProposalWording::tr("%1 for %2").arg(names::cards(trade->give), names::cards(trade->take));
    if (const auto* draw = std::get_if<command::DrawProgress>(&action)) return names::track(draw->track);
    if (const auto* play = std::get_if<command::Play>(&action); play != nullptr && play->kind != kNoCard)
        return names::card(play->kind);
    if (const auto* card = std::get_if<command::PlayDevelopment>(&action)) {
        if (!card->cards.empty()) return names::cards(card->cards);
        if (card->resource != kNoCard) return names::card(card->resource);
    }
    return {};
}

int pointsOf(const GameView& view, PlayerId player) {
    const auto& parts = view.player(player).points;
    return std::accumulate(parts.begin(), parts.end(), 0,
                           [](int sum, const PointPart& part) { return sum + part.points(); });
}

int strengthOf(const GameView& view) {
    int all = 0;
    for (std::size_t p = 0; p < view.playerCount; ++p) all += view.players[p].strength;
    return all;
}

} // namespace

QString proposalText(const Action& action, PlayerId actor, const SeenEvents& events, const GameView& before,
                     const SeatNames& names) {
    QString text = stepText(action, actor, events, names, before.rules);
    const Places places = placesOf(action);
    QStringList more;
    if (const QString what = whatText(action, actor, before); !what.isEmpty()) more << what;
    const bool moves = std::holds_alternative<command::MoveKnight>(action);
    if (const QString where = whereText(places, before.board, moves); !where.isEmpty()) more << where;
    if (places.victim != kNobody)
        more << ProposalWording::tr("against %1", "whom a card or the robber is for").arg(names.of(places.victim));
    return more.isEmpty() ? text
                          : ProposalWording::tr("%1: %2", "what somebody does, and where").arg(text, more.join(u", "));
}

QStringList proposalPlaces(const Action& action, const Island& island) {
    const Places places = placesOf(action);
    QStringList list;
    for (const auto at : places.corners) list << placeName(island, at);
    for (const auto at : places.paths) list << placeName(island, at);
    for (const auto at : places.hexes) list << placeName(island, at);
    return list;
}

QString reasonText(const player::Reason& reason, const GameView& before, const GameView& after, PlayerId actor,
                   const SeatNames& names) {
    using player::Motive;
    switch (reason.motive) {
    case Motive::None: return ProposalWording::tr("Of all moves this one looks best.");
    case Motive::Points: {
        const int now = pointsOf(after, actor);
        return ProposalWording::tr("That makes %L1 of %L2 points.").arg(now).arg(before.rules.target);
    }
    case Motive::Yield: return ProposalWording::tr("It brings more %1.").arg(names::card(reason.card));
    case Motive::Variety: return ProposalWording::tr("It brings a kind of card that was missing.");
    case Motive::Harbor: return ProposalWording::tr("The harbour makes trading with the bank cheaper.");
    case Motive::Sites: return ProposalWording::tr("It leads to a good place for a settlement.");
    case Motive::Road: return ProposalWording::tr("It helps to get or keep the Longest Road.");
    case Motive::Army: return ProposalWording::tr("It helps to get or keep the Largest Army.");
    case Motive::Defence:
        if (after.shipSpaces == before.shipSpaces && strengthOf(after) != strengthOf(before))
            return ProposalWording::tr("Then the knights have a strength of %L1 against %L2 of the barbarians.")
                .arg(strengthOf(after))
                .arg(after.barbarians);
        return ProposalWording::tr("It prepares for the barbarians.");
    case Motive::Track: return ProposalWording::tr("It draws more progress cards: %1.").arg(names::track(reason.track));
    case Motive::Metropolis: return ProposalWording::tr("It brings the metropolis: two points more.");
    case Motive::Wall:
        return ProposalWording::tr("Then up to %L1 cards are safe when a 7 is rolled.")
            .arg(after.player(actor).handLimit);
    case Motive::Robber: return ProposalWording::tr("The blocked hex produces again.");
    case Motive::Against:
        return ProposalWording::tr("It costs %1 most, who has %n point(s).", nullptr, pointsOf(before, reason.other))
            .arg(names.of(reason.other));
    case Motive::Development:
        return ProposalWording::tr("The card may be a knight or a point; which one is not known.");
    case Motive::Needed: return ProposalWording::tr("That is needed most now.");
    case Motive::Spare: return ProposalWording::tr("That is missed least.");
    case Motive::Saving: return ProposalWording::tr("Nothing else would bring more now.");
    }
    return {};
}

QString furtherReasonText(const player::Reason& reason, const GameView& before, const GameView& after, PlayerId actor,
                          const SeatNames& names) {
    using player::Motive;
    switch (reason.motive) {
    case Motive::None: return ProposalWording::tr("It comes close to the first one.");
    case Motive::Needed: return ProposalWording::tr("That is needed as well.");
    case Motive::Spare: return ProposalWording::tr("That is missed little.");
    case Motive::Saving: return ProposalWording::tr("The cards stay in hand for later.");
    default: return reasonText(reason, before, after, actor, names);
    }
}

QString sameReasonText(int move, int better) {
    if (move == 1) return ProposalWording::tr("For the same reason as the first one, but worth a little less.");
    return better == 0
               ? ProposalWording::tr("For the same reason as the first one, but worth the least of the three.")
               : ProposalWording::tr("For the same reason as the second one, but worth the least of the three.");
}

QString offerText(PlayerId actor, const Hand& gives, const Hand& gets, const SeatNames& names) {
    return ProposalWording::tr("%1 offers %2 for %3").arg(names.of(actor), names::cards(gives), names::cards(gets));
}

QString assumedHandText(const GameView& view, const Components& components, const SeatNames& names) {
    if (!components.unseen() || !view.own) return {};
    const QString who = names.of(view.viewer.player());
    QStringList sentences;
    if (components.realHands && view.own->hand.empty())
        sentences +=
            ProposalWording::tr("Reeve does not see the cards on the table. It assumes that %1 holds none.").arg(who);
    else if (components.realHands)
        sentences += ProposalWording::tr("Reeve does not see the cards on the table. It assumes that %1 holds %2.")
                         .arg(who, names::cards(view.own->hand));
    if (components.realDecks && view.rules.knights()) sentences += ProposalWording::tr("Progress cards are left out.");
    return sentences.join(u' ');
}

QString replyText(PlayerId player, bool agrees, const SeatNames& names) {
    return (agrees ? ProposalWording::tr("%1 agrees.")
                   : ProposalWording::tr("%1 says no: the trade brings no advantage."))
        .arg(names.of(player));
}

QString counterText(PlayerId player, const Hand& gives, const Hand& gets, const SeatNames& names) {
    return ProposalWording::tr("%1 says no, but would give %2 for %3.")
        .arg(names.of(player), names::cards(gives), names::cards(gets));
}

QString noReeveText(const Rules& rules, const Components& components, bool cards, bool others) {
    if (rules.has(Option::TwoPlayer)) return ProposalWording::tr("Reeve does not play the game for two.");
    if (!player::knows(rules)) return ProposalWording::tr("Reeve plays seats without Seafarers and rule modules only.");
    if (components.realDecks && rules.knights())
        return ProposalWording::tr(
            "Reeve cannot draw real progress cards. Let it deal them first (“On the table or in Reeve”).");
    if (cards)
        return ProposalWording::tr(
            "Reeve does not know these real cards. Let it keep the hands first (“On the table or "
            "in Reeve”), then hand over the seat.");
    return others ? QString() : ProposalWording::tr("Reeve plays all other seats. Somebody has to play.");
}

QString heldByReeveText() {
    return ProposalWording::tr(
        "Reeve holds this hand. Let it keep all hands first (“On the table or in Reeve”), then take the seat.");
}

QString unseenText(PlayerId player, const SeatNames& names) {
    return ProposalWording::tr("At the table it must be told which cards %1 gets.").arg(names.of(player));
}

QString offerReasonText() { return ProposalWording::tr("There is enough of one kind, and the other is missing."); }

} // namespace reeve::app
