// SPDX-License-Identifier: GPL-3.0-or-later
// One target for libFuzzer; REEVE_FUZZ_TARGET is its function.
#include "tests/fuzz/targets.h"

#include <QtGlobal>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // Logging each broken file would take most of the time.
    static const auto quiet = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    static_cast<void>(quiet);
    reeve::fuzz::REEVE_FUZZ_TARGET({data, size});
    return 0;
}
