// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/complaint_marks.h"

#include <Qsci/qsciscintilla.h>

#include <QStringList>
#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <tuple>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

/// The waves' numbers, behind those of the lexers and of the editor itself.
constexpr int kErrorWave = 10;
constexpr int kWarningWave = 11;

bool isOfWord(int byte) {
  return std::isalnum(byte) != 0 || byte == '_' || byte >= 0x80;
}

}  // namespace

ComplaintMarks::ComplaintMarks(QsciScintilla& editor, int noteStyle)
    : m_editor(editor), m_noteStyle(noteStyle) {
  editor.indicatorDefine(QsciScintilla::SquiggleIndicator, kErrorWave);
  // The two waves differ in shape, too.
  editor.indicatorDefine(QsciScintilla::DashesIndicator, kWarningWave);
  editor.setAnnotationDisplay(QsciScintilla::AnnotationIndented);
}

void ComplaintMarks::setTheme(const StageTheme& theme) {
  m_editor.setIndicatorForegroundColor(theme.finding.ink, kErrorWave);
  m_editor.setIndicatorForegroundColor(theme.accent, kWarningWave);
}

void ComplaintMarks::show(std::vector<Complaint> complaints) {
  std::ranges::stable_sort(complaints, {}, [](const Complaint& complaint) {
    return std::tuple(complaint.line, complaint.column);
  });
  m_editor.clearAnnotations();
  const auto length = static_cast<int>(m_editor.SendScintilla(QsciScintilla::SCI_GETLENGTH));
  for (const int wave : {kErrorWave, kWarningWave}) {
    m_editor.SendScintilla(QsciScintilla::SCI_SETINDICATORCURRENT, wave);
    m_editor.SendScintilla(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(length));
  }
  m_complaints = std::move(complaints);
  std::set<int> lines;
  for (const Complaint& complaint : m_complaints) {
    if (complaint.line < 1 || complaint.line > m_editor.lines()) continue;
    underline(complaint);
    lines.insert(complaint.line);
  }
  for (const int line : lines) {
    const bool isError = std::ranges::any_of(m_complaints, [line](const Complaint& complaint) {
      return complaint.line == line && complaint.isError;
    });
    m_editor.annotate(line - 1, sentencesOf(line), isError ? m_noteStyle : m_noteStyle + 1);
  }
}

QString ComplaintMarks::sentencesOf(int line) const {
  QStringList sentences;
  for (const Complaint& complaint : m_complaints) {
    if (complaint.line != line) continue;
    if (complaint.isError) {
      //: Below a line of source; %1: a compiler's message
      sentences += tr("Error: %1").arg(complaint.message);
    } else {
      //: Below a line of source; %1: a compiler's message
      sentences += tr("Warning: %1").arg(complaint.message);
    }
  }
  sentences.removeDuplicates();
  return sentences.join(QLatin1Char('\n'));
}

void ComplaintMarks::underline(const Complaint& complaint) const {
  const auto send = [this](unsigned message, long number = 0) {
    return m_editor.SendScintilla(message, static_cast<unsigned long>(number));
  };
  const long begin = send(QsciScintilla::SCI_POSITIONFROMLINE, complaint.line - 1);
  const long end = send(QsciScintilla::SCI_GETLINEENDPOSITION, complaint.line - 1);
  long from = std::clamp(begin + complaint.column - 1, begin, end);
  const auto byteAt = [&](long at) {
    return static_cast<int>(send(QsciScintilla::SCI_GETCHARAT, at)) & 0xff;
  };
  long to = std::min(from + complaint.length, end);
  if (complaint.length == 0) {
    while (to < end && isOfWord(byteAt(to))) ++to;
  }
  // What is missing at a line's end stands behind its last letter. A mark has to be on something.
  if (to == from && to < end) ++to;
  if (to == from && from > begin) --from;
  if (to == from) return;
  send(QsciScintilla::SCI_SETINDICATORCURRENT, complaint.isError ? kErrorWave : kWarningWave);
  m_editor.SendScintilla(QsciScintilla::SCI_INDICATORFILLRANGE, static_cast<unsigned long>(from),
                         to - from);
}

QString ComplaintMarks::tellOf(long position) const {
  if (position < 0) return {};
  const auto at = static_cast<unsigned long>(position);
  const bool isMarked = std::ranges::any_of(std::array{kErrorWave, kWarningWave}, [&](int wave) {
    return m_editor.SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT,
                                  static_cast<unsigned long>(wave), position) != 0;
  });
  if (!isMarked) return {};
  return sentencesOf(
      static_cast<int>(m_editor.SendScintilla(QsciScintilla::SCI_LINEFROMPOSITION, at)) + 1);
}

QString ComplaintMarks::summary() const {
  QStringList sentences;
  for (const Complaint& complaint : m_complaints) {
    //: What a screen reader says of a text; %1: number of a line; %2: a compiler's message
    sentences += tr("Line %1: %2").arg(complaint.line).arg(complaint.message);
  }
  return sentences.join(QLatin1Char('\n'));
}

}  // namespace lanescope::ui
