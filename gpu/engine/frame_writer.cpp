// SPDX-License-Identifier: Apache-2.0
#include "engine/frame_writer.h"

#include <unistd.h>

#include <cerrno>
#include <utility>

namespace lanescope::engine {

FrameWriter::FrameWriter(int output, FrameEnd end, std::function<void()> onBroken)
    : m_output(output),
      m_end(end),
      m_onBroken(std::move(onBroken)),
      m_thread([this](const std::stop_token& stop) { writeFrames(stop); }) {}

FrameWriter::~FrameWriter() = default;

void FrameWriter::post(Frame frame) {
  {
    const std::lock_guard lock(m_mutex);
    if (m_broken) return;
    m_waiting.push_back(std::move(frame));
  }
  m_changed.notify_all();
}

void FrameWriter::flush() {
  std::unique_lock lock(m_mutex);
  m_changed.wait(lock, [this] { return m_broken || (m_waiting.empty() && !m_writing); });
}

std::size_t FrameWriter::backlog() const {
  const std::lock_guard lock(m_mutex);
  return m_waiting.size();
}

void FrameWriter::writeFrames(const std::stop_token& stop) {
  std::unique_lock lock(m_mutex);
  while (m_changed.wait(lock, stop, [this] { return !m_waiting.empty(); })) {
    const Frame frame = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_writing = true;
    lock.unlock();
    const bool isWritten = writeAll(frameHeader(frame)) &&
                           writeAll(std::as_bytes(std::span(frame.head))) &&
                           writeAll(frame.payload) && writeEnd();
    if (!isWritten) m_onBroken();
    lock.lock();
    m_writing = false;
    if (!isWritten) {
      m_broken = true;
      m_waiting.clear();
    }
    m_changed.notify_all();
    if (m_broken) return;
  }
}

bool FrameWriter::writeEnd() const {
  constexpr std::byte kLineEnd{'\n'};
  return m_end == FrameEnd::nothing || writeAll(std::span(&kLineEnd, 1));
}

bool FrameWriter::writeAll(std::span<const std::byte> bytes) const {
  while (!bytes.empty()) {
    const ssize_t written = ::write(m_output, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace lanescope::engine
