// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/host_file.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/engine/host_name.h"
#include "app/text/matching.h"
#include "request/all_reduce.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr qint64 kMostBytes = 64 * 1024;
constexpr qsizetype kShown = 80;

}  // namespace

HostFile::HostFile(const QString& path) : m_path(path) {
  QFile file(path);
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
    //: %1: a file
    values::refuse(tr("The file of hosts %1 cannot be read.").arg(path).toStdString());
  }
  const QByteArray bytes = file.read(kMostBytes + 1);
  if (bytes.size() > kMostBytes) {
    //: %1: a file
    values::refuse(tr("The file of hosts %1 has more than 64 KiB.").arg(path).toStdString());
  }
  qsizetype number = 0;
  for (const QString& line : QString::fromUtf8(bytes).split(QLatin1Char('\n'))) {
    readLine(line, ++number);
  }
  if (m_hosts.empty()) {
    //: %1: a file
    values::refuse(tr("The file of hosts %1 names no host.").arg(path).toStdString());
  }
}

void HostFile::readLine(const QString& line, qsizetype number) {
  static const QRegularExpression kComment(QStringLiteral("(?:^|\\s)#.*"));
  static const QRegularExpression kLine(QRegularExpression::anchoredPattern(
      QStringLiteral("(\\S+)(?:\\s+slots\\s*=\\s*(\\d{1,4}))?")));
  const QString text = replaced(line, kComment, {}).trimmed();
  if (text.isEmpty()) return;
  const QRegularExpressionMatch match = firstMatch(kLine, text);
  if (!match.hasMatch()) {
    //: %1: number of a line; %2: a file; "HOST" and "HOST slots=N" are written as they stand
    values::refuse(tr("Line %1 of %2 is neither HOST nor HOST slots=N.")
                       .arg(number)
                       .arg(m_path)
                       .toStdString());
  }
  Host host{match.captured(1), 1};
  if (!isHostName(host.name)) {
    //: %1: what was written; %2: number of a line; %3: a file
    values::refuse(tr("'%1' in line %2 of %3 is no name of a host.")
                       .arg(host.name.left(kShown))
                       .arg(number)
                       .arg(m_path)
                       .toStdString());
  }
  if (match.hasCaptured(2)) host.ranks = match.captured(2).toInt();
  m_ranks += host.ranks;
  if (host.ranks < 1 || m_ranks > values::kMostDevices) {
    //: %1: number of a line; %2: a file; %3: a number
    values::refuse(tr("With line %1 of %2 the hosts do not have from 1 to %3 slots.")
                       .arg(number)
                       .arg(m_path)
                       .arg(values::kMostDevices)
                       .toStdString());
  }
  m_hosts.push_back(host);
}

QByteArray HostFile::text() const {
  QByteArray text;
  for (const Host& host : m_hosts) {
    text += host.name.toUtf8() + " slots=" + QByteArray::number(qint64{host.ranks}) + '\n';
  }
  return text;
}

}  // namespace lanescope::app
