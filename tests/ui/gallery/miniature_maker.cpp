// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallery/miniature_maker.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>
#include <set>

#include "backend/backend.h"
#include "runner/runner.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/space_time/space_time_graph.h"
#include "values/error.h"

namespace lanescope::tests {
namespace {

using ui::Miniature;

bool showsAccesses(const catalog::KernelRow& row) {
  return catalog::takesMatrices(row) || row.family == "image";
}

/// A run of one block with so many elements and threads, as far as the kernel takes them. Tiles of
/// a product are up to 128 wide, and the same edge for all steps lets them be compared. Of a
/// transpose it is the block of a corner that goes to the opposite one.
std::optional<values::RunRequest> requestOf(const catalog::KernelRow& row, int size) {
  constexpr int kMatrixEdge = 128;
  constexpr int kCorner = 3;  ///< the fourth square of 32 columns
  values::RunRequest request;
  request.kernel = row.id;
  request.target.backend = values::BackendChoice::emulator;
  request.record = true;
  request.window.blockCount = 1;
  request.window.launch = 0;
  request.window.flow = !showsAccesses(row);
  request.parameters = catalog::defaultsOf(row);
  const bool isOfMatrices = catalog::takesMatrices(row);
  if (isOfMatrices && row.family == "map") request.window.firstBlock = kCorner;
  const std::string edge = std::to_string(isOfMatrices ? kMatrixEdge : size);
  try {
    for (const char* name : {"m", "n", "k"}) {
      if (row.parameter(name) != nullptr) catalog::assign(row, name, edge, request.parameters);
    }
    if (row.parameter("block") != nullptr) {
      catalog::assign(row, "block", std::to_string(size), request.parameters);
    }
  } catch (const values::Error&) {
    return {};
  }
  if (row.launchToBreak) row.launchToBreak(request.parameters);
  if (!catalog::violations(row, request.parameters).empty()) return {};
  return request;
}

std::string parametersOf(const catalog::KernelRow& row, const values::Parameters& parameters) {
  std::string text;
  for (const char* name : {"m", "n", "k", "block"}) {
    if (row.parameter(name) == nullptr) continue;
    text += (text.empty() ? "" : ", ") + std::string(name) + " = ";
    text += catalog::textOf(parameters, name);
  }
  return text;
}

void addNetwork(const std::shared_ptr<const trace::Record>& record, Miniature& miniature) {
  const ui::StageModel model(record, 0);
  if (model.stepCount() == 0) return;
  const ui::SpaceTimeGraph graph(model, model.stepCount() - 1, false);
  miniature.columns = graph.columns.count();
  for (const ui::SpaceTimeRow& row : graph.rows) miniature.isInputRow.push_back(row.isInputs);
  for (const ui::SpaceTimeNode& node : graph.nodes) {
    miniature.nodes.push_back(
        {node.row, node.column, model.flow.nodes()[node.node].thread, node.merged});
  }
  for (const ui::SpaceTimeEdge& edge : graph.edges) miniature.edges.push_back({edge.from, edge.to});
}

/// An array is drawn in at most 8 × 8 or 1 × 16 equal parts.
Miniature::Part partOf(const trace::ArrayInfo& array) {
  constexpr std::uint64_t kMostEdge = 8;
  constexpr std::uint64_t kMostLength = 16;
  Miniature::Part part;
  part.name = array.name;
  const std::uint64_t rows = array.columns > 0 ? array.count / array.columns : 1;
  const std::uint64_t columns = array.columns > 0 ? array.columns : array.count;
  part.rows = static_cast<int>(std::min(rows, kMostEdge));
  part.columns = static_cast<int>(std::min(columns, array.columns > 0 ? kMostEdge : kMostLength));
  part.perElement.resize(static_cast<std::size_t>(part.rows) *
                         static_cast<std::size_t>(part.columns));
  return part;
}

std::size_t cellOf(const trace::ArrayInfo& array, const Miniature::Part& part,
                   std::uint64_t index) {
  const std::uint64_t columns = array.columns > 0 ? array.columns : array.count;
  const std::uint64_t row = index / columns * static_cast<std::uint64_t>(part.rows) /
                            std::max<std::uint64_t>(1, array.count / columns);
  const std::uint64_t column = index % columns * static_cast<std::uint64_t>(part.columns) / columns;
  return static_cast<std::size_t>(row) * static_cast<std::size_t>(part.columns) +
         static_cast<std::size_t>(column);
}

void addParts(const trace::Record& record, bool isProduct, Miniature& miniature) {
  std::uint64_t loads = 0;
  std::set<std::uint64_t> results;
  std::vector<Miniature::Part> outputs;  // the last ones, as values go through shared memory
  for (std::size_t at = 0; at < record.arrays.size(); ++at) {
    const trace::ArrayInfo& array = record.arrays[at];
    if (isProduct && array.space == trace::Space::shared) continue;
    Miniature::Part part = partOf(array);
    bool isAccessed = false;
    for (const trace::Event& event : record.eventsOf(0)) {
      if (event.array() != at || !(trace::isRead(event.kind()) || trace::isWrite(event.kind()))) {
        continue;
      }
      isAccessed = true;
      part.isWritten = part.isWritten || trace::isWrite(event.kind());
      // A wide access has an event for each of its elements.
      const auto index = static_cast<std::uint64_t>(event.index());
      part.perElement[cellOf(array, part, index)] += 1;
      if (array.space != trace::Space::global) continue;
      if (trace::isRead(event.kind())) ++loads;
      if (trace::isWrite(event.kind())) results.insert(index);
    }
    if (!isAccessed) continue;
    const double elements = static_cast<double>(array.count) / (part.rows * part.columns);
    for (double& accesses : part.perElement) {
      accesses = std::round(accesses / elements * 1000) / 1000;
    }
    const bool isOutput = array.space == trace::Space::global && part.isWritten;
    (isOutput ? outputs : miniature.parts).push_back(std::move(part));
  }
  std::ranges::move(outputs, std::back_inserter(miniature.parts));
  if (!isProduct || results.empty()) return;
  miniature.loadsPerResult = static_cast<double>(loads) / static_cast<double>(results.size());
}

Miniature makeMiniature(const catalog::KernelRow& row, const values::RunRequest& request) {
  engine::Runner runner{backend::makeEmulatorBackend(), backend::makeCudaBackend()};
  const values::RunResult result = runner.run(request, {}, [](double) {});
  if (!result.record) values::refuse(std::string(row.id) + " has no record.");
  Miniature miniature;
  miniature.kernel = row.id;
  miniature.source = result.record->source;
  miniature.parameters = parametersOf(row, request.parameters);
  if (showsAccesses(row)) {
    addParts(*result.record, row.family == "matmul", miniature);
  } else {
    addNetwork(std::make_shared<const trace::Record>(*result.record), miniature);
  }
  return miniature;
}

}  // namespace

Miniature makeMiniature(const catalog::KernelRow& row) {
  // Where the lanes of a warp hand on registers, few values are stored: more warps show more.
  constexpr std::size_t kFewest = 8;
  Miniature miniature;
  for (const int size : {8, 64, 128, 256}) {
    const std::optional<values::RunRequest> request = requestOf(row, size);
    if (!request) continue;
    miniature = makeMiniature(row, *request);
    if (!miniature.parts.empty() || miniature.nodes.size() >= kFewest) break;
  }
  return miniature;
}

}  // namespace lanescope::tests
