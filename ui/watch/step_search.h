// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <stop_token>

namespace lanescope::ui {

class StageScene;

/// Searches the steps of a scene for one at which a condition holds, on another thread. A search
/// that begins cancels the one before.
class StepSearch : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~StepSearch() override;

  enum class Direction { next, previous };
  /// Searches the steps [begin, end) for the condition that `text` is. Throws app::ConditionError
  /// when it cannot be read.
  void start(const QString& text, const std::shared_ptr<const StageScene>& scene, int begin,
             int end, Direction direction);
  void cancel();
  [[nodiscard]] bool isRunning() const { return m_isRunning; }
  /// True when the condition of the latest search compares 64-bit integers: see
  /// app::Condition::roundsIntegers.
  [[nodiscard]] bool roundsIntegers() const { return m_roundsIntegers; }

 signals:
  /// The fraction that is done, 0 to 1.
  void progressed(double done);
  void found(int step);
  /// No step satisfies the condition. `missing` says what it needed that was not there; empty where
  /// it needed nothing such.
  void foundNothing(const QString& missing);
  void failed(const QString& sentence);

 private:
  std::stop_source m_stop;
  bool m_isRunning = false;
  bool m_roundsIntegers = false;
};

}  // namespace lanescope::ui
