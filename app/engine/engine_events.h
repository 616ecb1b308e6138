// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <memory>

#include "request/all_reduce.h"
#include "request/occupancy.h"
#include "request/result.h"
#include "request/scaling.h"
#include "values/error.h"
#include "values/time_line.h"

namespace lanescope::app {

/// The signals of an engine. The worker emits them on its own thread, and EngineThread repeats them
/// in the thread of its users.
class EngineEvents : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Repeats every event of `source`, in the thread of this object.
  void repeat(const EngineEvents& source);
  /// Repeats what it says of requests, and not how the engine itself is.
  void repeatAnswers(const EngineEvents& source);

 signals:
  /// `description`: "Engine 0.1.0 on this machine, process 4711".
  void engineReady(const QString& description);
  /// A new engine is being started.
  void engineLost(const QString& sentence);
  void devicesFound(quint64 id, const QList<lanescope::values::DeviceInfo>& devices);
  /// At most 30 times a second. `fraction`: 0 to 1. `what`: the current item of a benchmark,
  /// "dot_shared, n = 2^20".
  void progressed(quint64 id, double fraction, const QString& what);
  void runFinished(quint64 id, std::shared_ptr<const lanescope::values::RunResult> result);
  void benchPoint(quint64 id, const lanescope::values::BenchSeries& series);
  void benchFinished(quint64 id, std::shared_ptr<const lanescope::values::BenchResult> result);
  void occupancyFound(quint64 id, const lanescope::values::Occupancy& occupancy);
  void timeLineMeasured(quint64 id, std::shared_ptr<const lanescope::values::TimeLine> line);
  void allReduceFinished(quint64 id,
                         std::shared_ptr<const lanescope::values::AllReduceResult> result);
  void scalingMeasured(quint64 id, std::shared_ptr<const lanescope::values::ScalingResult> result);
  void failed(quint64 id, lanescope::values::ErrorKind kind, const QString& sentence);
};

}  // namespace lanescope::app
