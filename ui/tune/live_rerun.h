// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>

#include "request/occupancy.h"
#include "request/result.h"
#include "values/error.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

/// Runs a kernel again whenever its launch is changed: first how it fills the device, then, on a
/// GPU, its time, sampled for a moment; on the emulator a record of few elements, for its counters.
/// What changes quickly one after the other is run once, and what is not wanted any more is
/// cancelled. A pitfall is never run. The engine outlives it.
class LiveRerun : public QObject {
  Q_OBJECT

 public:
  /// The limit on the elements of the emulator's records.
  static constexpr std::int64_t kMostRecorded = std::int64_t{1} << 14;

  explicit LiveRerun(app::EngineThread& engine, QObject* parent = nullptr);

  void request(const values::OccupancyRequest& wanted);
  /// Cancels what was requested.
  void stop();

 signals:
  void occupancyFound(const lanescope::values::Occupancy& occupancy);
  void timed(const lanescope::values::BenchSeries& series);
  /// `n`: how many elements were recorded.
  void counted(const lanescope::values::Counters& counters, qint64 n);
  void failed(const QString& sentence);

 private:
  void begin();
  void measure(const values::Occupancy& occupancy);
  void record();

  app::EngineThread& m_engine;
  values::OccupancyRequest m_wanted;
  QTimer m_rest;  ///< until nothing has changed for a while
  quint64 m_id = 0;
};

}  // namespace lanescope::ui
