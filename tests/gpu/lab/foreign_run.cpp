// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/lab/foreign_run.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "backend/backend.h"
#include "catalog/own/head_comment.h"
#include "catalog/own/own_row.h"
#include "protocol/json_fields.h"
#include "runner/runner.h"
#include "values/error.h"

namespace lanescope::tests {
namespace {

using engine::JsonFields;
using nlohmann::json;

std::string contentsOf(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

std::filesystem::path fileOf(const ForeignKernel& kernel, const char* extension) {
  return foreignFolder() / (std::string(kernel.file) + extension);
}

values::DType typeNamed(const std::string& name) {
  for (const auto& [type, known] : values::kNamesOf<values::DType>.names) {
    if (known == name) return type;
  }
  values::refuse("No array has the type " + name + ".");
}

/// Returns the name of the table's kernel as the front end gives it.
std::string entryOf(const ForeignKernel& kernel) {
  return std::string("own::") + std::string(kernel.kernel);
}

/// Returns the description of the table's kernel among those of its file.
const json& descriptionIn(const json& answer, const ForeignKernel& kernel) {
  for (const json& each : answer.at("kernels")) {
    const json& entries = each.at("entries");
    if (std::ranges::find(entries, json(entryOf(kernel))) != entries.end()) return each;
  }
  values::refuse("The front end finds no kernel " + std::string(kernel.kernel) + ".");
}

catalog::OwnKernel describe(const ForeignKernel& kernel) {
  const json answer = answerFor(kernel);
  const json& description = descriptionIn(answer, kernel);
  catalog::OwnKernel own;
  own.id = kernel.kernel;
  own.entry = entryOf(kernel);
  own.text = contentsOf(fileOf(kernel, ".cu"));
  for (const json& each : description.at("parameters")) {
    const JsonFields fields(each, "parameter");
    const bool isArray = fields.flag("isPointer");
    own.parameters.push_back(
        {.name = fields.text("name"),
         .isArray = isArray,
         .type = isArray ? typeNamed(fields.text("type")) : values::DType::int32,
         .isConst = isArray && !fields.flag("isWritten")});
  }
  for (const json& each : description.at("shared")) {
    const JsonFields fields(each, "shared array");
    const bool isDynamic = fields.optional("count") == nullptr;
    own.shared.push_back({.name = fields.text("name"),
                          .type = typeNamed(fields.text("type")),
                          .count = isDynamic ? 0 : fields.count("count"),
                          .line = isDynamic ? 0 : static_cast<int>(fields.integer("line"))});
  }
  const std::string head = "// lanescope: " + std::string(kernel.choices);
  for (const auto& [name, value] : catalog::headChoicesOf(head)) choose(own, name, value);
  return own;
}

}  // namespace

std::filesystem::path foreignFolder() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "foreign";
}

json answerFor(const ForeignKernel& kernel) {
  return json::parse(contentsOf(fileOf(kernel, ".json")));
}

const catalog::KernelRow& rowOf(const ForeignKernel& kernel) {
  static std::map<std::string_view, const catalog::KernelRow*> rows;
  const catalog::KernelRow*& row = rows[kernel.kernel];
  if (row == nullptr) row = &catalog::addOwnKernel(describe(kernel));
  return *row;
}

values::RunResult runOnEmulator(const ForeignKernel& kernel) {
  const catalog::KernelRow& row = rowOf(kernel);
  values::RunRequest request;
  request.kernel = row.id;
  request.parameters = catalog::defaultsOf(row);
  request.target.backend = values::BackendChoice::emulator;
  request.record = true;
  request.window.blockCount = row.plan(request.parameters).launches.back().grid.total();
  request.window.maxEvents = 1U << 24;
  request.window.flow = true;
  request.keepOutputs = true;
  engine::Runner runner(backend::makeEmulatorBackend(), backend::makeEmulatorBackend());
  return runner.run(request, {}, [](double) {});
}

std::string textOf(const std::vector<trace::Finding>& findings) {
  std::set<std::pair<std::string_view, int>> places;
  for (const trace::Finding& finding : findings) {
    places.emplace(trace::nameOf(finding.kind), finding.line);
  }
  std::string text;
  for (const auto& [kind, line] : places) {
    text += (text.empty() ? "" : ", ") + std::string(kind) + " " + std::to_string(line);
  }
  return text;
}

std::vector<ForeignKernel> foreignKernels(ForeignVerdict verdict) {
  std::vector<ForeignKernel> kernels;
  std::ranges::copy_if(kForeignKernels, std::back_inserter(kernels),
                       [&](const ForeignKernel& each) { return each.verdict == verdict; });
  return kernels;
}

std::vector<ForeignKernel> runnableKernels() {
  std::vector<ForeignKernel> kernels = foreignKernels(ForeignVerdict::right);
  std::ranges::copy(foreignKernels(ForeignVerdict::wrong), std::back_inserter(kernels));
  return kernels;
}

std::string testName(const ForeignKernel& kernel) {
  std::string name(kernel.kernel);
  std::erase_if(name, [](unsigned char c) { return std::isalnum(c) == 0; });
  return name;
}

}  // namespace lanescope::tests
