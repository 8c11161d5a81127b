// SPDX-License-Identifier: GPL-3.0-or-later
// A list with inline room for `Capacity` values: no allocation while a command is carried out. Insertion into a full
// list and an index out of range for insert() or erase() throw CapacityExceeded and change nothing.
#pragma once

#include "engine/basics/capacity.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace reeve {

template <typename T, std::size_t Capacity>
class InlineVector {
    static_assert(Capacity < 256);

public:
    constexpr void push_back(const T& value) {
        if (m_size >= Capacity) [[unlikely]]
            throwCapacityExceeded();
        m_items[m_size++] = value;
    }
    /// Inserts before position `at`; throws if at > size().
    constexpr void insert(std::size_t at, const T& value) {
        if (m_size >= Capacity || at > m_size) [[unlikely]]
            throwCapacityExceeded();
        for (std::size_t i = m_size; i > at; --i) m_items[i] = m_items[i - 1];
        m_items[at] = value;
        ++m_size;
    }
    /// Removes one item; the others keep their order. The freed slot is reset to T{}, so that equal lists have equal
    /// bytes.
    constexpr void erase(std::size_t at) {
        if (at >= m_size) [[unlikely]]
            throwCapacityExceeded();
        for (std::size_t i = at + 1; i < m_size; ++i) m_items[i - 1] = m_items[i];
        m_items[--m_size] = T{};
    }
    constexpr void clear() { *this = {}; }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr bool full() const { return m_size == Capacity; }
    /// Access without a range check. Requires i < size(), and a non-empty list for front() and back().
    constexpr T& operator[](std::size_t i) { return m_items[i]; }
    constexpr const T& operator[](std::size_t i) const { return m_items[i]; }
    constexpr T& front() { return m_items[0]; }
    constexpr const T& front() const { return m_items[0]; }
    constexpr const T& back() const { return m_items[m_size - 1]; }
    constexpr T* begin() { return m_items.data(); }
    constexpr T* end() { return m_items.data() + m_size; }
    constexpr const T* begin() const { return m_items.data(); }
    constexpr const T* end() const { return m_items.data() + m_size; }

    friend constexpr bool operator==(const InlineVector& a, const InlineVector& b) {
        if (a.m_size != b.m_size) return false;
        for (std::size_t i = 0; i < a.m_size; ++i)
            if (!(a.m_items[i] == b.m_items[i])) return false;
        return true;
    }

private:
    std::array<T, Capacity> m_items{};
    std::uint8_t m_size = 0;
};

} // namespace reeve
