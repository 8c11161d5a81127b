// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/prompt_view.h"

#include "app/play/kinds.h"
#include "app/values/game_values.h"

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

QString sheetFor(Manner manner) {
    switch (manner) {
    case Manner::Cards: return u"counts"_s;
    case Manner::Resource: return u"resource"_s;
    case Manner::Deck: return u"deck"_s;
    case Manner::Progress: return u"progress"_s;
    case Manner::Led:
    case Manner::Placing:
    case Manner::Board:
    case Manner::Dice:
    case Manner::AtOnce: break;
    }
    return {};
}

QString secretOf(Secret secret) {
    return secret == Secret::Hand ? u"hands"_s : secret == Secret::Progress ? u"decks"_s : QString();
}

QString wordOfHole(HoleKind kind) {
    switch (kind) {
    case HoleKind::Hex: return u"hex"_s;
    case HoleKind::Intersection: return u"intersection"_s;
    case HoleKind::Path: return u"path"_s;
    case HoleKind::Place: return u"place"_s;
    case HoleKind::Player: return u"player"_s;
    case HoleKind::Color: return u"color"_s;
    case HoleKind::Cards:
    case HoleKind::Resource: return u"card"_s;
    case HoleKind::Track: return u"track"_s;
    case HoleKind::Progress: return u"progress"_s;
    case HoleKind::Piece: return u"piece"_s;
    case HoleKind::Number: return u"number"_s;
    case HoleKind::Choice: return u"choice"_s;
    }
    return {};
}

bool builds(PromptKind kind) {
    return (kind >= PromptKind::BuildRoad && kind <= PromptKind::RecruitKnight) || kind == PromptKind::BuildShip ||
           kind == PromptKind::MoveShip || (kind >= fanKind<fan::Recruit>(0) && kind <= fanKind<fan::Recruit>(2));
}

/// Whether a tap on a place that is not highlighted is attempted, to show the reason of the refusal. Not for decisions,
/// whose prompt explains itself, and not for starting a move with a knight that cannot act.
bool tried(const Prompt& prompt, std::size_t taps) {
    switch (prompt.kind) {
    case PromptKind::PlaceSettlement:
    case PromptKind::PlaceCity:
    case PromptKind::Activate:
    case PromptKind::Promote: return true;
    case PromptKind::MoveKnight: return taps > 0;
    default: return prompt.kind < PromptKind::Fan && builds(prompt.kind);
    }
}

} // namespace

PromptFacts promptFacts(const Prompt& prompt) {
    PromptFacts facts;
    facts.rolling = prompt.kind == PromptKind::Roll;
    facts.acting = prompt.kind == PromptKind::EndTurn || prompt.kind == PromptKind::SpecialBuild;
    facts.placing = prompt.manner == Manner::Placing;
    facts.owed = prompt.owed && !facts.rolling && !facts.acting && !facts.placing;
    facts.onBoard = prompt.owed && prompt.manner == Manner::Board;
    facts.led = prompt.owed && prompt.manner == Manner::Led;
    facts.sheet = prompt.kind == PromptKind::TakeGold ? u"gold"_s : sheetFor(prompt.manner);
    facts.verb = verbOf(prompt.kind);
    facts.name = prompt.name;
    facts.detail = prompt.detail;
    facts.icon = prompt.icon;
    facts.pass = prompt.pass;
    facts.rule = prompt.rule;
    if (facts.placing) facts.piece = QLatin1String(prompt.holes.front().key);
    facts.secret = secretOf(prompt.secret);
    facts.several = prompt.several;
    facts.ofAttack = prompt.kind == PromptKind::LoseCity || prompt.kind == PromptKind::DrawProgress;
    facts.count = prompt.count;
    const bool atOnce = prompt.manner == Manner::AtOnce && !prompt.owed;
    const bool tapped = prompt.kind >= PromptKind::Fan && prompt.manner == Manner::Board;
    facts.way = tapped ? u"board"_s : atOnce ? u"now"_s : u"led"_s;
    return facts;
}

PromptFacts overFacts(const GameState& state) {
    PromptFacts facts;
    facts.over = true;
    facts.rule = state.rules.knights() ? u"WIN-2"_s : u"WIN-1"_s;
    return facts;
}

ChoiceFacts choiceFacts(const Prompt& prompt, const NextChoice& next, std::size_t answers) {
    const auto listed = [](const std::vector<std::string>& words) {
        QStringList list;
        for (const std::string& word : words) list.append(QString::fromStdString(word));
        return list;
    };
    const auto command = [](const std::optional<Command>& known) {
        return known ? QVariant::fromValue(*known) : QVariant::fromValue(nullptr);
    };
    ChoiceFacts facts;
    facts.key = qstring(next.key);
    if (!next.key.empty()) facts.kind = wordOfHole(next.kind);
    facts.choices = listed(next.choices);
    facts.ask = next.ask;
    facts.command = command(next.command);
    facts.pass = command(next.pass);
    facts.done = doneWords(prompt, static_cast<int>(answers));
    facts.total = next.total;
    facts.meant = QString::fromStdString(next.meant);
    facts.builds = builds(prompt.kind);
    facts.dear = listed(next.dear);
    facts.chosen = QString::fromStdString(next.chosen);
    if (!tried(prompt, answers) || answers >= prompt.holes.size()) return facts;
    const HoleKind wanted = prompt.holes[answers].kind;
    if (wanted == HoleKind::Path || !facts.choices.isEmpty()) facts.wanted = wordOfHole(wanted);
    return facts;
}

} // namespace reeve::app
