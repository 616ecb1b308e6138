// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "backend/chunk_stream.h"
#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/cuda_run.h"
#include "backend/cuda/stream_gate.h"

namespace lanescope::backend {

/// What a chunk takes on the device, in this order.
enum class ChunkStep : std::uint8_t { in, kernel, out };
inline constexpr std::array kChunkSteps{ChunkStep::in, ChunkStep::kernel, ChunkStep::out};

/// One of the places through which chunks go in turn: a stream, a plan's buffers on the current
/// device, page-locked memory for what is copied, and an event at both ends of each step.
class ChunkSlot {
 public:
  /// `problem` must outlive the slot, and so must `plan`, which is one of its plans.
  ChunkSlot(const ChunkStream& problem, const values::Plan& plan, std::stop_token stop);
  ChunkSlot(const ChunkSlot&) = delete;
  ChunkSlot& operator=(const ChunkSlot&) = delete;
  /// Waits for the work of the stream, which uses the memory.
  ~ChunkSlot();

  /// Fills the page-locked inputs on the host. The slot must be empty.
  void fill(std::int64_t chunk);
  /// Enqueues the chunk: inputs are copied or made, the plan is launched, outputs are copied. Each
  /// step waits for the same step in `before`, the slot of the chunk before or null, so that the
  /// times of the steps contain no waiting in line.
  void enqueue(std::int64_t chunk, const ChunkSlot* before);
  /// Waits until the chunk is done.
  void wait() { m_run.wait(m_ends.back()); }
  [[nodiscard]] std::vector<values::HostArray> outputs() const;

  /// The events at the ends of a step of the chunk that is done.
  [[nodiscard]] cudaEvent_t begin(ChunkStep step) const { return m_begins[indexOf(step)].get(); }
  [[nodiscard]] cudaEvent_t end(ChunkStep step) const { return m_ends[indexOf(step)].get(); }
  /// Bytes that are copied in a step, or made in it.
  [[nodiscard]] std::uint64_t bytes(ChunkStep step) const;
  [[nodiscard]] values::Milliseconds allocationTime() const { return m_run.phases().allocate; }

 private:
  static constexpr std::size_t indexOf(ChunkStep step) { return static_cast<std::size_t>(step); }
  [[nodiscard]] std::uint64_t bytesOf(values::Role role) const;
  template <class Work>
  void enqueueStep(ChunkStep step, const ChunkSlot* before, const Work& work);
  void copyInputs();
  void generateInputs(std::int64_t chunk);
  void copyOutputs();

  const ChunkStream& m_problem;
  const values::Plan& m_plan;
  CudaRun m_run;
  HostMemory m_inputs;  ///< one behind the other; hardly any where the device makes them
  HostMemory m_outputs;
  std::vector<Event> m_begins;  ///< of the steps
  std::vector<Event> m_ends;
};

}  // namespace lanescope::backend
