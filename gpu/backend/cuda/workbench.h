// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "backend/cuda/clock_probe.h"
#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/stream_gate.h"
#include "device/entry.h"
#include "values/host_array.h"
#include "values/plan.h"

namespace lanescope::backend {

/// What several plans are timed with, one after the other: the same stream and events, the same
/// inputs, and their other buffers at the same addresses. Two streams, or two addresses, can differ
/// by hundredths of a short kernel's time, which would be taken for the plans' difference.
class Workbench {
 public:
  static constexpr std::size_t kRoomBytes = std::size_t{4} << 20;

  /// Copies the input arrays to the current device, and makes room for the other buffers of any one
  /// of the plans.
  Workbench(const std::vector<values::Plan>& plans, const std::vector<values::HostArray>& inputs);

  [[nodiscard]] cudaStream_t stream() const { return m_stream.get(); }
  [[nodiscard]] StreamGate& gate() { return m_gate; }
  [[nodiscard]] ClockProbe& clock() { return m_clock; }
  /// Around what is timed, and behind all.
  [[nodiscard]] const Event& begin() const { return m_begin; }
  [[nodiscard]] const Event& end() const { return m_end; }
  [[nodiscard]] const Event& done() const { return m_done; }
  /// The buffers of one of the plans. All but the inputs hold what the plan timed last has left.
  [[nodiscard]] std::vector<DeviceSpan> buffersOf(const values::Plan& plan) const;
  /// For further copies of small buffers, likewise.
  [[nodiscard]] void* room() const { return m_room.get(); }
  /// What a buffer takes with its alignment, that of cudaMalloc.
  [[nodiscard]] static std::size_t bytesFor(const values::Buffer& buffer);

  /// Enqueues writing twice as much memory as the L2 cache holds.
  void flushCache();

 private:
  Stream m_stream = makeStream();
  StreamGate m_gate;
  ClockProbe m_clock;
  Event m_begin = makeEvent();
  Event m_end = makeEvent();
  Event m_done = makeEvent();
  std::vector<DeviceMemory> m_inputMemory;
  std::vector<DeviceSpan> m_inputs;
  DeviceMemory m_others;
  DeviceMemory m_room = allocate(kRoomBytes);
  std::optional<DeviceMemory> m_flush;
  std::size_t m_flushBytes = 0;
};

}  // namespace lanescope::backend
