// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineOption>
#include <QStringList>
#include <optional>

#include "app/text/language.h"

namespace lanescope::cli {

/// --language, which the window and every command take.
[[nodiscard]] QCommandLineOption languageOption();

/// The language that the arguments name, or none. They are read before all others, since what the
/// program says of those is in this language. Throws values::Error (badInput) for one that is
/// unknown.
[[nodiscard]] std::optional<Language> languageIn(const QStringList& arguments);

}  // namespace lanescope::cli
