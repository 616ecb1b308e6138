// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/engine/time_left.h"
#include "ui/kernel/activity.h"

class QStatusBar;

namespace lanescope::ui {

class RunController;

/// Shows in the status bar which engine runs and what the window waits for: "dot_shared, n = 2^20 ·
/// 43% · 12 s left".
class ProgressNote : public QObject {
  Q_OBJECT

 public:
  /// Both must outlive it.
  ProgressNote(RunController& controller, QStatusBar& bar, QObject* parent = nullptr);

 private:
  void follow(Activity activity);
  void tell(double fraction, const QString& what);
  void show(const QString& text);

  QStatusBar& m_bar;
  Activity m_activity = Activity::idle;
  app::TimeLeft m_left;
  QString m_shown;  ///< the text that this object has shown
};

}  // namespace lanescope::ui
