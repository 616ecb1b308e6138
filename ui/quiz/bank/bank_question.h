// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>
#include <variant>
#include <vector>

#include "app/markdown/markdown.h"

class QXmlStreamWriter;

namespace lanescope::ui {

/// A picture beside a question.
struct BankPicture {
  QString name;      ///< of its file: "step-011.png"
  QByteArray bytes;  ///< PNG
  QString text;      ///< what it shows, for readers who do not see it
};

/// The answer is a number; one that is off by at most `tolerance` is right.
struct NumberAnswer {
  QString value;  ///< with a decimal point
  double tolerance = 0;
};

/// The answer is all of `right` and none of `wrong`.
struct ChoiceAnswer {
  QStringList right;  ///< markup, as the texts of BankQuestion; at least one
  QStringList wrong;
};

/// A question for the question bank of a learning platform. The texts `text` and `why` are markup:
/// what may stand in a paragraph of XHTML, with `b`, `i` and `code`.
struct BankQuestion {
  QString name;  ///< one line, for lists of questions
  QString text;
  QString code = {};  ///< a line of the kernel's source, plain; or empty
  std::optional<BankPicture> picture = {};
  std::variant<NumberAnswer, ChoiceAnswer> answer;
  QString why = {};
};

struct QuestionBank {
  QString title;  ///< "dot_shared"
  std::vector<BankQuestion> questions;
};

/// The text without characters that no XML file may hold.
[[nodiscard]] QString xmlText(const QString& text);
/// Plain text as markup.
[[nodiscard]] QString markupOf(const QString& plain);
/// Markdown of one line as markup; links become their texts. Needs a QGuiApplication.
[[nodiscard]] QString markupOfMarkdown(const app::MarkdownParts& parts);

/// Writes elements from markup into the namespace `space`, or none. `wrapper`: the element around
/// them. Throws values::Error when the markup is not well-formed.
void writeMarkup(QXmlStreamWriter& writer, const QString& wrapper, const QString& markup,
                 const QString& space = {});

/// Writes what the reader is asked: the text, the line of the source, and the picture at `href`.
void writeBody(QXmlStreamWriter& writer, const BankQuestion& question, const QString& href,
               const QString& space = {});

}  // namespace lanescope::ui
