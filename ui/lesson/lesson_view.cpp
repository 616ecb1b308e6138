// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_view.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/markdown/own_markdown.h"
#include "app/text/text.h"
#include "ui/lesson/chart_box.h"
#include "ui/lesson/lesson_exercise.h"
#include "ui/lesson/question_box.h"
#include "ui/lesson/source_excerpt.h"
#include "ui/manual/markdown_text.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

constexpr int kViewMargin = 16;
constexpr int kViewGap = 12;

}  // namespace

LessonView::LessonView(app::EngineThread& engine, QWidget* parent)
    : QScrollArea(parent), m_engine(engine) {
  setProperty("look", "lesson");
  setAccessibleName(tr("Page of the lesson"));
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // the text's width is known before its height
  setFocusPolicy(Qt::StrongFocus);
}

void LessonView::clear() {
  m_questions.clear();
  m_charts.clear();
  m_predictions.clear();
  m_stagesOfQuestions.clear();
  m_stagesOfPredictions.clear();
  m_stages = 0;
  m_content = new QWidget;
  auto* column = new QVBoxLayout(m_content);
  column->setContentsMargins(kViewMargin, kViewGap, kViewMargin, kViewMargin);
  column->setSpacing(kViewGap);
  setWidget(m_content);  // which deletes the one before
}

void LessonView::showPage(const Page& page, bool keepsPlace) {
  const int place = keepsPlace ? verticalScrollBar()->value() : 0;
  clear();
  m_lastStage = page.stageLine;
  for (const app::LessonBlock& block :
       page.text.pages[static_cast<std::size_t>(page.number)].blocks) {
    std::visit([&](const auto& each) { add(page, each); }, block);
  }
  static_cast<QVBoxLayout*>(m_content->layout())->addStretch(1);
  m_content->show();
  setRun(m_run, m_stageLine);
  m_content->layout()->activate();
  verticalScrollBar()->setValue(place);
}

void LessonView::place(QWidget* widget) {
  m_content->layout()->addWidget(widget);
}

void LessonView::add(const Page& page, const app::LessonMarkdown& block) {
  auto* text = new MarkdownText(m_content);
  text->showText(block.parts, page.folder);
  text->setAccessibleName(tr("Text of the lesson"));
  place(text);
}

void LessonView::add(const Page& page, const app::LessonStage& block) {
  if (block.sourceLine) {
    const app::MarkdownParts excerpt = sourceExcerpt(block, page.folder);
    if (!excerpt.empty()) add(page, app::LessonMarkdown{block.line, excerpt});
  }
  m_lastStage = block.line;
  // The first is set when the page is opened.
  if (m_stages++ == 0) return;
  QPushButton* button =
      makeButton(m_content, /*: A button: sets the stage as the text says here */ tr("Show it"),
                 tr("Sets the stage for what follows"));
  button->setObjectName(QStringLiteral("showStage"));
  connect(button, &QPushButton::clicked, this, [this, block] { emit stageWanted(block); });
  place(button);
  static_cast<QVBoxLayout*>(m_content->layout())->setAlignment(button, Qt::AlignLeft);
}

void LessonView::add(const Page& page, const app::LessonQuestion& block) {
  auto* box = new QuestionBox(block, m_content);
  const auto which = static_cast<int>(m_questions.size());
  m_questions += box;
  m_stagesOfQuestions += m_lastStage;
  if (const auto* before = page.answers.of(page.number, which)) {
    box->restore(toQString(before->given), before->isRight);
  }
  connect(box, &QuestionBox::answered, this, [this, which](const QString& given, bool isRight) {
    emit answered(which, given, isRight);
  });
  place(box);
}

void LessonView::add(const Page& /*page*/, const app::LessonPredict& block) {
  //: Heading of a box: the reader says what a step will do before it is shown
  auto* box = new LessonBox(tr("Predict"), m_content);
  //: %1: number of a step
  box->addText(app::plainParagraph(
      tr("What will step %1 do? The stage goes to the step before, and asks below it.")
          .arg(block.step)));
  QPushButton* ask = makeButton(box, /*: A button: asks a question */ tr("Ask me"),
                                tr("Goes to the step before, and asks what the next one does"));
  ask->setObjectName(QStringLiteral("predict"));
  box->addButtons({ask});
  m_predictions += ask;
  m_stagesOfPredictions += m_lastStage;
  connect(ask, &QPushButton::clicked, this, [this, block] { emit predictionWanted(block); });
  place(box);
}

void LessonView::add(const Page& /*page*/, const app::LessonChart& block) {
  auto* box = new ChartBox(block, m_engine, m_content);
  box->setTheme(m_theme);
  m_charts += box;
  place(box);
}

void LessonView::add(const Page& /*page*/, const app::LessonCard& block) {
  place(makeCardBox(block, m_content));
}

void LessonView::add(const Page& page, const app::LessonExercise& block) {
  //: Heading of a box: the reader writes a kernel
  auto* box = new LessonBox(tr("Exercise"), m_content);
  box->addText(app::plainParagraph(titleOfExercise(block.folder, page.folder)));
  QPushButton* open = makeButton(box, /*: A button: opens an exercise */ tr("Open it in the lab"),
                                 tr("Shows what is there to begin with on the page Lab"));
  open->setObjectName(QStringLiteral("openExercise"));
  box->addButtons({open});
  connect(open, &QPushButton::clicked, this,
          [this, folder = block.folder] { emit exerciseWanted(folder); });
  place(box);
}

void LessonView::setRun(const LessonRun& run, int stageLine) {
  m_run = run;
  m_stageLine = stageLine;
  for (qsizetype i = 0; i < m_questions.size(); ++i) {
    m_questions[i]->setRun(m_stagesOfQuestions[i] == stageLine ? run : LessonRun());
  }
  for (qsizetype i = 0; i < m_predictions.size(); ++i) {
    m_predictions[i]->setEnabled(run.scene != nullptr && m_stagesOfPredictions[i] == stageLine);
  }
}

void LessonView::setTheme(const StageTheme& theme) {
  m_theme = theme;
  for (ChartBox* each : m_charts) each->setTheme(theme);
}

void LessonView::keyPressEvent(QKeyEvent* event) {
  QScrollBar* bar = verticalScrollBar();
  if (event->key() == Qt::Key_Home) return bar->setValue(bar->minimum());
  if (event->key() == Qt::Key_End) return bar->setValue(bar->maximum());
  QScrollArea::keyPressEvent(event);
}

}  // namespace lanescope::ui
