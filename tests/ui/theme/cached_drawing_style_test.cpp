// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/cached_drawing_style.h"

#include <gtest/gtest.h>

#include <QFileSystemModel>
#include <QStyleFactory>
#include <QStyleOption>
#include <set>

namespace lanescope::ui {
namespace {

/// Notes with which palettes it is asked to draw, and with which icons for the names of columns.
class NotingStyle : public QProxyStyle {
 public:
  NotingStyle(std::vector<QPalette>& seen, std::vector<QIcon>& icons)
      : m_seen(seen), m_icons(icons) {}
  void drawPrimitive(PrimitiveElement /*element*/, const QStyleOption* option,
                     QPainter* /*painter*/, const QWidget* /*widget*/) const override {
    m_seen.push_back(option->palette);
  }
  void drawControl(ControlElement /*element*/, const QStyleOption* option, QPainter* /*painter*/,
                   const QWidget* /*widget*/) const override {
    m_seen.push_back(option->palette);
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (header != nullptr) m_icons.push_back(header->icon);
  }
  void drawComplexControl(ComplexControl /*control*/, const QStyleOptionComplex* option,
                          QPainter* /*painter*/, const QWidget* /*widget*/) const override {
    m_seen.push_back(option->palette);
  }

 private:
  std::vector<QPalette>& m_seen;
  std::vector<QIcon>& m_icons;
};

/// A palette that shares nothing with others of the same colour.
QPalette paletteOf(const QColor& text) {
  QPalette palette;
  palette.setColor(QPalette::WindowText, text);
  return palette;
}

class CachedDrawingStyleTest : public testing::Test {
 protected:
  /// Draws an element of each kind.
  void draw(const QPalette& palette) {
    QStyleOptionComplex option;
    option.palette = palette;
    m_style.drawPrimitive(QStyle::PE_IndicatorArrowDown, &option, nullptr, nullptr);
    m_style.drawControl(QStyle::CE_PushButton, &option, nullptr, nullptr);
    m_style.drawComplexControl(QStyle::CC_ComboBox, &option, nullptr, nullptr);
    EXPECT_EQ(option.palette.cacheKey(), palette.cacheKey()) << "the option is as it was";
  }

  [[nodiscard]] std::set<qint64> keys() const {
    std::set<qint64> keys;
    for (const QPalette& palette : m_seen) keys.insert(palette.cacheKey());
    return keys;
  }

  std::vector<QPalette> m_seen;
  std::vector<QIcon> m_icons;
  CachedDrawingStyle m_style{new NotingStyle(m_seen, m_icons)};
};

TEST_F(CachedDrawingStyleTest, PalettesOfTheSameColoursAreOne) {
  ASSERT_NE(paletteOf(Qt::red).cacheKey(), paletteOf(Qt::red).cacheKey());
  for (int i = 0; i < 10; ++i) draw(paletteOf(Qt::red));
  EXPECT_EQ(m_seen.size(), 30U);
  EXPECT_EQ(keys().size(), 1U);
}

TEST_F(CachedDrawingStyleTest, OtherColoursAreKept) {
  for (const Qt::GlobalColor color : {Qt::red, Qt::blue, Qt::red, Qt::blue}) {
    draw(paletteOf(color));
    EXPECT_EQ(m_seen.back().color(QPalette::WindowText), QColor(color));
  }
  EXPECT_EQ(keys().size(), 2U);
}

TEST_F(CachedDrawingStyleTest, TheGroupOfColoursIsThatOfTheOption) {
  QPalette palette = paletteOf(Qt::red);
  draw(palette);
  palette.setCurrentColorGroup(QPalette::Disabled);
  draw(palette);
  EXPECT_EQ(m_seen.front().currentColorGroup(), QPalette::Active);
  EXPECT_EQ(m_seen.back().currentColorGroup(), QPalette::Disabled);
  EXPECT_EQ(keys().size(), 1U);
}

TEST(CachedDrawingStyle, AnIconIsTheSameEachTime) {
  const CachedDrawingStyle style(QStyleFactory::create(QStringLiteral("Fusion")));
  QStyleOption option;
  option.direction = Qt::LeftToRight;
  std::set<qint64> keys;
  for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
    option.direction = direction;
    for (int i = 0; i < 10; ++i) {
      const QIcon icon = style.standardIcon(QStyle::SP_ArrowBack, &option, nullptr);
      EXPECT_FALSE(icon.isNull());
      keys.insert(icon.cacheKey());
    }
  }
  EXPECT_EQ(keys.size(), 2U) << "an arrow shows the direction of reading";
}

TEST_F(CachedDrawingStyleTest, AnEmptyIconOfADialogForFilesIsLeftOut) {
  QFileSystemModel files;
  QStyleOptionHeaderV2 option;
  option.icon = QIcon(files.headerData(0, Qt::Horizontal, Qt::DecorationRole).value<QPixmap>());
  ASSERT_FALSE(option.icon.isNull());
  const qint64 key = option.icon.cacheKey();
  m_style.drawControl(QStyle::CE_HeaderLabel, &option, nullptr, nullptr);
  EXPECT_EQ(option.icon.cacheKey(), key) << "the option is as it was";
  option.icon = QIcon(QPixmap(16, 16));
  m_style.drawControl(QStyle::CE_HeaderLabel, &option, nullptr, nullptr);
  ASSERT_EQ(m_icons.size(), 2U);
  EXPECT_TRUE(m_icons.front().isNull());
  EXPECT_EQ(m_icons.back().cacheKey(), option.icon.cacheKey());
}

TEST_F(CachedDrawingStyleTest, AThousandPalettesAreDrawnRight) {
  for (int i = 0; i < 1000; ++i) {
    draw(paletteOf(QColor(i % 256, i / 256, 0)));
    EXPECT_EQ(m_seen.back().color(QPalette::WindowText), QColor(i % 256, i / 256, 0));
  }
}

}  // namespace
}  // namespace lanescope::ui
