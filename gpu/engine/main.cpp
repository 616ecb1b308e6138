// SPDX-License-Identifier: Apache-2.0
//
// lanescope-engine: serves lanescope over standard input and output.
#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>

#include "engine/runner_executor.h"
#include "engine/server.h"
#include "protocol/version.h"
#include "values/error.h"
#include "values/expendable.h"
#include "values/plain_text.h"
#include "values/process_limits.h"

namespace {

constexpr int kExitUsage = 2;
constexpr int kPipeBytes = 1 << 20;
constexpr std::size_t kShown = 100;  ///< bytes of an argument in a sentence

constexpr char kHelp[] =
    "Usage: lanescope-engine [--die-with-parent]\n"
    "\n"
    "Runs Lanescope's kernels. lanescope starts it and speaks to it over standard input and\n"
    "output; for another machine it does so through ssh.\n"
    "\n"
    "  --die-with-parent  end when the process that started this one ends, and before it when\n"
    "                     memory runs out\n"
    "  --version          print the version\n"
    "  --help             print this text\n";

/// A private copy of a standard stream; the stream itself is then replaced by `replacement`, so
/// that nothing that a library reads or prints gets into the protocol.
int takeOver(int stream, int replacement) {
  const int copy = ::fcntl(stream, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  ::dup2(replacement, stream);
  return copy;
}

int serve() {
  const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  const int input = takeOver(STDIN_FILENO, nothing);
  const int output = takeOver(STDOUT_FILENO, STDERR_FILENO);
  if (nothing < 0 || input < 0 || output < 0) {
    std::fputs("lanescope-engine: standard input and output cannot be used.\n", stderr);
    return kExitUsage;
  }
  // Fewer switches between the two processes when a record is sent; not for files and sockets.
  (void)::fcntl(output, F_SETPIPE_SZ, kPipeBytes);
  lanescope::engine::Server server(input, output, lanescope::engine::makeRunnerExecutor,
                                   [](int code) { std::_Exit(code); });
  server.serve();
  return 0;
}

int carryOut(int argc, char** argv) {
  lanescope::values::prepareProcess();
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--version") {
      std::printf("lanescope-engine %s\n",
                  std::string(lanescope::engine::programVersion()).c_str());
      return 0;
    }
    if (argument == "--help") {
      std::fputs(kHelp, stdout);
      return 0;
    }
    if (argument != "--die-with-parent") {
      const std::string sentence = lanescope::values::plainSentence(
          "'" + std::string(argument.substr(0, kShown)) + "' is not an option; try --help.");
      std::fprintf(stderr, "lanescope-engine: %s\n", sentence.c_str());
      return kExitUsage;
    }
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    lanescope::values::makeExpendable();
  }
  if (::isatty(STDIN_FILENO) == 1) {
    std::fputs("lanescope-engine is started by lanescope and speaks to it alone.\n", stderr);
    return kExitUsage;
  }
  // A client that is gone shows as a failed write. Ctrl+C in a terminal is for the client, which
  // then ends this process.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGINT, SIG_IGN);
  return serve();
}

}  // namespace

int main(int argc, char** argv) {
  lanescope::values::endInASentence("lanescope-engine");
  try {
    return carryOut(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lanescope-engine: %s\n", lanescope::values::sentenceOf(error).c_str());
    return lanescope::values::exitCode(lanescope::values::ErrorKind::unavailable);
  }
}
