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

/// The resources with which several plans are timed, one after the other: the same stream and
/// events, the same inputs, and the other buffers at the same addresses. Two streams, or two
/// addresses, can differ by hundredths of a short kernel's time, which would distort the comparison
/// of the plans.
class Workbench {
 public:
  static constexpr std::size_t kSpareBytes = std::size_t{4} << 20;

  /// Allocates memory for the inputs of the plans, which all have the same, and memory that
  /// suffices for the other buffers of any one of them, on the current device.
  explicit Workbench(const std::vector<values::Plan>& plans);
  /// The same for these inputs, and copies them there.
  Workbench(const std::vector<values::Plan>& plans, const std::vector<values::HostArray>& inputs);

  [[nodiscard]] cudaStream_t stream() const { return m_stream.get(); }
  [[nodiscard]] StreamGate& gate() { return m_gate; }
  [[nodiscard]] ClockProbe& clock() { return m_clock; }
  /// The events around the timed calls, and the one behind all work.
  [[nodiscard]] const Event& begin() const { return m_begin; }
  [[nodiscard]] const Event& end() const { return m_end; }
  [[nodiscard]] const Event& done() const { return m_done; }
  /// Returns the buffers of one of the plans. All but the inputs contain what the plan timed last
  /// has left.
  [[nodiscard]] std::vector<DeviceSpan> buffersOf(const values::Plan& plan) const;
  /// The memory for further copies of small buffers; plans use it in turn.
  [[nodiscard]] void* spareMemory() const { return m_spare.get(); }
  /// Returns the bytes of a buffer, rounded up to the alignment of cudaMalloc.
  [[nodiscard]] static std::size_t bytesFor(const values::Buffer& buffer);

  /// Enqueues a write over twice as much memory as the L2 cache holds.
  void flushCache();

 private:
  void addInput(std::size_t bytes, std::size_t count);

  Stream m_stream = makeStream();
  StreamGate m_gate;
  ClockProbe m_clock;
  Event m_begin = makeEvent();
  Event m_end = makeEvent();
  Event m_done = makeEvent();
  std::vector<DeviceMemory> m_inputMemory;
  std::vector<DeviceSpan> m_inputs;
  DeviceMemory m_others;
  DeviceMemory m_spare = allocate(kSpareBytes);
  std::optional<DeviceMemory> m_flush;
  std::size_t m_flushBytes = 0;
};

}  // namespace lanescope::backend
