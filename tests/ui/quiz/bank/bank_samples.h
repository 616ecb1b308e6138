// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QProcess>
#include <QStandardPaths>
#include <QXmlStreamReader>

#include "ui/quiz/bank/bank_question.h"

namespace lanescope::ui {

/// A question of each kind, with texts that XML must not take for its own.
inline QuestionBank nastyBank() {
  const QString nasty = QStringLiteral("a<b && c>\"d\" ]]> é 合 ") + QChar(0x1f) + QChar(0xd800);
  BankQuestion number;
  number.name = nasty;
  number.text = markupOf(nasty) + QStringLiteral("<code>cache[3]</code>");
  number.code = QStringLiteral("if (i < n && j > 0) cache[i] += \"]]>\";");
  number.picture =
      BankPicture{QStringLiteral("step-0001.png"), QByteArray("\x89PNG\0\xff", 6), nasty};
  number.answer = NumberAnswer{QStringLiteral("-2.5"), 0.005};
  number.why = markupOf(nasty);
  BankQuestion one;
  one.name = QStringLiteral("one");
  one.text = QStringLiteral("Which <b>one</b>?");
  one.answer = ChoiceAnswer{{markupOf(nasty)}, {QStringLiteral("x"), QStringLiteral("y")}};
  BankQuestion several;
  several.name = QStringLiteral("several");
  several.text = QStringLiteral("Which?");
  several.answer = ChoiceAnswer{{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")},
                                {QStringLiteral("x"), QStringLiteral("y")}};
  return {QStringLiteral("a/b <c>"), {number, one, several}};
}

/// Why the document is not well-formed; empty where it is.
inline std::string xmlErrorOf(const QByteArray& document) {
  QXmlStreamReader reader(document);
  while (!reader.atEnd()) reader.readNext();
  return reader.hasError() ? reader.errorString().toStdString() : std::string();
}

inline QString xmllint() {
  return QStandardPaths::findExecutable(QStringLiteral("xmllint"));
}

/// What xmllint says against a document that does not keep to the schema; empty where it does, or
/// where there is no xmllint.
inline std::string schemaErrorOf(const QByteArray& document, const QString& schema) {
  if (xmllint().isEmpty()) return {};
  QProcess process;
  process.start(xmllint(), {QStringLiteral("--noout"), QStringLiteral("--nonet"),
                            QStringLiteral("--schema"), schema, QStringLiteral("-")});
  process.write(document);
  process.closeWriteChannel();
  EXPECT_TRUE(process.waitForFinished());
  if (process.exitCode() == 0) return {};
  return "invalid: " + process.readAllStandardError().toStdString();
}

}  // namespace lanescope::ui
