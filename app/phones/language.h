// SPDX-License-Identifier: GPL-3.0-or-later
// The languages that a phone may be spoken to in.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace reeve::phones {

enum class Language : std::uint8_t { English, German };

/// "en" or "de", as in messages and in the attribute `lang` of the page.
constexpr std::string_view wordOf(Language language) { return language == Language::German ? "de" : "en"; }

/// Nothing for any other word.
constexpr std::optional<Language> languageNamed(std::string_view word) {
    if (word == "en") return Language::English;
    if (word == "de") return Language::German;
    return std::nullopt;
}

} // namespace reeve::phones
