// SPDX-License-Identifier: GPL-3.0-or-later
// The learned sets for reading a photograph, as a value that can be passed between threads.
#pragma once

#include "vision/params.h"
#include "vision/set/learned_set.h"
#include "vision/set/set_model.h"

#include <QString>

#include <memory>
#include <mutex>
#include <vector>

namespace reeve::app {

/// A set with its model, which is created on first use.
class UsableSet {
public:
    UsableSet(QString name, vision::LearnedSet set) : m_name(std::move(name)), m_set(std::move(set)) {}
    UsableSet(const UsableSet&) = delete;
    UsableSet& operator=(const UsableSet&) = delete;

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const vision::LearnedSet& set() const { return m_set; }
    /// Thread-safe. The first call takes some 10 ms.
    [[nodiscard]] std::shared_ptr<const vision::SetModel> model() const {
        std::call_once(m_made, [this] { m_model = std::make_shared<const vision::SetModel>(m_set); });
        return m_model;
    }

private:
    QString m_name;
    vision::LearnedSet m_set;
    mutable std::once_flag m_made;
    mutable std::shared_ptr<const vision::SetModel> m_model;
};

struct SetsInUse {
    std::vector<std::shared_ptr<const UsableSet>> sets;
    bool chosen = false; ///< the user has chosen the set; false: selected by the picture

    /// Parameters for the reader.
    [[nodiscard]] vision::Params params() const {
        vision::Params params;
        if (chosen && !sets.empty()) {
            params.set = sets.front()->model();
        } else {
            for (const auto& set : sets) params.sets.push_back(set->model());
        }
        return params;
    }
    /// Name of the set with this model; empty: none of these.
    [[nodiscard]] QString nameOf(const std::shared_ptr<const vision::SetModel>& model) const {
        for (const auto& set : sets)
            if (model && set->model() == model) return set->name();
        return {};
    }
};

} // namespace reeve::app
