// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <new>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "backend/backend.h"
#include "backend/emulator/emulator_checks.h"
#include "platform/memory.h"
#include "simt/emulator.h"
#include "simt/shared_memory.h"
#include "values/emulated_gpu.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

using Clock = std::chrono::steady_clock;

/// A buffer of the plan in the emulated device's memory, separate from the caller's arrays. One
/// that is neither an input nor zeroed begins with the same contents as shared memory: NaN as a
/// float, -1 as an integer. A GPU's memory often happens to be 0, which hides a missing
/// initialization.
class EmulatedBuffer {
 public:
  explicit EmulatedBuffer(const values::Buffer& buffer)
      : m_bytes(buffer.bytes()), m_data(std::calloc(m_bytes + 1, 1)) {
    if (m_data == nullptr) throw std::bad_alloc();
    if (buffer.role == values::Role::input) return;
    if (buffer.zeroed) {
      if (buffer.startBits == 0 || buffer.copyOf || m_bytes == 0) return;
      std::memcpy(m_data.get(), values::startOf(buffer).bytes.data(), m_bytes);
      return;
    }
    std::memset(m_data.get(), static_cast<int>(simt::SharedMemory::kUnwritten), m_bytes);
  }
  [[nodiscard]] void* data() const { return m_data.get(); }
  [[nodiscard]] std::size_t bytes() const { return m_bytes; }

 private:
  struct Free {
    void operator()(void* data) const { std::free(data); }
  };
  std::size_t m_bytes;
  std::unique_ptr<void, Free> m_data;
};

/// Adds the time since `since` to a phase and begins the next one.
void lap(values::Milliseconds& phase, Clock::time_point& since) {
  const Clock::time_point now = Clock::now();
  phase += now - since;
  since = now;
}

std::uint64_t elementsOf(const values::Plan& plan) {
  std::uint64_t elements = 0;
  for (const values::Buffer& buffer : plan.buffers) elements += buffer.count;
  return elements;
}

/// The processor time that the program has taken so far, as if its threads shared it evenly.
Seconds timeOfEachCore() {
  const auto cores = std::max(1U, std::thread::hardware_concurrency());
  return Seconds(static_cast<double>(std::clock()) / CLOCKS_PER_SEC / cores);
}

/// Makes one launch, and stops it when the estimate of its time exceeds the limit. The estimate is
/// of processor time, since other programs may take turns just when it is made.
simt::LaunchResult launchInTime(simt::Emulator& emulator, const values::Plan& plan,
                                const values::Launch& launch, const std::vector<void*>& addresses,
                                const simt::LaunchOptions& options, const std::stop_token& stop,
                                const Progress& progress) {
  constexpr std::chrono::hours kLongest{1};
  const Seconds begin = timeOfEachCore();
  std::stop_source own;
  const std::stop_callback asked(stop, [&] { own.request_stop(); });
  std::optional<std::string> why;
  try {
    return emulator.launch(plan, launch, addresses, options, own.get_token(), [&](double fraction) {
      progress(fraction);
      if (!why) why = whyTooLong(launch, kLongest, fraction, timeOfEachCore() - begin);
      if (why) own.request_stop();
    });
  } catch (const values::Error& error) {
    if (!why || stop.stop_requested() || error.kind() != values::ErrorKind::cancelled) throw;
    values::unavailable(*why);
  }
}

using LimitsOf = simt::Limits (*)(std::uint64_t elements, std::uint64_t threads);

/// Makes the launches one after the other until one has a finding.
void runLaunches(simt::Emulator& emulator, LimitsOf limitsOf, const values::Plan& plan,
                 const std::vector<void*>& addresses, const RunOptions& options,
                 const std::stop_token& stop, const Progress& progress, RunOutcome& outcome) {
  const std::size_t count = plan.launches.size();
  std::optional<trace::ResolvedWindow> window;
  if (options.record) window = trace::resolve(*options.record, plan);
  for (std::size_t i = 0; i < count && outcome.findings.empty(); ++i) {
    const values::Launch& launch = plan.launches[i];
    simt::LaunchOptions launchOptions{
        options.target.schedule, limitsOf(elementsOf(plan), launch.block.total()), std::nullopt};
    if (window && window->launch == i) launchOptions.window = window;
    const Progress part = [&](double fraction) {
      if (progress) progress((static_cast<double>(i) + fraction) / static_cast<double>(count));
    };
    simt::LaunchResult result =
        launchInTime(emulator, plan, launch, addresses, launchOptions, stop, part);
    outcome.printed = simt::PrintedText::limited(std::move(outcome.printed) + result.printed);
    if (result.finding) outcome.findings.push_back(std::move(*result.finding));
    if (launchOptions.window) {
      outcome.record =
          trace::buildRecord(plan, "Emulator", *launchOptions.window, std::move(result.offsets),
                             std::move(result.events), result.truncated);
      outcome.record->flow = std::move(result.flow);
    }
  }
}

/// Runs plans on the CPU, thread by thread as a GPU would. It has one device, "Emulator".
class EmulatorBackend final : public Backend {
 public:
  explicit EmulatorBackend(bool isForeign) : m_isForeign(isForeign) {}

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    values::DeviceInfo info;
    info.backend = values::BackendChoice::emulator;
    info.name = "Emulator";
    info.available = true;
    info.detail = std::to_string(std::thread::hardware_concurrency()) +
                  " cores, warp 32, filled as " + std::to_string(values::kEmulatedMultiprocessors) +
                  " multiprocessors";
    const platform::Memory memory = platform::readMemory();
    info.memoryTotal = memory.total;
    info.memoryFree = memory.free;
    return {info};
  }

  /// In addition to Backend::run: a kernel with an error ends the run with one finding and the
  /// record up to it. Launches must keep the limits of a GPU.
  [[nodiscard]] RunOutcome run(const values::Plan& plan,
                               const std::vector<values::HostArray>& inputs,
                               const RunOptions& options, std::stop_token stop,
                               const Progress& progress) override try {
    for (const values::Launch& launch : plan.launches) checkLaunch(launch);
    checkInputs(plan, inputs);
    checkMemory(plan, platform::readMemory().free);

    RunOutcome outcome;
    Clock::time_point since = Clock::now();
    std::vector<EmulatedBuffer> buffers;
    std::vector<void*> addresses;
    addresses.reserve(plan.buffers.size());
    for (const values::Buffer& buffer : plan.buffers) {
      addresses.push_back(buffers.emplace_back(buffer).data());
    }
    lap(outcome.phases.allocate, since);

    auto input = inputs.begin();
    for (std::size_t i = 0; i < buffers.size(); ++i) {
      if (plan.buffers[i].role != values::Role::input) continue;
      if (buffers[i].bytes() > 0) {
        std::memcpy(addresses[i], input->bytes.data(), buffers[i].bytes());
      }
      ++input;
    }
    for (std::size_t i = 0; i < buffers.size(); ++i) {
      const auto& source = plan.buffers[i].copyOf;
      if (source && buffers[i].bytes() > 0) {
        std::memcpy(addresses[i], addresses[*source], buffers[i].bytes());
      }
    }
    lap(outcome.phases.hostToDevice, since);

    const bool isSoon = options.timeLimit && *options.timeLimit <= values::kUsualTimeLimit;
    const LimitsOf limitsOf =
        m_isForeign && isSoon ? &simt::Limits::forQuickAnswer : &simt::Limits::forWork;
    runLaunches(m_emulator, limitsOf, plan, addresses, options, stop, progress, outcome);
    lap(outcome.phases.kernel, since);

    for (std::size_t i = 0; i < buffers.size(); ++i) {
      if (plan.buffers[i].role != values::Role::output) continue;
      values::HostArray& output =
          outcome.outputs.emplace_back(plan.buffers[i].type, plan.buffers[i].count);
      if (buffers[i].bytes() > 0) {
        std::memcpy(output.bytes.data(), addresses[i], buffers[i].bytes());
      }
    }
    lap(outcome.phases.deviceToHost, since);
    return outcome;
  } catch (const std::bad_alloc&) {
    values::unavailable("There is not enough memory to run " + plan.kernel + " on the emulator.");
  }

  /// Returns nothing, but checks the launch against the limits of a GPU.
  [[nodiscard]] std::optional<values::Residency> residency(
      const values::Plan& /*plan*/, const values::Launch& launch,
      const values::Target& /*target*/) override {
    checkLaunch(launch);
    return std::nullopt;
  }

 private:
  simt::Emulator m_emulator;
  bool m_isForeign;  ///< its kernels are from anywhere
};

}  // namespace

std::unique_ptr<Backend> makeEmulatorBackend() {
  return std::make_unique<EmulatorBackend>(false);
}

std::unique_ptr<Backend> makeForeignEmulatorBackend() {
  return std::make_unique<EmulatorBackend>(true);
}

}  // namespace lanescope::backend
