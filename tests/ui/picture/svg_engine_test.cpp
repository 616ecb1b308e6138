// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/svg_engine.h"

#include <gtest/gtest.h>

#include <QDomDocument>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <functional>

#include "ui/picture/picture_group.h"

namespace lanescope::app {
namespace {

constexpr QSize kSize(200, 100);

QByteArray svgOf(const std::function<void(QPainter&)>& paint) {
  SvgDevice device(kSize);
  {
    QPainter painter(&device);
    paint(painter);
  }
  return device.document("Sums <of> 64", "One step & its sentence.");
}

QDomElement rootOf(const QByteArray& svg) {
  QDomDocument document;
  EXPECT_TRUE(document.setContent(svg)) << svg.toStdString();
  return document.documentElement();
}

QList<QDomElement> all(const QDomElement& root, const QString& tag) {
  QList<QDomElement> found;
  const QDomNodeList nodes = root.elementsByTagName(tag);
  for (int i = 0; i < nodes.size(); ++i) found << nodes.at(i).toElement();
  return found;
}

/// The greatest distance of a channel, on average over 4 × 4 pixels.
int distanceOf(const QImage& a, const QImage& b) {
  const auto small = [](const QImage& image) {
    return image.scaled(kSize / 4, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  };
  const QImage left = small(a);
  const QImage right = small(b);
  int most = 0;
  for (int y = 0; y < left.height(); ++y) {
    for (int x = 0; x < left.width(); ++x) {
      const QColor one(left.pixel(x, y));
      const QColor two(right.pixel(x, y));
      most = std::max({most, std::abs(one.red() - two.red()), std::abs(one.green() - two.green()),
                       std::abs(one.blue() - two.blue())});
    }
  }
  return most;
}

TEST(SvgEngine, HasATitleADescriptionAndTheSizeInPixels) {
  const QDomElement root = rootOf(svgOf([](QPainter&) {}));
  EXPECT_EQ(root.attribute("width"), "200");
  EXPECT_EQ(root.attribute("viewBox"), "0 0 200 100");
  EXPECT_EQ(root.firstChildElement("title").text(), "Sums <of> 64");
  EXPECT_EQ(root.firstChildElement("desc").text(), "One step & its sentence.");
}

TEST(SvgEngine, WritesTextWithItsFontAndFallbacks) {
  const QDomElement root = rootOf(svgOf([](QPainter& painter) {
    QFont font(QStringLiteral("JetBrains Mono"));
    font.setPixelSize(14);
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    painter.setPen(QColor("#102030"));
    painter.drawText(QPointF(10, 40), QStringLiteral("a[i] < b & c"));
    font.setFamily(QStringLiteral("Inter"));
    painter.setFont(font);
    painter.drawText(QRectF(0, 50, 200, 20), Qt::AlignCenter, QStringLiteral("two sums"));
  }));
  const QList<QDomElement> texts = all(root, "text");
  ASSERT_EQ(texts.size(), 2);
  EXPECT_EQ(texts[0].text(), "a[i] < b & c");
  EXPECT_TRUE(texts[0].attribute("font-family").startsWith("'JetBrains Mono', "));
  EXPECT_TRUE(texts[0].attribute("font-family").endsWith("monospace"));
  EXPECT_EQ(texts[0].attribute("font-size"), "14");
  EXPECT_EQ(texts[0].attribute("font-weight"), "700");
  EXPECT_EQ(texts[0].attribute("fill"), "#102030");
  EXPECT_TRUE(texts[1].attribute("font-family").endsWith("sans-serif"));
  // The text keeps its width, so that it stays in the middle in another font, too.
  const double left = texts[1].attribute("x").toDouble();
  const double width = texts[1].attribute("textLength").toDouble();
  EXPECT_NEAR(left + width / 2, 100, 1);
  EXPECT_TRUE(all(root, "path").isEmpty());
}

TEST(SvgEngine, GroupsNestAndHaveIdsOfTheirOwn) {
  const QDomElement root = rootOf(svgOf([](QPainter& painter) {
    const PictureGroup outer(painter, "memory");
    {
      const PictureGroup cache(painter, "cache[t + 4]");
      painter.drawRect(1, 1, 5, 5);
    }
    { const PictureGroup empty(painter, "nothing"); }
    const PictureGroup again(painter, "cache[t + 4]");
    painter.drawRect(1, 1, 5, 5);
  }));
  const QList<QDomElement> groups = all(root, "g");
  ASSERT_EQ(groups.size(), 3);
  EXPECT_EQ(groups[0].attribute("id"), "memory");
  EXPECT_EQ(groups[1].attribute("id"), "memory-cache-t---4-");
  EXPECT_EQ(groups[2].attribute("id"), "memory-cache-t---4--2");
  EXPECT_EQ(groups[1].parentNode().toElement().attribute("id"), "memory");
  EXPECT_EQ(groups[1].childNodes().size(), 1);
}

TEST(SvgEngine, ElementsHaveAClipOnlyWhereItCutsThem) {
  const QDomElement root = rootOf(svgOf([](QPainter& painter) {
    painter.save();
    painter.setClipRect(QRect(0, 0, 50, 50));
    painter.setClipRect(QRect(20, 20, 100, 100), Qt::IntersectClip);
    painter.fillRect(QRect(25, 25, 10, 10), Qt::red);    // inside
    painter.fillRect(QRect(60, 60, 10, 10), Qt::green);  // outside
    painter.translate(10, 0);
    painter.fillRect(QRect(35, 25, 10, 10), Qt::blue);  // cut
    painter.restore();
    painter.fillRect(QRect(150, 80, 10, 10), Qt::green);  // no clip any longer
  }));
  const QList<QDomElement> rects = all(root, "rect");
  ASSERT_EQ(rects.size(), 3);
  EXPECT_EQ(rects[0].parentNode(), root);
  const QDomElement clip = rects[1].parentNode().toElement();
  EXPECT_EQ(clip.attribute("clip-path"), "url(#clip1)");
  EXPECT_EQ(rects[1].attribute("transform"), "matrix(1 0 0 1 10 0)");
  EXPECT_EQ(rects[2].attribute("x"), "150");
  EXPECT_EQ(rects[2].parentNode(), root);
  ASSERT_EQ(all(root, "clipPath").size(), 1);
  EXPECT_EQ(all(root, "clipPath").front().firstChildElement().attribute("d"),
            "M20,20L50,20L50,50L20,50L20,20Z");
}

TEST(SvgEngine, ShapesLookAsOnTheScreen) {
  const auto paint = [](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(0, 0, 200, 100), Qt::white);
    painter.setPen(QPen(QColor("#884400"), 3));
    painter.setBrush(QColor(0, 80, 160, 128));
    painter.drawRoundedRect(QRectF(8, 8, 60, 40), 8, 8);
    painter.save();
    painter.translate(120, 40);
    painter.rotate(30);
    painter.setOpacity(0.5);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(0, 0), 30, 15);
    painter.restore();
    const QPolygonF arrow({{150, 70}, {180, 80}, {150, 90}});
    painter.setPen(QPen(Qt::black, 2));
    painter.drawPolygon(arrow);
    painter.setPen(QPen(Qt::black, 2, Qt::DashLine, Qt::FlatCap));
    painter.drawLine(QPointF(10, 80), QPointF(100, 90));
  };
  QImage screen(kSize, QImage::Format_RGB32);
  QImage drawn(kSize, QImage::Format_RGB32);
  {
    QPainter painter(&screen);
    paint(painter);
  }
  {
    QPainter painter(&drawn);
    QSvgRenderer(svgOf(paint)).render(&painter, QRectF(QPointF(), kSize));
  }
  EXPECT_LE(distanceOf(screen, drawn), 12);
}

TEST(SvgEngine, OtherPicturesHaveNoGroups) {
  QImage image(kSize, QImage::Format_RGB32);
  QPainter painter(&image);
  const PictureGroup group(painter, "memory");
  EXPECT_FALSE(PictureGroup::isOn(painter));
}

}  // namespace
}  // namespace lanescope::app
