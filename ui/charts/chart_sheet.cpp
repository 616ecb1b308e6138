// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_sheet.h"

#include <QPainter>
#include <algorithm>
#include <vector>

#include "app/text/result_text.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/plot_picture.h"
#include "ui/picture/picture_group.h"

namespace lanescope::ui {
namespace {

constexpr double kMargin = 32;
constexpr double kTitleHeight = 40;
constexpr double kTitlePixels = 24;
constexpr double kWordPixels = 15;

QString wordsOf(const ChartSheet& sheet) {
  return (sheet.sentences + QStringList(sheet.origin)).join(QLatin1Char('\n'));
}

int scaled(const ChartSheet& sheet, double length) {
  return static_cast<int>(length * sheet.scale);
}

/// The sheet without its margins.
QRect innerOf(const ChartSheet& sheet) {
  const int margin = scaled(sheet, kMargin);
  return QRect(QPoint(), sheet.size).adjusted(margin, margin, -margin, -margin);
}

/// The height of the words below the charts.
int wordsHeight(const ChartSheet& sheet) {
  const QFontMetrics metrics(sheet.theme.sansFont(kWordPixels * sheet.scale));
  constexpr int kAny = 100'000;
  return metrics
      .boundingRect(QRect(0, 0, innerOf(sheet).width(), kAny), Qt::TextWordWrap, wordsOf(sheet))
      .height();
}

}  // namespace

QString originOf(std::span<const Chart* const> charts) {
  QStringList places;
  for (const Chart* chart : charts) {
    for (const ChartFact& fact : chart->facts) {
      if (!fact.where.isEmpty() && !places.contains(fact.where)) places << fact.where;
    }
  }
  return places.isEmpty()
             ? today()
             : QStringLiteral("%1 · %2").arg(places.join(QStringLiteral("; ")), today());
}

ChartSheet sheetOf(const QString& title, const QStringList& sentences,
                   const QList<ChartView*>& views) {
  ChartSheet sheet{title, sentences, {}, views.front()->theme(), {}, 1.0, {}};
  std::vector<const Chart*> charts;
  QRect all;  // where the charts lie in the widget that holds them
  for (const ChartView* view : views) {
    charts.push_back(&view->chart());
    all |= view->geometry();
  }
  sheet.origin = originOf(charts);
  constexpr double kUsualWidth = 1600;
  sheet.scale = std::clamp(all.width() / kUsualWidth, 0.75, 1.5) * sheet.theme.typeSize;
  sheet.size = all.size() + QSize(scaled(sheet, 2 * kMargin), 0);
  sheet.size.rheight() +=
      scaled(sheet, 2.5 * kMargin) + scaled(sheet, kTitleHeight) + wordsHeight(sheet);
  sheet.paintCharts = [views, all](QPainter& painter, const QRect& bounds) {
    for (ChartView* view : views) {
      const QPoint at = view->geometry().topLeft() - all.topLeft() + bounds.topLeft();
      paintPlot(*view, QRect(at, view->size()), painter);
    }
  };
  return sheet;
}

void paintSheet(const ChartSheet& sheet, QPainter& painter) {
  painter.fillRect(QRect(QPoint(), sheet.size), sheet.theme.background);
  const QRect inner = innerOf(sheet);
  {
    const app::PictureGroup group(painter, QStringLiteral("title"));
    painter.setPen(sheet.theme.text);
    painter.setFont(sheet.theme.sansFont(kTitlePixels * sheet.scale, QFont::DemiBold));
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop, sheet.title);
  }
  const int below = wordsHeight(sheet) + scaled(sheet, kMargin / 2);
  sheet.paintCharts(painter, inner.adjusted(0, scaled(sheet, kTitleHeight), 0, -below));
  const app::PictureGroup group(painter, QStringLiteral("words"));
  painter.setPen(sheet.theme.mutedText);
  painter.setFont(sheet.theme.sansFont(kWordPixels * sheet.scale));
  painter.drawText(inner, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignBottom, wordsOf(sheet));
}

}  // namespace lanescope::ui
