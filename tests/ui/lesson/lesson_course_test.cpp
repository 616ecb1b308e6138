// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QPixmap>
#include <array>
#include <optional>

#include "app/lesson/lesson_library.h"
#include "app/text/translation.h"
#include "tests/ui/lesson/lesson_fixture.h"
#include "tests/ui/window/clipped_text.h"

namespace lanescope::ui {
namespace {

const std::array kSizes{QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)};

/// The program's lessons in one language.
class CourseTest : public LessonTest, public testing::WithParamInterface<Language> {
 protected:
  void SetUp() override {
    m_translation.emplace(GetParam());
    LessonTest::SetUp();
  }
  void TearDown() override {
    m_window.reset();
    m_translation.reset();
  }

  /// Looks at one size after the other from page to page, and at all of them where
  /// `LANESCOPE_SHOTS` names a folder for pictures.
  void lookAtPage(const QString& name) {
    const QString folder = qEnvironmentVariable("LANESCOPE_SHOTS");
    const QSize usual = kSizes.at(m_pages++ % kSizes.size());
    for (const QSize size : kSizes) {
      if (folder.isEmpty() && size != usual) continue;
      m_window->resize(size);
      waitForLayout();
      const QString what =
          QStringLiteral("%1 page %2 at %3").arg(name).arg(lesson().number() + 1).arg(size.width());
      EXPECT_EQ(textsInSight(*m_window).clipped.join(u'\n').toStdString(), "")
          << what.toStdString();
      if (folder.isEmpty()) continue;
      const QString file = QString::fromLatin1(infoOf(GetParam()).code) + u' ' + what;
      m_window->grab().save(QDir(folder).filePath(file + QStringLiteral(".png")));
    }
  }

  std::size_t m_pages = 0;
  std::optional<Translation> m_translation;
};

TEST_P(CourseTest, EveryPageSetsItsStageAndNoWordIsClipped) {
  const QStringList names = app::shippedNames(app::ShippedKind::lesson);
  ASSERT_FALSE(names.isEmpty());
  for (const QString& name : names) {
    const int before = m_set;
    lesson().open(name);
    ASSERT_TRUE(waitFor([&] { return m_set > before; })) << sentence().toStdString();
    ASSERT_EQ(lesson().lesson()->text.front.language, QLatin1String(infoOf(GetParam()).code));
    const auto last = static_cast<int>(lesson().lesson()->text.pages.size()) - 1;
    while (true) {
      ASSERT_TRUE(waitFor([this] { return !lesson().isSettingStage(); }));
      EXPECT_EQ(sentence().toStdString(), "")
          << name.toStdString() << " page " << lesson().number() + 1;
      lookAtPage(name);
      if (lesson().number() == last) break;
      lesson().next();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, CourseTest,
                         testing::Values(Language::english, Language::slovenian,
                                         Language::traditionalChinese),
                         [](const auto& language) {
                           return std::string(infoOf(language.param).code);
                         });

}  // namespace
}  // namespace lanescope::ui
