// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <array>
#include <cstddef>

#include "catalog/catalog.h"

class QLabel;
class QToolButton;

namespace lanescope::ui {

class CatalogView;
class ParameterPanel;
class Playback;
class RunController;

/// A strip with the four steps that a new user takes: pick a kernel, run it, play it, break it. A
/// step is ticked when the user has done it, by whatever control. Beside the steps stands how the
/// next one is done. The strip shows itself once in a user's life; Help opens it again. Escape
/// closes it from anywhere in its window where the key has no other use.
class FirstSteps : public QFrame {
  Q_OBJECT

 public:
  enum Step : std::size_t { pick, run, play, breakIt, kSteps };

  struct Watched {
    const CatalogView& catalog;
    const ParameterPanel& parameters;
    const RunController& controller;
    const Playback& playback;
  };

  /// What is watched must outlive the strip, which is hidden at first.
  explicit FirstSteps(const Watched& watched, QWidget* parent = nullptr);

  [[nodiscard]] bool isDone(Step step) const { return m_done[step]; }
  /// What can be broken depends on the kernel that is chosen.
  void setKernel(const catalog::KernelRow& row);

 public slots:
  /// Opens the strip if it has never been open.
  void openOnFirstStart();
  /// Opens the strip with no step done, and gives it the focus.
  void openAgain();

 signals:
  /// The strip's page should be seen.
  void wanted();
  /// The strip had the focus and is closed.
  void left();

 protected:
  /// Sees the window's keys that nothing else has taken.
  bool eventFilter(QObject* window, QEvent* event) override;

 private:
  void buildLayout();
  void watch(const Watched& watched);
  void open();
  void dismiss();
  /// Ticks a step, in whatever order they are done.
  void tick(Step step);
  void showSteps();
  [[nodiscard]] QString hintOf(std::size_t step) const;

  std::array<bool, kSteps> m_done{};
  bool m_isBreakable = true;      ///< a pitfall breaks the chosen kernel, or it is one
  bool m_hasAskedForRun = false;  ///< since the strip was opened
  std::array<QLabel*, kSteps> m_labels{};
  QLabel* m_hint;
  QToolButton* m_close;
};

}  // namespace lanescope::ui
