// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handout/lesson_paper.h"

#include <QCoreApplication>
#include <vector>

#include "app/markdown/own_markdown.h"
#include "ui/export/stage_frames.h"
#include "ui/handout/handout_answers.h"
#include "ui/handout/paper.h"
#include "ui/lesson/choice_order.h"
#include "ui/lesson/lesson_box.h"
#include "ui/lesson/lesson_charts.h"
#include "ui/lesson/lesson_exercise.h"
#include "ui/lesson/lesson_view.h"
#include "ui/lesson/source_excerpt.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr double kTitleSize = 19;
constexpr double kHeadingSize = 13.5;
constexpr double kGap = 10;
constexpr double kBoxMargin = 9;
constexpr double kTick = 9;          ///< side of the square before a choice
constexpr double kTickWidth = 18;    ///< with the space behind it
constexpr double kLineHeight = 24;   ///< of a line to write on
constexpr double kWithHeading = 90;  ///< what has to fit below a heading
constexpr QSize kStageSize{1000, 620};
constexpr double kTypeSize = 1.5;  ///< of the stage, whose picture is smaller on paper

/// Translates the texts of a handout.
struct HandoutWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Handout)
};

/// A framed piece: texts one below the other, some with a square to tick, and lines to write on.
class PaperBox {
 public:
  PaperBox(Paper& paper, QString folder) : m_paper(paper), m_folder(std::move(folder)) {}

  void addText(const app::MarkdownParts& text) { add(text, false); }
  void addChoice(const app::MarkdownParts& text) { add(text, true); }
  void addLines(int count) { m_lines += count; }

  /// Puts the box on the paper.
  void place() {
    double height = 2 * kBoxMargin + m_lines * kLineHeight;
    for (const Row& row : m_rows) height += row.text->size().height() + kGap / 2;
    m_paper.addWhole(height, [&](QPainter& painter) { paint(painter, height); });
    m_paper.addSpace(kGap);
  }

 private:
  struct Row {
    std::unique_ptr<QTextDocument> text;
    bool isChoice = false;
  };

  [[nodiscard]] double innerWidth() const { return m_paper.width() - 2 * kBoxMargin; }

  void add(const app::MarkdownParts& text, bool isChoice) {
    const double width = innerWidth() - (isChoice ? kTickWidth : 0);
    m_rows.push_back({m_paper.textOf(text, width, m_folder), isChoice});
  }

  void paint(QPainter& painter, double height) const {
    const StageTheme theme = StageTheme::of(ThemeId::light);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double kRadius = 4;
    painter.setPen(QPen(theme.border, 0.8));
    painter.drawRoundedRect(QRectF(0, 0, m_paper.width(), height), kRadius, kRadius);
    painter.translate(kBoxMargin, kBoxMargin);
    for (const Row& row : m_rows) {
      painter.save();
      if (row.isChoice) {
        painter.setPen(QPen(theme.text, 0.8));
        painter.drawRect(QRectF(0.5, 2, kTick, kTick));
        painter.translate(kTickWidth, 0);
      }
      Paper::paintText(painter, *row.text);
      painter.restore();
      painter.translate(0, row.text->size().height() + kGap / 2);
    }
    painter.setPen(QPen(theme.mutedText, 0.5));
    for (int line = 1; line <= m_lines; ++line) {
      painter.drawLine(QLineF(0, line * kLineHeight - 6, innerWidth(), line * kLineHeight - 6));
    }
  }

  Paper& m_paper;
  QString m_folder;
  std::vector<Row> m_rows;
  int m_lines = 0;
};

/// The pieces of the paper, for each kind of block.
class LessonPaper {
 public:
  LessonPaper(const Handout& handout, Paper& paper, const app::ExportMonitor& monitor)
      : m_handout(handout), m_paper(paper), m_monitor(monitor) {}

  void write() {
    const app::FrontMatter& front = m_handout.text.front;
    addPlain(front.title, kTitleSize, true);
    addPlain(front.summary, Paper::kTextSize, false);
    addNames();
    std::size_t done = 0;
    for (const app::LessonPage& page : m_handout.text.pages) {
      app::throwIfStopped(m_monitor);
      m_paper.need(kWithHeading);
      addPlain(page.title, kHeadingSize, true);
      for (const app::LessonBlock& block : page.blocks) std::visit(*this, block);
      m_monitor.progress(static_cast<double>(++done) /
                         static_cast<double>(m_handout.text.pages.size()));
    }
  }

  void writeAnswers() {
    m_paper.beginPage();
    //: Heading of the sheet with the answers of a lesson
    addPlain(HandoutWords::tr("Answers"), kTitleSize, true);
    for (const app::MarkdownParts& answer : m_answers) addText(answer);
  }

  void operator()(const app::LessonMarkdown& block) { addText(block.parts); }

  void operator()(const app::LessonStage& block) {
    const app::MarkdownParts excerpt = sourceExcerpt(block, m_handout.folder);
    if (!excerpt.empty()) addText(excerpt);
    m_stage = m_handout.stageAt(block.line);
    if (m_stage == nullptr) return;
    const StageTheme theme = StageTheme::of(ThemeId::light);
    const QRectF bounds(QPointF(), kStageSize);
    const double scale = m_paper.width() / bounds.width();
    m_paper.addWhole(bounds.height() * scale, [&](QPainter& painter) {
      painter.scale(scale, scale);
      paintStage(painter, bounds, theme);
      painter.setPen(QPen(theme.border, 1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(bounds);
    });
    m_paper.addSpace(kGap);
  }

  void operator()(const app::LessonQuestion& block) {
    PaperBox box(m_paper, m_handout.folder);
    box.addText(app::boldParagraph(nextQuestion()));
    box.addText(block.text.parts);
    const QList<app::MarkdownLine> all = block.right + block.wrong;
    if (block.right.isEmpty()) {
      box.addLines(1);
    } else {
      for (const int which : choiceOrder(block.text.text, static_cast<int>(all.size()))) {
        box.addChoice(all[which].parts);
      }
    }
    box.place();
    noteAnswer(answerText(m_stage, block), block.why.parts);
  }

  void operator()(const app::LessonPredict& block) {
    if (m_stage == nullptr) return;
    const Question question = quizQuestion(*m_stage, block.subject, block.step);
    PaperBox box(m_paper, m_handout.folder);
    box.addText(app::boldParagraph(nextQuestion()));
    box.addText(app::plainParagraph(question.text));
    box.addLines(1);
    box.place();
    noteAnswer(app::plainParagraph(question.reason), {});
  }

  void operator()(const app::LessonChart& block) {
    const auto found = m_handout.charts.find(block.line);
    if (found == m_handout.charts.end()) return;
    const HandoutChart& chart = found->second;
    addPlain(headingOf(block.kind), Paper::kTextSize, true);
    if (!chart.picture.isNull()) {
      const double scale = m_paper.width() / HandoutChart::kSize.width();
      m_paper.addWhole(HandoutChart::kSize.height() * scale, [&](QPainter& painter) {
        // A QPicture is played back in inches.
        const double dots =
            static_cast<double>(chart.picture.logicalDpiX()) / painter.device()->logicalDpiX();
        painter.scale(scale * dots, scale * dots);
        painter.drawPicture(0, 0, chart.picture);
      });
      m_paper.addSpace(kGap / 2);
    }
    for (const QString& sentence : chart.sentences) addText(app::plainParagraph(sentence));
    m_paper.addSpace(kGap);
  }

  void operator()(const app::LessonCard& block) {
    PaperBox box(m_paper, m_handout.folder);
    const CardTexts texts = cardTexts(block);
    box.addText(app::boldParagraph(texts.heading));
    for (const app::MarkdownParts& text : texts.sentences) box.addText(text);
    box.place();
  }

  void operator()(const app::LessonExercise& block) {
    PaperBox box(m_paper, m_handout.folder);
    //: Heading of a box: the reader writes a kernel
    box.addText(app::boldParagraph(LessonView::tr("Exercise")));
    box.addText(app::plainParagraph(titleOfExercise(block.folder, m_handout.folder)));
    box.place();
  }

 private:
  void addText(const app::MarkdownParts& text) {
    m_paper.addText(*m_paper.textOf(text, m_paper.width(), m_handout.folder));
    m_paper.addSpace(kGap);
  }

  void addPlain(const QString& text, double size, bool isHeading) {
    if (text.isEmpty()) return;
    const auto parts = isHeading ? app::boldParagraph(text) : app::plainParagraph(text);
    m_paper.addText(*m_paper.textOf(parts, m_paper.width(), {}, size));
    m_paper.addSpace(kGap);
  }

  /// Where the student writes name and date.
  void addNames() {
    //: On a handout, before a line on which a student writes the own name
    const QString name = HandoutWords::tr("Name:");
    //: On a handout, before a line on which a student writes the day
    const QString date = HandoutWords::tr("Date:");
    const double middle = m_paper.width() * 0.62;
    const auto first = m_paper.textOf(app::plainParagraph(name), middle);
    const auto second = m_paper.textOf(app::plainParagraph(date), middle);
    m_paper.addWhole(kLineHeight, [&](QPainter& painter) {
      const double base = kLineHeight - 8;
      const double gap = 4;
      const auto line = [&](const QTextDocument& text, double left, double right) {
        painter.save();
        painter.setPen(QPen(Qt::darkGray, 0.5));
        painter.drawLine(QLineF(left + text.idealWidth() + gap, base, right, base));
        painter.translate(left, base - text.size().height() + 3);
        Paper::paintText(painter, text);
        painter.restore();
      };
      line(*first, 0, middle - 2 * kGap);
      line(*second, middle, m_paper.width());
    });
    m_paper.addSpace(kGap);
  }

  void paintStage(QPainter& painter, const QRectF& bounds, const StageTheme& theme) const {
    const StagePicture& picture = *m_stage->picture;
    const auto sides = picture.sidesOf(bounds, m_stage->step, theme);
    if (sides.size() > 1) return picture.paint(painter, bounds, m_stage->step, 1.0, theme);
    StageLook look = sides.front().look;
    look.typeSize = kTypeSize;
    sides.front().scene.paint(painter, bounds, look, m_stage->step, 1.0, theme);
  }

  QString nextQuestion() {
    //: Heading of a question on paper. %1: its number
    return HandoutWords::tr("Question %1").arg(++m_question);
  }

  void noteAnswer(const app::MarkdownParts& answer, const app::MarkdownParts& why) {
    const QString pattern =
        why.empty() ? /*: %1: number of a question; %2: its answer */
            HandoutWords::tr("**%1.** %2")
                    : /*: %1: number of a question; %2: its answer; %3: a sentence, why it is so */
            HandoutWords::tr("**%1.** %2 — %3");
    const QString number = QString::number(m_question);
    m_answers.push_back(app::ownMarkdown(pattern, {app::plainParagraph(number), answer, why}));
  }

  const Handout& m_handout;
  Paper& m_paper;
  const app::ExportMonitor& m_monitor;
  const HandoutStage* m_stage = nullptr;  ///< the last one of the text so far
  int m_question = 0;
  std::vector<app::MarkdownParts> m_answers;
};

}  // namespace

void writePaper(const Handout& handout, QIODevice& device, bool withAnswers,
                const app::ExportMonitor& monitor) {
  Paper paper(device, handout.text.front.title);
  LessonPaper lesson(handout, paper, monitor);
  lesson.write();
  if (withAnswers) lesson.writeAnswers();
}

}  // namespace lanescope::ui
