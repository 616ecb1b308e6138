// SPDX-License-Identifier: Apache-2.0
#include "request/all_reduce.h"

#include <algorithm>
#include <limits>
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

std::uint64_t bytesOf(const AllReduceRequest& request) {
  return static_cast<std::uint64_t>(request.n) * sizeOf(request.dtype);
}

double medianSeconds(std::vector<double> seconds) {
  if (seconds.empty()) return std::numeric_limits<double>::quiet_NaN();
  std::ranges::sort(seconds);
  const std::size_t middle = seconds.size() / 2;
  return seconds.size() % 2 == 1 ? seconds[middle] : (seconds[middle - 1] + seconds[middle]) / 2;
}

double busBandwidth(const AllReduceResult& result) {
  const auto devices = static_cast<double>(result.request.devices);
  return 2 * (devices - 1) / devices * static_cast<double>(bytesOf(result.request)) /
         medianSeconds(result.seconds);
}

}  // namespace lanescope::values
