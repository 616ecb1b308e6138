// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/step_lists.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>

namespace lanescope::app {
namespace {

using Ids = StepLists::Ids;

/// Does what the page's script does with a change.
Ids changed(const Ids& before, const QByteArray& text) {
  const auto change = nlohmann::json::parse(text.toStdString()).get<std::vector<int>>();
  Ids after;
  std::size_t from = 0;
  for (std::size_t i = 0; i + 1 < change.size(); i += 2) {
    const int what = change[i];
    if (what < 0) from += static_cast<std::size_t>(-1 - what);
    for (int j = 0; j < change[i + 1]; ++j)
      after.push_back(what < 0 ? before.at(from++) : what + j);
  }
  return after;
}

PaintCommand rect(int x, QRgb color) {
  return {{PaintCommand::rect, 0, -1, x, 0, 1000, 1000}, {0, color}};
}

TEST(StepLists, AChangeLeadsFromEachListToTheNext) {
  std::mt19937 random(1);
  Ids before;
  for (int step = 0; step < 200; ++step) {
    // Parts move, vanish, come anew and repeat, as clips do.
    Ids after = before;
    for (int i = 0; i < 8; ++i) {
      const auto place = after.begin() + static_cast<std::ptrdiff_t>(random() % (after.size() + 1));
      const int id = static_cast<int>(random() % 40);
      if (place != after.end() && random() % 3 == 0) {
        after.erase(place);
      } else {
        after.insert(place, {id, id + 1, 0});
      }
    }
    EXPECT_EQ(changed(before, StepLists::changeOf(before, after)), after) << step;
    before = after;
  }
}

TEST(StepLists, AnEqualListIsOneCopy) {
  EXPECT_EQ(StepLists::changeOf({5, 6, 7, 9}, {5, 6, 7, 9}), "[-1,4]");
  EXPECT_EQ(StepLists::changeOf({}, {0, 1, 2, 3}), "[0,4]");
  EXPECT_EQ(StepLists::changeOf({1, 2, 3}, {}), "[]");
}

TEST(StepLists, ThemesShareACommandThatDiffersInColoursAlone) {
  StepLists lists;
  const std::vector<std::vector<PaintCommand>> themes{{rect(0, 0xffff0000)}, {rect(0, 0xff00ff00)}};
  EXPECT_EQ(lists.add(themes), Ids{0});
  EXPECT_EQ(lists.forms(), QList<QByteArray>{"[1,0,-1,0,0,1000,1000]"});
  EXPECT_EQ(lists.colors(), (QList<QByteArray>{"\"\"", "[\"#ff0000\",\"#00ff00\"]"}));
  EXPECT_EQ(lists.add(themes), Ids{0});
}

TEST(StepLists, AThemeWithOtherCommandsHasThemForItself) {
  StepLists lists;
  const std::vector<std::vector<PaintCommand>> themes{{rect(0, 0xffff0000)},
                                                      {rect(0, 0xff00ff00), rect(9, 0x80000000)}};
  EXPECT_EQ(lists.add(themes), (Ids{0, 1, 2}));
  EXPECT_EQ(lists.colors(), (QList<QByteArray>{"\"\"", "[\"#ff0000\",\"\"]", "[\"\",\"#00ff00\"]",
                                               "[\"\",\"#00000080\"]"}));
  // The second form is nine thousandths of a pixel further to the right.
  EXPECT_EQ(lists.forms().at(1), "[1,0,0,9,0,0,0]");
}

}  // namespace
}  // namespace lanescope::app
