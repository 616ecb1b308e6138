// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/board/board_report.h"

#include <nlohmann/json.hpp>

#include "app/files/csv_field.h"
#include "ui/cli/board/board_words.h"
#include "ui/cli/common/html_page.h"
#include "ui/quiz/typed_number.h"

namespace lanescope::cli {
namespace {

using nlohmann::json;

/// The wrong answers that a terminal shows of a question.
constexpr std::size_t kMostShown = 3;

QString filesOf(const QStringList& files) {
  return files.join(QStringLiteral(", "));
}

/// "5 of 8 right", "5 of 8 right, 2 had the answer shown".
QString countsOf(const BoardRow& row) {
  //: %1, %2: how many people
  QString counts = BoardWords::tr("%1 of %2 right").arg(row.right).arg(row.answered());
  if (row.shown.isEmpty()) return counts;
  //: %1: how many people were right, of how many; %2: how many people
  return BoardWords::tr("%1, %2 had the answer shown").arg(counts).arg(row.shown.size());
}

/// "3 × 20", with the files behind it.
QString mistakeText(const BoardMistake& mistake, bool names) {
  const QString text = QStringLiteral("%1 × %2").arg(mistake.files.size()).arg(mistake.given);
  return names ? QStringLiteral("%1 (%2)").arg(text, filesOf(mistake.files)) : text;
}

/// A number stays one.
QString cellOf(const QString& text) {
  return ui::TypedNumber::parse(text) ? text : app::csvText(text);
}

QByteArray htmlMistakes(const BoardRow& row, bool names) {
  QByteArray list;
  for (const BoardMistake& mistake : row.mistakes) {
    list += htmlElement("li", mistakeText(mistake, names));
  }
  return list.isEmpty() ? list : "<ul>" + list + "</ul>";
}

json jsonOf(const QStringList& texts) {
  json all = json::array();
  for (const QString& each : texts) all.push_back(each.toStdString());
  return all;
}

}  // namespace

QString boardText(const std::vector<BoardRow>& rows, bool names) {
  QString text;
  for (const BoardRow& row : rows) {
    text += row.question.place + QStringLiteral(": ") + countsOf(row) + QLatin1Char('\n');
    text += QStringLiteral("  ") + row.question.text + QLatin1Char('\n');
    text += QStringLiteral("  ");
    //: %1: the right answer
    text += BoardWords::tr("Right: %1").arg(row.question.right);
    text += QLatin1Char('\n');
    for (std::size_t i = 0; i < row.mistakes.size() && i < kMostShown; ++i) {
      text += QStringLiteral("  ") + mistakeText(row.mistakes[i], names) + QLatin1Char('\n');
    }
  }
  return text;
}

QString boardCsv(const std::vector<BoardRow>& rows, bool names) {
  QStringList head{"where", "question", "right answer", "answered",
                   "right", "shown",    "wrong answer", "times"};
  if (names) head += "files";
  QString csv = app::csvLine(head);
  for (const BoardRow& row : rows) {
    const QStringList question{cellOf(row.question.place), cellOf(row.question.text),
                               cellOf(row.question.right), QString::number(row.answered()),
                               QString::number(row.right), QString::number(row.shown.size())};
    for (const BoardMistake& mistake : row.mistakes) {
      QStringList cells{cellOf(mistake.given), QString::number(mistake.files.size())};
      if (names) cells += cellOf(filesOf(mistake.files));
      csv += app::csvLine(question + cells);
    }
    if (row.mistakes.empty()) {
      csv += app::csvLine(question + QStringList(names ? 3 : 2, QString()));
    }
  }
  return csv;
}

QByteArray boardHtml(const std::vector<BoardRow>& rows, bool names) {
  //: Title of a page: a table of the mistakes of a class
  const QString title = BoardWords::tr("Class board");
  //: Head of a column
  const QString question = BoardWords::tr("Question");
  const QStringList heads{question,
                          //: Head of a column: the right answer
                          BoardWords::tr("Right answer"),
                          //: Head of a column: how many people answered and were right
                          BoardWords::tr("Answers"),
                          //: Head of a column
                          BoardWords::tr("Wrong answers")};
  QByteArray body = "<table>" + htmlHeads(heads);
  for (const BoardRow& row : rows) {
    body += "<tr><td>" + htmlElement("small", row.question.place) + "<br/>" +
            htmlText(row.question.text) + "</td>" + htmlElement("td", row.question.right) +
            htmlElement("td", countsOf(row)) + "<td>" + htmlMistakes(row, names) + "</td></tr>\n";
  }
  return htmlPage(title, body + "</table>\n");
}

json boardJson(const std::vector<BoardRow>& rows, bool names) {
  json questions = json::array();
  for (const BoardRow& row : rows) {
    json question{{"where", row.question.place.toStdString()},
                  {"question", row.question.text.toStdString()},
                  {"right_answer", row.question.right.toStdString()},
                  {"answered", row.answered()},
                  {"right", row.right},
                  {"shown", row.shown.size()},
                  {"mistakes", json::array()}};
    for (const BoardMistake& mistake : row.mistakes) {
      json one{{"answer", mistake.given.toStdString()}, {"times", mistake.files.size()}};
      if (names) one["files"] = jsonOf(mistake.files);
      question["mistakes"].push_back(std::move(one));
    }
    questions.push_back(std::move(question));
  }
  return {{"questions", std::move(questions)}};
}

}  // namespace lanescope::cli
