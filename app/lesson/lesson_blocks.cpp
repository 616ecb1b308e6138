// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_blocks.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include "app/lesson/directive_reader.h"
#include "app/lesson/figures.h"
#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_library.h"
#include "app/lesson/lesson_words.h"
#include "app/lesson/stage_reader.h"
#include "app/text/matching.h"
#include "catalog/catalog.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr int kFewestChoices = 2;
constexpr int kMostChoices = 6;

QString noSubject(const QString& text) {
  //: %1: what was written where a subject of the quiz is expected. The examples stay as they are
  return LessonWords::tr(
             "“%1” is no subject; these are: element cache[3], lanes 0, threads, "
             "bank-ways 0, sectors 0, steps, barriers, epochs.")
      .arg(text);
}

/// An answer that the run gives: a figure, or "subject SUBJECT step N".
void readAnswer(const KeyLine& line, DirectiveReader& reader, LessonQuestion& question) {
  static const QRegularExpression pattern(QStringLiteral("^subject (.+) step (\\S+)$"));
  const QString text = line.value.simplified();
  const auto match = firstMatch(pattern, text);
  if (!match.hasMatch()) {
    question.figure = text;
    if (!isFigure(text)) reader.complain(line.line, LessonWords::noFigure(text));
    return;
  }
  question.subject = match.captured(1);
  if (!isSubjectText(question.subject)) reader.complain(line.line, noSubject(question.subject));
  question.step = reader.numberIn(line, match.captured(2), 2, kMostLessonSteps).value_or(0);
}

void checkChoices(const LessonQuestion& question, DirectiveReader& reader) {
  const auto all = static_cast<int>(question.right.size() + question.wrong.size());
  if (all < kFewestChoices || all > kMostChoices || question.right.isEmpty()) {
    //: %1 and %2: the fewest and the most choices of a question; right = … is a line of the file
    reader.complain(question.line, LessonWords::tr("A question has an answer = …, or %1 to %2 "
                                                   "choices of which one at least is right = …")
                                       .arg(kFewestChoices)
                                       .arg(kMostChoices));
  }
  QSet<QString> seen;
  for (const MarkdownLine& each : question.right + question.wrong) {
    const QString& choice = each.text;
    if (seen.contains(choice)) {
      //: %1: the text of a choice
      reader.complain(question.line,
                      LessonWords::tr("The choice “%1” is there twice.").arg(choice));
    }
    seen.insert(choice);
  }
}

LessonQuestion readQuestion(const Directive& directive, DirectiveReader& reader) {
  LessonQuestion question;
  question.line = directive.line;
  question.text = reader.neededMarkdown(QStringLiteral("text"));
  const KeyLine* answer = reader.line(QStringLiteral("answer"));
  question.right = reader.markdownLines(QStringLiteral("right"));
  question.wrong = reader.markdownLines(QStringLiteral("wrong"));
  question.why = reader.markdown(QStringLiteral("why"));
  question.claims = reader.claims();
  if (answer) {
    readAnswer(*answer, reader, question);
    if (!question.right.isEmpty() || !question.wrong.isEmpty()) {
      reader.complain(answer->line,
                      LessonWords::tr("A question has an answer = … or choices, and not both."));
    }
  } else {
    checkChoices(question, reader);
  }
  return question;
}

LessonPredict readPredict(const Directive& directive, DirectiveReader& reader) {
  LessonPredict predict;
  predict.line = directive.line;
  if (const KeyLine* step = reader.neededLine(QStringLiteral("step"))) {
    predict.step = reader.numberIn(*step, step->value, 2, kMostLessonSteps).value_or(0);
  }
  if (const KeyLine* subject = reader.neededLine(QStringLiteral("subject"))) {
    predict.subject = subject->value.simplified();
    if (!isSubjectText(predict.subject)) {
      reader.complain(subject->line, noSubject(predict.subject));
    }
  }
  return predict;
}

void checkSizes(const KeyLine& line, DirectiveReader& reader) {
  static const QRegularExpression pattern(
      QStringLiteral("^[0-9]{1,10}(\\^[0-9]{1,2})?((\\.\\.|,\\s*)[0-9]{1,10}(\\^[0-9]{1,2})?)*$"));
  if (isMatch(pattern, line.value)) return;
  //: %1: what was written where sizes are expected. The examples stay as they are
  reader.complain(line.line, LessonWords::tr("“%1” are no sizes; these are: 2^10..2^20 and 1000, "
                                             "2^16.")
                                 .arg(line.value));
}

LessonChart readChart(const Directive& directive, DirectiveReader& reader) {
  LessonChart chart;
  chart.line = directive.line;
  if (const KeyLine* kind = reader.neededLine(QStringLiteral("kind"))) {
    if (kind->value == QLatin1String("errors")) {
      chart.kind = LessonChart::Kind::errors;
    } else if (kind->value == QLatin1String("work")) {
      chart.kind = LessonChart::Kind::work;
    } else if (kind->value != QLatin1String("times")) {
      reader.complain(kind->line, LessonWords::tr("kind is times, errors or work."));
    }
  }
  const KeyLine* kernels = reader.neededLine(QStringLiteral("kernels"));
  chart.kernels = reader.list(QStringLiteral("kernels"));
  for (const QString& kernel : chart.kernels) {
    try {
      (void)catalog::find(kernel.toStdString());
    } catch (const values::Error& error) {
      reader.complain(kernels->line, QString::fromUtf8(error.what()));
    }
  }
  if (const KeyLine* sizes = reader.line(QStringLiteral("sizes"))) {
    chart.sizes = sizes->value;
    checkSizes(*sizes, reader);
  }
  return chart;
}

LessonCard readCard(const Directive& directive, DirectiveReader& reader) {
  LessonCard card;
  card.line = directive.line;
  card.wrong = reader.neededMarkdown(QStringLiteral("wrong"));
  card.right = reader.neededMarkdown(QStringLiteral("right"));
  card.proof = reader.markdown(QStringLiteral("proof"));
  card.claims = reader.claims();
  return card;
}

LessonExercise readExercise(const Directive& directive, const QString& folder,
                            DirectiveReader& reader) {
  LessonExercise exercise;
  exercise.line = directive.line;
  const KeyLine* line = reader.neededLine(QStringLiteral("folder"));
  if (!line) return exercise;
  exercise.folder = line->value;
  if (const auto why = whyNoPath(line->value)) {
    reader.complain(line->line, *why);
    return exercise;
  }
  const bool isThere =
      !shippedFolder(ShippedKind::exercise, line->value).isEmpty() ||
      QFileInfo(folder + QLatin1Char('/') + line->value + QStringLiteral("/exercise.md")).isFile();
  if (!isThere) {
    //: %1: the name of an exercise that was written
    reader.complain(line->line, LessonWords::tr("There is no exercise %1, neither among those that "
                                                "ship nor in the lesson's folder.")
                                    .arg(line->value));
  }
  return exercise;
}

}  // namespace

const QStringList& lessonDirectives() {
  static const QStringList kNames{QStringLiteral("stage"),   QStringLiteral("question"),
                                  QStringLiteral("predict"), QStringLiteral("chart"),
                                  QStringLiteral("card"),    QStringLiteral("exercise")};
  return kNames;
}

bool isSubjectText(const QString& text) {
  static const QRegularExpression pattern(
      QStringLiteral("^(element [A-Za-z_][A-Za-z_0-9.]*\\[[0-9]{1,18}\\]"
                     "|(lanes|bank-ways|sectors) [0-9]{1,3}"
                     "|threads|steps|barriers|epochs)$"));
  return isMatch(pattern, text);
}

LessonBlock readLessonBlock(const Directive& directive, const QString& folder,
                            const MarkedTextRules& rules, LessonComplaints& complaints) {
  DirectiveReader reader(directive, rules, complaints);
  const auto read = [&]() -> LessonBlock {
    if (directive.name == QLatin1String("stage")) return readStage(directive, folder, reader);
    if (directive.name == QLatin1String("question")) return readQuestion(directive, reader);
    if (directive.name == QLatin1String("predict")) return readPredict(directive, reader);
    if (directive.name == QLatin1String("chart")) return readChart(directive, reader);
    if (directive.name == QLatin1String("card")) return readCard(directive, reader);
    return readExercise(directive, folder, reader);
  };
  LessonBlock block = read();
  reader.finish();
  return block;
}

}  // namespace lanescope::app
