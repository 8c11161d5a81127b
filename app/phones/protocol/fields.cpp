// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/protocol/fields.h"

#include "engine/record/words.h"

#include <algorithm>
#include <array>

namespace reeve::phones {
namespace {

using record::Json;

constexpr std::array<std::string_view, 4> kSays{"agree", "decline", "withdraw", "settle"};
constexpr std::array<std::string_view, 2> kPhotoTypes{"image/jpeg", "image/png"};
constexpr std::size_t kCodeLength = 6;
constexpr std::size_t kMostTyped = 24; ///< maximum length of an entered code in characters, including blanks

template <typename Word, std::size_t N>
std::optional<Word> named(const std::array<std::string_view, N>& words, std::string_view word) {
    const auto found = std::ranges::find(words, word);
    if (found == words.end()) return std::nullopt;
    return static_cast<Word>(found - words.begin());
}

/// nullopt: not an integer from `least` to `most`.
std::optional<int> integer(const Json& value, int least, int most) {
    if (!value.is_number_integer()) return std::nullopt;
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        if (number > static_cast<std::uint64_t>(most) || static_cast<std::int64_t>(number) < least) return std::nullopt;
        return static_cast<int>(number);
    }
    const auto number = value.get<std::int64_t>();
    if (number < least || number > most) return std::nullopt;
    return static_cast<int>(number);
}

} // namespace

std::optional<std::string> canonicalCode(std::string_view text) {
    constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    if (text.size() > kMostTyped) return std::nullopt;
    std::string code;
    for (char c : text) {
        if (c == ' ') continue;
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (c == 'I' || c == 'L') c = '1';
        if (c == 'O') c = '0';
        if (kAlphabet.find(c) == std::string_view::npos) return std::nullopt;
        code.push_back(c);
    }
    if (code.size() != kCodeLength) return std::nullopt;
    return code;
}

std::optional<Say> sayNamed(std::string_view word) { return named<Say>(kSays, word); }
std::string_view wordOf(Say say) { return kSays[static_cast<std::size_t>(say)]; }
std::optional<PhotoType> photoTypeNamed(std::string_view word) { return named<PhotoType>(kPhotoTypes, word); }
std::string_view wordOf(PhotoType type) { return kPhotoTypes[static_cast<std::size_t>(type)]; }

const Json* Fields::find(const char* key) {
    m_asked.insert(key);
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
}

const Json* Fields::need(const char* key) {
    const Json* value = find(key);
    if (!value) fail(key);
    return value;
}

std::optional<std::string> Fields::findText(const char* key, bool (*good)(std::string_view)) {
    const Json* value = find(key);
    if (!value) return std::nullopt;
    if (!value->is_string() || (good && !good(value->get_ref<const std::string&>()))) {
        fail(key);
        return std::nullopt;
    }
    return value->get<std::string>();
}

std::string Fields::needText(const char* key, bool (*good)(std::string_view)) {
    auto text = findText(key, good);
    if (!text) fail(key);
    return std::move(text).value_or(std::string());
}

std::optional<int> Fields::findNumber(const char* key, int least, int most) {
    const Json* value = find(key);
    if (!value) return std::nullopt;
    const auto number = integer(*value, least, most);
    if (!number) fail(key);
    return number;
}

int Fields::needNumber(const char* key, int least, int most) {
    const auto number = findNumber(key, least, most);
    if (!number) fail(key);
    return number.value_or(least);
}

std::optional<Color> Fields::findColor(const char* key) {
    const auto text = findText(key);
    if (!text) return std::nullopt;
    const auto color = record::named<Color>(*text);
    if (!color) fail(key);
    return color;
}

Color Fields::needColor(const char* key) {
    const auto color = findColor(key);
    if (!color) fail(key);
    return color.value_or(Color{});
}

std::vector<Color> Fields::needColors(const char* key, std::size_t most) {
    std::vector<Color> colors;
    const Json* list = need(key);
    if (!list) return colors;
    if (!list->is_array() || list->empty() || list->size() > most) {
        fail(key);
        return colors;
    }
    for (const Json& item : *list) {
        const auto color = item.is_string() ? record::named<Color>(item.get_ref<const std::string&>()) : std::nullopt;
        if (!color || std::ranges::find(colors, *color) != colors.end()) {
            fail(std::string(key) + "[" + std::to_string(colors.size()) + "]");
            return colors;
        }
        colors.push_back(*color);
    }
    return colors;
}

Hand Fields::needCards(const char* key, int most) {
    Hand cards;
    const Json* object = need(key);
    if (!object) return cards;
    if (!object->is_object()) {
        fail(key);
        return cards;
    }
    for (const auto& [word, value] : object->items()) {
        const auto card = record::named<Card>(word);
        const auto count = integer(value, 0, most);
        if (!card || !count) {
            fail(std::string(key) + "." + record::shown(word, 24));
            return cards;
        }
        cards.set(*card, *count);
    }
    if (cards.empty() || cards.total() > most) fail(key);
    return cards;
}

void Fields::fail(std::string path) {
    if (!m_fault) m_fault = std::move(path);
}

std::optional<std::string> Fields::finish() {
    if (!m_ignoreTheRest)
        for (const auto& [key, value] : m_object.items())
            if (!m_asked.contains(key)) fail(record::shown(key, 24));
    return m_fault;
}

} // namespace reeve::phones
