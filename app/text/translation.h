// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>
#include <memory>
#include <vector>

#include "app/text/language.h"

namespace lanescope {

/// While it lives, the program speaks a language: its own texts, those of Qt's dialogs, and the
/// numbers and dates in both. It needs an application object and the embedded files, and is made
/// before the first text is translated. English has a translation too, of the plural forms alone.
class Translation {
 public:
  explicit Translation(Language language);
  ~Translation();
  Translation(const Translation&) = delete;
  Translation& operator=(const Translation&) = delete;

  [[nodiscard]] Language language() const { return m_language; }

 private:
  void load(const QString& file);

  Language m_language;
  QLocale m_before;
  std::vector<std::unique_ptr<QTranslator>> m_translators;
};

}  // namespace lanescope
