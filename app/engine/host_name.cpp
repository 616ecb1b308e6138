// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/host_name.h"

#include <QRegularExpression>

#include "app/text/matching.h"

namespace lanescope::app {

bool isHostName(const QString& text) {
  constexpr qsizetype kLongest = 255 + 256;  // a name of the DNS, one of a user
  static const QRegularExpression kHost(QRegularExpression::anchoredPattern(
      QStringLiteral("(?:[A-Za-z0-9._][A-Za-z0-9._@-]*@)?"
                     "(?:[A-Za-z0-9._][A-Za-z0-9._-]*|[0-9A-Fa-f:.]+|\\[[0-9A-Fa-f:.]+\\])")));
  return text.size() <= kLongest && isMatch(kHost, text);
}

}  // namespace lanescope::app
