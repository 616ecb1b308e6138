// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/stage/model/stage_view.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QSpinBox;
class QToolBar;

namespace lanescope::ui {

class StageScene;
class StageWidget;

/// The bar above the stage: its views, the launch and the block that it shows, and the zoom.
class StageBar : public QWidget {
  Q_OBJECT

 public:
  /// `stage` must outlive the bar.
  StageBar(StageWidget& stage, QWidget* parent);

  /// Offers the launches and blocks of a scene; null: none.
  void setScene(const StageScene* scene);
  /// What can have the focus, in the order of reading.
  [[nodiscard]] std::vector<QWidget*> order() const;

 signals:
  /// Another block of the record is wanted, counted from 0 within the recorded ones.
  void blockRequested(quint64 recordedBlock);
  /// Another launch of the run is wanted, counted from 0.
  void launchRequested(quint32 launch);

 private:
  /// A bar folds the actions away that a narrow window has no room for.
  QToolBar* makeBar(const QString& name);
  static void style(const QToolBar& bar, QAction& action, const QString& name);
  void addView(const StageViewInfo& info);
  void showViews(StageViews views);
  static void addChoice(QHBoxLayout& row, QLabel& label, QSpinBox& number, const QString& name,
                        const QString& help);
  void addZoom(const QString& symbol, const QString& help, void (StageWidget::*act)());

  StageWidget* m_stage;
  QToolBar* m_views;
  QLabel* m_launchLabel;
  QSpinBox* m_launch;
  QLabel* m_blockLabel;
  QSpinBox* m_block;
  QToolBar* m_zoom;
  quint64 m_firstBlock = 0;      ///< of the record
  bool m_hasBulkCopies = false;  ///< of the scene: only then are there buttons for its views
};

}  // namespace lanescope::ui
