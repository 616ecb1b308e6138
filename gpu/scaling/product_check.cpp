// SPDX-License-Identifier: Apache-2.0
#include "scaling/product_check.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <span>

#include "catalog/inputs/hash.h"

namespace lanescope::scaling {

catalog::Comparison checkProduct(const values::Parameters& parameters, const values::HostArray& a,
                                 const values::HostArray& b, const values::HostArray& c) {
  const auto n = static_cast<std::size_t>(parameters.n);
  const std::size_t k = b.count() / n;
  const std::span<const float> left = a.as<float>();
  const std::span<const float> right = b.as<float>();
  catalog::Comparison worst;
  double worstRatio = -1;
  for (std::uint64_t i = 0; i < kSampled; ++i) {
    const std::size_t element = catalog::hashAt(parameters.seed, 0, i) % c.count();
    double sum = 0;
    double magnitude = 0;
    for (std::size_t j = 0; j < k; ++j) {
      const double term = double{left[element / n * k + j]} * double{right[j * n + element % n]};
      sum += term;
      magnitude += std::abs(term);
    }
    const double error = std::abs(c.as<float>()[element] - sum);
    const double bound = static_cast<double>(k + 1) * magnitude *
                         static_cast<double>(std::numeric_limits<float>::epsilon());
    const double ratio = error / bound;
    if (ratio <= worstRatio) continue;
    worstRatio = ratio;
    worst.error = error;
    worst.tolerance = bound;
    worst.element = static_cast<std::int64_t>(element);
    if (std::isnan(ratio)) break;  // the worst of all
  }
  return worst;
}

}  // namespace lanescope::scaling
