// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/gate_reader.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/lesson/lesson_words.h"
#include "app/text/matching.h"
#include "app/text/text.h"
#include "catalog/catalog.h"
#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

class GateReader {
 public:
  GateReader(const Directive& directive, const MarkedTextRules& rules, LessonComplaints& complaints)
      : m_reader(directive, rules, complaints) {
    m_gate.line = directive.line;
  }

  Gate read() {
    readName();
    m_gate.text = m_reader.neededMarkdown(QStringLiteral("text"));
    m_gate.points = m_reader.number(QStringLiteral("points"), 1, kMostGatePoints).value_or(1);
    readNeeds();
    readRuns();
    m_reader.finish();
    return std::move(m_gate);
  }

 private:
  void readName() {
    static const QRegularExpression pattern(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$"));
    const KeyLine* line = m_reader.neededLine(QStringLiteral("name"));
    if (!line) return;
    m_gate.name = line->value;
    if (isMatch(pattern, m_gate.name)) return;
    m_reader.complain(line->line,
                      LessonWords::tr("The name of a gate has 1 to 40 letters, digits, spaces and "
                                      ". _ - and begins with a letter or a digit."));
  }

  void readNeeds() {
    for (const KeyLine* line : m_reader.lines(QStringLiteral("need"))) {
      try {
        m_gate.needs.push_back(readNeed(*line));
      } catch (const values::Error& error) {
        m_reader.complain(line->line, QString::fromUtf8(error.what()));
      }
    }
    const bool isAnyTime = std::ranges::any_of(
        m_gate.needs, [](const GateNeed& need) { return need.what == GateNeed::What::time; });
    if (isAnyTime && m_gate.needs.size() > 1) {
      m_reader.complain(m_gate.line,
                        LessonWords::tr("A gate that compares times needs nothing else."));
    }
    if (m_reader.lines(QStringLiteral("need")).empty()) {
      m_reader.complain(m_gate.line, LessonWords::tr("This gate lacks a line need = …"));
    }
  }

  static GateNeed readNeed(const KeyLine& line) {
    GateNeed need;
    need.line = line.line;
    need.text = line.value.simplified();
    const QStringList words = need.text.split(QLatin1Char(' '));
    if (need.text == QLatin1String("right")) return need;
    if (words.first() == QLatin1String("time")) return readTime(words, std::move(need));
    need.what = GateNeed::What::claim;
    need.claim = readClaim(need.text, line.line);
    return need;
  }

  /// Reads "time <= 1.5 matmul_naive".
  static GateNeed readTime(const QStringList& words, GateNeed need) {
    need.what = GateNeed::What::time;
    bool isNumber = false;
    need.factor = words.value(2).toDouble(&isNumber);
    if (words.size() != 4 || words[1] != QLatin1String("<=") || !isNumber || !(need.factor > 0)) {
      //: %1: what was written; what follows the colon is an example in a notation
      refuseLesson(LessonWords::tr("“%1” compares no times; this does: time <= 1.5 matmul_naive.")
                       .arg(need.text));
    }
    need.kernel = words[3];
    (void)catalog::find(need.kernel.toStdString());
    return need;
  }

  /// Makes a run of each combination of the values that the lines list.
  void readRuns() {
    m_gate.runs.emplace_back();
    for (const values::ParameterInfo& info : values::parameterTable()) {
      const QStringList texts = m_reader.list(toQString(info.name));
      for (const QString& text : texts) checkValue(info, text);
      combine(texts, [&](GateRun& run, const QString& text) {
        run.parameters.emplace_back(info.name, text.toStdString());
      });
    }
    QStringList schedules;
    for (const QString& text : m_reader.list(QStringLiteral("schedule"))) {
      if (isSchedule(text)) schedules += text;
    }
    combine(schedules, [](GateRun& run, const QString& text) {
      run.schedule = values::scheduleFromName(text.toStdString());
    });
    if (m_gate.runs.size() > kMostGateRuns) {
      //: %1: the most runs that are allowed
      m_reader.complain(m_gate.line, LessonWords::tr("The values of this gate make more than %1 "
                                                     "runs, which are the most.")
                                         .arg(kMostGateRuns));
      m_gate.runs.resize(1);
    }
  }

  template <class Set>
  void combine(const QStringList& texts, Set set) {
    // Beyond the limit no more runs are made: their number is complained of.
    if (texts.isEmpty() || m_gate.runs.size() > kMostGateRuns) return;
    std::vector<GateRun> all;
    for (const GateRun& run : m_gate.runs) {
      for (const QString& text : texts) {
        if (all.size() > kMostGateRuns) break;
        set(all.emplace_back(run), text);
      }
    }
    m_gate.runs = std::move(all);
  }

  void checkValue(const values::ParameterInfo& info, const QString& text) {
    try {
      values::Parameters parameters;
      info.setText(parameters, text.toStdString());
    } catch (const values::Error& error) {
      complainOf(toQString(info.name), error);
    }
  }

  bool isSchedule(const QString& text) {
    try {
      (void)values::scheduleFromName(text.toStdString());
      return true;
    } catch (const values::Error& error) {
      complainOf(QStringLiteral("schedule"), error);
      return false;
    }
  }

  void complainOf(const QString& key, const values::Error& error) {
    m_reader.complain(m_reader.lines(key).front()->line, QString::fromUtf8(error.what()));
  }

  DirectiveReader m_reader;
  Gate m_gate;
};

}  // namespace

Gate readGate(const Directive& directive, const MarkedTextRules& rules,
              LessonComplaints& complaints) {
  return GateReader(directive, rules, complaints).read();
}

}  // namespace lanescope::app
