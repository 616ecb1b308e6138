// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/stage_reader.h"

#include <QRegularExpression>

#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_words.h"
#include "app/text/matching.h"
#include "catalog/catalog.h"
#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr int kMostThreads = 1024;

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

class StageReader {
 public:
  StageReader(const Directive& directive, const QString& folder, DirectiveReader& reader)
      : m_folder(folder), m_reader(reader) {
    m_stage.line = directive.line;
  }

  LessonStage read() {
    readKernel();
    readParameters();
    readOptions();
    readLook();
    m_stage.claims = m_reader.claims();
    return std::move(m_stage);
  }

 private:
  void readKernel() {
    const KeyLine* line = m_reader.neededLine(QStringLiteral("kernel"));
    if (!line) return;
    m_stage.kernel = line->value;
    if (line->value.endsWith(QLatin1String(".cu"))) {
      if (const auto why = whyNoFile(m_folder, line->value, {QStringLiteral("cu")})) {
        m_reader.complain(line->line, *why);
      }
      return;
    }
    try {
      m_row = &catalog::find(line->value.toStdString());
      m_parameters = catalog::defaultsOf(*m_row);
      if (!m_row->unrecorded.empty()) {
        //: %1: the id of a kernel; %2: a sentence that says why
        m_reader.complain(line->line, LessonWords::tr("There is no record of %1: %2")
                                          .arg(line->value, fromView(m_row->unrecorded)));
      }
    } catch (const values::Error& error) {
      m_reader.complain(line->line, QString::fromUtf8(error.what()));
    }
  }

  /// The parameters of a kernel of the catalogue are checked here, those of a .cu file once it is
  /// built.
  void readParameters() {
    for (const values::ParameterInfo& info : values::parameterTable()) {
      const KeyLine* line = takeOption(fromView(info.name));
      if (!line || !m_row) continue;
      try {
        catalog::assign(*m_row, info.name, line->value.toStdString(), m_parameters);
      } catch (const values::Error& error) {
        m_reader.complain(line->line, QString::fromUtf8(error.what()));
      }
    }
    if (!m_row) return;
    for (const catalog::Violation& violation : catalog::violations(*m_row, m_parameters)) {
      m_reader.complain(m_stage.line, QString::fromStdString(violation.sentence));
    }
  }

  void readOptions() {
    for (const char* name : {"columns", "schedule", "launch", "block-index"}) {
      (void)takeOption(QLatin1String(name));
    }
    for (const KeyLine* line : m_reader.lines(QStringLiteral("input"))) {
      if (const auto why = whyNoFile(m_folder, line->value, {QStringLiteral("csv")})) {
        m_reader.complain(line->line, *why);
      }
      m_stage.options.emplace_back(line->key, line->value);
    }
    for (const char* name : {"problem", "output"}) {
      const KeyLine* line = takeOption(QLatin1String(name));
      if (!line || !m_row) continue;
      //: %1: a key, such as "problem"
      m_reader.complain(line->line, LessonWords::tr("%1 is of a .cu file only.").arg(line->key));
    }
  }

  const KeyLine* takeOption(const QString& name) {
    const KeyLine* line = m_reader.line(name);
    if (line) m_stage.options.emplace_back(name, line->value);
    return line;
  }

  void readLook() {
    m_stage.views = m_reader.list(QStringLiteral("view"));
    if (const KeyLine* line = m_reader.line(QStringLiteral("step"))) readStep(*line);
    m_stage.follow = m_reader.number(QStringLiteral("follow"), 0, kMostThreads - 1);
    m_stage.sourceLine = m_reader.number(QStringLiteral("line"), 1, kMostLessonSteps);
    readComparison();
    m_stage.marks = m_reader.list(QStringLiteral("mark"));
    static const QRegularExpression element(
        QStringLiteral("^[A-Za-z_][A-Za-z_0-9.]*(\\[[0-9]{1,18}\\]){1,2}$"));
    for (const QString& mark : m_stage.marks) {
      if (isMatch(element, mark)) continue;
      //: %1: what was written where an element is expected. The example stays as it is
      m_reader.complain(m_reader.lines(QStringLiteral("mark")).front()->line,
                        LessonWords::tr("%1 is no element; these are: cache[3], a[0].").arg(mark));
    }
  }

  void readStep(const KeyLine& line) {
    using Kind = LessonStep::Kind;
    const QStringList words = line.value.simplified().split(QLatin1Char(' '));
    if (line.value == QLatin1String("first")) return;
    if (line.value == QLatin1String("last")) {
      m_stage.step = {Kind::last, 0};
    } else if (words.size() == 2 && words[0] == QLatin1String("epoch")) {
      const auto number = m_reader.numberIn(line, words[1], 1, kMostLessonSteps);
      if (number) m_stage.step = {Kind::epoch, *number};
    } else if (words.size() == 1 && words[0].at(0).isDigit()) {
      const auto number = m_reader.numberIn(line, words[0], 1, kMostLessonSteps);
      if (number) m_stage.step = {Kind::step, *number};
    } else {
      //: %1: what was written where a step is expected. The examples stay as they are
      m_reader.complain(
          line.line,
          LessonWords::tr("%1 is no step; these are: 5, first, last, epoch 3.").arg(line.value));
    }
  }

  void readComparison() {
    m_stage.compare = m_reader.value(QStringLiteral("compare"));
    const KeyLine* line = m_reader.line(QStringLiteral("in-step"));
    if (!line) return;
    m_stage.inStep = line->value;
    static const QStringList kKinds{QStringLiteral("input"), QStringLiteral("epoch"),
                                    QStringLiteral("step")};
    if (!kKinds.contains(line->value)) {
      m_reader.complain(line->line, LessonWords::tr("in-step is input, epoch or step."));
    } else if (m_stage.compare.isEmpty()) {
      m_reader.complain(line->line, LessonWords::tr("in-step needs a second run: compare = …"));
    }
  }

  QString m_folder;
  DirectiveReader& m_reader;
  LessonStage m_stage;
  const catalog::KernelRow* m_row = nullptr;
  values::Parameters m_parameters;
};

}  // namespace

LessonStage readStage(const Directive& directive, const QString& folder, DirectiveReader& reader) {
  return StageReader(directive, folder, reader).read();
}

}  // namespace lanescope::app
