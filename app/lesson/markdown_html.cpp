// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/markdown_html.h"

#include <md4c.h>

#include <QUrl>
#include <utility>
#include <vector>

namespace lanescope::app {
namespace {

QString attributeText(const MD_ATTRIBUTE& attribute) {
  return QString::fromUtf8(attribute.text, static_cast<qsizetype>(attribute.size));
}

QByteArray escaped(const QString& text) {
  return text.toHtmlEscaped().toUtf8();
}

/// The elements of blocks and spans that have nothing but their names.
QByteArray nameOf(MD_BLOCKTYPE type) {
  switch (type) {
    case MD_BLOCK_QUOTE:
      return "blockquote";
    case MD_BLOCK_UL:
      return "ul";
    case MD_BLOCK_OL:
      return "ol";
    case MD_BLOCK_LI:
      return "li";
    case MD_BLOCK_P:
      return "p";
    case MD_BLOCK_TABLE:
      return "table";
    case MD_BLOCK_THEAD:
      return "thead";
    case MD_BLOCK_TBODY:
      return "tbody";
    case MD_BLOCK_TR:
      return "tr";
    case MD_BLOCK_TH:
      return "th";
    case MD_BLOCK_TD:
      return "td";
    default:
      return {};
  }
}

QByteArray nameOf(MD_SPANTYPE type) {
  switch (type) {
    case MD_SPAN_EM:
      return "em";
    case MD_SPAN_STRONG:
      return "strong";
    case MD_SPAN_CODE:
      return "code";
    case MD_SPAN_DEL:
      return "del";
    default:
      return {};
  }
}

class HtmlWriter {
 public:
  explicit HtmlWriter(const std::function<QByteArray(const QString&)>& addressOf)
      : m_addressOf(addressOf) {}

  QByteArray write(const QString& markdown) {
    MD_PARSER parser{};
    parser.flags = MD_DIALECT_GITHUB;  // as MarkdownChecker
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
      static_cast<HtmlWriter*>(self)->enter(type, detail);
      return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
      static_cast<HtmlWriter*>(self)->leave(type, detail);
      return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* self) {
      static_cast<HtmlWriter*>(self)->enter(type, detail);
      return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* self) {
      static_cast<HtmlWriter*>(self)->leave(type);
      return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* self) {
      static_cast<HtmlWriter*>(self)->text(type,
                                           QString::fromUtf8(text, static_cast<qsizetype>(size)));
      return 0;
    };
    const QByteArray bytes = markdown.toUtf8();
    md_parse(bytes.constData(), static_cast<MD_SIZE>(bytes.size()), &parser, this);
    return m_html;
  }

 private:
  void enter(MD_BLOCKTYPE type, void* detail) {
    if (type == MD_BLOCK_H) {
      m_html += "<h" + level(detail) + '>';
    } else if (type == MD_BLOCK_CODE) {
      m_html += "<pre><code>";
    } else if (type == MD_BLOCK_HR) {
      m_html += "<hr>";
    } else if (const QByteArray name = nameOf(type); !name.isEmpty()) {
      m_html += '<' + name + '>';
    }
  }

  void leave(MD_BLOCKTYPE type, void* detail) {
    if (type == MD_BLOCK_H) {
      m_html += "</h" + level(detail) + ">\n";
    } else if (type == MD_BLOCK_CODE) {
      m_html += "</code></pre>\n";
    } else if (const QByteArray name = nameOf(type); !name.isEmpty()) {
      m_html += "</" + name + ">\n";
    }
  }

  void enter(MD_SPANTYPE type, void* detail) {
    if (type == MD_SPAN_IMG) {
      // What comes until its end are the words for those who do not see the picture.
      m_picture = attributeText(static_cast<const MD_SPAN_IMG_DETAIL*>(detail)->src);
      ++m_pictures;
      return;
    }
    if (m_pictures > 0) return;
    if (type == MD_SPAN_A) {
      const QUrl url(attributeText(static_cast<const MD_SPAN_A_DETAIL*>(detail)->href),
                     QUrl::StrictMode);
      const bool isWeb = url.isValid() && url.scheme() == QLatin1String("https");
      m_links.push_back(isWeb);
      if (!isWeb) return;
      const QByteArray address = escaped(QString::fromLatin1(url.toEncoded()));
      m_html += "<a rel=\"noreferrer noopener\" target=\"_blank\" href=\"" + address + "\">";
    } else if (const QByteArray name = nameOf(type); !name.isEmpty()) {
      m_html += '<' + name + '>';
    }
  }

  void leave(MD_SPANTYPE type) {
    if (type == MD_SPAN_IMG) {
      if (--m_pictures == 0) addPicture();
      return;
    }
    if (m_pictures > 0) return;
    if (type == MD_SPAN_A) {
      if (m_links.back()) m_html += "</a>";
      m_links.pop_back();
    } else if (const QByteArray name = nameOf(type); !name.isEmpty()) {
      m_html += "</" + name + '>';
    }
  }

  void addPicture() {
    const QByteArray address = m_addressOf(m_picture);
    const QByteArray words = std::exchange(m_words, {});
    m_html += address.isEmpty() ? words : "<img alt=\"" + words + "\" src=\"" + address + "\">";
  }

  void text(MD_TEXTTYPE type, const QString& text) {
    QByteArray& html = m_pictures > 0 ? m_words : m_html;
    if (type == MD_TEXT_BR) {
      html += m_pictures > 0 ? " " : "<br>";
    } else if (type == MD_TEXT_SOFTBR) {
      html += m_pictures > 0 ? ' ' : '\n';
    } else if (type == MD_TEXT_NULLCHAR) {
      html += "\xEF\xBF\xBD";
    } else if (type == MD_TEXT_ENTITY) {
      html += text.toUtf8();  // the parser has seen that it is one
    } else {
      html += escaped(text);
    }
  }

  /// Of a heading; the page's own is h2, and the text has deeper ones alone.
  static QByteArray level(void* detail) {
    return QByteArray::number(static_cast<const MD_BLOCK_H_DETAIL*>(detail)->level);
  }

  const std::function<QByteArray(const QString&)>& m_addressOf;
  QByteArray m_html;
  QByteArray m_words;         ///< of a picture, escaped
  QString m_picture;          ///< its file
  int m_pictures = 0;         ///< how many are open, one within the other
  std::vector<bool> m_links;  ///< whether each that is open is written
};

}  // namespace

QByteArray markdownHtml(const QString& markdown,
                        const std::function<QByteArray(const QString&)>& addressOf) {
  return HtmlWriter(addressOf).write(markdown);
}

}  // namespace lanescope::app
