// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/sets_wording.h"

#include "app/words/names.h"
#include "app/words/scan_wording.h"
#include "vision/look/read_pieces.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace reeve::app {
namespace {

using namespace reeve::vision;

constexpr std::size_t kMostAlike = 3; // maximum number of pairs mentioned

struct SetsWording {
    Q_DECLARE_TR_FUNCTIONS(SetsWording)
};

/// In the order of their enumerations; separate texts, for languages with inflection.
constexpr std::array<const char*, kTerrains> kYourTerrain{
    QT_TRANSLATE_NOOP("SetsWording", "your hills"),     QT_TRANSLATE_NOOP("SetsWording", "your forest"),
    QT_TRANSLATE_NOOP("SetsWording", "your pasture"),   QT_TRANSLATE_NOOP("SetsWording", "your fields"),
    QT_TRANSLATE_NOOP("SetsWording", "your mountains"), QT_TRANSLATE_NOOP("SetsWording", "your desert")};
/// A colour before a plural noun.
QString plural(std::size_t color) {
    switch (static_cast<Color>(color)) {
    case Color::Red: return SetsWording::tr("red", "the ... roads");
    case Color::Blue: return SetsWording::tr("blue", "the ... roads");
    case Color::White: return SetsWording::tr("white", "the ... roads");
    case Color::Orange: return SetsWording::tr("orange", "the ... roads");
    case Color::Green: return SetsWording::tr("green", "the ... roads");
    case Color::Brown: return SetsWording::tr("brown", "the ... roads");
    }
    return {};
}

QString colorsOf(const std::array<int, kColors>& counts) {
    QStringList colors;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) colors.append(plural(i));
    return names::list(colors);
}

template <typename Counts>
bool none(const Counts& counts) {
    return std::ranges::all_of(counts, [](int count) { return count == 0; });
}

bool noneOfLevels(const SetSummary& summary, std::size_t active) {
    return std::ranges::all_of(summary.levels, [active](const auto& level) { return level[active] == 0; });
}

/// "the red and blue roads and settlements": kinds of which the same colours were seen are told together.
QStringList coloredThings(const SetSummary& summary) {
    const std::array<std::pair<QString, const std::array<int, kColors>*>, 4> kinds{
        {{SetsWording::tr("roads"), &summary.roads},
         {SetsWording::tr("settlements"), &summary.settlements},
         {SetsWording::tr("cities"), &summary.cities},
         {SetsWording::tr("knights"), &summary.knights}}};
    std::vector<std::pair<QString, QStringList>> groups; // colours, and what was seen in them
    for (const auto& [kind, counts] : kinds) {
        const QString colors = colorsOf(*counts);
        if (colors.isEmpty()) continue;
        const auto same = std::ranges::find(groups, colors, &std::pair<QString, QStringList>::first);
        if (same == groups.end())
            groups.emplace_back(colors, QStringList{kind});
        else
            same->second.append(kind);
    }
    QStringList things;
    for (const auto& [colors, seen] : groups)
        things.append(SetsWording::tr("the %1 %2", "colours and pieces: the red and blue roads and cities")
                          .arg(colors, names::list(seen)));
    return things;
}

QStringList known(const SetSummary& summary) {
    QStringList things;
    if (!std::ranges::any_of(summary.terrain, [](int count) { return count == 0; }))
        things.append(SetsWording::tr("all your terrains"));
    else
        for (std::size_t i = 0; i < summary.terrain.size(); ++i)
            if (summary.terrain[i] > 0) things.append(SetsWording::tr(kYourTerrain[i]));
    things += coloredThings(summary);
    if (summary.walls > 0) things.append(SetsWording::tr("the city walls"));
    if (summary.metropolises > 0) things.append(SetsWording::tr("the metropolises"));
    if (summary.robber > 0) things.append(SetsWording::tr("the robber"));
    if (summary.merchant > 0) things.append(SetsWording::tr("the merchant"));
    if (summary.harbors > 0) things.append(SetsWording::tr("the harbours"));
    return things;
}

/// Kinds of things that may be confused with another; empty for those not reported.
QString kindText(const Alike& alike, int is) {
    const auto number = static_cast<std::size_t>(is);
    switch (alike.subject) {
    case Subject::Terrain: return names::terrain(static_cast<Terrain>(is));
    case Subject::Path:
        return is == 0 ? SetsWording::tr("bare paths") : SetsWording::tr("%1 roads").arg(plural(number - 1));
    case Subject::Intersection: break;
    default: return {};
    }
    switch (alike.trait) {
    case kKindTrait:
        return is == 1   ? SetsWording::tr("settlements")
               : is == 2 ? SetsWording::tr("cities")
               : is == 3 ? SetsWording::tr("knights")
                         : SetsWording::tr("bare intersections");
    case kColorTrait: return SetsWording::tr("%1 pieces").arg(plural(number));
    case kLevelTrait:
        return is == 0   ? SetsWording::tr("basic knights")
               : is == 1 ? SetsWording::tr("strong knights")
                         : SetsWording::tr("mighty knights");
    case kActiveTrait: return is == 0 ? SetsWording::tr("inactive knights") : SetsWording::tr("active knights");
    case kWallTrait:
        return is == 0 ? SetsWording::tr("cities without a city wall") : SetsWording::tr("cities with a city wall");
    case kMetropolisTrait: return is == 0 ? SetsWording::tr("plain cities") : SetsWording::tr("metropolises");
    default: return {};
    }
}

} // namespace

QString knownText(const SetSummary& summary) {
    const QStringList things = known(summary);
    return things.isEmpty() ? SetsWording::tr("Reeve knows nothing of it yet.")
                            : SetsWording::tr("Reeve knows %1.").arg(names::list(things));
}

QString lackingText(const SetSummary& summary) {
    QStringList things; // "your roads, cities and knights": the first one says whose they are
    const auto lacks = [&things](bool missing, const QString& yours, const QString& kind) {
        if (missing) things.append(things.isEmpty() ? yours : kind);
    };
    lacks(none(summary.terrain), SetsWording::tr("your terrains"), {}); // always the first
    lacks(none(summary.roads), SetsWording::tr("your roads"), SetsWording::tr("roads"));
    lacks(none(summary.settlements), SetsWording::tr("your settlements"), SetsWording::tr("settlements"));
    lacks(none(summary.cities), SetsWording::tr("your cities"), SetsWording::tr("cities"));
    const bool noKnights = none(summary.knights);
    lacks(noKnights, SetsWording::tr("your knights"), SetsWording::tr("knights"));
    lacks(!noKnights && noneOfLevels(summary, 0), SetsWording::tr("your inactive knights"),
          SetsWording::tr("inactive knights", "your roads and ..."));
    lacks(!noKnights && noneOfLevels(summary, 1), SetsWording::tr("your active knights"),
          SetsWording::tr("active knights", "your roads and ..."));
    lacks(summary.walls == 0, SetsWording::tr("your city walls"), SetsWording::tr("city walls"));
    lacks(summary.metropolises == 0, SetsWording::tr("your metropolises"), SetsWording::tr("metropolises"));
    lacks(summary.merchant == 0, SetsWording::tr("the merchant"), SetsWording::tr("the merchant"));
    QStringList sentences;
    if (summary.outdated)
        sentences.append(SetsWording::tr("Reeve's reader was renewed and no longer knows all of this set. "
                                         "Confirm a photograph or show your pieces again."));
    else if (summary.coarseKnights)
        sentences.append(SetsWording::tr("Reeve now looks closer at knights than when it learned these. "
                                         "Show your pieces again so that it tells their levels better."));
    if (!things.isEmpty()) sentences.append(SetsWording::tr("It has not yet seen %1.").arg(names::list(things)));
    return sentences.join(u' ');
}

QString alikeText(const std::vector<Alike>& alike) {
    // Pairs with a kind in common are told together: "basic, strong and mighty knights".
    struct Group {
        Subject subject;
        std::size_t trait;
        std::vector<int> kinds;
    };
    std::vector<Group> groups;
    std::size_t pairs = 0;
    for (const Alike& one : alike) {
        if (kindText(one, one.is).isEmpty() || kindText(one, one.seems).isEmpty()) continue;
        const auto holds = [&one](const Group& group, int kind) {
            return group.subject == one.subject && group.trait == one.trait &&
                   std::ranges::find(group.kinds, kind) != group.kinds.end();
        };
        auto group = std::ranges::find_if(
            groups, [&](const Group& known) { return holds(known, one.is) || holds(known, one.seems); });
        if (group != groups.end() && holds(*group, one.is) && holds(*group, one.seems)) continue;
        if (pairs++ == kMostAlike) break;
        if (group == groups.end()) {
            groups.push_back({one.subject, one.trait, {one.is, one.seems}});
            continue;
        }
        group->kinds.push_back(holds(*group, one.is) ? one.seems : one.is);
    }
    if (groups.empty()) return {};
    QStringList texts;
    for (Group& group : groups) {
        std::ranges::sort(group.kinds);
        QStringList kinds;
        for (const int kind : group.kinds)
            kinds.append(kindText(
                {.subject = group.subject, .trait = group.trait, .is = kind, .seems = kind, .share = 0}, kind));
        texts.append(names::list(kinds));
    }
    return SetsWording::tr("Hard to tell apart: %1. Where Reeve is not sure, it asks.")
        .arg(texts.join(QStringLiteral("; ")));
}

QString offerText(const QString& name) {
    if (name.isEmpty())
        return SetsWording::tr("Should Reeve remember what this set looks like? Then it reads it better from now on. "
                               "It keeps measurements, never the picture.");
    return SetsWording::tr("Some things here are new to “%1”. Should Reeve remember them?").arg(name);
}

QString learningText() { return SetsWording::tr("Reeve is looking at the picture once more…"); }

QString learnedText(const QString& name, const SetSummary& summary) {
    const QString known = knownText(summary);
    const QString lacking = lackingText(summary);
    return SetsWording::tr("Remembered as “%1”.").arg(name) + QLatin1Char(' ') + known +
           (lacking.isEmpty() ? QString() : QLatin1Char(' ') + lacking);
}

QString forgottenText(const QString& name) {
    if (name.isEmpty()) return SetsWording::tr("Forgotten again: Reeve keeps nothing of this picture.");
    return SetsWording::tr("Forgotten again: “%1” is as it was before this picture.").arg(name);
}

QString notLearnedText(const std::string& reason) {
    if (reason == kSetChanged) return SetsWording::tr("Nothing was learned: the set was changed meanwhile.");
    for (const Failure failure : {Failure::TooDark, Failure::NoIsland, Failure::CutOff, Failure::Blurred})
        if (reason == advice(failure)) return scanFailureText(failure);
    return SetsWording::tr(
        "Nothing was learned: the picture cannot be read any more, or shows something else than what was confirmed.");
}

QString setsText(const SetTroubles& troubles) {
    if (troubles.unsaved) return SetsWording::tr("The sets could not be written. Is the disk full or read-only?");
    if (troubles.notTaken) {
        const QString& file = troubles.notTaken->file;
        switch (troubles.notTaken->why) {
        case ImportFault::Why::NoSet: return SetsWording::tr("%1 is not a saved set, or it is damaged.").arg(file);
        case ImportFault::Why::Newer:
            return SetsWording::tr("%1 was saved by a newer version of Reeve. Update Reeve here to take it.").arg(file);
        case ImportFault::Why::Outdated:
            return SetsWording::tr("%1 was learned by an earlier version of Reeve, and nothing of it can be used any "
                                   "more. Let Reeve learn the set again.")
                .arg(file);
        }
    }
    QStringList texts;
    if (!troubles.damaged.isEmpty())
        texts.append(SetsWording::tr("%n set(s) could not be read: %1. The damaged files are kept.", nullptr,
                                     static_cast<int>(troubles.damaged.size()))
                         .arg(names::list(troubles.damaged)));
    if (!troubles.newer.isEmpty())
        texts.append(SetsWording::tr("%n set(s) were saved by a newer version of Reeve and are not used here: %1. "
                                     "The files stay as they are.",
                                     nullptr, static_cast<int>(troubles.newer.size()))
                         .arg(names::list(troubles.newer)));
    return texts.join(QLatin1Char(' '));
}

QString setNameText() { return SetsWording::tr("Our set"); }

} // namespace reeve::app
