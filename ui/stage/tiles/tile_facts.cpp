// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tiles/tile_facts.h"

#include <algorithm>

#include "trace/record/tile_shape.h"

namespace lanescope::ui {

using trace::EventKind;

namespace {

using trace::Pipeline;

TileFacts::Copy copyOf(const trace::Timeline& timeline, const trace::Access& from) {
  const auto events = timeline.record().eventsOf(timeline.recordedBlock(), from.thread);
  const trace::Event& source = events[from.event];
  TileFacts::Copy copy{.matrix = source.array()};
  const auto place = trace::TilePlace::of(source.bits);
  copy.row = place.row;
  copy.column = place.column;
  if (from.event + 1 < events.size()) {
    const trace::Event& into = events[from.event + 1];
    copy.tiles = into.array();
    copy.word = into.index();
    copy.lines = trace::TileShape::of(into.bits).lines;
  }
  return copy;
}

}  // namespace

TileFacts::TileFacts(const StageModel& model, int step) {
  const trace::Timeline& timeline = *model.timeline;
  for (int i = step; i >= 0 && !(copy && product); --i) {
    const auto at = static_cast<std::size_t>(i);
    const trace::Step& each = timeline.step(at);
    const trace::Access first = *timeline.accesses(at).begin();
    if (!copy && each.kind == EventKind::bulkCopy &&
        static_cast<trace::BulkCopyForm>(each.form) == trace::BulkCopyForm::from) {
      copy = copyOf(timeline, first);
    }
    if (!product && each.kind == EventKind::tensorProduct &&
        static_cast<trace::ProductForm>(each.form) == trace::ProductForm::right) {
      constexpr unsigned kPartColumns = 64;
      const auto shape = trace::TileShape::of(timeline.event(first).bits);
      product = {.firstThread = first.thread / Pipeline::kWarpGroup * Pipeline::kWarpGroup,
                 .columns = shape.words < trace::kTileLineWords ? shape.lines
                                                                : shape.parts * kPartColumns};
    }
  }
}

unsigned TileFacts::pieceAt(unsigned line, unsigned place) const {
  const std::int64_t word = copy->word + std::int64_t{line} * trace::kTileLineWords;
  // The swizzle is its own inverse.
  const std::int64_t from = trace::swizzledWord(word + std::int64_t{place} * trace::kPieceWords);
  return static_cast<unsigned>((from - word) / trace::kPieceWords);
}

}  // namespace lanescope::ui
