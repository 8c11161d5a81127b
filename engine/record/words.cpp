// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/words.h"

#include "engine/decisions/decisions.h"

#include <array>

namespace reeve::record {
namespace {

using Word = std::string_view;

constexpr std::array<Word, kColors> kColorWords{"red", "blue", "white", "orange", "green", "brown"};
constexpr std::array<Word, kAllTerrains> kTerrainWords{"hills",     "forest", "pasture", "fields",
                                                       "mountains", "desert", "gold",    "sea"};
constexpr std::array<Word, kCards> kCardWords{"brick", "lumber", "wool", "grain", "ore", "cloth", "coin", "paper"};
constexpr std::array<Word, kTracks> kTrackWords{"trade", "politics", "science"};
constexpr std::array<Word, 5> kFaceWords{"", "ship", "trade", "politics", "science"};
constexpr std::array<Word, 6> kHarborWords{"brick", "lumber", "wool", "grain", "ore", "any"};
constexpr std::array<Word, kProgressCards> kProgressWords{
    "alchemist",       "crane",        "engineer",       "inventor",          "irrigation",
    "medicine",        "mining",       "printer",        "road-building",     "smith",
    "bishop",          "constitution", "deserter",       "diplomat",          "intrigue",
    "saboteur",        "spy",          "warlord",        "wedding",           "commercial-harbor",
    "master-merchant", "merchant",     "merchant-fleet", "resource-monopoly", "trade-monopoly"};
constexpr std::array<Word, kDevelopmentCards> kDevelopmentWords{"knight", "road-building", "year-of-plenty", "monopoly",
                                                                "victory-point"};
constexpr std::array<Word, 2> kGameWords{"base", "cities-and-knights"};
constexpr std::array<Word, 5> kEditionWords{"en-2020", "de-2010", "collectors-2005", "compact", "en-2025"};
constexpr std::array<Word, kOptions> kOptionWords{"nasty",         "knight-errant",  "easy-start",
                                                  "two-player",    "combined-phase", "single-claimant",
                                                  "special-build", "paired-players", "seafarers"};
constexpr std::array<Word, 8> kPhaseWords{"setup", "roll", "main", "over", "special", "paired", "movement", "conflict"};
constexpr std::array<Word, 5> kResolvingWords{"nothing", "landing", "event", "discards", "last"};
constexpr auto kDecisionWords = []<typename... Kinds>(std::type_identity<std::tuple<Kinds...>>) {
    return std::array{Kinds::kWord...};
}(std::type_identity<decision::Kinds>());
constexpr std::array<Word, 3> kLayoutWords{"random", "beginner", "letters"};
constexpr std::array<Word, 6> kPieceWords{"road", "settlement", "city", "wall", "knight", "ship"};
constexpr std::array<Word, 12> kCauseWords{"setup",   "production",    "aqueduct",         "build",
                                           "improve", "knight",        "discard",          "bank-trade",
                                           "trade",   "progress-card", "development-card", "gold"};
constexpr std::array<Word, kPointSources> kPointWords{
    "settlement", "city",         "metropolis",    "longest-road", "largest-army", "defender", "merchant",
    "printer",    "constitution", "victory-point", "island",       "mining",       "nyala",    "prisoner"};
constexpr std::array<Word, kScenarios> kScenarioWords{"", "new-shores", "through-the-desert"};

} // namespace

#define REEVE_WORDS(Kind, table, name)                                                                                 \
    template <>                                                                                                        \
    std::span<const std::string_view> words<Kind>() {                                                                  \
        return table;                                                                                                  \
    }                                                                                                                  \
    template <>                                                                                                        \
    std::string_view kindName<Kind>() {                                                                                \
        return name;                                                                                                   \
    }
REEVE_WORDS(Color, kColorWords, "a colour")
REEVE_WORDS(Terrain, kTerrainWords, "a terrain")
REEVE_WORDS(Card, kCardWords, "a resource or a commodity")
REEVE_WORDS(Track, kTrackWords, "a track")
REEVE_WORDS(EventFace, kFaceWords, "a face of the event die")
REEVE_WORDS(HarborKind, kHarborWords, "what a harbour takes")
REEVE_WORDS(ProgressCard, kProgressWords, "a progress card")
REEVE_WORDS(DevelopmentCard, kDevelopmentWords, "a development card")
REEVE_WORDS(GameKind, kGameWords, "a game")
REEVE_WORDS(Edition, kEditionWords, "an edition")
REEVE_WORDS(Option, kOptionWords, "an option")
REEVE_WORDS(Layout, kLayoutWords, "a way to lay out the board")
REEVE_WORDS(Phase, kPhaseWords, "a phase")
REEVE_WORDS(Resolving, kResolvingWords, "a stage of the roll")
REEVE_WORDS(DecisionKind, kDecisionWords, "a decision")
REEVE_WORDS(Piece, kPieceWords, "a piece")
REEVE_WORDS(Cause, kCauseWords, "a cause")
REEVE_WORDS(PointSource, kPointWords, "a source of points")
REEVE_WORDS(Scenario, kScenarioWords, "a scenario")
#undef REEVE_WORDS

} // namespace reeve::record
