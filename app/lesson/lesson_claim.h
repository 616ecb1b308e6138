// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>

namespace lanescope::app {

enum class Relation : std::uint8_t { equal, less, greater, atMost, atLeast };

/// The relation that a sign stands for: =, <, >, <= or >=.
[[nodiscard]] std::optional<Relation> relationFrom(const QString& sign);
[[nodiscard]] QString signOf(Relation relation);
/// Whether `left` has the relation to `right`. Equal means within 1e-6 of the larger magnitude,
/// since figures are sums of float32 among others. False where one of them is NaN.
[[nodiscard]] bool holds(double left, Relation relation, double right);

/// A statement on the run of a stage that a check of the lesson holds against the run.
struct LessonClaim {
  enum class What : std::uint8_t {
    passed,    ///< whether the run's result is the reference's
    findings,  ///< the ids of its findings
    figure,    ///< a figure and its relation to a number
  };
  int line = 0;
  QString text;  ///< as it is written: "steps <= 30"
  What what = What::passed;
  bool passed = true;
  QStringList findings = {};  ///< ids in ascending order; empty: there are none
  QString figure = {};
  Relation relation = Relation::equal;
  double number = 0;
};

/// Reads "passed yes", "findings race" or "steps <= 30". Throws values::Error with a sentence.
[[nodiscard]] LessonClaim readClaim(const QString& text, int line);

}  // namespace lanescope::app
