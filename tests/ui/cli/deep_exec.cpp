// SPDX-License-Identifier: GPL-3.0-or-later
//
// A library that is loaded into a program before all others and handles exec() itself, as
// profilers do that follow child processes. Like theirs it needs more stack than a few KiB.
#include <dlfcn.h>
#include <unistd.h>

#include <array>

namespace {

using Execve = int (*)(const char*, char* const*, char* const*);

[[gnu::noinline]] int passOn(const char* program, char* const* arguments,
                             char* const* environment) {
  constexpr std::size_t kStackBytes = std::size_t{256} << 10;
  std::array<volatile char, kStackBytes> used;
  for (volatile char& byte : used) byte = 1;
  const auto real = reinterpret_cast<Execve>(dlsym(RTLD_NEXT, "execve"));
  return real(program, arguments, environment) * used.back();
}

}  // namespace

// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): the C library's begin with __.
extern "C" int execve(const char* program, char* const* arguments, char* const* environment) {
  return passOn(program, arguments, environment);
}

extern "C" int execv(const char* program, char* const* arguments) {
  return passOn(program, arguments, environ);
}
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
