// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_page.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/history/result_file.h"
#include "ui/history/comparison_view.h"
#include "ui/history/history_model.h"
#include "ui/history/history_search.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_strip.h"

namespace lanescope::ui {
namespace {

constexpr int kLeastLetters = 9;  ///< of a column; its heading takes so many
constexpr int kSoonMs = 120;
/// The limit on compared benchmarks: each one costs a bootstrap.
constexpr std::ptrdiff_t kMostCompared = 8;
const QString kResultFolder = QStringLiteral("resultFolder");

}  // namespace

HistoryPage::HistoryPage(history::History& history, QWidget* parent)
    : QWidget(parent),
      m_history(history),
      m_messages(new MessageStrip(this)),
      m_search(new HistorySearch(this)),
      m_model(new HistoryModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      //: Name of the table for screen readers
      m_table(makeTable(*m_sorted, tr("History"))),
      m_middle(new QStackedWidget(this)),
      m_comparison(new ComparisonView(this)),
      m_empty(makeWords(this, "muted", tr("Why the history is empty"))),
      m_count(makeWords(this, "muted", tr("How many entries are shown"))),
      m_soon(new QTimer(this)),
      m_changes(history) {
  setProperty("manualPage", "history.md");
  buildTable();
  buildLayout();
  m_soon->setSingleShot(true);
  m_soon->setInterval(kSoonMs);
  connect(m_soon, &QTimer::timeout, this, &HistoryPage::refresh);
  connect(m_search, &HistorySearch::changed, m_soon, qOverload<>(&QTimer::start));
  connect(&m_history, &history::History::changed, this, [this] {
    m_isStale = true;
    if (isVisible() && !m_soon->isActive()) m_soon->start();
  });
  connect(&m_history, &history::History::failed, m_messages, &MessageStrip::sayTrouble);
  connect(&m_history, &history::History::remarked, m_messages, &MessageStrip::sayTrouble);
  connect(&m_history, &history::History::importing, this, &HistoryPage::showImport);
  connect(m_model, &HistoryModel::tagEdited, this,
          [this](qint64 id, const QString& before, const QString& after) {
            m_changes.setTag(id, before, after);
          });
  // It offers to undo the last change, which is another one from now on.
  connect(&changes(), &QUndoStack::indexChanged, this, [this] {
    if (m_messages->sentence() == m_deletedText) m_messages->hide();
  });
  updateActions();
}

HistoryPage::HistoryPage(history::History& history, const Theme& theme, MessageStrip& messages,
                         QWidget* parent)
    : HistoryPage(history, parent) {
  theme.tellColors(m_messages);
  connect(&history, &history::History::failed, &messages, &MessageStrip::sayTrouble);
  connect(&history, &history::History::remarked, &messages, &MessageStrip::sayTrouble);
}

HistoryPage::~HistoryPage() {
  m_stopImports.request_stop();
}

void HistoryPage::buildLayout() {
  m_empty->setAlignment(Qt::AlignCenter);
  m_middle->addWidget(m_table);
  m_middle->addWidget(m_empty);
  m_middle->setCurrentWidget(m_empty);
  auto* bar = new QHBoxLayout;
  bar->setSpacing(6);
  bar->addWidget(m_count, 1);
  buildActions(*bar);
  auto* content = new QVBoxLayout;
  content->setContentsMargins(10, 6, 10, 8);
  content->setSpacing(6);
  content->addWidget(m_search);
  auto* split = new QSplitter(Qt::Vertical, this);
  split->setChildrenCollapsible(false);
  split->addWidget(m_middle);
  split->addWidget(m_comparison);
  m_comparison->hide();
  content->addWidget(split, 1);
  content->addLayout(bar);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_messages);
  layout->addLayout(content, 1);
  setFocusProxy(m_search);
}

void HistoryPage::buildTable() {
  m_table->setObjectName(QStringLiteral("history"));
  m_sorted->setSourceModel(m_model);
  m_sorted->setSortRole(HistoryModel::kSortRole);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
  m_table->setWordWrap(false);
  m_table->setAlternatingRowColors(false);
  m_table->setShowGrid(false);
  QHeaderView& header = *m_table->horizontalHeader();
  // The user sets the column widths; the tag column takes the rest.
  header.setSectionResizeMode(QHeaderView::Interactive);
  header.setStretchLastSection(false);
  header.setHighlightSections(false);
  m_table->setSortingEnabled(true);
  m_table->sortByColumn(HistoryModel::Date, Qt::DescendingOrder);
  const int letter = m_table->fontMetrics().averageCharWidth();
  for (const auto& [column, letters] : {std::pair{HistoryModel::Date, 20},
                                        {HistoryModel::Kernel, 26},
                                        {HistoryModel::What, 19},
                                        {HistoryModel::Check, 12},
                                        {HistoryModel::Sizes, 16},
                                        {HistoryModel::Best, 13},
                                        {HistoryModel::Machine, 30},
                                        {HistoryModel::Device, 18},
                                        {HistoryModel::Tag, kLeastLetters},
                                        {HistoryModel::Version, 12}}) {
    const int title = header.sectionSizeHint(column) + letter;
    m_table->setColumnWidth(column, std::max(letter * letters, title));
  }
  header.setMinimumSectionSize(letter * kLeastLetters);
  // Where nothing is left it keeps the width that it has.
  header.setSectionResizeMode(HistoryModel::Tag, QHeaderView::Stretch);
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &HistoryPage::updateActions);
}

QAction* HistoryPage::addAction(QHBoxLayout& bar, const QString& text, const QString& help,
                                void (HistoryPage::*slot)()) {
  auto* action = new QAction(text, this);
  action->setToolTip(help);
  connect(action, &QAction::triggered, this, slot);
  m_table->addAction(action);
  QPushButton* button = makeButton(this, text, help);
  button->setAccessibleDescription(help);
  bar.addWidget(button);
  connect(button, &QPushButton::clicked, action, &QAction::trigger);
  connect(action, &QAction::changed, button,
          [action, button] { button->setEnabled(action->isEnabled()); });
  return action;
}

void HistoryPage::buildActions(QHBoxLayout& bar) {
  //: A button: draws the selected benchmarks
  m_show = addAction(bar, tr("Chart"), tr("Draws the selected times in one chart"),
                     &HistoryPage::showSelected);
  //: A button: compares the selected benchmarks
  m_compare =
      addAction(bar, tr("Compare"), tr("Compares two to eight selected benchmarks, size by size"),
                &HistoryPage::compareSelected);
  //: A button: reads benchmarks from files
  addAction(bar, tr("Import…"),
            tr("Imports benchmarks from recordings, Google Benchmark's JSON and tables of samples"),
            &HistoryPage::chooseAndImport);
  //: A button: writes benchmarks into a file
  m_export = addAction(bar, tr("Export…"),
                       tr("Writes the selected benchmarks as Google Benchmark's JSON, as a "
                          "recording or as a table of samples"),
                       &HistoryPage::chooseAndExport);
  auto* tag = new QAction(tr("Edit the tag"), this);
  tag->setShortcut(Qt::Key_F2);
  tag->setShortcutContext(Qt::WidgetShortcut);
  connect(tag, &QAction::triggered, this, [this] {
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid()) m_table->edit(current.siblingAtColumn(HistoryModel::Tag));
  });
  m_table->addAction(tag);
  //: A button: deletes the selected entries
  m_remove = addAction(bar, tr("Delete"), tr("Deletes the selected entries; this can be undone"),
                       &HistoryPage::removeSelected);
  m_remove->setShortcut(QKeySequence::Delete);
  m_remove->setShortcutContext(Qt::WidgetShortcut);
}

void HistoryPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_isStale) refresh();
}

bool HistoryPage::isTagEdited() const {
  return m_table->viewport()->findChild<QLineEdit*>() != nullptr;
}

void HistoryPage::refresh() {
  if (isTagEdited()) return m_soon->start();  // a reload would interrupt the editing of a tag
  m_isStale = false;
  m_history.search(m_search->search())
      .then(this, [this, asked = ++m_asked](const history::Found& found) {
        if (asked == m_asked) showFound(found);
      });
}

/// Names of processors differ much in length. What the user has made narrower stays so until a
/// longer one comes.
void HistoryPage::widenFor(const QStringList& machines) {
  int needed = m_machineWidth;
  for (const QString& machine : machines) {
    needed = std::max(needed, m_table->fontMetrics().horizontalAdvance(machine));
  }
  if (needed == m_machineWidth) return;
  m_machineWidth = needed;
  const int margins = 2 * m_table->fontMetrics().averageCharWidth();
  m_table->setColumnWidth(HistoryModel::Machine,
                          std::max(m_table->columnWidth(HistoryModel::Machine), needed + margins));
}

void HistoryPage::showFound(const history::Found& found) {
  const history::History::Ids kept = selected();
  m_search->setChoices(found.kernels, found.machines);
  m_model->setEntries(found.entries);
  select(kept);
  widenFor(found.machines);
  m_empty->setText(
      found.all == 0 ? tr("Each run and each benchmark appears here when it ends, with its "
                          "machine, GPU, sizes and time, and stays.")
                     : tr("No entry matches. Clear the search, or show all kernels and machines."));
  m_middle->setCurrentWidget(found.entries.empty() ? static_cast<QWidget*>(m_empty) : m_table);
  const auto shown = static_cast<qint64>(found.entries.size());
  //: %L1, %L2: how many entries are shown and match
  m_count->setText(
      found.all == 0 ? QString()
      : shown < found.matches
          ? tr("Shown: the newest %L1 of %L2 that match").arg(shown).arg(qint64{found.matches})
          : /*: %L1, %L2: how many entries are shown and there are */ tr("Shown: %L1 of %L2")
                .arg(shown)
                .arg(qint64{found.all}));
  updateActions();
  // The remark is shown once, not after each change.
  if (const QString remark = found.remarks().join(QLatin1Char('\n')); remark != m_remark) {
    m_remark = remark;
    if (!remark.isEmpty()) m_messages->say(remark, MessageStrip::Tone::trouble);
  }
  emit refreshed();
}

void HistoryPage::select(const history::History::Ids& ids) {
  QItemSelection selection;
  for (int row = 0; row < m_sorted->rowCount(); ++row) {
    const QModelIndex index = m_sorted->index(row, 0);
    if (std::ranges::find(ids, m_model->entry(m_sorted->mapToSource(index).row()).id) ==
        ids.end()) {
      continue;
    }
    selection.select(index, index);
  }
  QItemSelectionModel& model = *m_table->selectionModel();
  model.select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  const QModelIndexList rows = model.selectedRows();
  const QModelIndex current = rows.isEmpty() ? m_sorted->index(0, 0) : rows.front();
  model.setCurrentIndex(current, QItemSelectionModel::NoUpdate);
}

std::vector<const history::Entry*> HistoryPage::selectedEntries() const {
  QModelIndexList rows = m_table->selectionModel()->selectedRows();
  std::ranges::sort(rows, {}, &QModelIndex::row);
  std::vector<const history::Entry*> entries;
  entries.reserve(static_cast<std::size_t>(rows.size()));
  for (const QModelIndex& row : rows) {
    entries.push_back(&m_model->entry(m_sorted->mapToSource(row).row()));
  }
  return entries;
}

history::History::Ids HistoryPage::selected() const {
  history::History::Ids ids;
  for (const history::Entry* entry : selectedEntries()) ids.push_back(entry->id);
  return ids;
}

void HistoryPage::updateActions() {
  const auto entries = selectedEntries();
  const auto times = std::ranges::count(entries, history::Kind::times, &history::Entry::kind);
  m_compare->setEnabled(times >= 2 && times <= kMostCompared);
  m_show->setEnabled(times > 0);
  m_export->setEnabled(std::ranges::any_of(entries, [](const history::Entry* entry) {
    return entry->kind != history::Kind::run && entry->kind != history::Kind::sweep;
  }));
  m_remove->setEnabled(!entries.empty());
}

QList<QAction*> HistoryPage::offered() const {
  return m_table->actions();
}

void HistoryPage::open() {
  emit wanted();
  m_table->setFocus(Qt::ShortcutFocusReason);
}

void HistoryPage::removeSelected() {
  const history::History::Ids ids = selected();
  if (ids.empty()) return;
  m_changes.remove(ids);
  //: %n: how many entries
  m_deletedText = tr("%n entry(s) deleted.", nullptr, static_cast<int>(ids.size()));
  m_messages->offer(m_deletedText,
                    {{//: A button of a message: brings the deleted entries back
                      tr("Undo"), [this] { changes().undo(); }}});
}

history::History::Ids HistoryPage::selectedTimes() const {
  history::History::Ids ids;
  for (const history::Entry* entry : selectedEntries()) {
    if (entry->kind == history::Kind::times) ids.push_back(entry->id);
  }
  return ids;
}

void HistoryPage::compareSelected() {
  m_history.read(selectedTimes()).then(this, [this](const std::vector<history::Whole>& all) {
    if (all.size() < 2) return;  // the reading errors were already shown
    m_comparison->show();
    m_comparison->compare(all);
  });
}

void HistoryPage::showSelected() {
  m_history.read(selectedTimes()).then(this, [this](const std::vector<history::Whole>& all) {
    std::vector<values::BenchResult> results;
    for (const history::Whole& whole : all) {
      if (whole.benchmark) results.push_back(*whole.benchmark);
    }
    if (!results.empty()) emit showRequested(results);
  });
}

void HistoryPage::chooseAndImport() {
  emit wanted();
  QSettings settings;
  //: Title of a dialog of files
  const QStringList files = QFileDialog::getOpenFileNames(
      this, tr("Import results"), settings.value(kResultFolder, QDir::homePath()).toString(),
      //: Kinds of files in the dialog of files. %1: patterns such as "*.json *.csv"
      tr("Results (%1);;All files (*)").arg(history::resultPatterns()));
  if (files.isEmpty()) return;
  settings.setValue(kResultFolder, QFileInfo(files.front()).absolutePath());
  importFiles(files);
}

void HistoryPage::importFiles(const QStringList& files) {
  emit wanted();
  if (m_imports++ == 0) m_stopImports = std::stop_source();
  //: Shown while files are read
  m_importText = tr("Importing…");
  m_messages->offer(m_importText,
                    {{//: A button: ends the import
                      tr("Cancel"), [stop = m_stopImports]() mutable { stop.request_stop(); }}});
  m_history.import(files, m_stopImports.get_token())
      .then(this, [this](const history::Imported& imported) {
        --m_imports;
        showImported(imported);
      });
}

void HistoryPage::showImport(const QString& what, double fraction) {
  // A message that replaced the progress text stays.
  if (m_messages->sentence() != m_importText) return;
  //: Progress. %1: what is done, "Reading results.json"; %2: how much of 100
  m_importText = tr("%1 … %2%").arg(what).arg(static_cast<int>(100 * fraction));
  m_messages->reword(m_importText);
}

void HistoryPage::showImported(const history::Imported& imported) {
  QStringList sentences = imported.sentences;
  if (imported.known > 0) {
    //: %n: how many benchmarks
    sentences += tr("%n benchmark(s) are in the history already.", nullptr, imported.known);
  }
  if (imported.isCancelled) {
    sentences = {tr("The import was cancelled; nothing of it was stored.")};
  } else if (imported.benchmarks > 0 || sentences.isEmpty()) {
    //: %n: how many benchmarks
    sentences.prepend(tr("%n benchmark(s) imported.", nullptr, imported.benchmarks));
  }
  m_messages->say(sentences.join(QLatin1Char('\n')), imported.sentences.isEmpty()
                                                         ? MessageStrip::Tone::note
                                                         : MessageStrip::Tone::trouble);
}

void HistoryPage::chooseAndExport() {
  QSettings settings;
  const QDir folder(settings.value(kResultFolder, QDir::homePath()).toString());
  const QString name = selectedEntries().front()->kernel + QStringLiteral(".json");
  //: Title of a dialog of files
  const QString file = QFileDialog::getSaveFileName(
      this, tr("Export results"), folder.filePath(name),
      //: Kinds of files in the dialog of files; what stands in brackets stays as it is
      tr("Google Benchmark (*.json);;Recordings (*.recording.json);;Tables of samples (*.csv)"));
  if (file.isEmpty()) return;
  settings.setValue(kResultFolder, QFileInfo(file).absolutePath());
  exportTo(file);
}

void HistoryPage::exportTo(const QString& file) {
  m_history.exportTo(file, selected())
      .then(this, [this, file](const std::optional<QString>& sentence) {
        if (!sentence) return;
        if (sentence->isEmpty()) {
          //: %1: path of the file
          m_messages->say(tr("Written: %1").arg(file), MessageStrip::Tone::note);
        } else {
          m_messages->say(*sentence, MessageStrip::Tone::trouble);
        }
      });
}

}  // namespace lanescope::ui
