// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/subject_model.h"

#include "vision/set/intersection_row.h"
#include "vision/set/limit_shift.h"
#include "vision/set/make_example.h"
#include "vision/set/odds.h"
#include "vision/set/trait_blends.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace reeve::vision {
namespace {

constexpr double kRidge = 1.0;  // equal to the kernel's greatest value: one example shifts by half of its residual
constexpr double kReach = 0.25; // width of the kernel, in 1 - cosine of two rows

/// Lengths of the parts of a row; the parts are normalized separately, so that each network has the same weight.
std::vector<int> partsOf(Subject subject, int length) {
    const auto ending = [length](std::vector<int> first) {
        first.push_back(length - std::accumulate(first.begin(), first.end(), 0));
        return first;
    };
    if (subject == Subject::Path) return ending({160});
    if (subject == Subject::Intersection) return ending({kCloseColumns, kBuildingColumns});
    if (subject == Subject::Figure) return ending({80});
    return {length};
}

/// Number of columns that the kernels compare. The marks are excluded: only the blends of knights use them.
int plainColumns(Subject subject, int length) {
    return subject == Subject::Intersection ? std::min(length, kPlainColumns) : length;
}

/// The row scaled to length 1, so that the dot product of two rows is their cosine.
cv::Mat1f normalized(Subject subject, const float* row, int length) {
    length = plainColumns(subject, length);
    cv::Mat1f out(1, length);
    std::copy(row, row + length, out.begin());
    const std::vector<int> parts = partsOf(subject, length);
    int at = 0;
    for (const int part : parts) {
        if (part <= 0) continue;
        cv::Mat1f piece = out.colRange(at, at + part);
        piece *= 1 / (std::max(cv::norm(piece), 1e-9) * std::sqrt(static_cast<double>(parts.size())));
        at += part;
    }
    return out;
}

double kernel(double cosine) { return std::exp((cosine - 1) / kReach); }

/// Whether supported() limits the shifts of a trait. Not for walls and metropolises: most sets begin with bare cities,
/// which are valid examples of "no".
bool needsSupport(Subject subject, std::size_t trait) {
    return subject != Subject::Intersection || (trait != kWallTrait && trait != kMetropolisTrait);
}

/// Whether examples of one class alone say nothing about a trait: a set that was shown inactive knights only has not
/// seen what an active one looks like.
bool needsContrast(Subject subject, std::size_t trait) {
    return subject == Subject::Intersection && (trait == kLevelTrait || trait == kActiveTrait);
}

std::vector<int> countsOf(const TraitModel& model) {
    std::vector<int> counts(model.classes, 0);
    for (const int one : model.is) ++counts[static_cast<std::size_t>(one)];
    return counts;
}

/// Returns the kernels of the examples with each other. `rows`: normalized().
cv::Mat1d kernelsOf(const cv::Mat& rows) {
    cv::Mat1d kernels;
    if (rows.empty()) return kernels;
    cv::Mat(rows * rows.t()).convertTo(kernels, CV_64F);
    for (double& value : kernels) value = kernel(value);
    return kernels;
}

/// The regression of a trait. `all`: kernelsOf() all examples; `from`: the first of its `classes` in Example::general.
TraitModel modelOf(const cv::Mat1d& all, const std::vector<Example>& examples, std::size_t trait, std::size_t classes,
                   std::size_t from) {
    TraitModel model;
    model.classes = classes;
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const Example& example = examples[i];
        if (example.is[trait] == kUnknown || example.feature.empty()) continue;
        model.which.push_back(static_cast<int>(i));
        model.is.push_back(example.is[trait]);
        const float* general = example.general.data() + from;
        model.residual.push_back(cv::Mat1f(lackingOdds(general, classes, example.is[trait])).reshape(1, 1));
        model.general.push_back(cv::Mat1f(std::vector<float>(general, general + classes)).reshape(1, 1));
    }
    if (model.is.empty()) return model;
    const int count = static_cast<int>(model.which.size());
    cv::Mat1d kernels(count, count);
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j)
            kernels(i, j) = all(model.which[static_cast<std::size_t>(i)], model.which[static_cast<std::size_t>(j)]);
    kernels += kRidge * cv::Mat1d::eye(kernels.size());
    cv::invert(kernels, model.inverse, cv::DECOMP_CHOLESKY);
    cv::Mat1d residual;
    model.residual.convertTo(residual, CV_64F);
    model.weights = model.inverse * residual;
    return model;
}

} // namespace

std::vector<std::pair<int, std::vector<float>>> TraitModel::leftOut() const {
    std::vector<std::pair<int, std::vector<float>>> out;
    for (std::size_t i = 0; i < blendIs.size() && blend; ++i) {
        const double* chances = blend->leftOut().ptr<double>(static_cast<int>(i));
        out.emplace_back(blendIs[i], std::vector<float>(chances, chances + classes));
    }
    for (int i = 0; i < static_cast<int>(is.size()) && !blend; ++i) {
        std::vector<float> odds(classes);
        for (std::size_t c = 0; c < classes; ++c) {
            const int column = static_cast<int>(c);
            const double left = weights(i, column) / inverse(i, i);
            odds[c] = general(i, column) + residual(i, column) - static_cast<float>(left);
        }
        out.emplace_back(is[static_cast<std::size_t>(i)], softmax(odds));
    }
    return out;
}

SubjectModel::SubjectModel(Subject subject, const std::vector<Example>& examples, const KnightRows& knights)
    : subject_(subject) {
    for (const Example& example : examples) {
        const std::vector<float> row(example.feature.begin(), example.feature.end());
        rows_.push_back(normalized(subject, row.data(), static_cast<int>(row.size())));
    }
    const auto& traits = traitsOf(subject);
    std::vector<std::size_t> from{0};
    for (const auto& trait : traits) from.push_back(from.back() + trait.classes);
    traits_.resize(traits.size());
    const cv::Mat1d all = kernelsOf(rows_);
    const auto make = [&](std::size_t trait) {
        const std::size_t classes = traits[trait].classes;
        TraitModel& model = traits_[trait];
        model = modelOf(all, examples, trait, classes, from[trait]);
        if (needsSupport(subject, trait)) model.counts = countsOf(model);
        if (subject == Subject::Intersection)
            model.blend = blendOf(examples, knights, trait, classes, from[trait], model.blendIs);
    };
    // Neighbouring traits take about equally long, so one thread gets the even ones and the other the odd ones.
    const int count = static_cast<int>(traits.size());
    const int even = (count + 1) / 2;
    cv::parallel_for_({0, count}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i)
            make(static_cast<std::size_t>(i < even ? 2 * i : 2 * (i - even) + 1));
    });
}

cv::Mat1f SubjectModel::cosines(const cv::Mat& features) const {
    if (rows_.empty() || features.empty() || plainColumns(subject_, features.cols) != rows_.cols) return {};
    cv::Mat1f places;
    for (int i = 0; i < features.rows; ++i)
        places.push_back(normalized(subject_, features.ptr<float>(i), features.cols));
    return cv::Mat1f(places * rows_.t());
}

cv::Mat1d SubjectModel::kernels(const cv::Mat& features) const {
    cv::Mat1d near;
    cosines(features).convertTo(near, CV_64F);
    for (double& value : near) value = kernel(value);
    return near;
}

std::vector<float> SubjectModel::shift(std::size_t trait, const cv::Mat1d& kernels, int place) const {
    const TraitModel& model = traits_[trait];
    std::vector<float> out(model.classes, 0);
    const bool oneClass = std::ranges::count(model.counts, 0) + 1 >= std::ssize(model.counts);
    if (kernels.empty() || (oneClass && needsContrast(subject_, trait))) return out;
    for (std::size_t i = 0; i < model.which.size(); ++i)
        for (std::size_t c = 0; c < model.classes; ++c)
            out[c] += static_cast<float>(kernels(place, model.which[i]) *
                                         model.weights(static_cast<int>(i), static_cast<int>(c)));
    if (!model.counts.empty()) supported(out, model.counts);
    return out;
}

std::vector<float> SubjectModel::nearest(std::size_t trait, const cv::Mat1d& kernels, int place) const {
    const TraitModel& model = traits_[trait];
    std::vector<std::array<double, 2>> two(model.classes, {0, 0});
    std::vector<int> count(model.classes, 0);
    for (std::size_t i = 0; i < model.which.size(); ++i) {
        const auto c = static_cast<std::size_t>(model.is[i]);
        ++count[c];
        auto& [first, second] = two[c];
        second = std::max(second, std::min(first, kernels(place, model.which[i])));
        first = std::max(first, kernels(place, model.which[i]));
    }
    std::vector<float> out(model.classes, 0);
    for (std::size_t c = 0; c < out.size(); ++c)
        out[c] = static_cast<float>(count[c] > 1 ? (two[c][0] + two[c][1]) / 2 : two[c][0]);
    return out;
}

std::optional<std::vector<float>> SubjectModel::blended(std::size_t trait, const cv::Mat1f& row,
                                                        const std::vector<float>& general) const {
    const TraitModel& model = traits_[trait];
    if (!model.blend || row.cols < model.blend->columns()) return std::nullopt;
    return softmax(model.blend->logOdds(row, general));
}

double SubjectModel::likeness(const cv::Mat& features) const {
    const cv::Mat1f near = cosines(features);
    if (near.empty()) return 0;
    double sum = 0;
    for (int i = 0; i < near.rows; ++i) sum += static_cast<double>(*std::max_element(near[i], near[i] + near.cols));
    return sum / near.rows;
}

} // namespace reeve::vision
