// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/codes.h"

#include <array>

namespace reeve::phones {
namespace {

struct Row {
    std::string_view word, english, german;
};

// In the order of Code.
// clang-format off
constexpr std::array<Row, kCodes> kRows{{
    {"malformed", "The table did not understand this phone.", "Der Tisch hat dieses Handy nicht verstanden."},
    {"code-needed", "Enter the code that the table shows.", "Gib den Code ein, den der Tisch zeigt."},
    {"wrong-code", "The table shows another code.", "Der Tisch zeigt einen anderen Code."},
    {"unknown-token", "The table no longer knows this phone.", "Der Tisch kennt dieses Handy nicht mehr."},
    {"door-closed", "The table admits nobody new at the moment.", "Der Tisch nimmt gerade niemanden neu auf."},
    {"full", "No more phones fit at this table.", "An diesem Tisch ist kein Platz mehr für Handys."},
    {"seat-full", "This seat already has two phones.", "Dieser Platz hat schon zwei Handys."},
    {"claim-refused", "The table said No.", "Der Tisch hat Nein gesagt."},
    {"claim-lapsed", "Nobody at the table answered. Ask again.", "Niemand am Tisch hat geantwortet. Frag noch einmal."},
    {"not-seated", "This phone has no seat.", "Dieses Handy hat keinen Platz."},
    {"not-yours", "Another player decides this.", "Das entscheidet jemand anders."},
    {"not-from-a-phone", "Do this at the table.", "Das geht nur am Tisch."},
    {"stated-chance", "The table draws cards and rolls the dice.", "Karten und Würfel kommen vom Tisch."},
    {"stale", "The game has moved on. Look again.", "Das Spiel ist weiter. Sieh noch einmal hin."},
    {"answered", "This was decided already.", "Das ist schon entschieden."},
    {"offer-gone", "This offer no longer stands.", "Dieses Angebot gilt nicht mehr."},
    {"not-your-offer", "This offer is not for you.", "Dieses Angebot gilt nicht dir."},
    {"cards-missing", "You do not have these cards.", "Du hast diese Karten nicht."},
    {"too-fast", "Wait a moment, then try again.", "Warte einen Moment und versuch es dann noch einmal."},
    {"busy", "The table is busy. Try again.", "Der Tisch ist beschäftigt. Versuch es noch einmal."},
    {"no-game", "No game is open at the table.", "Am Tisch ist kein Spiel offen."},
    {"other-game", "Another game is open at the table. When yours is opened, this phone comes back by itself.",
     "Am Tisch ist ein anderes Spiel offen. Sobald deins geöffnet wird, ist dieses Handy von selbst zurück."},
    {"photo-too-large", "This photograph is too large.", "Dieses Foto ist zu groß."},
    {"photo-wrong-type", "Only JPEG and PNG photographs can be used.", "Nur Fotos in JPEG oder PNG sind möglich."},
}};
// clang-format on
static_assert(static_cast<int>(Code::PhotoWrongType) + 1 == kCodes);

constexpr std::string_view inLanguage(Language language, std::string_view english, std::string_view german) {
    return language == Language::German ? german : english;
}

} // namespace

std::string_view wordOf(Code code) { return kRows[static_cast<std::size_t>(code)].word; }

std::string_view sentence(Code code, Language language) {
    const Row& row = kRows[static_cast<std::size_t>(code)];
    return inLanguage(language, row.english, row.german);
}

std::string_view sentence(Close close, Language language) {
    switch (close) {
    case Close::Done: return {};
    case Close::Ends:
        return inLanguage(language, "Reeve was closed at the table.", "Reeve wurde am Tisch geschlossen.");
    case Close::Malformed: return sentence(Code::Malformed, language);
    case Close::OpenedElsewhere:
        return inLanguage(language, "This page is open somewhere else.", "Diese Seite ist anderswo geöffnet.");
    case Close::SentAway:
        return inLanguage(language, "The table has released this phone.", "Der Tisch hat dieses Handy abgemeldet.");
    case Close::TooMuch:
        return inLanguage(language, "This phone sent too much at once.",
                          "Dieses Handy hat zu viel auf einmal gesendet.");
    case Close::TooOld:
        return inLanguage(language, "This page is out of date. Load it again.",
                          "Diese Seite ist veraltet. Lade sie neu.");
    case Close::DoorClosed: return sentence(Code::DoorClosed, language);
    case Close::Full: return sentence(Code::Full, language);
    case Close::Silent:
        return inLanguage(language, "This phone did not answer.", "Dieses Handy hat nicht geantwortet.");
    }
    return {};
}

} // namespace reeve::phones
