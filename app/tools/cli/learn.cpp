// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/learn.h"

#include "app/tools/cli/confirmed_json.h"
#include "app/tools/cli/set_file.h"
#include "engine/record/json.h"
#include "engine/record/text_file.h"
#include "engine/record/words.h"
#include "vision/learn/learn.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"
#include "vision/set/summary.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace {

using namespace reeve;
using namespace reeve::vision;
using nlohmann::ordered_json;

constexpr const char* kUsage =
    "Usage: reeve-cli learn SET IMAGE READING [IMAGE READING …]\n"
    "  Makes or extends the file SET with what the tiles and pieces of one household's box look like: measurements, never\n"
    "  a photograph. READING is what lies on IMAGE, as reeve-cli scan prints it and a person has set it right\n"
    "  (reeve-reading/1). What it leaves out, or lists under \"uncertain\", is not known; \"pieces\" means all of them.\n"
    "  Then: reeve-cli scan IMAGE --set SET, reeve-cli check IMAGE POSITION --set SET.\n"
    "  A reading that contradicts itself, that is another board's, or whose island is not found is refused (status 1),\n"
    "  and SET stays as it is.\n";

constexpr std::array kKnightWords{"basic", "strong", "mighty"};
constexpr std::array kFigureWords{"robber", "merchant"};
constexpr std::array kKindWords{"nothing", "settlement", "city", "knight"};

int complain(const std::string& what, int status = 2) {
    std::cerr << what << '\n';
    return status;
}

ordered_json byColor(const std::array<int, kColors>& counts) {
    ordered_json json = ordered_json::object();
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) json[std::string(record::wordOf(static_cast<Color>(i)))] = counts[i];
    return json;
}

ordered_json learnedJson(const SetSummary& sum) {
    ordered_json terrain = ordered_json::object();
    for (std::size_t i = 0; i < sum.terrain.size(); ++i)
        terrain[std::string(record::wordOf(static_cast<Terrain>(i)))] = sum.terrain[i];
    ordered_json levels = ordered_json::object();
    for (std::size_t i = 0; i < sum.levels.size(); ++i)
        levels[kKnightWords[i]] = {{"inactive", sum.levels[i][0]}, {"active", sum.levels[i][1]}};
    return {{"terrain", terrain},
            {"roads", byColor(sum.roads)},
            {"settlements", byColor(sum.settlements)},
            {"cities", byColor(sum.cities)},
            {"knights", byColor(sum.knights)},
            {"knight_levels", levels},
            {"walls", sum.walls},
            {"metropolises", sum.metropolises},
            {"robber", sum.robber},
            {"merchant", sum.merchant},
            {"harbors", sum.harbors}};
}

/// Kinds of which the set has no example.
ordered_json notSeen(const SetSummary& sum) {
    ordered_json list = ordered_json::array();
    const auto none = [](const auto& counts) {
        return std::all_of(counts.begin(), counts.end(), [](int count) { return count == 0; });
    };
    for (std::size_t i = 0; i < sum.terrain.size(); ++i)
        if (sum.terrain[i] == 0) list.push_back(record::wordOf(static_cast<Terrain>(i)));
    if (none(sum.roads)) list.push_back("roads");
    if (none(sum.settlements)) list.push_back("settlements");
    if (none(sum.cities)) list.push_back("cities");
    for (std::size_t level = 0; level < sum.levels.size(); ++level)
        for (const bool active : {false, true})
            if (sum.levels[level][active] == 0)
                list.push_back(std::string(kKnightWords[level]) + (active ? " knight, active" : " knight, inactive"));
    if (sum.walls == 0) list.push_back("walls");
    if (sum.metropolises == 0) list.push_back("metropolises");
    if (sum.robber == 0) list.push_back("robber");
    if (sum.merchant == 0) list.push_back("merchant");
    return list;
}

std::string colorWord(int color) { return std::string(record::wordOf(static_cast<Color>(color))); }

/// Name of a class: "red road", "strong knight", "bare path".
std::string classWord(Subject subject, std::size_t trait, int is) {
    const auto yes = [is](const char* what) { return std::string(is ? "" : "no ") + what; };
    switch (subject) {
    case Subject::Terrain: return std::string(record::wordOf(static_cast<Terrain>(is)));
    case Subject::FirstPath: return is ? "road" : "bare path";
    case Subject::FirstIntersection: return is ? "piece" : "bare intersection";
    case Subject::Path: return is ? colorWord(is - 1) + " road" : "bare path";
    case Subject::Figure: return yes(kFigureWords[trait]);
    case Subject::Harbor:
        return is ? std::string(record::wordOf(harborKind(static_cast<std::size_t>(is)))) + " harbor" : "bare coast";
    case Subject::Intersection:
        switch (trait) {
        case kKindTrait: return kKindWords[static_cast<std::size_t>(is)];
        case kColorTrait: return colorWord(is) + " piece";
        case kLevelTrait: return std::string(kKnightWords[static_cast<std::size_t>(is)]) + " knight";
        case kActiveTrait: return is ? "active knight" : "inactive knight";
        case kWallTrait: return yes("wall");
        case kMetropolisTrait: return yes("metropolis");
        default: break;
        }
    }
    return {};
}

/// What two classes that look alike mean for a person.
std::string sentence(const std::string& is, const std::string& seems) {
    return "In these pictures \"" + is + "\" mostly looks like \"" + seems +
           "\": what was learned does not tell them apart, so Reeve may still overlook or mistake it. Show it in more "
           "light, or on another ground.";
}

ordered_json alikeJson(const SetModel& model) {
    ordered_json list = ordered_json::array();
    for (const Alike& pair : model.alike())
        list.push_back({{"is", classWord(pair.subject, pair.trait, pair.is)},
                        {"seems", classWord(pair.subject, pair.trait, pair.seems)},
                        {"share", std::round(pair.share * 100) / 100},
                        {"says", sentence(classWord(pair.subject, pair.trait, pair.is),
                                          classWord(pair.subject, pair.trait, pair.seems))}});
    return list;
}

/// Content of a reading's file.
std::variant<std::string, record::Fault> textIn(const std::string& file) {
    auto opened = record::openTextFile(file);
    if (const auto* problem = std::get_if<std::string>(&opened)) return record::Fault{"", *problem};
    if (auto text = record::readAll(std::get<std::ifstream>(opened))) return std::move(*text);
    return record::Fault{"", "this is longer than " + std::to_string(record::kMostFileBytes) + " bytes"};
}

/// Scales a homography from the pixels of the file to those of the smaller loaded copy.
void scaleDown(Confirmed& confirmed, double scale) {
    if (!confirmed.boardToImage) return;
    const double shift = 0.5 / scale - 0.5;
    confirmed.boardToImage = cv::Matx33d{1 / scale, 0, shift, 0, 1 / scale, shift, 0, 0, 1} * *confirmed.boardToImage;
}

/// Learns one photograph with its reading. Returns 0, or the exit status after printing an error.
int teach(LearnedSet& set, const std::string& picture, const std::string& file) {
    const std::string called = record::shown(file, 400) + ": ";
    const auto text = textIn(file);
    if (const auto* fault = std::get_if<record::Fault>(&text)) return complain(called + record::sentence(*fault));
    auto confirmed = confirmedFromJson(std::get<std::string>(text));
    if (const auto* why = std::get_if<std::string>(&confirmed)) return complain(called + *why);
    const LoadedImage image = loadImage(picture);
    if (image.error) return complain(image.error->message);
    scaleDown(std::get<Confirmed>(confirmed), image.scale);
    auto learned = learn(std::move(set), image.bgr, std::get<Confirmed>(confirmed));
    if (const auto* why = std::get_if<std::string>(&learned))
        return complain(called + "refused for " + record::shown(picture, 400) + ": " + *why, 1);
    set = std::move(std::get<LearnedSet>(learned));
    return 0;
}

} // namespace

int learnCommand(std::span<const std::string> args) {
    if (args.size() == 1 && args[0] == "--help") {
        std::cout << kUsage;
        return 0;
    }
    if (args.size() < 3 || args.size() % 2 == 0 ||
        std::any_of(args.begin(), args.end(), [](const std::string& word) { return word.empty(); }))
        return complain(kUsage);
    const auto start = std::chrono::steady_clock::now();
    LearnedSet set;
    if (std::error_code error; std::filesystem::exists(args[0], error)) {
        auto there = readSet(args[0]);
        if (const auto* why = std::get_if<std::string>(&there)) return complain(*why);
        set = std::move(std::get<LearnedSet>(there));
    }
    prepareToRead();
    for (std::size_t i = 1; i < args.size(); i += 2)
        if (const int status = teach(set, args[i], args[i + 1])) return status;
    const SetModel model(set);
    const ordered_json alike = alikeJson(model);
    if (const auto why = writeSet(args[0], set)) return complain(*why);
    const double taken = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    const SetSummary sum = summaryOf(set);
    const ordered_json json{{"set", std::filesystem::path(args[0]).filename().string()},
                            {"photographs", set.lessons},
                            {"learned", learnedJson(sum)},
                            {"not_seen", notSeen(sum)},
                            {"alike", alike},
                            {"bytes", toBytes(set).size()},
                            {"milliseconds", std::round(taken)}};
    std::cout << json.dump(1, ' ', false, ordered_json::error_handler_t::replace) << '\n';
    return 0;
}
