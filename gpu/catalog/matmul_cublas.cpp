// SPDX-License-Identifier: Apache-2.0
#include "catalog/families.h"

#include "catalog/matmul_plan.h"
#include "catalog/matmul_problem.h"
#include "catalog/matmul_tensor.h"
#include "catalog/source/entry.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::Parameters;

/// A mode in which the library computes.
struct Computation {
  int capability;  ///< the least compute capability
  double (*roundings)(const Parameters&) = roundingsOfFloat32;
  bool fromBfloat16 = false;  ///< from rounded copies of A and B; their pitches are arguments, too
};

values::Plan cublasPlan(const Intro& intro, const Computation& computation,
                        const Parameters& parameters) {
  MatmulPlan start(parameters, intro.id);
  start.plan.computeCapability = computation.capability;
  if (computation.fromBfloat16) start.roundToBfloat16();
  values::Launch launch;
  launch.entry = intro.entry.instance();
  start.add(launch, {BufferIndex{start.a.buffer}, BufferIndex{start.b.buffer}});
  if (computation.fromBfloat16) {
    start.plan.launches.back().arguments.emplace_back(start.a.pitch);
    start.plan.launches.back().arguments.emplace_back(start.b.pitch);
  }
  return start.plan;
}

KernelRow cublasRow(const Intro& intro, const Computation& computation) {
  KernelRow row = matmulProblemRow(intro, computation.roundings);
  row.unrecorded = "It calls a library, whose kernels are compiled already.";
  row.callsLibrary = true;
  row.plan = [intro, computation](const Parameters& parameters) {
    return cublasPlan(intro, computation, parameters);
  };
  row.limit = [](const Parameters& parameters) { return limitOfMatmul(parameters, 1, "m", 1); };
  return row;
}

/// Returns a bound of one bit less than TF32 has: it is not documented whether the library rounds
/// factors or cuts them off.
double roundingsOfCublasTf32(const Parameters& parameters) {
  return roundingsOnTensorCores(parameters, kBitsOfTf32 - 1);
}
double roundingsOfCublasBf16(const Parameters& parameters) {
  return roundingsOnTensorCores(parameters, kBitsOfBfloat16);
}
/// Returns a bound for float32's accuracy, which is promised; a product may be a sum of nine.
double roundingsOfCublasEmulation(const Parameters& parameters) {
  constexpr double kParts = 9;
  return roundingsOfFloat32(parameters) + kParts - 1;
}

}  // namespace

std::vector<KernelRow> cublasRows() {
  return {
      cublasRow(
          {.id = "matmul_cublas",
           .entry = "matmulCublas",
           .title = "Matrix product by cuBLAS, NVIDIA's library",
           .summary = "What the steps are measured against: cublasSgemm, in float32; the number "
                      "below is the last element of C.",
           .origin = "NVIDIA, cuBLAS, cublasSgemm()"},
          {.capability = 75}),  // the least that cuBLAS 13 runs on
      cublasRow(
          {.id = "matmul_cublas_tf32",
           .entry = "matmulCublasTf32",
           .title = "Matrix product by cuBLAS in TF32",
           .summary = "What product 8 is measured against: the library's own TF32 on the tensor "
                      "cores; the number below is the last element of C.",
           .origin = "NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_FAST_TF32"},
          {.capability = 80, .roundings = roundingsOfCublasTf32}),
      cublasRow({.id = "matmul_cublas_bf16",
                 .entry = "matmulCublasBf16",
                 .title = "Matrix product by cuBLAS in bfloat16",
                 .summary = "What product 10 is measured against: the same launches round A and B, "
                            "the library multiplies; the number below is the last element of C.",
                 .origin = "NVIDIA, cuBLAS, cublasGemmEx(), CUDA_R_16BF"},
                {.capability = 80, .roundings = roundingsOfCublasBf16, .fromBfloat16 = true}),
      cublasRow(
          {.id = "matmul_cublas_emulated",
           .entry = "matmulCublasEmulated",
           .title = "Matrix product by cuBLAS, float32 emulated",
           .summary = "The library may make float32 of nine bfloat16 products, as product 9 does "
                      "of three TF32 ones; on an H200 it computes as cublasSgemm does, in the "
                      "same time. The number below is the last element of C.",
           .origin = "NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_EMULATED_16BFX9"},
          {.capability = 80, .roundings = roundingsOfCublasEmulation}),
  };
}

}  // namespace lanescope::catalog
