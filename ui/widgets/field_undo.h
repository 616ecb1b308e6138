// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace lanescope::ui {

/// While it lives, a field of one line forgets what can be undone in it once another widget has the
/// focus: QLineEdit keeps every letter that was ever typed or deleted. While no widget has it,
/// since another program has or since the field was hidden, nothing is forgotten.
class FieldUndo : public QObject {
 public:
  explicit FieldUndo(QObject* parent);

 private:
  void follow(QWidget* left, QWidget* next);

  QPointer<QWidget> m_last;  ///< the widget that had the focus last
};

}  // namespace lanescope::ui
