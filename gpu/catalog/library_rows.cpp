// SPDX-License-Identifier: Apache-2.0
#include "catalog/library_rows.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "catalog/reduction_check.h"
#include "catalog/scan_check.h"
#include "catalog/source/entry.h"
#include "catalog/specs.h"
#include "request/parameter_table.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::HostArray;
using values::Parameters;
using values::Role;

/// Plans a call with the inputs, the output and n, then the operation and the kind of scan.
values::Plan libraryPlan(const Intro& call, std::span<const std::string_view> inputs,
                         const Parameters& parameters) {
  const auto n = static_cast<std::uint64_t>(parameters.n);
  const bool isScan = call.id == "scan_cub";
  values::Plan plan;
  plan.kernel = call.id;
  plan.computeCapability = 75;  // the least that the libraries of CUDA 13 run on
  for (const std::string_view name : inputs) {
    plan.buffers.push_back({std::string(name), Role::input, parameters.dtype, n});
  }
  plan.buffers.push_back({"out", Role::output, parameters.dtype, isScan ? n : 1});
  values::Launch launch;
  launch.entry = call.entry.instance({nameOf(parameters.dtype)});
  for (std::uint32_t i = 0; i < plan.buffers.size(); ++i) {
    launch.arguments.emplace_back(BufferIndex{i});
  }
  launch.arguments.emplace_back(parameters.n);
  if (inputs.size() == 1) launch.arguments.emplace_back(static_cast<std::int64_t>(parameters.op));
  if (isScan) launch.arguments.emplace_back(std::int64_t{parameters.exclusive});
  plan.launches = {launch};
  return plan;
}

/// Returns n: the libraries do not document their order, and n roundings bound every order.
double roundingsOfAnyOrder(const Parameters& parameters) {
  return static_cast<double>(parameters.n);
}

/// Makes a library's row. `like`: a kernel that solves the same problem.
KernelRow libraryRow(const Intro& call, const KernelRow& like) {
  KernelRow row = rowOf(like.family, call);
  row.unrecorded = "It calls a library, whose kernels are compiled already.";
  row.callsLibrary = true;
  row.inputs = like.inputs;
  // A library chooses its own launches.
  std::ranges::copy_if(like.parameters, std::back_inserter(row.parameters),
                       [](const ParameterSpec& spec) {
                         return !values::isOf(values::ParameterPart::launch, spec.name);
                       });
  specOf(row, "n").maximum = (std::int64_t{1} << 31) - 1;  // the libraries count in 32 bits
  row.plan = [call, inputs = like.inputs](const Parameters& parameters) {
    return libraryPlan(call, inputs, parameters);
  };
  row.finish = like.finish;
  row.reference = like.reference;
  row.compare = like.family == "scan" ? elementsWithinRoundings(roundingsOfAnyOrder)
                                      : withinRoundings(roundingsOfAnyOrder);
  row.checkBytes = like.checkBytes;
  row.cpuVariants = like.cpuVariants;
  row.closedForm = like.closedForm;
  return row;
}

}  // namespace

std::vector<KernelRow> libraryRows(std::span<const KernelRow> rows) {
  const auto like = [&](std::string_view id) -> const KernelRow& {
    return *std::ranges::find(rows, id, &KernelRow::id);
  };
  return {
      libraryRow({.id = "dot_cub",
                  .entry = "dotCub",
                  .title = "Dot product by CUB, NVIDIA's library",
                  .summary = "What the steps are measured against: cub::DeviceReduce::Sum over the "
                             "products, which are made while they are read.",
                  .origin = "NVIDIA, CUB, cub::DeviceReduce"},
                 like("dot_shared")),
      libraryRow(
          {.id = "dot_cublas",
           .entry = "dotCublas",
           .title = "Dot product by cuBLAS, NVIDIA's library",
           .summary = "What the steps are measured against: cublasSdot, of float64 cublasDdot.",
           .origin = "NVIDIA, cuBLAS, cublasSdot(), cublasDdot()"},
          like("dot_shared")),
      libraryRow(
          {.id = "reduce_cub",
           .entry = "reduceCub",
           .title = "Reduction by CUB, NVIDIA's library",
           .summary = "What the steps are measured against: cub::DeviceReduce::Sum, Min or Max.",
           .origin = "NVIDIA, CUB, cub::DeviceReduce"},
          like("reduce_shuffle")),
      libraryRow(
          {.id = "scan_cub",
           .entry = "scanCub",
           .title = "Scan by CUB, NVIDIA's library",
           .summary = "What the steps are measured against: cub::DeviceScan, in one launch by a "
                      "decoupled look-back.",
           .origin = "NVIDIA, CUB, cub::DeviceScan"},
          like("scan_look_back")),
  };
}

std::vector<std::string_view> baselinesOf(const KernelRow& row, std::string_view library) {
  const bool isCub = library == "cub";
  if (row.family == "scan" && isCub) return {"scan_cub"};
  if (row.family == "reduce" && row.inputs.size() == 1 && isCub) return {"reduce_cub"};
  if (row.family == "reduce" && row.inputs.size() == 2) {
    return {isCub ? "dot_cub" : "dot_cublas"};
  }
  if (row.family == "matmul" && !isCub) {
    return {"matmul_cublas", "matmul_cublas_tf32", "matmul_cublas_bf16"};
  }
  return {};
}

}  // namespace lanescope::catalog
