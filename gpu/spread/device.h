// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/request.h"
#include "request/result.h"
#include "runner/runner.h"
#include "spread/streaming.h"

namespace lanescope::spread {

/// The device of a rank. Ranks that are threads of one process and emulated share its runner and
/// take turns.
class Device {
 public:
  /// `turns`: of all ranks that share the runner. `sharing`: how many share the process. `progress`
  /// gets the completed fraction of this rank's work. Throws values::Error where the device is
  /// missing or cannot run the kernel.
  Device(engine::Runner& runner, std::mutex& turns, std::int64_t sharing,
         const values::RunRequest& request, std::stop_token stop, backend::Progress progress);

  [[nodiscard]] const values::DeviceInfo& info() const { return m_info; }
  /// How many ranks share this process and its memory.
  [[nodiscard]] std::int64_t sharing() const { return m_sharing; }

  /// Waits for the turn. A rank that has it exchanges nothing with others.
  [[nodiscard]] std::unique_lock<std::mutex> turn() { return std::unique_lock(m_turns); }

  // While this rank has the turn:

  /// Returns the parameters with a launch that fits the device.
  [[nodiscard]] values::Parameters fitted(const catalog::KernelRow& row,
                                          values::Parameters parameters);
  /// Runs the kernel and returns its outputs. The parameters are fitted. `share`: how much of this
  /// rank's work it is, of 1. Throws values::Error: as the backend does, and (badInput) for a
  /// kernel with a finding.
  [[nodiscard]] std::vector<values::HostArray> run(const catalog::KernelRow& row,
                                                   const values::Parameters& parameters,
                                                   const std::vector<values::HostArray>& inputs,
                                                   double share);
  /// Runs a plan that helps the kernel, likewise.
  [[nodiscard]] std::vector<values::HostArray> run(const values::Plan& plan,
                                                   const std::vector<values::HostArray>& inputs,
                                                   double share);
  /// Does the host's part of a kernel.
  [[nodiscard]] values::Number finish(const catalog::KernelRow& row,
                                      const values::Parameters& parameters,
                                      const std::vector<values::HostArray>& outputs);

  /// Takes a problem through the device in chunks of this kernel, copies and kernels overlapped.
  /// Returns whether the device can. The parameters of a chunk, and of a smaller last one, are
  /// fitted. Throws what `run` throws.
  [[nodiscard]] bool stream(const catalog::KernelRow& row, const values::Parameters& chunk,
                            const values::Parameters& last, backend::ChunkStream problem,
                            double share);
  /// Counts so much of this rank's work as done. Throws values::Error (cancelled) after a stop.
  void advance(double share);

  /// How this rank's part went through the device in chunks.
  [[nodiscard]] const Streamed& streamed() const { return m_streamed; }
  /// What host and device did with the first chunks, by the host's steady clock.
  [[nodiscard]] const std::vector<values::TimeSpan>& spans() const { return m_spans; }
  /// What this rank has spent so far.
  [[nodiscard]] const values::Phases& phases() const { return m_phases; }
  /// Blocks and threads a block of the kernel's launch with the most blocks; 0 before the first.
  [[nodiscard]] std::int64_t grid() const { return m_grid; }
  [[nodiscard]] std::int64_t block() const { return m_block; }

 private:
  void checkStop() const;
  void noteLaunch(const values::Plan& plan);

  std::mutex& m_turns;
  std::int64_t m_sharing;
  values::DeviceInfo m_info;
  backend::Backend& m_backend;
  backend::RunOptions m_options;
  std::stop_token m_stop;
  backend::Progress m_progress;
  double m_done = 0;
  values::Phases m_phases;
  std::int64_t m_grid = 0;
  std::int64_t m_block = 0;
  Streamed m_streamed;
  std::vector<values::TimeSpan> m_spans;
};

}  // namespace lanescope::spread
