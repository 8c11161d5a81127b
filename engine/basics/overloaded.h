// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace reeve {

/// A visitor for std::visit, composed of one function for each alternative.
template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace reeve
