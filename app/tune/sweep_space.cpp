// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep_space.h"

#include <algorithm>
#include <utility>

#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::tune {

SweepSpace::SweepSpace(const catalog::KernelRow& row, values::Parameters parameters,
                       std::vector<Axis> axes)
    : m_kernel(row.id), m_parameters(std::move(parameters)), m_axes(std::move(axes)) {
  checkShape();
  checkLimits(row);
  makeBlocksCount(row);
}

void SweepSpace::checkLimits(const catalog::KernelRow& row) const {
  std::string first;
  for (std::size_t point = 0; point < size(); ++point) {
    const auto wrong = catalog::violations(row, at(point));
    if (wrong.empty()) return;
    if (first.empty()) first = wrong.front().sentence;
  }
  values::refuse("No point of the sweep can be launched: " + first);
}

void SweepSpace::checkShape() const {
  if (m_axes.empty()) {
    values::refuse("A sweep needs a parameter with its values, as in block=32..1024.");
  }
  double points = 1;
  for (const Axis& axis : m_axes) {
    if (axis.values.empty()) values::refuse("The sweep has no value for " + axis.name + ".");
    if (std::ranges::count(m_axes, axis.name, &Axis::name) > 1) {
      values::refuse("The sweep names " + axis.name + " twice.");
    }
    points *= static_cast<double>(axis.values.size());
  }
  if (points > static_cast<double>(kMostPoints)) {
    values::refuse("The sweep has " + std::to_string(static_cast<std::int64_t>(points)) +
                   " points; " + std::to_string(kMostPoints) + " are the most.");
  }
}

/// Under some launch rules a kernel chooses its block itself. Such a rule is replaced.
void SweepSpace::makeBlocksCount(const catalog::KernelRow& row) {
  const auto axis = std::ranges::find(m_axes, "block", &Axis::name);
  if (axis == m_axes.end()) return;
  const auto counts = [&] {
    for (std::size_t point = 0; point < size(); ++point) {
      const values::Parameters parameters = at(point);
      if (!catalog::violations(row, parameters).empty()) continue;
      const auto block =
          static_cast<std::int64_t>(row.plan(parameters).launches.front().block.total());
      if (block != parameters.block) return false;
    }
    return true;
  };
  if (counts()) return;
  if (row.parameter("rule") != nullptr) m_parameters.rule = values::LaunchRule::fill;
  if (counts()) return;
  values::refuse(m_kernel +
                 " chooses its block itself while items is auto: sweep items, too, or set it.");
}

std::size_t SweepSpace::size() const {
  std::size_t points = m_axes.empty() ? 0 : 1;
  for (const Axis& axis : m_axes) points *= axis.values.size();
  return points;
}

values::Parameters SweepSpace::at(std::size_t point) const {
  values::Parameters parameters = m_parameters;
  for (const Axis& axis : m_axes) {
    const std::int64_t value = axis.values[point % axis.values.size()];
    values::parameterNamed(axis.name)->setNumber(parameters, value);
    point /= axis.values.size();
  }
  return parameters;
}

}  // namespace lanescope::tune
