// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_shelf.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "app/engine/background.h"
#include "app/lesson/lesson_library.h"
#include "app/text/text.h"
#include "ui/lesson/lesson_progress.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/tab_order.h"

namespace lanescope::ui {
namespace {

constexpr int kShelfMargin = 16;
constexpr int kShelfGap = 8;
constexpr int kAboutLines = 3;

/// "15 minutes · 3 of 8 pages"
QString stateOf(const ReadLesson& lesson) {
  const auto pages = static_cast<int>(lesson.text.pages.size());
  const int read = LessonProgress::pagesOf(lesson.place);
  //: How long a lesson takes. %n: a number of minutes
  QString minutes = LessonShelf::tr("%n minutes", nullptr, lesson.text.front.minutes.value_or(0));
  if (read >= pages) {
    //: %1: how long a lesson takes, "15 minutes"
    return LessonShelf::tr("✓ %1 · read").arg(minutes);
  }
  if (read == 0) return minutes;
  //: %1: how long a lesson takes, "15 minutes"; %2: how many pages were read; %3: how many there
  //: are
  return LessonShelf::tr("%1 · %2 of %3 pages").arg(minutes).arg(read).arg(pages);
}

}  // namespace

LessonShelf::LessonShelf(QWidget* parent)
    : QWidget(parent),
      m_words(makeWords(this, "muted")),
      m_list(new QListWidget(this)),
      m_about(makeWords(this, "", tr("About the lesson"))),
      m_trouble(makeWords(this, "error", tr("Why the lesson was not opened"))),
      m_open(makeButton(this, /*: A button: opens the marked lesson */ tr("Begin"),
                        tr("Opens the marked lesson"))),
      m_file(makeButton(this, /*: A button: opens a dialog of files */ tr("Open a file…"),
                        tr("Opens a lesson in one file, NAME.lesson"))),
      m_folder(makeButton(this, /*: A button: opens a dialog of folders */ tr("Open a folder…"),
                          tr("Opens a lesson that somebody writes, with its file lesson.md"))) {
  buildLayout();
  connect(m_list, &QListWidget::currentRowChanged, this, &LessonShelf::showAbout);
  connect(m_list, &QListWidget::itemActivated, this, &LessonShelf::openCurrent);
  connect(m_open, &QPushButton::clicked, this, &LessonShelf::openCurrent);
  connect(m_file, &QPushButton::clicked, this, &LessonShelf::fileWanted);
  connect(m_folder, &QPushButton::clicked, this, &LessonShelf::folderWanted);
}

void LessonShelf::buildLayout() {
  QLabel* heading = makeWords(this, "heading");
  //: Heading: the lessons of the program
  heading->setText(tr("Lessons"));
  m_words->setText(
      tr("A lesson stands beside the stage and sets it: each page shows what it speaks of."));
  m_list->setObjectName(QStringLiteral("lessons"));
  //: Name of a list for screen readers
  m_list->setAccessibleName(tr("Lessons, in the order of the course"));
  m_list->setWordWrap(true);
  m_list->setSpacing(2);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_trouble->setTextFormat(Qt::PlainText);
  m_trouble->hide();
  m_open->setProperty("look", "primary");
  m_open->setObjectName(QStringLiteral("beginLesson"));
  m_open->setEnabled(false);
  m_about->setMinimumHeight(kAboutLines * m_about->fontMetrics().lineSpacing());
  m_about->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* buttons = new QWidget(this);
  auto* row = new FlowLayout(buttons, kShelfGap);
  row->setContentsMargins(0, 0, 0, 0);
  for (QWidget* each : {m_open, m_file, m_folder}) row->insertWidget(row->count(), each);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kShelfMargin, kShelfMargin, kShelfMargin, kShelfMargin);
  column->setSpacing(kShelfGap);
  addAll(*column, {heading, m_words, m_list, m_about, m_trouble, buttons});
  column->setStretchFactor(m_list, 1);
  setTabOrderOf({m_list, m_open, m_file, m_folder});
}

void LessonShelf::refresh() {
  if (!m_lessons.empty()) return fill();
  if (std::exchange(m_isReading, true)) return;
  app::inBackground(
      this, tr("The list of lessons"),
      [] {
        std::vector<ReadLesson> lessons;
        for (const QString& each : app::shippedNames(app::ShippedKind::lesson)) {
          lessons.push_back(readLessonAt(each));
        }
        return lessons;
      },
      [this](std::vector<ReadLesson>& lessons) {
        m_isReading = false;
        m_lessons = std::move(lessons);
        fill();
      },
      [this](const values::Error& error) {
        m_isReading = false;
        m_about->setText(toQString(error.what()));
      });
}

void LessonShelf::fill() {
  const int row = m_list->currentRow();
  m_list->clear();
  int number = 0;
  for (const ReadLesson& each : m_lessons) {
    //: An entry of the list of lessons, in two lines. %1: number; %2: title; %3: how long it takes
    m_list->addItem(tr("%1. %2\n%3").arg(++number).arg(each.text.front.title, stateOf(each)));
  }
  if (m_list->count() > 0) m_list->setCurrentRow(row < 0 ? 0 : row);
}

void LessonShelf::showAbout() {
  const int row = m_list->currentRow();
  m_open->setEnabled(row >= 0);
  if (row < 0) return m_about->setText({});
  m_about->setText(m_lessons[static_cast<std::size_t>(row)].text.front.summary);
}

void LessonShelf::say(const QString& sentence) {
  m_trouble->setText(sentence);
  m_trouble->setVisible(!sentence.isEmpty());
}

QString LessonShelf::sentence() const {
  return m_trouble->text();
}

void LessonShelf::openCurrent() {
  say({});
  const int row = m_list->currentRow();
  if (row >= 0) emit chosen(m_lessons[static_cast<std::size_t>(row)].place);
}

}  // namespace lanescope::ui
