// SPDX-License-Identifier: GPL-3.0-or-later
// A set of places as bits: copied, compared and combined in a few instructions, iterated in order. `Count` is its
// capacity: a set does not know which island its places belong to.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

namespace reeve {

template <typename Id, int Count>
class PlaceSet {
    static constexpr int kWords = (Count + 63) / 64;

public:
    constexpr PlaceSet() = default;
    constexpr PlaceSet(std::initializer_list<Id> ids) {
        for (const Id id : ids) insert(id);
    }

    /// The first `count` places. Requires 0 <= count <= Count.
    static constexpr PlaceSet firstOf(int count) {
        PlaceSet set;
        for (int id = 0; id < count; ++id) set.insert(static_cast<Id>(id));
        return set;
    }

    /// The places `i` for which is(i) holds: asked of all up to the capacity, without a jump for each.
    template <typename Is>
    static constexpr PlaceSet where(const Is& is) {
        PlaceSet set;
        for (std::size_t w = 0; w < kWords; ++w) {
            std::uint64_t bits = 0;
            for (std::size_t i = 64 * w; i < std::min<std::size_t>(Count, 64 * (w + 1)); ++i)
                bits |= static_cast<std::uint64_t>(is(i)) << (i % 64);
            set.m_words[w] = bits;
        }
        return set;
    }

    /// The places whose bits are set in a small number.
    static constexpr PlaceSet ofBits(std::uint64_t bits) {
        PlaceSet set;
        set.m_words[0] = bits;
        return set;
    }

    constexpr void insert(Id id) { m_words[word(id)] |= bit(id); }
    constexpr void erase(Id id) { m_words[word(id)] &= ~bit(id); }
    /// "No place" (kNoIntersection and the like) is in no set.
    [[nodiscard]] constexpr bool contains(Id id) const {
        return static_cast<unsigned>(id) < static_cast<unsigned>(Count) && (m_words[word(id)] & bit(id)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        for (const auto w : m_words)
            if (w != 0) return false;
        return true;
    }
    [[nodiscard]] constexpr int size() const {
        int n = 0;
        for (const auto w : m_words) n += std::popcount(w);
        return n;
    }
    /// The first member in the order of the notation. Requires: not empty.
    [[nodiscard]] constexpr Id first() const { return *begin(); }

    /// The member that `n` others come before. Requires 0 <= n < size().
    [[nodiscard]] constexpr Id nth(int n) const {
        auto at = begin();
        while (n-- > 0) ++at;
        return *at;
    }

    constexpr PlaceSet& operator|=(const PlaceSet& o) {
        for (std::size_t i = 0; i < kWords; ++i) m_words[i] |= o.m_words[i];
        return *this;
    }
    constexpr PlaceSet& operator&=(const PlaceSet& o) {
        for (std::size_t i = 0; i < kWords; ++i) m_words[i] &= o.m_words[i];
        return *this;
    }
    constexpr PlaceSet& operator-=(const PlaceSet& o) {
        for (std::size_t i = 0; i < kWords; ++i) m_words[i] &= ~o.m_words[i];
        return *this;
    }
    friend constexpr PlaceSet operator|(PlaceSet a, const PlaceSet& b) { return a |= b; }
    friend constexpr PlaceSet operator&(PlaceSet a, const PlaceSet& b) { return a &= b; }
    friend constexpr PlaceSet operator-(PlaceSet a, const PlaceSet& b) { return a -= b; }
    friend constexpr bool operator==(const PlaceSet&, const PlaceSet&) = default;
    [[nodiscard]] constexpr bool meets(const PlaceSet& o) const { return !(*this & o).empty(); }

    class Iterator {
    public:
        constexpr Iterator(std::array<std::uint64_t, kWords> words, int word) : m_words(words), m_word(word) { skip(); }
        constexpr Id operator*() const {
            const auto at = static_cast<std::size_t>(m_word);
            return static_cast<Id>(m_word * 64 + std::countr_zero(m_words[at]));
        }
        constexpr Iterator& operator++() {
            const auto at = static_cast<std::size_t>(m_word);
            m_words[at] &= m_words[at] - 1;
            skip();
            return *this;
        }
        constexpr bool operator!=(const Iterator& o) const { return m_word != o.m_word; }

    private:
        constexpr void skip() {
            while (m_word < kWords && m_words[static_cast<std::size_t>(m_word)] == 0) ++m_word;
        }
        std::array<std::uint64_t, kWords> m_words;
        int m_word;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_words, 0); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator({}, kWords); }

private:
    static constexpr std::size_t word(Id id) { return static_cast<std::size_t>(id) / 64; }
    static constexpr std::uint64_t bit(Id id) { return std::uint64_t{1} << (static_cast<unsigned>(id) % 64U); }
    std::array<std::uint64_t, kWords> m_words{};
};

} // namespace reeve
