// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/stage/ring_record.h"

#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "trace/record/tile_shape.h"

namespace lanescope::test {
namespace {

using trace::BulkCopyForm;
using trace::Event;
using trace::EventKind;
using trace::GroupForm;
using trace::MbarrierForm;

constexpr unsigned kTiles = 0;
constexpr unsigned kMatrix = 1;
constexpr unsigned kFilled = 2;
constexpr unsigned kRingThreads = 128;
constexpr unsigned kLines = 8;
constexpr unsigned kWords = kLines * trace::kTileLineWords;

Event mbarrier(MbarrierForm form, unsigned stage, std::uint64_t value, int line) {
  return Event::make(EventKind::memoryBarrier, kFilled, line, stage, value,
                     static_cast<unsigned>(form));
}

/// A copy to the stage of this step.
void copyTile(std::vector<Event>& events, unsigned step, int line) {
  const unsigned stage = step % 2;
  const auto part = [&](BulkCopyForm form, unsigned array, std::int64_t index, std::uint64_t bits) {
    events.push_back(
        Event::make(EventKind::bulkCopy, array, line, index, bits, static_cast<unsigned>(form)));
  };
  events.push_back(mbarrier(MbarrierForm::expect, stage, 4 * kWords, line));
  part(BulkCopyForm::from, kMatrix, 0, trace::TilePlace{16, static_cast<int>(32 * step)}.bits());
  part(BulkCopyForm::into, kTiles, stage * kWords,
       trace::TileShape{kLines, trace::kTileLineWords}.bits());
  part(BulkCopyForm::barrier, kFilled, stage, 1);
}

}  // namespace

std::shared_ptr<const trace::Record> makeRing(bool copiesEarly) {
  Threads threads(kRingThreads);
  for (unsigned t = 0; t < kRingThreads; ++t) {
    std::vector<Event>& events = threads[t];
    const auto group = [&](GroupForm form, int line) {
      events.push_back(
          Event::make(EventKind::asyncGroup, 0, line, 0, 0, static_cast<unsigned>(form)));
    };
    const auto copyNext = [&](unsigned step) {
      if (t == 0 && step + 2 < kRingSteps) copyTile(events, step + 2, 40);
    };
    if (t == 0) {
      events = {mbarrier(MbarrierForm::initialize, 0, 1, 10),
                mbarrier(MbarrierForm::initialize, 1, 1, 10)};
      copyTile(events, 0, 12);
      copyTile(events, 1, 12);
    }
    events.push_back(Event::make(EventKind::barrier, 0, 14, 0, 0));
    for (unsigned step = 0; step < kRingSteps; ++step) {
      events.push_back(mbarrier(MbarrierForm::wait, step % 2, step / 2, 20));
      group(GroupForm::fenceProducts, 21);
      events.push_back(Event::make(EventKind::tensorProduct, kTiles, 22, step % 2 * kWords,
                                   trace::TileShape{128, 8}.bits(),
                                   static_cast<unsigned>(trace::ProductForm::right)));
      group(GroupForm::commitProducts, 23);
      if (!copiesEarly) group(GroupForm::waitProducts, 24);
      events.push_back(Event::make(EventKind::barrier, 0, 30, 0, 0));
      copyNext(step);
      if (copiesEarly) group(GroupForm::waitProducts, 41);
    }
  }
  return makeRecord({{"tiles", trace::Space::shared, values::DType::float32, 2 * kWords},
                     {"a", trace::Space::global, values::DType::float32, 4096},
                     {"filled", trace::Space::shared, values::DType::int64, 2}},
                    threads);
}

}  // namespace lanescope::test
