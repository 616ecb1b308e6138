// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/tune/sweep_axes.h"
#include "catalog/catalog.h"

namespace lanescope::tune {

/// The launches of one kernel that a sweep compares: one for each combination of values. The first
/// axis varies fastest.
class SweepSpace {
 public:
  static constexpr std::size_t kMostPoints = 10'000;

  /// A space without points.
  SweepSpace() = default;
  /// `parameters`: all parameters that the axes do not set, such as n. Throws values::Error
  /// (badInput) where there is no axis, an axis has no values, two axes have the same name, there
  /// are more than kMostPoints points, the values of an axis make no difference, or no point can be
  /// launched.
  SweepSpace(const catalog::KernelRow& row, values::Parameters parameters, std::vector<Axis> axes);

  [[nodiscard]] const std::string& kernel() const { return m_kernel; }
  [[nodiscard]] const std::vector<Axis>& axes() const { return m_axes; }
  /// As passed to the constructor, except for a launch rule that would ignore the axes.
  [[nodiscard]] const values::Parameters& parameters() const { return m_parameters; }
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] values::Parameters at(std::size_t point) const;

 private:
  void checkShape() const;
  /// Throws where no point can be launched.
  void checkLimits(const catalog::KernelRow& row) const;
  void makeBlocksCount(const catalog::KernelRow& row);

  std::string m_kernel;
  values::Parameters m_parameters;
  std::vector<Axis> m_axes;
};

}  // namespace lanescope::tune
