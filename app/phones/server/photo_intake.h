// SPDX-License-Identifier: GPL-3.0-or-later
// One photograph on its way in: bytes in parts, at most as many as were announced. Pure.
#pragma once

#include "app/phones/message.h"

#include <optional>
#include <string>
#include <string_view>

namespace reeve::phones {

class PhotoIntake {
public:
    explicit PhotoIntake(Photo announced) : m_announced(std::move(announced)) {}

    enum class Taken : std::uint8_t { More, Whole, WrongType, TooMuch };
    /// The next part. The first one must begin like the type that was announced; the memory grows with what came.
    Taken take(std::string_view part);

    [[nodiscard]] const Photo& announced() const { return m_announced; }
    [[nodiscard]] std::size_t size() const { return m_bytes.size(); }
    /// The photograph; call it once, after Whole.
    [[nodiscard]] std::string bytes() { return std::move(m_bytes); }

private:
    Photo m_announced;
    std::string m_bytes;
};

} // namespace reeve::phones
