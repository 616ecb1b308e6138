// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/result_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <cmath>

#include "app/text/number_text.h"
#include "app/text/text.h"
#include "request/parameter_table.h"

namespace lanescope {
namespace {

struct ResultTextWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::ResultFacts)
};

}  // namespace

QString timeText(values::Milliseconds time, int digits) {
  const double ms = time.count();
  //: A time that was not measured
  if (!std::isfinite(ms)) return ResultTextWords::tr("unknown");
  //: A time in seconds. %1: a number
  if (ms >= 1000.0) return ResultTextWords::tr("%1 s").arg(shownNumber(ms / 1000.0, 'g', digits));
  //: A time in milliseconds. %1: a number
  if (ms >= 1.0 || ms == 0.0) return ResultTextWords::tr("%1 ms").arg(shownNumber(ms, 'g', digits));
  //: A time in microseconds. %1: a number
  return ResultTextWords::tr("%1 µs").arg(shownNumber(ms * 1000.0, 'g', digits));
}

QString originText(const values::RunResult& result) {
  //: Where a kernel ran: on a CPU that plays the GPU
  if (result.backend == values::BackendChoice::emulator) return ResultTextWords::tr("Emulator");
  //: Where a kernel ran. %1: name of the GPU
  return ResultTextWords::tr("GPU: %1").arg(toQString(result.device));
}

QString parametersText(const values::Parameters& parameters) {
  QStringList parts;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (!info.isInSummary(parameters)) continue;
    parts += catalogText(info.summary).arg(QString::fromStdString(info.text(parameters)));
  }
  return parts.join(QStringLiteral(" · "));
}

QString localDate(const QString& utc) {
  const QDateTime date = QDateTime::fromString(utc, Qt::ISODate);
  if (!date.isValid()) return utc;
  // In English a short date could be of either side of the Atlantic.
  const QLocale locale;
  const bool isEnglish = locale.language() == QLocale::English || locale == QLocale::c();
  return isEnglish ? date.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))
                   : locale.toString(date.toLocalTime(), QLocale::ShortFormat);
}

QString today() {
  return QDate::currentDate().toString(Qt::ISODate);
}

}  // namespace lanescope
