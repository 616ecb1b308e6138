// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>

namespace lanescope::cpu {

/// A sum in double whose rounding errors are added up apart: right to a unit or two of double's
/// rounding, unless terms cancel by more than 10^16 over all. After Neumaier (1974) and, for
/// products, Ogita, Rump and Oishi, Accurate Sum and Dot Product (2005).
class CompensatedSum {
 public:
  void add(double term) {
    const double sum = m_sum + term;
    m_lost += std::abs(m_sum) >= std::abs(term) ? (m_sum - sum) + term : (term - sum) + m_sum;
    m_sum = sum;
    m_magnitude += std::abs(term);
  }
  void addProduct(double a, double b) {
    const double product = a * b;
    m_lost += std::fma(a, b, -product);
    add(product);
  }
  [[nodiscard]] double value() const { return m_sum + m_lost; }
  /// The sum of the terms' magnitudes.
  [[nodiscard]] double magnitude() const { return m_magnitude; }

 private:
  double m_sum = 0;
  double m_lost = 0;
  double m_magnitude = 0;
};

}  // namespace lanescope::cpu
