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

/// One run of one plan on the current device: its memory, its stream and its clock. The destructor
/// releases all of them.
class CudaRun {
 public:
  /// The run has its own stream and memory.
  CudaRun(const values::Plan& plan, std::stop_token stop);
  /// The run uses the workbench's stream and memory, which contain the inputs already. The
  /// workbench must outlive it.
  CudaRun(const values::Plan& plan, std::stop_token stop, const Workbench& workbench);

  /// Copies the inputs and clears the zeroed buffers. The others stay as cudaMalloc gave them,
  /// which compute-sanitizer's initcheck watches.
  void copyIn(const std::vector<values::HostArray>& inputs);
  /// Enqueues the clearing of the zeroed buffers, for which the inputs must be there.
  void clearBuffers() {
    zeroBuffers();
    copyInputs();
  }
  /// Its part that needs no inputs, and its part that copies them.
  void zeroBuffers();
  void copyInputs();
  /// Runs the plan's launches. The window's launch uses the recorded build.
  void launch(const std::optional<trace::Window>& window);
  [[nodiscard]] std::vector<values::HostArray> copyOut() { return copyOut(m_buffers); }
  /// Copies the outputs from these buffers instead of the run's own.
  [[nodiscard]] std::vector<values::HostArray> copyOut(std::span<const DeviceSpan> buffers);

  /// Finds the launches of the plain build and checks them against the device.
  void findEntries() { m_entries = entriesFor(std::nullopt, plainEntries()); }
  /// The same, but this launch is of the stamped build.
  void findStampedEntries(std::uint32_t launch);
  /// Enqueues the launches that `findEntries` found on these buffers.
  void enqueuePlan(std::span<const DeviceSpan> buffers);
  /// Enqueues one of them on the run's own buffers.
  void enqueueLaunch(std::size_t launch);
  /// Enqueues the clearing of the stamps.
  void clearStamps();
  /// The stamps of each warp of the first block; they stay until the next call.
  [[nodiscard]] std::vector<std::span<const values::Stamp>> stamps();
  [[nodiscard]] cudaStream_t stream() const { return m_stream; }
  [[nodiscard]] const std::vector<DeviceSpan>& buffers() const { return m_buffers; }
  /// Waits until the stream has passed the event. A stop request ends the wait and abandons the
  /// device, since a kernel cannot be stopped.
  void wait(const Event& done);

  /// Returns what the recorded launch did. `source`: see Record.
  [[nodiscard]] trace::Record record(std::string source);
  /// Returns what the GPU counts during one launch of the plan. Launches the plan up to there
  /// again, several times, and clears the outputs for that. `device`: the current one.
  [[nodiscard]] values::HardwareCounters readHardwareCounters(int device, std::uint32_t launch);

  [[nodiscard]] const values::Phases& phases() const { return m_phases; }

 private:
  void allocateBuffers();
  /// The plain build of all launches but `other`, which is of the other table.
  [[nodiscard]] std::vector<const Entry*> entriesFor(std::optional<std::uint32_t> other,
                                                     const EntryTable& table);
  void enqueue(const values::Launch& launch, const Entry& entry,
               std::span<const DeviceSpan> buffers);
  void allocateRecorder(const trace::Window& window);
  /// Allocates the recorder's slots for so many entries of each thread.
  template <class EntryType>
  [[nodiscard]] DeviceSlots<EntryType> allocateSlots(std::uint64_t perThread);
  /// The entries of all recorded threads, one thread after the other.
  template <class Entries>
  struct Recorded {
    std::vector<std::uint64_t> offsets{0};  ///< one entry a thread plus one
    Entries entries;
    bool truncated = false;  ///< some thread had more entries than slots
  };
  template <class Entries, class EntryType>
  [[nodiscard]] Recorded<Entries> copySlots(const DeviceSlots<EntryType>& slots) const;
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
  std::vector<values::Stamp> m_stamps;
};

}  // namespace lanescope::backend
