// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QTemporaryDir>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {

/// Writes pages with `lanescope render` in a temporary folder and reads them.
class PageTest : public testing::Test {
 protected:
  [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
  void render(const QStringList& kernel, const QString& name,
              const QStringList& options = {}) const {
    const Answer answer = runProgram(QStringList{"render"} + kernel + options +
                                         QStringList{"--backend", "emulator", "--out", name},
                                     m_folder.path());
    ASSERT_TRUE(answer.code == 0 || answer.code == 1) << answer.err.toStdString();
  }
  [[nodiscard]] QByteArray bytesOf(const QString& name) const {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    return file.readAll();
  }
  /// What stands between two texts of a page.
  static QByteArray between(const QByteArray& page, const QByteArray& begin,
                            const QByteArray& end) {
    const qsizetype from = page.indexOf(begin) + begin.size();
    return page.mid(from, page.indexOf(end, from) - from);
  }
  static nlohmann::json dataOf(const QByteArray& page) {
    const QByteArray packed =
        QByteArray::fromBase64(between(page, "<script id=\"data\" type=\"text/plain\">", "<"));
    // qUncompress wants a length first, and takes it for a guess.
    return nlohmann::json::parse(qUncompress(QByteArray("\0\x10\0\0", 4) + packed).toStdString());
  }

  QTemporaryDir m_folder;
};

}  // namespace lanescope::tests
