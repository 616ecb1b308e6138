// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/watch/watch_panel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "ui/compare/stage_page.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/player/playback.h"
#include "ui/watch/stops.h"
#include "ui/watch/watch_model.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {

WatchPanel::WatchPanel(Stops& stops, StagePage& stage, const RunController& controller)
    : EntryBar(stage,
               {//: Name of the panel for screen readers: it shows values of expressions
                tr("Watch"),
                //: Name of the field for screen readers
                tr("New watch"), tr("What is wrong with the watch"), tr("Close the watches"),
                tr("Close (Escape); the watches stay")}),
      m_stops(stops),
      m_model(new WatchModel(stops, this)),
      m_add(makeButton(this,
                       //: A button: adds the typed expression
                       tr("Add"), tr("Add the expression to the watches (Return)"))),
      //: A button: removes the selected expressions
      m_remove(makeButton(this, tr("Remove"),
                          tr("Remove the selected watches, or else the latest one (Del)"))),
      m_table(makeTable(*m_model, tr("Values of the watches"))) {
  setProperty("manualPage", "stage.md#watches");
  field().setPlaceholderText(tr("An expression, such as cache[threadIdx.x]"));
  field().setToolTip(
      tr("A number for each thread, or a condition; the names are those that Go to lists"));
  addButtons({m_add, m_remove});
  shapeTable();
  addBeneath(*m_table, 1);
  connect(m_add, &QPushButton::clicked, this, &WatchPanel::add);
  connect(&field(), &QLineEdit::returnPressed, this, &WatchPanel::add);
  connect(&field(), &QLineEdit::textEdited, this, [this] { complaint().say({}); });
  connect(m_remove, &QPushButton::clicked, this, &WatchPanel::remove);
  connect(m_model, &QAbstractItemModel::modelReset, this, &WatchPanel::spanRows);
  connect(&stage.playback(), &Playback::stepChanged, this, [this](int step) {
    if (isVisible()) m_model->setStep(step);
  });
  connect(&controller, &RunController::sceneReady, m_model, &WatchModel::setScene);
  connect(&stops, &Stops::watchesChanged, this, [this] {
    if (!m_stops.watches().empty()) show();
  });
  spanRows();
}

void WatchPanel::shapeTable() {
  m_table->horizontalHeader()->setStretchLastSection(false);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
  m_table->horizontalHeader()->setMinimumSectionSize(24);
  constexpr int kRoom = 8;  // above and below the text of a row
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRoom);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
  m_table->setColumnWidth(WatchModel::expression, 20 * digit);
  m_table->setColumnWidth(WatchModel::warp, 6 * digit);
  for (int column = WatchModel::firstLane; column < m_model->columnCount(); ++column) {
    m_table->setColumnWidth(column, 5 * digit);
  }
}

void WatchPanel::spanRows() {
  m_table->clearSpans();
  for (const WatchModel::Rows& rows : m_model->watchRows()) {
    if (rows.count > 1) m_table->setSpan(rows.first, WatchModel::expression, rows.count, 1);
    if (rows.areValues) continue;
    m_table->setSpan(rows.first, WatchModel::warp, 1, m_model->columnCount() - WatchModel::warp);
  }
  m_remove->setEnabled(m_model->rowCount() > 0);
  // The table takes no more height than its rows, and at least that of two.
  constexpr int kLeastRows = 2;
  const int row = m_table->verticalHeader()->defaultSectionSize();
  const int frame = m_table->horizontalHeader()->sizeHint().height() +
                    m_table->horizontalScrollBar()->sizeHint().height() + 2 * m_table->frameWidth();
  m_table->setMinimumHeight(frame + kLeastRows * row);
  m_table->setMaximumHeight(frame + std::max(kLeastRows, m_model->rowCount()) * row);
  m_model->setStep(page().playback().step());
}

void WatchPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_model->setStep(page().playback().step());
}

void WatchPanel::add() {
  const QString text = field().text().simplified();
  //: %1: a number
  const QString wrong =
      m_stops.watches().size() >= Stops::kMostWatches
          ? tr("There are %1 watches; more are not shown at once.").arg(Stops::kMostWatches)
          : m_model->complaintOn(text);
  complaint().say(wrong);
  if (!wrong.isEmpty() || text.isEmpty()) return;
  std::vector<Watch> watches = m_stops.watches();
  watches.push_back({text});
  m_stops.setWatches(std::move(watches));
  field().clear();
}

void WatchPanel::remove() {
  std::set<int> gone;
  for (const QModelIndex& index : m_table->selectionModel()->selectedIndexes()) {
    gone.insert(m_model->watchAt(index.row()));
  }
  const std::vector<Watch>& all = m_stops.watches();
  // Without a selection the latest one is meant.
  if (gone.empty() && !all.empty()) gone.insert(static_cast<int>(all.size()) - 1);
  std::vector<Watch> kept;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!gone.contains(static_cast<int>(i))) kept.push_back(all[i]);
  }
  m_stops.setWatches(std::move(kept));
}

void WatchPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Delete && m_table->hasFocus()) return remove();
  EntryBar::keyPressEvent(event);
}

}  // namespace lanescope::ui
