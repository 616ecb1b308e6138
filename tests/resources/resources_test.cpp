// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/resources.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace lanescope::resources {
namespace {

QImage drawn(const QString& path, int side) {
  QImage image(side, side, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QSvgRenderer renderer(path);
  QPainter painter(&image);
  renderer.render(&painter);
  return image;
}

TEST(Resources, EmbeddedFontsAreFoundByTheirFamilies) {
  EXPECT_TRUE(QFontDatabase::hasFamily(interfaceFamily()));
  EXPECT_TRUE(QFontDatabase::hasFamily(codeFamily()));
  EXPECT_TRUE(QFontDatabase::isFixedPitch(codeFamily()));
}

TEST(Resources, EveryPromisedWeightIsAFaceOfItsOwn) {
  const QStringList inter = QFontDatabase::styles(interfaceFamily());
  for (const char* style : {"Regular", "Medium", "SemiBold", "Bold"}) {
    const QString name = QString::fromLatin1(style);
    EXPECT_TRUE(inter.contains(name) || inter.contains(QString(name).replace("B", " B")))
        << style << " is not among " << inter.join(", ").toStdString();
  }
  EXPECT_TRUE(QFontDatabase::bold(codeFamily(), QStringLiteral("Bold")));
}

TEST(Resources, TheIconDrawsSomethingAndKeepsItsBorderClear) {
  const QImage image = drawn(QStringLiteral(":/lanescope/icons/lanescope.svg"), 96);
  int inked = 0;
  for (int y = 0; y < 96; ++y) {
    for (int x = 0; x < 96; ++x) {
      const bool ink = qAlpha(image.pixel(x, y)) > 0;
      inked += ink ? 1 : 0;
      const bool border = x == 0 || y == 0 || x == 95 || y == 95;
      EXPECT_FALSE(ink && border) << "it is cut off at its border";
    }
  }
  EXPECT_GT(inked, 96 * 96 / 50) << "it is empty";
}

TEST(Resources, TheDataSetHasTwoColumnsAndMoreRowsThanABlockOf512) {
  ASSERT_EQ(dataSets(), QStringList(QStringLiteral(":/lanescope/data/cell_nuclei.csv")));
  QFile file(dataSets().front());
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readLine().trimmed(), QByteArray("radius,perimeter"));
  int rows = 0;
  double dot = 0;
  while (!file.atEnd()) {
    const QList<QByteArray> fields = file.readLine().trimmed().split(',');
    ASSERT_EQ(fields.size(), 2);
    dot += fields[0].toDouble() * fields[1].toDouble();
    ++rows;
  }
  EXPECT_EQ(rows, 569);
  EXPECT_NEAR(dot, 787820.52158, 1e-4);
}

TEST(Resources, ThePhotographIsGreyAndOfLowContrast) {
  const QImage image(photograph());
  ASSERT_EQ(image.size(), QSize(512, 512));
  EXPECT_EQ(image.format(), QImage::Format_Grayscale8);
  int middle = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const int level = qGray(image.pixel(x, y));
      middle += level >= 80 && level < 144 ? 1 : 0;
    }
  }
  EXPECT_GT(middle, 512 * 512 * 95 / 100);  // a quarter of the levels
  EXPECT_LT(QFile(photograph()).size(), 200'000);
}

}  // namespace
}  // namespace lanescope::resources

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  lanescope::resources::init();
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
