// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loaded before the C library (LD_PRELOAD), it writes down what a program and its children change
// below a folder, and what they say on standard output:
//   LANESCOPE_DISK_FOLDER  the folder, as realpath(3) names it
//   LANESCOPE_DISK_LOG     the file for DiskOperation after DiskOperation, outside of the folder
//   LANESCOPE_DISK_PARENT  the process that started the program; what its children say is no matter
// What is written through a mapping of a file is missed; SQLite does this with its -shm file, which
// it makes anew after a crash.
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "tests/programs/power/disk_operation.h"

namespace {

using Kind = lanescope::tests::DiskOperation::Kind;

constexpr mode_t kUsualMode = 0666;

/// Held while an operation is done and written down, so that both have the same order.
std::mutex& mutex() {
  static std::mutex one;
  return one;
}

struct Recorder {
  std::string folder;
  int log = -1;
};

const Recorder& recorder() {
  static const Recorder one = [] {
    Recorder made;
    const char* const folder = ::getenv("LANESCOPE_DISK_FOLDER");
    const char* const log = ::getenv("LANESCOPE_DISK_LOG");
    if (folder == nullptr || log == nullptr) return made;
    made.folder = folder;
    made.log = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, log,
                                          O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, kUsualMode));
    return made;
  }();
  return one;
}

/// Whether the process is no child of another one that is recorded.
bool isFirst() {
  static const bool is = [] {
    const char* const parent = ::getenv("LANESCOPE_DISK_PARENT");
    return parent != nullptr && ::atoi(parent) == ::getppid();
  }();
  return is;
}

struct Words {
  std::string_view path = {};
  std::string_view other = {};
  std::string_view data = {};
};

iovec partOf(std::string_view bytes) {
  return {const_cast<char*>(bytes.data()), bytes.size()};
}

void record(Kind kind, ino_t file, off_t offset, const Words& words) {
  lanescope::tests::DiskOperationHead head{kind,
                                           static_cast<std::uint32_t>(words.path.size()),
                                           static_cast<std::uint32_t>(words.other.size()),
                                           static_cast<std::uint32_t>(words.data.size()),
                                           file,
                                           static_cast<std::uint64_t>(offset)};
  const iovec parts[] = {
      {&head, sizeof head}, partOf(words.path), partOf(words.other), partOf(words.data)};
  if (::syscall(SYS_writev, recorder().log, parts, 4) < 0) ::abort();
}

/// The path in the recorded folder; nothing for others.
std::optional<std::string> inFolder(std::string_view path) {
  const std::string& folder = recorder().folder;
  if (folder.empty() || !path.starts_with(folder)) return std::nullopt;
  if (path.size() == folder.size()) return std::string();
  if (path[folder.size()] != '/') return std::nullopt;
  return std::string(path.substr(folder.size() + 1));
}

std::string targetOf(const std::string& link) {
  char target[4096];
  const ssize_t count = ::readlink(link.c_str(), target, sizeof target);
  return count < 0 ? std::string() : std::string(target, static_cast<std::size_t>(count));
}

std::string pathOf(int file) {
  return targetOf("/proc/self/fd/" + std::to_string(file));
}

std::optional<std::string> inFolder(int at, const char* name) {
  if (recorder().log < 0 || name == nullptr) return std::nullopt;
  std::filesystem::path path(name);
  if (path.is_relative()) {
    path = std::filesystem::path(at == AT_FDCWD ? targetOf("/proc/self/cwd") : pathOf(at)) / path;
  }
  std::string normal = path.lexically_normal().native();
  if (normal.ends_with('/')) normal.pop_back();
  return inFolder(normal);
}

/// The number of a regular file below the folder, or 0.
ino_t recorded(int file) {
  if (recorder().log < 0) return 0;
  struct stat status {};
  if (::fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
  return inFolder(pathOf(file)) ? status.st_ino : 0;
}

int opened(int at, const char* name, int flags, mode_t mode) {
  const bool hasNoName = (flags & O_TMPFILE) == O_TMPFILE;
  const bool changes = hasNoName || (flags & (O_CREAT | O_TRUNC)) != 0;
  const auto path = changes ? inFolder(at, name) : std::nullopt;
  if (!path) return static_cast<int>(::syscall(SYS_openat, at, name, flags, mode));
  const std::scoped_lock lock(mutex());
  const bool wasThere = ::faccessat(at, name, F_OK, 0) == 0;
  const int file = static_cast<int>(::syscall(SYS_openat, at, name, flags, mode));
  struct stat status {};
  if (file < 0 || ::fstat(file, &status) != 0) return file;
  if (hasNoName) {
    record(Kind::create, status.st_ino, 0, {});
  } else if (!wasThere) {
    record(Kind::create, status.st_ino, 0, {.path = *path});
  } else if ((flags & O_TRUNC) != 0) {
    record(Kind::resize, status.st_ino, 0, {});
  }
  return file;
}

ssize_t written(int file, const void* bytes, std::size_t count, std::optional<off_t> at) {
  const auto write = [&] {
    return at ? ::syscall(SYS_pwrite64, file, bytes, count, *at)
              : ::syscall(SYS_write, file, bytes, count);
  };
  const ino_t number = recorded(file);
  const bool isTold = file == STDOUT_FILENO && recorder().log >= 0 && isFirst();
  if (number == 0 && !isTold) return write();
  const std::scoped_lock lock(mutex());
  const ssize_t taken = write();
  if (taken <= 0) return taken;
  const std::string_view data(static_cast<const char*>(bytes), static_cast<std::size_t>(taken));
  if (number == 0) {
    record(Kind::told, 0, 0, {.data = data});
  } else {
    record(Kind::write, number, at ? *at : ::lseek(file, 0, SEEK_CUR) - taken, {.data = data});
  }
  return taken;
}

int resized(int file, off_t size) {
  const std::scoped_lock lock(mutex());
  const int code = static_cast<int>(::syscall(SYS_ftruncate, file, size));
  if (code == 0) {
    if (const ino_t number = recorded(file)) record(Kind::resize, number, size, {});
  }
  return code;
}

int synced(long call, int file) {
  const std::scoped_lock lock(mutex());
  const int code = static_cast<int>(::syscall(call, file));
  if (code != 0 || recorder().log < 0) return code;
  struct stat status {};
  if (::fstat(file, &status) == 0 && S_ISDIR(status.st_mode)) {
    if (const auto path = inFolder(pathOf(file))) record(Kind::syncFolder, 0, 0, {.path = *path});
  } else if (const ino_t number = recorded(file)) {
    record(Kind::sync, number, 0, {});
  }
  return code;
}

int renamed(int fromAt, const char* from, int toAt, const char* to, unsigned flags) {
  const auto path = inFolder(fromAt, from);
  const auto other = inFolder(toAt, to);
  const std::scoped_lock lock(mutex());
  const int code = static_cast<int>(::syscall(SYS_renameat2, fromAt, from, toAt, to, flags));
  if (code == 0 && path && other) record(Kind::rename, 0, 0, {.path = *path, .other = *other});
  return code;
}

int linked(int fromAt, const char* from, int toAt, const char* to, int flags) {
  const auto path = inFolder(toAt, to);
  const std::scoped_lock lock(mutex());
  const int code = static_cast<int>(::syscall(SYS_linkat, fromAt, from, toAt, to, flags));
  struct stat status {};
  if (code == 0 && path && ::fstatat(toAt, to, &status, AT_SYMLINK_NOFOLLOW) == 0) {
    record(Kind::link, status.st_ino, 0, {.path = *path});
  }
  return code;
}

int removed(int at, const char* name, int flags) {
  const auto path = inFolder(at, name);
  const std::scoped_lock lock(mutex());
  const int code = static_cast<int>(::syscall(SYS_unlinkat, at, name, flags));
  if (code == 0 && path) record(Kind::remove, 0, 0, {.path = *path});
  return code;
}

int madeFolder(int at, const char* name, mode_t mode) {
  const auto path = inFolder(at, name);
  const std::scoped_lock lock(mutex());
  const int code = static_cast<int>(::syscall(SYS_mkdirat, at, name, mode));
  if (code == 0 && path) record(Kind::makeFolder, 0, 0, {.path = *path});
  return code;
}

mode_t modeIn(int flags, va_list rest) {
  const bool hasMode = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
  return hasMode ? static_cast<mode_t>(va_arg(rest, int)) : 0;
}

}  // namespace

// The system's headers have reserved names.
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name)
extern "C" {

int open(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = modeIn(flags, rest);
  va_end(rest);
  return opened(AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = modeIn(flags, rest);
  va_end(rest);
  return opened(AT_FDCWD, path, flags, mode);
}
int openat(int at, const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = modeIn(flags, rest);
  va_end(rest);
  return opened(at, path, flags, mode);
}
int openat64(int at, const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = modeIn(flags, rest);
  va_end(rest);
  return opened(at, path, flags, mode);
}

ssize_t write(int file, const void* bytes, size_t count) {
  return written(file, bytes, count, std::nullopt);
}
ssize_t pwrite(int file, const void* bytes, size_t count, off_t at) {
  return written(file, bytes, count, at);
}
ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at) {
  return written(file, bytes, count, at);
}
int ftruncate(int file, off_t size) noexcept {
  return resized(file, size);
}
int ftruncate64(int file, off64_t size) noexcept {
  return resized(file, size);
}
int fsync(int file) {
  return synced(SYS_fsync, file);
}
int fdatasync(int file) {
  return synced(SYS_fdatasync, file);
}

int rename(const char* from, const char* to) noexcept {
  return renamed(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int renameat2(int fromAt, const char* from, int toAt, const char* to, unsigned flags) noexcept {
  return renamed(fromAt, from, toAt, to, flags);
}
int link(const char* from, const char* to) noexcept {
  return linked(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int linkat(int fromAt, const char* from, int toAt, const char* to, int flags) noexcept {
  return linked(fromAt, from, toAt, to, flags);
}
int unlink(const char* path) noexcept {
  return removed(AT_FDCWD, path, 0);
}
int unlinkat(int at, const char* path, int flags) noexcept {
  return removed(at, path, flags);
}
int rmdir(const char* path) noexcept {
  return removed(AT_FDCWD, path, AT_REMOVEDIR);
}
int remove(const char* path) noexcept {
  const int code = removed(AT_FDCWD, path, 0);
  return code != 0 && errno == EISDIR ? removed(AT_FDCWD, path, AT_REMOVEDIR) : code;
}
int mkdir(const char* path, mode_t mode) noexcept {
  return madeFolder(AT_FDCWD, path, mode);
}

}  // extern "C"
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
