// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QLabel>

#include "tests/ui/theme/color_vision.h"
#include "ui/kernel/cuda_lexer.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/message_strip.h"

namespace lanescope::ui {
namespace {

/// As in the test of the stage's themes.
constexpr double kApart = 10.0;
/// Of lines and bars against what they stand on, by WCAG 2.1.
constexpr double kGraphicContrast = 3.0;

class Themes : public testing::TestWithParam<ThemeId> {
 protected:
  void expectReadable(const QColor& text, const QColor& ground) const {
    EXPECT_GE(contrastRatio(text, ground), m_theme.id == ThemeId::highContrast ? 7.0 : 4.5)
        << text.name().toStdString() << " on " << ground.name().toStdString();
  }
  static void expectApart(const QList<QColor>& colors) {
    for (qsizetype i = 0; i < colors.size(); ++i) {
      for (qsizetype j = i + 1; j < colors.size(); ++j) {
        EXPECT_GE(test::leastDifference(colors[i], colors[j]), kApart)
            << colors[i].name().toStdString() << " and " << colors[j].name().toStdString();
      }
    }
  }

  const StageTheme m_theme = StageTheme::of(GetParam());
};

TEST_P(Themes, KeepWhatAChartShowsApartForEveryEye) {
  const ChartColors colors = ChartColors::of(m_theme);
  expectApart(colors.phases);
  QList<QColor> lines = colors.cpu;
  lines += colors.gpu;
  expectApart(lines);
  for (const QColor& each : lines + colors.phases) {
    EXPECT_GE(contrastRatio(each, m_theme.background), kGraphicContrast)
        << each.name().toStdString();
  }
}

TEST_P(Themes, KeepTheSourceReadable) {
  CudaLexer lexer;
  lexer.setTheme(m_theme);
  for (int style = 0; style < 128; ++style) {
    if (lexer.description(style).isEmpty()) continue;
    expectReadable(lexer.color(style), lexer.paper(style));
    expectReadable(lexer.color(style), m_theme.marked());  // on the running line
  }
}

TEST_P(Themes, KeepBadgesAndMessagesReadable) {
  for (const Badge::Tone tone :
       {Badge::Tone::neutral, Badge::Tone::accent, Badge::Tone::good, Badge::Tone::bad}) {
    Badge badge;
    badge.setTheme(m_theme);
    badge.set(QStringLiteral("Passed"), tone);
    badge.resize(badge.sizeHint());
    const QImage picture = badge.grab().toImage();
    const QColor ground = picture.pixelColor(picture.width() / 2, 2);
    expectReadable(badge.palette().color(QPalette::WindowText), ground);
  }
  for (const MessageStrip::Tone tone : {MessageStrip::Tone::note, MessageStrip::Tone::trouble}) {
    MessageStrip strip;
    strip.setTheme(m_theme);
    strip.say(QStringLiteral("A sentence."), tone);
    expectReadable(strip.palette().color(QPalette::WindowText),
                   strip.palette().color(QPalette::Window));
  }
}

INSTANTIATE_TEST_SUITE_P(All, Themes,
                         testing::Values(ThemeId::light, ThemeId::dark, ThemeId::highContrast));

}  // namespace
}  // namespace lanescope::ui
