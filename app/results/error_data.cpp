// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/error_data.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "app/files/csv_field.h"
#include "app/results/timing_data.h"
#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/text.h"

namespace lanescope::results {
namespace {

struct ErrorWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::results::ErrorData)
};

bool isSameThing(const ErrorPoint& a, const ErrorPoint& b) {
  return a.name == b.name && a.where == b.where;
}

/// Two kernels', or two of the CPU's orders, at all sizes.
bool haveSameNumbers(const std::vector<ErrorPoint>& a, const std::vector<ErrorPoint>& b) {
  return a.front().onCpu == b.front().onCpu && a.front().recorded == b.front().recorded &&
         std::ranges::equal(a, b, [](const ErrorPoint& x, const ErrorPoint& y) {
           return x.n == y.n && x.accuracy.value == y.accuracy.value &&
                  x.accuracy.error == y.accuracy.error;
         });
}

double divided(double error, const values::Accuracy& accuracy, ErrorScale scale) {
  if (error == 0.0) return 0.0;
  const double divisor = scale == ErrorScale::terms
                             ? accuracy.magnitude
                             : std::abs(values::asDouble(accuracy.reference));
  return divisor > 0.0 ? error / divisor : std::numeric_limits<double>::quiet_NaN();
}

ErrorPoint makePoint(const values::BenchSeries& series) {
  ErrorPoint point(series);
  point.accuracy = *series.accuracy;
  return point;
}

/// Whether only the size of the inputs differs.
bool isSameProblem(const values::Parameters& a, const values::Parameters& b) {
  const auto problem = [](const values::Parameters& of) {
    return std::tuple(of.m, of.k, of.op, of.dtype, of.exclusive, of.pattern, of.seed, of.shuffle);
  };
  return problem(a) == problem(b);
}

}  // namespace

double ErrorPoint::relativeError(ErrorScale scale) const {
  return divided(accuracy.error, accuracy, scale);
}

double ErrorPoint::relativeBound(ErrorScale scale) const {
  return divided(accuracy.bound, accuracy, scale);
}

QString ErrorPoint::title() const {
  //: A name in the legend. %1: name of a kernel that was computed on another machine
  if (recorded) return ErrorWords::tr("%1, recorded").arg(name);
  if (!onCpu) return name;
  //: A name in the legend: the CPU adds the terms one after the other
  if (name == QLatin1String("1 thread")) return ErrorWords::tr("CPU, in order");
  //: A name in the legend. %1: how the CPU adds, "pairwise"
  return ErrorWords::tr("CPU, %1").arg(catalogText(name.toStdString()));
}

void ErrorData::clear() {
  m_points.clear();
  m_machines.clear();
  m_before.clear();
  m_orderBefore.reset();
}

void ErrorData::begin(const values::Parameters& parameters) {
  values::Parameters same = m_parameters;
  same.shuffle = parameters.shuffle;
  same.n = parameters.n;  // of no matter: there are sizes
  if (same != parameters) clear();
  std::erase_if(m_points, [](const ErrorPoint& point) { return point.recorded; });
  m_machines.clear();
  if (m_parameters.shuffle != parameters.shuffle && !m_points.empty()) {
    m_before = std::move(m_points);
    m_orderBefore = m_parameters.shuffle;
  }
  m_points.clear();
  if (m_orderBefore == parameters.shuffle) {
    m_before.clear();
    m_orderBefore.reset();
  }
  m_parameters = parameters;
}

void ErrorData::add(const values::BenchSeries& series) {
  if (series.accuracy) m_points.push_back(makePoint(series));
}

void ErrorData::addRecorded(const values::BenchResult& recorded) {
  if (!isSameProblem(recorded.parameters, m_parameters)) return;
  for (const values::BenchSeries& series : recorded.series) {
    if (!series.accuracy || series.emulated) continue;
    ErrorPoint point = makePoint(series);
    if (point.onCpu) continue;
    point.recorded = true;
    point.where = whereRecorded(point.where, recorded);
    m_points.push_back(std::move(point));
  }
  //: %1: device and date; %2: another machine; %3: name of the pattern that made the inputs
  m_machines += ErrorWords::tr("From another machine: %1 compared with %2; pattern %3.")
                    .arg(whereRecorded(toQString(recorded.device), recorded),
                         toQString(recorded.machine), toQString(recorded.parameters.pattern));
}

bool ErrorData::hasOwn() const {
  return !std::ranges::all_of(m_points, &ErrorPoint::recorded);
}

const ErrorPoint* ErrorData::before(const ErrorPoint& point) const {
  const auto found = std::ranges::find_if(
      m_before, [&](const ErrorPoint& old) { return old.n == point.n && isSameThing(old, point); });
  return found == m_before.end() ? nullptr : &*found;
}

std::vector<std::vector<ErrorPoint>> ErrorData::lines() const {
  std::vector<std::vector<ErrorPoint>> lines = linesOf(m_points, isSameThing);
  std::ranges::stable_partition(lines, [](const auto& line) { return !line.front().onCpu; });
  return lines;
}

std::vector<std::vector<ErrorPoint>> ErrorData::distinctLines() const {
  if (m_orderBefore) return lines();  // which may differ in the order before
  std::vector<std::vector<ErrorPoint>> distinct;
  for (std::vector<ErrorPoint>& line : lines()) {
    const bool isNew = std::ranges::none_of(distinct, [&](const std::vector<ErrorPoint>& known) {
      return haveSameNumbers(known, line);
    });
    if (isNew) distinct.push_back(std::move(line));
  }
  return distinct;
}

/// Beyond 2^24 a float32 has no odd numbers: 1 added to it is rounded away.
void ErrorData::addStuck(QStringList& sentences) const {
  constexpr double kLast = 16777216.0;
  for (const ErrorPoint& point : m_points) {
    if (m_parameters.pattern != "ones" || point.n <= static_cast<std::int64_t>(kLast)) continue;
    if (values::asDouble(point.accuracy.value) != kLast) continue;
    //: %1: name of a kernel or of a CPU variant; %2: a size, "2²⁵"
    sentences += ErrorWords::tr(
                     "%1 sticks at 2²⁴ = 16777216 for n = %2: to float32, 1 more is "
                     "nothing.")
                     .arg(point.title(), sizeName(point.n));
    return;
  }
}

/// The emulator is given up where a point would take long.
void ErrorData::addLeftOut(QStringList& sentences) const {
  std::int64_t largest = 0;
  for (const ErrorPoint& point : m_points) {
    if (!point.recorded) largest = std::max(largest, point.n);
  }
  QStringList ended;
  for (const std::vector<ErrorPoint>& line : lines()) {
    const ErrorPoint& last = line.back();
    if (last.where == QLatin1String("Emulator") && last.n < largest) {
      //: One of a list of what was left out. %1: name of a kernel; %2: the last size, "2²⁰"
      ended += ErrorWords::tr("%1 beyond %2").arg(last.name, sizeName(last.n));
    }
  }
  if (ended.isEmpty()) return;
  //: %1: a list, "dot_shared beyond 2²⁰, dot_shuffle beyond 2²²"
  sentences += ErrorWords::tr("Left out, as the emulator would take longer than a second: %1.")
                   .arg(commaList(ended));
}

/// The chart draws the first of them.
void ErrorData::addSame(QStringList& sentences) const {
  const auto label = [](const ErrorPoint& point) {
    return point.onCpu ? point.title() : point.name;
  };
  const std::vector<std::vector<ErrorPoint>> all = lines();
  for (const std::vector<ErrorPoint>& first : distinctLines()) {
    QStringList same;
    for (const std::vector<ErrorPoint>& line : all) {
      const bool isFirst = isSameThing(line.front(), first.front());
      if (!isFirst && haveSameNumbers(first, line)) same += label(line.front());
    }
    if (same.isEmpty()) continue;
    //: %1: the name that the chart draws; %2: the names, a list, of those with equal results
    sentences += ErrorWords::tr("The very same numbers: %1 stands for %2.")
                     .arg(label(first.front()), commaList(same));
  }
}

/// The largest size of the kernel and of the loop in both orders.
void ErrorData::addMoved(QStringList& sentences) const {
  if (!m_orderBefore) return;
  const auto value = [&](const ErrorPoint& point) {
    return numberText(point.accuracy.value, m_parameters.dtype);
  };
  int told = 0;
  int same = 0;
  for (const std::vector<ErrorPoint>& line : lines()) {
    const ErrorPoint& last = line.back();
    const ErrorPoint* const old = before(last);
    if (old == nullptr) continue;
    if (old->accuracy.value == last.accuracy.value) {
      ++same;
    } else if (told++ < 2) {
      //: %1: name of the kernel; %2: a size; %3: the sum in the order numbered %4; %5: the one in
      //: %6
      sentences += ErrorWords::tr("%1, n = %2: %3 in order %4, %5 in order %6.")
                       .arg(last.title(), sizeName(last.n), value(*old))
                       .arg(*m_orderBefore)
                       .arg(value(last))
                       .arg(m_parameters.shuffle);
    }
  }
  if (same > 0 && told == 0) {
    //: %1, %2: numbers of two random orders of the same elements
    sentences += ErrorWords::tr("No number moved from order %1 to order %2.")
                     .arg(*m_orderBefore)
                     .arg(m_parameters.shuffle);
  }
}

QStringList ErrorData::sentences() const {
  QStringList sentences;
  addStuck(sentences);
  addMoved(sentences);
  const auto broken = std::ranges::count_if(
      m_points, [](const ErrorPoint& point) { return !std::isfinite(point.accuracy.error); });
  if (broken > 0) {
    //: %n: how many results
    sentences += ErrorWords::tr("%n result(s) are not a number and cannot be drawn.", nullptr,
                                static_cast<int>(broken));
  }
  const auto beyond =
      std::ranges::count_if(m_points, [](const ErrorPoint& p) { return !p.passed; });
  if (beyond > 0) {
    //: %n: how many results
    sentences += ErrorWords::tr("%n result(s) err by more than rounding explains.", nullptr,
                                static_cast<int>(beyond));
  }
  addLeftOut(sentences);
  addSame(sentences);
  sentences += m_machines;
  if (!m_points.empty() && m_parameters.pattern == "ill-conditioned") {
    //: %1: a number
    sentences += ErrorWords::tr("The exact result is 1; the terms' magnitudes add up to %1.")
                     .arg(QString::number(m_points.back().accuracy.magnitude, 'g', 3));
  }
  return sentences;
}

QString ErrorData::csv() const {
  QString text = QStringLiteral(
      "name,where,n,shuffle,value,reference,error,magnitude,bound,passed,value_before,saved\n");
  const auto number = [](double value) { return QString::number(value, 'g', 17); };
  const auto exact = [](const values::Number& value) {
    return numberText(value, values::DType::float64);
  };
  for (const ErrorPoint& point : m_points) {
    const ErrorPoint* const old = before(point);
    text += app::csvLine({point.onCpu ? toQString(values::kCpuPrefix) + point.name : point.name,
                          point.where, QString::number(point.n),
                          QString::number(m_parameters.shuffle), exact(point.accuracy.value),
                          exact(point.accuracy.reference), number(point.accuracy.error),
                          number(point.accuracy.magnitude), number(point.accuracy.bound),
                          point.passed ? QStringLiteral("true") : QStringLiteral("false"),
                          old != nullptr ? exact(old->accuracy.value) : QString(), today()});
  }
  return text;
}

}  // namespace lanescope::results
