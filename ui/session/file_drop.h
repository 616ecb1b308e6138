// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace lanescope::ui {

/// Takes files that are dropped onto a widget or onto what is in it and takes none itself.
class FileDrop : public QObject {
  Q_OBJECT

 public:
  explicit FileDrop(QWidget& target);

  bool eventFilter(QObject* target, QEvent* event) override;

 signals:
  void dropped(const QStringList& files);
};

}  // namespace lanescope::ui
