// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace lanescope::tests {

/// The exit code and the output of the program.
struct Answer {
  int code = -1;
  QByteArray out;
  QByteArray err;
};

/// Sets up a process without a display. The program is that of the build, or that of the
/// environment variable LANESCOPE_PROGRAM.
inline void prepare(QProcess& process, const QStringList& arguments, const QString& folder) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* const name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    environment.remove(name);
  }
  process.setProcessEnvironment(environment);
  process.setWorkingDirectory(folder);
  process.setProgram(qEnvironmentVariable("LANESCOPE_PROGRAM", LANESCOPE_PROGRAM));
  process.setArguments(arguments);
}

/// Starts a process from `prepare` and waits for its end.
inline Answer finish(QProcess& process) {
  constexpr int kTimeoutMs = 120'000;
  process.start();
  Answer answer;
  if (!process.waitForFinished(kTimeoutMs)) {
    process.kill();
    process.waitForFinished();
    ADD_FAILURE() << "no end: " << process.program().toStdString() << " "
                  << process.arguments().join(' ').toStdString();
    return answer;
  }
  if (process.exitStatus() == QProcess::NormalExit) answer.code = process.exitCode();
  answer.out = process.readAllStandardOutput();
  answer.err = process.readAllStandardError();
  return answer;
}

/// Runs the program in `folder` until it ends.
inline Answer runProgram(const QStringList& arguments, const QString& folder = QString()) {
  QProcess process;
  prepare(process, arguments, folder);
  return finish(process);
}

/// The bytes of a file; none where there is no such file.
inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Whether the text is free of terminal control characters.
inline bool isPlain(const QByteArray& text) {
  return std::ranges::none_of(text, [](char c) {
    return (static_cast<unsigned char>(c) < ' ' && c != '\n') || c == '\x7f';
  });
}

/// Checks that the program refuses the arguments: the exit code, nothing on standard output, one
/// line with one sentence on standard error that contains `part`.
inline void expectRefusal(const QStringList& arguments, int code, const QByteArray& part,
                          const QString& folder = QString()) {
  const Answer answer = runProgram(arguments, folder);
  const std::string shown =
      "lanescope " + arguments.join(' ').toStdString() + "\n" + answer.err.toStdString();
  EXPECT_EQ(answer.code, code) << shown;
  EXPECT_EQ(answer.out, "") << shown;
  EXPECT_TRUE(answer.err.startsWith("lanescope: ")) << shown;
  // A sentence ends with the full stop of its language.
  EXPECT_TRUE(answer.err.endsWith(".\n") || answer.err.endsWith("。\n")) << shown;
  EXPECT_EQ(answer.err.count('\n'), 1) << shown;
  EXPECT_TRUE(isPlain(answer.err)) << shown;
  EXPECT_LE(QString::fromUtf8(answer.err).size(), 400 + QString("lanescope: \n").size()) << shown;
  EXPECT_TRUE(answer.err.contains(part)) << shown;
}

/// Runs the program, which must exit with `code`, and parses its output.
inline nlohmann::json jsonOf(const QStringList& arguments, int code = 0) {
  const Answer answer = runProgram(arguments);
  EXPECT_EQ(answer.code, code) << answer.err.toStdString();
  EXPECT_EQ(answer.err, "");
  nlohmann::json json =
      nlohmann::json::parse(answer.out.toStdString(), nullptr, /*allow_exceptions=*/false);
  EXPECT_TRUE(json.is_object()) << answer.out.toStdString();
  return json;
}

}  // namespace lanescope::tests
