// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/assembly.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QStandardPaths>
#include <chrono>

#include "app/engine/child_process.h"
#include "app/text/matching.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

bool isFile(QStringView path, QStringView name) {
  return path == name || path.endsWith(QLatin1Char('/') + name.toString());
}

QList<QStringView> linesOf(QStringView text) {
  QList<QStringView> lines = text.split(QLatin1Char('\n'));
  if (!lines.isEmpty() && lines.back().isEmpty()) lines.removeLast();
  return lines;
}

/// Drops empty lines at both ends and all but one between others.
void add(Assembly& assembly, QStringView text, int line) {
  QString bare = text.toString();
  while (!bare.isEmpty() && bare.back().isSpace()) bare.chop(1);
  if (bare.isEmpty() && (assembly.empty() || assembly.back().text.isEmpty())) return;
  assembly.push_back({bare, bare.isEmpty() ? 0 : line});
}

void dropEmptyEnd(Assembly& assembly) {
  while (!assembly.empty() && assembly.back().text.isEmpty()) assembly.pop_back();
}

/// Returns the number under which PTX knows the file, or an empty text.
QString numberOfFile(const QList<QStringView>& lines, QStringView file) {
  static const QRegularExpression kFile(QStringLiteral(R"re(^\s*\.file\s+(\d+)\s+"([^"]*)")re"));
  for (const QStringView line : lines) {
    const auto match = firstMatch(kFile, line.toString());
    if (match.hasMatch() && isFile(match.capturedView(2), file)) return match.captured(1);
  }
  return {};
}

/// Whether the line belongs to the tables for debuggers behind the code.
bool beginsTables(QStringView line) {
  return line.startsWith(QLatin1String(".section"));
}

}  // namespace

Assembly assemblyOfPtx(QStringView ptx, QStringView file) {
  static const QRegularExpression kPlace(QStringLiteral(R"(^\s*\.loc\s+(\d+)\s+(\d+))"));
  static const QRegularExpression kCaller(QStringLiteral(R"(inlined_at\s+(\d+)\s+(\d+))"));
  const QList<QStringView> lines = linesOf(ptx);
  const QString own = numberOfFile(lines, file);
  Assembly assembly;
  int current = 0;
  for (const QStringView line : lines) {
    const QStringView bare = line.trimmed();
    if (beginsTables(bare)) break;
    if (bare.startsWith(QLatin1String(".file"))) continue;
    if (const auto place = firstMatch(kPlace, line.toString()); place.hasMatch()) {
      const auto caller = firstMatch(kCaller, line.toString());
      if (place.captured(1) == own) {
        current = place.capturedView(2).toInt();
      } else if (caller.hasMatch() && caller.captured(1) == own) {
        current = caller.capturedView(2).toInt();
      } else {
        current = 0;
      }
      continue;
    }
    // What stands before the code of a function is of no line.
    if (bare.startsWith(QLatin1String(".visible")) || bare.startsWith(QLatin1String(".entry")) ||
        bare.startsWith(QLatin1String(".func")) || bare == QLatin1String("}")) {
      current = 0;
    }
    const bool isInstruction =
        bare.endsWith(QLatin1Char(';')) && !bare.startsWith(QLatin1Char('.'));
    add(assembly, line, isInstruction ? current : 0);
  }
  dropEmptyEnd(assembly);
  return assembly;
}

Assembly assemblyOfSass(QStringView listing, QStringView file) {
  static const QRegularExpression kPlace(
      QStringLiteral(R"re(^\s*//## File "([^"]*)", line (\d+))re"));
  static const QRegularExpression kInstruction(QStringLiteral(R"(^\s*/\*[0-9a-f]+\*/)"));
  Assembly assembly;
  int current = 0;
  for (const QStringView line : linesOf(listing)) {
    if (line.trimmed().startsWith(QLatin1String("//##"))) {
      // Of several places in a row, as of a function in a header and its caller, the last one in
      // the kernel's file counts.
      const auto place = firstMatch(kPlace, line.toString());
      if (place.hasMatch() && isFile(place.capturedView(1), file)) {
        current = place.capturedView(2).toInt();
      }
      continue;
    }
    if (line.trimmed().startsWith(QLatin1String(".section"))) current = 0;
    add(assembly, line, isMatch(kInstruction, line.toString()) ? current : 0);
  }
  dropEmptyEnd(assembly);
  return assembly;
}

Disassembler::Disassembler() {
  const QString name = QStringLiteral("nvdisasm");
  m_program = QStandardPaths::findExecutable(name);
  for (const QString& toolkit :
       {qEnvironmentVariable("CUDA_PATH"), QStringLiteral("/usr/local/cuda")}) {
    if (!m_program.isEmpty()) return;
    if (!toolkit.isEmpty()) {
      m_program = QStandardPaths::findExecutable(name, {toolkit + QStringLiteral("/bin")});
    }
  }
}

Assembly Disassembler::read(const QString& cubin, QStringView file) const {
  if (m_program.isEmpty()) {
    values::unavailable(
        tr("SASS needs nvdisasm, which comes with NVIDIA's CUDA toolkit.").toStdString());
  }
  constexpr std::chrono::seconds kLongest{20};
  ChildProcess process;
  QString why = process.start(m_program, {QStringLiteral("-g"), QStringLiteral("-c"), cubin});
  if (why.isEmpty()) {
    process.closeInput();
    if (!process.waitForFinished(kLongest)) {
      process.kill();
      //: Why a program gave no result.
      why = tr("it did not end within 20 seconds");
    } else if (process.wasEndedBySignal() || process.exitCode() != 0) {
      why = QString::fromUtf8(process.readAllStandardError())
                .section(QLatin1Char('\n'), 0, 0)
                .trimmed();
      while (why.endsWith(QLatin1Char('.'))) why.chop(1);
    }
  }
  if (!why.isEmpty()) {
    //: %1: a program; %2: a file; %3: why
    values::unavailable(tr("%1 cannot read %2: %3.")
                            .arg(m_program, QFileInfo(cubin).fileName(), why)
                            .toStdString());
  }
  return assemblyOfSass(QString::fromUtf8(process.readAllStandardOutput()), file);
}

}  // namespace lanescope::app
