// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_words.h"

#include <QLocale>
#include <array>
#include <cmath>

#include "app/engine/time_left.h"

namespace lanescope::ui {
namespace {

using app::ExportFormat;
using app::ExportWords;

QString countText(const app::ExportExtent& extent, ExportFormat format) {
  const auto count = static_cast<qint64>(extent.pictures);
  switch (format) {
    case ExportFormat::pdf:
      return count == 1 ? ExportWords::tr("1 page") : ExportWords::tr("%1 pages").arg(count);
    case ExportFormat::gif:
    case ExportFormat::mp4:
      return ExportWords::tr("%1 frames in %2 seconds")
          .arg(count)
          .arg(QString::number(extent.seconds, 'f', 1));
    default:
      return count == 1 ? ExportWords::tr("1 picture") : ExportWords::tr("%1 pictures").arg(count);
  }
}

/// The size is an estimate, so it has one digit.
QString sizeText(double bytes) {
  const double unit = std::pow(10.0, std::floor(std::log10(bytes)));
  const auto rounded = static_cast<qint64>(std::round(bytes / unit) * unit);
  return QLocale().formattedDataSize(rounded, 0, QLocale::DataSizeSIFormat);
}

}  // namespace

QString extentSentence(const app::StageExport& what, ExportFormat format) {
  const app::ExportExtent extent = app::extentOf(what, format);
  constexpr std::chrono::seconds kLong{10};
  QString sentence = ExportWords::tr("%1 of %2 × %3 pixels, roughly %4.")
                         .arg(countText(extent, format))
                         .arg(what.size.width())
                         .arg(what.size.height())
                         .arg(sizeText(extent.bytes));
  if (extent.work < kLong) return sentence;
  return sentence + QLatin1Char(' ') +
         ExportWords::tr("Writing takes roughly %1.").arg(app::durationText(extent.work));
}

}  // namespace lanescope::ui
