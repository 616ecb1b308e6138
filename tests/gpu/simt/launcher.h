// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "simt/emulator.h"
#include "tests/gpu/simt/shared_lines.h"
#include "values/plan.h"

namespace lanescope::tests {

/// Launches one kernel of a test on the emulator: arrays in, arrays changed in place.
class Launcher {
 public:
  Launcher(std::string entry, values::Dim3 grid, values::Dim3 block) {
    m_plan.kernel = entry;
    m_plan.launches.push_back({std::move(entry), grid, block});
  }

  /// The next parameter: an array that outlives the launch and holds values before it.
  template <class T>
  Launcher& array(std::string name, std::vector<T>& data) {
    launch().arguments.emplace_back(
        values::BufferIndex{static_cast<std::uint32_t>(m_plan.buffers.size())});
    m_plan.buffers.push_back(
        {std::move(name), values::Role::output, values::kDTypeOf<T>, data.size(), true});
    m_addresses.push_back(data.data());
    return *this;
  }
  /// The next parameter: a number.
  Launcher& number(std::int64_t value) {
    launch().arguments.emplace_back(value);
    return *this;
  }
  Launcher& shared(std::string name, values::DType type, std::uint64_t count) {
    launch().shared.push_back({std::move(name), type, count});
    return *this;
  }
  Launcher& dynamicShared(std::uint32_t bytes) {
    launch().dynamicSharedBytes = bytes;
    return *this;
  }
  Launcher& cluster(std::uint32_t blocks) {
    launch().cluster = blocks;
    return *this;
  }
  Launcher& workers(unsigned count) {
    m_workers = count;
    return *this;
  }

  simt::LaunchResult run(const simt::LaunchOptions& options = {}, const std::stop_token& stop = {},
                         const std::function<void(double)>& progress = {}) {
    findSharedLines(m_plan);
    simt::Emulator emulator(m_workers);
    return emulator.launch(m_plan, launch(), m_addresses, options, stop, progress);
  }
  /// Runs and records blocks from `window.firstBlock` on.
  trace::Record record(const trace::Window& window = {}, simt::LaunchOptions options = {}) {
    options.window = trace::resolve(window, m_plan);
    simt::LaunchResult result = run(options);
    return trace::buildRecord(m_plan, "Emulator", *options.window, std::move(result.offsets),
                              std::move(result.events), result.truncated);
  }

  values::Launch& launch() { return m_plan.launches.front(); }
  const values::Plan& plan() const { return m_plan; }
  std::span<void* const> addresses() const { return m_addresses; }

 private:
  values::Plan m_plan;
  std::vector<void*> m_addresses;
  unsigned m_workers = 0;
};

/// Each kind of schedule, with limits that end a wait soon.
inline std::vector<simt::LaunchOptions> everySchedule() {
  std::vector<simt::LaunchOptions> all;
  for (const char* const name : {"in-order", "reversed", "random:5", "adversarial", "lockstep"}) {
    all.emplace_back();
    all.back().schedule = values::scheduleFromName(name);
    all.back().limits.silence = std::chrono::milliseconds(100);
  }
  return all;
}

}  // namespace lanescope::tests
