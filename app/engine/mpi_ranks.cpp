// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/mpi_ranks.h"

#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include "app/engine/host_file.h"
#include "app/text/matching.h"
#include "request/all_reduce.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

/// Makes a folder in memory, where there is one, and removes those of programs that were killed.
std::shared_ptr<const ScratchFolder> makeScratch() {
  const QString memory = QStringLiteral("/dev/shm");
  const QDir around(QFileInfo(memory).isWritable() ? memory : QDir::tempPath());
  sweepScratchFolders(around);
  return std::make_shared<const ScratchFolder>(around.filePath(QStringLiteral("ranks")));
}

}  // namespace

MpiRanks::MpiRanks(const QString& text) : m_text(text), m_scratch(makeScratch()) {
  static const QRegularExpression kNumber(
      QRegularExpression::anchoredPattern(QStringLiteral("-?\\d+")));
  if (text.isEmpty()) {
    values::refuse(
        tr("mpi: needs a number of processes or a file of hosts, as in mpi:4.").toStdString());
  }
  if (isMatch(kNumber, text)) {
    bool isNumber = false;
    m_count = text.toLongLong(&isNumber);
    if (!isNumber || m_count < 1 || m_count > values::kMostDevices) {
      //: %1: what was typed; %2: a number
      values::refuse(tr("mpi:%1 does not have from 1 to %2 processes.")
                         .arg(text)
                         .arg(values::kMostDevices)
                         .toStdString());
    }
  } else {
    readHosts();
  }
  findProgram();
}

void MpiRanks::readHosts() {
  const HostFile hosts(m_text);
  m_count = hosts.ranks();
  m_isOnHosts = true;
  QFile copy(hostFile());
  if (!copy.open(QIODevice::WriteOnly) || copy.write(hosts.text()) < 0 || !copy.flush()) {
    //: %1: a file
    values::unavailable(tr("%1 cannot be written.").arg(copy.fileName()).toStdString());
  }
}

QString MpiRanks::hostFile() const {
  return m_scratch->filePath(QStringLiteral("hosts"));
}

void MpiRanks::findProgram() {
  m_program = QStandardPaths::findExecutable(QStringLiteral("mpirun"));
  if (m_program.isEmpty() && qEnvironmentVariableIsSet("SLURM_JOB_ID") && !m_isOnHosts) {
    m_program = QStandardPaths::findExecutable(QStringLiteral("srun"));
    m_isSrun = !m_program.isEmpty();
  }
  if (m_program.isEmpty()) {
    values::unavailable(
        tr("mpirun is not installed; Debian's package openmpi-bin has it.").toStdString());
  }
  if (m_isOnHosts && QStandardPaths::findExecutable(QStringLiteral("ssh")).isEmpty()) {
    values::unavailable(
        tr("ssh is not installed, by which mpirun reaches the hosts.").toStdString());
  }
}

QString MpiRanks::place() const {
  //: Where an engine is: "The engine under MPI on this machine …"
  if (!m_isOnHosts) return tr("under MPI on this machine");
  //: Where an engine is: "The engine under MPI on the hosts of lab.txt …". %1: a file
  return tr("under MPI on the hosts of %1").arg(m_text);
}

QStringList MpiRanks::mpirunArguments() const {
  // Several ranks share a core where there are more of them than cores.
  QStringList arguments{QStringLiteral("--oversubscribe"), QStringLiteral("--bind-to"),
                        QStringLiteral("none")};
  // Open MPI refuses root, lest a faulty program harm the system. These ranks do what the engine
  // does without MPI, as the same user.
  if (::geteuid() == 0) arguments << QStringLiteral("--allow-run-as-root");
  // Open MPI 5 has other names for some; each takes no notice of the other's.
  const auto set = [&arguments](const char* variable, const QString& value) {
    arguments << QStringLiteral("--mca") << QLatin1String(variable) << value;
  };
  if (m_isOnHosts) {
    arguments << QStringLiteral("--hostfile") << hostFile();
    const QString options = QStringLiteral("-oBatchMode=yes -oConnectTimeout=4");
    set("orte_keep_fqdn_hostnames", QStringLiteral("1"));
    set("prte_keep_fqdn_hostnames", QStringLiteral("1"));
    set("plm_rsh_args", options);
    set("plm_ssh_args", options);
  } else {
    set("orte_tmpdir_base", m_scratch->path());
    set("prte_tmpdir_base", m_scratch->path());
    set("btl_vader_backing_directory", m_scratch->path());
  }
  return arguments << QStringLiteral("-np");
}

QStringList MpiRanks::arguments(const QString& engine) const {
  // Only rank 0 reads standard input, and one rank that ends ends all.
  const QStringList srun{QStringLiteral("--mpi=pmix"), QStringLiteral("--input=0"),
                         QStringLiteral("--kill-on-bad-exit=1"), QStringLiteral("--wait=3"),
                         QStringLiteral("--ntasks")};
  const QString count = QString::number(m_count);
  return (m_isSrun ? srun : mpirunArguments()) + QStringList{count, engine,
                                                             QStringLiteral("--die-with-parent"),
                                                             QStringLiteral("--mpi"), count};
}

}  // namespace lanescope::app
