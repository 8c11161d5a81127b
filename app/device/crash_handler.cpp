// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/crash_handler.h"

#include <QFile>

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>

#include <execinfo.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace reeve::app {

namespace {

// Buffers are allocated in advance, because a crash handler cannot allocate memory.
constexpr std::size_t kLongest = 4096;
constexpr int kMostWords = 15;
constexpr int kFrames = 48;
constexpr time_t kLeastRun = 10; ///< seconds
char g_file[kLongest];
char g_version[64];
char g_program[kMostWords + 1][kLongest];
char* g_restart[kMostWords + 2];
alignas(16) char g_stack[65536];
time_t g_started = 0;
volatile std::sig_atomic_t g_stopping = 0;

void put(char* to, std::size_t size, const QByteArray& text) {
    std::strncpy(to, text.constData(), size - 1);
    to[size - 1] = '\0';
}

void say(int note, const char* words) {
    const ssize_t written = write(note, words, std::strlen(words));
    static_cast<void>(written);
}

time_t secondsNow() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

/// Uses async-signal-safe calls only (and backtrace, which is safe after its first call).
void writeNote(const char* what, const char* detail) {
    const int note = open(g_file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (note < 0) return;
    say(note, what);
    say(note, detail);
    say(note, "\nReeve ");
    say(note, g_version);
    say(note, "\n");
    void* frames[kFrames];
    const int count = backtrace(frames, kFrames);
    backtrace_symbols_fd(frames, count, note);
    fsync(note);
    close(note);
}

/// fork() would wait for locks that may be held at the crash, above all the allocator's, and the process would hang.
pid_t forkInHandler() {
#ifdef __GLIBC_PREREQ
#if __GLIBC_PREREQ(2, 34)
    return _Fork();
#endif
#endif
    return fork();
}

/// Forks a child that waits until this process, and its lock on the games, is gone, and then executes the program
/// again.
void startAgain() {
    if (g_restart[0] == nullptr || secondsNow() - g_started < kLeastRun) return;
    const pid_t before = getpid();
    if (forkInHandler() != 0) return;
    setsid();
    const timespec moment{0, 20'000'000};
    for (int waited = 0; getppid() == before && waited < 500; ++waited) nanosleep(&moment, nullptr);
    for (int file = 3; file < 1024; ++file) close(file);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execvp(g_restart[0], g_restart);
    _exit(127);
}

const char* nameOf(int signal) {
    switch (signal) {
    case SIGSEGV: return "a fault of memory (SIGSEGV)";
    case SIGBUS: return "a fault of memory (SIGBUS)";
    case SIGFPE: return "an impossible calculation (SIGFPE)";
    case SIGILL: return "an impossible instruction (SIGILL)";
    default: return "a promise that was broken (SIGABRT)";
    }
}

void onSignal(int signal) {
    // A second crash in the handler ends the process immediately.
    if (g_stopping == 0) {
        g_stopping = 1;
        writeNote(nameOf(signal), "");
        startAgain();
    }
    // The handler has been reset (SA_RESETHAND), so this invokes the default action.
    raise(signal);
}

[[noreturn]] void onTerminate() {
    if (g_stopping == 0) {
        g_stopping = 1;
        const char* what = "an exception that nobody caught";
        const char* detail = "";
        if (const auto current = std::current_exception()) {
            try {
                std::rethrow_exception(current);
            } catch (const std::exception& e) {
                what = "an exception that nobody caught: ";
                detail = e.what();
                writeNote(what, detail);
            } catch (...) {
                writeNote(what, detail);
            }
        } else {
            writeNote(what, detail);
        }
        startAgain();
    }
    std::abort();
}

} // namespace

void installCrashHandler(const QString& file, const QByteArray& version, const QStringList& restart) {
    put(g_file, sizeof g_file, QFile::encodeName(file));
    put(g_version, sizeof g_version, version);
    int words = 0;
    for (const QString& word : restart.mid(0, kMostWords)) {
        put(g_program[words], kLongest, QFile::encodeName(word));
        g_restart[words] = g_program[words];
        ++words;
    }
    g_restart[words] = nullptr;
    g_started = secondsNow();
    // The first call loads a library.
    void* frames[1];
    backtrace(frames, 1);
    std::set_terminate(onTerminate);
    // Separate stack: the crash may be a stack overflow.
    stack_t stack{};
    stack.ss_sp = g_stack;
    stack.ss_size = sizeof g_stack;
    sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_handler = onSignal;
    action.sa_flags = static_cast<int>(SA_ONSTACK | SA_RESETHAND | SA_NODEFER);
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) sigaction(signal, &action, nullptr);
}

} // namespace reeve::app
