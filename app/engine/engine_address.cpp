// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_address.h"

#include <QCoreApplication>

#include "app/engine/host_name.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

const QString kLocal = QStringLiteral("local");
const QString kSsh = QStringLiteral("ssh:");
const QString kMpi = QStringLiteral("mpi:");
const QString kEngine = QStringLiteral("lanescope-engine");

}  // namespace

EngineAddress EngineAddress::parse(const QString& text) {
  EngineAddress address;
  if (text == kLocal) return address;
  // Starting several processes, or a connection, takes longer than starting one, and may have
  // longer pauses.
  address.m_limits.hello = std::chrono::seconds(20);
  address.m_limits.silence = std::chrono::seconds(20);
  if (text.startsWith(kMpi)) {
    address.m_ranks.emplace(text.mid(kMpi.size()));
    return address;
  }
  if (!text.startsWith(kSsh)) {
    //: %1: what was typed; "local", "ssh:HOST", "mpi:N" and "mpi:HOSTFILE" are typed as they stand
    values::refuse(tr("'%1' is not an engine; write local, ssh:HOST, mpi:N or mpi:HOSTFILE.")
                       .arg(text)
                       .toStdString());
  }
  address.m_host = text.mid(kSsh.size());
  if (address.m_host.isEmpty()) {
    values::refuse(tr("ssh: needs the name of a host, as in ssh:gpu-server.").toStdString());
  }
  if (address.m_host.startsWith(QLatin1Char('-'))) {
    //: %1: the name of a computer that was typed
    values::refuse(tr("The host '%1' begins with '-', which ssh would take for an option.")
                       .arg(address.m_host)
                       .toStdString());
  }
  if (!isHostName(address.m_host)) {
    constexpr qsizetype kShown = 80;
    //: %1: the name of a computer that was typed
    values::refuse(tr("'%1' is no name of a host: write HOST or USER@HOST with letters, digits, "
                      "'.', '-' and '_', or an address.")
                       .arg(address.m_host.left(kShown))
                       .toStdString());
  }
  return address;
}

QString EngineAddress::text() const {
  if (m_ranks) return kMpi + m_ranks->text();
  return isLocal() ? kLocal : kSsh + m_host;
}

QString EngineAddress::place() const {
  if (m_ranks) return m_ranks->place();
  //: Where an engine is: "The engine on this machine …"
  if (isLocal()) return tr("on this machine");
  //: Where an engine is: "The engine on gpu-server …". %1: name of a computer
  return tr("on %1").arg(m_host);
}

QString EngineAddress::program() const {
  if (!m_program.isEmpty()) return m_program;
  if (m_ranks) return m_ranks->program();
  if (!isLocal()) return QStringLiteral("ssh");
  return engineHere();
}

QString EngineAddress::engineHere() {
  return QCoreApplication::applicationDirPath() + QLatin1Char('/') + kEngine;
}

QStringList EngineAddress::arguments() const {
  if (!m_program.isEmpty()) return m_programArguments;
  if (m_ranks) return m_ranks->arguments(engineHere());
  if (isLocal()) return QStringList{QStringLiteral("--die-with-parent")} + m_ownArguments;
  return {QStringLiteral("-T"), QStringLiteral("-oBatchMode=yes"), QStringLiteral("--"), m_host,
          kEngine};
}

void EngineAddress::takeOwnKernel(const QString& folder, const QString& name) {
  if (m_ranks) {
    //: %1 a file
    values::refuse(
        tr("%1 runs in one process alone, and this engine has several.").arg(name).toStdString());
  }
  if (!isLocal()) {
    //: %1 a file
    values::refuse(
        tr("%1 runs on this machine alone: another one gets no code.").arg(name).toStdString());
  }
  m_ownKernel = name;
  // Its engine is new in some tens of milliseconds, and nothing else waits for it.
  m_limits.cancel = std::chrono::milliseconds(200);
  m_ownArguments = QStringList{QStringLiteral("--own-kernel"), folder};
}

void EngineAddress::setOwnDeviceKernel(const QString& folder, const QString& name) {
  takeOwnKernel(folder, name);
  m_ownArguments << QStringLiteral("--device");
  m_isForDevice = true;
}

void EngineAddress::setOwnKernel(const QString& folder, const QString& name, bool isUnconfined) {
  takeOwnKernel(folder, name);
  if (isUnconfined) m_ownArguments << QStringLiteral("--allow-unconfined");
}

void EngineAddress::setProgram(const QString& program, const QStringList& arguments) {
  m_program = program;
  m_programArguments = arguments;
}

}  // namespace lanescope::app
