// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_mistake.h"

#include <algorithm>
#include <set>
#include <utility>

#include "collective/pitfall.h"
#include "collective/schedule.h"

namespace lanescope::ui {
namespace {

using values::DeviceMessage;
using values::MessagePitfall;

std::size_t indexOf(std::int64_t number) {
  return static_cast<std::size_t>(number);
}

}  // namespace

DeviceMistake::DeviceMistake(const values::AllReduceResult& result)
    : m_kind(result.request.pitfall), m_device(static_cast<int>(result.request.devices) - 1) {
  if (!exists()) return;
  const values::AllReduceRequest& request = result.request;
  const std::vector<DeviceMessage> planned =
      collective::messagesOf(request.algorithm, request.devices, request.n);
  const collective::Pitfall pitfall(request, planned);
  m_wrong = pitfall.wrong();
  m_lost.assign(planned.empty() ? 0 : indexOf(planned.back().step + 1), 0);
  m_stops.assign(indexOf(request.devices), steps());
  while (m_readRow < steps() && !pitfall.hasRead(m_device, m_readRow)) ++m_readRow;
  findLost(result, planned);
}

void DeviceMistake::findLost(const values::AllReduceResult& result,
                             const std::vector<DeviceMessage>& planned) {
  // A device sends at most one message in a step.
  std::set<std::pair<std::int64_t, std::int64_t>> sent;
  for (const DeviceMessage& message : result.messages) sent.emplace(message.step, message.from);
  for (const DeviceMessage& message : planned) {
    if (!sent.contains({message.step, message.from})) lose(message);
  }
  for (const DeviceMessage& message : result.messages) {
    if (!isReceived(message)) ++m_lost[indexOf(message.step)];
  }
}

void DeviceMistake::lose(const DeviceMessage& message) {
  ++m_lost[indexOf(message.step)];
  if (m_kind != MessagePitfall::absentRank) return;
  for (const std::int64_t device : {message.from, message.to}) {
    std::int64_t& stop = m_stops[indexOf(device)];
    stop = std::min(stop, message.step);
  }
}

bool DeviceMistake::isReceived(const DeviceMessage& message) const {
  return !exists() || message.step < m_stops[indexOf(message.to)];
}

int DeviceMistake::lost(int step) const {
  return step < 1 || step > steps() ? 0 : m_lost[indexOf(step - 1)];
}

bool DeviceMistake::isStopped(int row, int device) const {
  return exists() && row > m_stops[indexOf(device)];
}

std::optional<DeviceMessage> DeviceMistake::unsent() const {
  return m_kind == MessagePitfall::absentRank ? std::optional(m_wrong) : std::nullopt;
}

std::optional<DeviceMessage> DeviceMistake::overwritten() const {
  return m_kind == MessagePitfall::reusedBuffer ? std::optional(m_wrong) : std::nullopt;
}

bool DeviceMistake::isWrong(const DeviceMessage& message) const {
  const bool isKind =
      m_kind == MessagePitfall::mismatchedCounts || m_kind == MessagePitfall::reusedBuffer;
  return isKind && message.from == m_wrong.from && message.step == m_wrong.step;
}

std::optional<int> DeviceMistake::readRow() const {
  return m_kind == MessagePitfall::earlyRead ? std::optional(m_readRow) : std::nullopt;
}

}  // namespace lanescope::ui
