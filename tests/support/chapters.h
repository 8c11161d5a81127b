// SPDX-License-Identifier: GPL-3.0-or-later
// Several test classes in one program: each class has REEVE_CHAPTER(Class) at the end of its file, and chapters.cpp
// runs them in turn.
#pragma once

#include <QObject>

#include <vector>

namespace reeve::testing {

using MakeChapter = QObject* (*)();
std::vector<MakeChapter>& chapters();

template <typename T>
struct Chapter {
    Chapter() {
        chapters().push_back([]() -> QObject* { return new T; });
    }
};

} // namespace reeve::testing

#define REEVE_CHAPTER(Class) static const reeve::testing::Chapter<Class> registered##Class;
