// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/markdown_check.h"

#include <md4c.h>

#include <QFile>
#include <QRegularExpression>
#include <QUrl>
#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "app/lesson/lesson_words.h"
#include "resources/resources.h"

namespace lanescope::app {
namespace {

/// The info strings of blocks of code, which are no directives.
const QStringList kLanguages{QString(), QStringLiteral("cuda"), QStringLiteral("cpp"),
                             QStringLiteral("text")};

QString textOf(const MD_ATTRIBUTE& attribute) {
  return QString::fromUtf8(attribute.text, static_cast<qsizetype>(attribute.size));
}

/// Why a link may not be followed, as a sentence; nothing where it may.
std::optional<QString> whyNoLink(const QString& target) {
  static const QRegularExpression page(QStringLiteral("^([a-z0-9-]+\\.md)?(#[A-Za-z0-9_-]+)?$"));
  const QUrl url(target, QUrl::StrictMode);
  if (url.isValid() && url.scheme() == QLatin1String("https") && !url.host().isEmpty()) {
    return std::nullopt;
  }
  const auto match = page.match(target);
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

/// Receives what the parser finds. The parser hands out places in the text, which tell the line; an
/// attribute that it had to unescape has none, and the line is that of the last place.
class MarkdownChecker {
 public:
  MarkdownChecker(const Markdown& markdown, const MarkedTextRules& rules,
                  LessonComplaints& complaints)
      : m_bytes(markdown.text.toUtf8()),
        m_first(markdown.line),
        m_rules(rules),
        m_complaints(complaints) {
    for (qsizetype end = m_bytes.indexOf('\n'); end >= 0; end = m_bytes.indexOf('\n', end + 1)) {
      m_lineStarts.push_back(end + 1);
    }
  }

  void check() {
    MD_PARSER parser{};
    // These are the flags of QTextDocument, so that it sees no HTML and no link that are not seen
    // here.
    parser.flags = MD_DIALECT_GITHUB;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
      static_cast<MarkdownChecker*>(self)->enterBlock(type, detail);
      return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE, void*, void*) { return 0; };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* self) {
      static_cast<MarkdownChecker*>(self)->enterSpan(type, detail);
      return 0;
    };
    parser.leave_span = [](MD_SPANTYPE, void*, void*) { return 0; };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* self) {
      static_cast<MarkdownChecker*>(self)->text(type, {text, static_cast<qsizetype>(size)});
      return 0;
    };
    md_parse(m_bytes.constData(), static_cast<MD_SIZE>(m_bytes.size()), &parser, this);
    for (const QString& sentence : m_waiting) m_complaints.add(m_line, sentence);
  }

 private:
  /// Goes to the line of a place in the text; returns false for any other address.
  bool goTo(const char* place) {
    const bool isInside =
        !std::less<>()(place, m_bytes.constBegin()) && std::less<>()(place, m_bytes.constEnd());
    if (!isInside) return false;
    const auto next = std::ranges::upper_bound(m_lineStarts, place - m_bytes.constBegin());
    m_line = m_first + static_cast<int>(next - m_lineStarts.begin()) - 1;
    for (const QString& sentence : std::exchange(m_waiting, {})) m_complaints.add(m_line, sentence);
    return true;
  }

  /// Complains at a place; where that is none in the text, at the next one that is.
  void sayAt(const char* place, const QString& sentence) {
    if (goTo(place)) {
      m_complaints.add(m_line, sentence);
    } else {
      m_waiting += sentence;
    }
  }

  void enterBlock(MD_BLOCKTYPE type, void* detail) {
    if (type == MD_BLOCK_H) checkHeading(static_cast<const MD_BLOCK_H_DETAIL*>(detail)->level);
    if (type == MD_BLOCK_CODE) {
      const MD_ATTRIBUTE& info = static_cast<const MD_BLOCK_CODE_DETAIL*>(detail)->info;
      checkCode(info);
    }
    if (type == MD_BLOCK_HTML) m_waiting += htmlSentence();
    m_isInHtmlBlock = type == MD_BLOCK_HTML;
  }

  void checkHeading(unsigned level) {
    if (level == 1) {
      m_waiting += LessonWords::tr(
          "The title stands in the front matter; headings in the text are ## for a "
          "page and ### within one.");
    }
    if (level == 2) {
      m_waiting += LessonWords::tr(
          "A page begins with ## at the left margin, and nothing else is a heading "
          "of the second level.");
    }
  }

  void checkCode(const MD_ATTRIBUTE& attribute) {
    const QString info = attribute.text ? textOf(attribute) : QString();
    if (m_rules.directives.contains(info)) {
      //: %1: the name of a directive, such as "stage"
      sayAt(attribute.text,
            LessonWords::tr("The directive %1 begins at the left margin.").arg(info));
    } else if (!kLanguages.contains(info)) {
      //: %1: the word behind ```; %2: the names of the directives. They and cuda, cpp and text stay
      //: English
      sayAt(attribute.text, LessonWords::tr("There is no directive %1; there are %2, and cuda, cpp "
                                            "and text for code.")
                                .arg(info, m_rules.directives.join(QStringLiteral(", "))));
    }
  }

  void enterSpan(MD_SPANTYPE type, void* detail) {
    if (type == MD_SPAN_A) {
      const MD_ATTRIBUTE& target = static_cast<const MD_SPAN_A_DETAIL*>(detail)->href;
      if (const auto sentence = whyNoLink(textOf(target))) sayAt(target.text, *sentence);
    }
    if (type == MD_SPAN_IMG) {
      const MD_ATTRIBUTE& source = static_cast<const MD_SPAN_IMG_DETAIL*>(detail)->src;
      if (const auto why = m_rules.refusePicture(textOf(source))) sayAt(source.text, *why);
    }
  }

  void text(MD_TEXTTYPE type, QByteArrayView text) {
    goTo(text.data());
    if (type == MD_TEXT_HTML && !m_isInHtmlBlock) m_complaints.add(m_line, htmlSentence());
  }

  static QString htmlSentence() {
    return LessonWords::tr("HTML is refused; write < in code as `<`, and elsewhere as \\<.");
  }

  QByteArray m_bytes;
  int m_first;
  const MarkedTextRules& m_rules;
  LessonComplaints& m_complaints;
  std::vector<qsizetype> m_lineStarts{0};
  int m_line = m_first;
  bool m_isInHtmlBlock = false;
  QStringList m_waiting;
};

}  // namespace

void checkMarkdown(const Markdown& markdown, const MarkedTextRules& rules,
                   LessonComplaints& complaints) {
  MarkdownChecker(markdown, rules, complaints).check();
}

}  // namespace lanescope::app
