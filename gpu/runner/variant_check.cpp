// SPDX-License-Identifier: Apache-2.0
#include "runner/variant_check.h"

#include "catalog/comparison.h"
#include "catalog/inputs/pattern.h"

namespace lanescope::engine {
namespace {

using values::DType;

catalog::Comparison compareOnce(const catalog::CpuVariant& variant, const Problem& problem,
                                const catalog::Reference& reference) {
  const values::Number value = variant.run(problem.inputs);
  return catalog::compareVariant(variant, problem.parameters, value, reference);
}

bool isRounded(const values::Parameters& parameters) {
  return parameters.op == values::Op::sum &&
         (parameters.dtype == DType::float32 || parameters.dtype == DType::float64);
}

/// Replaces the inputs by whole numbers whose last sum is not 0, since 0 is also the result of a
/// variant that does nothing.
void makeExact(const catalog::KernelRow& row, Problem& problem, catalog::Reference& reference) {
  problem.parameters.pattern = catalog::kExactPattern;
  do {
    ++problem.parameters.seed;
    problem.inputs.clear();
    reference = {};
    problem.inputs = catalog::makeInputs(row, problem.parameters);
    reference = row.reference(problem.parameters, problem.inputs);
  } while (values::asDouble(reference.value) == 0.0 && problem.parameters.n > 1);
}

}  // namespace

std::vector<bool> checkVariants(const catalog::KernelRow& row,
                                std::span<const catalog::CpuVariant> variants, Problem& problem,
                                catalog::Reference& reference, const std::stop_token& stop) {
  std::vector<bool> isRight(variants.size(), false);
  for (std::size_t i = 0; i < variants.size() && !stop.stop_requested(); ++i) {
    isRight[i] = compareOnce(variants[i], problem, reference).passes();
  }
  if (!isRounded(problem.parameters) || problem.parameters.n > catalog::kMostExactTerms) {
    return isRight;
  }
  makeExact(row, problem, reference);
  for (std::size_t i = 0; i < variants.size() && !stop.stop_requested(); ++i) {
    // The error of several elements is the worst one's. This is written so that NaN fails.
    isRight[i] = isRight[i] && compareOnce(variants[i], problem, reference).error == 0.0;
  }
  return isRight;
}

}  // namespace lanescope::engine
