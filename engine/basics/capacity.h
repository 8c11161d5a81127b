// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of fixed capacity never write past their end: an insertion into a full list throws CapacityExceeded, a program
// fault that decide() turns into a refusal (RefusalCode::InternalLimit).
#pragma once

#include <stdexcept>

namespace reeve {

class CapacityExceeded : public std::length_error {
public:
    CapacityExceeded() : std::length_error("a list of fixed capacity is full") {}
};

[[noreturn]] [[gnu::cold]] void throwCapacityExceeded();

} // namespace reeve
