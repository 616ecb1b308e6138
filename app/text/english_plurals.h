// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace lanescope {

/// The singular and the plural of the program's own texts that count something: "%n entry(s)
/// deleted." becomes "1 entry deleted." or "2 entries deleted.". Qt takes plural forms from
/// translations alone, also those of the language in which the texts are written.
class EnglishPlurals : public QTranslator {
 public:
  using QTranslator::QTranslator;
  [[nodiscard]] QString translate(const char* context, const char* source,
                                  const char* disambiguation, int n) const override;
  [[nodiscard]] bool isEmpty() const override { return false; }
};

}  // namespace lanescope
