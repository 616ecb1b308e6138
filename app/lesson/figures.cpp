// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/figures.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include "app/lesson/lesson_words.h"
#include "trace/record/timeline.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using values::AccessCounters;
using values::FloatOperations;
using values::RunResult;

const trace::Record& recordOf(const RunResult& result) {
  if (!result.record) refuseLesson(LessonWords::tr("The run was not recorded."));
  return *result.record;
}

const values::Counters& countersOf(const RunResult& result) {
  if (!result.counters) refuseLesson(LessonWords::tr("The run was not recorded."));
  return *result.counters;
}

/// The steps of the first recorded block. The record outlives the timeline.
trace::Timeline timelineOf(const RunResult& result) {
  const trace::Record& record = recordOf(result);
  if (record.blockCount == 0) refuseLesson(LessonWords::tr("The run has no recorded block."));
  return {std::shared_ptr<const trace::Record>(std::shared_ptr<const void>(), &record), 0};
}

double barriersOf(const RunResult& result) {
  const trace::Timeline timeline = timelineOf(result);
  double barriers = 0;
  for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
    if (timeline.step(i).kind == trace::EventKind::barrier) ++barriers;
  }
  return barriers;
}

double globalSum(const RunResult& result, std::uint64_t AccessCounters::*member) {
  const values::WarpCounters& total = countersOf(result).total;
  return static_cast<double>(total.globalLoads.*member + total.globalStores.*member +
                             total.globalAtomics.*member);
}

double sharedSum(const RunResult& result, std::uint64_t AccessCounters::*member) {
  const values::WarpCounters& total = countersOf(result).total;
  return static_cast<double>(total.sharedLoads.*member + total.sharedStores.*member +
                             total.sharedAtomics.*member);
}

double requests(const RunResult& result, AccessCounters values::WarpCounters::*access) {
  return static_cast<double>((countersOf(result).total.*access).requests);
}

double operations(const RunResult& result, std::uint64_t FloatOperations::*member) {
  const auto& arithmetic = countersOf(result).arithmetic;
  if (!arithmetic) {
    refuseLesson(
        LessonWords::tr("The record does not hold all that the threads compute, so that there "
                        "is no count of it."));
  }
  return static_cast<double>(arithmetic->float32.*member + arithmetic->float64.*member);
}

const values::Work& workOf(const RunResult& result) {
  const auto& work = countersOf(result).work;
  if (!work) {
    refuseLesson(
        LessonWords::tr("Work and depth are those of a launch of one block whose record holds "
                        "all that the threads compute; this one is none."));
  }
  return *work;
}

double checked(const RunResult& result, double value) {
  if (result.isUnchecked) refuseLesson(LessonWords::tr("The run has no reference."));
  return value;
}

struct Figure {
  const char* name = "";
  std::function<double(const RunResult&)> value;
};

const std::vector<Figure>& figures() {
  using values::WarpCounters;
  static const std::vector<Figure> kFigures{
      {"result", [](const RunResult& run) { return values::asDouble(run.result); }},
      {"reference",
       [](const RunResult& run) { return checked(run, values::asDouble(run.reference)); }},
      {"error", [](const RunResult& run) { return checked(run, run.error); }},
      {"n", [](const RunResult& run) { return static_cast<double>(run.parameters.n); }},
      {"blocks", [](const RunResult& run) { return static_cast<double>(countersOf(run).blocks); }},
      {"threads",
       [](const RunResult& run) { return static_cast<double>(recordOf(run).threadsPerBlock()); }},
      {"steps",
       [](const RunResult& run) { return static_cast<double>(timelineOf(run).stepCount()); }},
      {"epochs",
       [](const RunResult& run) { return static_cast<double>(timelineOf(run).epochCount()); }},
      {"barriers", barriersOf},
      {"loads.global",
       [](const RunResult& run) { return requests(run, &WarpCounters::globalLoads); }},
      {"stores.global",
       [](const RunResult& run) { return requests(run, &WarpCounters::globalStores); }},
      {"loads.shared",
       [](const RunResult& run) { return requests(run, &WarpCounters::sharedLoads); }},
      {"stores.shared",
       [](const RunResult& run) { return requests(run, &WarpCounters::sharedStores); }},
      {"sectors", [](const RunResult& run) { return globalSum(run, &AccessCounters::sectors); }},
      {"wavefronts.shared",
       [](const RunResult& run) { return sharedSum(run, &AccessCounters::wavefronts); }},
      {"conflicts",
       [](const RunResult& run) { return sharedSum(run, &AccessCounters::conflicts); }},
      {"additions",
       [](const RunResult& run) { return operations(run, &FloatOperations::additions); }},
      {"multiplications",
       [](const RunResult& run) { return operations(run, &FloatOperations::multiplications); }},
      {"fused", [](const RunResult& run) { return operations(run, &FloatOperations::fused); }},
      {"work", [](const RunResult& run) { return static_cast<double>(workOf(run).operations); }},
      {"depth", [](const RunResult& run) { return static_cast<double>(workOf(run).depth); }},
      {"active", [](const RunResult& run) { return countersOf(run).activeLanes; }},
      {"findings", [](const RunResult& run) { return static_cast<double>(run.findings.size()); }}};
  return kFigures;
}

}  // namespace

const QStringList& figureNames() {
  static const QStringList kNames = [] {
    QStringList names;
    for (const Figure& figure : figures()) names += QLatin1String(figure.name);
    return names;
  }();
  return kNames;
}

bool isFigure(const QString& name) {
  return figureNames().contains(name);
}

double figureOf(const values::RunResult& result, const QString& name) {
  const auto found = std::ranges::find_if(
      figures(), [&](const Figure& figure) { return name == QLatin1String(figure.name); });
  if (found == figures().end()) refuseLesson(LessonWords::noFigure(name));
  return found->value(result);
}

}  // namespace lanescope::app
