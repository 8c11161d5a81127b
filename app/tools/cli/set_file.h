// SPDX-License-Identifier: GPL-3.0-or-later
// Files of learned sets: written by learn, used by scan and check.
#pragma once

#include "vision/set/learned_set.h"
#include "vision/set/set_model.h"

#include <future>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

/// Error: what is wrong, with the name of the file.
std::variant<reeve::vision::LearnedSet, std::string> readSet(const std::string& file);
/// Replaces the file atomically. Returns the reason if that failed; nullopt: success.
std::optional<std::string> writeSet(const std::string& file, const reeve::vision::LearnedSet& set);

/// Arguments without "--set SET", and the set.
struct WithSet {
    std::vector<std::string> words;
    /// Invalid: not given. It is made on a thread of its own, while the photograph is loaded.
    std::shared_future<std::shared_ptr<const reeve::vision::SetModel>> set;

    /// Waits for the set; nullptr: not given.
    std::shared_ptr<const reeve::vision::SetModel> model() const { return set.valid() ? set.get() : nullptr; }
};
/// Error: the set is invalid, or its file name is missing.
std::variant<WithSet, std::string> takeSet(std::span<const std::string> words);
