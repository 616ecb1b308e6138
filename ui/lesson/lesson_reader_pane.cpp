// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_reader_pane.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/widgets/controls.h"
#include "ui/widgets/tab_order.h"

namespace lanescope::ui {
namespace {

constexpr int kPaneMargin = 10;
constexpr int kPaneGap = 6;
constexpr double kPageTitle = 1.35;  ///< its type against that of the text

QFont enlarged(QFont font, double factor) {
  if (font.pointSizeF() > 0) {
    font.setPointSizeF(font.pointSizeF() * factor);
  } else {
    font.setPixelSize(static_cast<int>(font.pixelSize() * factor));
  }
  return font;
}

}  // namespace

LessonReaderPane::LessonReaderPane(app::EngineThread& engine, QWidget* parent)
    : QWidget(parent),
      m_list(makeSegment(this, /*: A button: back to the list of lessons */ tr("Lessons"),
                         tr("Shows the list of lessons"))),
      m_title(makeWords(this, "muted", tr("Title of the lesson"))),
      m_place(makeWords(this, "muted", tr("Number of the page"))),
      m_page(makeWords(this, "heading", tr("Title of the page"))),
      m_view(new LessonView(engine, this)),
      m_note(makeWords(this, "error", tr("What went wrong in the lesson"))),
      m_back(makeButton(this, /*: A button: the page before */ tr("◀ Back"),
                        tr("The page before (Alt+Left)"), tr("Previous page of the lesson"))),
      m_set(makeButton(this, /*: A button: sets the stage again */ tr("Set the stage"),
                       tr("Sets the stage as this page has it, whatever was changed"))),
      m_next(makeButton(this, /*: A button: the next page */ tr("Next ▶"),
                        tr("The next page (Alt+Right)"), tr("Next page of the lesson"))) {
  buildLayout();
  connect(m_list, &QToolButton::clicked, this, &LessonReaderPane::listWanted);
  connect(m_back, &QPushButton::clicked, this, &LessonReaderPane::backWanted);
  connect(m_set, &QPushButton::clicked, this, &LessonReaderPane::stageWanted);
  connect(m_next, &QPushButton::clicked, this, &LessonReaderPane::nextWanted);
}

void LessonReaderPane::buildLayout() {
  m_list->setObjectName(QStringLiteral("lessonList"));
  m_back->setObjectName(QStringLiteral("lessonBack"));
  m_next->setObjectName(QStringLiteral("lessonNext"));
  m_set->setObjectName(QStringLiteral("lessonStage"));
  m_next->setProperty("look", "primary");
  m_place->setWordWrap(false);
  for (QLabel* each : {m_title, m_place, m_page, m_note}) each->setTextFormat(Qt::PlainText);
  m_note->hide();
  auto* head = new QHBoxLayout;
  head->setContentsMargins(kPaneMargin, kPaneGap, kPaneMargin, 0);
  head->addWidget(m_list, 0, Qt::AlignTop);
  head->addWidget(m_title, 1);
  head->addWidget(m_place, 0);
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(kPaneMargin, 0, kPaneMargin, kPaneMargin);
  foot->addWidget(m_back);
  foot->addStretch(1);
  foot->addWidget(m_set);
  foot->addStretch(1);
  foot->addWidget(m_next);
  m_page->setContentsMargins(kPaneMargin + kPaneGap, kPaneGap, kPaneMargin, 0);
  m_note->setContentsMargins(kPaneMargin, 0, kPaneMargin, 0);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kPaneGap);
  column->addLayout(head);
  column->addWidget(m_page);
  column->addWidget(m_view, 1);
  column->addWidget(m_note);
  column->addLayout(foot);
  setTabOrderOf({m_list, m_view, m_back, m_set, m_next});
  setTypeSize(1.0);
}

void LessonReaderPane::showPlace(const app::LessonText& text, int page, bool hasStage) {
  const auto pages = static_cast<int>(text.pages.size());
  m_title->setText(text.front.title);
  //: %1: number of the page; %2: how many there are
  m_place->setText(tr("page %1 of %2").arg(page + 1).arg(pages));
  m_page->setText(text.pages[static_cast<std::size_t>(page)].title);
  m_back->setEnabled(page > 0);
  m_next->setEnabled(page + 1 < pages);
  m_hasStage = hasStage;
  m_set->setVisible(hasStage && m_typeSize == 1.0);
}

void LessonReaderPane::say(const QString& sentence) {
  m_note->setText(sentence);
  m_note->setVisible(!sentence.isEmpty());
}

QString LessonReaderPane::sentence() const {
  return m_note->text();
}

void LessonReaderPane::setBusy(bool isBusy) {
  m_set->setEnabled(!isBusy);
}

void LessonReaderPane::showPage(const LessonView::Page& page, bool keepsPlace) {
  m_view->showPage(page, keepsPlace);
  if (m_typeSize != 1.0) applyType();
}

void LessonReaderPane::setTypeSize(double factor) {
  m_typeSize = factor;
  // In large type they would take the stage's room.
  m_list->setVisible(factor == 1.0);
  m_set->setVisible(factor == 1.0 && m_hasStage);
  applyType();
}

void LessonReaderPane::applyType() {
  const QFont font = enlarged(QApplication::font(this), m_typeSize);
  setFont(font);
  for (QWidget* each : findChildren<QWidget*>()) {
    if (each != m_page) each->setFont(font);
  }
  m_page->setFont(enlarged(font, kPageTitle));
}

}  // namespace lanescope::ui
