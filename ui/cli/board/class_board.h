// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <vector>

namespace lanescope::cli {

/// A question that several people have answered.
struct BoardQuestion {
  QString key;    ///< equal for equal questions on equal runs
  QString place;  ///< "dot_shared (n = 64, block = 32), step 13"; "04_ladder, page 2"
  QString text;
  QString right;  ///< the right answer
};

/// What one person answered.
struct BoardAnswer {
  QString given;  ///< equal for equal answers; empty: the answer was shown
  bool isRight = false;
  QString file;  ///< of the session
};

/// A wrong answer and whose it is.
struct BoardMistake {
  QString given;
  QStringList files;
};

/// The answers to a question.
struct BoardRow {
  BoardQuestion question;
  int right = 0;
  QStringList shown;                   ///< the files of those who had the answer shown
  std::vector<BoardMistake> mistakes;  ///< the most frequent first

  [[nodiscard]] int wrong() const;
  [[nodiscard]] int answered() const { return right + wrong(); }
};

/// Collects the answers of a class.
class ClassBoard {
 public:
  void add(const BoardQuestion& question, const BoardAnswer& answer);
  /// The questions with the most wrong answers first.
  [[nodiscard]] std::vector<BoardRow> rows() const;

 private:
  struct Collected {
    BoardQuestion question;
    std::vector<BoardAnswer> answers;
  };
  std::map<QString, Collected> m_collected;  ///< by the keys of the questions
};

}  // namespace lanescope::cli
