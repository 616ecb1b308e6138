// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/own_row.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <memory>
#include <utility>

#include "catalog/dot_product.h"
#include "catalog/matmul_problem.h"
#include "catalog/own/own_arguments.h"
#include "catalog/own/own_launch.h"
#include "catalog/reduction_check.h"
#include "catalog/scan_check.h"
#include "catalog/source/loops.h"
#include "catalog/specs.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::DType;
using values::Parameters;
using values::Plan;
using values::Role;

constexpr std::array<std::string_view, 2> kTwoInputs{"a", "b"};
constexpr std::array<std::string_view, 1> kOneInput{"in"};

/// A kernel of the user with what its parameters get.
struct Own {
  OwnKernel kernel;
  OwnArguments arguments;
  std::vector<values::Loop> loops;
};

bool isReduction(OwnProblem problem) {
  using enum OwnProblem;
  return problem == dot || problem == sum || problem == min || problem == max;
}

/// Returns the bits of the operation's identity, from which atomic operations start.
std::uint64_t identityBits(const Parameters& parameters) {
  if (parameters.op == values::Op::sum) return 0;
  const auto edge = [&]<class T>(T) {
    using Limits = std::numeric_limits<T>;
    if constexpr (Limits::has_infinity) {
      return parameters.op == values::Op::min ? Limits::infinity() : -Limits::infinity();
    } else {
      return parameters.op == values::Op::min ? Limits::max() : Limits::min();
    }
  };
  if (parameters.dtype == DType::int32) return std::bit_cast<std::uint32_t>(edge(std::int32_t{}));
  if (parameters.dtype == DType::int64) return std::bit_cast<std::uint64_t>(edge(std::int64_t{}));
  if (parameters.dtype == DType::float64) return std::bit_cast<std::uint64_t>(edge(double{}));
  return std::bit_cast<std::uint32_t>(edge(float{}));
}

/// Describes the array that a parameter of the kernel points to, under the parameter's name.
values::Buffer bufferFor(const Own& own, std::size_t position, std::uint64_t blocks,
                         const Parameters& parameters) {
  const OwnUse use = own.arguments.uses[position];
  const std::string& name = own.kernel.parameters[position].name;
  const Role role = use == OwnUse::output ? Role::output : Role::input;
  if (own.kernel.problem == OwnProblem::matmul) {
    const MatrixShape shape = matrixShapeOf(parameters);
    return matrixBuffer(parameters, name, role, use == OwnUse::secondInput ? shape.k : shape.m,
                        use == OwnUse::firstInput ? shape.k : shape.n);
  }
  values::Buffer buffer = bufferOf(name, role, parameters.dtype, parameters.n);
  if (use != OwnUse::output || !isReduction(own.kernel.problem)) return buffer;
  if (own.kernel.output == OwnOutput::blocks) buffer.count = blocks;
  if (own.kernel.output == OwnOutput::one) {
    buffer.count = 1;
    buffer.zeroed = true;
    buffer.startBits = identityBits(parameters);
  }
  return buffer;
}

values::Argument numberFor(OwnUse use, const Parameters& parameters) {
  if (use == OwnUse::m) return parameters.rows();
  if (use == OwnUse::k) return parameters.depth();
  return parameters.n;
}

Plan planOf(const Own& own, const Parameters& parameters) {
  Plan plan;
  plan.kernel = own.kernel.id;
  plan.loops = own.loops;
  values::Launch launch = launchOf(own.kernel, parameters);
  // The inputs come first, in the order of the problem.
  std::vector<std::uint32_t> indices(own.arguments.uses.size());
  for (const OwnUse use : {OwnUse::firstInput, OwnUse::secondInput, OwnUse::output}) {
    const auto found = std::ranges::find(own.arguments.uses, use);
    if (found == own.arguments.uses.end()) continue;
    const auto position = static_cast<std::size_t>(found - own.arguments.uses.begin());
    indices[position] = static_cast<std::uint32_t>(plan.buffers.size());
    plan.buffers.push_back(bufferFor(own, position, launch.grid.total(), parameters));
  }
  for (std::size_t i = 0; i < indices.size(); ++i) {
    if (own.kernel.parameters[i].isArray) {
      launch.arguments.emplace_back(BufferIndex{indices[i]});
    } else {
      launch.arguments.push_back(numberFor(own.arguments.uses[i], parameters));
    }
  }
  plan.launches.push_back(std::move(launch));
  return plan;
}

double roundingsInAnyOrder(const Parameters& parameters) {
  return static_cast<double>(parameters.n) + 1;
}

std::string_view opOf(OwnProblem problem) {
  if (problem == OwnProblem::min) return "min";
  return problem == OwnProblem::max ? "max" : "sum";
}

void setReduction(KernelRow& row, const Own& own) {
  const bool isDot = own.kernel.problem == OwnProblem::dot;
  row.family = "reduce";
  row.inputs = isDot ? std::span<const std::string_view>(kTwoInputs) : kOneInput;
  row.parameters = {specNamed("n")};
  if (!isDot) row.parameters.push_back(specNamed("op", {opOf(own.kernel.problem)}));
  row.parameters.push_back(specNamed("dtype", {nameOf(own.arguments.type)}));
  row.parameters.push_back(isDot ? specNamed("pattern") : patternOfOne());
  row.finish = combineOutput;
  row.reference = isDot ? dotReference : reductionReference;
  row.compare = withinRoundings(roundingsInAnyOrder);
  row.cpuVariants = isDot ? dotCpuVariants : reductionCpuVariants;
  row.closedForm = isDot ? dotClosedForm : reductionClosedForm;
}

void setScan(KernelRow& row, const Own& own) {
  const bool isExclusive = own.kernel.problem == OwnProblem::exclusiveScan;
  row.family = "scan";
  row.inputs = kOneInput;
  row.parameters = {specNamed("n"), specNamed("scan", {isExclusive ? "exclusive" : "inclusive"}),
                    specNamed("op", {"sum"}), specNamed("dtype", {nameOf(own.arguments.type)}),
                    patternOfOne()};
  row.finish = lastElement;
  row.reference = scanReference;
  row.compare = elementsWithinRoundings(roundingsInAnyOrder);
  row.checkBytes = scanCheckBytes;
  row.cpuVariants = scanCpuVariants;
  row.closedForm = scanClosedForm;
}

/// Adds the parameters of the launch, as far as the file's own expressions do not say what they
/// are.
void addLaunchParameters(KernelRow& row, const OwnKernel& kernel) {
  const auto behindSizes = std::ranges::find_if(row.parameters, [](const ParameterSpec& spec) {
    return spec.name != "n" && spec.name != "m" && spec.name != "k";
  });
  std::vector<ParameterSpec> launch;
  if (usesTile(kernel)) {
    launch.push_back(specNamed("tile"));
  } else if (!kernel.launch.contains("block")) {
    launch.push_back(specNamed("block"));
  }
  launch.push_back(specNamed("grid"));
  row.parameters.insert(behindSizes, launch.begin(), launch.end());
}

/// Gives the parameters the values of the user's file.
void takeUsual(KernelRow& row, const OwnKernel& kernel) {
  for (const auto& [name, value] : kernel.usual) {
    Parameters checked = defaultsOf(row);
    assign(row, name, value, checked);
    specOf(row, name).defaultValue = value;
  }
}

KernelRow rowFor(const std::shared_ptr<const Own>& own) {
  const OwnKernel& kernel = own->kernel;
  KernelRow row;
  row.id = kernel.id;
  row.title = kernel.id;
  row.summary = "A kernel of your own.";
  row.origin = "";
  row.source = kernel.id;
  row.added = own;
  if (kernel.problem == OwnProblem::matmul) {
    row.family = "matmul";
    setMatmulProblem(row, roundingsOfFloat32);
    if (own->arguments.isSquare) {
      std::erase_if(row.parameters,
                    [](const ParameterSpec& spec) { return spec.name == "m" || spec.name == "k"; });
    }
  } else {
    isReduction(kernel.problem) ? setReduction(row, *own) : setScan(row, *own);
    row.parameters.push_back(specNamed("seed"));
    row.parameters.push_back(specNamed("shuffle"));
  }
  addLaunchParameters(row, kernel);
  takeUsual(row, kernel);
  row.plan = [own](const Parameters& parameters) { return planOf(*own, parameters); };
  row.limit = [own](const Parameters& parameters) -> std::optional<Violation> {
    try {
      (void)launchOf(own->kernel, parameters);
      return std::nullopt;
    } catch (const values::Error& error) {
      return Violation{"grid", error.what()};
    }
  };
  return row;
}

/// Throws where the usual parameters of the row make no launch.
KernelRow checkedRow(OwnKernel kernel) {
  OwnArguments arguments = matchArguments(kernel);
  std::vector<values::Loop> loops = loopsOf(kernel.text);
  const auto own =
      std::make_shared<const Own>(Own{std::move(kernel), std::move(arguments), std::move(loops)});
  KernelRow row = rowFor(own);
  if (const auto wrong = violations(row, defaultsOf(row)); !wrong.empty()) {
    values::refuse(wrong.front().sentence);
  }
  return row;
}

}  // namespace

void checkOwnKernel(const OwnKernel& kernel) {
  (void)checkedRow(kernel);
}

const KernelRow& addOwnKernel(OwnKernel kernel) {
  std::string text = kernel.text;
  return add(checkedRow(std::move(kernel)), std::move(text));
}

}  // namespace lanescope::catalog
