// SPDX-License-Identifier: GPL-3.0-or-later
// A bit set of places: copied, compared and combined in a few instructions, iterated in ascending order. `Count` is the
// capacity; a set does not record to which island its places belong.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <type_traits>
#include <utility>

namespace reeve {

template <typename Id, int Count>
class PlaceSet {
    static constexpr std::size_t kWords = (Count + 63) / 64;

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

    /// Returns the places `i` for which is(i) holds. Calls `is` for every index below the capacity, without branches.
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

    /// Returns the places whose entry equals `value`, eight entries at a time. Requires values below 128.
    static constexpr PlaceSet having(std::uint8_t value, const std::array<std::uint8_t, Count>& values) {
        constexpr std::uint64_t low = 0x0101010101010101U;
        constexpr std::size_t whole = static_cast<std::size_t>(Count) / 8 * 8;
        PlaceSet set;
        for (std::size_t i = 0; i < whole; i += 8) {
            std::uint64_t eight = 0;
            for (std::size_t b = 0; b < 8; ++b) eight |= std::uint64_t{values[i + b]} << (8 * b);
            // The high bit of each byte is set where the value differs; the product gathers the eight bits.
            const auto others = ((eight ^ (value * low)) + 0x7fU * low) >> 7U & low;
            set.m_words[i / 64] |= ((others ^ low) * 0x0102040810204080U >> 56U) << (i % 64);
        }
        for (std::size_t i = whole; i < static_cast<std::size_t>(Count); ++i)
            set.m_words[i / 64] |= std::uint64_t{values[i] == value} << (i % 64);
        return set;
    }

    /// Returns the places below 64 whose bits are set.
    static constexpr PlaceSet ofBits(std::uint64_t bits) {
        PlaceSet set;
        set.m_words[0] = bits;
        return set;
    }

    /// Requires: `id` is a place below the capacity.
    constexpr void insert(Id id) { m_words[word(id)] |= bit(id); }
    constexpr void erase(Id id) { m_words[word(id)] &= ~bit(id); }
    /// False for "no place" (kNoIntersection and the like).
    [[nodiscard]] constexpr bool contains(Id id) const {
        return static_cast<unsigned>(id) < static_cast<unsigned>(Count) && (m_words[word(id)] & bit(id)) != 0;
    }
    /// contains() without the range check. Requires: `id` is a place.
    [[nodiscard]] constexpr bool holds(Id id) const {
        return ((m_words[word(id)] >> (static_cast<unsigned>(id) % 64U)) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        return each([&](auto... i) { return (m_words[i] | ...) == 0; });
    }
    [[nodiscard]] constexpr int size() const {
        return each([&](auto... i) { return (std::popcount(m_words[i]) + ...); });
    }
    /// Returns the first member in the order of the notation. Requires: not empty.
    [[nodiscard]] constexpr Id first() const { return *begin(); }

    /// Returns the member with `n` members before it. Requires 0 <= n < size().
    [[nodiscard]] constexpr Id nth(int n) const {
        std::size_t w = 0;
        for (; w + 1 < kWords; ++w) {
            const int here = std::popcount(m_words[w]);
            if (n < here) break;
            n -= here;
        }
        auto bits = m_words[w];
        while (n-- > 0) bits &= bits - 1;
        return static_cast<Id>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
    }

    constexpr PlaceSet& operator|=(const PlaceSet& o) {
        each([&](auto... i) { ((m_words[i] |= o.m_words[i]), ...); });
        return *this;
    }
    constexpr PlaceSet& operator&=(const PlaceSet& o) {
        each([&](auto... i) { ((m_words[i] &= o.m_words[i]), ...); });
        return *this;
    }
    constexpr PlaceSet& operator-=(const PlaceSet& o) {
        each([&](auto... i) { ((m_words[i] &= ~o.m_words[i]), ...); });
        return *this;
    }
    friend constexpr PlaceSet operator|(PlaceSet a, const PlaceSet& b) { return a |= b; }
    friend constexpr PlaceSet operator&(PlaceSet a, const PlaceSet& b) { return a &= b; }
    friend constexpr PlaceSet operator-(PlaceSet a, const PlaceSet& b) { return a -= b; }
    friend constexpr bool operator==(const PlaceSet& a, const PlaceSet& b) {
        return each([&](auto... i) { return ((a.m_words[i] ^ b.m_words[i]) | ...) == 0; });
    }
    /// True if the sets have a common member.
    [[nodiscard]] constexpr bool meets(const PlaceSet& o) const {
        return each([&](auto... i) { return ((m_words[i] & o.m_words[i]) | ...) != 0; });
    }

    struct End {};
    /// Iterates over a set that must outlive the iterator and must not change during the iteration: the current word is
    /// a copy.
    class Iterator {
    public:
        explicit constexpr Iterator(const std::uint64_t* words) : m_words(words), m_bits(words[0]) { skip(); }
        constexpr Id operator*() const {
            return static_cast<Id>(m_word * 64 + static_cast<std::size_t>(std::countr_zero(m_bits)));
        }
        constexpr Iterator& operator++() {
            m_bits &= m_bits - 1;
            skip();
            return *this;
        }
        constexpr bool operator!=(End) const { return m_bits != 0; }

    private:
        constexpr void skip() {
            while (m_bits == 0 && m_word + 1 < kWords) m_bits = m_words[++m_word];
        }
        const std::uint64_t* m_words;
        std::uint64_t m_bits;
        std::size_t m_word = 0;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_words.data()); }
    [[nodiscard]] constexpr End end() const { return {}; }

private:
    /// Calls `with` with the indices of all words as constants. An explicit expansion: the compiler does not unroll a
    /// loop over three or four words.
    template <typename With>
    static constexpr decltype(auto) each(const With& with) {
        return [&]<std::size_t... i>(std::index_sequence<i...>)->decltype(auto) {
            return with(std::integral_constant<std::size_t, i>{}...);
        }
        (std::make_index_sequence<kWords>{});
    }
    static constexpr std::size_t word(Id id) { return static_cast<std::size_t>(id) / 64; }
    static constexpr std::uint64_t bit(Id id) { return std::uint64_t{1} << (static_cast<unsigned>(id) % 64U); }
    std::array<std::uint64_t, kWords> m_words{};
};

} // namespace reeve
