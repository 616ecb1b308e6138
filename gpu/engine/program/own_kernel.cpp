// SPDX-License-Identifier: Apache-2.0
#include "engine/program/own_kernel.h"

#include <malloc.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "backend/device_kernel.h"
#include "catalog/own/own_row.h"
#include "cpu/cpu_info.h"
#include "cpu/matmul.h"
#include "cpu/open_blas.h"
#include "platform/memory.h"
#include "platform/shared_library.h"
#include "protocol/json_device_kernel.h"
#include "protocol/json_own_kernel.h"
#include "runner/memory_need.h"
#include "sandbox/file_rules.h"
#include "sandbox/limits.h"
#include "sandbox/object_file.h"
#include "sandbox/system_calls.h"
#include "simt/loaded_object.h"
#include "simt/signals.h"
#include "values/error.h"
#include "values/plain_text.h"

namespace lanescope::engine {
namespace {

namespace fs = std::filesystem;

constexpr const char* kReason =
    "There is no build of this kernel for a GPU, which NVRTC makes; the emulator runs it.";

/// Stands for CUDA in an engine that loads foreign code.
class EmulatorOnly final : public backend::Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    values::DeviceInfo info;
    info.backend = values::BackendChoice::cuda;
    info.name = "CUDA";
    info.reason = kReason;
    return {info};
  }
  [[nodiscard]] backend::RunOutcome run(const values::Plan&, const std::vector<values::HostArray>&,
                                        const backend::RunOptions&, std::stop_token,
                                        const backend::Progress&) override {
    values::unavailable(kReason);
  }
};

std::string readFile(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

nlohmann::json readDescription(const fs::path& file) {
  nlohmann::json json = nlohmann::json::parse(readFile(file), nullptr, false);
  if (json.is_discarded()) {
    values::refuse(values::plainText(file.string()) + " describes no kernel.");
  }
  return json;
}

/// Does once what would read files of the system, or set signals, later on.
void prepareReaders() {
  simt::installSignalHandlers();
  ::tzset();  // for the date of a benchmark
  platform::keepMemoryReading();
  (void)cpu::describeCpu();
}

/// Lets oneTBB set itself up, which looks for files.
void prepareTeams() {
  // It would read files and start threads after the sandbox has closed.
  cpu::leaveOutOpenBlas();
  constexpr std::array<float, 1> kOne{1.0F};
  (void)cpu::matmulReference({1, 1, 1}, kOne, kOne);
}

constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20;

/// The addresses that the process had taken before it loaded foreign code, and those that it may
/// take at most.
std::uint64_t takenBefore = 0;
std::uint64_t mostAddresses = 0;

sandbox::Limits limitsHere() {
  // The stacks of all fibers take addresses, and hardly any memory; the C library sets some aside.
  constexpr std::uint64_t kReserved = 2048 * kMebibyte;
  constexpr std::uint64_t kMost = 2048 * kMebibyte;
  constexpr std::uint64_t kLeast = 256 * kMebibyte;
  constexpr std::uint64_t kOpenFiles = 64;
  const std::uint64_t use = std::clamp(platform::readMemory().free / 2, kLeast, kMost);
  takenBefore = sandbox::addressBytesNow();
  mostAddresses = takenBefore + kReserved + use;
  return {.addressBytes = mostAddresses, .fileBytes = 0, .openFiles = kOpenFiles};
}

/// Ends the process where the initializers of the code that is being loaded do not end.
class LoadingTime {
 public:
  LoadingTime() {
    struct sigaction action {};
    action.sa_handler = &onTime;
    sigemptyset(&action.sa_mask);
    ::sigaction(SIGPROF, &action, nullptr);
    ::sigaction(SIGALRM, &action, nullptr);
    constexpr itimerval kLimit{.it_interval = {}, .it_value = {.tv_sec = 0, .tv_usec = 300'000}};
    ::setitimer(ITIMER_PROF, &kLimit, nullptr);
    // An initializer that waits takes no processor time.
    constexpr itimerval kWait{.it_interval = {}, .it_value = {.tv_sec = 0, .tv_usec = 500'000}};
    ::setitimer(ITIMER_REAL, &kWait, nullptr);
  }
  LoadingTime(const LoadingTime&) = delete;
  LoadingTime& operator=(const LoadingTime&) = delete;
  ~LoadingTime() = default;

  static void end() {
    constexpr itimerval kNone{};
    ::setitimer(ITIMER_PROF, &kNone, nullptr);
    ::setitimer(ITIMER_REAL, &kNone, nullptr);
  }

 private:
  static void onTime(int /*signal*/) {
    constexpr std::string_view kSentence =
        "lanescope-engine: The kernel's own initializers do not come to an end.\n";
    const ssize_t written = ::write(STDERR_FILENO, kSentence.data(), kSentence.size());
    static_cast<void>(written);
    constexpr int kExitStopped = 3;
    ::_exit(kExitStopped);
  }
};

fs::path objectIn(const fs::path& folder) {
  for (const char* const name : {kTracedObject, kEmulatedObject}) {
    if (fs::exists(folder / name)) return folder / name;
  }
  values::refuse("There is no compiled kernel in " + folder.string() + ".");
}

bool isClosed = false;

/// Forbids what only loading needs. The object is in memory, and none of its code has run.
void closeSandbox() {
  isClosed = sandbox::allowComputingOnly(false);
  if (isClosed) return;
  constexpr std::string_view kSentence =
      "lanescope-engine: The sandbox for a kernel of your own could not be closed.\n";
  const ssize_t written = ::write(STDERR_FILENO, kSentence.data(), kSentence.size());
  static_cast<void>(written);
  constexpr int kExitUnavailable = 3;
  ::_exit(kExitUnavailable);
}

/// Keeps of the environment what chooses among the GPUs, as other programs of the user see them.
class CudaEnvironment {
 public:
  CudaEnvironment() {
    for (const char* const name : {"CUDA_VISIBLE_DEVICES", "CUDA_DEVICE_ORDER"}) {
      if (const char* const value = std::getenv(name)) m_values.emplace_back(name, value);
    }
  }
  /// The folders of the system, and where the user has libraries of CUDA.
  [[nodiscard]] static std::vector<fs::path> readable(const fs::path& folder) {
    std::vector<fs::path> all{folder, "/usr",  "/lib", "/lib64", "/opt",
                              "/etc", "/proc", "/sys", "/run",   "/nix/store"};
    for (const char* const name : {"CUDA_PATH", "CUDA_HOME", "LD_LIBRARY_PATH"}) {
      const char* const value = std::getenv(name);
      std::istringstream folders(value == nullptr ? "" : value);
      for (std::string one; std::getline(folders, one, ':');) {
        if (one.starts_with('/')) all.emplace_back(one);
      }
    }
    return all;
  }
  void restore() const {
    for (const auto& [name, value] : m_values) ::setenv(name.c_str(), value.c_str(), 1);
  }

 private:
  std::vector<std::pair<std::string, std::string>> m_values;
};

void load(const fs::path& object) {
  if (sandbox::mayRunWhileLoading(object)) {
    values::refuse(
        "The kernel's file chooses functions while it is loaded (ifunc), which a kernel "
        "of your own must not.");
  }
  const platform::SharedLibrary library({object});
  if (library.isOpen()) return;
  values::unavailable("The compiled kernel cannot be loaded: " + library.problem() + ".");
}

}  // namespace

void loadOwnKernel(const fs::path& folder, std::span<const int> kept, bool isUnconfined) {
  catalog::OwnKernel kernel = ownKernelFromJson(readDescription(folder / kDescriptionFile));
  const fs::path object = objectIn(folder);
  sandbox::closeDescriptors(kept);
  sandbox::clearEnvironment();
  prepareReaders();
  ::mallopt(M_ARENA_MAX, 2);  // each takes 64 MiB of addresses
  const sandbox::Limits limits = limitsHere();
  const bool hasFileRules =
      sandbox::allowOnly({.readable = {folder}, .runnable = {}, .writable = {}});
  prepareTeams();
  sandbox::setLimits(limits);
  const LoadingTime time;
  const bool isConfined = sandbox::allowComputingOnly(true) && hasFileRules;
  if (!isConfined && !isUnconfined) {
    values::unavailable(
        std::string("A kernel of your own is code from anywhere, and here is no sandbox for it: ") +
        (hasFileRules ? "this build of lanescope-engine has no libseccomp"
                      : "the system's kernel has no Landlock") +
        "; --allow-unconfined runs it with all rights that you have.");
  }
  if (isConfined) simt::setOnObjectLoaded(&closeSandbox);
  load(object);
  LoadingTime::end();
  if (isConfined && !isClosed) {
    values::unavailable("The sandbox for a kernel of your own could not be closed.");
  }
  catalog::addOwnKernel(std::move(kernel));
}

void loadDeviceKernel(const fs::path& folder, std::span<const int> kept) {
  catalog::OwnKernel kernel = ownKernelFromJson(readDescription(folder / kDescriptionFile));
  backend::DeviceKernelCode code{
      .kernel = deviceKernelFromJson(readDescription(folder / kDeviceFile)),
      .plain = readFile(folder / kPlainCode),
      .recorded = readFile(folder / kRecordedCode)};
  const bool isThere =
      std::ranges::count(code.kernel.functions, kernel.entry, &values::DeviceFunction::entry) == 1;
  if (!isThere || code.plain.empty() || code.recorded.empty()) {
    values::refuse("There is no kernel for a GPU in " + values::plainText(folder.string()) + ".");
  }
  sandbox::closeDescriptors(kept);
  // A GPU that shares the host's page tables can be told to write to this process's own memory.
  // What it then does still reaches no file of the user. CUDA needs its libraries and its devices.
  prepareReaders();
  const CudaEnvironment environment;
  static_cast<void>(sandbox::allowOnly({.readable = CudaEnvironment::readable(folder),
                                        .runnable = {},
                                        .writable = {"/proc/self"},
                                        .devices = {"/dev"}}));
  sandbox::clearEnvironment();
  environment.restore();
  backend::addDeviceKernel(std::move(code));
  catalog::addOwnKernel(std::move(kernel));
}

void limitMemoryFor(const values::RunRequest& request) {
  limitMemoryUsually();
  const catalog::KernelRow& row = catalog::find(request.kernel);
  if (!catalog::violations(row, request.parameters).empty()) return;  // the run will be refused
  constexpr std::uint64_t kMostFibers = 24'000;
  constexpr std::uint64_t kBytesOfAFiber = std::uint64_t{68} << 10;
  constexpr std::uint64_t kBytesOfAThread = 8 * kMebibyte;  // its stack
  constexpr std::uint64_t kBytesOfAnEvent = 256;  // with its operations, copies and checks
  constexpr std::uint64_t kBeside = 256 * kMebibyte;
  const values::Plan plan = row.plan(request.parameters);
  std::uint64_t fibers = 0;
  for (const values::Launch& launch : plan.launches) {
    fibers = std::max(fibers, std::min(kMostFibers, launch.grid.total() * launch.block.total()));
  }
  const std::uint64_t threads = 2 * std::uint64_t{std::thread::hardware_concurrency()};
  const std::uint64_t events = request.record ? request.window.maxEvents : 0;
  const double need = 2 * bytesOfRun(row, request.parameters, request, true) +
                      static_cast<double>(kBeside + fibers * kBytesOfAFiber +
                                          threads * kBytesOfAThread + events * kBytesOfAnEvent);
  if (need >= static_cast<double>(mostAddresses - takenBefore)) return;
  sandbox::limitMemoryNow(takenBefore + static_cast<std::uint64_t>(need));
}

void limitMemoryUsually() {
  sandbox::limitMemoryNow(mostAddresses);
}

std::unique_ptr<backend::Backend> makeEmulatorOnlyBackend() {
  return std::make_unique<EmulatorOnly>();
}

}  // namespace lanescope::engine
