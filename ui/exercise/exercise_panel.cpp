// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/exercise_panel.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "app/text/sentence_text.h"
#include "ui/exercise/gate_row.h"
#include "ui/manual/markdown_text.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"

namespace lanescope::ui {
namespace {

constexpr int kMargin = 10;
constexpr int kGap = 8;

/// The id of the next text that is checked. Each has a row of its own in the catalogue.
QString nextId() {
  static int number = 0;
  return QStringLiteral("solution-%1.cu").arg(++number);
}

}  // namespace

ExercisePanel::ExercisePanel(QWidget* parent) : QScrollArea(parent) {
  setObjectName(QStringLiteral("exercise"));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  //: Name for screen readers: a task for the kernel in the editor
  setAccessibleName(tr("Exercise"));
}

ExercisePanel::~ExercisePanel() = default;

void ExercisePanel::clear() {
  m_run.reset();
  m_exercise.reset();
  m_gates.clear();
  // The button that was pressed may be on it.
  if (QWidget* content = takeWidget()) content->deleteLater();
  m_content = nullptr;
}

void ExercisePanel::showExercise(std::shared_ptr<const app::Exercise> exercise,
                                 const QString& folder) {
  clear();
  m_exercise = std::move(exercise);
  m_folder = folder;
  m_hints = 0;
  m_content = new QWidget(this);
  m_column = new QVBoxLayout(m_content);
  m_column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  m_column->setSpacing(kGap);
  QLabel* title = makeWords(m_content, "heading");
  title->setTextFormat(Qt::PlainText);
  title->setText(m_exercise->front.title);
  auto* task = new MarkdownText(m_content);
  task->showText(m_exercise->task, folder);
  m_result = makeWords(m_content, "", tr("What came of the check"));
  m_result->setObjectName(QStringLiteral("checkResult"));
  m_result->setTextFormat(Qt::PlainText);
  m_progress = makeProgress(m_content, tr("Progress of the check"), 1);
  addAll(*m_column, {title, task});

  auto* buttons = new QWidget(m_content);
  auto* row = new FlowLayout(buttons, kGap);
  row->setContentsMargins(0, 0, 0, 0);
  m_check = makeButton(buttons, /*: A button: holds the kernel against its task */ tr("Check"),
                       tr("Runs the kernel at every size that the exercise names, in the sandbox"));
  m_check->setObjectName(QStringLiteral("checkSolution"));
  m_check->setProperty("look", "primary");
  //: A button: shows the next hint to an exercise
  m_hint = makeButton(buttons, tr("Hint"), tr("Shows the next hint"));
  //: A button: leaves an exercise; the text stays
  auto* leave = makeButton(buttons, tr("Leave"), tr("Leaves the exercise; the text stays"));
  for (QWidget* each : std::initializer_list<QWidget*>{m_check, m_hint, leave}) {
    row->insertWidget(row->count(), each);
  }
  addAll(*m_column, {buttons, m_progress, m_result});
  m_shownHints = new QVBoxLayout;
  m_shownHints->setSpacing(kGap);
  m_column->addLayout(m_shownHints);
  for (const app::Gate& gate : m_exercise->gates) {
    auto* gateRow = new GateRow(gate, m_content);
    connect(gateRow, &GateRow::runWanted, this, &ExercisePanel::runWanted);
    m_column->addWidget(gateRow);
    m_gates += gateRow;
  }
  m_column->addStretch(1);
  connect(m_check, &QPushButton::clicked, this, &ExercisePanel::checkWanted);
  connect(m_hint, &QPushButton::clicked, this, &ExercisePanel::addHint);
  connect(leave, &QPushButton::clicked, this, &ExercisePanel::closed);
  setWidget(m_content);
  showState();
}

void ExercisePanel::addHint() {
  if (m_hints >= m_exercise->hints.size()) return;
  auto* text = new MarkdownText(m_content);
  text->showText(m_exercise->hints[m_hints++].parts, m_folder);
  m_shownHints->addWidget(text);
  showState();
}

void ExercisePanel::showState() {
  m_hint->setVisible(!m_exercise->hints.isEmpty());
  m_hint->setEnabled(m_hints < m_exercise->hints.size());
  m_check->setEnabled(m_run == nullptr);
  m_progress->setVisible(m_run != nullptr);
  m_result->setVisible(!m_result->text().isEmpty());
}

QString ExercisePanel::sentence() const {
  return m_content == nullptr ? QString() : m_result->text();
}

void ExercisePanel::forget() {
  if (m_content == nullptr) return;
  m_run.reset();
  m_verdict.clear();
  m_result->clear();
  for (GateRow* row : std::as_const(m_gates)) row->clear();
  showState();
}

void ExercisePanel::tellChange() {
  if (m_content == nullptr || m_verdict.isEmpty()) return;
  //: %1: a sentence on what a check has found
  m_result->setText(tr("%1 The text has changed since.").arg(m_verdict));
}

void ExercisePanel::check(const QString& text, const app::SolutionLimits& limits) {
  if (m_exercise == nullptr) return;
  forget();
  m_run = std::make_unique<app::SolutionRun>(m_exercise, nextId(), text, limits);
  connect(m_run.get(), &app::SolutionRun::progressed, this, [this](int done, int all) {
    m_progress->setMaximum(all);
    m_progress->setValue(done);
  });
  connect(m_run.get(), &app::SolutionRun::finished, this, &ExercisePanel::takeVerdict);
  m_progress->setMaximum(1);
  m_progress->setValue(0);
  showState();
  m_run->start();
}

void ExercisePanel::takeVerdict(const app::Verdict& verdict) {
  m_run.release()->deleteLater();
  const auto gates = static_cast<qsizetype>(verdict.gates.size());
  for (qsizetype i = 0; i < m_gates.size() && i < gates; ++i) {
    m_gates[i]->show(verdict.gates[static_cast<std::size_t>(i)]);
  }
  if (!verdict.refusal.isEmpty()) {
    m_verdict = sentenceText(verdict.refusal.toStdString());
  } else {
    //: What a solution of an exercise has reached. %1: its points; %2: all points
    m_verdict = tr("%1 of %2 points.").arg(verdict.score()).arg(verdict.of());
  }
  m_result->setText(m_verdict);
  showState();
  emit checked(verdict);
}

}  // namespace lanescope::ui
