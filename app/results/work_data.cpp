// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/work_data.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/files/csv_field.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"

namespace lanescope::results {
namespace {

struct WorkWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::results::WorkData)
};

/// Returns a ratio with one decimal: "4.6".
QString timesText(double more, double less) {
  return shownNumber(more / less, 'f', 1);
}

}  // namespace

void WorkData::add(const values::BenchSeries& series) {
  if (!series.work) return;
  m_points.emplace_back(series).work = *series.work;
}

std::vector<std::vector<WorkPoint>> WorkData::lines() const {
  return linesOf(m_points, [](const WorkPoint& a, const WorkPoint& b) { return a.name == b.name; });
}

QStringList WorkData::sentences() const {
  const auto all = lines();
  if (all.empty()) return {};
  std::int64_t n = all.front().back().n;
  for (const auto& line : all) n = std::min(n, line.back().n);
  std::vector<WorkPoint> compared;
  for (const auto& line : all) {
    const auto at = std::ranges::find(line, n, &WorkPoint::n);
    if (at != line.end()) compared.push_back(*at);
  }
  QStringList sentences;
  for (const WorkPoint& point : compared) {
    //: %1: a size, "2²⁰"; %2: name of a kernel; %3, %4: numbers. Steps are those of the longest
    //: chain
    sentences += WorkWords::tr("n = %1: %2 computes %3 operations in %4 steps.")
                     .arg(sizeName(n), point.name)
                     .arg(point.work.operations)
                     .arg(point.work.depth);
  }
  if (compared.size() > 1) {
    const auto least = std::ranges::min_element(
        compared, {}, [](const WorkPoint& point) { return point.work.operations; });
    const auto quickest = std::ranges::min_element(
        compared, {}, [](const WorkPoint& point) { return point.work.depth; });
    if (least->work.operations < quickest->work.operations &&
        quickest->work.depth < least->work.depth) {
      //: %1: kernel with the fewest steps; %2: how often, "2"; %3: kernel with the least work; %4:
      //: how often
      sentences +=
          WorkWords::tr("%1 does %2 times the work of %3; %3 takes %4 times the steps of %1.")
              .arg(quickest->name,
                   timesText(static_cast<double>(quickest->work.operations),
                             static_cast<double>(least->work.operations)),
                   least->name, timesText(least->work.depth, quickest->work.depth));
    }
  }
  const auto failed = std::ranges::count(m_points, false, &WorkPoint::passed);
  if (failed > 0) {
    //: %n: how many results
    sentences += WorkWords::tr("%n result(s) failed the check.", nullptr, static_cast<int>(failed));
  }
  return sentences;
}

QString WorkData::csv() const {
  QString text = QStringLiteral("n,kernel,operations,steps,check,where,saved\n");
  for (const WorkPoint& point : m_points) {
    text += app::csvLine({QString::number(point.n), point.name,
                          QString::number(point.work.operations), QString::number(point.work.depth),
                          point.passed ? QStringLiteral("passed") : QStringLiteral("failed"),
                          point.where, today()});
  }
  return text;
}

}  // namespace lanescope::results
