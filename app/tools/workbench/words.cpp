// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/workbench/words.h"

#include <QCoreApplication>

#include <array>

namespace reeve::workbench::words {
namespace {

struct Workbench {
    Q_DECLARE_TR_FUNCTIONS(Workbench)
};

constexpr std::array<const char*, kColors> kColorWords{
    QT_TRANSLATE_NOOP("Workbench", "red"),   QT_TRANSLATE_NOOP("Workbench", "blue"),
    QT_TRANSLATE_NOOP("Workbench", "white"), QT_TRANSLATE_NOOP("Workbench", "orange"),
    QT_TRANSLATE_NOOP("Workbench", "green"), QT_TRANSLATE_NOOP("Workbench", "brown")};

constexpr std::array<const char*, kTerrains> kTerrainWords{
    QT_TRANSLATE_NOOP("Workbench", "hills"),     QT_TRANSLATE_NOOP("Workbench", "forest"),
    QT_TRANSLATE_NOOP("Workbench", "pasture"),   QT_TRANSLATE_NOOP("Workbench", "fields"),
    QT_TRANSLATE_NOOP("Workbench", "mountains"), QT_TRANSLATE_NOOP("Workbench", "desert")};

constexpr std::array<const char*, 6> kHarborWords{
    QT_TRANSLATE_NOOP("Workbench", "brick"), QT_TRANSLATE_NOOP("Workbench", "lumber"),
    QT_TRANSLATE_NOOP("Workbench", "wool"),  QT_TRANSLATE_NOOP("Workbench", "grain"),
    QT_TRANSLATE_NOOP("Workbench", "ore"),   QT_TRANSLATE_NOOP("Workbench", "any")};

/// Names of stages (vision/locate/find_island.cpp, stages.cpp) and failures (vision/reading.h) of the reader.
[[maybe_unused]] constexpr const char* kStageWords[] = {
    QT_TRANSLATE_NOOP("Workbench", "sea"),
    QT_TRANSLATE_NOOP("Workbench", "coast"),
    QT_TRANSLATE_NOOP("Workbench", "sand"),
    QT_TRANSLATE_NOOP("Workbench", "score"),
    QT_TRANSLATE_NOOP("Workbench", "why not"),
    QT_TRANSLATE_NOOP("Workbench", "from above"),
    QT_TRANSLATE_NOOP("Workbench", "hexes"),
    QT_TRANSLATE_NOOP("Workbench", "paths"),
    QT_TRANSLATE_NOOP("Workbench", "intersections"),
    QT_TRANSLATE_NOOP("Workbench", "figures"),
    QT_TRANSLATE_NOOP("Workbench", "milliseconds to locate"),
    QT_TRANSLATE_NOOP("Workbench", "milliseconds to read"),
    QT_TRANSLATE_NOOP("Workbench", "too-dark"),
    QT_TRANSLATE_NOOP("Workbench", "no-island"),
    QT_TRANSLATE_NOOP("Workbench", "cut-off"),
    QT_TRANSLATE_NOOP("Workbench", "blurred"),
};

} // namespace

QString of(Color color) { return Workbench::tr(kColorWords[index(color)]); }
QString of(Terrain terrain) { return Workbench::tr(kTerrainWords[index(terrain)]); }
QString of(HarborKind gives) { return Workbench::tr(kHarborWords[index(gives)]); }
QString stage(std::string_view name) { return Workbench::tr(std::string(name).c_str()); }
QString none() { return Workbench::tr("none"); }
QString nothing() { return Workbench::tr("nothing"); }
QString settlement() { return Workbench::tr("settlement"); }
QString city() { return Workbench::tr("city"); }
QString robber() { return Workbench::tr("robber"); }
QString merchant() { return Workbench::tr("merchant"); }
QString ship() { return Workbench::tr("barbarian ship"); }
QString shipOn(int spaces) { return spaces == 0 ? Workbench::tr("at the start") : QString::number(spaces); }
QString photograph() { return Workbench::tr("Photograph"); }

} // namespace reeve::workbench::words
