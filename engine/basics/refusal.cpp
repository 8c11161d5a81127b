// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/basics/refusal.h"

#include <array>

namespace reeve {
namespace {

/// The name of a code as the record spells it.
struct Word {
    std::array<char, 32> text{};
    std::size_t size = 0;

    constexpr explicit Word(std::string_view name) {
        for (const char letter : name) {
            const bool capital = letter >= 'A' && letter <= 'Z';
            if (capital && size > 0) text[size++] = '-';
            text[size++] = static_cast<char>(capital ? letter - 'A' + 'a' : letter);
        }
    }
};

#define REEVE_WORD(code, sentence) Word(#code),
constexpr std::array kWords{REEVE_REFUSALS(REEVE_WORD)};
#undef REEVE_WORD
#define REEVE_SENTENCE(code, sentence) sentence,
constexpr std::array<std::string_view, kRefusalCodes> kSentences{REEVE_REFUSALS(REEVE_SENTENCE)};
#undef REEVE_SENTENCE

} // namespace

std::string_view word(RefusalCode code) {
    const auto& own = kWords[index(code)];
    return {own.text.data(), own.size};
}

std::string_view sentence(RefusalCode code) { return kSentences[index(code)]; }

} // namespace reeve
