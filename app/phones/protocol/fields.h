// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the members of a JSON message. After the first error all reads return defaults, so that callers need no branch
// per key; finish() reports the error.
#pragma once

#include "app/phones/protocol/message.h"
#include "engine/record/parsed.h"

#include <limits>
#include <set>

namespace reeve::phones {

/// Normalizes a code: six characters of Crockford's base 32 in upper case; I, L and O become 1, 1 and 0, blanks are
/// removed. nullopt: not a code.
std::optional<std::string> canonicalCode(std::string_view text);

std::optional<Say> sayNamed(std::string_view word);
std::string_view wordOf(Say say);
std::optional<PhotoType> photoTypeNamed(std::string_view word);
std::string_view wordOf(PhotoType type);

class Fields {
public:
    /// `object` must be a JSON object and outlive this.
    explicit Fields(const record::Json& object) : m_object(object) {}

    /// A mandatory member; nullptr and an error if it is missing.
    const record::Json* need(const char* key);
    /// An optional member; nullptr if it is missing.
    const record::Json* find(const char* key);

    std::string needText(const char* key, bool (*good)(std::string_view) = nullptr);
    std::optional<std::string> findText(const char* key, bool (*good)(std::string_view) = nullptr);
    int needNumber(const char* key, int least, int most = std::numeric_limits<std::int32_t>::max());
    std::optional<int> findNumber(const char* key, int least, int most = std::numeric_limits<std::int32_t>::max());
    Color needColor(const char* key);
    std::optional<Color> findColor(const char* key);
    /// A list of 1 to `most` different colours.
    std::vector<Color> needColors(const char* key, std::size_t most);
    /// Card counts by kind, 1 to `most` cards in total.
    Hand needCards(const char* key, int most);

    template <typename Word, typename Named>
    Word needWord(const char* key, Named named) {
        const std::string text = needText(key);
        const std::optional<Word> word = named(std::string_view(text));
        if (!word) fail(key);
        return word.value_or(Word{});
    }

    /// Records an error at `path`, unless there already is one.
    void fail(std::string path);
    /// From here on unknown keys are not an error.
    void ignoreTheRest() { m_ignoreTheRest = true; }
    /// Path of the first error, unknown keys included; nullopt: none.
    [[nodiscard]] std::optional<std::string> finish();

private:
    const record::Json& m_object;
    std::set<std::string_view> m_asked;
    std::optional<std::string> m_fault;
    bool m_ignoreTheRest = false;
};

} // namespace reeve::phones
