// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the members of one message. The first fault is kept and everything after it is read as a default, so that a
// reader needs no branch for each key; finish() tells.
#pragma once

#include "app/phones/message.h"
#include "engine/record/parsed.h"

#include <limits>
#include <set>

namespace reeve::phones {

/// `code` as it is compared: six characters of Crockford's base 32 in upper case; I, L and O are read as 1, 1 and 0,
/// blanks are left out. Nothing where it is no code.
std::optional<std::string> canonicalCode(std::string_view text);

std::optional<Say> sayNamed(std::string_view word);
std::string_view wordOf(Say say);
std::optional<PhotoType> photoTypeNamed(std::string_view word);
std::string_view wordOf(PhotoType type);

class Fields {
public:
    /// `object` must be a JSON object and live as long as this.
    explicit Fields(const record::Json& object) : m_object(object) {}

    /// Null and a fault if the key is left out.
    const record::Json* need(const char* key);
    /// Null if the key is left out.
    const record::Json* find(const char* key);

    std::string needText(const char* key, bool (*good)(std::string_view) = nullptr);
    std::optional<std::string> findText(const char* key, bool (*good)(std::string_view) = nullptr);
    int needNumber(const char* key, int least, int most = std::numeric_limits<std::int32_t>::max());
    std::optional<int> findNumber(const char* key, int least, int most = std::numeric_limits<std::int32_t>::max());
    Color needColor(const char* key);
    std::optional<Color> findColor(const char* key);
    /// 1 to `most` colours, each once.
    std::vector<Color> needColors(const char* key, std::size_t most);
    /// Counts by kind, 1 to `most` cards together.
    Hand needHeap(const char* key, int most);

    template <typename Word, typename Named>
    Word needWord(const char* key, Named named) {
        const std::string text = needText(key);
        const std::optional<Word> word = named(std::string_view(text));
        if (!word) fail(key);
        return word.value_or(Word{});
    }

    /// Keeps the first fault; later ones are not told.
    void fail(std::string path);
    /// Keys that nobody asked for are allowed from here on.
    void ignoreTheRest() { m_ignoreTheRest = true; }
    /// The path of the first fault; an unknown key is one.
    [[nodiscard]] std::optional<std::string> finish();

private:
    const record::Json& m_object;
    std::set<std::string_view> m_asked;
    std::optional<std::string> m_fault;
    bool m_ignoreTheRest = false;
};

} // namespace reeve::phones
