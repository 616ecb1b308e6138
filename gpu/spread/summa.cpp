// SPDX-License-Identifier: Apache-2.0
#include "spread/summa.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <string>
#include <utility>

#include "catalog/matmul_problem.h"
#include "spread/rank_grid.h"
#include "spread/wire.h"

namespace lanescope::spread {
namespace {

using values::HostArray;
using values::Parameters;

/// A rank's place among those of its row or its column of the grid.
struct Line {
  std::int64_t place;
  std::int64_t count;
  std::function<std::int64_t(std::int64_t)> rankAt;
};

/// Hands elements on along a line, from the place that has them around to the one before it.
void handOn(collective::Communicator& communicator, const Line& line, std::int64_t root,
            HostArray& elements) {
  if (elements.bytes.empty() || line.count == 1) return;
  constexpr std::int64_t kNobody = collective::Communicator::kNobody;
  const std::int64_t next = (line.place + 1) % line.count;
  const std::int64_t previous = (line.place + line.count - 1) % line.count;
  if (line.place != root) {
    communicator.exchange(0, kNobody, {}, line.rankAt(previous), elements.bytes);
  }
  if (next != root) communicator.exchange(0, line.rankAt(next), elements.bytes, kNobody, {});
}

/// The products of a rank's panels, and their sum.
class BlockOfC {
 public:
  BlockOfC(const Rank& rank, const Blocks& blocks) : m_rank(rank), m_blocks(blocks) {}

  /// Adds the product of the parts of a panel. `share`: of this rank's work.
  void add(const Panel& panel, HostArray a, HostArray b, double share) {
    if (m_blocks.m.count == 0 || m_blocks.n.count == 0) return;
    Parameters parameters = m_rank.parameters;
    parameters.m = m_blocks.m.count;
    parameters.n = m_blocks.n.count;
    parameters.k = panel.k.count;
    constexpr double kProduct = 0.9;
    const auto turn = m_rank.device.turn();
    parameters = m_rank.device.fitted(m_rank.row, std::move(parameters));
    HostArray product = std::move(
        m_rank.device.run(m_rank.row, parameters, {std::move(a), std::move(b)}, kProduct * share)
            .front());
    if (m_sum.bytes.empty()) {
      m_sum = std::move(product);
      return;
    }
    const catalog::KernelRow& addition = catalog::find("vector_add");
    Parameters sizes = catalog::defaultsOf(addition);
    sizes.n = static_cast<std::int64_t>(product.count());
    m_sum = std::move(m_rank.device
                          .run(addition.plan(sizes), {std::move(m_sum), std::move(product)},
                               (1 - kProduct) * share)
                          .front());
  }

  [[nodiscard]] const HostArray& sum() const { return m_sum; }

 private:
  const Rank& m_rank;
  Blocks m_blocks;
  HostArray m_sum;
};

/// Puts the ranks' blocks of C together.
HostArray assembled(const Rank& rank, const RankGrid& grid,
                    const std::vector<std::vector<std::byte>>& parts) {
  const std::int64_t n = rank.parameters.n;
  HostArray c(rank.inputs.typeOf(0), static_cast<std::size_t>(rank.parameters.rows() * n));
  const auto size = static_cast<std::int64_t>(sizeOf(c.type));
  for (std::size_t from = 0; from < parts.size(); ++from) {
    const Blocks blocks = blocksOf(rank.parameters, grid, static_cast<std::int64_t>(from));
    if (parts[from].empty()) continue;
    const std::int64_t width = blocks.n.count * size;
    for (std::int64_t row = 0; row < blocks.m.count; ++row) {
      std::memcpy(c.bytes.data() + ((blocks.m.first + row) * n + blocks.n.first) * size,
                  parts[from].data() + row * width, static_cast<std::size_t>(width));
    }
  }
  return c;
}

/// Returns the most roundings on the way of a product into its element: those within its panel, and
/// an addition for each panel behind the first.
double roundingsOf(const Rank& rank, const std::vector<Panel>& panels) {
  double most = 0;
  for (const Panel& panel : panels) {
    Parameters parameters = rank.parameters;
    parameters.m = rank.parameters.rows();
    parameters.k = panel.k.count;
    most = std::max(most, rank.row.roundings(parameters));
  }
  return most + static_cast<double>(panels.size() - 1);
}

}  // namespace

std::optional<Solution> multiplySumma(const Rank& rank) {
  const RankGrid grid = rankGridOf(rank.count());
  const Blocks blocks = blocksOf(rank.parameters, grid, rank.number());
  const std::int64_t k = rank.parameters.depth();
  const Line along{blocks.column, grid.columns,
                   [&](std::int64_t column) { return blocks.row * grid.columns + column; }};
  const Line down{blocks.row, grid.rows,
                  [&](std::int64_t row) { return row * grid.columns + blocks.column; }};
  const std::vector<Panel> panels = panelsOf(k, grid);
  BlockOfC c(rank, blocks);
  for (const Panel& panel : panels) {
    HostArray a(rank.inputs.typeOf(0), static_cast<std::size_t>(blocks.m.count * panel.k.count));
    HostArray b(rank.inputs.typeOf(1), static_cast<std::size_t>(panel.k.count * blocks.n.count));
    if (blocks.column == panel.columnOfA) a = rank.inputs.block(0, blocks.m, panel.k);
    if (blocks.row == panel.rowOfB) b = rank.inputs.block(1, panel.k, blocks.n);
    handOn(rank.communicator, along, panel.columnOfA, a);
    handOn(rank.communicator, down, panel.rowOfB, b);
    c.add(panel, std::move(a), std::move(b),
          static_cast<double>(panel.k.count) / static_cast<double>(k));
  }
  const auto parts = rank.communicator.gather(c.sum().bytes);
  if (rank.number() != 0) return std::nullopt;

  Solution solution;
  solution.outputs = {assembled(rank, grid, parts)};
  solution.value = rank.row.finish(rank.parameters, solution.outputs);
  solution.reference = rank.row.reference(rank.parameters, rank.inputs.whole());
  solution.comparison =
      catalog::compareMatmul(rank.parameters, roundingsOf(rank, panels), solution.reference,
                             {solution.value, solution.outputs});
  solution.note = "The devices stand in a grid of " + std::to_string(grid.rows) + " by " +
                  std::to_string(grid.columns) + ", and each has a block of A, B and C. In " +
                  std::to_string(panels.size()) +
                  " steps they have handed on columns of A and rows of B (SUMMA), and added the "
                  "products by the kernel vector_add.";
  return solution;
}

}  // namespace lanescope::spread
