// SPDX-License-Identifier: Apache-2.0
#include "trace/count/warp_request.h"

#include <algorithm>

#include "trace/record/timeline.h"

namespace lanescope::trace {

WarpRequest requestOf(const Record& record, std::uint64_t recordedBlock,
                      std::span<const Access> accesses) {
  const auto eventOf = [&](const Access& access) {
    return record.eventsOf(recordedBlock, access.thread)[access.event];
  };
  const Event first = eventOf(accesses.front());
  WarpRequest request;
  request.kind = first.kind();
  request.array = first.array();
  request.width = first.width();
  request.warp = accesses.front().thread / kWarpSize;
  request.isNew = first.kind() != EventKind::atomicWrite && first.index() % request.width == 0;
  for (const Access& access : accesses) {
    const std::uint32_t lane = access.thread % kWarpSize;
    const std::int64_t index = eventOf(access).index();
    request.lanes |= 1U << lane;
    request.indices[lane] = index / request.width * request.width;
  }
  return request;
}

std::vector<WarpRequest> requestsOf(const Timeline& timeline, std::size_t step) {
  std::vector<WarpRequest> requests;
  const EventKind kind = timeline.step(step).kind;
  if (!isRead(kind) && !isWrite(kind)) return requests;
  std::vector<Access> ofWarp;
  const auto accesses = timeline.accesses(step);
  for (std::size_t i = 0; i < accesses.size();) {
    const std::uint32_t warp = accesses[i].thread / kWarpSize;
    ofWarp.clear();
    for (; i < accesses.size() && accesses[i].thread / kWarpSize == warp; ++i) {
      ofWarp.push_back(accesses[i]);
    }
    requests.push_back(requestOf(timeline.record(), timeline.recordedBlock(), ofWarp));
  }
  return requests;
}

}  // namespace lanescope::trace
