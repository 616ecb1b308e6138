// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/markdown_check.h"

#include <QFile>
#include <QRegularExpression>
#include <QUrl>
#include <algorithm>

#include "app/lesson/lesson_words.h"
#include "app/text/matching.h"
#include "resources/resources.h"

namespace lanescope::app {
namespace {

/// The info strings of blocks of code, which are no directives.
const QStringList kLanguages{QString(), QStringLiteral("cuda"), QStringLiteral("cpp"),
                             QStringLiteral("text")};

/// Why a link may not be followed, as a sentence; nothing where it may.
std::optional<QString> whyNoLink(const QString& target) {
  static const QRegularExpression page(QStringLiteral("^([a-z0-9-]+\\.md)?(#[A-Za-z0-9_-]+)?$"));
  const QUrl url(target, QUrl::StrictMode);
  if (url.isValid() && url.scheme() == QLatin1String("https") && !url.host().isEmpty()) {
    return std::nullopt;
  }
  const auto match = firstMatch(page, target);
  const bool isPage = match.hasMatch() && !match.captured(1).isEmpty();
  if (!isPage) {
    //: %1: the target of a link as it was written
    return LessonWords::tr(
               "The link to %1 is refused: links lead to https: and to pages of the "
               "manual.")
        .arg(target);
  }
  if (QFile::exists(resources::manualFolder() + QLatin1Char('/') + match.captured(1))) {
    return std::nullopt;
  }
  //: %1: the name of a file that the manual does not have: "stages.md"
  return LessonWords::tr("The manual has no page %1.").arg(match.captured(1));
}

QString sentenceOf(const TextFault& fault) {
  switch (fault.kind) {
    case TextFault::Kind::tooLong:
      //: %1: the size of the file in bytes; %2: the most MiB that are allowed
      return LessonWords::tr("The text has %1 bytes; %2 MiB are the most.")
          .arg(fault.number)
          .arg(kMostLessonBytes >> 20);
    case TextFault::Kind::notUtf8:
      return LessonWords::tr("This line is not UTF-8.");
    case TextFault::Kind::nul:
      return LessonWords::tr("This line has a NUL character.");
    case TextFault::Kind::longLine:
      //: %1: the number of characters; %2: the most that are allowed
      return LessonWords::tr("This line has %1 characters; %2 are the most.")
          .arg(fault.number)
          .arg(kLongestLessonLine);
    case TextFault::Kind::noFront:
      return LessonWords::tr(
          "The file does not begin with a line ---, then format, "
          "title and so on, then a line ---.");
    case TextFault::Kind::openFront:
      return LessonWords::tr(
          "The front matter that begins here is not closed by a "
          "line ---.");
    case TextFault::Kind::notKeyValue:
      //: %1: how a line is written: "key = value"
      return LessonWords::tr("A line here reads %1.").arg(fault.text);
    case TextFault::Kind::noValue:
      //: %1: a key that lacks its value, such as "title"
      return LessonWords::tr("%1 has no value.").arg(fault.text);
    case TextFault::Kind::openBlock:
      return LessonWords::tr("The block that begins here is not closed.");
    case TextFault::Kind::tooManyParts:
      //: %1: the most words in bold, cells, items and so on; %2: the most of them that may stand
      //: one within the other
      return LessonWords::tr(
                 "The Markdown that begins here is too large: a text has at most %1 "
                 "parts, at most %2 of them one within the other.")
          .arg(kMostMarkdownParts)
          .arg(kDeepestMarkdown);
  }
  return {};
}

class MarkdownChecker {
 public:
  MarkdownChecker(const MarkedTextRules& rules, LessonComplaints& complaints)
      : m_rules(rules), m_complaints(complaints) {}

  void check(const MarkdownPart& part) {
    using Kind = MarkdownPart::Kind;
    switch (part.kind) {
      case Kind::heading:
        return checkHeading(part);
      case Kind::code:
        return checkCode(part);
      case Kind::html:
        return complain(part, LessonWords::tr("HTML is refused; write < in code as `<`, and "
                                              "elsewhere as \\<."));
      case Kind::link:
        if (const auto why = whyNoLink(part.text)) complain(part, *why);
        return;
      case Kind::picture:
        if (const auto why = m_rules.refusePicture(part.text)) complain(part, *why);
        return;
      default:
        return;
    }
  }

 private:
  void complain(const MarkdownPart& part, const QString& sentence) {
    m_complaints.add(part.line, sentence);
  }

  void checkHeading(const MarkdownPart& heading) {
    if (heading.number == 1) {
      complain(heading, LessonWords::tr("The title stands in the front matter; headings in the "
                                        "text are ## for a page and ### within one."));
    }
    if (heading.number == 2) {
      complain(heading, LessonWords::tr("A page begins with ## at the left margin, and nothing "
                                        "else is a heading of the second level."));
    }
  }

  void checkCode(const MarkdownPart& code) {
    if (m_rules.directives.contains(code.text)) {
      //: %1: the name of a directive, such as "stage"
      complain(code, LessonWords::tr("The directive %1 begins at the left margin.").arg(code.text));
    } else if (!kLanguages.contains(code.text)) {
      //: %1: the word behind ```; %2: the names of the directives. They and cuda, cpp and text stay
      //: English
      complain(code, LessonWords::tr("There is no directive %1; there are %2, and cuda, cpp "
                                     "and text for code.")
                         .arg(code.text, m_rules.directives.join(QStringLiteral(", "))));
    }
  }

  const MarkedTextRules& m_rules;
  LessonComplaints& m_complaints;
};

/// Checks the parts of a text and counts them.
class TextChecker {
 public:
  TextChecker(const MarkedTextRules& rules, LessonComplaints& complaints)
      : m_rules(rules), m_complaints(complaints) {}

  void operator()(const Heading& heading) {
    ++m_pages;
    if (heading.text.isEmpty()) {
      m_complaints.add(heading.line, LessonWords::tr("This page has no title."));
    }
    checkMarkdown(heading.parts, m_rules, m_complaints);
  }
  void operator()(const Markdown& markdown) {
    checkMarkdown(markdown.parts, m_rules, m_complaints);
  }
  void operator()(const Directive& /*directive*/) { ++m_directives; }

  void checkCounts() {
    if (m_pages > kMostLessonPages) {
      //: %1: the number of pages; %2: the most that are allowed
      m_complaints.add(0, LessonWords::tr("There are %1 pages; %2 are the most.")
                              .arg(m_pages)
                              .arg(kMostLessonPages));
    }
    if (m_directives > kMostLessonDirectives) {
      //: %1: the number of directives; %2: the most that are allowed
      m_complaints.add(0, LessonWords::tr("There are %1 directives; %2 are the most.")
                              .arg(m_directives)
                              .arg(kMostLessonDirectives));
    }
  }

 private:
  const MarkedTextRules& m_rules;
  LessonComplaints& m_complaints;
  int m_pages = 0;
  int m_directives = 0;
};

}  // namespace

void checkMarkedText(const MarkedText& text, const MarkedTextRules& rules,
                     LessonComplaints& complaints) {
  for (const TextFault& fault : text.faults) complaints.add(fault.line, sentenceOf(fault));
  TextChecker checker(rules, complaints);
  for (const MarkedPart& part : text.parts) std::visit(checker, part);
  checker.checkCounts();
}

void checkMarkdown(const MarkdownParts& parts, const MarkedTextRules& rules,
                   LessonComplaints& complaints) {
  MarkdownChecker checker(rules, complaints);
  for (const MarkdownPart& part : parts) checker.check(part);
}

}  // namespace lanescope::app
