// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_claim.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/lesson/figures.h"
#include "app/lesson/lesson_words.h"
#include "trace/check/finding.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

struct RelationSign {
  Relation relation = Relation::equal;
  const char* sign = "";
};

constexpr std::array kSigns{RelationSign{Relation::equal, "="}, RelationSign{Relation::less, "<"},
                            RelationSign{Relation::greater, ">"},
                            RelationSign{Relation::atMost, "<="},
                            RelationSign{Relation::atLeast, ">="}};

QStringList findingIds() {
  QStringList ids;
  for (const auto& [kind, name] : trace::kFindingNames) {
    ids += QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  }
  return ids;
}

QStringList readFindings(QStringList ids) {
  if (ids == QStringList{QStringLiteral("none")}) return {};
  const QStringList known = findingIds();
  for (const QString& id : ids) {
    if (known.contains(id)) continue;
    //: %1: the word that was written; %2: the names of the findings, which stay English
    refuseLesson(LessonWords::tr("There is no finding %1; there are none and %2.")
                     .arg(id, known.join(QStringLiteral(", "))));
  }
  ids.sort();
  ids.removeDuplicates();
  return ids;
}

}  // namespace

std::optional<Relation> relationFrom(const QString& sign) {
  for (const RelationSign& each : kSigns) {
    if (sign == QLatin1String(each.sign)) return each.relation;
  }
  return std::nullopt;
}

QString signOf(Relation relation) {
  return QLatin1String(std::ranges::find(kSigns, relation, &RelationSign::relation)->sign);
}

bool holds(double left, Relation relation, double right) {
  constexpr double kRelativeError = 1e-6;
  const double largest = std::max(std::abs(left), std::abs(right));
  const bool isNear = std::isfinite(largest) && std::abs(left - right) <= kRelativeError * largest;
  const bool isEqual = left == right || isNear;
  switch (relation) {
    case Relation::equal:
      return isEqual;
    case Relation::less:
      return left < right;
    case Relation::greater:
      return left > right;
    case Relation::atMost:
      return left <= right || isEqual;
    case Relation::atLeast:
      return left >= right || isEqual;
  }
  return false;
}

LessonClaim readClaim(const QString& text, int line) {
  LessonClaim claim;
  claim.line = line;
  claim.text = text.simplified();
  const QStringList words = claim.text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (words.size() == 2 && words[0] == QLatin1String("passed") &&
      (words[1] == QLatin1String("yes") || words[1] == QLatin1String("no"))) {
    claim.passed = words[1] == QLatin1String("yes");
    return claim;
  }
  const auto relation = words.size() == 3 ? relationFrom(words[1]) : std::nullopt;
  if (words.size() >= 2 && words[0] == QLatin1String("findings") && !relation) {
    claim.what = LessonClaim::What::findings;
    claim.findings = readFindings(
        words.sliced(1).join(QLatin1Char(' ')).remove(QLatin1Char(',')).split(QLatin1Char(' ')));
    return claim;
  }
  if (!relation) {
    //: %1: a claim as it was written. What follows the colon are three examples in a notation
    refuseLesson(
        LessonWords::tr("“%1” is no claim; these are: passed yes, findings none, steps <= 30.")
            .arg(claim.text));
  }
  claim.what = LessonClaim::What::figure;
  claim.figure = words[0];
  claim.relation = *relation;
  if (!isFigure(claim.figure)) refuseLesson(LessonWords::noFigure(claim.figure));
  bool isNumber = false;
  claim.number = words[2].toDouble(&isNumber);
  //: %1: what was written where a number is expected
  if (!isNumber) refuseLesson(LessonWords::tr("%1 is no number.").arg(words[2]));
  return claim;
}

}  // namespace lanescope::app
