// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of the page's tests: decisions and cards, each with the taps that answer it and the resulting command. A tap
// is the beginning of a button's label, or "map C3" for the middle of a hex, "map C3 0 -1" for a point next to it in
// half widths and sides of a hex.
#pragma once

#include "engine/record/json.h"

#include <QPointF>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <cmath>
#include <vector>

namespace reeve::phones {

/// Position of a point of the standard island in the page's picture, as fractions of its width and height.
inline QPointF mapPoint(const QString& place) {
    const QStringList words = place.split(u' ');
    const int row = words[0][0].unicode() - u'A', number = words[0].mid(1).toInt();
    constexpr double kStarts[] = {1, 0.5, 0, 0.5, 1};
    const double side = 100 / std::sqrt(3.0), margin = 46;
    double x = (kStarts[row] + number - 0.5) * 100, y = side * (1 + 1.5 * row);
    if (words.size() > 2) {
        x += words[1].toDouble() * 50;
        y += words[2].toDouble() * side;
    }
    return {(x + margin) / (500 + 2 * margin), (y + margin) / (8 * side + 2 * margin)};
}

struct Scene {
    const char* name;
    const char* shown; ///< JSON: merged into the snapshot
    QStringList taps;  ///< the last one sends the command
    const char* command;
};

/// A decision of Anna: `prompt` without `key` and `text`.
inline std::vector<Scene> promptScenes() {
    return {
        {"discard",
         R"({"decide":"discard","count":3,"choices":{"wool":2,"grain":1,"ore":2,"coin":1}})",
         {"Wool: 0, tap for one more", "Wool: 1, tap for one more", "Ore: 0, tap for one more", "Discard these cards"},
         R"({"do":"discard","cards":{"wool":2,"ore":1}})"},
        {"give a commodity",
         R"({"decide":"give","count":1,"to":"white","commodity":true,"choices":{"coin":1}})",
         {"Coin: 0, tap for one more", "Give these cards"},
         R"({"do":"give","cards":{"coin":1}})"},
        {"take cards of somebody",
         R"({"decide":"take-cards","count":2,"from":"white","choices":{"ore":2,"cloth":3}})",
         {"Cloth: 0, tap for one more", "Ore: 0, tap for one more", "Take these cards"},
         R"({"do":"take-cards","cards":{"cloth":1,"ore":1}})"},
        {"aqueduct",
         R"({"decide":"take","choices":["brick","lumber","wool","grain","ore"],"pass":true})",
         {"Lumber", "Take this card"},
         R"({"do":"take","cards":{"lumber":1}})"},
        {"aqueduct declined",
         R"({"decide":"take","choices":["brick","ore"],"pass":true})",
         {"Skip"},
         R"({"do":"pass"})"},
        {"robber with one victim",
         R"({"decide":"move-robber","choices":["A1","C4","D4"],"ways":[{"do":{"do":"move-robber"},"name":"Move the robber","ask":[{"key":"to","of":"place","text":"Tap a hex for the robber."},{"key":"victim","of":"player","auto":true,"text":"Choose a player to steal from."}],"tree":{"A1":[""],"C4":["blue"],"D4":["blue"]}}]})",
         {"map D4", "Move the robber"},
         R"({"do":"move-robber","to":"D4","victim":"blue"})"},
        {"robber beside two buildings of one player",
         R"({"decide":"move-robber","choices":["A1","D1","C1"],"ways":[{"do":{"do":"move-robber"},"name":"Move the robber","ask":[{"key":"to","of":"place","text":"Tap a hex for the robber."},{"key":"victim","of":"player","auto":true,"text":"Choose a player to steal from."}],"tree":{"A1":[""],"C1":["white"],"D1":["white"]}}]})",
         {"map C1", "Move the robber"},
         R"({"do":"move-robber","to":"C1","victim":"white"})"},
        {"robber and a choice of victims",
         R"({"decide":"move-robber","choices":["A1","C5","C1"],"ways":[{"do":{"do":"move-robber"},"name":"Move the robber","ask":[{"key":"to","of":"place","text":"Tap a hex for the robber."},{"key":"victim","of":"player","auto":true,"text":"Choose a player to steal from."}],"tree":{"A1":[""],"C1":["white"],"C5":["blue","orange"]}}]})",
         {"map C5", "Dan", "Move the robber"},
         R"({"do":"move-robber","to":"C5","victim":"orange"})"},
        {"robber by the list",
         R"({"decide":"move-robber","choices":["A1","C4","D4"],"ways":[{"do":{"do":"move-robber"},"name":"Move the robber","ask":[{"key":"to","of":"place","text":"Tap a hex for the robber."},{"key":"victim","of":"player","auto":true,"text":"Choose a player to steal from."}],"tree":{"A1":[""],"C4":["blue"],"D4":["blue"]}}]})",
         {"Places as a list", "Hills, 4", "Move the robber"},
         R"({"do":"move-robber","to":"D4","victim":"blue"})"},
        {"robber that steals nothing",
         R"({"decide":"move-robber","choices":["C5"],"ways":[{"do":{"do":"move-robber"},"name":"Move the robber","ask":[{"key":"to","of":"place","text":"Tap a hex for the robber."},{"key":"victim","of":"player","auto":true,"text":"Choose a player to steal from."}],"tree":{"C5":["-","blue","orange"]}}]})",
         {"map C5", "Move the robber"},
         R"({"do":"move-robber","to":"C5","victim":null})"},
        {"robber or pirate: the sea hex means the pirate",
         R"({"decide":"move-robber","choices":["C5"],"ways":[
             {"do":{"do":"move-robber"},"name":"","ask":[{"key":"to","of":"place","text":"Tap a land hex for the robber or a sea hex for the pirate."},
                                               {"key":"victim","of":"player","auto":true}],"tree":{"C5":["blue","orange"]}},
             {"do":{"do":"move-pirate"},"name":"Move the pirate","ask":[{"key":"to","of":"place","text":"Tap a sea hex for the pirate."},
                                                {"key":"victim","of":"player","auto":true}],"tree":{"A1":["white"]}}]})",
         {"map A1", "Move the pirate"},
         R"({"do":"move-pirate","to":"A1","victim":"white"})"},
        {"gold",
         R"({"decide":"take-gold","count":2,"choices":["brick","lumber","wool","grain","ore"]})",
         {"Ore: 0, tap for one more", "Brick: 0, tap for one more", "Take these cards"},
         R"({"do":"take-gold","cards":{"brick":1,"ore":1}})"},
        {"losses of a battle, thrown by the table",
         R"({"decide":"roll-losses"})",
         {"Roll the dice"},
         R"({"do":"roll-losses"})"},
        {"prisoners of a battle",
         R"({"decide":"roll-prisoners","players":["red","blue"]})",
         {"Roll the dice"},
         R"({"do":"roll-prisoners"})"},
        {"lost city",
         R"({"decide":"lose-city","choices":["b5","c4"]})",
         {"map B2 0.9 -0.6", "Reduce this city"},
         R"({"do":"lose-city","at":"b5"})"},
        {"metropolis",
         R"({"decide":"place-metropolis","choices":["b5","c4"]})",
         {"Places as a list", "City: Anna", "Place the metropolis"},
         R"({"do":"place-metropolis","at":"b5"})"},
        {"displaced knight",
         R"({"decide":"relocate-knight","choices":["c5","c7"]})",
         {"map B3 -0.1 0.9", "Move the knight"},
         R"({"do":"relocate-knight","to":"c7"})"},
        {"deserting knight",
         R"({"decide":"remove-knight","choices":["c6","c9"]})",
         {"Places as a list", "Strong knight, inactive: Anna", "Remove this knight"},
         R"({"do":"remove-knight","at":"c9"})"},
        {"deserter placed",
         R"({"decide":"place-knight","choices":["c5","c7"],"pass":true})",
         {"map B2 0 1", "Place the knight"},
         R"({"do":"place-knight","at":"c5"})"},
        {"deserter declined",
         R"({"decide":"place-knight","choices":["c5"],"pass":true})",
         {"Skip"},
         R"({"do":"pass"})"},
        {"deck",
         R"({"decide":"draw-progress","choices":["trade","science"]})",
         {"Science", "Draw from this deck"},
         R"({"do":"draw-progress","track":"science"})"},
        {"fifth card put back",
         R"({"decide":"discard-progress","choices":["inventor","spy"]})",
         {"SpyYou look", "Put this card back"},
         R"({"do":"discard-progress","card":"spy"})"},
        {"spy",
         R"({"decide":"take-progress","from":"white","choices":[{"card":"bishop","name":"Bishop","deck":"politics"},{"card":"smith","name":"Smith","deck":"science"}],"pass":true})",
         {"Smith", "Take this card"},
         R"({"do":"take-progress","card":"smith"})"},
        {"spy declined",
         R"({"decide":"take-progress","from":"white","choices":[{"card":"bishop","name":"Bishop","deck":"politics"}],"pass":true})",
         {"Skip"},
         R"({"do":"pass"})"},
        {"defending knights",
         R"({"decide":"commit-knights","choices":["c6","c9"]})",
         {"map B2 1 0.5", "1 knight defends"},
         R"({"do":"commit-knights","at":["c6"]})"},
        {"no knight defends",
         R"({"decide":"commit-knights","choices":["c6","c9"]})",
         {"0 knights defend"},
         R"({"do":"commit-knights","at":[]})"},
        {"neutral road",
         R"({"decide":"build-neutral","choices":{"green":["a2-a3","a3-a4"],"brown":["f1-f2"]}})",
         {"Green", "map A2 -0.5 -0.75", "Build it"},
         R"({"do":"build-neutral","color":"green","piece":"road","at":"a3-a4"})"},
        {"neutral settlement",
         R"({"decide":"build-neutral","choices":{"brown":["f2"]}})",
         {"Brown", "Places as a list", "Mountains, 2", "Build it"},
         R"({"do":"build-neutral","color":"brown","piece":"settlement","at":"f2"})"},
    };
}

/// A progress card of Anna by its word: the taps after the card.
inline std::vector<Scene> progressScenes() {
    return {
        {"alchemist", "Alchemist", {"Red die 2", "Yellow die 6", "Play"}, R"({"red":2,"yellow":6})"},
        {"crane", "Crane", {"Play"}, R"({})"},
        {"engineer", "Engineer", {"map B2 0.9 -0.6", "Play"}, R"({"at":"b5"})"},
        {"inventor", "Inventor", {"map B2", "map C4", "Play"}, R"({"hexes":["B2","C4"]})"},
        {"irrigation", "Irrigation", {"Play"}, R"({})"},
        {"medicine", "Medicine", {"Places as a list", "Settlement: Anna", "Play"}, R"({"at":"c8"})"},
        {"mining", "Mining", {"Play"}, R"({})"},
        {"road-building",
         "Road Building",
         {"Places as a list", "Forest, 10 · Mountains, 5", "Play"},
         R"({"at":["c6-c7"]})"},
        {"road-building",
         "Road Building",
         {"map B3 -0.5 0.75", "map B3 0.5 0.75", "Play"},
         R"({"at":["c6-c7","c7-c8"]})"},
        {"smith", "Smith", {"map B2 1 0.5", "map C4 1 -0.5", "Play"}, R"({"at":["c6","c9"]})"},
        {"bishop", "Bishop", {"map C5", "Play"}, R"({"to":"C5"})"},
        {"deserter", "Deserter", {"Ben", "Play"}, R"({"victim":"blue"})"},
        {"diplomat", "Diplomat", {"map C5 0.5 0.75", "Play"}, R"({"road":"d10-d11"})"},
        {"diplomat", "Diplomat", {"map B2 0.5 -0.75", "map B3 -0.5 0.75", "Play"}, R"({"road":"b4-b5","to":"c6-c7"})"},
        {"intrigue", "Intrigue", {"Places as a list", "Basic knight, active: Cleo", "Play"}, R"({"knight":"b4"})"},
        {"saboteur", "Saboteur", {"Play"}, R"({})"},
        {"spy", "Spy", {"Cleo", "Play"}, R"({"victim":"white"})"},
        {"warlord", "Warlord", {"Play"}, R"({})"},
        {"wedding", "Wedding", {"Play"}, R"({})"},
        {"commercial-harbor", "Commercial Harbor", {"Play"}, R"({})"},
        {"master-merchant", "Master Merchant", {"Ben", "Play"}, R"({"victim":"blue"})"},
        {"merchant", "Merchant", {"map C4", "Play"}, R"({"to":"C4"})"},
        {"merchant-fleet", "Merchant Fleet", {"Cloth", "Play"}, R"({"kind":"cloth"})"},
        {"resource-monopoly", "Resource Monopoly", {"Grain", "Play"}, R"({"resource":"grain"})"},
        {"trade-monopoly", "Trade Monopoly", {"Paper", "Play"}, R"({"commodity":"paper"})"},
    };
}

/// The table's tree of choices for a card.
inline record::Json wayOfCard(const std::string& card) {
    static const record::Json ways = record::Json::parse(R"({
        "engineer":{"ask":[{"key":"at","of":"place"}],"tree":["b5"]},
        "inventor":{"ask":[{"key":"hexes","of":"place"},{"key":"hexes","of":"place"}],"tree":{"B2":["A1","C4"],"C4":["B2"]},
            "yields":{"A1":{"throws":4},"B2":{"throws":3,"red":2},"C4":{"throws":4,"blue":1}}},
        "medicine":{"ask":[{"key":"at","of":"place"}],"tree":["c8"]},
        "road-building":{"pieces":{"base":["b5-c6","c6-c7"],"adds":{"c6-c7":["c7-c8"]},"cuts":{}}},
        "smith":{"ask":[{"key":"at","of":"places"}],"tree":["c6","c6 c9","c9"]},
        "bishop":{"ask":[{"key":"to","of":"place"}],"tree":["C4","C5"]},
        "deserter":{"ask":[{"key":"victim","of":"player"}],"tree":["blue","white"]},
        "diplomat":{"ask":[{"key":"road","of":"place"},{"key":"to","of":"place"}],
                    "tree":{"d10-d11":[""],"b4-b5":["","b5-c6","c6-c7"]}},
        "intrigue":{"ask":[{"key":"knight","of":"place"}],"tree":["b4","d9"]},
        "spy":{"ask":[{"key":"victim","of":"player"}],"tree":["blue","orange","white"]},
        "master-merchant":{"ask":[{"key":"victim","of":"player"}],"tree":["blue"]},
        "merchant":{"ask":[{"key":"to","of":"place"}],"tree":["B2","C4"]},
        "merchant-fleet":{"ask":[{"key":"kind","of":"kind"}],"tree":["wool","cloth"]},
        "resource-monopoly":{"ask":[{"key":"resource","of":"kind"}],"tree":["wool","grain"]},
        "trade-monopoly":{"ask":[{"key":"commodity","of":"kind"}],"tree":["cloth","paper"]},
        "monopoly":{"ask":[{"key":"resource","of":"kind"}],"tree":["wool","grain"]},
        "year-of-plenty":{"ask":[{"key":"cards","of":"cards","count":2}],"tree":["wool","ore"]},
        "knight":{"ask":[{"key":"to","of":"place"},{"key":"victim","of":"player","auto":true}],
                  "tree":{"A1":[""],"C5":["blue","orange"]}}})");
    return ways.value(card, record::Json());
}

inline std::vector<Scene> developmentScenes() {
    return {
        {"knight", "Knight", {"map C5", "Dan", "Play"}, R"({"to":"C5","victim":"orange"})"},
        {"road-building", "Road Building", {"map B3 -0.5 0.75", "Play"}, R"({"at":["c6-c7"]})"},
        {"year-of-plenty",
         "Year of Plenty",
         {"Ore: 0, tap for one more", "Ore: 1, tap for one more", "Play"},
         R"({"cards":{"ore":2}})"},
        {"monopoly", "Monopoly", {"Wool", "Play"}, R"({"resource":"wool"})"},
    };
}

/// The actions of the turn: from the hand to the command.
inline std::vector<Scene> turnScenes() {
    return {
        {"end of turn", "{}", {"End turn"}, R"({"do":"end-turn"})"},
        {"roll",
         R"({"can":{"roll":true,"end-turn":null},"game":{"phase":"roll","dice":null}})",
         {"Roll the dice"},
         R"({"do":"roll"})"},
        {"dice of the table",
         R"({"can":{"roll":true,"dice":["red","yellow","event"]},"game":{"phase":"roll","dice":null,"components":{"dice":"real"}}})",
         {"Enter the dice", "Red die 3", "Yellow die 5", "Ship", "Enter 8"},
         R"({"do":"roll","red":3,"yellow":5,"event":"ship"})"},
        {"dice after the alchemist",
         R"({"can":{"roll":true,"dice":["event"]},"game":{"phase":"roll","components":{"dice":"real"},"this_turn":{"alchemist":{"red":1,"yellow":1}}}})",
         {"Enter the dice", "Science", "Enter the dice"},
         R"({"do":"roll","event":"science"})"},
        {"road",
         "{}",
         {"Build", "Build a road", "map B3 -0.5 0.75", "Build a road"},
         R"({"do":"build","piece":"road","at":"c6-c7"})"},
        {"city by the list",
         "{}",
         {"Build", "Build a city", "Places as a list", "Settlement: Anna", "Build a city"},
         R"({"do":"build","piece":"city","at":"c8"})"},
        {"wall",
         "{}",
         {"Build", "Build a city wall", "map B2 1 -0.5", "Build a city wall"},
         R"({"do":"build","piece":"wall","at":"b5"})"},
        {"recruit",
         "{}",
         {"Knights", "Recruit a knight", "map B2 0 1", "Recruit a knight"},
         R"({"do":"build","piece":"knight","at":"c5"})"},
        {"activate",
         "{}",
         {"Knights", "Activate a knight", "map C4 1 -0.5", "Activate a knight"},
         R"({"do":"activate","at":"c9"})"},
        {"promote",
         "{}",
         {"Knights", "Promote a knight", "map B2 1 0.5", "Promote a knight"},
         R"({"do":"promote","at":"c6"})"},
        {"move a knight",
         "{}",
         {"Knights", "Move a knight", "map B2 1 0.5", "map B2 0 1", "Move a knight"},
         R"({"do":"move-knight","from":"c6","to":"c5"})"},
        {"chase the robber",
         "{}",
         {"Knights", "A knight chases away the robber", "map B2 1 0.5", "map C4", "A knight chases away the robber"},
         R"({"do":"chase-robber","knight":"c6","to":"C4"})"},
        {"ship",
         R"({"game":{"rules":{"options":["seafarers"]}},"can":{"ships":["c6-c7"]}})",
         {"Build", "Build a ship", "map B3 -0.5 0.75", "Build a ship"},
         R"({"do":"build","piece":"ship","at":"c6-c7"})"},
        {"ship that moves, by the list",
         R"({"can":{"ways":[{"do":{"do":"move-ship"},"name":"Move a ship","page":"build","ask":[{"key":"from","of":"place","text":"Tap the ship that moves."},{"key":"to","of":"place","text":"Tap its new path."}],"tree":{"a6-a7":["c6-c7"]}}]},"board":{"pieces":{"orange":{"roads":[],"ships":["a6-a7"]}}}})",
         {"Build", "Move a ship", "Places as a list", "Ship: Dan", "Forest, 10 · Mountains, 5", "Move a ship"},
         R"({"do":"move-ship","from":"a6-a7","to":"c6-c7"})"},
        {"movement phase",
         R"({"can":{"ways":[{"do":{"do":"start-movement"},"name":"Movement","page":"moves","ask":[],"tree":[]}]}})",
         {"Moves", "Movement"},
         R"({"do":"start-movement"})"},
        {"mounted knight that pays grain for its way",
         R"({"can":{"ways":[{"do":{"do":"move-mounted"},"name":"Move a mounted knight","page":"moves","ask":[{"key":"from","of":"place","auto":true,"text":"Tap the mounted knight."},{"key":"to","of":"place","text":"Tap its destination."}],"tree":{"a2-a3":{"c6-c7":"grain","b5-c6":0}}}]}})",
         {"Moves", "Move a mounted knight", "map B3 -0.5 0.75", "Move a mounted knightcosts 1 grain"},
         R"({"do":"move-mounted","from":"a2-a3","to":"c6-c7","grain":true})"},
        {"crew",
         R"({"can":{"ways":[{"do":{"do":"build","piece":"crew"},"name":"Crew","page":"build","ask":[{"key":"at","of":"place","text":"Tap a path beside one of your buildings."}],"tree":["c6-c7"]}]}})",
         {"Build", "Crew", "map B3 -0.5 0.75", "Crew"},
         R"({"do":"build","piece":"crew","at":"c6-c7"})"},
        {"baggage train waved through",
         R"({"can":{"ways":[{"do":{"do":"move-train"},"name":"Move the baggage train","page":"moves","ask":[{"key":"from","of":"place","auto":true,"text":"Tap your baggage train."},{"key":"to","of":"place","text":"Tap its destination."},{"key":"waved","of":"choice","auto":true,"text":"Does the owner of the knight wave it through?"}],"tree":{"c4":{"c5":["no","yes"]}}}]}})",
         {"Moves", "Move the baggage train", "map B2 0 1", "Yes", "Move the baggage train"},
         R"({"do":"move-train","from":"c4","to":"c5","waved":true})"},
        {"several knights banish",
         R"({"can":{"ways":[{"do":{"do":"banish"},"name":"Banish barbarians","page":"knights","ask":[{"key":"hex","of":"place","auto":true},{"key":"knights","of":"places"}],"tree":{"A1":["c6 c9"],"C4":["c9"]}}]}})",
         {"Knights", "Banish barbarians", "map A1", "map C4 1 -0.5", "map B2 1 0.5", "Banish barbarians"},
         R"({"do":"banish","hex":"A1","knights":["c6","c9"]})"},
        {"what a knight takes down",
         R"({"can":{"ways":[{"do":{"do":"deconstruct"},"name":"Take down, 1 gold","page":"knights","ask":[{"key":"knight","of":"place","text":"Tap the mighty knight."},{"key":"target","of":"place","text":"Tap what is taken down."}],"tree":{"c6":["b4-b5","d8"]}}]}})",
         {"Knights", "Take down, 1 gold", "map B2 1 0.5", "map B2 0.5 -0.75", "Take down, 1 gold"},
         R"({"do":"deconstruct","knight":"c6","road":"b4-b5"})"},
        {"first of several battles",
         R"({"can":{"ways":[{"do":{"do":"end-turn"},"name":"2 battles","page":"end","ask":[{"key":"first","of":"place","text":"Tap the hex that is fought for first."}],"tree":["","A1","C4"]}]}})",
         {"End turn2 battles", "map C4", "End turn"},
         R"({"do":"end-turn","first":"C4"})"},
        {"several battles in any order",
         R"({"can":{"ways":[{"do":{"do":"end-turn"},"name":"2 battles","page":"end","ask":[{"key":"first","of":"place","text":"Tap the hex that is fought for first."}],"tree":["","A1","C4"]}]}})",
         {"End turn2 battles", "End turn"},
         R"({"do":"end-turn"})"},
        {"barbarian chased",
         R"({"can":{"ways":[{"do":{"do":"chase-barbarian"},"name":"A knight chases a barbarian","page":"knights","ask":[{"key":"knight","of":"place","auto":true,"text":"Tap the knight that chases."},{"key":"from","of":"place","auto":true,"text":"Tap the hex of the barbarian."},{"key":"to","of":"place","text":"Tap the hex to which it goes."}],"tree":{"c6":{"B2":["A1","C4"]}}}]}})",
         {"Knights", "A knight chases a barbarian", "map C4", "A knight chases a barbarian"},
         R"({"do":"chase-barbarian","knight":"c6","from":"B2","to":"C4"})"},
        {"improve", "{}", {"Improve", "Build level 4"}, R"({"do":"improve","track":"politics"})"},
        {"bank",
         R"({"you":{"rates":{"wool":2}}})",
         {"Trade", "Wool: 2", "Wool: 1, 1 chosen", "Brick, tap", "Bank: 1 brick for 2 wool"},
         R"({"do":"trade-bank","give":{"wool":2},"take":{"brick":1}})"},
        {"trade tokens of two players",
         R"({"can":{"ways":[{"do":{"do":"forced-trade"},"name":"Forced trade","hint":"Costs 1 trade card.","page":"trade","ask":[],"tree":[]}]}})",
         {"Trade", "Forced tradeCosts 1 trade card."},
         R"({"do":"forced-trade"})"},
        {"commercial harbour",
         R"({"game":{"this_turn":{"commercial_harbor":["blue","white"]}}})",
         {"Trade", "Commercial Harbor", "Cleo", "Ore", "Offer Cleo 1 ore"},
         R"({"do":"harbor-trade","with":"white","give":{"ore":1}})"},
        {"special building",
         R"({"prompts":[{"key":"412.0","decide":"special-build","text":"Anna may build and buy","pass":true}],"game":{"phase":"special"},"can":{"end-turn":null,"trade":null}})",
         {"Build", "Build a road", "map B3 -0.5 0.75", "Build a road"},
         R"({"do":"build","piece":"road","at":"c6-c7"})"},
        {"special building is over",
         R"({"prompts":[{"key":"412.0","decide":"special-build","text":"Anna may build and buy","pass":true}],"game":{"phase":"special"},"can":{"end-turn":null,"trade":null}})",
         {"Finish building"},
         R"({"do":"pass"})"},
    };
}

} // namespace reeve::phones
