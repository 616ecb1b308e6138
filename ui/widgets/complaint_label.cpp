// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/complaint_label.h"

#include <QRegularExpression>

namespace lanescope::ui {
namespace {

/// A label is at least as wide as its longest word, and the window with it.
QString withShortWords(QString sentence) {
  static const QRegularExpression kLongWord(QStringLiteral("(\\S{48})\\S+"));
  return sentence.replace(kLongWord, QStringLiteral("\\1…"));
}

}  // namespace

ComplaintLabel::ComplaintLabel(const QString& name, QWidget* parent) : QLabel(parent) {
  setProperty("look", "error");
  setWordWrap(true);
  setTextFormat(Qt::PlainText);  // it may quote what somebody else has written
  setAccessibleName(name);
  hide();
}

void ComplaintLabel::say(const QString& sentence) {
  setText(withShortWords(sentence));
  setVisible(!sentence.isEmpty());
}

QString notReady(const QString& complaint) {
  //: For screen readers. %1: what is missing or wrong, a sentence
  return complaint.isEmpty() ? QString() : ComplaintLabel::tr("Not ready: %1").arg(complaint);
}

}  // namespace lanescope::ui
