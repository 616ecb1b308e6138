// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/device_build.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <chrono>
#include <nlohmann/json.hpp>

#include "app/engine/child_process.h"
#include "app/files/output_file.h"
#include "app/lab/helper_program.h"
#include "app/text/matching.h"
#include "protocol/json_device_kernel.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using std::chrono::seconds;

constexpr seconds kLongestCompiling{60};
constexpr seconds kLongestLook{20};
constexpr int kSecondsForDevice = 60;
constexpr qint64 kMostMemoryForDevice = qint64{8} << 30;
constexpr qint64 kMostCode = qint64{512} << 20;
const QString kPlainName = QStringLiteral("kernel.cu");

QString beside(const char* path) {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() + QLatin1Char('/') +
                         QLatin1String(path));
}

/// Returns the folders in which the user's environment has NVRTC, beside those of the system.
QStringList libraryFolders() {
  QStringList folders;
  for (const char* const name : {"CUDA_PATH", "CUDA_HOME"}) {
    const QString root = QString::fromLocal8Bit(qgetenv(name));
    if (root.isEmpty()) continue;
    folders << root + QStringLiteral("/lib64") << root + QStringLiteral("/lib");
  }
  folders << QString::fromLocal8Bit(qgetenv("LD_LIBRARY_PATH"))
                 .split(QLatin1Char(':'), Qt::SkipEmptyParts);
  QStringList found;
  for (const QString& folder : folders) {
    const QStringList libraries =
        QDir(folder).entryList({QStringLiteral("libnvrtc.so.*")}, QDir::Files);
    const QString place = QFileInfo(folder).canonicalFilePath();
    if (!libraries.isEmpty() && !found.contains(place)) found << place;
  }
  return found;
}

values::DeviceKernel readReport(const QString& path) {
  QFile file(path);
  const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  return engine::deviceKernelFromJson(
      nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, false));
}

}  // namespace

DeviceBuild::DeviceBuild()
    : m_program(helperProgram("lanescope-device-compiler")),
      m_includes(beside("../include/lanescope")) {
  if (!QFileInfo(m_program).isExecutable() ||
      !QFileInfo::exists(m_includes + QStringLiteral("/device/recorded_kernel.cuh"))) {
    //: %1 a folder
    values::unavailable(
        tr("Lanescope's compiler of kernels for a GPU, or its headers, are missing beside %1.")
            .arg(m_program)
            .toStdString());
  }
}

std::vector<int> DeviceBuild::capabilities() const {
  ChildProcess process;
  std::vector<int> all;
  if (!process.start(m_program, {QStringLiteral("--gpus")}).isEmpty() ||
      !process.waitForFinished(kLongestLook) || process.exitCode() != 0) {
    return all;
  }
  for (const QByteArray& line : process.readAllStandardOutput().split('\n')) {
    if (const int capability = line.toInt(); capability > 0) all.push_back(capability);
  }
  return all;
}

int DeviceBuild::capabilityOf(int gpu) const {
  const std::vector<int> all = capabilities();
  if (all.empty()) return kWithoutGpu;
  if (gpu < 0 || static_cast<std::size_t>(gpu) >= all.size()) {
    //: %1, %2: numbers
    values::refuse(tr("There is no GPU %1; this machine has %2, numbered from 0.")
                       .arg(gpu)
                       .arg(all.size())
                       .toStdString());
  }
  return all[static_cast<std::size_t>(gpu)];
}

QStringList DeviceBuild::argumentsFor(const std::vector<std::string>& entries, int capability,
                                      const QString& folder) const {
  QStringList limits{"--write",   folder,
                     "--memory",  QString::number(kMostMemoryForDevice),
                     "--file",    QString::number(kMostCode),
                     "--seconds", QString::number(kSecondsForDevice),
                     "--run",     m_program,
                     "--read",    m_includes};
  QStringList command{m_program, "--headers", m_includes, "--capability",
                      QString::number(capability)};
  for (const std::string& entry : entries) command << "--entry" << QString::fromStdString(entry);
  for (const QString& libraries : libraryFolders()) {
    limits << "--read" << libraries;
    command << "--libraries" << libraries;
  }
  // Of a bundle: the libraries of its programs.
  if (const QString own = beside("../lib"); QFileInfo::exists(own)) limits << "--read" << own;
  if (m_isUnconfined) limits << "--unconfined";
  return limits + QStringList{"--"} + command + QStringList{folder};
}

values::DeviceKernel DeviceBuild::compile(const ReadFile& file,
                                          const std::vector<std::string>& entries, int capability,
                                          const QString& folder,
                                          const HostCompiler::Refuse& refuse) const {
  writeFile(folder + QStringLiteral("/plain.cu"), file.plain);
  writeFile(folder + QStringLiteral("/recorded.cu"), file.text);
  //: %1 why
  const QString failed = tr("The compiler of kernels for a GPU did not work: %1.");
  ChildProcess process;
  if (const QString why = process.start(helperProgram("lanescope-confine"),
                                        argumentsFor(entries, capability, folder));
      !why.isEmpty()) {
    values::unavailable(failed.arg(why).toStdString());
  }
  process.closeInput();
  if (!process.waitForFinished(kLongestCompiling)) {
    process.kill();
    //: Why a compiler has ended.
    values::unavailable(failed.arg(tr("it took longer than a minute")).toStdString());
  }
  const QString errors = QString::fromUtf8(process.readAllStandardError());
  if (process.wasEndedBySignal()) {
    //: Why a compiler has ended. %1: a number
    const QString why = tr("a limit of its time or memory ended it (signal %1)");
    values::unavailable(failed.arg(why.arg(process.exitCode())).toStdString());
  }
  if (process.exitCode() == 0) return readReport(folder + QStringLiteral("/device.json"));
  static const QRegularExpression kComplaint(
      QStringLiteral(R"(^(\w+\.cu):(\d+):(\d+): error: ([^\n]*))"));
  if (const auto complaint = firstMatch(kComplaint, errors); complaint.hasMatch()) {
    const int line = complaint.captured(2).toInt();
    const int column = complaint.captured(3).toInt();
    const bool isPlain = complaint.captured(1) == kPlainName;
    refuse({line, isPlain ? column : file.columnOf(line, column), complaint.captured(4)});
  }
  // A sentence of the program, such as what to install.
  static const QString kSaid = QStringLiteral("lanescope-device-compiler: ");
  const qsizetype said = errors.indexOf(kSaid);
  if (said >= 0) {
    values::unavailable(
        errors.mid(said + kSaid.size()).section(QLatin1Char('\n'), 0, 0).toStdString());
  }
  QString how = errors.section(QLatin1Char('\n'), 0, 0).trimmed();
  while (how.endsWith(QLatin1Char('.'))) how.chop(1);
  values::unavailable(failed.arg(how).toStdString());
}

}  // namespace lanescope::app
