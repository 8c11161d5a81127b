// SPDX-License-Identifier: GPL-3.0-or-later
// Limits of the shifts that a set's regressions compute, so that examples change only what they show.
#pragma once

#include "vision/look/read_pieces.h"

#include <array>
#include <span>
#include <vector>

namespace reeve::vision {

/// Reduces what each class loses against the class with the greatest gain: with n own examples it loses
/// 1 - kKeptUnseen / (n + 1) of it. The set does not know the look of a class without examples, and examples of other
/// classes in the same light are similar to it.
void supported(std::vector<float>& shift, const std::vector<int>& n);

/// Scales the part of the shift that separates settlements from cities by both / (both + 1), where `both` is
/// SetModel::seenBoth(): with examples of white cities only, every white building would become a city. Keeps the
/// probability of any building. If a set with examples of both in that colour plainly shows the other of the two (a
/// shift above kPlainShift, examples of the other that are nearer) and does not prevail, neither is certain:
/// kContested, so that the building is asked about. `near`: SubjectModel::nearest().
std::vector<float> comparable(std::vector<float> shift, const std::array<float, kOccupants>& kind, float both,
                              const std::vector<float>& near);

/// Where a shift favours the class that is the most likely one already, scales it by how much nearer the examples of
/// that class are than those of the other class, up to kPlainlyNearer: all examples of one table are somewhat similar,
/// and at equal distances the set does not separate the classes. `near`: SubjectModel::nearest().
std::vector<float> asFarAsNearer(std::vector<float> shift, std::span<const float> chances,
                                 const std::vector<float>& near);

} // namespace reeve::vision
