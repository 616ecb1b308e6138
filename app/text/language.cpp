// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include <algorithm>
#include <array>
#include <string>

#include "values/error.h"

namespace lanescope {
namespace {

constexpr std::array kLanguages{
    LanguageInfo{Language::english, "en", "English"},
    LanguageInfo{Language::slovenian, "sl", "Slovenščina"},
    LanguageInfo{Language::traditionalChinese, "zh_TW", "繁體中文"},
};

/// Only these readers of Chinese write its traditional characters.
bool isTraditional(const QLocale& locale) {
  return locale.script() == QLocale::TraditionalHanScript;
}

std::optional<Language> languageOfName(const QString& name) {
  const QLocale locale(name);
  switch (locale.language()) {
    case QLocale::English:
      return Language::english;
    case QLocale::Slovenian:
      return Language::slovenian;
    case QLocale::Chinese:
      if (isTraditional(locale)) return Language::traditionalChinese;
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::span<const LanguageInfo> languages() {
  return kLanguages;
}

const LanguageInfo& infoOf(Language language) {
  return *std::ranges::find(kLanguages, language, &LanguageInfo::language);
}

std::optional<Language> languageFromCode(const QString& code) {
  for (const LanguageInfo& info : kLanguages) {
    if (code == QLatin1String(info.code)) return info.language;
  }
  return std::nullopt;
}

Language languageNamed(const QString& code) {
  if (const std::optional<Language> language = languageFromCode(code)) return *language;
  values::refuse("'" + code.toStdString() +
                 "' is not a language; the languages are en, sl and zh_TW.");
}

Language languageOf(const QStringList& desktop) {
  for (const QString& name : desktop) {
    if (const std::optional<Language> language = languageOfName(name)) return *language;
  }
  return Language::english;
}

QLocale localeOf(Language language) {
  const QLocale own(QString::fromLatin1(infoOf(language).code));
  const QLocale system = QLocale::system();
  QLocale locale = system.language() == own.language() ? system : own;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale;
}

QString codeOfTexts() {
  return QLatin1String(infoOf(languageOf({QLocale().name()})).code);
}

}  // namespace lanescope
