// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/exercise/grade_report.h"

#include <QDateTime>
#include <algorithm>
#include <map>
#include <utility>

#include "app/lesson/lesson_words.h"
#include "app/markdown/markdown_html.h"
#include "app/text/result_text.h"
#include "app/text/sentence_text.h"
#include "ui/cli/common/html_page.h"
#include "ui/cli/exercise/failure_picture.h"

namespace lanescope::cli {
namespace {

using app::GateVerdict;
using app::LessonWords;
using State = GateVerdict::State;

// What a report shows of one submission at most, so that none makes it too large to open.
constexpr std::size_t kMostPictures = 3;
constexpr int kMostLines = 400;
constexpr qsizetype kMostCharacters = 20'000;

QByteArray anchorOf(std::size_t index) {
  return "submission-" + QByteArray::number(static_cast<qulonglong>(index) + 1);
}

QString stateWord(State state) {
  switch (state) {
    case State::passed:
      //: What came of a gate of an exercise
      return LessonWords::tr("passed");
    case State::failed:
      //: What came of a gate of an exercise
      return LessonWords::tr("failed");
    case State::notJudged:
      //: What came of a gate of an exercise
      return LessonWords::tr("not judged");
  }
  return {};
}

QByteArray stateCell(State state) {
  const QByteArray look = app::stateName(state).replace(u' ', u'-').toLatin1();
  return htmlElement("td class=\"" + look + '"', stateWord(state));
}

QString shownSentence(const GateVerdict& gate) {
  return sentenceText(gate.sentence.toStdString());
}

/// "n = 33 · block 32 · random, schedule = reversed".
QString inputText(const GateVerdict& gate) {
  QString parameters =
      parametersText(gate.result ? gate.result->parameters : gate.failing->parameters);
  const values::Schedule& schedule = gate.failing->target.schedule;
  if (schedule == values::Schedule()) return parameters;
  return QStringLiteral("%1, schedule = %2")
      .arg(parameters, QString::fromStdString(nameOf(schedule)));
}

/// What is said about one submission that fails.
class FailedPart {
 public:
  FailedPart(const app::Exercise& exercise, const app::Submission& submission,
             const app::Grade& grade)
      : m_exercise(exercise), m_submission(submission), m_grade(grade) {}

  QByteArray write(const QByteArray& anchor) {
    m_html = "<section id=\"" + anchor + "\">\n" + htmlElement("h2", m_submission.name) + '\n';
    const app::Verdict& verdict = m_grade.verdict;
    add("p",
        //: %1, %2: numbers of points
        LessonWords::tr("%1 of %2 points").arg(verdict.score()).arg(verdict.of()));
    if (verdict.refusal.isEmpty()) {
      for (std::size_t i = 0; i < verdict.gates.size(); ++i) {
        if (verdict.gates[i].state == State::failed) addGate(m_exercise.gates[i], verdict.gates[i]);
      }
    } else {
      add("p", sentenceText(verdict.refusal.toStdString()));
    }
    addText();
    return m_html + "</section>\n";
  }

 private:
  void add(const QByteArray& opening, const QString& text) {
    m_html += htmlElement(opening, text) + '\n';
  }

  void addGate(const app::Gate& gate, const GateVerdict& verdict) {
    add("h3", QStringLiteral("✗ ") + gate.name);
    add("p", shownSentence(verdict));
    if (verdict.result) markLines(verdict.result->findings);
    if (!verdict.failing) return;
    //: %1: parameters of a run: "n = 33 · block 32"
    const QString input = LessonWords::tr("The smallest input that fails: %1.");
    const QString sentence = input.arg(inputText(verdict));
    if (!addPicture(gate, verdict, sentence)) add("p", sentence);
  }

  bool addPicture(const app::Gate& gate, const GateVerdict& verdict, const QString& sentence) {
    if (m_pictures == kMostPictures) return false;
    const auto picture = failurePicture(gate, verdict.result);
    // Gates that fail at the same step of the same run have the picture in common.
    if (!picture || std::exchange(m_lastPicture, picture->png.bytes) == picture->png.bytes) {
      return false;
    }
    ++m_pictures;
    m_html += "<figure><img alt=\"" + htmlText(picture->png.text) +
              "\" src=\"data:image/png;base64," + picture->png.bytes.toBase64() + "\"/>\n";
    //: %1, %2: numbers
    const QString step =
        LessonWords::tr("Step %1 of %2.").arg(picture->step + 1).arg(picture->steps);
    add("figcaption", sentence + QLatin1Char(' ') + step);
    m_html += "</figure>\n";
    return true;
  }

  /// Remembers for each line the first finding that names it.
  void markLines(const std::vector<trace::Finding>& findings) {
    for (const trace::Finding& finding : findings) {
      const QString sentence = sentenceText(finding.sentence);
      m_marks.emplace(finding.line, sentence);
      if (finding.other) m_marks.emplace(finding.other->line, sentence);
    }
  }

  void addText() {
    if (m_submission.text.isEmpty()) return;
    m_html += "<details open=\"\">";
    //: What a student has handed in
    const QString heading = LessonWords::tr("The text");
    m_html += htmlElement("summary", heading) + "<pre>";
    const bool isWhole = addLines();
    m_html += "</pre>";
    if (!isWhole) add("p", LessonWords::tr("The rest of the text is not shown."));
    m_html += "</details>\n";
  }

  /// Returns whether all of the text is there.
  bool addLines() {
    qsizetype room = kMostCharacters;
    int number = 0;
    const QStringView text(m_submission.text);
    for (QStringView line : text.chopped(text.endsWith(u'\n') ? 1 : 0).split(u'\n')) {
      if (number == kMostLines || line.size() > room) return false;
      room -= line.size() + 1;
      if (line.endsWith(u'\r')) line.chop(1);
      addLine(++number, line.toString());
    }
    return true;
  }

  void addLine(int number, const QString& line) {
    const auto mark = m_marks.find(number);
    const bool isMarked = mark != m_marks.end();
    m_html += isMarked ? "<span class=\"marked\">" : "<span>";
    m_html += "<i>" + QByteArray::number(number) + "</i>" + htmlText(line);
    if (isMarked) m_html += htmlElement("b", mark->second);
    m_html += "</span>";
  }

  const app::Exercise& m_exercise;
  const app::Submission& m_submission;
  const app::Grade& m_grade;
  QByteArray m_html;
  std::map<int, QString> m_marks;  ///< sentences by the numbers of their lines, from 1
  std::size_t m_pictures = 0;
  QByteArray m_lastPicture;
};

/// The most frequent reason why a gate failed, with its number: "5 × Element 33 …".
QString commonFailure(const std::vector<app::Grade>& grades, std::size_t gate) {
  std::map<QString, int> counts;
  for (const app::Grade& grade : grades) {
    const GateVerdict& verdict = grade.verdict.gates[gate];
    if (verdict.state == State::failed) ++counts[shownSentence(verdict)];
  }
  const auto most =
      std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
  if (most == counts.end()) return {};
  return QStringLiteral("%1 × %2").arg(QString::number(most->second), most->first);
}

QString passedText(const std::vector<app::Grade>& grades, std::size_t gate) {
  const auto count = [&](State state) {
    return std::ranges::count_if(
        grades, [&](const app::Grade& grade) { return grade.verdict.gates[gate].state == state; });
  };
  const auto judged = static_cast<qsizetype>(grades.size()) - count(State::notJudged);
  if (judged == 0) return stateWord(State::notJudged);
  //: %1: how many submissions pass a gate; %2: how many there are
  return LessonWords::tr("%1 of %2").arg(count(State::passed)).arg(judged);
}

QByteArray gatesTable(const app::Exercise& exercise, const std::vector<app::Grade>& grades) {
  //: Head of a column of names: the conditions on a solution
  const QString name = LessonWords::tr("Gate");
  //: Head of a column: what a gate asks of a solution
  const QString condition = LessonWords::tr("Condition");
  //: Head of a column: how many submissions pass
  const QString passed = LessonWords::tr("Passed");
  const QString failure = LessonWords::tr("Most frequent failure");
  QByteArray table =
      "<div class=\"wide\"><table id=\"gates\">\n" + htmlHeads({name, condition, passed, failure});
  for (std::size_t i = 0; i < exercise.gates.size(); ++i) {
    const app::Gate& gate = exercise.gates[i];
    table += "<tr>" + htmlElement("td", gate.name) + "<td>" +
             app::markdownHtml(gate.text.parts, [](const QString&) { return QByteArray(); }) +
             "</td>" + htmlElement("td class=\"count\"", passedText(grades, i)) +
             htmlElement("td", commonFailure(grades, i)) + "</tr>\n";
  }
  return table + "</table></div>\n";
}

QString sameText(const app::Grade& grade) {
  QStringList same = grade.sameAs;
  //: In a list of submissions: the text that an exercise begins with
  if (grade.isSkeleton) same.prepend(LessonWords::tr("the skeleton"));
  return same.join(QStringLiteral(", "));
}

}  // namespace

GradeReport::GradeReport(std::shared_ptr<const app::Exercise> exercise,
                         const std::vector<app::Submission>& submissions)
    : m_exercise(std::move(exercise)), m_submissions(submissions), m_parts(submissions.size()) {}

void GradeReport::add(std::size_t index, const app::Grade& grade) {
  if (grade.verdict.isPassed()) return;
  m_parts[index] = FailedPart(*m_exercise, m_submissions[index], grade).write(anchorOf(index));
}

QByteArray GradeReport::html(const std::vector<app::Grade>& grades) const {
  const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
  //: %n: how many files a class has handed in
  const QString count =
      LessonWords::tr("%n submission(s)", nullptr, static_cast<int>(grades.size()));
  QByteArray body = htmlElement("p", QStringLiteral("%1 · %2").arg(localDate(now), count)) + '\n' +
                    gatesTable(*m_exercise, grades) + submissionsTable(grades);
  for (const QByteArray& part : m_parts) body += part;
  //: Title of a page. %1: title of an exercise
  return htmlPage(LessonWords::tr("Grades: %1").arg(m_exercise->front.title), body);
}

QByteArray GradeReport::submissionsTable(const std::vector<app::Grade>& grades) const {
  //: Head of a column of names
  const QString name = LessonWords::tr("Submission");
  //: Head of a column of points
  const QString score = LessonWords::tr("Score");
  //: Head of a column: the points that could be reached
  const QString of = LessonWords::tr("Of");
  QStringList heads{name, score, of};
  for (const app::Gate& gate : m_exercise->gates) heads += gate.name;
  //: Head of a column: other submissions with an equal text
  heads += LessonWords::tr("Same text");
  QByteArray table = "<div class=\"wide\"><table id=\"submissions\">\n" + htmlHeads(heads);
  for (std::size_t i = 0; i < grades.size(); ++i) {
    const app::Grade& grade = grades[i];
    const QByteArray link = "a href=\"#" + anchorOf(i) + '"';
    table += "<tr><td>" +
             (m_parts[i].isEmpty() ? htmlText(grade.name) : htmlElement(link, grade.name)) +
             "</td>" + htmlElement("td class=\"number\"", QString::number(grade.verdict.score())) +
             htmlElement("td class=\"number\"", QString::number(grade.verdict.of()));
    for (const GateVerdict& gate : grade.verdict.gates) table += stateCell(gate.state);
    table += htmlElement("td", sameText(grade)) + "</tr>\n";
  }
  return table + "</table></div>\n";
}

}  // namespace lanescope::cli
