// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/mpi_words.h"

#include <QRegularExpression>
#include <QStringList>

#include "app/text/matching.h"

namespace lanescope::app {

QString MpiWords::lastOf(const QByteArray& errors) {
  // Open MPI 5 ends what it writes with a character of the value 0.
  const QString text = QString::fromUtf8(errors).remove(QChar(QChar::Null));
  const QString begin = QStringLiteral("lanescope-engine: ");
  const qsizetype at = text.lastIndexOf(begin);
  if (at >= 0) return text.mid(at + begin.size()).section(QLatin1Char('\n'), 0, 0);

  static const QRegularExpression kSignal(
      QStringLiteral("process\\s+rank\\s+(\\d+)\\s(?:(?!-{60}).)*?on\\s+signal\\s+(\\d+)"),
      QRegularExpression::DotMatchesEverythingOption);
  const QRegularExpressionMatch signal = firstMatch(kSignal, text);
  if (signal.hasMatch()) {
    //: %1: number of a process of several; %2: number of a signal
    return tr("rank %1 was ended by signal %2").arg(signal.captured(1), signal.captured(2));
  }
  // The library's own remarks begin with "[host:process]".
  static const QRegularExpression kRemark(QStringLiteral("^\\[[^\\]\\n]*:\\d+\\].*$"),
                                          QRegularExpression::MultilineOption);
  // A banner stands between two lines of dashes; the first may be cut off.
  static const QRegularExpression kBanner(QStringLiteral("-{60,}\\n.*?(?:-{60,}\\n|$)"),
                                          QRegularExpression::DotMatchesEverythingOption);
  const QStringList lines = replaced(replaced(text, kBanner, {}), kRemark, {})
                                .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  return lines.isEmpty() ? QString() : lines.last().trimmed();
}

}  // namespace lanescope::app
