// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/model/double_buffer.h"

#include <algorithm>
#include <limits>

namespace lanescope::ui {
namespace {

/// The smallest and the largest of some indices.
struct Range {
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  std::int64_t most = -1;

  void add(std::int64_t index) {
    least = std::min(least, index);
    most = std::max(most, index);
  }
  [[nodiscard]] bool isEmpty() const { return most < 0; }
  [[nodiscard]] bool isWithin(std::int64_t first, std::int64_t count) const {
    return isEmpty() || (least >= first && most < first + count);
  }
};

/// What the steps of one epoch read and write.
struct EpochAccess {
  Range read;
  Range written;

  void add(const trace::Timeline& timeline, std::uint32_t step) {
    const trace::EventKind kind = timeline.step(step).kind;
    for (const trace::Access& access : timeline.accesses(step)) {
      const std::int64_t index = timeline.event(access).index();
      if (trace::isRead(kind)) read.add(index);
      if (trace::isWrite(kind)) written.add(index);
    }
  }
};

}  // namespace

std::int64_t halfOfDoubleBuffer(const trace::Timeline& timeline,
                                std::span<const std::uint32_t> steps) {
  constexpr int kLeastWrites = 3;
  std::int64_t half = 0;
  std::int64_t last = 0;  // first element of the half that was written last
  int writes = 0;
  while (!steps.empty()) {
    const std::uint32_t epoch = timeline.step(steps.front()).epoch;
    EpochAccess accessed;
    for (; !steps.empty() && timeline.step(steps.front()).epoch == epoch;
         steps = steps.subspan(1)) {
      accessed.add(timeline, steps.front());
    }
    if (accessed.written.isEmpty()) continue;
    if (writes++ == 0) {
      if (accessed.written.least != 0) return 0;
      half = accessed.written.most + 1;
      continue;
    }
    const std::int64_t next = last == 0 ? half : 0;
    if (!accessed.written.isWithin(next, half) || !accessed.read.isWithin(last, half)) return 0;
    last = next;
  }
  return writes >= kLeastWrites ? half : 0;
}

}  // namespace lanescope::ui
