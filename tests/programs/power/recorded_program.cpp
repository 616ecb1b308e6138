// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/programs/power/recorded_program.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <algorithm>
#include <fstream>
#include <iterator>
#include <random>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {

namespace fs = std::filesystem;

FolderContent contentOfFolder(const fs::path& folder) {
  FolderContent content;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string name = entry.path().lexically_relative(folder).native();
    if (entry.is_directory()) {
      content[name + "/"];
    } else {
      std::ifstream in(entry.path(), std::ios::binary);
      content[name] = {std::istreambuf_iterator<char>(in), {}};
    }
  }
  return content;
}

RecordedProgram::RecordedProgram(const QString& program, const QStringList& arguments,
                                 const QString& folder)
    : m_disk(folder.toStdString()) {
  Disk after(folder.toStdString());
  const QTemporaryDir beside;
  const QString log = beside.filePath("log");
  QProcess process;
  prepare(process, arguments, folder);
  process.setProgram(program);
  QProcessEnvironment environment = process.processEnvironment();
  environment.insert("LD_PRELOAD", LANESCOPE_DISK_RECORDER);
  environment.insert("LANESCOPE_DISK_FOLDER", QDir(folder).canonicalPath());
  environment.insert("LANESCOPE_DISK_LOG", log);
  environment.insert("LANESCOPE_DISK_PARENT", QString::number(QCoreApplication::applicationPid()));
  process.setProcessEnvironment(environment);
  const Answer answer = finish(process);
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  m_operations = readDiskOperations(log.toStdString());
  for (const DiskOperation& each : m_operations) after.apply(each);
  const QTemporaryDir again;
  after.write(again.path().toStdString());
  EXPECT_TRUE(contentOfFolder(again.path().toStdString()) == contentOfFolder(folder.toStdString()))
      << "The recorder has missed something.";
}

void RecordedProgram::losePower(int count, const std::function<void(const Loss&)>& check) {
  std::string told;
  const auto losses = static_cast<std::size_t>(count);
  const std::size_t points = m_operations.size() + 1;
  for (std::size_t point = 0; point < points; ++point) {
    for (std::size_t i = losses * point / points; i < losses * (point + 1) / points; ++i) {
      SCOPED_TRACE("operation " + std::to_string(point) + ", loss " + std::to_string(i));
      const QTemporaryDir folder;
      std::mt19937_64 random(i);
      m_disk.writeAfterLoss(folder.path().toStdString(), random);
      check({folder, told, point + 1 == points});
      if (testing::Test::HasFailure()) return;
    }
    if (point == m_operations.size()) break;
    m_disk.apply(m_operations[point]);
    if (m_operations[point].kind == DiskOperation::Kind::told) told += m_operations[point].data;
  }
}

}  // namespace lanescope::tests
