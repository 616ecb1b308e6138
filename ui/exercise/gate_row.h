// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <optional>

#include "app/exercise/exercise.h"
#include "app/exercise/verdict.h"

class QLabel;
class QPushButton;

namespace lanescope::ui {

/// A gate of an exercise, and what came of it once a solution was checked.
class GateRow : public QFrame {
  Q_OBJECT

 public:
  GateRow(const app::Gate& gate, QWidget* parent);

  void clear();
  void show(const app::GateVerdict& verdict);

 signals:
  /// The user wants to see the run that fails.
  void runWanted(const lanescope::values::RunRequest& request);

 private:
  app::Gate m_gate;
  std::optional<values::RunRequest> m_failing;
  QLabel* m_title;
  QLabel* m_sentence;
  QPushButton* m_show;
};

}  // namespace lanescope::ui
