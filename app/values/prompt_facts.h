// SPDX-License-Identifier: GPL-3.0-or-later
// A prompt as QML sees it: what it looks like and how it is answered, never which rule makes it so.
#pragma once

#include "app/values/hand_facts.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// What somebody is asked for, or what the turn offers.
struct PromptFacts {
    Q_GADGET
    QML_VALUE_TYPE(promptFacts)
    // The moment; at most one of them.
    /** A decision is owed. */
    Q_PROPERTY(bool owed MEMBER owed)
    /** A building of the set-up is placed with its road. */
    Q_PROPERTY(bool placing MEMBER placing)
    /** The dice are due. */
    Q_PROPERTY(bool rolling MEMBER rolling)
    /** The player on turn trades and builds, and ends the turn. */
    Q_PROPERTY(bool acting MEMBER acting)
    /** The game is over. */
    Q_PROPERTY(bool over MEMBER over)
    // How what is owed is answered; at most one of them.
    /** By tapping places that are lit. */
    Q_PROPERTY(bool onBoard MEMBER onBoard)
    /** Question by question: Game.guide(verb, ...). */
    Q_PROPERTY(bool led MEMBER led)
    /** On a sheet: "counts" (cards of several kinds), "gold", "resource", "deck" or "progress"; else "". */
    Q_PROPERTY(QString sheet MEMBER sheet)
    /** The record's `do`, for Game.guide() and Prompts.about(). */
    Q_PROPERTY(QString verb MEMBER verb)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    /** What declining is called; "" where no button offers it. */
    Q_PROPERTY(QString pass MEMBER pass)
    /** The rule that says what is due. */
    Q_PROPERTY(QString rule MEMBER rule)
    /** What is placed: "settlement" or "city"; else "". */
    Q_PROPERTY(QString piece MEMBER piece)
    /** Whose choices are hidden cards: "hands", "decks"; else "". */
    Q_PROPERTY(QString secret MEMBER secret)
    /** Any number of places may be chosen, also none. */
    Q_PROPERTY(bool several MEMBER several)
    /** It belongs to the attack of the barbarians. */
    Q_PROPERTY(bool ofAttack MEMBER ofAttack)
    /** Cards that are owed. */
    Q_PROPERTY(int count MEMBER count)
    /** The turn cannot end yet: the offer that comes first; else "". */
    Q_PROPERTY(QString first MEMBER first)
    /** How an offer of the turn is carried out: "board" (by taps, Prompts.tap()), "now" (Prompts.attempt()) or "led"
        (Game.guide()). */
    Q_PROPERTY(QString way MEMBER way)

public:
    bool owed = false, placing = false, rolling = false, acting = false, over = false;
    bool onBoard = false, led = false, several = false, ofAttack = false;
    QString sheet, verb, name, detail, pass, rule, piece, secret, way, first;
    int count = 0;
    friend bool operator==(const PromptFacts&, const PromptFacts&) = default;
};

/// What comes after some taps on the board.
struct TapFacts {
    Q_GADGET
    QML_VALUE_TYPE(tapFacts)
    /** What is to be chosen: "hex", "intersection", "path", "place" (of any kind), "player" or "choice"; "" where
        nothing is. */
    Q_PROPERTY(QString kind MEMBER kind)
    /** Names of places, or colours of players. */
    Q_PROPERTY(QStringList choices MEMBER choices)
    /** What to do, in a sentence. */
    Q_PROPERTY(QString ask MEMBER ask)
    /** Carries it out; null while something must still be chosen. */
    Q_PROPERTY(QVariant command MEMBER command)
    /** What a tap beside the choices means, so that a refusal tells why it is none: "intersection", "path" or "". */
    Q_PROPERTY(QString wanted MEMBER wanted)
    /** Of the choices those that cost more: marked. */
    Q_PROPERTY(QStringList dear MEMBER dear)
    /** Of the choices those that a knight reaches off its roads (FAN-WAND-1): marked in another way. */
    Q_PROPERTY(QStringList wandering MEMBER wandering)
    /** A figure beside the chosen piece: the points of its move; "" where there is none. */
    Q_PROPERTY(QString badge MEMBER badge)
    /** The place of the piece that moves or acts, also where nobody had to tap it. */
    Q_PROPERTY(QString chosen MEMBER chosen)
    /** The next tap belongs to a chain of any length: the taps before it are kept in their order. */
    Q_PROPERTY(bool chain MEMBER chain)
    /** A piece is taken from the supply, or a ship moved: when no place is left, the choice of the piece closes. */
    Q_PROPERTY(bool builds MEMBER builds)

public:
    QString kind, ask, wanted, badge, chosen;
    QStringList choices, dear, wandering;
    QVariant command = QVariant::fromValue(nullptr);
    bool builds = false, chain = false;
    friend bool operator==(const TapFacts&, const TapFacts&) = default;
};

/// What the table may still say of a command (app/prompts/open_question.h).
struct QuestionFacts {
    Q_GADGET
    QML_VALUE_TYPE(questionFacts)
    /** The key of the command that it sets; "" where nothing is open. */
    Q_PROPERTY(QString key MEMBER key)
    /** So many of these hexes are tapped; none: a number from 1 to `most`. */
    Q_PROPERTY(QStringList hexes MEMBER hexes)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString ask MEMBER ask)
    /** What it is called to leave it open. */
    Q_PROPERTY(QString undecided MEMBER undecided)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString key, title, ask, undecided, rule;
    QStringList hexes;
    int count = 0, most = 0;
    friend bool operator==(const QuestionFacts&, const QuestionFacts&) = default;
};

/// How the dice of this roll are entered.
struct DiceFacts {
    Q_GADGET
    QML_VALUE_TYPE(diceFacts)
    /** The event die is rolled, too. */
    Q_PROPERTY(bool withEvent MEMBER withEvent)
    /** The total of both dice is enough. */
    Q_PROPERTY(bool byTotal MEMBER byTotal)
    /** What a card has set the dice to; 0: nothing. */
    Q_PROPERTY(int red MEMBER red)
    Q_PROPERTY(int yellow MEMBER yellow)

public:
    bool withEvent = false, byTotal = false;
    int red = 0, yellow = 0;
    friend bool operator==(const DiceFacts&, const DiceFacts&) = default;
};

/// A command with choices, led through question by question (app/guide); as it is made: no command fits.
struct GuideFacts {
    Q_GADGET
    QML_VALUE_TYPE(guideFacts)
    /** The key of the command that is asked for; "" where nothing is left to choose. */
    Q_PROPERTY(QString key MEMBER key)
    /** "hex", "intersection", "path", "player", "card", "progress", "color", "piece" or "number"; "" as `key`. */
    Q_PROPERTY(QString kind MEMBER kind)
    /** Words of the record, or numbers. */
    Q_PROPERTY(QVariantList choices MEMBER choices)
    /** Carries out what has been chosen so far; null while something must still be chosen. */
    Q_PROPERTY(QVariant command MEMBER command)
    /** Declines; null where that is not allowed. */
    Q_PROPERTY(QVariant pass MEMBER pass)
    /** So many commands fit the answers. */
    Q_PROPERTY(int total MEMBER total)

public:
    QString key, kind;
    QVariantList choices;
    QVariant command = QVariant::fromValue(nullptr), pass = QVariant::fromValue(nullptr);
    int total = 0;
    friend bool operator==(const GuideFacts&, const GuideFacts&) = default;
};

/// What a command would do, as far as everybody could work it out.
struct ForesightFacts {
    Q_GADGET
    QML_VALUE_TYPE(foresightFacts)
    Q_PROPERTY(bool known MEMBER known)
    /** None: it would do nothing. */
    Q_PROPERTY(QStringList sentences MEMBER sentences)

public:
    bool known = false;
    QStringList sentences;
    friend bool operator==(const ForesightFacts&, const ForesightFacts&) = default;
};

/// A piece that the game has besides those of the box.
struct RecruitFacts {
    Q_GADGET
    QML_VALUE_TYPE(recruitFacts)
    /** What Prompts.tap() takes. */
    Q_PROPERTY(QString piece MEMBER piece)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(reeve::app::HandFacts cost MEMBER cost)
    /** Cards that the player on turn has too few, whatever they are. */
    Q_PROPERTY(int lack MEMBER lack)
    /** How many of them a path may have. */
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
