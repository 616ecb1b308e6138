// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace lanescope::ui {

/// A language that nobody speaks: the English texts with accents, longer by the part that Slovene
/// or German are. Placeholders, markup and keys of menus stay. A window in it shows which texts
/// have too little room, and which do not go through tr().
class PseudoLanguage : public QTranslator {
 public:
  using QTranslator::QTranslator;

  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char* context, const char* source, const char* meaning,
                                  int n) const override;

  /// "Run" → "Rúún".
  [[nodiscard]] static QString of(const QString& text);
  /// The words of a text of the window that are not in this language.
  [[nodiscard]] static QStringList foreignWords(const QString& text);
};

}  // namespace lanescope::ui
