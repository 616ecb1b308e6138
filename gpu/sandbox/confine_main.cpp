// SPDX-License-Identifier: Apache-2.0
//
// lanescope-confine: runs a compiler under limits, so that a text from anywhere can be compiled.
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "sandbox/file_rules.h"
#include "sandbox/limits.h"
#include "sandbox/supervised_run.h"
#include "sandbox/system_calls.h"

namespace lanescope::sandbox {
namespace {

constexpr int kExitUsage = 2;
constexpr int kExitUnavailable = 3;

constexpr char kHelp[] =
    "Usage: lanescope-confine [options] -- PROGRAM [arguments]\n"
    "\n"
    "Runs a program that can read the system's libraries and what is named here, and nothing "
    "else.\n"
    "lanescope runs compilers in it.\n"
    "\n"
    "  --read PATH        permit reading below it\n"
    "  --run PATH         permit reading, and starting programs, below it\n"
    "  --write PATH       permit reading and writing below it\n"
    "  --memory BYTES     the most address space\n"
    "  --file BYTES       the most bytes of a file\n"
    "  --seconds COUNT    the most processor time\n"
    "  --unconfined       run it also where the system has no Landlock\n";

struct Choice {
  FileRules rules;
  Limits limits;
  bool isUnconfined = false;
  char** program = nullptr;
};

int complain(std::string_view sentence, int code) {
  std::fprintf(stderr, "lanescope-confine: %.*s\n", static_cast<int>(sentence.size()),
               sentence.data());
  return code;
}

bool parse(const char* text, std::optional<std::uint64_t>& number) {
  std::uint64_t value = 0;
  const std::string_view digits = text;
  const auto [stop, code] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (code != std::errc{} || stop != digits.data() + digits.size()) return false;
  number = value;
  return true;
}

/// Takes an option with its value. Returns false where it is not known.
bool take(std::string_view option, const char* value, Choice& choice) {
  if (option == "--read") {
    choice.rules.readable.emplace_back(value);
  } else if (option == "--run") {
    choice.rules.runnable.emplace_back(value);
  } else if (option == "--write") {
    choice.rules.writable.emplace_back(value);
  } else if (option == "--memory") {
    return parse(value, choice.limits.addressBytes);
  } else if (option == "--file") {
    return parse(value, choice.limits.fileBytes);
  } else if (option == "--seconds") {
    return parse(value, choice.limits.processorSeconds);
  } else {
    return false;
  }
  return true;
}

bool read(int argc, char** argv, Choice& choice) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view option = argv[i];
    if (option == "--unconfined") {
      choice.isUnconfined = true;
    } else if (option == "--") {
      choice.program = argv + i + 1;
      return i + 1 < argc;
    } else if (i + 1 >= argc || !take(option, argv[++i], choice)) {
      return false;
    }
  }
  return false;
}

int run(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--help") {
    std::fputs(kHelp, stdout);
    return 0;
  }
  Choice choice;
  if (!read(argc, argv, choice))
    return complain("the arguments are wrong; try --help.", kExitUsage);
  for (const char* const folder : {"/usr", "/lib", "/lib64", "/bin", "/opt", "/etc/alternatives",
                                   "/etc/ld.so.cache", "/nix/store"}) {
    choice.rules.runnable.emplace_back(folder);
  }
  // A compiler writes what lies between its steps into the first folder that it may write to.
  const std::string scratch = choice.rules.writable.empty() ? "/" : choice.rules.writable.front();
  choice.rules.writable.emplace_back("/dev/null");
  closeDescriptors({});
  clearEnvironment();
  ::setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 1);
  ::setenv("TMPDIR", scratch.c_str(), 1);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  const bool isConfined = allowOnly(choice.rules) && (!canForbidCalls() || forbidReachingOut());
  if (!isConfined && !choice.isUnconfined) {
    return complain("this system cannot confine a program (Landlock).", kExitUnavailable);
  }
  setLimits(choice.limits);
  return runSupervised([&choice] {
    ::execv(choice.program[0], choice.program);
    return complain(std::strerror(errno), kExitUnavailable);
  });
}

}  // namespace
}  // namespace lanescope::sandbox

int main(int argc, char** argv) {
  return lanescope::sandbox::run(argc, argv);
}
