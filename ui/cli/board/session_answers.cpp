// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/board/session_answers.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "app/lesson/lesson_library.h"
#include "ui/cli/board/board_words.h"
#include "ui/quiz/question.h"
#include "ui/quiz/question_words.h"
#include "ui/quiz/typed_number.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// The name of a lesson at a place: that of its folder or file.
QString nameAt(const QString& place) {
  return QFileInfo(QDir::cleanPath(place)).fileName();
}

/// Equal numbers as equal texts: "28.0" as "28".
QString normalNumber(const QString& typed) {
  const auto number = ui::TypedNumber::parse(typed);
  if (!number) return typed;
  constexpr int kDigits = 9;
  return number->whole ? QString::number(*number->whole)
                       : QString::number(number->value, 'g', kDigits);
}

/// The subject that a file names; nothing for one of a newer program.
std::optional<ui::Subject> subjectOf(const app::SessionQuiz::Answer& answer) {
  const auto infos = ui::subjectInfos();
  const auto info = std::ranges::find_if(
      infos, [&](const ui::SubjectInfo& known) { return known.id == answer.subject; });
  if (info == infos.end()) return std::nullopt;
  return ui::Subject{info->what, answer.array, answer.index};
}

BoardQuestion quizQuestion(const RepeatedRun& run, const app::SessionQuiz::Answer& answer,
                           const ui::Question& question) {
  BoardQuestion made;
  made.key = QStringLiteral("%1 %2 %3 %4 %5 %6")
                 .arg(run.key)
                 .arg(answer.block)
                 .arg(answer.step)
                 .arg(QString::fromStdString(answer.subject))
                 .arg(answer.array)
                 .arg(answer.index);
  const std::uint64_t block = run.record->firstBlock + answer.block;
  const bool isOneOfMany = run.record->grid.x * run.record->grid.y * run.record->grid.z > 1;
  made.place =
      isOneOfMany ? /*: %1: a kernel and its parameters; %2: number of a block; %3: of a step */
          BoardWords::tr("%1, block %2, step %3").arg(run.title).arg(block).arg(answer.step + 1)
                  : /*: %1: a kernel and its parameters; %2: number of a step */
          BoardWords::tr("%1, step %2").arg(run.title).arg(answer.step + 1);
  made.text = question.text;
  made.right = ui::QuestionWords::number(question.type, question.bits);
  return made;
}

/// The numbers of the ticked choices of a lesson's question, "0, 2"; nothing for any other text.
std::optional<std::set<int>> tickedOf(const QString& given, qsizetype choices) {
  std::set<int> ticked;
  for (const QString& each : given.split(QStringLiteral(", "))) {
    bool isNumber = false;
    const int choice = each.toInt(&isNumber);
    if (!isNumber || choice < 0 || choice >= choices) return std::nullopt;
    ticked.insert(choice);
  }
  return ticked;
}

/// Whether exactly the right choices are ticked: they come first.
bool isAllRight(const std::set<int>& ticked, qsizetype rights) {
  return std::cmp_equal(ticked.size(), rights) && *ticked.rbegin() == rights - 1;
}

QString choicesOf(const app::LessonQuestion& question, const std::set<int>& ticked) {
  const QList<app::MarkdownLine> all = question.right + question.wrong;
  QList<app::MarkdownLine> given;
  for (const int choice : ticked) given += all[choice];
  return app::textOf(given);
}

/// Judges an answer to a question of a lesson, and sets the right answer. Throws values::Error
/// where the run does not give it.
BoardAnswer judge(AskedLesson& lesson, const LessonPlace& place, const QString& given,
                  BoardQuestion& question) {
  const app::LessonQuestion& asked = *place.asked;
  if (asked.right.isEmpty()) {
    const ui::LessonAnswer right = lesson.answerTo(place);
    question.right = right.number();
    return {normalNumber(given), right.isRight(given).value_or(false), {}};
  }
  question.right = app::textOf(asked.right);
  const auto ticked = tickedOf(given, asked.right.size() + asked.wrong.size());
  if (!ticked) return {given, false, {}};
  return {choicesOf(asked, *ticked), isAllRight(*ticked, asked.right.size()), {}};
}

}  // namespace

SessionAnswers::SessionAnswers(QStringList lessons, std::stop_token stop)
    : m_lessons(std::move(lessons)), m_stop(stop), m_runs(std::move(stop)) {}

QStringList SessionAnswers::addTo(ClassBoard& board, const app::Session& session,
                                  const QString& file) {
  QStringList remarks = addQuiz(board, session, file);
  if (session.lesson) remarks += addLesson(board, *session.lesson, file);
  return remarks;
}

QStringList SessionAnswers::addQuiz(ClassBoard& board, const app::Session& session,
                                    const QString& file) {
  if (session.quiz.answers.empty()) return {};
  RepeatedRun* run = session.run ? m_runs.of(*session.run) : nullptr;
  if (run == nullptr) {
    //: %1: the name of a file
    const QString remark =
        BoardWords::tr("%1 has answers and no record that could judge them.").arg(file);
    return {remark};
  }
  QStringList remarks;
  if (!run->remark.isEmpty()) {
    //: %1: the name of a file; %2: a sentence on why
    remarks += BoardWords::tr(
                   "%1 is judged by the record in it, since its run cannot be repeated: "
                   "%2")
                   .arg(file, run->remark);
  }
  int lost = 0;
  for (const app::SessionQuiz::Answer& answer : session.quiz.answers) {
    const ui::StageModel* model = run->modelOf(answer.block);
    const auto subject = subjectOf(answer);
    const auto question =
        model != nullptr && subject ? ui::questionOn(*model, answer.step, *subject) : std::nullopt;
    if (!question) {
      ++lost;
      continue;
    }
    const QString typed = QString::fromStdString(answer.typed);
    board.add(quizQuestion(*run, answer, *question),
              {normalNumber(typed), question->isRight(typed).value_or(false), file});
  }
  if (lost > 0) {
    //: %1: the name of a file; %n: how many answers
    remarks +=
        BoardWords::tr("%1 has %n answer(s) to steps that its run does not have.", nullptr, lost)
            .arg(file);
  }
  return remarks;
}

AskedLesson* SessionAnswers::lessonNamed(const QString& name) {
  const auto open = m_open.find(name);
  if (open != m_open.end()) return open->second.get();
  const auto given = std::ranges::find(m_lessons, name, nameAt);
  QString place;
  if (given != m_lessons.end()) {
    place = *given;
  } else if (app::shippedNames(app::ShippedKind::lesson).contains(name)) {
    place = name;
  } else {
    return nullptr;
  }
  return m_open.emplace(name, std::make_unique<AskedLesson>(place, m_stop)).first->second.get();
}

QStringList SessionAnswers::addLesson(ClassBoard& board, const app::SessionLesson& lesson,
                                      const QString& file) {
  const QString name = nameAt(QString::fromStdString(lesson.place));
  AskedLesson* asked = lessonNamed(name);
  if (asked == nullptr) {
    //: %1: the name of a file; %2: the name of a lesson. --lesson is an option and stays
    const QString remark =
        BoardWords::tr(
            "%1 has answers to the lesson %2, which did not come with the program; "
            "name it with --lesson.")
            .arg(file, name);
    return {remark};
  }
  QStringList remarks;
  for (const app::SessionLesson::Answer& answer : lesson.answers) {
    const auto& places = asked->questions();
    const auto place = std::ranges::find_if(places, [&](const LessonPlace& each) {
      return each.page == answer.page && each.question == answer.question;
    });
    if (place == places.end()) {
      //: %1: the name of a file; %2: number of a page; %3: the name of a lesson
      remarks += BoardWords::tr("%1 has an answer to page %2 of %3, which has no such question.")
                     .arg(file)
                     .arg(answer.page + 1)
                     .arg(name);
      continue;
    }
    BoardQuestion made;
    made.key = QStringLiteral("%1 %2 %3").arg(name).arg(answer.page).arg(answer.question);
    //: %1: the name of a lesson; %2: number of a page
    made.place = BoardWords::tr("%1, page %2").arg(name).arg(answer.page + 1);
    made.text = place->asked->text.text;
    try {
      const BoardAnswer judged = judge(*asked, *place, QString::fromStdString(answer.given), made);
      board.add(made, {judged.given, judged.isRight, file});
    } catch (const values::Error& error) {
      if (error.kind() == values::ErrorKind::cancelled) throw;
      //: %1: the name of a file; %2: a lesson and a page; %3: a sentence on why
      remarks += BoardWords::tr("%1: the answer to %2 cannot be judged: %3")
                     .arg(file, made.place, QString::fromUtf8(error.what()));
    }
  }
  return remarks;
}

}  // namespace lanescope::cli
