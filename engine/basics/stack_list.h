// SPDX-License-Identifier: GPL-3.0-or-later
// A list on the stack that touches and copies only its filled part.
#pragma once

#include "engine/basics/capacity.h"

#include <cstddef>
#include <memory>
#include <type_traits>

namespace reeve {

/// Room for `Capacity` trivially copyable values. Unlike InlineVector it leaves unused room uninitialised, so making,
/// copying and returning a short list is cheap.
template <typename T, std::size_t Capacity>
class StackList {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    StackList() {}
    StackList(const StackList& o) : m_size(o.m_size) { std::uninitialized_copy_n(o.items(), o.m_size, items()); }
    StackList& operator=(const StackList& o) {
        if (this == &o) return *this;
        m_size = o.m_size;
        std::uninitialized_copy_n(o.items(), o.m_size, items());
        return *this;
    }
    ~StackList() = default;

    /// Constructs a value at the end. Throws CapacityExceeded and changes nothing if the list is full.
    template <typename Part>
    void emplace_back(const Part& part) {
        if (m_size >= Capacity) [[unlikely]]
            throwCapacityExceeded();
        std::construct_at(items() + m_size, part);
        ++m_size;
    }
    /// Appends a copy; throws like emplace_back().
    void push_back(const T& value) { emplace_back(value); }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    const T& operator[](std::size_t i) const { return items()[i]; }
    [[nodiscard]] const T* begin() const { return items(); }
    [[nodiscard]] const T* end() const { return items() + m_size; }

private:
    T* items() { return reinterpret_cast<T*>(m_room); }
    [[nodiscard]] const T* items() const { return reinterpret_cast<const T*>(m_room); }

    std::size_t m_size = 0;
    alignas(T) std::byte m_room[Capacity * sizeof(T)];
};

} // namespace reeve
