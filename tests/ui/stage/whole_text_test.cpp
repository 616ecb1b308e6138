// SPDX-License-Identifier: GPL-3.0-or-later
//
// No view cuts what it says, however little room it has.
#include <gtest/gtest.h>

#include <QPainter>
#include <QRegularExpression>

#include "tests/gpu/trace/record_maker.h"
#include "ui/picture/picture_file.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

/// The texts of a picture that are cut. A line may end within "a[0 … 15]", where a space stands
/// before the dots.
QStringList shortenedIn(const StageScene& scene, StageViews views, QSize size, int step) {
  StageLook look;
  look.views = views;
  const QString svg = QString::fromUtf8(app::svgOf(size, {}, [&](QPainter& painter) {
    scene.paint(painter, QRect(QPoint(), size), look, step, 1.0, StageTheme::light());
  }));
  EXPECT_TRUE(svg.contains(QLatin1String("<text"))) << "nothing is said";
  static const QRegularExpression kShortened(QStringLiteral(">([^<>]*[^<>\\s]…)<"));
  QStringList texts;
  for (auto each = kShortened.globalMatch(svg); each.hasNext();) {
    texts += each.next().captured(1);
  }
  return texts;
}

class WholeText : public testing::TestWithParam<StageViewInfo> {};

TEST_P(WholeText, OfAViewIsNeverCut) {
  const StageScene scenes[] = {{test::makeDotShared({64, 16, 4}), 1},
                               {test::makeDotShared({5000, 256, 12}), 11},
                               {test::makeDotGlobal({100, 32, 2}), 0}};
  for (const StageScene& scene : scenes) {
    for (const QSize size : {QSize(310, 330), QSize(420, 380), QSize(640, 420), QSize(1250, 800)}) {
      for (int step = 0; step < scene.stepCount(); step += 1 + scene.stepCount() / 6) {
        const QStringList cut = shortenedIn(scene, GetParam().view, size, step);
        EXPECT_TRUE(cut.isEmpty())
            << scene.title().toStdString() << ", " << size.width() << " x " << size.height()
            << ", step " << step << ": " << cut.join(QLatin1String(" | ")).toStdString();
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Views, WholeText, testing::ValuesIn(stageViews()),
                         [](const testing::TestParamInfo<StageViewInfo>& view) {
                           std::string name = view.param.id.toStdString();
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace lanescope::ui
