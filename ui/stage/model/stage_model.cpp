// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/model/stage_model.h"

#include <QCoreApplication>
#include <algorithm>
#include <future>
#include <numeric>
#include <utility>

#include "app/text/number_text.h"
#include "trace/flow/element_value.h"
#include "ui/stage/model/double_buffer.h"

namespace lanescope::ui {
namespace {

using trace::EventKind;

/// An output of up to this many elements, such as one partial result per block, is shown whole.
constexpr std::int64_t kSmallOutput = 32;
/// Largest number of elements of one array shown at once: the threads of the largest block.
constexpr std::int64_t kLargestPage = 1024;
/// Largest number of rows, and of columns, of a matrix shown at once.
constexpr std::int64_t kLargestEdge = 128;
/// Share of the work that is done once the timeline is built, and once the data flow is built too.
constexpr double kTimelinePart = 0.35;
constexpr double kFlowPart = 0.95;

bool readsOrWrites(EventKind kind) {
  return trace::isRead(kind) || trace::isWrite(kind);
}

std::vector<std::int64_t> sequence(std::int64_t first, std::int64_t count) {
  std::vector<std::int64_t> indices(static_cast<std::size_t>(std::max<std::int64_t>(0, count)));
  std::iota(indices.begin(), indices.end(), first);
  return indices;
}

struct StageWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::StageModel)
};

/// "A", "P", or nothing for a tagged word that has no value yet.
QString markOf(const trace::ArrayInfo& info, std::uint64_t bits) {
  if (!info.tagged) return {};
  constexpr std::uint64_t kKinds = 4;
  const std::uint64_t kind = (bits >> 32U) % kKinds;
  return kind == 1 ? QStringLiteral("A") : kind == 2 ? QStringLiteral("P") : QString();
}

}  // namespace

std::optional<int> ArrayPage::positionOf(std::int64_t index) const {
  if (indices.empty() || index < indices.front() || index > indices.back()) return std::nullopt;
  if (isContiguous) return static_cast<int>(index - indices.front());
  const auto found = std::lower_bound(indices.begin(), indices.end(), index);
  if (found == indices.end() || *found != index) return std::nullopt;
  return static_cast<int>(found - indices.begin());
}

struct StageModel::Parts {
  Parts(std::shared_ptr<const trace::Record> theRecord, std::uint64_t recordedBlock,
        const values::ProgressMonitor& monitor)
      : record(std::move(theRecord)) {
    auto futureMap = std::async(std::launch::async, [&] {
      return std::make_shared<const trace::ElementMap>(*record, recordedBlock);
    });
    timeline = std::make_shared<const trace::Timeline>(record, recordedBlock,
                                                       monitor.part(0, kTimelinePart));
    rounding = std::async(std::launch::async,
                          [timeline = timeline] { return trace::Rounding(*timeline); });
    map = futureMap.get();
    links =
        std::async(std::launch::async, [record = record] { return trace::BlockLinks(*record); });
  }

  std::shared_ptr<const trace::Record> record;
  std::shared_ptr<const trace::Timeline> timeline;
  std::shared_ptr<const trace::ElementMap> map;
  std::future<trace::BlockLinks> links;
  std::future<trace::Rounding> rounding;
};

StageModel::StageModel(std::shared_ptr<const trace::Record> theRecord, std::uint64_t recordedBlock,
                       const values::ProgressMonitor& monitor)
    : StageModel(Parts(std::move(theRecord), recordedBlock, monitor), monitor) {}

StageModel::StageModel(Parts parts, const values::ProgressMonitor& monitor)
    : record(std::move(parts.record)),
      timeline(std::move(parts.timeline)),
      map(std::move(parts.map)),
      flow(*timeline, *map, monitor.part(kTimelinePart, kFlowPart)),
      history(*timeline, *map, flow),
      blockLinks(parts.links.get()),
      activity(timeline),
      rounding(parts.rounding.get()),
      pipeline(*timeline),
      m_stepsOf(record->arrays.size()) {
  std::vector<std::uint64_t> stores(record->arrays.size(), 0);
  // true for arrays with an access out of bounds
  std::vector<bool> isMissed(record->arrays.size(), false);
  for (int i = 0; i < stepCount(); ++i) {
    const trace::Step& step = timeline->step(static_cast<std::size_t>(i));
    if (step.kind == EventKind::outOfBounds) isMissed[step.array] = hasMisses = true;
    if (trace::isWarpWide(step.kind) && step.kind != EventKind::syncwarp) hasExchanges = true;
    if (!readsOrWrites(step.kind)) continue;
    m_stepsOf[step.array].push_back(static_cast<std::uint32_t>(i));
    if (trace::isWrite(step.kind)) stores[step.array] += step.accessCount;
  }
  for (const ArrayPart part : {ArrayPart::input, ArrayPart::shared, ArrayPart::output}) {
    for (unsigned array = 0; array < record->arrays.size(); ++array) {
      const bool isShared = record->arrays[array].space == trace::Space::shared;
      // An array with only accesses out of bounds is shown among the outputs.
      const ArrayPart role = isShared                                 ? ArrayPart::shared
                             : stores[array] == 0 && !isMissed[array] ? ArrayPart::input
                                                                      : ArrayPart::output;
      if (role == part && (!m_stepsOf[array].empty() || isMissed[array])) {
        arrays.push_back(
            {array, part, static_cast<int>(capacityOf(array, part)), touchedPartOf(array)});
        ShownArray& shown = arrays.back();
        if (shown.isMatrix()) {
          shown.capacity = static_cast<int>(std::min(shown.matrix.rows, kLargestEdge) *
                                            std::min(shown.matrix.columns, kLargestEdge));
        }
      }
    }
  }
  // The tree stands in shared memory, unless shared memory only hands on a few values. In that case
  // it stands in the array with the most stores.
  const auto weight = [&](const ShownArray& shown) {
    constexpr std::uint64_t kSharedCounts = 8;
    return stores[shown.array] * (shown.part == ArrayPart::shared ? kSharedCounts : 1);
  };
  const auto most = std::max_element(
      arrays.begin(), arrays.end(),
      [&](const ShownArray& x, const ShownArray& y) { return weight(x) < weight(y); });
  if (most != arrays.end() && stores[most->array] > 0) {
    focus = static_cast<int>(most - arrays.begin());
    if (!most->isMatrix()) focusHalf = halfOfDoubleBuffer(*timeline, m_stepsOf[most->array]);
  }
  for (std::size_t i = 0; i < timeline->stepCount(); ++i) {
    const trace::Step& step = timeline->step(i);
    const bool isInFocus =
        focus >= 0 && step.array == arrays[static_cast<std::size_t>(focus)].array;
    if (!trace::isWrite(step.kind) || isInFocus) continue;
    const auto [first, last] = flow.madeIn(i);
    for (std::uint32_t node = first; node < last; ++node) m_otherStores.push_back(node);
  }
}

std::span<const std::uint32_t> StageModel::storesTo(unsigned array, std::int64_t index) const {
  const auto slot = map->slotOf(array, index);
  if (!slot) return {};
  return flow.storesTo(*slot);
}

std::optional<std::uint32_t> StageModel::nodeAt(unsigned array, std::int64_t index,
                                                std::size_t stepsDone) const {
  const auto slot = map->slotOf(array, index);
  if (!slot) return std::nullopt;
  const auto stores = flow.storesTo(*slot);
  const auto later = std::ranges::lower_bound(stores, flow.firstSince(stepsDone));
  if (later != stores.begin()) return *(later - 1);
  return flow.firstInputOf(*slot);
}

std::int64_t StageModel::countOf(unsigned array) const {
  const auto touched = map->extentOf(array);
  const auto count = static_cast<std::int64_t>(record->arrays[array].count);
  return touched ? std::max(count, touched->last + 1) : count;
}

std::int64_t StageModel::capacityOf(unsigned array, ArrayPart part) const {
  const std::int64_t count = countOf(array);
  if (part == ArrayPart::shared) return std::min(count, kLargestPage);
  if (part == ArrayPart::output && count <= kSmallOutput) return count;
  constexpr std::int64_t kFewest = 8;
  const auto threads = static_cast<std::int64_t>(timeline->threadCount());
  return std::min(count, std::clamp(threads, kFewest, kLargestPage));
}

MatrixPart StageModel::touchedPartOf(unsigned array) const {
  const auto length = static_cast<std::int64_t>(record->arrays[array].columns);
  if (length == 0) return {};
  const std::vector<std::int64_t> touched = map->touched(array);
  if (touched.empty()) return {};
  const auto [left, right] =
      std::ranges::minmax_element(touched, {}, [&](std::int64_t index) { return index % length; });
  MatrixPart part;
  part.row = touched.front() / length;
  part.column = *left % length;
  part.rows = touched.back() / length - part.row + 1;
  part.columns = *right % length - part.column + 1;
  return part;
}

std::optional<std::size_t> StageModel::stepNear(unsigned array, int step) const {
  const auto& steps = m_stepsOf[array];
  if (steps.empty()) return std::nullopt;
  const auto after = std::upper_bound(steps.begin(), steps.end(), static_cast<std::uint32_t>(step));
  return after == steps.begin() ? steps.front() : *(after - 1);
}

MatrixPart StageModel::matrixPartOf(int shown, int step) const {
  const ShownArray& which = arrays[static_cast<std::size_t>(shown)];
  MatrixPart part = which.matrix;
  if (part.rows <= kLargestEdge && part.columns <= kLargestEdge) return part;
  const auto length = static_cast<std::int64_t>(info(shown).columns);
  std::int64_t row = INT64_MAX;
  std::int64_t column = INT64_MAX;
  if (const auto near = stepNear(which.array, step)) {
    for (const trace::Access& access : timeline->accesses(*near)) {
      const std::int64_t index = timeline->event(access).index();
      row = std::min(row, index / length);
      column = std::min(column, index % length);
    }
  }
  // Pages start at multiples of their size, so that the picture does not slide with every step.
  const auto cut = [](std::int64_t& first, std::int64_t& count, std::int64_t at) {
    if (count <= kLargestEdge) return;
    const std::int64_t page = (std::max(at, first) - first) / kLargestEdge * kLargestEdge;
    first += std::min(page, count - kLargestEdge);
    count = kLargestEdge;
  };
  if (row == INT64_MAX) row = column = 0;
  cut(part.row, part.rows, row);
  cut(part.column, part.columns, column);
  return part;
}

ArrayPage StageModel::pageOf(int shown, int step) const {
  const ShownArray& which = arrays[static_cast<std::size_t>(shown)];
  if (which.isMatrix()) {
    const MatrixPart part = matrixPartOf(shown, step);
    const auto length = static_cast<std::int64_t>(info(shown).columns);
    ArrayPage page{{}, part.columns == length};
    page.indices.reserve(static_cast<std::size_t>(part.rows * part.columns));
    for (std::int64_t row = part.row; row < part.row + part.rows; ++row) {
      for (std::int64_t i = 0; i < part.columns; ++i) {
        page.indices.push_back(row * length + part.column + i);
      }
    }
    return page;
  }
  const std::int64_t count = countOf(which.array);
  if (which.capacity >= count) return {sequence(0, count), true};

  const auto near = stepNear(which.array, step);
  if (!near) return {sequence(0, which.capacity), true};
  std::vector<std::int64_t> indices;
  for (const trace::Access& access : timeline->accesses(*near)) {
    indices.push_back(timeline->event(access).index());
  }
  std::sort(indices.begin(), indices.end());
  indices.erase(std::unique(indices.begin(), indices.end()), indices.end());

  // Pages start at multiples of their length from the block's first element, so that the picture
  // does not slide when only some threads take part.
  const std::int64_t length = which.capacity;
  const std::int64_t base = map->extentOf(which.array)->first;
  std::int64_t first = base + (indices.front() - base) / length * length;
  if (indices.back() >= first + length) first = indices.front();
  if (indices.back() < first + length)
    return {sequence(first, std::min(length, count - first)), true};
  if (static_cast<std::int64_t>(indices.size()) > length) {
    indices.resize(static_cast<std::size_t>(length));
  }
  return {std::move(indices), false};
}

QString StageModel::elementName(unsigned array, std::int64_t index) const {
  return QStringLiteral("%1[%2]")
      .arg(QString::fromStdString(record->arrays[array].name))
      .arg(index);
}

double StageModel::valueOf(unsigned array, std::uint64_t bits) const {
  return trace::numberOf(record->arrays[array], bits);
}

QString StageModel::textOf(unsigned array, std::uint64_t bits, int maxChars) const {
  const QString mark = markOf(record->arrays[array], bits);
  constexpr int kLeast = 3;
  const auto room = std::max(kLeast, maxChars - static_cast<int>(mark.size()));
  return mark + shortNumber(valueOf(array, bits), room);
}

QString StageModel::fullTextOf(unsigned array, std::uint64_t bits) const {
  QString value = QString::number(valueOf(array, bits), 'g', kFullDigits);
  const QString mark = markOf(record->arrays[array], bits);
  //: A value of a tile's state, in a scan. %1: the value
  if (mark == QLatin1String("A"))
    return StageWords::tr("%1, the aggregate of the tile's elements").arg(value);
  //: A value of a tile's state, in a scan. %1: the value
  if (mark == QLatin1String("P"))
    return StageWords::tr("%1, the prefix up to the tile's last").arg(value);
  return value;
}

}  // namespace lanescope::ui
