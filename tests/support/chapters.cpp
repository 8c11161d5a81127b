// SPDX-License-Identifier: GPL-3.0-or-later
// Runs all chapters of a test program, or only the one named by the first argument, with further arguments for Qt Test:
// barbarians_test BarbariansTest theirFunction
#include "tests/support/chapters.h"

#include <QTest>

#include <cstring>
#include <memory>

namespace reeve::testing {

std::vector<MakeChapter>& chapters() {
    static std::vector<MakeChapter> all;
    return all;
}

} // namespace reeve::testing

int main(int argc, char** argv) {
    const char* only = argc > 1 && argv[1][0] != '-' ? argv[1] : nullptr;
    std::vector<char*> arguments{argv[0]};
    for (int i = only == nullptr ? 1 : 2; i < argc; ++i) arguments.push_back(argv[i]);
    int failed = 0;
    int ran = 0;
    for (const auto make : reeve::testing::chapters()) {
        const std::unique_ptr<QObject> chapter(make());
        if (only != nullptr && std::strcmp(only, chapter->metaObject()->className()) != 0) continue;
        ++ran;
        failed += QTest::qExec(chapter.get(), static_cast<int>(arguments.size()), arguments.data());
    }
    if (ran == 0) qWarning("no chapter of that name");
    return ran == 0 ? 1 : failed;
}
