// SPDX-License-Identifier: GPL-3.0-or-later
// Strict parsing of values in readings and photograph labels (reeve-reading/1). Errors are thrown as Wrong and caught
// by the function that parses the whole document.
#pragma once

#include "engine/record/parsed.h"
#include "engine/record/words.h"
#include "vision/reading.h"

#include <opencv2/core/matx.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace reeve::readingjson {

using Json = nlohmann::ordered_json;

/// A parse error: the message names the JSON path.
struct Wrong : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline const std::string& textAt(const Json& json, const std::string& where) {
    if (!json.is_string()) throw Wrong(where + " is not a text");
    return json.get_ref<const std::string&>();
}

template <typename Kind>
Kind wordAt(const Json& json, const std::string& where) {
    const auto value = record::named<Kind>(textAt(json, where));
    if (!value)
        throw Wrong(where + ": \"" + record::shown(textAt(json, where)) + "\" is not " +
                    std::string(record::kindName<Kind>()));
    return *value;
}

/// An integer from 1 to 12; 0 for other values.
inline int smallNumber(const Json& json) {
    if (!json.is_number_integer()) return 0;
    const auto number = json.get<std::int64_t>(); // larger values become negative and are rejected below
    return number > 0 && number <= 12 ? static_cast<int>(number) : 0;
}

/// `board_to_image`: nine finite numbers, row by row.
inline cv::Matx33d matrixAt(const Json& json) {
    const auto wrong = [] { return Wrong("board_to_image is not a list of nine numbers"); };
    if (!json.is_array() || json.size() != 9) throw wrong();
    cv::Matx33d matrix;
    for (std::size_t i = 0; i < 9; ++i) {
        if (!json[i].is_number()) throw wrong();
        matrix.val[i] = json[i].get<double>();
        if (!std::isfinite(matrix.val[i])) throw wrong();
    }
    return matrix;
}

/// Words of the pieces, in the order of PieceKind.
inline constexpr std::array<const char*, 7> kPieceWords{"road", "settlement", "city", "knight",
                                                        "wall", "metropolis", "ship"};

/// The piece with this word. Sets are taught and photographs labelled without ships.
inline vision::PieceKind pieceKindAt(const Json& json, const std::string& where) {
    const std::string& word = textAt(json, where);
    const auto* kind =
        std::find_if(kPieceWords.begin(), kPieceWords.end(), [&](const char* known) { return word == known; });
    if (kind == kPieceWords.end() || kind == &kPieceWords.back())
        throw Wrong(where + ": there is no piece " + record::shown(word));
    return static_cast<vision::PieceKind>(kind - kPieceWords.begin());
}

} // namespace reeve::readingjson
