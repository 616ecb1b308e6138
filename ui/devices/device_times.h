// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <deque>
#include <memory>
#include <vector>

#include "request/all_reduce.h"
#include "request/scaling.h"
#include "values/error.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

/// Measures the times of several devices: of all-reduces, one after the other, or of one problem on
/// one GPU, on two, and so on.
class DeviceTimes : public QObject {
  Q_OBJECT

 public:
  using AllReduces = std::vector<std::shared_ptr<const values::AllReduceResult>>;

  /// `engine` must outlive it.
  DeviceTimes(app::EngineThread& engine, QObject* parent);

  // Each begins anew, and forgets what was measured before.

  /// Where a library is missing, its other sizes are left out.
  void measure(const std::vector<values::AllReduceRequest>& requests);
  void measure(const values::ScalingRequest& request);
  /// Keeps what was measured.
  void cancel();
  [[nodiscard]] bool isRunning() const { return m_id != 0; }

  /// In the order of the requests.
  [[nodiscard]] const AllReduces& allReduces() const { return m_allReduces; }
  /// Null where none was measured.
  [[nodiscard]] const std::shared_ptr<const values::ScalingResult>& scaling() const {
    return m_scaling;
  }

 signals:
  /// Something was measured or forgotten.
  void changed();
  /// Nothing is measured any more. `trouble`: what was not measured, and why; empty: nothing.
  void ended(const QString& trouble);

 private:
  void forget();
  void goOn();
  void end(const QString& trouble);
  void fail(quint64 id, values::ErrorKind kind, const QString& sentence);

  app::EngineThread& m_engine;
  std::deque<values::AllReduceRequest> m_left;  ///< the first one is with the engine
  AllReduces m_allReduces;
  std::shared_ptr<const values::ScalingResult> m_scaling;
  QString m_trouble;
  quint64 m_id = 0;  ///< of the engine's request; 0: none is out
};

}  // namespace lanescope::ui
