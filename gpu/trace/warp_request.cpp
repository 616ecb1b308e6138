// SPDX-License-Identifier: Apache-2.0
#include "trace/warp_request.h"

#include <algorithm>

#include "trace/timeline.h"

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
  auto rest = timeline.accesses(step);
  while (!rest.empty()) {
    const std::uint32_t warp = rest.front().thread / kWarpSize;
    const auto end = std::ranges::find_if(
        rest, [warp](const Access& access) { return access.thread / kWarpSize != warp; });
    const auto count = static_cast<std::size_t>(end - rest.begin());
    requests.push_back(requestOf(timeline.record(), timeline.recordedBlock(), rest.first(count)));
    rest = rest.subspan(count);
  }
  return requests;
}

}  // namespace lanescope::trace
