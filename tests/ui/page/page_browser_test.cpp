// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <cmath>
#include <cstdlib>

#include "tests/ui/page/browser.h"

namespace lanescope::tests {
namespace {

const QStringList kSized{"--size", "1200x700"};

/// The largest difference of a colour's mean over squares of 8 pixels, 0 to 255. Two renderers
/// smooth the edges of lines and letters in different ways, which hardly changes a mean.
double largestDifference(const QImage& one, const QImage& other) {
  constexpr int kSide = 8;
  double largest = 0;
  for (int top = 0; top + kSide <= one.height(); top += kSide) {
    for (int left = 0; left + kSide <= one.width(); left += kSide) {
      std::array<int, 3> sum{};
      for (int y = top; y < top + kSide; ++y) {
        for (int x = left; x < left + kSide; ++x) {
          const QRgb a = one.pixel(x, y);
          const QRgb b = other.pixel(x, y);
          sum[0] += qRed(a) - qRed(b);
          sum[1] += qGreen(a) - qGreen(b);
          sum[2] += qBlue(a) - qBlue(b);
        }
      }
      for (const int each : sum) {
        largest = std::max(largest, std::abs(each) / static_cast<double>(kSide * kSide));
      }
    }
  }
  return largest;
}

/// The picture with a part of it moved to the right.
QImage shifted(const QImage& image, const QRect& part, int by) {
  QImage moved = image;
  QPainter painter(&moved);
  painter.drawImage(part.topLeft() + QPoint(by, 0), image, part);
  return moved;
}

class PageInBrowser : public BrowserTest {
 protected:
  static constexpr double kTolerance = 30;

  void expectSamePixels(const QStringList& kernel, const QStringList& steps,
                        const QString& theme) const {
    const QStringList options = kSized + QStringList{"--theme", theme};
    render(kernel, "page.html", options);
    for (const QString& step : steps) {
      render(kernel, "step.png", options + QStringList{"--steps", step});
      const QImage drawn = shot("page.html", "step=" + step + "&only=stage");
      const QImage truth = QImage(path("step.png")).convertToFormat(QImage::Format_RGB32);
      ASSERT_EQ(truth.size(), drawn.size());
      const double difference = largestDifference(drawn, truth);
      std::printf("%s, step %s, %s: %.1f\n", kernel.front().toStdString().c_str(),
                  step.toStdString().c_str(), theme.toStdString().c_str(), difference);
      EXPECT_LT(difference, kTolerance)
          << kernel.front().toStdString() << ", step " << step.toStdString();
    }
  }
};

TEST_F(PageInBrowser, AStepHasTheWindowsPixels) {
  expectSamePixels({"dot_shared", "--n", "64", "--block", "32"}, {"1", "5", "9"}, "light");
  expectSamePixels({"scan_blelloch", "--n", "64"}, {"20", "66"}, "dark");
  expectSamePixels(
      {"matmul_tiled", "--n", "16", "--m", "16", "--k", "16", "--view", "memory,warps,banks"},
      {"9"}, "high-contrast");
  expectSamePixels({"dot_shared", "--n", "1024", "--block", "1024", "--view", "memory,grid"}, {"7"},
                   "light");
}

TEST_F(PageInBrowser, AShiftedElementIsNoticed) {
  const QStringList dot{"dot_shared", "--n", "64", "--block", "32"};
  render(dot, "page.html", kSized);
  render(dot, "step.png", kSized + QStringList{"--steps", "5"});
  const QImage truth = QImage(path("step.png")).convertToFormat(QImage::Format_RGB32);
  const QImage drawn = shot("page.html", "step=5&only=stage");
  EXPECT_LT(largestDifference(drawn, truth), kTolerance);
  // The sentence, and a strip of cells.
  EXPECT_GT(largestDifference(shifted(drawn, {0, 640, 430, 30}, 4), truth), kTolerance);
  EXPECT_GT(largestDifference(shifted(drawn, {100, 60, 200, 300}, 6), truth), kTolerance);
}

TEST_F(PageInBrowser, APageStepsPlaysAndMarksAnswers) {
  render({"dot_shared", "--n", "64", "--block", "32"}, "page.html", kSized);
  const nlohmann::json data = dataOf(bytesOf("page.html"))["stages"][0];
  const nlohmann::json& first = data["questions"][0];
  const std::string answer = first["answer"];
  const QByteArray step = QByteArray::number(first["step"].get<int>());
  addScript("page.html",
            "const id = (name) => document.getElementById(name);\n"
            "const log = [];\n"
            "const wait = setInterval(() => {\n"
            "  if (id('page').hidden) return;\n"
            "  clearInterval(wait);\n"
            "  id('forward').click(); log.push(id('place').textContent);\n"
            "  id('back').click(); log.push(id('place').textContent);\n"
            "  id('scrub').value = " +
                step +
                " - 1;\n"
                "  id('scrub').dispatchEvent(new Event('input'));\n"
                "  id('predict').click();\n"
                "  id('forward').click(); log.push(id('question').hidden);\n"
                "  id('answer').value = 'many'; id('check').click();\n"
                "  log.push(id('verdict').textContent);\n"
                "  id('answer').value = '" +
                QByteArray::fromStdString(answer) +
                "';\n"
                "  id('check').click(); log.push(id('verdict').className);\n"
                "  log.push(id('score').textContent);\n"
                "  id('go-on').click(); log.push(id('scrub').value === '" +
                step +
                "');\n"
                "  id('predict').click(); id('speed').value = 8; id('play').click();\n"
                "  setTimeout(() => {\n"
                "    log.push(id('scrub').value === id('scrub').max);\n"
                "    document.body.dataset.log = log.join('|');\n"
                "  }, 15000);\n"
                "}, 50);\n");
  const QByteArray page = browse("page.html", "", {"--dump-dom"}).out;
  const std::string count = std::to_string(data["count"].get<int>());
  EXPECT_EQ(between(page, "data-log=\"", "\"").toStdString(),
            "step 2 of " + count + "|step 1 of " + count +
                "|false|Type a number, NaN or inf.|right|1 of 1 right|true|true");
}

}  // namespace
}  // namespace lanescope::tests
