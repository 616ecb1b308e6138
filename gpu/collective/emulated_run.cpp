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
      m_pitfall(request, m_planned),
      m_waits(at(request.devices)),
      m_carried(request.dtype, 0) {
  m_isCarried = values::totalsOf(m_planned).sent <= values::kMostCarried;
  for (std::int64_t device = 0; device < request.devices; ++device) {
    fillInput(m_arrays.emplace_back(request.dtype, at(request.n)), request, device);
  }
}

void EmulatedRun::carryOut() {
  for (auto begin = m_planned.cbegin(); begin != m_planned.cend();) {
    const auto end = std::find_if(begin, m_planned.cend(), [&](const DeviceMessage& message) {
      return message.step != begin->step;
    });
    if (!m_read && m_pitfall.hasRead(m_request.devices - 1, begin->step)) m_read = m_arrays.back();
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
      if (!m_pitfall.isAbsent(message.to, message.step)) waits[at(message.to)] = true;
      continue;
    }
    m_pitfall.spoil(message, m_arrays[at(message.from)]);
    if (message.count == 0) continue;
    underWay.emplace_back(message, take(message));
  }
  m_waits = std::move(waits);
  for (const auto& [message, bytes] : underWay) {
    const bool isTaken = !m_waits[at(message.to)] && !m_pitfall.isAbsent(message.to, message.step);
    if (isTaken) give(message, bytes);
  }
}

bool EmulatedRun::isSent(const DeviceMessage& message) const {
  return !m_pitfall.isAbsent(message.from, message.step) && !m_waits[at(message.from)];
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

void EmulatedRun::tell() {
  m_findings = m_pitfall.findings();
  if (m_pitfall.is(MessagePitfall::absentRank)) {
    m_findings.push_back("Devices that wait for ever in the end: " +
                         std::to_string(std::ranges::count(m_waits, true)) + " of " +
                         std::to_string(m_request.devices) + ".");
  }
  if (m_read) {
    m_findings.push_back(m_pitfall.findingOnRead(Pitfall::earlyIn(*m_read, m_arrays.back())));
  }
}

}  // namespace lanescope::collective
