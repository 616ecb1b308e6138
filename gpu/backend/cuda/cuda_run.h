// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "backend/backend.h"
#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/workbench.h"
#include "device/entry.h"
#include "trace/record/record_builder.h"

namespace lanescope::backend {

/// One run of one plan on the current device: its memory, its stream, its clock. All of it is
/// released at the end.
class CudaRun {
 public:
  /// With its own stream and memory.
  CudaRun(const values::Plan& plan, std::stop_token stop);
  /// With the workbench's, which holds the inputs already and outlives it.
  CudaRun(const values::Plan& plan, std::stop_token stop, const Workbench& workbench);

  /// Copies the inputs and clears what the plan wants cleared; the rest stays as cudaMalloc gave
  /// it, which compute-sanitizer's initcheck watches.
  void copyIn(const std::vector<values::HostArray>& inputs);
  /// Runs the plan's launches; that of the window from the recorded build.
  void launch(const std::optional<trace::Window>& window);
  [[nodiscard]] std::vector<values::HostArray> copyOut() { return copyOut(m_buffers); }
  /// From these buffers in place of the run's own.
  [[nodiscard]] std::vector<values::HostArray> copyOut(std::span<const DeviceSpan> buffers);

  /// Finds the launches of the plain build and checks them against the device.
  void findEntries() { m_entries = entriesFor(std::nullopt); }
  /// Enqueues them, as found, on these buffers.
  void enqueuePlan(std::span<const DeviceSpan> buffers);
  [[nodiscard]] cudaStream_t stream() const { return m_stream; }
  [[nodiscard]] const std::vector<DeviceSpan>& buffers() const { return m_buffers; }
  /// Waits for what is enqueued up to the event; a stop ends the wait and gives up the device,
  /// since a kernel cannot be stopped.
  void wait(const Event& done);

  /// The events of the recorded launch. `source`: see Record.
  [[nodiscard]] trace::Record record(std::string source);
  /// What the GPU counts during one launch of the plan. Launches the plan up to there again, some
  /// times over, and clears the outputs for that. `device`: the current one.
  [[nodiscard]] values::HardwareCounters readHardwareCounters(int device, std::uint32_t launch);

  [[nodiscard]] const values::Phases& phases() const { return m_phases; }

 private:
  void allocateBuffers();
  void clearBuffers();
  [[nodiscard]] std::vector<const Entry*> entriesFor(const std::optional<trace::Window>& window);
  void enqueue(const values::Launch& launch, const Entry& entry,
               std::span<const DeviceSpan> buffers);
  void allocateRecorder(const trace::Window& window);
  [[nodiscard]] std::uint64_t recordedThreads() const {
    return m_window.blockCount * m_plan.launches[m_window.launch].block.total();
  }

  const values::Plan& m_plan;
  std::stop_token m_stop;
  std::optional<Stream> m_ownStream;
  cudaStream_t m_stream;
  std::vector<DeviceMemory> m_memory;
  std::vector<DeviceSpan> m_buffers;
  std::vector<const Entry*> m_entries;
  values::Phases m_phases;

  trace::ResolvedWindow m_window;
  std::vector<DeviceMemory> m_recorderMemory;
  DeviceRecorder m_recorder;
};

}  // namespace lanescope::backend
