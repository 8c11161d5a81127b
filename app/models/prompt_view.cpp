// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/prompt_view.h"

#include "app/prompts/kind_of.h"
#include "app/values/json_values.h"

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
    case HoleKind::Player: return u"player"_s;
    case HoleKind::Place: return u"place"_s;
    case HoleKind::Choice: return u"choice"_s;
    case HoleKind::Cards:
    case HoleKind::Resource:
    case HoleKind::Track:
    case HoleKind::Progress: break; // chosen on a sheet
    }
    return {};
}

bool builds(PromptKind kind) {
    return (kind >= PromptKind::BuildRoad && kind <= PromptKind::RecruitKnight) || kind == PromptKind::BuildShip ||
           kind == PromptKind::MoveShip || (kind >= fanKind<fan::Recruit>(0) && kind <= fanKind<fan::Recruit>(2));
}

/// Whether a tap on a place that is not highlighted is attempted, to show the reason of the refusal. Not for decisions,
/// whose prompt explains itself, and not for starting a move with a knight that cannot act.
bool tried(const Prompt& prompt, int taps) {
    switch (prompt.kind) {
    case PromptKind::PlaceSettlement:
    case PromptKind::PlaceCity:
    case PromptKind::Activate:
    case PromptKind::Promote: return true;
    case PromptKind::MoveKnight: return taps > 0;
    default: return builds(prompt.kind) && !prompt.whole;
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
    facts.way = prompt.whole ? u"board"_s : atOnce ? u"now"_s : u"led"_s;
    return facts;
}

PromptFacts overFacts(const GameState& state) {
    PromptFacts facts;
    facts.over = true;
    facts.rule = state.rules.knights() ? u"WIN-2"_s : u"WIN-1"_s;
    return facts;
}

TapFacts tapFacts(const Prompt& prompt, const Tap& tap, int taps) {
    TapFacts facts;
    if (tap.next) facts.kind = wordOfHole(*tap.next);
    for (const std::string& choice : tap.choices) facts.choices.append(QString::fromStdString(choice));
    facts.ask = tap.ask;
    if (tap.command) facts.command = toVariant(*tap.command);
    facts.builds = builds(prompt.kind);
    for (const std::string& choice : tap.dear) facts.dear.append(QString::fromStdString(choice));
    facts.badge = tap.badge;
    facts.chosen = QString::fromStdString(tap.chosen);
    facts.chain = prompt.whole;
    if (!tried(prompt, taps) || static_cast<std::size_t>(taps) >= prompt.holes.size()) return facts;
    const HoleKind wanted = prompt.holes[static_cast<std::size_t>(taps)].kind;
    if (wanted == HoleKind::Path || !facts.choices.isEmpty()) facts.wanted = wordOfHole(wanted);
    return facts;
}

} // namespace reeve::app
