// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>

namespace lanescope::values {

/// A sum of doubles that adds up its rounding errors in a second sum, and the errors of that sum in
/// a third. It is right to one or two units of double's rounding, unless terms cancel by far more
/// than 10^30 in all; so it is right even where a plain sum in double has no right digit. NaN where
/// a term is NaN or infinite. See Ogita, Rump and Oishi, Accurate Sum and Dot Product (2005),
/// SumK with K = 3 and TwoProduct.
class CompensatedSum {
 public:
  void add(double term) {
    push(term);
    m_magnitude += std::abs(term);
  }
  void addProduct(double a, double b) {
    const double product = a * b;
    add(product);
    push(std::fma(a, b, -product));
  }
  /// Adds another sum with what it has kept of its rounding errors.
  void add(const CompensatedSum& other) {
    push(other.m_sum);
    push(other.m_lost);
    push(other.m_lostOfLost);
    m_magnitude += other.m_magnitude;
  }
  [[nodiscard]] double value() const {
    // The sum and its lost part may cancel, too.
    double sum = m_sum;
    const double lost = addTo(sum, m_lost);
    return sum + (lost + m_lostOfLost);
  }
  /// Returns the sum of the terms' magnitudes.
  [[nodiscard]] double magnitude() const { return m_magnitude; }

 private:
  void push(double term) {
    const double lost = addTo(m_sum, term);
    m_lostOfLost += addTo(m_lost, lost);
  }
  /// Adds and returns the rounding error, which a double holds exactly. This is Knuth's TwoSum.
  static double addTo(double& sum, double term) {
    const double before = sum;
    sum += term;
    const double rounded = sum - before;
    return (before - (sum - rounded)) + (term - rounded);
  }

  double m_sum = 0;
  double m_lost = 0;
  double m_lostOfLost = 0;
  double m_magnitude = 0;
};

}  // namespace lanescope::values
