// SPDX-License-Identifier: GPL-3.0-or-later
// Receives one photograph in parts, at most as many bytes as were announced.
#pragma once

#include "app/phones/protocol/message.h"

#include <string>
#include <string_view>

namespace reeve::phones {

class PhotoIntake {
public:
    explicit PhotoIntake(Photo announced) : m_announced(std::move(announced)) {}

    enum class Taken : std::uint8_t { More, Whole, WrongType, TooMuch };
    /// Appends a part. The first one must start with the signature of the announced type. Memory grows only with
    /// received bytes.
    Taken take(std::string_view part);

    [[nodiscard]] const Photo& announced() const { return m_announced; }
    [[nodiscard]] std::size_t size() const { return m_bytes.size(); }
    /// Moves the photograph out; call once, after Whole.
    [[nodiscard]] std::string bytes() { return std::move(m_bytes); }

private:
    Photo m_announced;
    std::string m_bytes;
};

} // namespace reeve::phones
