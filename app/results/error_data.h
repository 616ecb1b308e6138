// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/results/result_point.h"
#include "request/parameters.h"
#include "request/result.h"

namespace lanescope::results {

/// The divisor of an error.
enum class ErrorScale {
  terms,   ///< Σ |terms|: rounding alone decides
  result,  ///< |result|: how many digits are right
};

/// One result and its distance from the reference.
struct ErrorPoint : ResultPoint {
  using ResultPoint::ResultPoint;
  values::Accuracy accuracy;

  /// Returns NaN where the divisor is 0.
  [[nodiscard]] double relativeError(ErrorScale scale) const;
  [[nodiscard]] double relativeBound(ErrorScale scale) const;
  /// Returns "dot_shared", "dot_shared, recorded" or "CPU, in order".
  [[nodiscard]] QString title() const;
};

/// The errors over n of one problem: in one order of its elements and also in the previous order,
/// computed here or recorded on another machine.
class ErrorData {
 public:
  void clear();
  /// Announces points in this order of these inputs. The present points become those of the
  /// previous order if only the order differs; otherwise they are discarded.
  void begin(const values::Parameters& parameters);
  void add(const values::BenchSeries& series);
  /// Adds the GPU's series of a comparison on another machine, if it has the same inputs.
  void addRecorded(const values::BenchResult& recorded);

  [[nodiscard]] const std::vector<ErrorPoint>& points() const { return m_points; }
  /// Whether any point was computed on this machine.
  [[nodiscard]] bool hasOwn() const;
  [[nodiscard]] const values::Parameters& parameters() const { return m_parameters; }
  /// Returns the previous order: Parameters::shuffle.
  [[nodiscard]] std::optional<std::uint64_t> orderBefore() const { return m_orderBefore; }
  /// Returns the point of the same name and size in the previous order.
  [[nodiscard]] const ErrorPoint* before(const ErrorPoint& point) const;
  /// Returns the lines of the chart: one for each name and place, ascending in n.
  [[nodiscard]] std::vector<std::vector<ErrorPoint>> lines() const;
  /// Returns only the first of several lines with equal numbers, unless there is a previous order.
  /// The sentences name the others.
  [[nodiscard]] std::vector<std::vector<ErrorPoint>> distinctLines() const;

  /// Returns what the chart shows as sentences, the most striking first.
  [[nodiscard]] QStringList sentences() const;
  /// Returns the same numbers for a spreadsheet.
  [[nodiscard]] QString csv() const;

 private:
  void addStuck(QStringList& sentences) const;
  void addMoved(QStringList& sentences) const;
  void addLeftOut(QStringList& sentences) const;
  void addSame(QStringList& sentences) const;

  values::Parameters m_parameters;
  std::vector<ErrorPoint> m_points;
  std::vector<ErrorPoint> m_before;
  std::optional<std::uint64_t> m_orderBefore;
  QStringList m_machines;  ///< of what was recorded, in words
};

}  // namespace lanescope::results
