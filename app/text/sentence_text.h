// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace lanescope {

/// A sentence of the libraries without Qt (an error's, a finding's, a note's), which is English and
/// already filled with its values, in the user's language: the pattern that it was made of is
/// looked up in resources/translations/sentence_patterns.h, and its translation gets the same
/// values. A value may be a piece with a pattern of its own. What has no translation stays as it
/// is.
[[nodiscard]] QString sentenceText(std::string_view sentence);

}  // namespace lanescope
