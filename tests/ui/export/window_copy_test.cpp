// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDate>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>

#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_buttons.h"
#include "ui/numbers/work_page.h"
#include "ui/stage/scene/stage_picture.h"

namespace lanescope::ui {
namespace {

class CopyTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    QApplication::clipboard()->setText(QStringLiteral("before"));
  }
  [[nodiscard]] static QString svg() {
    return QString::fromUtf8(QApplication::clipboard()->mimeData()->data("image/svg+xml"));
  }
};

TEST_F(CopyTest, CtrlCOnTheStageCopiesItsPicture) {
  startRun(QStringLiteral("64"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  StagePage& page = this->page<StagePage>();
  page.stage().setFocus();
  ASSERT_TRUE(waitFor([&] { return page.stage().hasFocus(); }));
  const QSize size = page.pictureSize();
  QTest::keyClick(&page.stage(), Qt::Key_C, Qt::ControlModifier);
  const QImage image = QApplication::clipboard()->image();
  EXPECT_EQ(image.size(), size * 2);
  EXPECT_TRUE(svg().contains(QStringLiteral("<g id=\"dot_shared-memory\">")));
  EXPECT_TRUE(svg().contains(page.picture()->title()));
}

TEST_F(CopyTest, CtrlCInAFieldCopiesItsText) {
  startRun(QStringLiteral("64"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  auto* field = page<ParameterPanel>().findChild<QLineEdit*>();
  ASSERT_NE(field, nullptr);
  field->setFocus();
  field->selectAll();
  QTest::keyClick(field, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), field->text());
  EXPECT_TRUE(svg().isEmpty());
}

TEST_F(CopyTest, EveryChartHasOneRowOfButtons) {
  const auto rows = m_window->findChildren<ChartButtons*>();
  // Times, time line, errors, work, the sweep, devices, and the two histograms.
  EXPECT_EQ(rows.size(), 8);
  for (const ChartButtons* row : rows) {
    QStringList texts;
    for (const auto* button : row->findChildren<QPushButton*>()) texts << button->text();
    EXPECT_EQ(texts, QStringList({"Image", "Vector", "Table", "Copy"}));
  }
}

TEST_F(CopyTest, ACopiedChartSaysWhatItIsAndWhere) {
  auto& work = page<WorkPage>();
  work.begin({});
  work.findChild<ChartButtons*>()->copy();
  EXPECT_TRUE(svg().contains(QStringLiteral("<title>Work and depth of dot_shared</title>")));
  EXPECT_TRUE(svg().contains(QDate::currentDate().toString(Qt::ISODate)));
  EXPECT_FALSE(QApplication::clipboard()->image().isNull());
}

}  // namespace
}  // namespace lanescope::ui
