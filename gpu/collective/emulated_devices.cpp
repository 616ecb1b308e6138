// SPDX-License-Identifier: Apache-2.0
#include "collective/emulated_devices.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "collective/addition.h"
#include "collective/device_input.h"
#include "collective/schedule.h"
#include "collective/sums_check.h"
#include "values/error.h"
#include "values/typed.h"

namespace lanescope::collective {

namespace {

using values::DeviceMessage;
using values::HostArray;

void check(const values::AllReduceRequest& request) {
  if (request.algorithm == values::AllReduce::nccl) {
    values::refuse("NCCL reduces between GPUs, and these are emulated devices.");
  }
  if (request.algorithm == values::AllReduce::mpi) {
    values::refuse("MPI reduces between the ranks of an engine, and these are devices of one.");
  }
  if (request.timings != 0) {
    values::refuse("Emulated devices are not timed: their time says nothing of GPUs.");
  }
  checkLimits(request);
}

/// Delivers the messages step by step. `carried` takes what they carry, if there is room.
template <class T>
void deliver(const std::vector<DeviceMessage>& messages, std::vector<HostArray>& arrays,
             std::span<T> carried) {
  std::size_t at = 0;
  std::vector<std::vector<T>> underWay;
  for (std::size_t begin = 0; begin < messages.size();) {
    std::size_t end = begin;
    underWay.clear();
    for (; end < messages.size() && messages[end].step == messages[begin].step; ++end) {
      const auto sent =
          arrays[static_cast<std::size_t>(messages[end].from)].template as<T>().subspan(
              static_cast<std::size_t>(messages[end].first),
              static_cast<std::size_t>(messages[end].count));
      underWay.emplace_back(sent.begin(), sent.end());
      if (carried.empty()) continue;
      std::ranges::copy(sent, carried.begin() + static_cast<std::ptrdiff_t>(at));
      at += sent.size();
    }
    for (std::size_t i = begin; i < end; ++i) {
      const std::vector<T>& items = underWay[i - begin];
      const auto own = arrays[static_cast<std::size_t>(messages[i].to)].template as<T>().subspan(
          static_cast<std::size_t>(messages[i].first), items.size());
      receiveInto<T>(own, items, messages[i].isAdded);
    }
    begin = end;
  }
}

}  // namespace

values::AllReduceResult allReduce(const values::AllReduceRequest& request) {
  check(request);
  values::AllReduceResult result;
  result.request = request;
  result.device = std::to_string(request.devices) +
                  (request.devices == 1 ? " emulated device" : " emulated devices");
  result.messages = messagesOf(request.algorithm, request.devices, request.n);
  std::vector<HostArray> arrays = inputsOf(request);
  result.inputs = joinedInputsOf(request);
  const std::int64_t sent = values::totalsOf(result.messages).sent;
  const bool isCarried = sent <= values::kMostCarried;
  result.carried = HostArray(request.dtype, isCarried ? static_cast<std::size_t>(sent) : 0);
  values::withType(request.dtype, [&]<class T>(T) {
    deliver<T>(result.messages, arrays, result.carried.as<T>());
  });
  checkSums(arrays, result);
  return result;
}

}  // namespace lanescope::collective
