// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <signal.h>

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>

// What /proc says of another process; proc(5).

namespace lanescope::tests {

/// Whether the process would come to its end by SIGTERM in its own way; proc(5).
inline bool catchesTerm(qint64 pid) {
  QFile file(QStringLiteral("/proc/%1/status").arg(pid));
  if (!file.open(QIODevice::ReadOnly)) return false;
  const QByteArray text = file.readAll();
  constexpr int kHexDigits = 16;
  const QByteArray mask = text.mid(text.indexOf("SigCgt:") + 7).trimmed().left(kHexDigits);
  return (mask.toULongLong(nullptr, kHexDigits) >> (SIGTERM - 1) & 1U) != 0;
}

/// Sees when a process has nothing to do any more: it sleeps whenever one looks, and takes no
/// processor time. One that the machine has no time for does not sleep.
class Rest {
 public:
  bool look(qint64 pid) {
    QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray text = file.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    constexpr int kUser = 11;
    constexpr int kSystem = 12;
    constexpr int kLooks = 10;
    const long ticks = fields.value(kUser).toLong() + fields.value(kSystem).toLong();
    if (fields.value(0) == "S" && ticks <= m_ticks + 1) return ++m_looks >= kLooks;
    m_ticks = ticks;
    m_looks = 0;
    return false;
  }

 private:
  long m_ticks = 0;
  int m_looks = 0;
};

}  // namespace lanescope::tests
