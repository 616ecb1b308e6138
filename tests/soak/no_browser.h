// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>

namespace lanescope::soak {

/// Opens links to other programs nowhere.
class NoBrowser : public QObject {
  Q_OBJECT

 public slots:
  void open(const QUrl& /*url*/) {}
};

}  // namespace lanescope::soak
