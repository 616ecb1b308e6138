// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/lab/own_problem_run.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "backend/backend.h"
#include "catalog/own/head_comment.h"
#include "catalog/own/own_row.h"
#include "runner/runner.h"
#include "tests/gpu/lab/on_device.h"
#include "tests/gpu/runner/scripted_backend.h"

namespace lanescope::tests {
namespace {

struct NumberType {
  std::string_view name;
  values::DType type;
  int lanes = 1;
};

void setType(const std::string& name, catalog::OwnParameter& parameter) {
  using enum values::DType;
  static constexpr std::array<NumberType, 8> kTypes{{{"float32", float32},
                                                     {"float64", float64},
                                                     {"int32", int32},
                                                     {"uint32", uint32},
                                                     {"int64", int64},
                                                     {"uint8", uint8},
                                                     {"float4", float32, 4},
                                                     {"uint64", int64}}};
  const auto found = std::ranges::find(kTypes, name, &NumberType::name);
  if (found == kTypes.end()) throw std::runtime_error("no parameter has the type " + name);
  parameter.type = found->type;
  parameter.lanes = found->lanes;
  parameter.text = name;
}

catalog::OwnFunction functionOf(const lab::Kernel& kernel, const std::string& text) {
  catalog::OwnFunction function{.name = kernel.name, .entry = kernel.entries.front()};
  for (const lab::KernelParameter& from : kernel.parameters) {
    catalog::OwnParameter& parameter = function.parameters.emplace_back();
    parameter.name = from.name;
    parameter.isArray = from.isPointer;
    parameter.isConst = from.isPointer && !from.isWritten;
    setType(from.type, parameter);
  }
  for (const lab::SharedArray& from : kernel.shared) {
    catalog::OwnParameter typed;
    setType(from.type, typed);
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(from.at);
    const auto line = static_cast<int>(std::count(text.begin(), end, '\n')) + 1;
    function.shared.push_back({.name = from.name,
                               .type = typed.type,
                               .count = from.count.value_or(0),
                               .line = from.count ? line : 0});
  }
  return function;
}

std::string textOfFile(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(std::string(LANESCOPE_LAB_KERNELS) + "/" + file).rdbuf();
  return text.str();
}

}  // namespace

values::RunResult runForProblem(const std::string& file, const std::string& kernel,
                                const std::string& choices) {
  catalog::OwnKernel own;
  own.id = kernel + ".cu";
  own.text = textOfFile(file);
  const std::string stem = file.substr(0, file.find('.'));
  for (const lab::Kernel& each : rewrittenText(stem, own.text).kernels) {
    own.functions.push_back(functionOf(each, own.text));
  }
  const auto main = std::ranges::find(own.functions, kernel, &catalog::OwnFunction::name);
  if (main == own.functions.end()) throw std::runtime_error("no kernel is called " + kernel);
  own.entry = main->entry;
  own.parameters = main->parameters;
  own.shared = main->shared;
  for (const auto& [name, value] : catalog::headChoicesOf("// lanescope: " + choices)) {
    catalog::choose(own, name, value);
  }
  const catalog::KernelRow& row = catalog::addOwnKernel(std::move(own));
  engine::Runner runner(backend::makeEmulatorBackend(),
                        std::make_unique<engine::ScriptedBackend>(backend::RunOutcome{}, false));
  values::RunRequest request;
  request.kernel = row.id;
  request.parameters = catalog::defaultsOf(row);
  request.record = true;
  request.keepOutputs = true;
  values::RunResult result = runner.run(request, {}, [](double) {});
  // A wrong one may reach elements of no array, which the plain build does.
  if (result.passed && result.findings.empty()) {
    // C++ leaves the order of a function's arguments to the compiler: make_float4's.
    compareProblemWithDevice(stem, row, kernel != "saxpyOfVectors");
  }
  return result;
}

}  // namespace lanescope::tests
