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

/// What an error is divided by.
enum class ErrorScale {
  terms,   ///< Σ |terms|: rounding alone decides
  result,  ///< |result|: how many digits are right
};

/// One number and how far it is from the reference.
struct ErrorPoint : ResultPoint {
  using ResultPoint::ResultPoint;
  values::Accuracy accuracy;

  /// NaN where there is none.
  [[nodiscard]] double relativeError(ErrorScale scale) const;
  [[nodiscard]] double relativeBound(ErrorScale scale) const;
  /// "dot_shared", "dot_shared, recorded", "CPU, in order".
  [[nodiscard]] QString title() const;
};

/// The errors over n of one problem: in one order of its elements, and also in the order
/// before; computed here, and recorded elsewhere.
class ErrorData {
 public:
  void clear();
  /// Points in this order of these inputs are to come. What there is becomes the order before,
  /// where the problem is the same but for the order; else it is forgotten.
  void begin(const values::Parameters& parameters);
  void add(const values::BenchSeries& series);
  /// The GPU's series of a comparison on another machine, if it was of these inputs.
  void addRecorded(const values::BenchResult& recorded);

  [[nodiscard]] const std::vector<ErrorPoint>& points() const { return m_points; }
  /// Whether any is of this machine.
  [[nodiscard]] bool hasOwn() const;
  [[nodiscard]] const values::Parameters& parameters() const { return m_parameters; }
  /// The order before: Parameters::shuffle.
  [[nodiscard]] std::optional<std::uint64_t> orderBefore() const { return m_orderBefore; }
  /// The same thing at the same size in the order before.
  [[nodiscard]] const ErrorPoint* before(const ErrorPoint& point) const;
  /// A line of the chart each: a name and where it ran, ascending in n.
  [[nodiscard]] std::vector<std::vector<ErrorPoint>> lines() const;
  /// Of lines with the very same numbers only the first, but where there is an order before; what
  /// hides behind it is said in words.
  [[nodiscard]] std::vector<std::vector<ErrorPoint>> distinctLines() const;

  /// What the chart shows in words, most striking first.
  [[nodiscard]] QStringList sentences() const;
  /// The same numbers for a spreadsheet.
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
