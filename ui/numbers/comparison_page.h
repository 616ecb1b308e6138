// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "ui/charts/chart.h"
#include "ui/theme/stage_theme.h"

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QTabWidget;
class QVBoxLayout;

namespace lanescope::ui {

class ChartModel;
class ChartView;
class ComparisonButton;
class ComplaintLabel;

/// What the pages of errors and of work have in common: the kernels to compare and the button that
/// begins, charts over n, their table, and what they show in sentences.
class ComparisonPage : public QWidget {
  Q_OBJECT

 public:
  void setTheme(const StageTheme& theme);
  /// Whether the page can begin. `complaint`: what is wrong with the parameters; the page shows it
  /// and cannot begin.
  virtual void setReady(bool isIdle, const QString& complaint);
  /// The kernels to compare with, without those that cannot do with these parameters.
  [[nodiscard]] std::vector<std::string> compared(const values::Parameters& parameters) const;

 public slots:
  void savePicture();
  void saveTable();

 signals:
  void failed(const QString& sentence);

 protected:
  struct Words {
    QString begin;  ///< on the button
    QString beginHelp;
    QString beginName;
    QString complaintName;
    QString viewsName;
    QStringList chartNames;  ///< for each chart
    QString tableName;
    QString sentencesName;
    QString savePicture;  ///< title of the dialog
    QString saveTable;
    QString file;  ///< how the names of files end
  };
  struct Shown {
    std::vector<Chart> charts;
    ChartTable table;
    QStringList sentences;
  };

  ComparisonPage(Words words, QWidget* parent);

  /// Offers the kernels of the same inputs, those in `ticked` ticked. Returns whether the kernel is
  /// another one than before.
  bool takeKernel(const catalog::KernelRow& row, const std::vector<std::string>& ticked = {});
  [[nodiscard]] bool hasKernel() const { return !m_kernel.isEmpty(); }
  /// Controls between the button and the kernels to compare, and in a second row: a dock is narrow
  /// on a small screen.
  void addControls(const QList<QWidget*>& first, const QList<QWidget*>& second);
  [[nodiscard]] QPushButton& beginButton() { return *m_begin; }
  /// All of each chart in sight.
  void resetCharts();
  /// The data have changed.
  void refresh();

  [[nodiscard]] virtual Shown shown() const = 0;
  [[nodiscard]] virtual QString csv() const = 0;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void buildLayout();
  void drawCharts(const std::vector<Chart>& charts);
  void tell(const QString& trouble);

  Words m_strings;
  QString m_kernel;
  QPushButton* m_begin;
  ComplaintLabel* m_complaint;
  ComparisonButton* m_compared;
  QHBoxLayout* m_firstBar;
  QHBoxLayout* m_secondBar;
  QTabWidget* m_tabs;
  QWidget* m_charts;
  QBoxLayout* m_chartLayout;
  std::vector<ChartView*> m_views;
  ChartModel* m_model;
  QLabel* m_pointed;
  QLabel* m_words;
};

}  // namespace lanescope::ui
