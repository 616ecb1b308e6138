// SPDX-License-Identifier: Apache-2.0
#include "catalog/dot_product.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "catalog/comparison.h"
#include "catalog/one_launch.h"
#include "catalog/reduction_check.h"
#include "catalog/rounding.h"
#include "catalog/source/entry.h"
#include "catalog/specs.h"
#include "cpu/dot.h"
#include "values/pairwise.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::DType;
using values::HostArray;
using values::Parameters;
using values::Plan;
using values::Role;

constexpr std::array<std::string_view, 2> kDotInputs{"a", "b"};

/// Calls `work(a, b)` with the two inputs as spans of their own type.
template <class Work>
auto onInputs(std::span<const HostArray> inputs, const Work& work) {
  if (inputs[0].type == DType::float64) {
    return work(inputs[0].as<double>(), inputs[1].as<double>());
  }
  return work(inputs[0].as<float>(), inputs[1].as<float>());
}

std::int64_t gridOf(const Parameters& parameters) {
  return blocksFor(parameters, (parameters.n - 1) / parameters.block + 1);
}

Plan planDot(std::string_view id, std::string entry, const Parameters& parameters,
             values::Buffer output) {
  Plan plan;
  plan.kernel = id;
  plan.buffers = {bufferOf("a", Role::input, parameters.dtype, parameters.n),
                  bufferOf("b", Role::input, parameters.dtype, parameters.n), std::move(output)};
  plan.launches = {launchOf(std::move(entry), gridOf(parameters), parameters.block,
                            {BufferIndex{0}, BufferIndex{1}, BufferIndex{2}, parameters.n})};
  return plan;
}

std::vector<ParameterSpec> specs(ParameterSpec block, ParameterSpec rule) {
  return {specNamed("n"),
          std::move(block),
          specNamed("grid"),
          std::move(rule),
          specNamed("dtype", {"float32", "float64"}),
          specNamed("pattern"),
          specNamed("seed"),
          specNamed("shuffle")};
}

/// Returns the part that all rows of the dot product share.
KernelRow dotRow(const Intro& intro) {
  KernelRow row = rowOf("reduce", intro);
  row.inputs = kDotInputs;
  row.finish = combineOutput;
  row.reference = dotReference;
  row.cpuVariants = dotCpuVariants;
  row.closedForm = dotClosedForm;
  return row;
}

KernelRow globalRow(const Intro& intro) {
  KernelRow row = dotRow(intro);
  row.parameters = specs(specNamed("block"), specNamed("rule", {"book", "fill"}));
  row.plan = [intro](const Parameters& parameters) {
    return planDotGlobal(intro.id, intro.entry.instance({nameOf(parameters.dtype)}), parameters);
  };
  row.compare = within(dotGlobalTolerance);
  return row;
}

KernelRow treeRow(const Intro& intro) {
  KernelRow row = dotRow(intro);
  row.parameters = specs(powerOfTwoBlock(), specNamed("rule", {"book", "fill"}));
  row.plan = [intro](const Parameters& parameters) {
    return planDotShared(intro.id, intro.entry.instance({nameOf(parameters.dtype)}), parameters);
  };
  row.compare = within(dotSharedTolerance);
  row.checkBytes = [](const Parameters& parameters) {  // one sum a thread, in double
    return 8.0 * std::min(static_cast<double>(parameters.n),
                          static_cast<double>(gridOf(parameters) * parameters.block));
  };
  return row;
}

/// Returns a row whose blocks each leave one number. Any number of threads makes a right sum.
KernelRow oneThreadRow(const Intro& intro) {
  KernelRow row = treeRow(intro);
  specOf(row, "block") = specNamed("block");
  row.compare = within(dotOneThreadTolerance);
  return row;
}

KernelRow dotOneLaunchRow(const Intro& intro) {
  KernelRow row = dotRow(intro);
  row.orderFree = {"ticket", "isLast"};
  row.parameters = specs(warpBlockSpec(), specNamed("rule", {"tuned", "fill", "book"}));
  row.plan = [intro](const Parameters& parameters) {
    return planOneLaunch(intro.id, intro.entry.instance({nameOf(parameters.dtype)}), kDotInputs,
                         parameters);
  };
  row.compare = withinRoundings(oneLaunchRoundings);
  return row;
}

// Orders of addition that are compared for their rounding errors only.

template <class T>
CpuVariant pairwiseDot(const Parameters& parameters) {
  CpuVariant variant;
  variant.name = "pairwise";
  variant.run = [](std::span<const HostArray> inputs) {
    const auto a = inputs[0].as<T>();
    const auto b = inputs[1].as<T>();
    return static_cast<double>(
        values::pairwiseSum<T>(0, a.size(), [&](std::size_t i) { return a[i] * b[i]; }));
  };
  variant.isTimed = false;
  variant.roundings = values::pairwiseRoundings(parameters.n) + 1;
  return variant;
}

CpuVariant dotInDouble() {
  CpuVariant variant;
  variant.name = "double";
  variant.run = [](std::span<const HostArray> inputs) {
    const auto a = inputs[0].as<float>();
    const auto b = inputs[1].as<float>();
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
      sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    }
    return sum;
  };
  variant.isTimed = false;
  variant.precision = DType::float64;
  return variant;
}

}  // namespace

std::vector<KernelRow> dotRows() {
  return {
      globalRow({.id = "dot_global",
                 .entry = "dotGlobal",
                 .title = "Dot product, products in global memory",
                 .summary = "Every thread writes its products to global memory; the host adds all "
                            "n of them.",
                 .origin = "Sanders and Kandrot, CUDA by Example (2010), chapter 5, first step"}),
      oneThreadRow(
          {.id = "dot_one_thread",
           .entry = "dotOneThread",
           .title = "Dot product, one thread adds",
           .summary = "Each block keeps its sums in shared memory, and its thread 0 adds them one "
                      "after the other.",
           .origin = "The first way to add a block's sums, which courses improve by a tree"}),
      treeRow(
          {.id = "dot_shared_products",
           .entry = "dotSharedProducts",
           .title = "Dot product, running sums in shared memory",
           .summary = "Each thread adds its products to an element of shared memory instead of "
                      "a register.",
           .origin = "The shared-memory tree as courses often write it: buf[t] += a[i] * b[i]"}),
      treeRow({.id = "dot_shared",
               .entry = "dotShared",
               .title = "Dot product, shared-memory tree",
               .summary = "Each block adds its products in a shared-memory tree; the host adds one "
                          "number per block.",
               .origin = "Sanders and Kandrot, CUDA by Example (2010), chapter 5; Harris, "
                         "Optimizing Parallel Reduction in CUDA (2007), step 3"}),
      treeRow({.id = "dot_last_warp",
               .entry = "dotLastWarp",
               .title = "Dot product, the last warp on its own",
               .summary = "The tree's last steps are of one warp, whose threads wait for each "
                          "other only.",
               .origin = "Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, with the "
                         "__syncwarp() of CUDA 9 (2017)"}),
      dotOneLaunchRow({.id = "dot_one_launch",
                       .entry = "dotOneLaunch",
                       .title = "Dot product, vector loads, one launch",
                       .summary = "16 bytes per load, many in flight; the block that ends last "
                                  "adds up all blocks' sums.",
                       .origin = "NVIDIA, CUDA samples, threadFenceReduction; Harris, CUDA Pro "
                                 "Tip: Increase Performance with Vectorized Memory Access (2013)"}),
  };
}

Plan planDotGlobal(std::string_view id, std::string entry, const Parameters& parameters) {
  return planDot(id, std::move(entry), parameters,
                 bufferOf("products", Role::output, parameters.dtype, parameters.n));
}

Plan planDotShared(std::string_view id, std::string entry, const Parameters& parameters) {
  Plan plan = planDot(id, std::move(entry), parameters,
                      bufferOf("partial", Role::output, parameters.dtype, gridOf(parameters)));
  plan.launches[0].shared = {sharedOf(parameters.dtype, parameters.block)};
  return plan;
}

Reference dotReference(const Parameters&, std::span<const HostArray> inputs) {
  const cpu::DotReference dot =
      onInputs(inputs, [](auto a, auto b) { return cpu::dotReference(a, b); });
  return {dot.value, dot.magnitude, {}, {}};
}

std::vector<CpuVariant> dotCpuVariants(const Parameters& parameters) {
  std::vector<CpuVariant> variants;
  const auto add = [&]<class T>(const std::vector<cpu::DotVariant<T>>& all) {
    for (const cpu::DotVariant<T>& variant : all) {
      variants.push_back({variant.name, [dot = variant.dot](std::span<const HostArray> inputs) {
                            return static_cast<double>(dot(inputs[0].as<T>(), inputs[1].as<T>()));
                          }});
    }
    variants.push_back(pairwiseDot<T>(parameters));
  };
  if (parameters.dtype == DType::float64) {
    add(cpu::dotVariants<double>());
  } else {
    add(cpu::dotVariants<float>());
    variants.push_back(dotInDouble());
  }
  return variants;
}

std::optional<double> dotClosedForm(const Parameters& parameters) {
  const auto n = static_cast<double>(parameters.n);
  if (parameters.pattern == "iota-two") return n * (n - 1.0);
  if (parameters.pattern == "iota-double") return (n - 1.0) * n * (2.0 * n - 1.0) / 3.0;
  if (parameters.pattern == "count") return n * (n + 1.0) * (2.0 * n + 1.0) / 6.0;
  if (parameters.pattern == "ones") return n;
  if (parameters.pattern == "ill-conditioned") return 1.0;
  return std::nullopt;
}

double dotGlobalTolerance(const Parameters& parameters, std::span<const HostArray>,
                          const Reference& reference) {
  return roundingBound(parameters.dtype, 1.0, reference.magnitude);
}

namespace {

/// Returns the bound of dotSharedTolerance for a block that adds its threads' sums in so many
/// steps. Without inputs it is the bound for any that have the reference's magnitude.
double blockTolerance(const Parameters& parameters, std::span<const HostArray> inputs,
                      const Reference& reference, double steps) {
  const std::int64_t threads = gridOf(parameters) * parameters.block;
  const std::int64_t longest = (parameters.n - 1) / threads + 1;
  const auto loop = static_cast<double>(longest);
  cpu::RunningSums sums{loop * reference.magnitude, reference.magnitude};
  if (!inputs.empty()) {
    sums = onInputs(inputs, [&](auto a, auto b) { return cpu::runningSums(a, b, threads); });
  }
  const double smallest = parameters.dtype == DType::float64
                              ? std::numeric_limits<double>::denorm_min()
                              : static_cast<double>(std::numeric_limits<float>::denorm_min());
  return roundingBound(parameters.dtype, loop, sums.onTheWay) +
         steps * roundingBound(parameters.dtype, loop + steps, sums.atTheEnd) +
         static_cast<double>(parameters.n) * smallest;
}

}  // namespace

double dotSharedTolerance(const Parameters& parameters, std::span<const HostArray> inputs,
                          const Reference& reference) {
  return blockTolerance(parameters, inputs, reference,
                        std::bit_width(static_cast<std::uint64_t>(parameters.block)) - 1);
}

double dotOneThreadTolerance(const Parameters& parameters, std::span<const HostArray> inputs,
                             const Reference& reference) {
  return blockTolerance(parameters, inputs, reference, static_cast<double>(parameters.block - 1));
}

}  // namespace lanescope::catalog
