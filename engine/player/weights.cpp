// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/weights.h"

#include "engine/player/learned_weights.h"

#include <initializer_list>
#include <utility>

namespace reeve::player {
namespace {

constexpr Weights same(std::initializer_list<std::pair<Feature, float>> values) {
    Weights weights;
    for (const auto& [feature, value] : values) weights.early[index(feature)] = value;
    return weights;
}

using enum Feature;

constexpr Weights kBuilder = same({{Points, 1.F},
                                   {Brick, 0.1F},
                                   {Lumber, 0.1F},
                                   {Wool, 0.1F},
                                   {Grain, 0.1F},
                                   {Ore, 0.1F},
                                   {Roads, 0.3F},
                                   {Development, 0.2F},
                                   {KnightCards, 0.1F},
                                   {PlayedKnights, 0.15F},
                                   {Knights, 0.02F},
                                   {Strength, 0.02F},
                                   {Trade, 0.1F},
                                   {Politics, 0.1F},
                                   {Science, 0.1F},
                                   {Walls, 0.01F}});

constexpr Weights kThumb =
    same({{Points, 0.55F},        {FourToGo, 0.15F},    {TwoToGo, 0.3F},     {Brick, 0.42F},
          {Lumber, 0.42F},        {Wool, 0.38F},        {Grain, 0.5F},       {Ore, 0.5F},
          {Cloth, 0.5F},          {Coin, 0.5F},         {Paper, 0.5F},       {Variety, 0.3F},
          {Robbed, -0.35F},       {AnyHarbor, 0.05F},   {OwnHarbor, 0.12F},  {Cards, 0.5F},
          {CardsAtRisk, -1.F},    {Kinds, 0.2F},        {NearRoad, 0.08F},   {NearSettlement, 0.4F},
          {NearCity, 0.4F},       {NearCard, 0.2F},     {NearTrade, 0.25F},  {NearPolitics, 0.25F},
          {NearScience, 0.25F},   {Sites, 0.25F},       {BestSite, 0.15F},   {NextSite, 0.12F},
          {Roads, 0.05F},         {LongestRoad, -0.2F}, {RoadChase, 0.25F},  {LargestArmy, -0.1F},
          {PlayedKnights, 0.45F}, {Development, 0.45F}, {KnightCards, 0.4F}, {OnItsSide, -0.3F},
          {Knights, 0.08F},       {Strength, 0.12F},    {Danger, -0.9F},     {Defends, 0.4F},
          {Trade, 0.22F},         {Politics, 0.22F},    {Science, 0.22F},    {TradingHouse, 0.2F},
          {Fortress, 0.2F},       {Aqueduct, 0.25F},    {HighLevels, 0.15F}, {Progress, 0.2F},
          {Walls, 0.08F},         {Crane, 0.1F},        {Fleet, 0.02F},      {Next, 0.1F}});

} // namespace

bool knows(const Rules& rules) { return !rules.seafarers() && !rules.fan.any() && !rules.has(Option::TwoPlayer); }

const Weights& builderWeights() { return kBuilder; }
const Weights& thumbWeights() { return kThumb; }
const Weights& learnedWeights(GameKind game) { return game == GameKind::Base ? kLearnedBase : kLearnedKnights; }

} // namespace reeve::player
