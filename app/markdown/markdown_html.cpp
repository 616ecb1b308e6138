// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/markdown/markdown_html.h"

#include <QUrl>
#include <utility>
#include <vector>

namespace lanescope::app {
namespace {

using Kind = MarkdownPart::Kind;

QByteArray escaped(const QString& text) {
  return text.toHtmlEscaped().toUtf8();
}

/// The elements of the kinds that have nothing but their names.
QByteArray nameOf(Kind kind) {
  switch (kind) {
    case Kind::paragraph:
      return "p";
    case Kind::quote:
      return "blockquote";
    case Kind::bulletList:
      return "ul";
    case Kind::numberedList:
      return "ol";
    case Kind::listItem:
      return "li";
    case Kind::table:
      return "table";
    case Kind::tableHead:
      return "thead";
    case Kind::tableBody:
      return "tbody";
    case Kind::tableRow:
      return "tr";
    case Kind::headCell:
      return "th";
    case Kind::cell:
      return "td";
    case Kind::emphasis:
      return "em";
    case Kind::strong:
      return "strong";
    case Kind::codeSpan:
      return "code";
    case Kind::struck:
      return "del";
    default:
      return {};
  }
}

/// A block ends its line.
QByteArray closing(Kind kind, const QByteArray& name) {
  return "</" + name + (isSpan(kind) ? ">" : ">\n");
}

class HtmlWriter {
 public:
  explicit HtmlWriter(const std::function<QByteArray(const QString&)>& addressOf)
      : m_addressOf(addressOf) {}

  QByteArray write(const MarkdownParts& parts) {
    for (const MarkdownPart& part : parts) {
      if (part.kind == Kind::end) {
        leave();
      } else if (hasContents(part.kind)) {
        enter(part);
      } else {
        add(part);
      }
    }
    return m_html;
  }

 private:
  struct Open {
    Kind kind = Kind::end;
    QByteArray end;  ///< what closes it in the page
  };

  void enter(const MarkdownPart& part) {
    QByteArray end;
    if (part.kind == Kind::picture) {
      // What comes until its end are the words for those who do not see the picture.
      m_picture = part.text;
      ++m_pictures;
    } else if (m_pictures == 0) {
      end = begin(part);
    }
    m_open.push_back({part.kind, end});
  }

  /// Begins an element, and returns what closes it.
  QByteArray begin(const MarkdownPart& part) {
    if (part.kind == Kind::heading) {
      const QByteArray name = "h" + QByteArray::number(part.number);
      m_html += '<' + name + '>';
      return closing(part.kind, name);
    }
    if (part.kind == Kind::code) {
      m_html += "<pre><code>";
      return "</code></pre>\n";
    }
    if (part.kind == Kind::link) {
      const QUrl url(part.text, QUrl::StrictMode);
      if (!url.isValid() || url.scheme() != QLatin1String("https")) return {};
      const QByteArray address = escaped(QString::fromLatin1(url.toEncoded()));
      m_html += "<a rel=\"noreferrer noopener\" target=\"_blank\" href=\"" + address + "\">";
      return "</a>";
    }
    const QByteArray name = nameOf(part.kind);
    m_html += '<' + name + '>';
    return closing(part.kind, name);
  }

  void leave() {
    const Open open = std::move(m_open.back());
    m_open.pop_back();
    if (open.kind == Kind::picture) {
      if (--m_pictures == 0) addPicture();
    } else {
      m_html += open.end;
    }
  }

  void addPicture() {
    const QByteArray address = m_addressOf(m_picture);
    const QByteArray words = std::exchange(m_words, {});
    m_html += address.isEmpty() ? words : "<img alt=\"" + words + "\" src=\"" + address + "\">";
  }

  void add(const MarkdownPart& part) {
    QByteArray& html = m_pictures > 0 ? m_words : m_html;
    if (part.kind == Kind::rule) {
      html += "<hr>";
    } else if (part.kind == Kind::lineBreak) {
      html += m_pictures > 0 ? " " : "<br>";
    } else if (part.kind == Kind::softBreak) {
      html += m_pictures > 0 ? ' ' : '\n';
    } else if (part.kind == Kind::entity) {
      html += part.text.toUtf8();  // isWellFormed() has seen that it is one
    } else {
      html += escaped(part.text);
    }
  }

  const std::function<QByteArray(const QString&)>& m_addressOf;
  QByteArray m_html;
  QByteArray m_words;  ///< of a picture, escaped
  QString m_picture;   ///< its file
  int m_pictures = 0;  ///< how many are open, one within the other
  std::vector<Open> m_open;
};

}  // namespace

QByteArray markdownHtml(const MarkdownParts& parts,
                        const std::function<QByteArray(const QString&)>& addressOf) {
  return HtmlWriter(addressOf).write(parts);
}

}  // namespace lanescope::app
