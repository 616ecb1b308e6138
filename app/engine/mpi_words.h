// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

namespace lanescope::app {

/// What the end of an engine of several ranks says to the user.
class MpiWords {
  Q_DECLARE_TR_FUNCTIONS(MpiWords)

 public:
  /// `errors`: the end of what mpirun and the ranks have printed. Returns the last sentence of a
  /// rank; else which rank was ended by which signal; else the last line outside of mpirun's
  /// banners, as of ssh; else an empty text.
  [[nodiscard]] static QString lastOf(const QByteArray& errors);
};

}  // namespace lanescope::app
