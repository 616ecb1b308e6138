// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <optional>
#include <span>

namespace lanescope {

/// The languages of the window and of the command line. English is that of the sources.
enum class Language { english, slovenian, traditionalChinese };

struct LanguageInfo {
  Language language = Language::english;
  const char* code = "";  ///< on the command line, in settings and in the names of files: "zh_TW"
  const char* name = "";  ///< as its speakers call it, in UTF-8
};
[[nodiscard]] std::span<const LanguageInfo> languages();
[[nodiscard]] const LanguageInfo& infoOf(Language language);

/// The language of a code, or none.
[[nodiscard]] std::optional<Language> languageFromCode(const QString& code);
/// The same; throws values::Error (badInput) for a code that is unknown.
[[nodiscard]] Language languageNamed(const QString& code);

/// The first language of a desktop's list that the program speaks, as QLocale::uiLanguages() has
/// it: "sl-SI", "zh-Hant-TW", "en". English where there is none.
[[nodiscard]] Language languageOf(const QStringList& desktop);

/// How numbers and dates are written in texts of a language: as the desktop writes them where it
/// speaks the same language. Numbers have no signs between thousands.
[[nodiscard]] QLocale localeOf(Language language);

/// The code of the language in which texts are written now, "zh_TW": that of the last Translation.
[[nodiscard]] QString codeOfTexts();

}  // namespace lanescope
