// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/history/history.h"
#include "ui/theme/stage_theme.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;
class QTimer;

namespace lanescope::ui {

class ComparisonView;
class HistoryModel;
class HistorySearch;
class MessageStrip;
class Theme;

/// The page of all that was run and measured: searched, tagged, compared, deleted, and handed to
/// the charts. It asks the history when it is seen, and again after each change.
class HistoryPage : public QWidget {
  Q_OBJECT

 public:
  /// `history` must outlive the page.
  explicit HistoryPage(history::History& history, QWidget* parent = nullptr);
  /// What goes wrong with the history is told in `messages`, too.
  HistoryPage(history::History& history, const Theme& theme, MessageStrip& messages,
              QWidget* parent);
  /// Cancels an import.
  ~HistoryPage() override;

  [[nodiscard]] MessageStrip& messages() { return *m_messages; }
  [[nodiscard]] history::History::Ids selected() const;
  /// What can be done with the entries, for a menu.
  [[nodiscard]] QList<QAction*> offered() const;
  void setTheme(const StageTheme& theme);

 public slots:
  /// Asks to be seen.
  void open();
  void refresh();
  void removeSelected();
  /// Asks for files of results.
  void chooseAndImport();
  void importFiles(const QStringList& files);
  /// Asks for a file for the selected benchmarks.
  void chooseAndExport();
  void exportTo(const QString& file);
  /// Two to eight of the selected benchmarks of times.
  void compareSelected();
  /// Reads the selected benchmarks of times for the charts.
  void showSelected();

 signals:
  /// The page should be seen.
  void wanted();
  /// The charts are to show these; each has series with samples.
  void showRequested(const std::vector<lanescope::values::BenchResult>& results);
  /// What was asked for is shown.
  void refreshed();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void buildTable();
  void buildActions(QHBoxLayout& bar);
  QAction* addAction(QHBoxLayout& bar, const QString& text, const QString& help,
                     void (HistoryPage::*slot)());
  void showImport(const QString& what, double fraction);
  void showImported(const history::Imported& imported);
  void showFound(const history::Found& found);
  void select(const history::History::Ids& ids);
  void updateActions();
  [[nodiscard]] bool isTagEdited() const;
  [[nodiscard]] std::vector<const history::Entry*> selectedEntries() const;
  [[nodiscard]] history::History::Ids selectedTimes() const;

  history::History& m_history;
  MessageStrip* m_messages;
  HistorySearch* m_search;
  HistoryModel* m_model;
  QSortFilterProxyModel* m_sorted;
  QTableView* m_table;
  QStackedWidget* m_middle;      ///< the table, or why it is empty
  ComparisonView* m_comparison;  ///< below it, when it is asked for
  QLabel* m_empty;
  QLabel* m_count;
  QTimer* m_soon;  ///< until many changes become one question
  QAction* m_compare = nullptr;
  QAction* m_show = nullptr;
  QAction* m_export = nullptr;
  QAction* m_remove = nullptr;
  int m_imports = 0;  ///< that have begun and not ended
  std::stop_source m_stopImports{std::nostopstate};
  QString m_importText;   ///< what is said of them
  QString m_remark;       ///< on entries that cannot be shown
  quint64 m_asked = 0;    ///< searches so far; answers to older ones are dropped
  bool m_isStale = true;  ///< something changed while the page was not seen
};

}  // namespace lanescope::ui
