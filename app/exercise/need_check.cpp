// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/need_check.h"

#include <algorithm>
#include <limits>

#include "app/lesson/figures.h"
#include "app/lesson/lesson_words.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/sentence_text.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr int kDigits = 9;

std::optional<QString> whyNotRight(const values::RunResult& result) {
  if (result.isUnchecked) return LessonWords::tr("The run has no reference.");
  if (result.error <= result.tolerance) return std::nullopt;
  if (result.element) {
    //: %1: the index of an element of the output; %2: a number
    return LessonWords::tr("Element %1 of the output is wrong: it is off by %2.")
        .arg(*result.element)
        .arg(shownNumber(result.error, 'g', kDigits));
  }
  //: %1, %2: numbers
  return LessonWords::tr("The result is %1, and %2 is right.")
      .arg(numberText(result.result, kDigits), numberText(result.reference, kDigits));
}

std::optional<QString> whyFindingsDiffer(const QStringList& wanted,
                                         const values::RunResult& result) {
  QStringList found;
  for (const trace::Finding& finding : result.findings) {
    const std::string_view id = trace::nameOf(finding.kind);
    found += QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
  }
  found.sort();
  found.removeDuplicates();
  if (found == wanted) return std::nullopt;
  if (found.isEmpty()) return LessonWords::tr("The run has no findings.");
  return sentenceText(result.findings.front().sentence);
}

std::optional<QString> whyNoClaim(const LessonClaim& claim, const values::RunResult& result) {
  using What = LessonClaim::What;
  if (claim.what == What::findings) return whyFindingsDiffer(claim.findings, result);
  if (claim.what == What::passed) {
    if (claim.passed == result.passed) return std::nullopt;
    if (!claim.passed) return LessonWords::tr("The run passes its check.");
    if (auto why = whyNotRight(result)) return why;
    const auto findings = whyFindingsDiffer({}, result);
    return findings ? findings : LessonWords::tr("The run does not pass its check.");
  }
  const double value = figureOf(result, claim.figure);
  if (holds(value, claim.relation, claim.number)) return std::nullopt;
  //: %1: a claim: "steps <= 30"; %2: the name of a figure; %3: its value
  return LessonWords::tr("“%1” does not hold: %2 is %3.")
      .arg(claim.text, claim.figure, shownNumber(value, 'g', kDigits));
}

/// The median of a kernel's samples; not a number where it has none, or a wrong result.
double medianOf(const values::BenchResult& result, const std::string& kernel) {
  const auto series = std::ranges::find(result.series, kernel, &values::BenchSeries::name);
  if (series == result.series.end() || series->samples.empty() || !series->passed) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  std::vector<values::Milliseconds> samples = series->samples;
  const auto middle = samples.begin() + static_cast<std::ptrdiff_t>(samples.size() / 2);
  std::ranges::nth_element(samples, middle);
  return middle->count();
}

}  // namespace

std::optional<QString> whyNotMet(const GateNeed& need, const values::RunResult& result) {
  try {
    if (need.what == GateNeed::What::right) return whyNotRight(result);
    return whyNoClaim(need.claim, result);
  } catch (const values::Error& error) {
    return QString::fromUtf8(error.what());
  }
}

std::optional<QString> whyTooSlow(const GateNeed& need, const values::BenchResult& result) {
  const double own = medianOf(result, result.kernel);
  const double other = medianOf(result, need.kernel.toStdString());
  if (own <= need.factor * other) return std::nullopt;
  if (!(own > 0) || !(other > 0)) {
    return LessonWords::tr("One of the two kernels could not be timed.");
  }
  //: %1, %3: times with a unit: "1.3 ms"; %2: the id of a kernel
  return LessonWords::tr("It takes %1, and %2 takes %3.")
      .arg(timeText(values::Milliseconds(own)), need.kernel, timeText(values::Milliseconds(other)));
}

}  // namespace lanescope::app
