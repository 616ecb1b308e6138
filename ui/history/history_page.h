// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/history/history.h"
#include "ui/history/history_changes.h"
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

/// The page of all stored runs and benchmarks. They can be searched, tagged, compared, deleted, and
/// shown in the charts. The page reloads when it becomes visible and after each change.
class HistoryPage : public QWidget {
  Q_OBJECT

 public:
  /// `history` must outlive the page.
  explicit HistoryPage(history::History& history, QWidget* parent = nullptr);
  /// The history's failures are also shown in `messages`.
  HistoryPage(history::History& history, const Theme& theme, MessageStrip& messages,
              QWidget* parent);
  /// Cancels a running import.
  ~HistoryPage() override;

  [[nodiscard]] MessageStrip& messages() { return *m_messages; }
  /// What was changed here, to be undone.
  [[nodiscard]] QUndoStack& changes() { return m_changes.stack(); }
  [[nodiscard]] history::History::Ids selected() const;
  /// The actions on the entries, for a menu.
  [[nodiscard]] QList<QAction*> offered() const;

 public slots:
  /// Emits `wanted`.
  void open();
  void refresh();
  void removeSelected();
  /// Shows a dialog for files of results and imports them.
  void chooseAndImport();
  void importFiles(const QStringList& files);
  /// Shows a dialog for a file and exports the selected benchmarks to it.
  void chooseAndExport();
  void exportTo(const QString& file);
  /// Compares two to eight selected benchmarks of times.
  void compareSelected();
  /// Reads the selected benchmarks of times for the charts.
  void showSelected();

 signals:
  /// Emitted when the window should show this page.
  void wanted();
  /// Emitted when the charts should show these results; each has series with samples.
  void showRequested(const std::vector<lanescope::values::BenchResult>& results);
  /// Emitted when a search has been shown.
  void refreshed();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void buildTable();
  void buildLayout();
  void buildActions(QHBoxLayout& bar);
  QAction* addAction(QHBoxLayout& bar, const QString& text, const QString& help,
                     void (HistoryPage::*slot)());
  void showImport(const QString& what, double fraction);
  void showImported(const history::Imported& imported);
  void showFound(const history::Found& found);
  void select(const history::History::Ids& ids);
  void updateActions();
  void widenFor(const QStringList& machines);
  [[nodiscard]] bool isTagEdited() const;
  [[nodiscard]] std::vector<const history::Entry*> selectedEntries() const;
  [[nodiscard]] history::History::Ids selectedTimes() const;

  history::History& m_history;
  MessageStrip* m_messages;
  HistorySearch* m_search;
  HistoryModel* m_model;
  QSortFilterProxyModel* m_sorted;
  QTableView* m_table;
  QStackedWidget* m_middle;      ///< the table, or a label on why it is empty
  ComparisonView* m_comparison;  ///< below the table, on request
  QLabel* m_empty;
  QLabel* m_count;
  QTimer* m_soon;  ///< joins many changes into one search
  QAction* m_compare = nullptr;
  QAction* m_show = nullptr;
  QAction* m_export = nullptr;
  QAction* m_remove = nullptr;
  int m_imports = 0;  ///< number of running imports
  std::stop_source m_stopImports{std::nostopstate};
  QString m_importText;    ///< the progress text of the imports
  QString m_deletedText;   ///< of the last deletion
  int m_machineWidth = 0;  ///< of the longest name of a machine so far, in pixels
  QString m_remark;        ///< on entries that cannot be shown
  quint64 m_asked = 0;     ///< number of searches so far; results of older ones are dropped
  bool m_isStale = true;   ///< the history changed while the page was hidden
  /// The last member, since its destruction emits what reads the others.
  HistoryChanges m_changes;
};

}  // namespace lanescope::ui
