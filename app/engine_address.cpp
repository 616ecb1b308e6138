// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine_address.h"

#include <QCoreApplication>
#include <algorithm>

#include "values/error.h"

namespace lanescope::app {
namespace {

const QString kLocal = QStringLiteral("local");
const QString kSsh = QStringLiteral("ssh:");
const QString kEngine = QStringLiteral("lanescope-engine");

bool isBlankOrControl(QChar character) {
  return character.isSpace() || character.category() == QChar::Other_Control;
}

}  // namespace

EngineAddress EngineAddress::parse(const QString& text) {
  EngineAddress address;
  if (text == kLocal) return address;
  if (!text.startsWith(kSsh)) {
    values::refuse(tr("'%1' is not an engine; write local or ssh:HOST.").arg(text).toStdString());
  }
  address.m_host = text.mid(kSsh.size());
  if (address.m_host.isEmpty()) {
    values::refuse(tr("ssh: needs the name of a host, as in ssh:gpu-server.").toStdString());
  }
  if (address.m_host.startsWith(QLatin1Char('-'))) {
    values::refuse(tr("The host '%1' begins with '-', which ssh would take for an option.")
                       .arg(address.m_host)
                       .toStdString());
  }
  if (std::any_of(address.m_host.cbegin(), address.m_host.cend(), isBlankOrControl)) {
    values::refuse(tr("The host '%1' holds white space or a control character.")
                       .arg(address.m_host.simplified())
                       .toStdString());
  }
  // A connection takes longer to make and is allowed longer pauses than a pipe.
  address.m_limits.hello = std::chrono::seconds(20);
  address.m_limits.silence = std::chrono::seconds(10);
  return address;
}

QString EngineAddress::text() const {
  return isLocal() ? kLocal : kSsh + m_host;
}

QString EngineAddress::place() const {
  return isLocal() ? tr("on this machine") : tr("on %1").arg(m_host);
}

QString EngineAddress::program() const {
  if (!m_program.isEmpty()) return m_program;
  if (!isLocal()) return QStringLiteral("ssh");
  return QCoreApplication::applicationDirPath() + QLatin1Char('/') + kEngine;
}

QStringList EngineAddress::arguments() const {
  if (!m_program.isEmpty()) return m_programArguments;
  if (isLocal()) return {QStringLiteral("--die-with-parent")};
  return {QStringLiteral("-T"), QStringLiteral("-oBatchMode=yes"), QStringLiteral("--"), m_host,
          kEngine};
}

void EngineAddress::setProgram(const QString& program, const QStringList& arguments) {
  m_program = program;
  m_programArguments = arguments;
}

}  // namespace lanescope::app
