// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/own_row.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <utility>

#include "catalog/dot_product.h"
#include "catalog/matmul_problem.h"
#include "catalog/own/own_arguments.h"
#include "catalog/own/own_launch.h"
#include "catalog/own/own_plan.h"
#include "catalog/own/own_reference.h"
#include "catalog/own/reference_kernel.h"
#include "catalog/reduction_check.h"
#include "catalog/scan_check.h"
#include "catalog/source/loops.h"
#include "catalog/specs.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

using values::Parameters;
using values::Plan;

constexpr std::array<std::string_view, 2> kTwoInputs{"a", "b"};
constexpr std::array<std::string_view, 1> kOneInput{"in"};

/// A kernel of the user with all that its row points into.
struct Own {
  std::shared_ptr<const MatchedKernel> matched;
  std::vector<values::Loop> loops;
  std::vector<std::string> inputNames;
  std::vector<std::string_view> inputs;
};

Plan planOf(const Own& own, const Parameters& parameters) {
  Plan plan = catalog::planOf(own.matched->kernel, own.matched->arguments, parameters);
  plan.loops = own.loops;
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
  const bool isDot = own.matched->kernel.problem == OwnProblem::dot;
  row.family = "reduce";
  row.inputs = isDot ? std::span<const std::string_view>(kTwoInputs) : kOneInput;
  row.parameters = {specNamed("n")};
  if (!isDot) row.parameters.push_back(specNamed("op", {opOf(own.matched->kernel.problem)}));
  row.parameters.push_back(specNamed("dtype", {nameOf(own.matched->arguments.type)}));
  row.parameters.push_back(isDot ? specNamed("pattern") : patternOfOne());
  row.finish = combineOutput;
  row.reference = isDot ? dotReference : reductionReference;
  row.compare = withinRoundings(roundingsInAnyOrder);
  row.cpuVariants = isDot ? dotCpuVariants : reductionCpuVariants;
  row.closedForm = isDot ? dotClosedForm : reductionClosedForm;
}

void setScan(KernelRow& row, const Own& own) {
  const bool isExclusive = own.matched->kernel.problem == OwnProblem::exclusiveScan;
  row.family = "scan";
  row.inputs = kOneInput;
  row.parameters = {specNamed("n"), specNamed("scan", {isExclusive ? "exclusive" : "inclusive"}),
                    specNamed("op", {"sum"}),
                    specNamed("dtype", {nameOf(own.matched->arguments.type)}), patternOfOne()};
  row.finish = lastElement;
  row.reference = scanReference;
  row.compare = elementsWithinRoundings(roundingsInAnyOrder);
  row.checkBytes = scanCheckBytes;
  row.cpuVariants = scanCpuVariants;
  row.closedForm = scanClosedForm;
}

/// Whether an expression of the file, or a parameter that is matched by its name, uses this name.
bool usesName(const MatchedKernel& own, std::string_view name) {
  const auto isIn = [name](const std::string& text) {
    const auto isWordPart = [](char c) {
      return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
    };
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
      const bool begins = at == 0 || !isWordPart(text[at - 1]);
      const std::size_t end = at + name.size();
      if (begins && (end == text.size() || !isWordPart(text[end]))) return true;
    }
    return false;
  };
  const auto isInAny = [&isIn](const OwnTexts& texts) {
    return std::ranges::any_of(texts, [&](const auto& one) { return isIn(one.second); });
  };
  const OwnKernel& kernel = own.kernel;
  for (const OwnTexts* const texts :
       {&kernel.launch, &kernel.sizes, &kernel.starts, &kernel.references}) {
    if (isInAny(*texts)) return true;
  }
  if (std::ranges::any_of(kernel.then, [&](const OwnStep& step) { return isInAny(step.launch); })) {
    return true;
  }
  return std::ranges::any_of(own.arguments.steps, [&](const auto& arguments) {
    return std::ranges::any_of(arguments,
                               [&](const OwnArgument& argument) { return isIn(argument.number); });
  });
}

/// Sets the part that the problems map, stencil, histogram and free share.
void setOwnProblem(KernelRow& row, const Own& own) {
  const OwnProblem problem = own.matched->kernel.problem;
  row.family = values::nameOf(problem);
  row.inputs = own.inputs;
  row.parameters = {specNamed("n")};
  for (const std::string_view size : {"m", "k"}) {
    if (problem == OwnProblem::histogram || !usesName(*own.matched, size)) continue;
    ParameterSpec spec = specNamed(size);
    spec.title = size == "m" ? "Rows (m)" : "Depth (k)";
    spec.help = "A size of the kernel's own arrays. auto: n.";
    row.parameters.push_back(std::move(spec));
  }
  if (row.parameters.size() > 1) row.parameters.front().defaultValue = "64";
  row.parameters.push_back(specNamed("dtype", {nameOf(own.matched->arguments.type)}));
  ParameterSpec pattern = own.inputs.size() > 1
                              ? specNamed("pattern", {"iota-double", "iota-two", "count", "ones",
                                                      "random", "random-01", "ill-conditioned"})
                              : patternOfOne();
  if (problem == OwnProblem::histogram) pattern.defaultValue = "random";
  row.parameters.push_back(std::move(pattern));
  row.cpuVariants = [](const Parameters&) { return std::vector<CpuVariant>(); };
  row.closedForm = [](const Parameters&) { return std::optional<double>(); };
  if (problem == OwnProblem::histogram) {
    setHistogramReference(row, own.matched);
  } else if (!referenceKernelOf(own.matched->kernel).empty()) {
    setReferenceKernel(row, own.matched);
  } else {
    setElementReference(row, own.matched);
  }
}

/// Names the arrays whose values depend on the order in which blocks end.
void setOrderFree(KernelRow& row, const Own& own) {
  const bool isAtomic = own.matched->kernel.problem == OwnProblem::histogram;
  if (isAtomic) row.orderFree = {own.matched->arguments.arrays[1].name};
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

void setProblem(KernelRow& row, const Own& own) {
  const OwnProblem problem = own.matched->kernel.problem;
  if (problem == OwnProblem::matmul) {
    row.family = "matmul";
    setMatmulProblem(row, roundingsOfFloat32);
    if (own.matched->arguments.isSquare) {
      std::erase_if(row.parameters,
                    [](const ParameterSpec& spec) { return spec.name == "m" || spec.name == "k"; });
    }
    return;
  }
  if (isReduction(problem)) {
    setReduction(row, own);
  } else if (problem == OwnProblem::scan || problem == OwnProblem::exclusiveScan) {
    setScan(row, own);
  } else {
    setOwnProblem(row, own);
  }
  row.parameters.push_back(specNamed("seed"));
  row.parameters.push_back(specNamed("shuffle"));
}

KernelRow rowFor(const std::shared_ptr<const Own>& own) {
  const OwnKernel& kernel = own->matched->kernel;
  KernelRow row;
  row.id = kernel.id;
  row.title = kernel.id;
  row.summary = "A kernel of your own.";
  row.origin = "";
  row.source = kernel.id;
  row.added = own;
  setProblem(row, *own);
  setOrderFree(row, *own);
  addLaunchParameters(row, kernel);
  takeUsual(row, kernel);
  row.plan = [own](const Parameters& parameters) { return planOf(*own, parameters); };
  row.limit = [own](const Parameters& parameters) -> std::optional<Violation> {
    try {
      (void)planOf(*own, parameters);
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
  const auto own = std::make_shared<Own>();
  own->loops = loopsOf(kernel.text);
  own->inputNames = arguments.inputNames();
  own->inputs.assign(own->inputNames.begin(), own->inputNames.end());
  own->matched =
      std::make_shared<const MatchedKernel>(MatchedKernel{std::move(kernel), std::move(arguments)});
  KernelRow row = rowFor(own);
  const Parameters usual = defaultsOf(row);
  if (const auto wrong = violations(row, usual); !wrong.empty()) {
    values::refuse(wrong.front().sentence);
  }
  if (row.referencePlan) {
    (void)row.referencePlan(usual);
  } else {
    checkReferences(*own->matched, usual);
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
