// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/work.h"

#include <algorithm>
#include <vector>

namespace lanescope::trace {
namespace {

/// Whether arrays show all that is computed, in a moment.
bool tellsItsWork(const Record& record) {
  constexpr std::size_t kMostEvents = 1 << 20;
  if (record.truncated || record.events.size() > kMostEvents) return false;
  return std::ranges::none_of(record.events, [](const Event& event) {
    return event.kind() == EventKind::shuffle || event.kind() == EventKind::reduce;
  });
}

values::Work workOfBlock(const std::shared_ptr<const Record>& record, std::uint64_t block) {
  const Timeline timeline(record, block);
  const ElementMap map(timeline);
  return workOf(Dataflow(timeline, map));
}

}  // namespace

values::Work workOf(const Dataflow& flow) {
  values::Work work;
  std::vector<std::uint32_t> depths;  // of each node
  depths.reserve(flow.nodes().size());
  for (const DataNode& node : flow.nodes()) {
    std::uint32_t depth = 0;
    bool isFirst = true;
    for (const std::uint32_t source : flow.sourcesOf(node)) {
      depth = isFirst ? depths[source] : std::max(depth, depths[source]) + 1;
      isFirst = false;
    }
    depths.push_back(depth);
    work.depth = std::max(work.depth, depth);
    // A receipt shows what the sending lane holds; who combines it is the one that stores.
    if (node.array != DataNode::kNoArray && node.sourceCount > 1) {
      work.operations += node.sourceCount - 1;
    }
  }
  return work;
}

std::optional<values::Work> workOf(const std::shared_ptr<const Record>& record) {
  if (record->grid.total() != 1 || record->blockCount != 1 || !tellsItsWork(*record)) return {};
  return workOfBlock(record, 0);
}

std::optional<std::uint64_t> operationsOf(const std::shared_ptr<const Record>& record) {
  if (!tellsItsWork(*record)) return {};
  std::uint64_t operations = 0;
  for (std::uint64_t block = 0; block < record->blockCount; ++block) {
    operations += workOfBlock(record, block).operations;
  }
  return operations;
}

}  // namespace lanescope::trace
