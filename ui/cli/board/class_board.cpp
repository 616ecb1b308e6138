// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/board/class_board.h"

#include <algorithm>
#include <utility>

namespace lanescope::cli {

int BoardRow::wrong() const {
  int count = 0;
  for (const BoardMistake& each : mistakes) count += static_cast<int>(each.files.size());
  return count;
}

void ClassBoard::add(const BoardQuestion& question, const BoardAnswer& answer) {
  Collected& collected = m_collected[question.key];
  collected.question = question;
  collected.answers.push_back(answer);
}

std::vector<BoardRow> ClassBoard::rows() const {
  std::vector<BoardRow> rows;
  for (const auto& [key, collected] : m_collected) {
    BoardRow row;
    row.question = collected.question;
    std::map<QString, QStringList> wrong;
    for (const BoardAnswer& answer : collected.answers) {
      if (answer.isRight) {
        ++row.right;
      } else if (answer.given.isEmpty()) {
        row.shown += answer.file;
      } else {
        wrong[answer.given] += answer.file;
      }
    }
    for (auto& [given, files] : wrong) row.mistakes.push_back({given, std::move(files)});
    std::ranges::stable_sort(row.mistakes, std::ranges::greater(),
                             [](const BoardMistake& each) { return each.files.size(); });
    rows.push_back(std::move(row));
  }
  std::ranges::stable_sort(rows, std::ranges::greater(), &BoardRow::wrong);
  return rows;
}

}  // namespace lanescope::cli
