// SPDX-License-Identifier: Apache-2.0
#include "request/all_reduce.h"

#include <algorithm>
#include <map>

namespace lanescope::values {

MessageTotals totalsOf(const std::vector<DeviceMessage>& messages) {
  MessageTotals totals;
  std::map<std::int64_t, std::int64_t> sent;
  std::map<std::int64_t, std::int64_t> received;
  for (const DeviceMessage& message : messages) {
    totals.steps = std::max(totals.steps, message.step + 1);
    ++totals.messages;
    totals.sent += message.count;
    sent[message.from] += message.count;
    received[message.to] += message.count;
  }
  for (const auto& ofDevices : {sent, received}) {
    for (const auto& [device, count] : ofDevices) {
      totals.most = std::max(totals.most, count);
    }
  }
  return totals;
}

}  // namespace lanescope::values
