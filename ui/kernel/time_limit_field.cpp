// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/time_limit_field.h"

#include <QLineEdit>
#include <QWheelEvent>
#include <chrono>

#include "request/request.h"

namespace lanescope::ui {

TimeLimitField::TimeLimitField(QWidget* parent) : QDoubleSpinBox(parent) {
  setRange(0, static_cast<double>(std::chrono::seconds(values::kLongestTimeLimit).count()));
  setDecimals(1);
  setSingleStep(5);
  //: Follows a number of seconds
  setSuffix(tr(" s"));
  //: In the field of the time limit: a run may take any time
  setSpecialValueText(tr("none"));
  setValue(static_cast<double>(values::kUsualTimeLimit.count()));
  setFocusPolicy(Qt::StrongFocus);
  //: A parameter: how long a run may take
  setAccessibleName(tr("Time limit"));
  setToolTip(tr("A run that takes longer is ended. 0: none is."));
  // A file that is dropped here is the window's.
  setAcceptDrops(false);
  lineEdit()->setAcceptDrops(false);
  connect(lineEdit(), &QLineEdit::returnPressed, this, &TimeLimitField::submitted);
}

std::optional<values::Milliseconds> TimeLimitField::limit() const {
  if (value() <= 0) return std::nullopt;
  return std::chrono::duration<double>(value());
}

QString TimeLimitField::textFromValue(double seconds) const {
  return locale().toString(seconds, 'g', QLocale::FloatingPointShortest);
}

void TimeLimitField::wheelEvent(QWheelEvent* event) {
  if (!hasFocus()) return event->ignore();
  QDoubleSpinBox::wheelEvent(event);
}

}  // namespace lanescope::ui
