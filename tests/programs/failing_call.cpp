// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loaded before the C library (LD_PRELOAD), it makes one call of one program fail:
//   LANESCOPE_FAIL_CALL     write, fsync, spawn, thread or malloc
//   LANESCOPE_FAIL_AT       which of them, from 1, counted from the begin of main on
//   LANESCOPE_FAIL_PROGRAM  in which program
//   LANESCOPE_FAIL_MARK     a file whose first byte becomes "1" when the call fails
// With "places" instead of a number nothing fails, and the file becomes a FailingPlaces.
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "tests/programs/failing_places.h"

namespace {

using lanescope::tests::FailingPlaces;

std::atomic<long> callsLeft = 0;
char call[16];
// Both are mapped, since a sandbox keeps a program from opening files.
char* mark = nullptr;
FailingPlaces* places = nullptr;

template <class Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

/// Whether this call is the one.
bool fails(const char* name) {
  if (callsLeft.load(std::memory_order_relaxed) <= 0 || ::strcmp(name, call) != 0) return false;
  if (callsLeft.fetch_sub(1) != 1) return false;
  *mark = '1';
  return true;
}

/// Files can be full, and pipes can break; what wakes up an event loop cannot fail.
bool failsWriting(int file) {
  struct stat status {};
  if (::fstat(file, &status) != 0) return false;
  if (!S_ISREG(status.st_mode) && !S_ISFIFO(status.st_mode)) return false;
  if (!fails("write")) return false;
  errno = S_ISREG(status.st_mode) ? ENOSPC : EIO;
  return true;
}

bool failsSyncing() {
  if (!fails("fsync")) return false;
  errno = EIO;
  return true;
}

bool failsSpawning() {
  if (!fails("spawn")) return false;
  errno = EAGAIN;
  return true;
}

/// Whether nothing was allocated by these callers before.
bool isNewPlace() {
  constexpr std::size_t kCallers = 12;
  constexpr std::size_t kOwn = 1;  // where this is inlined, malloc
  static std::array<std::atomic<std::uint64_t>, 2 * FailingPlaces::kMost> seen;
  std::array<void*, kOwn + kCallers> callers{};
  const int count = ::backtrace(callers.data(), static_cast<int>(callers.size()));
  std::uint64_t hash = 14695981039346656037U;  // FNV-1a
  for (std::size_t i = kOwn; i < static_cast<std::size_t>(count); ++i) {
    hash = (hash ^ reinterpret_cast<std::uintptr_t>(callers[i])) * 1099511628211U;
  }
  for (std::size_t slot = hash % seen.size();; slot = (slot + 1) % seen.size()) {
    std::uint64_t free = 0;
    if (seen[slot].compare_exchange_strong(free, hash)) return true;
    if (free == hash) return false;
  }
}

void notePlace() {
  static std::atomic<std::uint32_t> allocations = 0;
  [[gnu::tls_model("initial-exec")]] thread_local bool isLooking = false;
  const std::uint32_t number = ++allocations;
  if (isLooking) return;  // backtrace() allocates, too
  isLooking = true;
  std::atomic_ref<std::uint32_t> known(places->count);
  if (known < FailingPlaces::kMost && isNewPlace()) {
    const std::uint32_t at = known++;
    if (at < FailingPlaces::kMost) places->numbers[at] = number;
  }
  isLooking = false;
}

bool failsAllocating() {
  if (places != nullptr) notePlace();
  if (!fails("malloc")) return false;
  errno = ENOMEM;
  return true;
}

/// Returns null where there can be no such file.
void* mapFile(const char* path, std::size_t size) {
  const int file = ::open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0 || ::ftruncate(file, static_cast<off_t>(size)) != 0) return nullptr;
  void* const mapped = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  ::close(file);
  return mapped == MAP_FAILED ? nullptr : mapped;
}

void begin() {
  const char* program = ::getenv("LANESCOPE_FAIL_PROGRAM");
  const char* name = ::getenv("LANESCOPE_FAIL_CALL");
  const char* at = ::getenv("LANESCOPE_FAIL_AT");
  const char* file = ::getenv("LANESCOPE_FAIL_MARK");
  if (program == nullptr || name == nullptr || at == nullptr || file == nullptr) return;
  if (::strcmp(program, program_invocation_short_name) != 0) return;
  if (::strlen(name) >= sizeof call) return;
  if (::strcmp(at, "places") == 0) {
    std::array<void*, 1> callers{};
    ::backtrace(callers.data(), 1);  // loads its library
    places = static_cast<FailingPlaces*>(mapFile(file, sizeof(FailingPlaces)));
    return;
  }
  mark = static_cast<char*>(mapFile(file, 1));
  if (mark == nullptr) return;
  ::strcpy(call, name);
  callsLeft = ::atol(at);
}

using Main = int (*)(int, char**, char**);
Main realMain = nullptr;

int mainAfterBegin(int argc, char** argv, char** environment) {
  begin();
  return realMain(argc, argv, environment);
}

}  // namespace

extern "C" {

void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* block, size_t size);
void* __libc_memalign(size_t alignment, size_t size);

int __libc_start_main(Main program, int argc, char** argv, void (*init)(), void (*fini)(),
                      void (*loader)(), void* stack) {
  realMain = program;
  return next<decltype(&__libc_start_main)>("__libc_start_main")(mainAfterBegin, argc, argv, init,
                                                                 fini, loader, stack);
}

// The system's headers have reserved names.
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name)
void* malloc(size_t size) {
  return failsAllocating() ? nullptr : __libc_malloc(size);
}
void* calloc(size_t count, size_t size) {
  return failsAllocating() ? nullptr : __libc_calloc(count, size);
}
void* realloc(void* block, size_t size) {
  return failsAllocating() ? nullptr : __libc_realloc(block, size);
}
void* memalign(size_t alignment, size_t size) {
  return failsAllocating() ? nullptr : __libc_memalign(alignment, size);
}
void* aligned_alloc(size_t alignment, size_t size) {
  return memalign(alignment, size);
}
int posix_memalign(void** block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block == nullptr ? ENOMEM : 0;
}

ssize_t write(int file, const void* bytes, size_t count) {
  static const auto real = next<decltype(&write)>("write");
  return failsWriting(file) ? -1 : real(file, bytes, count);
}
ssize_t pwrite(int file, const void* bytes, size_t count, off_t at) {
  static const auto real = next<decltype(&pwrite)>("pwrite");
  return failsWriting(file) ? -1 : real(file, bytes, count, at);
}
ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at) {
  static const auto real = next<decltype(&pwrite64)>("pwrite64");
  return failsWriting(file) ? -1 : real(file, bytes, count, at);
}
ssize_t writev(int file, const iovec* parts, int count) {
  static const auto real = next<decltype(&writev)>("writev");
  return failsWriting(file) ? -1 : real(file, parts, count);
}
int fsync(int file) {
  static const auto real = next<decltype(&fsync)>("fsync");
  return failsSyncing() ? -1 : real(file);
}
int fdatasync(int file) {
  static const auto real = next<decltype(&fdatasync)>("fdatasync");
  return failsSyncing() ? -1 : real(file);
}

pid_t fork() noexcept {
  static const auto real = next<decltype(&fork)>("fork");
  return failsSpawning() ? -1 : real();
}
int posix_spawn(pid_t* pid, const char* path, const posix_spawn_file_actions_t* actions,
                const posix_spawnattr_t* attributes, char* const* arguments,
                char* const* environment) {
  static const auto real = next<decltype(&posix_spawn)>("posix_spawn");
  return failsSpawning() ? EAGAIN : real(pid, path, actions, attributes, arguments, environment);
}
int posix_spawnp(pid_t* pid, const char* path, const posix_spawn_file_actions_t* actions,
                 const posix_spawnattr_t* attributes, char* const* arguments,
                 char* const* environment) {
  static const auto real = next<decltype(&posix_spawnp)>("posix_spawnp");
  return failsSpawning() ? EAGAIN : real(pid, path, actions, attributes, arguments, environment);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*work)(void*),
                   void* argument) noexcept {
  static const auto real = next<decltype(&pthread_create)>("pthread_create");
  return fails("thread") ? EAGAIN : real(thread, attributes, work, argument);
}

// NOLINTEND(readability-inconsistent-declaration-parameter-name)
}  // extern "C"
