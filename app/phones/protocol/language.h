// SPDX-License-Identifier: GPL-3.0-or-later
// Languages that a phone can select.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace reeve::phones {

enum class Language : std::uint8_t { English, German };

/// "en" or "de", as in messages and in the attribute `lang` of the page.
constexpr std::string_view wordOf(Language language) { return language == Language::German ? "de" : "en"; }

/// nullopt for other words.
constexpr std::optional<Language> languageNamed(std::string_view word) {
    if (word == "en") return Language::English;
    if (word == "de") return Language::German;
    return std::nullopt;
}

} // namespace reeve::phones
