// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/parsed.h"

#include <set>
#include <vector>

namespace reeve::record {
namespace {

constexpr int kDeepest = 32;

/// Builds nothing: it only looks for what the parser would accept too kindly.
class Watch {
public:
    bool operator()(int depth, Json::parse_event_t event, Json& parsed) {
        if (depth > kDeepest) note("nested too deeply");
        if (event == Json::parse_event_t::object_start) m_keys.emplace_back();
        else if (event == Json::parse_event_t::object_end && !m_keys.empty()) m_keys.pop_back();
        else if (event == Json::parse_event_t::key && !m_keys.empty() && !m_keys.back().insert(parsed.get<std::string>()).second)
            note("the key \"" + parsed.get<std::string>() + "\" stands twice");
        return m_problem.empty();
    }
    [[nodiscard]] const std::string& problem() const { return m_problem; }

private:
    void note(std::string problem) {
        if (m_problem.empty()) m_problem = std::move(problem);
    }
    std::vector<std::set<std::string>> m_keys;
    std::string m_problem;
};

} // namespace

std::string sentence(const Fault& fault) {
    return fault.path.empty() ? fault.message : fault.message + " (at " + fault.path + ")";
}

Parsed parseJson(std::string_view text) {
    Watch watch;
    try {
        Json value = Json::parse(text.begin(), text.end(), std::ref(watch));
        if (!watch.problem().empty()) return {{}, Fault{"", watch.problem()}};
        return {std::move(value), {}};
    } catch (const Json::parse_error& error) {
        if (!watch.problem().empty()) return {{}, Fault{"", watch.problem()}};
        return {{}, Fault{"", "this is not JSON: something is wrong at character " + std::to_string(error.byte)}};
    } catch (const Json::exception&) {
        return {{}, Fault{"", "this is not JSON: a number is too large"}};
    }
}

} // namespace reeve::record
