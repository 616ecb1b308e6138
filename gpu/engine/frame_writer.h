// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <span>
#include <thread>

#include "protocol/frame.h"

namespace lanescope::engine {

/// Writes frames to a file descriptor from a thread of its own, so that nobody who posts one ever
/// waits for the reader at the other end.
class FrameWriter {
 public:
  /// `onBroken` is called once, on the writer's thread, when nobody reads any more.
  FrameWriter(int output, std::function<void()> onBroken);
  FrameWriter(const FrameWriter&) = delete;
  FrameWriter& operator=(const FrameWriter&) = delete;
  /// Drops what is not written yet; call `flush` before to keep it.
  ~FrameWriter();

  void post(Frame frame);
  /// Waits until all that was posted is written or the output is broken.
  void flush();
  /// Frames that wait to be written.
  [[nodiscard]] std::size_t backlog() const;

 private:
  void writeFrames(const std::stop_token& stop);
  [[nodiscard]] bool writeAll(std::span<const std::byte> bytes) const;

  int m_output;
  std::function<void()> m_onBroken;
  mutable std::mutex m_mutex;
  std::condition_variable_any m_changed;
  std::deque<Frame> m_waiting;
  bool m_writing = false;
  bool m_broken = false;
  std::jthread m_thread;  ///< last: it uses all of the above
};

}  // namespace lanescope::engine
