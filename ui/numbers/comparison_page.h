// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "request/request.h"
#include "request/result.h"
#include "ui/charts/chart.h"
#include "ui/kernel/page_context.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace lanescope::ui {

class ChartButtons;
class ChartModel;
class ChartView;
class ComparisonButton;
class ComplaintLabel;

/// What the pages of times, errors and work have in common: the sizes, the kernels to compare and
/// the button that begins, charts, their table, and what they show in sentences.
class ComparisonPage : public QWidget {
  Q_OBJECT

 public:
  /// Offers the kernels of the same inputs.
  virtual void setKernel(const catalog::KernelRow& row) = 0;
  /// Whether the page can begin. `complaint`: what is wrong with the parameters; the page shows it
  /// and cannot begin.
  virtual void setReady(bool isIdle, const QString& complaint);
  /// A benchmark begins.
  virtual void begin(const values::BenchRequest& request) = 0;

 public slots:
  /// Begins. Does nothing while the page cannot.
  void start();
  /// Brings the page forward and begins.
  void startInFront();
  /// Asks for a file and writes the charts: .png, .svg or .pdf.
  void savePicture();
  /// Asks for a file and writes the table.
  void saveTable();
  /// The charts into the clipboard.
  void copy();

 signals:
  /// The page should be seen.
  void wanted();
  /// A point of a chart or a row of the table is to be opened: see ChartFact::item.
  void opened(std::size_t item);

 protected:
  struct Words {
    QString begin;  ///< on the button
    QString beginHelp;
    QString beginName;
    QString complaintName;
    QString smallestName = {};  ///< of the field of sizes; empty: there are no such fields
    QString largestName = {};
    QString chartsTitle;  ///< of the tab
    QString viewsName;
    QStringList chartNames;  ///< for each chart
    QString tableName;
    QString sentencesName;
    QString pointedHint = {};  ///< where nothing is pointed at
  };

  ComparisonPage(const PageContext& context, values::Measure measure, Words words, QWidget* parent);

  /// Takes the chosen kernel; those in `ticked` are ticked among the kernels to compare. `sizes`
  /// fills the fields of sizes where the family is another one. Returns whether the kernel is
  /// another one than before.
  bool takeKernel(const catalog::KernelRow& row, const catalog::PowerRange& sizes,
                  const std::vector<std::string>& ticked = {});
  /// Null before the first kernel.
  [[nodiscard]] const catalog::KernelRow* kernel() const { return m_row; }
  /// Puts tools above the charts, `right` at the right end, and `side` at the left of all.
  void addTools(const QList<QWidget*>& left, const QList<QWidget*>& right, QWidget* side = nullptr);
  [[nodiscard]] QPushButton& beginButton() { return *m_begin; }
  [[nodiscard]] ChartView& view() const { return *m_views.front(); }
  /// Shows words where the page tells what the pointer is at; empty: the hint.
  void showPointed(const QString& words);
  /// All of each chart in sight.
  void resetCharts();
  /// Shows charts, their table, and sentences. `keepsView`: where the user has zoomed, it stays so.
  void show(const std::vector<Chart>& charts, ChartTable table, const QStringList& sentences,
            bool keepsView = true);
  void showSentences(const QStringList& sentences);
  /// What is to be measured; nothing while the page cannot begin.
  [[nodiscard]] std::optional<values::BenchRequest> request() const;
  /// Measures this and the kernels to compare with.
  void measure(values::BenchRequest request);

  [[nodiscard]] virtual std::vector<std::int64_t> sizes() const;
  /// Another point was measured.
  virtual void add(const values::BenchSeries& series) = 0;
  /// All was measured.
  virtual void finish(const values::BenchResult&) {}
  /// What stands above the charts, in the window and in a picture.
  [[nodiscard]] virtual QString title() const = 0;
  /// The name of a file for what is shown, without its ending.
  [[nodiscard]] virtual QString fileName() const = 0;
  /// What is shown, for a spreadsheet.
  [[nodiscard]] virtual QString csv() const = 0;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeViews();
  void buildLayout();
  void followContext();
  [[nodiscard]] ChartButtons* makeChartButtons();
  void sayTrouble(const QString& sentence);

  PageContext m_context;
  values::Measure m_measure;
  bool m_isMeasuring = false;  ///< what the controller does was asked for here
  QString m_trouble;           ///< what failed here, until the next measurement or kernel
  Words m_strings;
  const catalog::KernelRow* m_row = nullptr;
  QPushButton* m_begin;
  QComboBox* m_from;
  QComboBox* m_to;
  ComparisonButton* m_compared;
  ComplaintLabel* m_complaint;
  QBoxLayout* m_tools;
  QBoxLayout* m_body;  ///< what stands at the side, and the charts
  QLabel* m_title;
  QTabWidget* m_tabs;
  QWidget* m_charts;
  QBoxLayout* m_chartLayout;
  ChartButtons* m_save;
  std::vector<ChartView*> m_views;
  ChartModel* m_model;
  QLabel* m_pointed;
  QLabel* m_words;
  QStringList m_sentences;  ///< that are shown
};

}  // namespace lanescope::ui
