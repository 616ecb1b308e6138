// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise_reader.h"

#include <QSet>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/exercise/gate_reader.h"
#include "app/lab/head_choices.h"
#include "app/lab/kernel_file.h"
#include "app/lesson/directive_reader.h"
#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_reader.h"
#include "app/lesson/lesson_words.h"
#include "app/markdown/own_markdown.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

/// Takes the parts of a text in their order.
class PartReader {
 public:
  PartReader(const MarkedTextRules& rules, LessonComplaints& complaints, Exercise& exercise)
      : m_rules(rules), m_complaints(complaints), m_exercise(exercise) {}

  void operator()(const Heading& heading) {
    using Kind = MarkdownPart::Kind;
    addText({{Kind::heading, heading.line, 2}});
    addText(spansOf(heading.parts));
    addText({{Kind::end}});
  }
  void operator()(const Markdown& markdown) { addText(markdown.parts); }
  void operator()(const Directive& directive) {
    if (directive.name == QLatin1String("gate")) {
      m_exercise.gates.push_back(readGate(directive, m_rules, m_complaints));
    } else {
      readHint(directive);
    }
  }

 private:
  void addText(const MarkdownParts& parts) {
    m_exercise.task.insert(m_exercise.task.end(), parts.begin(), parts.end());
  }

  void readHint(const Directive& directive) {
    DirectiveReader reader(directive, m_rules, m_complaints);
    m_exercise.hints += reader.neededMarkdown(QStringLiteral("text"));
    reader.finish();
  }

  const MarkedTextRules& m_rules;
  LessonComplaints& m_complaints;
  Exercise& m_exercise;
};

void checkCounts(const Exercise& exercise, LessonComplaints& complaints) {
  if (exercise.task.empty()) complaints.add(0, LessonWords::tr("The exercise has no task."));
  if (exercise.gates.empty() || exercise.gates.size() > kMostGates) {
    //: %1: the most gates that are allowed; %2: how many there are
    complaints.add(0, LessonWords::tr("An exercise has 1 to %1 gates, not %2.")
                          .arg(kMostGates)
                          .arg(exercise.gates.size()));
  }
  if (exercise.hints.size() > kMostHints) {
    //: %1: the most hints that are allowed; %2: how many there are
    complaints.add(0, LessonWords::tr("An exercise has at most %1 hints, not %2.")
                          .arg(kMostHints)
                          .arg(exercise.hints.size()));
  }
  QSet<QString> names;
  for (const Gate& gate : exercise.gates) {
    if (names.contains(gate.name) && !gate.name.isEmpty()) {
      //: %1: the name of a gate
      complaints.add(gate.line, LessonWords::tr("The gate “%1” is there twice.").arg(gate.name));
    }
    names.insert(gate.name);
  }
}

/// The skeleton says what every solution is held to.
void checkChoices(const Exercise& exercise, LessonComplaints& complaints) {
  const std::string text = exercise.skeleton.toStdString();
  for (const char* name : {"problem", "kernel"}) {
    if (!headChoiceOf(text, name).empty()) continue;
    //: %1: the name of a choice; what follows // is typed as it stands
    complaints.add(0, LessonWords::tr("The first lines of the skeleton lack %1, as in "
                                      "// lanescope: problem = dot, kernel = dot.")
                          .arg(QLatin1String(name)));
  }
  for (const auto& [name, value] : exercise.choices) {
    if (!name.starts_with("reference") || !value.starts_with("kernel ")) continue;
    complaints.add(headLineOf(text, name),
                   LessonWords::tr("The reference of an exercise is an expression: a kernel of the "
                                   "file could be changed by the student."));
  }
}

void readSkeleton(const QString& folder, Exercise& exercise, LessonComplaints& complaints) {
  const QString name = QLatin1String(kSkeletonFile);
  if (const auto why = whyNoFile(folder, name, {QStringLiteral("cu")})) {
    complaints.add(0, *why);
    return;
  }
  try {
    exercise.skeleton = readKernelText(folder + QLatin1Char('/') + name);
    exercise.choices = catalog::headChoicesOf(exercise.skeleton.toStdString());
    checkChoices(exercise, complaints);
  } catch (const values::Error& error) {
    complaints.add(0, QString::fromUtf8(error.what()));
  }
}

const QStringList& exerciseDirectives() {
  static const QStringList kNames{QStringLiteral("gate"), QStringLiteral("hint")};
  return kNames;
}

ExerciseReading readingOf(const MarkedText& marked, const QString& folder, const QString& file) {
  LessonComplaints complaints(file);
  const MarkedTextRules rules{exerciseDirectives(), pictureRule(folder)};
  checkMarkedText(marked, rules, complaints);
  ExerciseReading reading;
  reading.exercise.front = readFrontMatter(marked, complaints);
  PartReader parts(rules, complaints, reading.exercise);
  for (const MarkedPart& part : marked.parts) std::visit(parts, part);
  checkCounts(reading.exercise, complaints);
  reading.complaints = complaints.take();
  return reading;
}

}  // namespace

ExerciseReading readExerciseFile(const QString& folder, const QString& file) {
  ExerciseReading reading =
      readingOf(markedTextIn(folder, file, exerciseDirectives()), folder, file);
  LessonComplaints complaints{QLatin1String(kSkeletonFile)};
  readSkeleton(folder, reading.exercise, complaints);
  std::ranges::move(complaints.take(), std::back_inserter(reading.complaints));
  return reading;
}

Exercise readExercise(const QString& folder, const QString& language) {
  const QString file = lessonFileIn(folder, language, QStringLiteral("exercise"));
  ExerciseReading reading = readExerciseFile(folder, file);
  if (!reading.complaints.empty()) {
    values::refuse(reading.complaints.front().text().toStdString());
  }
  return std::move(reading.exercise);
}

}  // namespace lanescope::app
