// SPDX-License-Identifier: Apache-2.0
#include "collective/pitfall.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>

namespace lanescope::collective {

namespace {

using values::DeviceMessage;
using values::MessagePitfall;

}  // namespace

Pitfall::Pitfall(const values::AllReduceRequest& request, const std::vector<DeviceMessage>& planned)
    : m_pitfall(request.pitfall), m_devices(request.devices), m_n(request.n) {
  if (is(MessagePitfall::none) || planned.empty()) return;
  m_steps = planned.back().step + 1;
  std::vector<DeviceMessage> own;
  std::ranges::copy_if(planned, std::back_inserter(own),
                       [&](const DeviceMessage& message) { return message.from == m_devices - 1; });
  m_wrong = own.front();
  if (!is(MessagePitfall::absentRank)) return;
  const auto late = std::ranges::find_if(
      own, [&](const DeviceMessage& message) { return message.step >= m_steps / 2; });
  m_wrong = late == own.end() ? own.back() : *late;
}

bool Pitfall::isAbsent(std::int64_t device, std::int64_t step) const {
  return is(MessagePitfall::absentRank) && device == m_wrong.from && step >= m_wrong.step;
}

bool Pitfall::hasRead(std::int64_t device, std::int64_t step) const {
  return is(MessagePitfall::earlyRead) && device == m_wrong.from && step >= m_steps / 2;
}

void Pitfall::spoil(DeviceMessage& message, values::HostArray& array) const {
  if (message != m_wrong) return;
  if (is(MessagePitfall::mismatchedCounts)) --message.count;
  if (!is(MessagePitfall::reusedBuffer)) return;
  const std::size_t size = values::sizeOf(array.type);
  std::ranges::fill(std::span(array.bytes)
                        .subspan(static_cast<std::size_t>(message.first) * size,
                                 static_cast<std::size_t>(message.count) * size),
                    std::byte{0});
}

std::vector<std::string> Pitfall::findings() const {
  const std::string from = std::to_string(m_wrong.from);
  const std::string to = std::to_string(m_wrong.to);
  const std::string devices = std::to_string(m_devices);
  const std::string step = std::to_string(m_wrong.step + 1);
  const std::string count = std::to_string(m_wrong.count);
  switch (m_pitfall) {
    case MessagePitfall::absentRank:
      return {"Device " + from + " of " + devices + " does not take part in step " + step +
              ", in which device " + to + " waits for its message."};
    case MessagePitfall::mismatchedCounts:
      return {"Device " + from + " of " + devices + " sends " + std::to_string(m_wrong.count - 1) +
              " elements in step " + step + ", and device " + to + " expects " + count + "."};
    case MessagePitfall::reusedBuffer:
      return {"Device " + from + " of " + devices + " overwrites the " + count +
              " elements of its message in step " + step + " with 0 before device " + to +
              " has them."};
    default:
      return {};
  }
}

std::string Pitfall::findingOnRead(std::int64_t early) const {
  return "Device " + std::to_string(m_wrong.from) + " of " + std::to_string(m_devices) +
         " reads its sums after step " + std::to_string(m_steps / 2) + " of " +
         std::to_string(m_steps) + ": " + std::to_string(early) + " of " + std::to_string(m_n) +
         " are not the sums yet.";
}

std::int64_t Pitfall::earlyIn(const values::HostArray& read, const values::HostArray& end) {
  const std::size_t size = values::sizeOf(read.type);
  std::int64_t early = 0;
  for (std::size_t i = 0; i < read.bytes.size(); i += size) {
    const bool isSame = std::ranges::equal(std::span(read.bytes).subspan(i, size),
                                           std::span(end.bytes).subspan(i, size));
    if (!isSame) ++early;
  }
  return early;
}

}  // namespace lanescope::collective
