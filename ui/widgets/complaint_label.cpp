// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/complaint_label.h"

namespace lanescope::ui {

ComplaintLabel::ComplaintLabel(const QString& name, QWidget* parent) : QLabel(parent) {
  setProperty("look", "error");
  setWordWrap(true);
  setTextFormat(Qt::PlainText);  // it may quote what somebody else has written
  setAccessibleName(name);
  hide();
}

void ComplaintLabel::say(const QString& sentence) {
  setText(sentence);
  setVisible(!sentence.isEmpty());
}

QString notReady(const QString& complaint) {
  //: For screen readers. %1: what is missing or wrong, a sentence
  return complaint.isEmpty() ? QString() : ComplaintLabel::tr("Not ready: %1").arg(complaint);
}

}  // namespace lanescope::ui
