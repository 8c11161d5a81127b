// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the global operator new by one that counts.
#include "tests/benchmarks/count_allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::uint64_t counted = 0;

void* take(std::size_t size) {
    ++counted;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}

} // namespace

namespace reeve::testing {
std::uint64_t allocations() { return counted; }
} // namespace reeve::testing

void* operator new(std::size_t size) { return take(size); }
void* operator new[](std::size_t size) { return take(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
