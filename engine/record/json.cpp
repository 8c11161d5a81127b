// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/parsed.h"

#include <algorithm>
#include <vector>

namespace reeve::record {
namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";

/// Returns the character (not byte) of a byte offset, counted from 1, as an editor shows it.
std::size_t characterAt(std::string_view text, std::size_t byte) {
    const auto before = text.substr(0, byte);
    const auto starts = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::count_if(before.begin(), before.end(), starts)) + 1;
}

/// Builds the value. The library's own builder searches all earlier keys for each new key; this one appends the keys
/// and compares them once at the end of the object.
class Builder : public nlohmann::json_sax<Json> {
public:
    Builder(std::string_view text, const Limits& limits) : m_text(text), m_limits(limits) {}

    [[nodiscard]] const std::string& problem() const { return m_problem; }
    Json take() { return std::move(m_root); }

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(std::int64_t value) override { return put(value); }
    bool number_unsigned(std::uint64_t value) override { return put(value); }
    bool number_float(double value, const std::string&) override { return put(value); }
    bool string(std::string& value) override { return fits(value) && put(std::move(value)); }
    bool binary(Json::binary_t&) override { return refuse("binary values are not JSON"); }

    bool start_object(std::size_t) override { return open(Json::value_t::object); }
    bool start_array(std::size_t) override { return open(Json::value_t::array); }
    bool end_array() override { return close(); }
    bool end_object() override {
        std::vector<std::string_view> keys;
        for (const auto& [key, value] : object()) keys.emplace_back(key);
        std::ranges::sort(keys);
        const auto twice = std::ranges::adjacent_find(keys);
        if (twice != keys.end()) return refuse("the key \"" + shown(*twice) + "\" stands twice");
        return close();
    }
    bool key(std::string& name) override {
        if (!fits(name)) return false;
        auto& members = object();
        if (members.size() >= m_limits.keys)
            return refuse("an object has more than " + std::to_string(m_limits.keys) + " keys");
        // Not ordered_map::emplace, which searches all keys.
        static_cast<Json::object_t::Container&>(members).emplace_back(std::move(name), Json());
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override {
        constexpr int kNumberTooLarge = 406;
        if (error.id == kNumberTooLarge) return refuse("this is not JSON: a number is too large");
        // The library's position counts the bytes read, including the wrong one.
        const auto byte = std::min(position == 0 ? 0 : position - 1, m_text.size());
        return refuse("this is not JSON: something is wrong at character " + std::to_string(characterAt(m_text, byte)));
    }

private:
    Json::object_t& object() { return m_open.back()->get_ref<Json::object_t&>(); }

    bool refuse(std::string problem) {
        if (m_problem.empty()) m_problem = std::move(problem);
        return false;
    }
    bool fits(const std::string& text) {
        return text.size() <= m_limits.string ||
               refuse("a text has more than " + std::to_string(m_limits.string) + " bytes");
    }

    /// The place of the next value: the root, the end of a list, or the value of the last key.
    Json* place() {
        if (m_open.empty()) return &m_root;
        if (m_open.back()->is_object()) return &object().back().second;
        return &m_open.back()->get_ref<Json::array_t&>().emplace_back();
    }
    bool put(Json value) {
        if (++m_values > m_limits.values)
            return refuse("there are more than " + std::to_string(m_limits.values) + " values");
        *place() = std::move(value);
        return true;
    }
    bool open(Json::value_t kind) {
        if (static_cast<int>(m_open.size()) >= m_limits.depth)
            return refuse("nested too deeply: at most " + std::to_string(m_limits.depth) + " levels");
        if (++m_values > m_limits.values)
            return refuse("there are more than " + std::to_string(m_limits.values) + " values");
        Json* at = place();
        *at = Json(kind);
        m_open.push_back(at); // stable: its container does not grow before this value ends
        return true;
    }
    bool close() {
        m_open.pop_back();
        return true;
    }

    std::string_view m_text;
    const Limits& m_limits;
    Json m_root;
    std::vector<Json*> m_open;
    std::size_t m_values = 0;
    std::string m_problem;
};

} // namespace

std::string sentence(const Fault& fault) {
    return fault.path.empty() ? fault.message : fault.message + " (at " + fault.path + ")";
}

std::string_view withoutMark(std::string_view file) {
    if (file.starts_with(kMark)) file.remove_prefix(kMark.size());
    return file;
}

std::optional<Fault> faultOfText(std::string_view text, std::size_t most) {
    if (text.size() > most) return Fault{"", "this is longer than " + std::to_string(most) + " bytes"};
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return Fault{"", "this is UTF-16; save it as UTF-8"};
    if (text.starts_with(kMark))
        return Fault{"", "a byte-order mark (U+FEFF) may stand only at the very start of a file"};
    if (const auto nul = text.find('\0'); nul != std::string_view::npos)
        return Fault{"", "a NUL character stands at character " + std::to_string(characterAt(text, nul))};
    return std::nullopt;
}

Parsed parseJson(std::string_view text, const Limits& limits) {
    if (auto fault = faultOfText(text, limits.bytes)) return {{}, std::move(fault)};
    Builder builder(text, limits);
    if (Json::sax_parse(text.begin(), text.end(), &builder)) return {builder.take(), {}};
    return {{}, Fault{"", builder.problem()}};
}

} // namespace reeve::record
