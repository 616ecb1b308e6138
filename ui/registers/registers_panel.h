// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/theme/stage_theme.h"

class QLabel;
class QTableView;
class QToolButton;

namespace lanescope::ui {

class RegistersModel;
class RunController;
class StagePage;
class Theme;

/// The panel of registers: what the followed thread, or each lane of its warp, holds at the step of
/// the stage. Without a followed thread it is thread 0 of the block.
class RegistersPanel : public QWidget {
  Q_OBJECT

 public:
  /// All of them must outlive the panel.
  RegistersPanel(StagePage& stage, const RunController& controller, const Theme& theme,
                 QWidget* parent);

 public slots:
  void setTheme(const lanescope::ui::StageTheme& theme);

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildLayout();
  /// Shows the step and the thread of the stage; a hidden panel waits until it is seen.
  void refresh();
  void arrange();
  void fitColumns();
  [[nodiscard]] QToolButton* makeMode(const QString& text, const QString& help, bool isWarp);

  StagePage& m_stage;
  RegistersModel* m_model;
  QLabel* m_who;
  QLabel* m_complaint;
  QTableView* m_table;
  QToolButton* m_thread;
  QToolButton* m_warp;
};

}  // namespace lanescope::ui
