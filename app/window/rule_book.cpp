// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rule_book.h"

#include "app/values/game_values.h"
#include "app/window/settings.h"
#include "app/words/fan_modules.h"
#include "app/words/names.h"
#include "engine/modules/fan/tables/modules.h"
#include "engine/modules/seafarers/costs.h"
#include "engine/record/parsed.h"
#include "engine/tables/costs.h"
#include "engine/tables/improvements.h"
#include "engine/tables/victory.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>

#include <algorithm>
#include <array>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

struct AlmanacWording {
    Q_DECLARE_TR_FUNCTIONS(AlmanacWording)
};

/// Chapters in the order of the book, one file each.
const QStringList kChapters{u"meta"_s,  u"comp"_s,   u"board"_s, u"setup"_s,    u"turn"_s,   u"dice"_s,    u"prod"_s,
                            u"seven"_s, u"robber"_s, u"build"_s, u"road"_s,     u"sett"_s,   u"city"_s,    u"wall"_s,
                            u"lroad"_s, u"trade"_s,  u"dev"_s,   u"army"_s,     u"comm"_s,   u"impr"_s,    u"metro"_s,
                            u"prog"_s,  u"knight"_s, u"barb"_s,  u"merchant"_s, u"win"_s,    u"two"_s,     u"six"_s,
                            u"shape"_s, u"ship"_s,   u"link"_s,  u"route"_s,    u"pirate"_s, u"goldhex"_s, u"area"_s,
                            u"scen"_s,  u"sea"_s,    u"fan"_s,   u"var"_s};

QStringList modulesToo(QStringList options) {
    for (const auto& module : fan::kModuleInfos)
        options << QString::fromUtf8(module.word.data(), static_cast<qsizetype>(module.word.size()));
    return options;
}

/// Words that limit a rule to games, editions or options.
const QStringList kGames{u"base"_s, u"cities-and-knights"_s};
const QStringList kEditionWords{u"en-2020"_s, u"de-2010"_s, u"collectors-2005"_s, u"compact"_s, u"en-2025"_s};
const QStringList kOptionWords =
    modulesToo({u"nasty"_s, u"knight-errant"_s, u"easy-start"_s, u"two-player"_s, u"combined-phase"_s,
                u"single-claimant"_s, u"special-build"_s, u"paired-players"_s, u"seafarers"_s});

struct Price {
    const char* what;
    Hand cost;
    const char* game; ///< game in which it can be bought; "": both
    const char* rule;
};
constexpr std::array<Price, 9> kPrices{{{"road", costs::kRoad, "", "BUILD-1"},
                                        {"ship", seafarers::costs::kShip, "seafarers", "SHIP-1"},
                                        {"settlement", costs::kSettlement, "", "BUILD-1"},
                                        {"city", costs::kCity, "", "BUILD-1"},
                                        {"development", costs::kDevelopment, "base", "DEV-1"},
                                        {"wall", costs::kWall, "cities-and-knights", "WALL-1"},
                                        {"knight", costs::kRecruit, "cities-and-knights", "KNIGHT-2"},
                                        {"activate", costs::kActivate, "cities-and-knights", "KNIGHT-6"},
                                        {"promote", costs::kPromote, "cities-and-knights", "KNIGHT-12"}}};

struct CardRule {
    DevelopmentCard card;
    const char* rule;
};
constexpr std::array<CardRule, 5> kCardRules{{{DevelopmentCard::Knight, "DEV-5"},
                                              {DevelopmentCard::RoadBuilding, "DEV-6"},
                                              {DevelopmentCard::YearOfPlenty, "DEV-7"},
                                              {DevelopmentCard::Monopoly, "DEV-8"},
                                              {DevelopmentCard::VictoryPoint, "DEV-10"}}};

/// The rule for the effect of a level: the ability of its track, a metropolis, or a card per red die.
const char* ruleOf(Track track, int level) {
    switch (level) {
    case 3: return track == Track::Trade ? "IMPR-13" : track == Track::Politics ? "IMPR-11" : "IMPR-12";
    case 4: return "METRO-2";
    case 5: return "METRO-4";
    default: return "IMPR-8";
    }
}

/// True if development cards, and their rules, are in play besides progress cards (FAN-KC-2).
bool secondDeck(const QVariantMap& rules) {
    const QStringList options = rules.value(u"options"_s).toStringList();
    fan::Switches switches;
    for (std::size_t m = 0; m < fan::kModules; ++m)
        if (options.contains(qstring(fan::kModuleInfos[m].word))) switches.set(static_cast<fan::Module>(m));
    return switches.developmentDeck();
}

QString stringOf(const nlohmann::ordered_json& json, const char* key) {
    return QString::fromStdString(json.value(key, std::string()));
}

nlohmann::ordered_json chapterFile(const QString& chapter) {
    QFile file(u":/rules/%1.json"_s.arg(chapter));
    if (!file.open(QIODevice::ReadOnly)) qFatal("the rules of %s are not in the program", qPrintable(chapter));
    return record::parseJson(file.readAll().toStdString()).value;
}

QStringList conditions(const nlohmann::ordered_json& when) {
    QStringList words;
    if (when.is_string()) words << QString::fromStdString(when.get<std::string>());
    for (const auto& word : when.is_array() ? when : nlohmann::ordered_json::array())
        words << QString::fromStdString(word.get<std::string>());
    words.removeAll(u"all"_s);
    return words;
}

/// The value under a key; null if missing.
nlohmann::ordered_json valueOf(const nlohmann::ordered_json& json, const char* key) {
    return json.is_object() && json.contains(key) ? json[key] : nlohmann::ordered_json();
}

} // namespace

RuleBook::RuleBook(const Settings& settings, QObject* parent) : QObject(parent), m_settings(settings) {
    for (const QString& name : kChapters) {
        const auto json = chapterFile(name);
        Chapter chapter{name.toUpper(), {stringOf(json["title"], "en"), stringOf(json["title"], "de")}, {}};
        for (const auto& rule : json["rules"]) {
            Rule& added = chapter.rules.emplace_back(
                Rule{stringOf(rule, "id"), conditions(rule["for"]), {stringOf(rule, "en"), stringOf(rule, "de")}});
            const auto reading = valueOf(rule, "reading");
            added.reading = !reading.is_null();
            added.readingIn = conditions(reading.is_object() ? valueOf(reading, "for") : reading);
            if (reading.is_object())
                for (const int language : {0, 1})
                    added.readingText[language] = stringOf(reading, language == 0 ? "en" : "de");
        }
        m_chapters.push_back(std::move(chapter));
    }
    connect(&settings, &Settings::languageChanged, this, &RuleBook::changed);
}

int RuleBook::language() const { return m_settings.language() == "de"_L1 ? 1 : 0; }

QList<RuleChapterFacts> RuleBook::chapters() const {
    QList<RuleChapterFacts> list;
    for (const Chapter& chapter : m_chapters)
        list.append({.chapter = chapter.name,
                     .title = chapter.title[language()],
                     .count = static_cast<int>(chapter.rules.size())});
    return list;
}

QString RuleBook::text(const QString& id) const {
    for (const Chapter& chapter : m_chapters)
        for (const Rule& rule : chapter.rules)
            if (rule.id == id) return rule.text[language()];
    return {};
}

QString RuleBook::chapterOf(const QString& id) const {
    for (const Chapter& chapter : m_chapters)
        if (std::ranges::any_of(chapter.rules, [&](const Rule& rule) { return rule.id == id; }))
            return chapter.title[language()];
    return {};
}

QString RuleBook::readingOf(const Rule& rule, const QVariantMap& rules) const {
    if (!rule.reading || !counts(rule.readingIn, rules)) return {};
    if (const QString& chosen = rule.readingText[language()]; !chosen.isEmpty()) return chosen;
    return rule.id.startsWith("FAN-"_L1) ? AlmanacWording::tr("An interpretation: the fans' article leaves this open.")
                                         : AlmanacWording::tr("An interpretation: the printed rules leave this open.");
}

RuleFacts RuleBook::shown(const Chapter& chapter, const Rule& rule, const QVariantMap& rules) const {
    return {.id = rule.id,
            .text = rule.text[language()],
            .chapter = chapter.title[language()],
            .reading = readingOf(rule, rules),
            .counts = counts(rule.when, rules) || (chapter.name == "DEV"_L1 && secondDeck(rules))};
}

QList<RuleFacts> RuleBook::rules(const QString& chapter, const QVariantMap& rules) const {
    QList<RuleFacts> list;
    for (const Chapter& found : m_chapters)
        if (found.name == chapter)
            for (const Rule& rule : found.rules) list.append(shown(found, rule, rules));
    return list;
}

QString RuleBook::plain(const QString& words) {
    QString all = words.toLower().normalized(QString::NormalizationForm_D);
    all.removeIf([](QChar c) { return c.category() == QChar::Mark_NonSpacing; });
    return all.replace(u'\u00df', u"ss"_s).replace(u"ae"_s, u"a"_s).replace(u"oe"_s, u"o"_s).replace(u"ue"_s, u"u"_s);
}

QList<RuleFacts> RuleBook::search(const QString& words, const QVariantMap& rules) const {
    const QStringList wanted = plain(words).split(u' ', Qt::SkipEmptyParts);
    QList<RuleFacts> list;
    if (wanted.isEmpty()) return list;
    for (const Chapter& chapter : m_chapters)
        for (const Rule& rule : chapter.rules) {
            const QString all = plain(rule.id + u' ' + chapter.title[language()] + u' ' + rule.text[language()]);
            if (std::ranges::all_of(wanted, [&](const QString& word) { return all.contains(word); }))
                list.append(shown(chapter, rule, rules));
        }
    return list;
}

bool RuleBook::counts(const QStringList& when, const QVariantMap& rules) const {
    if (rules.isEmpty()) return true;
    QStringList holds = rules.value(u"options"_s).toStringList();
    holds << rules.value(u"game"_s).toString() << rules.value(u"edition"_s).toString();
    return std::ranges::all_of(QList{kGames, kEditionWords, kOptionWords}, [&](const QStringList& kind) {
        const auto named = [&](const QString& word) { return kind.contains(word); };
        return std::ranges::none_of(when, named) ||
               std::ranges::any_of(when, [&](const QString& word) { return named(word) && holds.contains(word); });
    });
}

QList<PriceFacts> RuleBook::prices(const QVariantMap& rules) const {
    QList<PriceFacts> list;
    for (const Price& price : kPrices) {
        const QString game = QLatin1String(price.game);
        const bool bought = game.isEmpty() || counts({game}, rules) ||
                            (QLatin1String(price.what) == "development"_L1 && secondDeck(rules));
        list.append({.what = QLatin1String(price.what),
                     .rule = QLatin1String(price.rule),
                     .cost = handFacts(price.cost),
                     .counts = bought});
    }
    for (const FanPrice& price : fanPrices())
        list.append({.what = QLatin1String(price.what),
                     .name = price.name,
                     .rule = QLatin1String(price.rule),
                     .cost = handFacts(price.cost),
                     .counts = counts({qstring(price.word)}, rules)});
    return list;
}

QList<LevelFacts> RuleBook::levels(const QVariantMap& rules) const {
    const auto edition = namedBy<Edition>(rules.value(u"edition"_s).toString()).value_or(Edition::En2020);
    const bool knights = counts({wordFor(GameKind::CitiesAndKnights)}, rules);
    QList<LevelFacts> list;
    for (const Track track : kAllTracks)
        for (int level = 1; level <= kHighestLevel; ++level)
            list.append({.track = wordFor(track),
                         .name = names::level(track, level, edition),
                         .rule = QLatin1String(ruleOf(track, level)),
                         .level = level,
                         .red = drawingDice(level),
                         .cost = handFacts(costs::improvement(track, level, false)),
                         .more = level >= kAbilityLevel,
                         .counts = knights});
    return list;
}

QList<CardRuleFacts> RuleBook::developmentCards(const QVariantMap& rules) const {
    const bool played = counts({wordFor(GameKind::Base)}, rules) || secondDeck(rules);
    QList<CardRuleFacts> list;
    for (const CardRule& card : kCardRules)
        list.append({.card = wordFor(card.card), .rule = QLatin1String(card.rule), .counts = played});
    return list;
}

} // namespace reeve::app

#include "moc_rule_book.cpp"
