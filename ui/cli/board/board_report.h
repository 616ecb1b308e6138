// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "ui/cli/board/class_board.h"

namespace lanescope::cli {

// A class board as text. `names`: with the files of those who answered.

/// For the terminal: the questions, and the most frequent wrong answers below each.
[[nodiscard]] QString boardText(const std::vector<BoardRow>& rows, bool names);
/// A line for each wrong answer to each question, and one for a question that has none. No cell is
/// taken for a formula.
[[nodiscard]] QString boardCsv(const std::vector<BoardRow>& rows, bool names);
/// A page that needs no other file.
[[nodiscard]] QByteArray boardHtml(const std::vector<BoardRow>& rows, bool names);
[[nodiscard]] nlohmann::json boardJson(const std::vector<BoardRow>& rows, bool names);

}  // namespace lanescope::cli
