// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handout/lesson_page_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <cfloat>
#include <cmath>

#include "app/lesson/figures.h"
#include "app/markdown/markdown_html.h"
#include "ui/handout/handout_answers.h"
#include "ui/lesson/choice_order.h"
#include "ui/lesson/lesson_box.h"
#include "ui/lesson/lesson_charts.h"
#include "ui/lesson/lesson_exercise.h"
#include "ui/lesson/lesson_reader_pane.h"
#include "ui/lesson/lesson_view.h"
#include "ui/lesson/question_box.h"
#include "ui/lesson/source_excerpt.h"
#include "ui/page/page_questions.h"

namespace lanescope::ui {
namespace {

QByteArray escaped(const QString& text) {
  return text.toHtmlEscaped().toUtf8();
}

QByteArray dataAddress(const QByteArray& type, const QByteArray& bytes) {
  return "data:image/" + type + ";base64," + bytes.toBase64();
}

/// The pieces of the text, one for each kind of block.
class LessonHtml {
 public:
  LessonHtml(const Handout& handout, const StageNumbers& stages)
      : m_handout(handout), m_stages(stages) {}

  app::PageText write() {
    const app::FrontMatter& front = m_handout.text.front;
    m_html = "<article id=\"lesson\">\n<h1>" + escaped(front.title) + "</h1>\n";
    if (!front.summary.isEmpty())
      m_html += "<p class=\"about\">" + escaped(front.summary) + "</p>\n";
    addTurning();
    for (const app::LessonPage& page : m_handout.text.pages) addPage(page);
    m_html += "</article>\n";
    return {m_html,
            {{"texts", texts()},
             {"pages", m_pages},
             {"shows", m_shows},
             {"questions", m_questions},
             {"predictions", m_predictions}}};
  }

  void operator()(const app::LessonMarkdown& block) { m_html += markdown(block.parts); }

  void operator()(const app::LessonStage& block) {
    m_html += markdown(sourceExcerpt(block, m_handout.folder));
    m_stage = m_handout.stageAt(block.line);
    if (m_stage == nullptr) return;
    const auto number = static_cast<int>(m_shows.size());
    m_shows.append(QJsonObject{{"stage", m_stages.at(m_stage->picture)}, {"step", m_stage->step}});
    // The first is set when the page is opened.
    if (m_shown++ == 0) {
      m_pages.replace(m_pages.size() - 1, number);
      return;
    }
    m_html +=
        "<p><button type=\"button\" class=\"show\" data-show=\"" + QByteArray::number(number) +
        "\">" +
        escaped(/*: A button: sets the stage as the text says here */ LessonView::tr("Show it")) +
        "</button></p>\n";
  }

  void operator()(const app::LessonQuestion& block) {
    const QByteArray number = QByteArray::number(m_questions.size());
    QJsonObject data{{"why", words(block.why.parts)}, {"shown", words(answerText(m_stage, block))}};
    m_html +=
        "<form class=\"question box\" autocomplete=\"off\" data-question=\"" + number + "\">\n";
    //: Heading of a box: the reader is asked something
    addHeading(QuestionBox::tr("Question"));
    m_html += markdown(block.text.parts);
    if (block.right.isEmpty()) {
      addField(block, data);
    } else {
      addChoices(block, number, data);
    }
    //: A button: says whether the answer is right
    const QString check = QuestionBox::tr("Check");
    //: A button
    const QString reveal = QuestionBox::tr("Show the answer");
    m_html += "<p><button type=\"submit\">" + escaped(check) +
              "</button> <button type=\"button\" class=\"reveal\" hidden>" + escaped(reveal) +
              "</button></p>\n<p class=\"verdict\" role=\"status\"></p>\n"
              "<div class=\"why\" hidden></div>\n</form>\n";
    m_questions.append(data);
  }

  void operator()(const app::LessonPredict& block) {
    if (m_stage == nullptr) return;
    const Question question = quizQuestion(*m_stage, block.subject, block.step);
    QJsonObject data = app::pageQuestion(question, block.step - 1);
    data.insert(QStringLiteral("stage"), m_stages.at(m_stage->picture));
    m_html += "<section class=\"box\">\n";
    //: Heading of a box: the reader says what a step will do before it is shown
    addHeading(LessonView::tr("Predict"));
    m_html +=
        "<p>" +
        //: %1: number of a step
        escaped(LessonView::tr("What will step %1 do? The stage goes to the step before, and asks "
                               "below it.")
                    .arg(block.step)) +
        "</p>\n<p><button type=\"button\" class=\"ask\" data-predict=\"" +
        QByteArray::number(m_predictions.size()) + "\">" +
        escaped(/*: A button: asks a question */ LessonView::tr("Ask me")) +
        "</button></p>\n</section>\n";
    m_predictions.append(data);
  }

  void operator()(const app::LessonChart& block) {
    m_html += "<section class=\"box chart\">\n";
    addHeading(headingOf(block.kind));
    const auto found = m_handout.charts.find(block.line);
    if (found != m_handout.charts.end()) {
      const HandoutChart& chart = found->second;
      if (!chart.svg.isEmpty()) {
        m_html += "<img alt=\"" + escaped(chart.sentences.join(QLatin1Char(' '))) + "\" src=\"" +
                  dataAddress("svg+xml", chart.svg) + "\">\n";
      }
      for (const QString& sentence : chart.sentences) {
        m_html += "<p>" + escaped(sentence) + "</p>\n";
      }
    }
    m_html += "</section>\n";
  }

  void operator()(const app::LessonCard& block) {
    m_html += "<section class=\"box card\">\n";
    const CardTexts texts = cardTexts(block);
    addHeading(texts.heading);
    for (const app::MarkdownParts& text : texts.sentences) m_html += markdown(text);
    m_html += "</section>\n";
  }

  void operator()(const app::LessonExercise& block) {
    m_html += "<section class=\"box\">\n";
    //: Heading of a box: the reader writes a kernel
    addHeading(LessonView::tr("Exercise"));
    m_html +=
        "<p>" + escaped(titleOfExercise(block.folder, m_handout.folder)) + "</p>\n</section>\n";
  }

 private:
  void addTurning() {
    //: A button: the page before
    const QString back = LessonReaderPane::tr("◀ Back");
    //: A button: the next page
    const QString next = LessonReaderPane::tr("Next ▶");
    m_html += "<nav hidden>\n<button type=\"button\" class=\"previous\">" + escaped(back) +
              "</button>\n<span class=\"place\" role=\"status\"></span>\n"
              "<button type=\"button\" class=\"next\">" +
              escaped(next) + "</button>\n</nav>\n";
  }

  void addPage(const app::LessonPage& page) {
    // A page without a stage keeps that of the page before.
    m_pages.append(m_shows.isEmpty() ? QJsonValue() : QJsonValue(m_shows.size() - 1));
    m_shown = 0;
    m_html += "<section class=\"lesson-page\">\n<h2>" + escaped(page.title) + "</h2>\n";
    for (const app::LessonBlock& block : page.blocks) std::visit(*this, block);
    m_html += "</section>\n";
  }

  void addHeading(const QString& text) { m_html += "<h3>" + escaped(text) + "</h3>\n"; }

  void addField(const app::LessonQuestion& block, QJsonObject& data) {
    m_html += "<p><input type=\"text\" aria-label=\"" +
              //: Name of a field for screen readers
              escaped(QuestionBox::tr("Your answer, a number")) + "\" placeholder=\"" +
              escaped(QuestionBox::tr("A number")) + "\"></p>\n";
    if (block.figure.isEmpty()) {
      const QJsonObject asked =
          app::pageQuestion(quizQuestion(*m_stage, block.subject, block.step), block.step - 1);
      data.insert(QStringLiteral("answer"), asked[QStringLiteral("answer")]);
      data.insert(QStringLiteral("digits"), asked[QStringLiteral("digits")]);
      return;
    }
    constexpr double kExact = 9007199254740992.0;  // 2^53
    const double figure = app::figureOf(*m_stage->result, block.figure);
    const bool isWhole = figure == std::floor(figure) && std::abs(figure) < kExact;
    data.insert(QStringLiteral("answer"), isWhole ? QString::number(static_cast<qint64>(figure))
                                                  : QString::number(figure, 'g', DBL_DECIMAL_DIG));
    data.insert(QStringLiteral("digits"), isWhole ? 0 : DBL_DIG);
  }

  void addChoices(const app::LessonQuestion& block, const QByteArray& number, QJsonObject& data) {
    const QList<app::MarkdownLine> all = block.right + block.wrong;
    const QByteArray type = block.right.size() == 1 ? "radio" : "checkbox";
    QJsonArray right;
    int place = 0;
    for (const int which : choiceOrder(block.text.text, static_cast<int>(all.size()))) {
      if (which < block.right.size()) right.append(place);
      ++place;
      m_html += "<label class=\"choice\"><input type=\"" + type + "\" name=\"question" + number +
                "\"> <span>" + words(all[which].parts).toUtf8() + "</span></label>\n";
    }
    data.insert(QStringLiteral("right"), right);
  }

  [[nodiscard]] QByteArray markdown(const app::MarkdownParts& text) const {
    return app::markdownHtml(text, [this](const QString& file) -> QByteArray {
      // The check of the lesson lets in files of its folder alone.
      QFile picture(QDir(m_handout.folder).filePath(file));
      if (!picture.open(QIODevice::ReadOnly)) return {};
      const bool isPng = QFileInfo(file).suffix().compare(u"png", Qt::CaseInsensitive) == 0;
      return dataAddress(isPng ? "png" : "jpeg", picture.readAll());
    });
  }

  /// One line of Markdown, without the paragraph around it.
  [[nodiscard]] QString words(const app::MarkdownParts& line) const {
    QByteArray html = markdown(line).trimmed();
    const bool isParagraph =
        html.startsWith("<p>") && html.endsWith("</p>") && html.count("<p>") == 1;
    return QString::fromUtf8(isParagraph ? html.mid(3, html.size() - 7) : html);
  }

  static QJsonObject texts() {
    return {
        {"place",
         //: %1: number of the page; %2: how many there are
         LessonReaderPane::tr("page %1 of %2").toHtmlEscaped()},
        {"right", QuestionBox::tr("✓ That is right.").toHtmlEscaped()},
        {"wrong", QuestionBox::tr("✗ Not yet. Look at the stage, and try again.").toHtmlEscaped()},
        {"answer",
         //: %1: the right answer
         QuestionBox::tr("The answer: %1").toHtmlEscaped()},
        {"noNumber", QuestionBox::tr("Type a number, as 28 or 2.5.").toHtmlEscaped()},
        {"choose", QuestionBox::tr("Choose an answer first.").toHtmlEscaped()}};
  }

  const Handout& m_handout;
  const StageNumbers& m_stages;
  const HandoutStage* m_stage = nullptr;  ///< the last one of the text so far
  int m_shown = 0;                        ///< stages of the page so far
  QByteArray m_html;
  QJsonArray m_pages;  ///< for each page the position in m_shows, or null
  QJsonArray m_shows;
  QJsonArray m_questions;
  QJsonArray m_predictions;
};

}  // namespace

app::PageText lessonPageText(const Handout& handout, const StageNumbers& stages) {
  return LessonHtml(handout, stages).write();
}

}  // namespace lanescope::ui
