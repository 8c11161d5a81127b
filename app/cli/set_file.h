// SPDX-License-Identifier: GPL-3.0-or-later
// A learned set in a file, as learn writes it and scan and check read with it.
#pragma once

#include "vision/set/learned_set.h"
#include "vision/set/set_model.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

/// The set in `file`, or what is wrong, with the file's name.
std::variant<reeve::vision::LearnedSet, std::string> readSet(const std::string& file);
/// Puts the set in the place of `file` at once: it is the old one or the new one, whatever happens. The text says why
/// it could not.
std::optional<std::string> writeSet(const std::string& file, const reeve::vision::LearnedSet& set);

/// The words of a command without "--set SET", and the set.
struct WithSet {
    std::vector<std::string> words;
    std::shared_ptr<const reeve::vision::SetModel> set; ///< nothing: none was given
};
/// The text says what is wrong with the set, or that its name is missing.
std::variant<WithSet, std::string> takeSet(std::span<const std::string> words);
