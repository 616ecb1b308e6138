// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <span>
#include <thread>

#include "protocol/frame.h"

namespace lanescope::engine {

/// What stands behind each frame. mpirun of Open MPI 5 passes on whole lines alone.
enum class FrameEnd : std::uint8_t { nothing, lineEnd };

/// Writes frames to a file descriptor from a thread of its own, so that a caller of `post` never
/// waits for the reader at the other end.
class FrameWriter {
 public:
  /// `onBroken` is called once, on the writer's thread, when the other end is closed.
  FrameWriter(int output, FrameEnd end, std::function<void()> onBroken);
  FrameWriter(const FrameWriter&) = delete;
  FrameWriter& operator=(const FrameWriter&) = delete;
  /// Drops the frames that are not written yet; a caller that needs them calls `flush` before.
  ~FrameWriter();

  void post(Frame frame);
  /// Waits until all posted frames are written or the output is broken.
  void flush();
  /// The number of frames that wait to be written.
  [[nodiscard]] std::size_t backlog() const;

 private:
  void writeFrames(const std::stop_token& stop);
  [[nodiscard]] bool writeAll(std::span<const std::byte> bytes) const;
  [[nodiscard]] bool writeEnd() const;

  int m_output;
  FrameEnd m_end;
  std::function<void()> m_onBroken;
  mutable std::mutex m_mutex;
  std::condition_variable_any m_changed;
  std::deque<Frame> m_waiting;
  bool m_writing = false;
  bool m_broken = false;
  std::jthread m_thread;  ///< last: it uses all of the above
};

}  // namespace lanescope::engine
