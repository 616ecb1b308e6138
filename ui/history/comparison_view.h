// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <stop_token>
#include <vector>

#include "app/history/entry.h"

class QLabel;

namespace lanescope::results {
struct ComparedTime;
}

namespace lanescope::ui {

class ChartModel;

/// Compares benchmarks of the history with the oldest of them: the ratio of their medians at each
/// size, with its 95% bootstrap interval. Another thread computes it.
class ComparisonView : public QWidget {
  Q_OBJECT

 public:
  explicit ComparisonView(QWidget* parent = nullptr);
  ~ComparisonView() override;

  void compare(std::vector<history::Whole> benchmarks);

 signals:
  void compared();

 private:
  /// Drops the computation in progress.
  void stop();
  void showTimes(const std::vector<results::ComparedTime>& times, const QStringList& titles);

  QLabel* m_title;
  QLabel* m_words;
  ChartModel* m_model;
  std::stop_source m_stop;
  quint64 m_generation = 0;  ///< results of older ones are dropped
};

}  // namespace lanescope::ui
