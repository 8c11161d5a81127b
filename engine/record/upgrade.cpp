// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/upgrade.h"

#include "engine/record/parsed.h"

namespace reeve::record {
namespace {

/// Awards distinguish a missing key (computed from the pieces) from null (no holder).
bool nullMeansNobody(const std::string& key) { return key == "longest_road" || key == "largest_army"; }

void dropNulls(Json& object) {
    for (auto member = object.begin(); member != object.end();) {
        if (member->is_null() && !nullMeansNobody(member.key())) {
            member = object.erase(member);
            continue;
        }
        if (member->is_object()) dropNulls(*member);
        ++member;
    }
}

void dropForeignOptions(Json& rules) {
    if (!rules.contains("game") || rules["game"] != "base" || !rules.contains("options") ||
        !rules["options"].is_array())
        return;
    Json kept = Json::array();
    for (const auto& option : rules["options"])
        if (option != "nasty" && option != "knight-errant") kept.push_back(option);
    rules["options"] = std::move(kept);
}

/// A game without this key had no options; a new one has the usual ones of its edition (PROD-9b).
void stateOptions(Json& position) {
    Json& rules = position["rules"];
    if (rules.is_null()) rules = Json::object();
    if (rules.is_object() && !rules.contains("options")) rules["options"] = Json::array();
}

void countTurnsFromOne(Json& position) {
    const auto turn = position.find("turn");
    if (turn != position.end() && turn->is_object() && turn->contains("number") && (*turn)["number"] == 0)
        (*turn)["number"] = 1;
}

} // namespace

Json upgraded(Json saved) {
    if (!saved.is_object()) return saved;
    if (saved.contains("do")) { // null is meaningful in the partial position of a correction
        if (saved.contains("set") && saved["set"].is_object()) countTurnsFromOne(saved["set"]);
        return saved;
    }
    bool whole = true;
    for (const char* part : {"position", "setup"})
        if (saved.contains(part)) {
            saved[part] = upgraded(std::move(saved[part]));
            whole = false;
        }
    dropNulls(saved);
    if (whole) stateOptions(saved);
    countTurnsFromOne(saved);
    if (saved.contains("rules") && saved["rules"].is_object()) dropForeignOptions(saved["rules"]);
    return saved;
}

} // namespace reeve::record
