// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <vector>

#include "tests/app/engine/engine_listener.h"

namespace lanescope::tests {

/// An engine of several processes under Open MPI. It is skipped where there is none. Processes
/// whose parents have ended become children of the test, so that none goes unseen.
class EngineMpi : public testing::Test {
 protected:
  void SetUp() override;
  /// Checks that no process is left.
  void TearDown() override;

  [[nodiscard]] static values::AllReduceRequest requestOf(values::AllReduce algorithm,
                                                          std::int64_t devices, std::int64_t n);
  /// Writes an executable script into the folder.
  void writeScript(const QString& name, const QString& text) const;
  [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
  /// Puts this folder in front of PATH, or in its place.
  void setPath(const QString& text);

  QTemporaryDir m_folder;
  QByteArray m_oldPath = qgetenv("PATH");
};

/// All processes below this one.
[[nodiscard]] std::vector<qint64> descendants();
/// The processes below this one that are ranks of an engine.
[[nodiscard]] std::vector<qint64> ranksBelow();
/// Waits until no process is left below this one.
[[nodiscard]] bool waitForNoDescendants();

}  // namespace lanescope::tests
