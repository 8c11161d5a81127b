// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/basics/refusal.h"

#include <cassert>
#include <utility>

namespace reeve {

/// A value, or the refusal that explains why there is none. (std::expected is not in C++20.)
template <typename T>
class Result {
public:
    Result(T value) : m_value(std::move(value)), m_ok(true) {}
    Result(Refusal refusal) : m_refusal(refusal) {}
    [[nodiscard]] bool ok() const { return m_ok; }
    explicit operator bool() const { return m_ok; }
    /// Requires ok().
    [[nodiscard]] const T& value() const {
        assert(m_ok);
        return m_value;
    }
    [[nodiscard]] T& value() {
        assert(m_ok);
        return m_value;
    }
    /// Requires !ok().
    [[nodiscard]] const Refusal& refusal() const {
        assert(!m_ok);
        return m_refusal;
    }

private:
    T m_value{};
    Refusal m_refusal{};
    bool m_ok = false;
};

} // namespace reeve
