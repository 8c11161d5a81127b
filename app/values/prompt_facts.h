// SPDX-License-Identifier: GPL-3.0-or-later
// A prompt for QML: its appearance and how it is answered, without rules.
#pragma once

#include "app/values/hand_facts.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// An owed decision, or an offer of the turn.
struct PromptFacts {
    Q_GADGET
    QML_VALUE_TYPE(promptFacts)
    // The situation; at most one is true.
    /** A decision is owed. */
    Q_PROPERTY(bool owed MEMBER owed)
    /** A building of the set-up is placed with its road. */
    Q_PROPERTY(bool placing MEMBER placing)
    /** The dice must be rolled. */
    Q_PROPERTY(bool rolling MEMBER rolling)
    /** The player on turn can trade, build and end the turn. */
    Q_PROPERTY(bool acting MEMBER acting)
    /** The game is over. */
    Q_PROPERTY(bool over MEMBER over)
    // How an owed decision is answered; at most one is set.
    /** By tapping highlighted places. */
    Q_PROPERTY(bool onBoard MEMBER onBoard)
    /** Question by question, in a panel: Prompts.ask(). */
    Q_PROPERTY(bool led MEMBER led)
    /** On a sheet: "counts" (cards of several kinds), "gold", "resource", "deck" or "progress"; else "". */
    Q_PROPERTY(QString sheet MEMBER sheet)
    /** Verb (`do` of the record), for Prompts.ask() and Prompts.about(). */
    Q_PROPERTY(QString verb MEMBER verb)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    /** Of an offer of a fan module; "": the page chooses it. */
    Q_PROPERTY(QString icon MEMBER icon)
    /** Label for declining; "": no button declines it. */
    Q_PROPERTY(QString pass MEMBER pass)
    /** The rule that requires or allows it. */
    Q_PROPERTY(QString rule MEMBER rule)
    /** What is placed: "settlement" or "city"; otherwise "". */
    Q_PROPERTY(QString piece MEMBER piece)
    /** Hidden cards among the choices: "hands", "decks"; otherwise "". */
    Q_PROPERTY(QString secret MEMBER secret)
    /** Any number of places may be chosen, including none. */
    Q_PROPERTY(bool several MEMBER several)
    /** It is part of an attack of the barbarians. */
    Q_PROPERTY(bool ofAttack MEMBER ofAttack)
    /** Number of cards due. */
    Q_PROPERTY(int count MEMBER count)
    /** Verb of the offer that must be used before the turn can end; otherwise "". */
    Q_PROPERTY(QString first MEMBER first)
    /** How an offer of the turn is performed: "board" (by taps), "led" (in a panel) or "now" (Prompts.attempt()). */
    Q_PROPERTY(QString way MEMBER way)

public:
    bool owed = false, placing = false, rolling = false, acting = false, over = false;
    bool onBoard = false, led = false, several = false, ofAttack = false;
    QString sheet, verb, name, detail, icon, pass, rule, piece, secret, way, first;
    int count = 0;
    friend bool operator==(const PromptFacts&, const PromptFacts&) = default;
};

/// What is chosen next, after some answers (app/play/next_choice.h). Default-constructed: nothing fits.
struct ChoiceFacts {
    Q_GADGET
    QML_VALUE_TYPE(choiceFacts)
    /** Key of the command that is asked for; "": nothing left to choose. */
    Q_PROPERTY(QString key MEMBER key)
    /** "hex", "intersection", "path", "place" (of any kind), "player", "color", "card", "track", "progress", "piece",
       "number" or "choice"; "" if `key` is "". */
    Q_PROPERTY(QString kind MEMBER kind)
    /** Words of the record. */
    Q_PROPERTY(QStringList choices MEMBER choices)
    /** Instruction, one sentence; empty for a prompt that is led. */
    Q_PROPERTY(QString ask MEMBER ask)
    /** The command for the answers, for Game.perform(); null: not complete. With a `key` more may be chosen. */
    Q_PROPERTY(QVariant command MEMBER command)
    /** The command that declines; null: not allowed. */
    Q_PROPERTY(QVariant pass MEMBER pass)
    /** Label for carrying it out. */
    Q_PROPERTY(QString done MEMBER done)
    /** Number of commands that fit the answers. */
    Q_PROPERTY(int total MEMBER total)
    /** Colour of the player who was not asked for, as the only one possible; "": none. */
    Q_PROPERTY(QString meant MEMBER meant)
    /** Kind of place for which a tap on a place that is no choice is attempted, to show the refusal: "intersection",
       "path" or "". */
    Q_PROPERTY(QString wanted MEMBER wanted)
    /** Choices that cost more; marked. */
    Q_PROPERTY(QStringList dear MEMBER dear)
    /** Choices that a knight reaches without roads (FAN-WAND-1); marked differently. */
    Q_PROPERTY(QStringList wandering MEMBER wandering)
    /** Movement points left, shown beside the chosen piece; "": none. */
    Q_PROPERTY(QString badge MEMBER badge)
    /** Place of the moving or acting piece, even if it was not tapped. */
    Q_PROPERTY(QString chosen MEMBER chosen)
    /** A piece is built or a ship moved: the choice ends when no place is left. */
    Q_PROPERTY(bool builds MEMBER builds)

public:
    QString key, kind, ask, done, meant, wanted, badge, chosen;
    QStringList choices, dear, wandering;
    QVariant command = QVariant::fromValue(nullptr), pass = QVariant::fromValue(nullptr);
    int total = 0;
    bool builds = false;
    friend bool operator==(const ChoiceFacts&, const ChoiceFacts&) = default;
};

/// What the table may specify about a command (app/play/stated.h).
struct QuestionFacts {
    Q_GADGET
    QML_VALUE_TYPE(questionFacts)
    /** Key of the command that the answer sets; "": no question. */
    Q_PROPERTY(QString key MEMBER key)
    /** `count` of these hexes must be tapped; empty: a number from 1 to `most`. */
    Q_PROPERTY(QStringList hexes MEMBER hexes)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString ask MEMBER ask)
    /** Label for leaving it open. */
    Q_PROPERTY(QString undecided MEMBER undecided)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString key, title, ask, undecided, rule;
    QStringList hexes;
    int count = 0, most = 0;
    friend bool operator==(const QuestionFacts&, const QuestionFacts&) = default;
};

/// How the dice of the next roll are entered.
struct DiceFacts {
    Q_GADGET
    QML_VALUE_TYPE(diceFacts)
    /** The event die is rolled too. */
    Q_PROPERTY(bool withEvent MEMBER withEvent)
    /** Entering the total is enough. */
    Q_PROPERTY(bool byTotal MEMBER byTotal)
    /** Values fixed by a card; 0: none. */
    Q_PROPERTY(int red MEMBER red)
    Q_PROPERTY(int yellow MEMBER yellow)
    /** Colour of the second numbered die in this edition: "yellow" or "white". */
    Q_PROPERTY(QString second MEMBER second)

public:
    bool withEvent = false, byTotal = false;
    int red = 0, yellow = 0;
    QString second;
    friend bool operator==(const DiceFacts&, const DiceFacts&) = default;
};

/// Predicted consequences of a command, from public information.
struct ForesightFacts {
    Q_GADGET
    QML_VALUE_TYPE(foresightFacts)
    Q_PROPERTY(bool known MEMBER known)
    /** Empty: no consequences. */
    Q_PROPERTY(QStringList sentences MEMBER sentences)

public:
    bool known = false;
    QStringList sentences;
    friend bool operator==(const ForesightFacts&, const ForesightFacts&) = default;
};

/// What the turn offers, possible now or not.
struct ActionFacts {
    Q_GADGET
    QML_VALUE_TYPE(actionFacts)
    /** Word for Prompts.ask(). */
    Q_PROPERTY(QString what MEMBER what)
    /** "build", "knights", "improve", or "special": only some games or moments offer it. */
    Q_PROPERTY(QString group MEMBER group)
    /** "Build a road", and the label of its button: "Road". */
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString label MEMBER label)
    /** Effect, one sentence; may be empty. */
    Q_PROPERTY(QString detail MEMBER detail)
    /** Of an offer of a fan module; "": the page chooses it. */
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(reeve::app::HandFacts cost MEMBER cost)
    /** How many cards the player is short of, of any kind. */
    Q_PROPERTY(int lack MEMBER lack)
    /** In the supply; -1: without limit. */
    Q_PROPERTY(int left MEMBER left)
    /** Number of places, or of pieces, to choose from. */
    Q_PROPERTY(int places MEMBER places)
    /** Of a piece of a fan module: maximum number on one path. */
    Q_PROPERTY(int mostOnPath MEMBER mostOnPath)
    Q_PROPERTY(bool possible MEMBER possible)
    /** Why it is not possible; "": cards are missing. */
    Q_PROPERTY(QString reason MEMBER reason)

public:
    QString what, group, name, label, detail, icon, rule, reason;
    HandFacts cost;
    int lack = 0, left = -1, places = 0, mostOnPath = 0;
    bool possible = false;
    friend bool operator==(const ActionFacts&, const ActionFacts&) = default;
};

} // namespace reeve::app
