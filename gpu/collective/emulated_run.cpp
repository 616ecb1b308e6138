// SPDX-License-Identifier: Apache-2.0
#include "collective/emulated_run.h"

#include <algorithm>
#include <span>
#include <utility>

#include "collective/addition.h"
#include "collective/device_input.h"
#include "collective/schedule.h"
#include "values/typed.h"

namespace lanescope::collective {

namespace {

using values::DeviceMessage;
using values::HostArray;
using values::MessagePitfall;

std::size_t at(std::int64_t device) {
  return static_cast<std::size_t>(device);
}

/// The bytes of a message in the array of a device.
std::span<std::byte> partOf(HostArray& array, const DeviceMessage& message) {
  const std::size_t size = values::sizeOf(array.type);
  return std::span<std::byte>(array.bytes)
      .subspan(at(message.first) * size, at(message.count) * size);
}

}  // namespace

EmulatedRun::EmulatedRun(const values::AllReduceRequest& request)
    : m_request(request),
      m_planned(messagesOf(request.algorithm, request.devices, request.n)),
      m_waits(at(request.devices)),
      m_carried(request.dtype, 0) {
  m_isCarried = values::totalsOf(m_planned).sent <= values::kMostCarried;
  for (std::int64_t device = 0; device < request.devices; ++device) {
    fillInput(m_arrays.emplace_back(request.dtype, at(request.n)), request, device);
  }
  if (!makes(MessagePitfall::none)) m_wrong = choose();
}

bool EmulatedRun::makes(MessagePitfall pitfall) const {
  return m_request.pitfall == pitfall;
}

DeviceMessage EmulatedRun::choose() const {
  const std::int64_t steps = m_planned.back().step + 1;
  std::vector<DeviceMessage> own;
  std::ranges::copy_if(m_planned, std::back_inserter(own), [&](const DeviceMessage& message) {
    return message.from == m_request.devices - 1;
  });
  if (!makes(MessagePitfall::absentRank)) return own.front();
  const auto late = std::ranges::find_if(
      own, [&](const DeviceMessage& message) { return message.step >= steps / 2; });
  return late == own.end() ? own.back() : *late;
}

void EmulatedRun::carryOut() {
  const std::int64_t steps = m_planned.empty() ? 0 : m_planned.back().step + 1;
  for (auto begin = m_planned.cbegin(); begin != m_planned.cend();) {
    const auto end = std::find_if(begin, m_planned.cend(), [&](const DeviceMessage& message) {
      return message.step != begin->step;
    });
    if (makes(MessagePitfall::earlyRead) && !m_read && begin->step >= steps / 2) readEarly();
    carryOutStep(begin, end);
    begin = end;
  }
  tell();
  if (m_read) m_arrays.back() = *std::exchange(m_read, std::nullopt);
}

void EmulatedRun::carryOutStep(Messages::const_iterator begin, Messages::const_iterator end) {
  std::vector<std::pair<DeviceMessage, std::vector<std::byte>>> underWay;
  std::vector<bool> waits = m_waits;
  for (auto planned = begin; planned != end; ++planned) {
    DeviceMessage message = *planned;
    if (!isSent(message)) {
      waits[at(message.to)] = true;
      continue;
    }
    spoil(message);
    if (message.count == 0) continue;
    underWay.emplace_back(message, take(message));
  }
  m_waits = std::move(waits);
  for (const auto& [message, bytes] : underWay) {
    if (!m_waits[at(message.to)]) give(message, bytes);
  }
}

bool EmulatedRun::isSent(const DeviceMessage& message) const {
  const bool isAbsent = makes(MessagePitfall::absentRank) && message.from == m_wrong.from &&
                        message.step >= m_wrong.step;
  return !isAbsent && !m_waits[at(message.from)];
}

void EmulatedRun::spoil(DeviceMessage& message) {
  if (message != m_wrong) return;
  if (makes(MessagePitfall::mismatchedCounts)) --message.count;
  if (makes(MessagePitfall::reusedBuffer)) {
    std::ranges::fill(partOf(m_arrays[at(message.from)], message), std::byte{0});
  }
}

std::vector<std::byte> EmulatedRun::take(const DeviceMessage& message) {
  const std::span<const std::byte> bytes = partOf(m_arrays[at(message.from)], message);
  m_sent.push_back(message);
  if (m_isCarried) m_carried.bytes.insert(m_carried.bytes.end(), bytes.begin(), bytes.end());
  return {bytes.begin(), bytes.end()};
}

void EmulatedRun::give(const DeviceMessage& message, const std::vector<std::byte>& bytes) {
  values::withType(m_request.dtype, [&]<class T>(T) {
    const std::span<T> own =
        m_arrays[at(message.to)].template as<T>().subspan(at(message.first), at(message.count));
    const auto* const items = reinterpret_cast<const T*>(bytes.data());
    receiveInto<T>(own, {items, own.size()}, message.isAdded);
  });
}

void EmulatedRun::readEarly() {
  m_read = m_arrays.back();
}

void EmulatedRun::tell() {
  const auto text = [](std::int64_t number) { return std::to_string(number); };
  const std::string from = text(m_wrong.from);
  const std::string to = text(m_wrong.to);
  const std::string devices = text(m_request.devices);
  const std::string step = text(m_wrong.step + 1);
  switch (m_request.pitfall) {
    case MessagePitfall::none:
      return;
    case MessagePitfall::absentRank:
      m_findings.push_back("Device " + from + " of " + devices + " does not take part in step " +
                           step + ", in which device " + to + " waits for its message.");
      m_findings.push_back("Devices that wait for ever in the end: " +
                           text(std::ranges::count(m_waits, true)) + " of " + devices + ".");
      return;
    case MessagePitfall::mismatchedCounts:
      m_findings.push_back("Device " + from + " of " + devices + " sends " +
                           text(m_wrong.count - 1) + " elements in step " + step + ", and device " +
                           to + " expects " + text(m_wrong.count) + ".");
      return;
    case MessagePitfall::reusedBuffer:
      m_findings.push_back("Device " + from + " of " + devices + " overwrites the " +
                           text(m_wrong.count) + " elements of its message in step " + step +
                           " with 0 before device " + to + " has them.");
      return;
    case MessagePitfall::earlyRead:
      break;
  }
  const std::size_t size = values::sizeOf(m_request.dtype);
  std::int64_t early = 0;
  for (std::size_t i = 0; i < m_read->bytes.size(); i += size) {
    const auto own = std::span<const std::byte>(m_read->bytes).subspan(i, size);
    if (!std::ranges::equal(own,
                            std::span<const std::byte>(m_arrays.back().bytes).subspan(i, size))) {
      ++early;
    }
  }
  const std::int64_t steps = m_planned.back().step + 1;
  m_findings.push_back("Device " + from + " of " + devices + " reads its sums after step " +
                       text(steps / 2) + " of " + text(steps) + ": " + text(early) + " of " +
                       text(m_request.n) + " are not the sums yet.");
}

}  // namespace lanescope::collective
