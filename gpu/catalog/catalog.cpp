// SPDX-License-Identifier: Apache-2.0
#include "catalog/catalog.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <map>
#include <mutex>
#include <utility>

#include "catalog/dot_product.h"
#include "catalog/families.h"
#include "catalog/image.h"
#include "catalog/inputs/pattern.h"
#include "catalog/library_rows.h"
#include "catalog/matmul_tensor.h"
#include "catalog/scan.h"
#include "catalog/source/kernel_sources.h"
#include "catalog/source/loops.h"
#include "catalog/source/shared_arrays.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

std::vector<KernelRow> makeTable() {
  std::vector<KernelRow> rows = mapRows();
  std::ranges::move(dotRows(), std::back_inserter(rows));
  std::ranges::move(reductionRows(), std::back_inserter(rows));
  std::ranges::move(scanRows(), std::back_inserter(rows));
  std::ranges::move(matmulRows(), std::back_inserter(rows));
  rows.push_back(fragmentsRow());
  std::ranges::move(matmulTensorRows(), std::back_inserter(rows));
  std::ranges::move(cublasRows(), std::back_inserter(rows));
  std::ranges::move(libraryRows(rows), std::back_inserter(rows));
  std::ranges::move(imageRows(), std::back_inserter(rows));
  std::ranges::move(pitfallRows(rows), std::back_inserter(rows));
  for (KernelRow& row : rows) {
    const std::string_view text = sourceText(row.source);
    // Only records name arrays.
    row.plan = [plan = std::move(row.plan), loops = loopsOf(text),
                isRecorded = row.unrecorded.empty(),
                declarations = sharedDeclarationsOf(text)](const values::Parameters& parameters) {
      values::Plan made = plan(parameters);
      made.loops = loops;
      if (isRecorded) nameSharedArrays(declarations, made);
      return made;
    };
  }
  return rows;
}

const std::vector<KernelRow>& table() {
  static const std::vector<KernelRow> kRows = makeTable();
  return kRows;
}

/// A row beside the table, and the text of its file.
struct AddedRow {
  KernelRow row;
  std::string text;
};

/// The rows beside the table, the newest last. Their addresses stay.
struct AddedRows {
  std::mutex mutex;
  std::deque<AddedRow> rows;
};
AddedRows& addedRows() {
  static AddedRows added;
  return added;
}

/// Returns the newest added row whose `field` is `wanted`, or null.
const AddedRow* addedRow(std::string_view KernelRow::*field, std::string_view wanted) {
  AddedRows& added = addedRows();
  const std::lock_guard lock(added.mutex);
  for (auto one = added.rows.rbegin(); one != added.rows.rend(); ++one) {
    if (one->row.*field == wanted) return &*one;
  }
  return nullptr;
}

}  // namespace

std::span<const KernelRow> kernels() {
  return table();
}

const ParameterSpec* KernelRow::parameter(std::string_view name) const {
  const auto found = std::ranges::find(parameters, name, &ParameterSpec::name);
  return found == parameters.end() ? nullptr : &*found;
}

const KernelRow* lookUp(std::string_view id) {
  const auto& rows = table();
  const auto found = std::ranges::find(rows, id, &KernelRow::id);
  if (found != rows.end()) return &*found;
  const AddedRow* const added = addedRow(&KernelRow::id, id);
  return added == nullptr ? nullptr : &added->row;
}

const KernelRow& add(KernelRow row, std::string text) {
  if (std::ranges::find(table(), row.id, &KernelRow::id) != table().end()) {
    values::refuse("'" + std::string(row.id) + "' is a kernel of the catalogue.");
  }
  AddedRows& added = addedRows();
  const std::lock_guard lock(added.mutex);
  return added.rows.emplace_back(std::move(row), std::move(text)).row;
}

std::vector<const KernelRow*> addedKernels() {
  AddedRows& added = addedRows();
  const std::lock_guard lock(added.mutex);
  std::map<std::string_view, const KernelRow*> newest;
  for (const AddedRow& one : added.rows) newest[one.row.id] = &one.row;
  std::vector<const KernelRow*> rows;
  rows.reserve(newest.size());
  for (const auto& [id, row] : newest) rows.push_back(row);
  return rows;
}

const KernelRow& find(std::string_view id) {
  if (const KernelRow* row = lookUp(id)) return *row;
  std::string known;
  for (const KernelRow& row : table()) {
    known += (known.empty() ? "" : ", ") + std::string(row.id);
  }
  values::refuse("There is no kernel '" + std::string(id) + "'; the kernels are " + known + ".");
}

bool solveSameProblem(const KernelRow& row, const KernelRow& other) {
  if (&row == &other) return true;
  using Function = Reference (*)(const values::Parameters&, std::span<const values::HostArray>);
  // A reference that the user's file describes is that of one row.
  const auto* const own = row.reference.target<Function>();
  const auto* const others = other.reference.target<Function>();
  return row.family == other.family && own != nullptr && others != nullptr && *own == *others;
}

bool takesMatrices(const KernelRow& row) {
  return row.parameter("m") != nullptr;
}

SizeKind sizeKindOf(const KernelRow& row) {
  return {row.breaks.empty() ? row.family : find(row.breaks).family, takesMatrices(row)};
}

std::optional<std::string> whyNotComparable(const KernelRow& row, const KernelRow& other) {
  const std::string name(other.id);
  if (other.id == row.id)
    return name +
           " is the kernel itself; name another one to compare with, or what is to differ, as in " +
           name + ":schedule=reversed.";
  if (other.breaks == row.id || row.breaks == other.id) return {};
  if (!other.breaks.empty()) {
    return name + " is a pitfall, which is compared with " + std::string(other.breaks) +
           " only, the kernel that it breaks.";
  }
  if (other.family != row.family || other.inputs.size() != row.inputs.size() ||
      takesMatrices(other) != takesMatrices(row)) {
    return name + " does not get the inputs of " + std::string(row.id) +
           ", so that it cannot be compared with it.";
  }
  if (!other.unrecorded.empty()) {
    return "There is no record of " + name + ": " + std::string(other.unrecorded);
  }
  return {};
}

int neededCapability(const KernelRow& row) {
  return row.plan(defaultsOf(row)).computeCapability;
}

std::optional<std::string> whyNotOn(const values::DeviceInfo& device, const KernelRow& row) {
  if (!device.available) return device.reason;
  const bool isEmulator = device.backend == values::BackendChoice::emulator;
  if (isEmulator && !row.callsLibrary) return {};
  const auto text = [](int capability) {
    return std::to_string(capability / 10) + "." + std::to_string(capability % 10);
  };
  const values::Plan plan = row.plan(defaultsOf(row));
  const int needed = plan.computeCapability;
  const std::string sentence =
      std::string(row.id) + " needs a GPU of compute capability " + text(needed);
  if (isEmulator) return sentence + "; the emulator does not have what it uses.";
  const int have = device.computeCapability;
  if (plan.thatCapabilityAlone ? have == needed : have >= needed) return {};
  return sentence + (plan.thatCapabilityAlone ? ", not a later one" : "") + "; " + device.name +
         " has " + text(have) + ".";
}

std::optional<std::string> whyNowhere(std::span<const values::DeviceInfo> devices,
                                      const KernelRow& row) {
  std::optional<std::string> reason;
  for (const values::DeviceInfo& device : devices) {
    if (!device.available) continue;
    const auto why = whyNotOn(device, row);
    if (!why) return {};
    if (!reason) reason = why;
  }
  return reason;
}

std::vector<values::HostArray> makeInputs(const KernelRow& row,
                                          const values::Parameters& parameters) {
  std::vector<values::HostArray> inputs;
  for (const values::Buffer& buffer : row.plan(parameters).buffers) {
    if (buffer.role != values::Role::input) continue;
    values::HostArray array(buffer.type, static_cast<std::size_t>(buffer.count));
    fillByPattern(array, inputs.size(), row.inputs.size(), parameters);
    inputs.push_back(std::move(array));
  }
  if (row.narrow) row.narrow(parameters, inputs);
  return inputs;
}

std::string_view sourceText(std::string_view source) {
  const auto all = kernelSources();
  const auto found = std::ranges::find(all, source, &KernelSource::file);
  if (found != all.end()) return found->text;
  if (const AddedRow* const added = addedRow(&KernelRow::source, source)) return added->text;
  values::refuse("There is no kernel file '" + std::string(source) + "'.");
}

}  // namespace lanescope::catalog
