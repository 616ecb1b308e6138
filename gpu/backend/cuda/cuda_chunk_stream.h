// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "backend/backend.h"
#include "backend/chunk_stream.h"
#include "backend/cuda/chunk_slot.h"
#include "backend/cuda/cuda_resources.h"
#include "bench/clock_match.h"

namespace lanescope::backend {

/// Takes a problem through the current device. Up to three slots take the chunks in turn, and the
/// last chunk, where it is smaller, has one of its own: while one chunk is copied to the device,
/// the kernel of the one before runs and the host makes the next one.
class CudaChunkStream {
 public:
  /// `problem` must outlive this.
  CudaChunkStream(const ChunkStream& problem, std::stop_token stop);

  /// Call it once. Throws values::Error (cancelled) after a stop, and what CudaRun throws.
  [[nodiscard]] StreamOutcome run(const Progress& progress);

 private:
  [[nodiscard]] std::size_t slotOf(std::int64_t chunk) const;
  /// Does something on the host and notes when.
  template <class Work>
  void onHost(values::SpanKind kind, std::int64_t chunk, const Work& work);
  void add(const values::TimeSpan& span);
  void matchClocks();
  [[nodiscard]] std::int64_t deviceTime(cudaEvent_t event) const;
  void enqueue(std::int64_t chunk);
  /// Waits for the next chunk in order and hands on its outputs.
  void collect();
  void noteSteps(std::int64_t chunk);
  void putOnHostClock();

  const ChunkStream& m_problem;
  std::stop_token m_stop;
  Stream m_clockStream = makeStream();
  Event m_base = makeEvent();
  std::vector<bench::ClockPair> m_pairs;
  std::vector<std::unique_ptr<ChunkSlot>> m_slots;
  std::int64_t m_collected = 0;
  StreamOutcome m_outcome;
};

}  // namespace lanescope::backend
