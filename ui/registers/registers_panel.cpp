// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/registers/registers_panel.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/compare/stage_page.h"
#include "ui/kernel/run_controller.h"
#include "ui/registers/registers_model.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/words/lane_sentence.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

constexpr int kCellRoom = 10;      // beside the text of a cell
constexpr int kRowRoom = 6;        // above and below it
constexpr int kLeastCell = 3;      // letters; beside an array nothing is to be scrolled
constexpr int kLeastLaneCell = 4;  // in a row of 32 lanes
constexpr int kLeastExpression = 20;
constexpr int kSpare = 20;  // so that rounding makes no scroll bar
constexpr int kMostCell = 8;
constexpr int kMostName = 16;

}  // namespace

RegistersPanel::RegistersPanel(StagePage& stage, const RunController& controller,
                               const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_stage(stage),
      m_model(new RegistersModel(this)),
      m_who(makeWords(this, "muted", tr("Whose registers are shown"))),
      m_complaint(makeWords(this, "muted", tr("Why no registers are shown"))),
      m_table(makeTable(*m_model, tr("Values in registers"))),
      //: A button: shows what one thread holds
      m_thread(makeMode(tr("Thread"), tr("What the followed thread holds"), false)),
      //: A button: shows what the 32 lanes of a warp hold
      m_warp(makeMode(tr("Warp"),
                      tr("What each lane of its warp holds; of an array, its first element"),
                      true)) {
  setProperty("manualPage", "stage.md#registers");
  buildLayout();
  theme.tellColors(this);
  connect(m_model, &QAbstractItemModel::modelReset, this, &RegistersPanel::arrange);
  connect(&stage.playback(), &Playback::stepChanged, this, &RegistersPanel::refresh);
  connect(&stage, &StagePage::chosenChanged, this, &RegistersPanel::refresh);
  connect(&controller, &RunController::sceneReady, this,
          [this](const std::shared_ptr<const StageScene>&) {
            m_model->setScene(nullptr);  // a hidden panel must not keep the old record
            refresh();
          });
  arrange();
}

QToolButton* RegistersPanel::makeMode(const QString& text, const QString& help, bool isWarp) {
  QToolButton* button = makeSegment(this, text, help);
  button->setCheckable(true);
  button->setAutoExclusive(true);
  button->setChecked(!isWarp);
  connect(button, &QToolButton::toggled, this, [this, isWarp](bool on) {
    if (!on) return;
    m_model->setMode(isWarp ? RegistersModel::Mode::warp : RegistersModel::Mode::thread);
    refresh();
  });
  return button;
}

void RegistersPanel::buildLayout() {
  m_table->setParent(this);
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->setWordWrap(false);
  m_table->setTextElideMode(Qt::ElideRight);
  m_table->horizontalHeader()->setMinimumSectionSize(20);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->verticalHeader()->setMinimumSectionSize(fontMetrics().height() + kRowRoom);
  m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowRoom);
  m_table->viewport()->installEventFilter(this);
  auto* row = new QHBoxLayout;
  row->addWidget(m_thread);
  row->addWidget(m_warp);
  row->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 6, 10, 6);
  layout->setSpacing(4);
  layout->addLayout(row);
  layout->addWidget(m_who);
  layout->addWidget(m_complaint);
  layout->addWidget(m_table, 1);
  layout->addStretch(0);
}

void RegistersPanel::setTheme(const StageTheme& theme) {
  m_model->setTheme(theme);
}

void RegistersPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

bool RegistersPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_table->viewport() && event->type() == QEvent::Resize) fitColumns();
  return QWidget::eventFilter(watched, event);
}

void RegistersPanel::refresh() {
  if (!isVisible()) return;
  const Chosen chosen = m_stage.stage().look().chosen;
  m_model->setThread(chosen.value_or(0));
  if (m_model->scene() != m_stage.stage().scene()) m_model->setScene(m_stage.stage().scene());
  m_model->setStep(m_stage.playback().step());
  const std::uint32_t thread = m_model->thread();
  //: Above the table. %1: number of the warp
  QString who = m_model->mode() == RegistersModel::Mode::warp
                    ? tr("Warp %1").arg(thread / trace::kWarpSize)
                    : LaneSentence::subject(thread);
  //: %1: "Warp 0" or "Thread 5 (warp 0, lane 5)", the first one
  if (!chosen) who = tr("%1; no thread is followed").arg(who);
  m_who->setText(m_stage.stage().scene() == nullptr ? QString() : who);
}

void RegistersPanel::arrange() {
  const bool isEmpty = m_model->rowCount() == 0;
  m_complaint->setText(m_model->complaint());
  m_complaint->setVisible(isEmpty);
  m_table->setVisible(!isEmpty);
  m_table->clearSpans();
  m_table->horizontalHeader()->setVisible(m_model->mode() == RegistersModel::Mode::warp);
  const int expression = m_model->expressionColumn();
  for (int row = 0; row < m_model->rowCount(); ++row) {
    if (m_model->isSingle(row) && m_model->cellCount() > 1) {
      m_table->setSpan(row, RegistersModel::kFirstCell + 1, 1,
                       expression - RegistersModel::kFirstCell);
    }
  }
  fitColumns();
}

/// The cells share what room the names leave, within what can be read.
void RegistersPanel::fitColumns() {
  QFont bold = font();
  bold.setBold(true);
  const int letter = QFontMetrics(bold).horizontalAdvance(QLatin1Char('0'));
  int name = 0;
  for (int row = 0; row < m_model->rowCount(); ++row) {
    const QString text = m_model->index(row, RegistersModel::kName).data().toString();
    name = std::max(name, fontMetrics().horizontalAdvance(text));
  }
  name = std::min(name, kMostName * letter) + 2 * kCellRoom;
  m_table->setColumnWidth(RegistersModel::kName, name);
  const bool isWarp = m_model->mode() == RegistersModel::Mode::warp;
  const int room =
      (m_table->viewport()->width() - name - (isWarp ? 0 : kLeastExpression + kSpare)) /
      std::max(1, m_model->cellCount());
  const int width = std::clamp(room, (isWarp ? kLeastLaneCell : kLeastCell) * letter + kCellRoom,
                               kMostCell * letter + kCellRoom);
  for (int i = 0; i < m_model->cellCount(); ++i) {
    m_table->setColumnWidth(RegistersModel::kFirstCell + i, width);
  }
  if (!isWarp) m_table->setColumnWidth(m_model->expressionColumn(), kLeastExpression);
  m_model->setCellLetters((width - kCellRoom) / letter);
}

}  // namespace lanescope::ui
