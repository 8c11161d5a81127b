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
    /** Question by question: Prompts.guide(verb, ...). */
    Q_PROPERTY(bool led MEMBER led)
    /** On a sheet: "counts" (cards of several kinds), "gold", "resource", "deck" or "progress"; else "". */
    Q_PROPERTY(QString sheet MEMBER sheet)
    /** Verb (`do` of the record), for Prompts.guide() and Prompts.about(). */
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
    /** How an offer of the turn is performed: "board" (by taps, Prompts.tap()), "now" (Prompts.attempt()) or "led"
       (Prompts.guide()). */
    Q_PROPERTY(QString way MEMBER way)

public:
    bool owed = false, placing = false, rolling = false, acting = false, over = false;
    bool onBoard = false, led = false, several = false, ofAttack = false;
    QString sheet, verb, name, detail, icon, pass, rule, piece, secret, way, first;
    int count = 0;
    friend bool operator==(const PromptFacts&, const PromptFacts&) = default;
};

/// The state after some taps on the board.
struct TapFacts {
    Q_GADGET
    QML_VALUE_TYPE(tapFacts)
    /** What to choose next: "hex", "intersection", "path", "place" (of any kind), "player" or "choice"; "": nothing. */
    Q_PROPERTY(QString kind MEMBER kind)
    /** Names of places, or colours of players. */
    Q_PROPERTY(QStringList choices MEMBER choices)
    /** Instruction, one sentence. */
    Q_PROPERTY(QString ask MEMBER ask)
    /** The command; null until everything is chosen. */
    Q_PROPERTY(QVariant command MEMBER command)
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
    /** The taps form a chain of any length and are kept in order. */
    Q_PROPERTY(bool chain MEMBER chain)
    /** A piece is built or a ship moved: the choice ends when no place is left. */
    Q_PROPERTY(bool builds MEMBER builds)

public:
    QString kind, ask, wanted, badge, chosen;
    QStringList choices, dear, wandering;
    QVariant command = QVariant::fromValue(nullptr);
    bool builds = false, chain = false;
    friend bool operator==(const TapFacts&, const TapFacts&) = default;
};

/// What the table may specify about a command (app/prompts/open_question.h).
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

/// A command with several choices, question by question (app/guide). Default-constructed: no command fits.
struct GuideFacts {
    Q_GADGET
    QML_VALUE_TYPE(guideFacts)
    /** Key of the command that is asked for; "": nothing left to choose. */
    Q_PROPERTY(QString key MEMBER key)
    /** "hex", "intersection", "path", "player", "card", "progress", "color", "piece" or "number"; "" if `key` is "". */
    Q_PROPERTY(QString kind MEMBER kind)
    /** Words of the record, or numbers. */
    Q_PROPERTY(QVariantList choices MEMBER choices)
    /** The command for the choices so far; null: not complete. */
    Q_PROPERTY(QVariant command MEMBER command)
    /** The command that declines; null: not allowed. */
    Q_PROPERTY(QVariant pass MEMBER pass)
    /** Number of commands that fit the answers. */
    Q_PROPERTY(int total MEMBER total)

public:
    QString key, kind;
    QVariantList choices;
    QVariant command = QVariant::fromValue(nullptr), pass = QVariant::fromValue(nullptr);
    int total = 0;
    friend bool operator==(const GuideFacts&, const GuideFacts&) = default;
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

/// A piece that a fan module adds to those of the box.
struct RecruitFacts {
    Q_GADGET
    QML_VALUE_TYPE(recruitFacts)
    /** Word for Prompts.tap(). */
    Q_PROPERTY(QString piece MEMBER piece)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(reeve::app::HandFacts cost MEMBER cost)
    /** How many cards the player on turn is short of, of any kind. */
    Q_PROPERTY(int lack MEMBER lack)
    /** Maximum number on one path. */
    Q_PROPERTY(int mostOnPath MEMBER mostOnPath)
    /** In the supply. */
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(bool possible MEMBER possible)

public:
    QString piece, name;
    HandFacts cost;
    int lack = 0, mostOnPath = 0, left = 0;
    bool possible = false;
    friend bool operator==(const RecruitFacts&, const RecruitFacts&) = default;
};

} // namespace reeve::app
