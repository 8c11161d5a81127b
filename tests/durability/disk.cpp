// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/durability/disk.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <climits>
#include <condition_variable>
#include <cstdarg>
#include <mutex>
#include <thread>

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace reeve::testing::disk {
namespace {

constexpr std::size_t kSector = 512;

std::string g_folder;
std::vector<Operation> g_operations;
int g_left = INT_MAX; ///< operations until the failure
int g_error = 0;
bool g_failed = false;
std::atomic<int> g_delay = 0;
std::mutex g_mutex;
std::condition_variable g_released;
bool g_held = false;
int g_waiting = 0;

/// Waits for the configured delay.
void takeTime() {
    if (const int delay = g_delay; delay > 0) std::this_thread::sleep_for(std::chrono::milliseconds(delay));
    std::unique_lock lock(g_mutex);
    ++g_waiting;
    g_released.wait(lock, [] { return !g_held; });
    --g_waiting;
}

/// The name of a file in the watched folder; nullopt for other files.
std::optional<std::string> watched(const std::string& path) {
    if (g_folder.empty() || !path.starts_with(g_folder + "/")) return std::nullopt;
    return path.substr(g_folder.size() + 1);
}

std::optional<std::string> watched(int file) {
    if (g_folder.empty()) return std::nullopt;
    char path[PATH_MAX];
    const auto length = readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), path, sizeof path);
    return length > 0 ? watched(std::string(path, static_cast<std::size_t>(length))) : std::nullopt;
}

/// Records an operation; several threads write.
void put(Operation operation) {
    const std::lock_guard lock(g_mutex);
    g_operations.push_back(std::move(operation));
}

/// True if this operation fails; sets errno.
bool fails() {
    const std::lock_guard lock(g_mutex);
    if (g_error == 0 || g_left-- > 0) return false;
    g_failed = true;
    errno = g_error;
    return true;
}

template <typename Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

void write(std::string& content, std::size_t at, const std::string& bytes) {
    if (content.size() < at + bytes.size()) content.resize(at + bytes.size());
    std::copy(bytes.begin(), bytes.end(), content.begin() + static_cast<std::ptrdiff_t>(at));
}

void carryOut(Files& files, const Operation& operation) {
    switch (operation.kind) {
    case Operation::Kind::Write: write(files[operation.file], operation.at, operation.bytes); break;
    case Operation::Kind::Truncate: files[operation.file].resize(operation.at); break;
    case Operation::Kind::Remove: files.erase(operation.file); break;
    case Operation::Kind::Sync:
    case Operation::Kind::Mark: break;
    }
}

} // namespace

void watch(const std::string& folder) {
    g_folder = folder;
    g_operations.clear();
    heal();
}

const std::vector<Operation>& operations() { return g_operations; }

void mark(std::size_t number) { put({Operation::Kind::Mark, {}, number, {}}); }

void failAfter(int after, int error) {
    g_left = after;
    g_error = error;
    g_failed = false;
}

void heal() { g_error = 0; }

bool failed() { return g_failed; }

void delaySyncs(int milliseconds) { g_delay = milliseconds; }

void holdSyncs() {
    const std::lock_guard lock(g_mutex);
    g_held = true;
}

void releaseSyncs() {
    {
        const std::lock_guard lock(g_mutex);
        g_held = false;
    }
    g_released.notify_all();
}

bool syncWaits() {
    const std::lock_guard lock(g_mutex);
    return g_held && g_waiting > 0;
}

Files killedAfter(const Files& before, std::size_t count, std::size_t torn) {
    Files files = before;
    for (std::size_t i = 0; i < count; ++i) carryOut(files, g_operations[i]);
    if (count < g_operations.size() && g_operations[count].kind == Operation::Kind::Write)
        write(files[g_operations[count].file], g_operations[count].at, g_operations[count].bytes.substr(0, torn));
    return files;
}

Files powerLostAfter(const Files& before, std::size_t count, Chance& chance) {
    std::map<std::string, std::size_t> synced; // index of each file's last sync
    for (std::size_t i = 0; i < count; ++i)
        if (g_operations[i].kind == Operation::Kind::Sync) synced[g_operations[i].file] = i;
    Files files = before;
    for (std::size_t i = 0; i < count; ++i) {
        const Operation& operation = g_operations[i];
        const auto safe = synced.find(operation.file);
        if (safe != synced.end() && i < safe->second) {
            carryOut(files, operation);
        } else if (operation.kind == Operation::Kind::Write) {
            for (std::size_t from = 0; from < operation.bytes.size(); from += kSector)
                if (chance.draw(2) == 0)
                    write(files[operation.file], operation.at + from, operation.bytes.substr(from, kSector));
        } else if (chance.draw(2) == 0) {
            carryOut(files, operation);
        }
    }
    return files;
}

} // namespace reeve::testing::disk

// The wrapped calls. `nm -D libsqlite3.so.0` lists those that SQLite uses.
namespace disk = reeve::testing::disk;

extern "C" {

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at) {
    static auto* const next = disk::real<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    const auto name = disk::watched(file);
    if (name && disk::fails()) return -1;
    const ssize_t written = next(file, bytes, size, at);
    if (name && written > 0)
        disk::put({disk::Operation::Kind::Write, *name, static_cast<std::size_t>(at),
                   std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(written))});
    return written;
}

int ftruncate64(int file, off64_t length) noexcept {
    static auto* const next = disk::real<int(int, off64_t)>("ftruncate64");
    const auto name = disk::watched(file);
    if (name && disk::fails()) return -1;
    const int result = next(file, length);
    if (name && result == 0) disk::put({disk::Operation::Kind::Truncate, *name, static_cast<std::size_t>(length), {}});
    return result;
}

int fdatasync(int file) {
    static auto* const next = disk::real<int(int)>("fdatasync");
    const auto name = disk::watched(file);
    if (!name) return next(file);
    if (disk::fails()) return -1;
    disk::takeTime();
    // Watched files need no real sync.
    disk::put({disk::Operation::Kind::Sync, *name, 0, {}});
    return 0;
}

int fsync(int file) {
    static auto* const next = disk::real<int(int)>("fsync");
    if (disk::watched(file)) disk::takeTime();
    return next(file);
}

int unlink(const char* path) noexcept {
    static auto* const next = disk::real<int(const char*)>("unlink");
    const auto name = disk::watched(path);
    if (name && disk::fails()) return -1;
    const int result = next(path);
    if (name && result == 0) disk::put({disk::Operation::Kind::Remove, *name, 0, {}});
    return result;
}

int open(const char* path, int flags, ...) {
    static auto* const next = disk::real<int(const char*, int, ...)>("open");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if ((flags & (O_CREAT | O_RDWR | O_WRONLY)) != 0 && disk::watched(path) && disk::fails()) return -1;
    return next(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    static auto* const next = disk::real<int(const char*, int, ...)>("open64");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if ((flags & (O_CREAT | O_RDWR | O_WRONLY)) != 0 && disk::watched(path) && disk::fails()) return -1;
    return next(path, flags, mode);
}
}
