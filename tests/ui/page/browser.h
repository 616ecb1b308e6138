// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStandardPaths>

#include "tests/ui/page/page_file.h"

namespace lanescope::tests {

inline QString browser() {
  for (const char* const name :
       {"chromium", "chromium-headless-shell", "chromium-browser", "google-chrome"}) {
    QString found = QStandardPaths::findExecutable(QLatin1String(name));
    if (!found.isEmpty()) return found;
  }
  return {};
}

/// Shows pages in Chromium; skipped where there is none.
class BrowserTest : public PageTest {
 protected:
  static constexpr QSize kSize{1200, 700};

  void SetUp() override {
    if (browser().isEmpty()) GTEST_SKIP() << "there is no Chromium";
  }
  [[nodiscard]] Answer browse(const QString& page, const QString& fragment,
                              const QStringList& options) const {
    QProcess process;
    prepare(process, {}, m_folder.path());
    process.setProgram(browser());
    process.setArguments(
        QStringList{"--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                    "--force-device-scale-factor=1", "--virtual-time-budget=20000",
                    "--user-data-dir=" + path("profile"),
                    QStringLiteral("--window-size=%1,%2").arg(kSize.width()).arg(kSize.height())} +
        options + QStringList{"file://" + path(page) + '#' + fragment});
    return finish(process);
  }
  [[nodiscard]] QImage shot(const QString& page, const QString& fragment) const {
    const QString file = path("shot.png");
    QFile::remove(file);
    const Answer answer = browse(page, fragment, {"--screenshot=" + file});
    const QImage image(file);
    EXPECT_EQ(image.size(), kSize) << answer.err.toStdString();
    return image.convertToFormat(QImage::Format_RGB32);
  }
  /// The page with a script of the test's own, which the page's policy would not let in.
  void addScript(const QString& page, const QByteArray& script) const {
    QByteArray text = bytesOf(page);
    const qsizetype from = text.indexOf("<meta http-equiv=\"Content-Security-Policy\"");
    text.remove(from, text.indexOf('\n', from) - from);
    text.replace("</body>", "<script>" + script + "</script></body>");
    QFile file(path(page));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
};

}  // namespace lanescope::tests
