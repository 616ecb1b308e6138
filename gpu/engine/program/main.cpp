// SPDX-License-Identifier: Apache-2.0
//
// lanescope-engine: serves lanescope over standard input and output.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "backend/backend.h"
#include "build_info/build_info.h"
#include "collective/cuda/gpu_devices.h"
#include "collective/emulated_devices.h"
#include "crash/crash_report.h"
#include "engine/executor.h"
#include "engine/program/own_kernel.h"
#include "engine/program/rank_module.h"
#include "engine/rank_executor.h"
#include "engine/rank_requests.h"
#include "engine/server.h"
#include "platform/process.h"
#include "platform/process_limits.h"
#include "scaling/gpu_scaling.h"
#include "spread/emulated_run.h"
#include "spread/gpu_run.h"
#include "spread/rank_run.h"
#include "values/error.h"
#include "values/plain_text.h"

namespace lanescope::engine {
namespace {

std::unique_ptr<Runner> makeRunner() {
  return std::make_unique<Runner>(backend::makeEmulatorBackend(), backend::makeCudaBackend());
}

/// Carries out the requests on the real backends.
class RunnerExecutor final : public Executor {
 public:
  RunnerExecutor(std::unique_ptr<backend::Backend> emulator, std::unique_ptr<backend::Backend> cuda,
                 bool isForeign)
      : m_runner(std::move(emulator), std::move(cuda)), m_isForeign(isForeign) {}

  void makeReady(const values::Target& target) override {
    if (m_isReady || target.backend == values::BackendChoice::emulator) return;
    (void)m_runner.devices();  // creates a context on each GPU
    m_isReady = true;
  }

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override { return m_runner.devices(); }

  [[nodiscard]] values::RunResult run(const values::RunRequest& request, std::stop_token stop,
                                      const backend::Progress& progress) override {
    if (m_isForeign) limitMemoryFor(request);
    if (!request.target.gpus.empty()) {
      return spread::runOnGpus(request, makeRunner, stop, progress);
    }
    if (request.target.ranks > 1) return spread::runEmulated(request, m_runner, stop, progress);
    return m_runner.run(request, stop, progress);
  }

  [[nodiscard]] values::BenchResult bench(const values::BenchRequest& request, std::stop_token stop,
                                          const BenchProgress& progress,
                                          const SeriesSink& sink) override {
    if (m_isForeign) limitMemoryUsually();
    if (request.measure != values::Measure::counters) requireCores();
    return m_runner.bench(request, stop, progress, sink);
  }

  [[nodiscard]] values::Occupancy occupancy(const values::OccupancyRequest& request) override {
    return m_runner.occupancy(request);
  }

  [[nodiscard]] values::TimeLine timeLine(const values::TimeLineRequest& request,
                                          std::stop_token stop) override {
    if (!request.target.gpus.empty()) return spread::timeLineOnGpus(request, makeRunner, stop);
    return m_runner.timeLine(request, stop);
  }

  [[nodiscard]] values::AllReduceResult allReduce(
      const values::AllReduceRequest& request) override {
    return request.gpus.empty() ? collective::allReduce(request)
                                : collective::allReduceOnGpus(request);
  }

  [[nodiscard]] values::ScalingResult scaling(const values::ScalingRequest& request,
                                              std::stop_token stop) override {
    return scaling::measureScaling(request, stop);
  }

 private:
  /// Checks that oneTBB, the program's own thread team and OpenBLAS can each start a thread per
  /// core, so that CPU timings use all cores.
  void requireCores() {
    constexpr unsigned kTeams = 3;
    if (m_hasCores) return;
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    platform::requireThreads(kTeams * (cores - 1), "Timing this CPU");
    m_hasCores = true;
  }

  bool m_hasCores = false;
  bool m_isReady = false;
  Runner m_runner;
  bool m_isForeign;  ///< the process has loaded a kernel of the user
};

std::unique_ptr<Executor> makeExecutor(bool isForeign) {
  if (isForeign) {
    return std::make_unique<RunnerExecutor>(backend::makeForeignEmulatorBackend(),
                                            makeEmulatorOnlyBackend(), true);
  }
  return std::make_unique<RunnerExecutor>(backend::makeEmulatorBackend(),
                                          backend::makeCudaBackend(), false);
}

constexpr int kExitUsage = 2;
constexpr int kExitLost = 3;
constexpr std::size_t kShown = 100;  ///< bytes of an argument that a sentence shows

constexpr char kHelp[] =
    "Usage: lanescope-engine [--die-with-parent] [--own-kernel FOLDER\n"
    "                        [--device | --allow-unconfined]] [--mpi COUNT]\n"
    "\n"
    "Runs Lanescope's kernels. lanescope starts it and speaks to it over standard input and\n"
    "output; for another machine it does so through ssh.\n"
    "\n"
    "  --die-with-parent    end when the process that started this one ends, and before it when\n"
    "                       memory runs out\n"
    "  --own-kernel FOLDER  load the compiled kernel in this folder, in a sandbox, and serve it\n"
    "  --device             the kernel in the folder is compiled for a GPU: no code of it runs in\n"
    "                       this process, and the whole catalogue is served as usual\n"
    "  --allow-unconfined   load it also where the system has no such sandbox\n"
    "  --mpi COUNT          be one of COUNT ranks, which Open MPI's mpirun has started\n"
    "  --version            print the version\n"
    "  --help               print this text\n";

/// Returns a private copy of a standard stream and replaces the stream itself by `replacement`, so
/// that libraries cannot read from or print into the protocol.
int takeOver(int stream, int replacement) {
  const int copy = ::fcntl(stream, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  ::dup2(replacement, stream);
  return copy;
}

/// What the arguments ask for.
struct Choice {
  std::string ownKernel;  ///< the folder of a kernel of the user; empty: none
  bool isForDevice = false;
  bool isUnconfined = false;
  std::int64_t ranks = 0;  ///< of an engine of several; 0: this process is all of it
};

/// The part of this process in a run over all ranks, with its own backends.
RankRun runOfAllRanks() {
  return [runner = std::shared_ptr<Runner>(makeRunner())](
             const values::RunRequest& request, collective::Communicator& communicator,
             const std::stop_token& stop, const backend::Progress& progress) {
    return spread::runOnRank(request, *runner, communicator, stop, progress);
  };
}

/// Takes part in what rank 0 carries out, as long as that goes. mpirun ends all ranks as soon as
/// one has ended, and rank 0 must tell the client before.
int follow(collective::Communicator& communicator) {
  const std::unique_ptr<Executor> alone = makeExecutor(false);
  const std::string sentence = followRankZero(communicator, runOfAllRanks(), *alone);
  constexpr std::chrono::seconds kForRankZero{3};
  std::this_thread::sleep_for(kForRankZero);
  std::fprintf(stderr, "lanescope-engine: %s\n", values::plainSentence(sentence).c_str());
  std::_Exit(kExitLost);
}

int serve(const Choice& choice) {
  const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  const int input = takeOver(STDIN_FILENO, nothing);
  const int output = takeOver(STDOUT_FILENO, STDERR_FILENO);
  if (nothing < 0 || input < 0 || output < 0) {
    std::fputs("lanescope-engine: standard input and output cannot be used.\n", stderr);
    return kExitUsage;
  }
  platform::enlargePipe(output);
  // Foreign code in this process: the emulator runs it, and a GPU does not.
  const bool isForeign = !choice.ownKernel.empty() && !choice.isForDevice;
  if (!isForeign) {
    crash::reportCrashes(crash::crashFolder(), "lanescope-engine", versionAndCommit());
  }
  if (choice.isForDevice) {
    loadDeviceKernel(choice.ownKernel, std::array{input, output});
  } else if (isForeign) {
    loadOwnKernel(choice.ownKernel, std::array{input, output}, choice.isUnconfined);
  }
  collective::Communicator* const ranks = choice.ranks > 0 ? &connectRanks(choice.ranks) : nullptr;
  if (ranks != nullptr && ranks->rank() != 0) return follow(*ranks);
  const auto make = [&]() -> std::unique_ptr<Executor> {
    if (ranks == nullptr) return makeExecutor(isForeign);
    return std::make_unique<RankExecutor>(makeExecutor(isForeign), *ranks, runOfAllRanks());
  };
  const FrameEnd end = ranks == nullptr ? FrameEnd::nothing : FrameEnd::lineEnd;
  Server server(
      input, output, make, [](int code) { std::_Exit(code); }, end);
  server.serve();
  return 0;
}

std::int64_t rankCountOf(std::string_view text) {
  std::int64_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error != std::errc() || end != text.data() + text.size() || count < 1 ||
      count > values::kMostDevices) {
    values::refuse("--mpi takes a number from 1 to " + std::to_string(values::kMostDevices) + ".");
  }
  return count;
}

int carryOut(int argc, char** argv) {
  platform::prepareProcess();
  Choice choice;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--version") {
      std::fputs(versionText("lanescope-engine").c_str(), stdout);
      return 0;
    }
    if (argument == "--help") {
      std::fputs(kHelp, stdout);
      return 0;
    }
    if (argument == "--die-with-parent") {
      platform::endWithParent();
      platform::makeExpendable();
    } else if (argument == "--own-kernel" && i + 1 < argc) {
      choice.ownKernel = argv[++i];
    } else if (argument == "--mpi" && i + 1 < argc) {
      choice.ranks = rankCountOf(argv[++i]);
    } else if (argument == "--device") {
      choice.isForDevice = true;
    } else if (argument == "--allow-unconfined") {
      choice.isUnconfined = true;
    } else {
      const std::string sentence = values::plainSentence(
          "'" + std::string(argument.substr(0, kShown)) + "' is not an option; try --help.");
      std::fprintf(stderr, "lanescope-engine: %s\n", sentence.c_str());
      return kExitUsage;
    }
  }
  if (choice.isForDevice && choice.ownKernel.empty()) {
    std::fputs("lanescope-engine: --device is for a kernel of --own-kernel.\n", stderr);
    return kExitUsage;
  }
  if (choice.ranks > 0 && !choice.ownKernel.empty()) {
    std::fputs("lanescope-engine: --own-kernel is not for several ranks.\n", stderr);
    return kExitUsage;
  }
  if (::isatty(STDIN_FILENO) == 1) {
    std::fputs("lanescope-engine is started by lanescope and speaks to it alone.\n", stderr);
    return kExitUsage;
  }
  // A client that has ended is noticed by a failed write. Ctrl+C in a terminal is for the client,
  // which then ends this process.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGINT, SIG_IGN);
  return serve(choice);
}

}  // namespace
}  // namespace lanescope::engine

int main(int argc, char** argv) {
  lanescope::platform::reportUncaughtExceptions("lanescope-engine");
  try {
    return lanescope::engine::carryOut(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lanescope-engine: %s\n", lanescope::platform::sentenceOf(error).c_str());
    return lanescope::values::exitCode(lanescope::values::ErrorKind::unavailable);
  }
}
