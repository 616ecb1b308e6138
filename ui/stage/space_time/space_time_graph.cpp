// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/space_time_graph.h"

#include <QHash>
#include <algorithm>
#include <limits>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lanescope::ui {
namespace {

/// Rows of more epochs could not be told apart.
constexpr std::uint32_t kMostEpochs = 32;
/// Values of one epoch that are made of each other get rows of their own, up to this many.
constexpr int kMostLevels = 8;
/// Largest number of other arrays' stores, around the step, that are searched for values made of
/// the focus array.
constexpr std::size_t kMostOtherStores = 16384;
/// More inputs of one value than this are merged into one node.
constexpr std::size_t kMostInputsEach = 4;

/// The page of a double buffer's first half that holds what a page of both halves shows.
ArrayPage foldedPage(const ArrayPage& both, std::int64_t half) {
  const std::int64_t count = std::min<std::int64_t>(both.count(), half);
  const std::int64_t first = std::min(both.indices.front() % half, half - count);
  ArrayPage page;
  for (std::int64_t i = 0; i < count; ++i) page.indices.push_back(first + i);
  return page;
}

}  // namespace

class SpaceTimeGraph::Builder {
 public:
  Builder(SpaceTimeGraph& graph, const StageModel& model, int step, bool hidesFuture)
      : m_graph(graph),
        m_model(model),
        m_flow(model.flow),
        m_step(static_cast<std::uint32_t>(step)),
        m_hidesFuture(hidesFuture) {}

  void build() {
    const std::size_t mostRows =
        std::size_t{m_graph.lastEpoch - m_graph.firstEpoch + 1} * std::size_t{kRowsEach};
    m_rowValues.assign(mostRows, 0);
    const auto width = static_cast<std::size_t>(m_graph.columns.count());
    m_isHeldElsewhere.assign(mostRows * width, false);
    m_inputsAt.assign(mostRows / kRowsEach * width, {});
    placeStores();
    const auto stores = static_cast<std::uint32_t>(m_graph.nodes.size());
    for (std::uint32_t i = 0; i < stores; ++i) {
      inputPlaceOf(i).count += static_cast<std::uint32_t>(shownOf(inputsOf(i)));
    }
    for (std::uint32_t i = 0; i < stores; ++i) connect(i);
    makeRows();
  }

 private:
  /// Rows are numbered at the end. Until then each epoch has one row for inputs and one per level.
  static constexpr int kRowsEach = 1 + kMostLevels;
  [[nodiscard]] int firstLevelOf(std::uint32_t epoch) const {
    return static_cast<int>(epoch - m_graph.firstEpoch) * kRowsEach + 1;
  }
  [[nodiscard]] static int levelOf(int row) { return row % kRowsEach - 1; }

  /// The values that a value was made of. A value that a lane receives is in no array and has no
  /// place here: where all of them are received, these are the nearest values behind them.
  [[nodiscard]] std::span<const std::uint32_t> sourcesOf(std::uint32_t node) {
    const auto direct = m_flow.sourcesOf(node);
    const auto isReceived = [&](std::uint32_t source) {
      return trace::isWarpWide(m_model.timeline->eventAt(m_flow.eventOf(source)).kind());
    };
    if (direct.empty() || !std::ranges::all_of(direct, isReceived)) return direct;
    const auto [entry, isNew] = m_behind.try_emplace(node, direct.begin(), direct.end());
    std::vector<std::uint32_t>& behind = entry->second;
    while (isNew && !behind.empty() && std::ranges::all_of(behind, isReceived)) {
      std::vector<std::uint32_t> next;
      for (const std::uint32_t source : behind) {
        const auto sources = m_flow.sourcesOf(source);
        next.insert(next.end(), sources.begin(), sources.end());
      }
      std::ranges::sort(next);
      next.erase(std::ranges::unique(next).begin(), next.end());
      behind = std::move(next);
    }
    return behind;
  }

  [[nodiscard]] std::uint32_t epochOf(std::uint32_t node) const {
    return m_model.timeline->step(m_flow.stepOf(node)).epoch;
  }
  [[nodiscard]] std::size_t firstStepAfter(std::uint32_t epoch) const {
    return m_model.timeline->firstStepOf(std::size_t{epoch} + 1);
  }

  /// The part of the nodes, which are in step order, that lies within the shown epochs.
  [[nodiscard]] std::span<const std::uint32_t> within(std::span<const std::uint32_t> all) const {
    const std::size_t behind = m_hidesFuture
                                   ? std::min(firstStepAfter(m_graph.lastEpoch), m_step + 1UL)
                                   : firstStepAfter(m_graph.lastEpoch);
    const auto begin = std::ranges::lower_bound(
        all, m_flow.firstSince(m_model.timeline->firstStepOf(m_graph.firstEpoch)));
    const auto end = std::ranges::lower_bound(begin, all.end(), m_flow.firstSince(behind));
    return {begin, end};
  }

  /// At most `most` of the nodes, those around the step. The range moves by half its length, so
  /// that the picture rarely shifts.
  [[nodiscard]] std::span<const std::uint32_t> around(std::span<const std::uint32_t> all,
                                                      std::size_t most) {
    if (all.size() <= most) return all;
    m_graph.isPartial = true;
    const auto now = static_cast<std::size_t>(
        std::ranges::lower_bound(all, m_flow.firstSince(m_step)) - all.begin());
    const std::size_t jump = most / 2;
    const std::size_t first = now / jump * jump;
    return all.subspan(std::min(first - std::min(first, jump / 2), all.size() - most), most);
  }

  /// Visits the stores to one element that have a row in their epoch.
  template <class Visit>
  void forEachPlaceable(std::span<const std::uint32_t> stores, const Visit& visit) {
    while (!stores.empty()) {
      const std::uint32_t epoch = epochOf(stores.front());
      const auto end = std::ranges::lower_bound(stores, m_flow.firstSince(firstStepAfter(epoch)));
      const auto count = static_cast<std::size_t>(end - stores.begin());
      for (const std::uint32_t node : around(stores.first(count), kMostLevels)) visit(node);
      stores = stores.subspan(count);
    }
  }

  void placeStores() {
    std::vector<std::pair<std::uint32_t, double>> stores;  // node, column
    m_columnOf.reserve(qsizetype{m_graph.columns.count()} * kMostLevels);
    const unsigned focus = m_model.arrays[static_cast<std::size_t>(m_model.focus)].array;
    for (int column = 0; column < m_graph.columns.count(); ++column) {
      const std::int64_t index = m_graph.columns.indices[static_cast<std::size_t>(column)];
      const auto put = [&](std::uint32_t node) {
        stores.emplace_back(node, column + 0.5);
        m_columnOf.insert(node, column + 0.5);
      };
      forEachPlaceable(within(m_model.storesTo(focus, index)), put);
      if (m_graph.half == 0) continue;
      forEachPlaceable(within(m_model.storesTo(focus, index + m_graph.half)), put);
    }
    // A value made of elements of the focus array stands under the first of them.
    for (const std::uint32_t node : around(within(m_model.otherStores()), kMostOtherStores)) {
      for (const std::uint32_t source : sourcesOf(node)) {
        const auto found = m_columnOf.constFind(source);
        if (found == m_columnOf.cend()) continue;
        const double column = *found;
        stores.emplace_back(node, column);
        m_columnOf.insert(node, column);
        break;
      }
    }
    std::sort(stores.begin(), stores.end());
    m_placeOf.reserve(2 * static_cast<qsizetype>(stores.size()));
    m_graph.nodes.reserve(2 * stores.size());
    m_rowOf.reserve(2 * stores.size());
    for (const auto& [node, column] : stores) place(node, column);
  }

  void place(std::uint32_t node, double column) {
    const int first = firstLevelOf(epochOf(node));
    int level = 0;
    for (const std::uint32_t source : sourcesOf(node)) {
      const auto found = m_placeOf.constFind(source);
      if (found == m_placeOf.cend()) continue;
      const int row = m_rowOf[*found];
      if (row >= first && row < first + kMostLevels) level = std::max(level, levelOf(row) + 1);
    }
    const auto isHeldElsewhere = [&](int there) -> std::vector<bool>::reference {
      return m_isHeldElsewhere[static_cast<std::size_t>(first + there) *
                                   static_cast<std::size_t>(m_graph.columns.count()) +
                               static_cast<std::size_t>(column)];
    };
    while (level < kMostLevels - 1 && isHeldElsewhere(level)) ++level;
    level = std::min(level, kMostLevels - 1);
    isHeldElsewhere(level) = true;
    add({node, 0, column, 1.0, 1}, first + level);
  }

  /// The sources that are inputs and not yet placed in a row, each once; until the next call.
  [[nodiscard]] const std::vector<std::uint32_t>& inputsOf(std::uint32_t to) {
    std::vector<std::uint32_t>& inputs = m_inputs;
    inputs.clear();
    std::uint32_t previous = std::numeric_limits<std::uint32_t>::max();
    for (const std::uint32_t source : sourcesOf(m_graph.nodes[to].node)) {
      if (source == previous) continue;
      previous = source;
      if (m_flow.isInput(source) && !m_placeOf.contains(source)) inputs.push_back(source);
    }
    return inputs;
  }
  [[nodiscard]] static std::size_t shownOf(const std::vector<std::uint32_t>& inputs) {
    return inputs.size() > kMostInputsEach ? 1 : inputs.size();
  }
  /// The inputs of the values that an epoch stores in a column. Several values share them.
  struct InputPlace {
    std::uint32_t count = 0;
    std::uint32_t placed = 0;
  };
  [[nodiscard]] InputPlace& inputPlaceOf(std::uint32_t to) {
    const auto epoch = static_cast<std::size_t>(m_rowOf[to] / kRowsEach);
    return m_inputsAt[epoch * static_cast<std::size_t>(m_graph.columns.count()) +
                      static_cast<std::size_t>(m_graph.nodes[to].column)];
  }

  void connect(std::uint32_t to) {
    const std::vector<std::uint32_t>& inputs = inputsOf(to);
    std::uint32_t previous = std::numeric_limits<std::uint32_t>::max();
    for (const std::uint32_t source : sourcesOf(m_graph.nodes[to].node)) {
      if (source == previous) continue;
      previous = source;
      if (const auto found = m_placeOf.constFind(source); found != m_placeOf.cend()) {
        m_graph.edges.push_back({*found, to});
      }
    }
    if (inputs.empty()) return;
    InputPlace& place = inputPlaceOf(to);
    const double column = m_graph.nodes[to].column;
    const int row = m_rowOf[to] / kRowsEach * kRowsEach;
    const bool isMerged = inputs.size() > kMostInputsEach;
    const std::size_t shown = shownOf(inputs);
    const double width = 1.0 / static_cast<double>(place.count);
    for (std::size_t i = 0; i < shown; ++i) {
      const double middle = column - 0.5 + (static_cast<double>(place.placed++) + 0.5) * width;
      const auto merged = static_cast<std::uint32_t>(isMerged ? inputs.size() : 1);
      // A merged node counts as loaded once its last input is.
      add({isMerged ? inputs.back() : inputs[i], 0, middle, width, merged}, row);
      m_graph.edges.push_back({static_cast<std::uint32_t>(m_graph.nodes.size() - 1), to});
    }
  }

  void add(const SpaceTimeNode& node, int row) {
    m_placeOf.insert(node.node, static_cast<std::uint32_t>(m_graph.nodes.size()));
    m_graph.nodes.push_back(node);
    m_rowOf.push_back(row);
    m_rowValues[static_cast<std::size_t>(row)] += static_cast<int>(node.merged);
  }

  void makeRows() {
    std::vector<int> numbers(m_rowValues.size());
    for (std::size_t row = 0; row < m_rowValues.size(); ++row) {
      if (m_rowValues[row] == 0) continue;
      numbers[row] = static_cast<int>(m_graph.rows.size());
      const int level = levelOf(static_cast<int>(row));
      m_graph.rows.push_back(
          {m_graph.firstEpoch + static_cast<std::uint32_t>(row / std::size_t{kRowsEach}), level < 0,
           std::max(0, level), m_rowValues[row]});
    }
    for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
      m_graph.nodes[i].row = numbers[static_cast<std::size_t>(m_rowOf[i])];
    }
  }

  SpaceTimeGraph& m_graph;
  const StageModel& m_model;
  const trace::Dataflow& m_flow;
  std::uint32_t m_step;
  bool m_hidesFuture;
  /// Per value that is made of received values alone: the values behind them.
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_behind;
  QHash<std::uint32_t, double> m_columnOf;        // node -> column
  QHash<std::uint32_t, std::uint32_t> m_placeOf;  // node -> position in m_graph.nodes
  std::vector<std::uint32_t> m_inputs;            // of one value
  std::vector<InputPlace> m_inputsAt;             // by epoch, then column
  std::vector<int> m_rowOf;                       // one entry per placed node
  std::vector<bool> m_isHeldElsewhere;            // by row, then column
  std::vector<int> m_rowValues;                   // by row
};

SpaceTimeGraph::SpaceTimeGraph(const StageModel& model, int step, bool hidesFuture) {
  if (model.focus < 0) return;
  half = model.focusHalf;
  columns = model.pageOf(model.focus, step);
  if (half > 0) columns = foldedPage(columns, half);
  const std::uint32_t now = model.timeline->step(static_cast<std::size_t>(step)).epoch;
  const auto epochs =
      hidesFuture ? now + 1 : static_cast<std::uint32_t>(model.timeline->epochCount());
  lastEpoch = epochs - 1;
  if (epochs > kMostEpochs) {
    // The range moves by half its length, so that the rows rarely shift.
    constexpr std::uint32_t kHalf = kMostEpochs / 2;
    const std::uint32_t halves = now / kHalf;
    firstEpoch = halves == 0 ? 0 : (halves - 1) * kHalf + kHalf / 2;
    lastEpoch = std::min(lastEpoch, firstEpoch + kMostEpochs - 1);
  }
  Builder(*this, model, step, hidesFuture).build();
}

}  // namespace lanescope::ui
