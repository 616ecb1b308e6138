// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_words.h"

#include <QLocale>
#include <array>
#include <cmath>

#include "app/text/number_text.h"

#include "app/engine/time_left.h"

namespace lanescope::ui {
namespace {

using app::ExportFormat;
using app::ExportWords;

QString countText(const app::ExportExtent& extent, ExportFormat format) {
  const auto count = static_cast<qint64>(extent.pictures);
  switch (format) {
    //: Begins a sentence: "1 page of 1280 × 720 pixels, …"
    case ExportFormat::pdf:
      return count == 1 ? ExportWords::tr("1 page")
                        : /*: Begins a sentence: "30 pages of 1280 × 720 pixels, …". %1: how many */
                 ExportWords::tr("%1 pages").arg(count);
    //: Begins a sentence: "A page of 1 step of 1280 × 720 pixels, …"
    case ExportFormat::html:
      return count == 1 ? ExportWords::tr("A page of 1 step")
                        : /*: Begins a sentence: "A page of 30 steps of 1280 × 720 pixels, …". %1:
                             how many */
                 ExportWords::tr("A page of %1 steps").arg(count);
    //: Begins a sentence: "60 frames in 2.0 seconds of 1280 × 720 pixels, …". %1, %2: numbers
    case ExportFormat::gif:
    case ExportFormat::mp4:
      return ExportWords::tr("%1 frames in %2 seconds")
          .arg(count)
          .arg(shownNumber(extent.seconds, 'f', 1));
    //: Begins a sentence: "1 picture of 1280 × 720 pixels, …"
    default:
      return count == 1
                 ? ExportWords::tr("1 picture")
                 : /*: Begins a sentence: "30 pictures of 1280 × 720 pixels, …". %1: how many */
                 ExportWords::tr("%1 pictures").arg(count);
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
  const bool isLong = extent.work >= kLong;
  //: %1: what, "30 pages"; %2, %3: width and height; %4: size of the file; %5: a duration, "2 min"
  const QString sentence =
      (isLong ? ExportWords::tr("%1 of %2 × %3 pixels, roughly %4. Writing takes roughly %5.")
              : /*: %1: what, "30 pages"; %2, %3: width and height; %4: size of the file, "2 MB" */
           ExportWords::tr("%1 of %2 × %3 pixels, roughly %4."))
          .arg(countText(extent, format))
          .arg(what.size.width())
          .arg(what.size.height())
          .arg(sizeText(extent.bytes));
  return isLong ? sentence.arg(app::durationText(extent.work)) : sentence;
}

}  // namespace lanescope::ui
