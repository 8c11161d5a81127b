// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table.h"

#include "app/values/json_values.h"
#include "app/values/name_length.h"

#include <algorithm>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

const QString kReal = u"real"_s, kDigital = u"digital"_s;
const QStringList kWatching{u"ask"_s, u"show"_s, u"enter"_s};
const QStringList kSides{u"bottom"_s, u"left"_s, u"top"_s, u"right"_s};

QString group(qint64 id) { return u"tables/%1"_s.arg(id); }
/// JSON in the characters that SettingsFile accepts, whatever the input.
QString plainText(const nlohmann::ordered_json& json) {
    return QString::fromStdString(json.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace))
        .replace(u'@', u"\\u0040"_s)
        .replace(QChar(0x7f), u"\\u007f"_s);
}
QString wordOf(bool digital) { return digital ? kDigital : kReal; }

} // namespace

Table::Table(QObject* parent) : QObject(parent) {}

QString Table::dice() const { return wordOf(m_components.ownDice); }
QString Table::hands() const { return wordOf(!m_components.realHands); }
QString Table::decks() const { return wordOf(!m_components.realDecks); }

void Table::setDice(const QString& dice) {
    if (dice == kReal || dice == kDigital) set(&Components::ownDice, dice == kDigital);
}
void Table::setHands(const QString& hands) {
    if (hands == kReal || hands == kDigital) set(&Components::realHands, hands == kReal);
}
void Table::setDecks(const QString& decks) {
    if (decks == kReal || decks == kDigital) set(&Components::realDecks, decks == kReal);
}

void Table::setWatching(const QString& watching) {
    if (watching == m_watching || !kWatching.contains(watching)) return;
    m_watching = watching;
    keep();
    emit changed();
}

void Table::setHouseRules(const QString& rules) {
    const QString kept = shortened(rules, kLongestHouseRules);
    if (kept == m_houseRules) return;
    m_houseRules = kept;
    keep();
    emit changed();
}

QVariantMap Table::choicesOf(qint64 id) {
    const QString kept = id == 0 ? QString() : SettingsFile().value(group(id)).toString();
    return toVariant(fromText(kept).value_or(nlohmann::ordered_json::object())).toMap();
}

QString Table::houseRulesOf(qint64 id) {
    return shortened(choicesOf(id).value(u"houseRules"_s).toString(), kLongestHouseRules);
}

ChosenModulesFacts Table::modulesOf(qint64 id) {
    const QVariantMap kept = choicesOf(id).value(u"modules"_s).toMap();
    return {.modules = kept.value(u"chosen"_s).toStringList(), .numbers = kept.value(u"numbers"_s).toMap()};
}

QStringList Table::optionsOf(qint64 id, const QStringList& otherwise) {
    const QVariantMap kept = choicesOf(id);
    return kept.contains(u"options"_s) ? kept.value(u"options"_s).toStringList() : otherwise;
}

void Table::setLevels(const QStringList& levels) {
    if (levels == m_levels) return;
    m_levels = levels;
    keep();
    emit changed();
}

void Table::set(bool Components::*part, bool value) {
    if (m_components.*part == value) return;
    m_components.*part = value;
    keep();
    emit changed();
}

void Table::setSide(int seat, const QString& side) {
    if (seat < 0 || seat >= m_sides.size() || !kSides.contains(side) || m_sides[seat] == side) return;
    m_sides[seat] = side;
    keep();
    emit changed();
}

void Table::sit(qint64 id, int seats) {
    m_id = id;
    m_components = {};
    m_watching = kWatching.front();
    m_houseRules.clear();
    m_modules.clear();
    m_options.clear();
    m_sides.clear();
    m_levels.clear();
    for (int i = 0; i < seats; ++i) m_sides.append(kSides.front());
    take(choicesOf(id));
}

void Table::take(const QVariantMap& choices) {
    const auto word = [&](const QString& key) { return choices.value(key).toString(); };
    if (choices.contains(u"dice"_s)) m_components.ownDice = word(u"dice"_s) == kDigital;
    if (choices.contains(u"hands"_s)) m_components.realHands = word(u"hands"_s) == kReal;
    if (choices.contains(u"decks"_s)) m_components.realDecks = word(u"decks"_s) == kReal;
    if (kWatching.contains(word(u"watching"_s))) m_watching = word(u"watching"_s);
    if (choices.contains(u"houseRules"_s)) m_houseRules = shortened(word(u"houseRules"_s), kLongestHouseRules);
    if (choices.contains(u"modules"_s)) m_modules = choices.value(u"modules"_s).toMap();
    if (choices.contains(u"options"_s)) m_options = choices.value(u"options"_s).toStringList();
    if (choices.contains(u"levels"_s)) m_levels = choices.value(u"levels"_s).toStringList();
    const QVariantList sides = choices.value(u"sides"_s).toList();
    for (qsizetype i = 0; i < std::min(sides.size(), m_sides.size()); ++i)
        if (kSides.contains(sides[i].toString())) m_sides[i] = sides[i].toString();
    keep();
    emit changed();
}

void Table::keep() {
    if (m_id == 0) return;
    QVariantMap choices{{u"dice"_s, dice()},         {u"hands"_s, hands()},           {u"decks"_s, decks()},
                        {u"watching"_s, m_watching}, {u"houseRules"_s, m_houseRules}, {u"sides"_s, m_sides}};
    if (!m_modules.isEmpty()) choices.insert(u"modules"_s, m_modules);
    if (!m_levels.isEmpty()) choices.insert(u"levels"_s, m_levels);
    if (m_options.isValid()) choices.insert(u"options"_s, m_options);
    SettingsFile file;
    file.set(group(m_id), plainText(toJson(choices)));
    emit kept(file.fault());
}

void Table::forget(qint64 id) { SettingsFile().remove(group(id)); }

void Table::copy(qint64 from, qint64 to) {
    SettingsFile file;
    if (const QVariant kept = file.value(group(from)); kept.isValid()) file.set(group(to), kept);
}

} // namespace reeve::app

#include "moc_table.cpp"
