// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_sheet.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <memory>
#include <vector>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/text.h"
#include "ui/devices/device_view.h"
#include "ui/devices/device_words.h"

namespace lanescope::ui {
namespace {

struct SheetWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Devices)
};

constexpr double kLeastSheet = 640;   ///< width of a picture
constexpr int kAroundPictures = 220;  ///< the title, the sentences and the margins

/// A picture as it is when it is saved: the view may show something else later.
struct SheetPicture {
  DeviceReplay replay;
  DeviceLook look;
};

/// Paints a picture into a rectangle, smaller where it does not fit.
void paintPicture(const SheetPicture& picture, const StageTheme& theme, const QRectF& place,
                  QPainter& painter) {
  const DeviceLayout layout(picture.replay, place.size(), kDeviceUnit * theme.typeSize);
  const double scale = std::min(
      {1.0, place.width() / layout.size().width(), place.height() / layout.size().height()});
  painter.save();
  painter.translate(place.topLeft());
  painter.scale(scale, scale);
  paintDevices(picture.replay, layout, picture.look, theme, painter);
  paintDeviceHeading(picture.replay, layout, theme, painter);
  painter.restore();
}

}  // namespace

ChartSheet sheetOf(std::span<const DeviceView* const> views, const StageTheme& theme) {
  std::vector<SheetPicture> pictures;
  QStringList sentences;
  QSizeF size;
  for (const DeviceView* view : views) {
    const DeviceReplay& replay = *view->replay();
    pictures.push_back({replay, view->look()});
    sentences << titleOf(replay) + QStringLiteral(". ") +
                     paragraph({busiestSentence(replay), findingSentences(replay)});
    const double width = std::max(static_cast<double>(view->width()), kLeastSheet);
    const QSizeF room(width, view->height());
    const QSizeF needed = DeviceLayout(replay, room, kDeviceUnit * theme.typeSize).size();
    size = {size.width() + std::max(needed.width(), width),
            std::max({size.height(), needed.height(), room.height()})};
  }
  const values::AllReduceRequest& request = pictures.front().replay.result().request;
  const QString elements = QStringLiteral("n = ") + sizeName(request.n);
  return {//: Above a picture. %1: "n = 16"; %2: type of the elements; %3: how many devices
          SheetWords::tr("All-reduce of %1 %2 on %3 devices")
              .arg(elements, toQString(values::nameOf(request.dtype)))
              .arg(request.devices),
          sentences,
          QStringLiteral("%1 · %2").arg(deviceNames(pictures.front().replay.result()), today()),
          theme,
          size.toSize() + QSize(0, kAroundPictures),
          theme.typeSize,
          [pictures, theme](QPainter& painter, const QRect& bounds) {
            const double width = bounds.width() / static_cast<double>(pictures.size());
            for (std::size_t i = 0; i < pictures.size(); ++i) {
              paintPicture(pictures[i], theme,
                           QRectF(bounds.left() + static_cast<double>(i) * width, bounds.top(),
                                  width, bounds.height()),
                           painter);
            }
          }};
}

}  // namespace lanescope::ui
