// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/blend.h"

#include "vision/look/turned_rows.h"
#include "vision/set/odds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace reeve::vision {
namespace {

constexpr double kRidge = 0.3;                  // ridge penalty, in units of the kernel's greatest value
constexpr std::array kReaches{0.2, 0.5, 1.2};   // widths of the kernel, in medians of the squared distance
constexpr std::array kTrusts{1.0F, 0.5F, 0.0F}; // factors of the general reader's log-odds
constexpr double kPlainFavor = 2;       // bonus of the models without a regression (natural logarithm of likelihood)
constexpr float kLeastForetold = 1e-3F; // lower bound of a probability, so that no single example excludes a model

/// Log-probabilities from log-odds that are multiplied by `trust`.
std::vector<float> trusted(const std::vector<float>& general, float trust) {
    std::vector<float> out(general);
    for (float& odds : out) odds *= trust;
    out = softmax(out);
    for (float& chance : out) chance = logChance(chance);
    return out;
}

/// The columns of a group, a row for each of `rows`.
cv::Mat1f partOf(const cv::Mat1f& rows, const Columns& group) {
    cv::Mat1f out = rows.colRange(group.from, group.from + group.count).clone();
    for (int i = 0; i < out.rows && group.by == Columns::By::Direction; ++i)
        out.row(i) *= 1 / std::max(cv::norm(out.row(i)), 1e-9);
    return out;
}

double turnedApart(const cv::Mat1f& a, const cv::Mat1f& b) {
    const float alike = turnedAlike(a.ptr<float>(), b.ptr<float>(), a.cols / turnedColumns(1));
    return 2 * std::max(1.0 - static_cast<double>(alike), 0.0);
}

cv::Mat1f squaresOf(const cv::Mat1f& rows) {
    cv::Mat1f out;
    cv::reduce(rows.mul(rows), out, 1, cv::REDUCE_SUM);
    return out;
}

/// Squared distances of the partOf() rows `a` to the rows `b`, a row for each of `a`.
cv::Mat1d apart(const Columns& group, const cv::Mat1f& a, const cv::Mat1f& b) {
    cv::Mat1d out(a.rows, b.rows, 0.0);
    if (group.by == Columns::By::Turned) {
        const bool same = a.data == b.data;
        for (int i = 0; i < a.rows; ++i)
            for (int j = same ? i + 1 : 0; j < b.rows; ++j) {
                out(i, j) = turnedApart(a.row(i), b.row(j));
                if (same) out(j, i) = out(i, j);
            }
        return out;
    }
    const cv::Mat1f products(a * b.t());
    const cv::Mat1f ofA = squaresOf(a);
    const cv::Mat1f ofB = squaresOf(b);
    for (int i = 0; i < a.rows; ++i)
        for (int j = 0; j < b.rows; ++j)
            out(i, j) = std::max(0.0, static_cast<double>(ofA(i) + ofB(j) - 2 * products(i, j)));
    return out;
}

std::vector<float> rowOf(const cv::Mat1f& rows, int i) { return {rows.ptr<float>(i), rows.ptr<float>(i) + rows.cols}; }

double logForetold(const std::vector<float>& chances, int is) {
    return static_cast<double>(std::log(std::max(chances[static_cast<std::size_t>(is)], kLeastForetold)));
}

double medianDistance(const cv::Mat1d& distances) {
    std::vector<double> pairs;
    for (int i = 0; i < distances.rows; ++i)
        for (int j = i + 1; j < distances.cols; ++j) pairs.push_back(distances(i, j));
    const auto middle = pairs.begin() + static_cast<std::ptrdiff_t>(pairs.size() / 2);
    std::nth_element(pairs.begin(), middle, pairs.end());
    return std::max(*middle, 1e-6);
}

} // namespace

Blend::Blend(const cv::Mat1f& rows, const cv::Mat1f& general, const std::vector<int>& is, std::vector<Columns> groups,
             std::vector<std::vector<std::size_t>> choices)
    : columns_(rows.cols), groups_(std::move(groups)), choices_(std::move(choices)) {
    const int count = rows.rows;
    const auto classes = static_cast<std::size_t>(general.cols);
    std::vector<cv::Mat1d> apart;
    for (const Columns& group : groups_) {
        parts_.push_back(partOf(rows, group));
        apart.push_back(vision::apart(group, parts_.back(), parts_.back()));
        scales_.push_back(medianDistance(apart.back()));
        apart.back() /= scales_.back();
    }
    // By trust: the general reader's log-odds, and what they lack.
    std::array<cv::Mat1d, kTrusts.size()> bases;
    std::array<cv::Mat1d, kTrusts.size()> lackings;
    for (std::size_t t = 0; t < kTrusts.size(); ++t) {
        bases[t].create(count, general.cols);
        lackings[t].create(count, general.cols);
        for (int i = 0; i < count; ++i) {
            const std::vector<float> odds = trusted(rowOf(general, i), kTrusts[t]);
            const std::vector<float> wanted = lackingOdds(odds.data(), classes, is[static_cast<std::size_t>(i)]);
            std::copy(odds.begin(), odds.end(), bases[t].ptr<double>(i));
            std::copy(wanted.begin(), wanted.end(), lackings[t].ptr<double>(i));
        }
    }
    std::vector<cv::Mat1d> foretold; // leave-one-out probabilities of each model
    std::vector<double> likelihoods;
    for (std::size_t choice = 0; choice < choices_.size(); ++choice) {
        cv::Mat1d together(count, count, 0.0);
        for (const std::size_t g : choices_[choice])
            together += apart[g] / static_cast<double>(choices_[choice].size());
        for (const double reach : kReaches) {
            cv::Mat1d kernels;
            cv::exp(together * (-1 / reach), kernels);
            kernels += kRidge * cv::Mat1d::eye(count, count);
            cv::Mat1d inverse;
            cv::invert(kernels, inverse, cv::DECOMP_CHOLESKY);
            for (std::size_t t = 0; t < kTrusts.size(); ++t) {
                const cv::Mat1d& base = bases[t];
                const cv::Mat1d& lacking = lackings[t];
                Regression one{
                    .choice = choice, .reach = reach, .trust = kTrusts[t], .weights = cv::Mat(inverse * lacking)};
                cv::Mat1d chances(count, general.cols);
                double likelihood = 0;
                for (int i = 0; i < count; ++i) {
                    // Leave-one-out prediction of a ridge regression in closed form.
                    std::vector<float> odds(classes);
                    for (int c = 0; c < general.cols; ++c)
                        odds[static_cast<std::size_t>(c)] =
                            static_cast<float>(base(i, c) + lacking(i, c) - one.weights(i, c) / inverse(i, i));
                    odds = softmax(odds);
                    std::copy(odds.begin(), odds.end(), chances.ptr<double>(i));
                    likelihood += logForetold(odds, is[static_cast<std::size_t>(i)]);
                }
                foretold.push_back(chances);
                likelihoods.push_back(likelihood);
                regressions_.push_back(std::move(one));
            }
        }
    }
    // Models without a regression, down to uniform probabilities (trust 0), for columns that do not separate the
    // classes.
    for (const float trust : kTrusts) {
        cv::Mat1d chances(count, general.cols);
        double likelihood = kPlainFavor;
        for (int i = 0; i < count; ++i) {
            const std::vector<float> told = softmax(trusted(rowOf(general, i), trust));
            std::copy(told.begin(), told.end(), chances.ptr<double>(i));
            likelihood += logForetold(told, is[static_cast<std::size_t>(i)]);
        }
        foretold.push_back(chances);
        likelihoods.push_back(likelihood);
        regressions_.push_back({.choice = kNothing, .reach = 1, .trust = trust, .weights = {}});
    }
    const double most = *std::max_element(likelihoods.begin(), likelihoods.end());
    double sum = 0;
    for (const double likelihood : likelihoods) sum += std::exp(likelihood - most);
    leftOut_ = cv::Mat1d(count, general.cols, 0.0);
    for (std::size_t i = 0; i < regressions_.size(); ++i) {
        regressions_[i].share = std::exp(likelihoods[i] - most) / sum;
        leftOut_ += regressions_[i].share * foretold[i];
    }
    std::erase_if(regressions_, [](const Regression& one) { return one.share < 1e-3; });
}

cv::Mat1d Blend::distances(const cv::Mat1f& row) const {
    cv::Mat1d out(static_cast<int>(groups_.size()), parts_.front().rows);
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        const cv::Mat1d scaled(apart(groups_[g], partOf(row, groups_[g]), parts_[g]) / scales_[g]);
        scaled.copyTo(out.row(static_cast<int>(g)));
    }
    return out;
}

std::vector<float> Blend::logOdds(const cv::Mat1f& row, const std::vector<float>& general) const {
    const cv::Mat1d apart = distances(row);
    std::vector<float> out(general.size(), 0);
    for (const Regression& one : regressions_) {
        std::vector<float> odds = trusted(general, one.trust);
        for (int i = 0; i < apart.cols && one.choice != kNothing; ++i) {
            const std::vector<std::size_t>& choice = choices_[one.choice];
            double together = 0;
            for (const std::size_t g : choice)
                together += apart(static_cast<int>(g), i) / static_cast<double>(choice.size());
            const double kernel = std::exp(-together / one.reach);
            for (std::size_t c = 0; c < odds.size(); ++c)
                odds[c] += static_cast<float>(kernel * one.weights(i, static_cast<int>(c)));
        }
        const std::vector<float> chances = softmax(odds);
        for (std::size_t c = 0; c < out.size(); ++c) out[c] += static_cast<float>(one.share) * logChance(chances[c]);
    }
    return out;
}

} // namespace reeve::vision
