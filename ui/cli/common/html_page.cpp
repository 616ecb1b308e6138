// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/html_page.h"

#include <QLocale>

namespace lanescope::cli {
namespace {

constexpr const char* kStyle =
    "body{font:16px/1.45 sans-serif;color:#1b1f24;background:#fff;margin:2em auto;padding:0 1em;"
    "max-width:75em}\n"
    "h1{margin-bottom:.2em}h2{margin:2em 0 .5em}h3{margin:1.2em 0 .3em}p{margin:.3em 0 .8em}\n"
    "h2,p,li{overflow-wrap:anywhere}td{overflow-wrap:break-word}\n"
    "td:first-child{overflow-wrap:anywhere;min-width:8em}td.count{white-space:nowrap}\n"
    ".wide{overflow-x:auto;margin:1.5em "
    "0}table{border-collapse:collapse}ul{margin:0;padding-left:1.2em}\n"
    "td,th{border:1px solid #999;padding:.4em .6em;text-align:left;vertical-align:top}\n"
    "th{background:#f0f2f5}td.number{text-align:right}td p{margin:0}\n"
    ".passed{background:#e2f3e8}.failed{background:#fbe3dd}.not-judged{background:#eee}\n"
    "td.passed,td.failed,td.not-judged{white-space:nowrap}\n"
    "section{border-top:1px solid #999;margin-top:2.5em}section h2{margin-top:.8em}\n"
    "figure{margin:.8em 0}figcaption{padding-top:.4em;color:#4a5058;font-size:.9em}\n"
    "img{display:block;max-width:100%;height:auto;border:1px solid #ccc}\n"
    "summary{cursor:pointer}\n"
    "pre{font:14px/1.4 monospace;tab-size:4;white-space:pre-wrap;overflow-wrap:anywhere;"
    "border:1px solid #ccc;margin:.4em 0;padding:.4em 0}\n"
    "pre span{display:block;padding:0 .6em 0 4em}pre .marked{background:#fff1c9}\n"
    "pre i{display:inline-block;width:3em;margin-left:-3.6em;padding-right:.6em;text-align:right;"
    "color:#6a737d;font-style:normal;user-select:none}\n"
    "pre b{display:block;color:#9a2a12;font:14px/1.4 sans-serif}\n"
    "@media print{figure,tr{break-inside:avoid}}\n";

bool isShown(QChar c) {
  return c.isPrint() || c == u'\t' || c == u'\n';
}

}  // namespace

QByteArray htmlText(const QString& text) {
  QString shown;
  shown.reserve(text.size());
  for (qsizetype i = 0; i < text.size(); ++i) {
    const bool isPair =
        text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
    if (isPair && QChar::isPrint(QChar::surrogateToUcs4(text[i], text[i + 1]))) {
      shown += text[i];
      shown += text[++i];
    } else {
      shown += isShown(text[i]) ? text[i] : QChar(QChar::ReplacementCharacter);
    }
  }
  return shown.toHtmlEscaped().toUtf8();
}

QByteArray htmlElement(const QByteArray& opening, const QString& text) {
  const QByteArray name = opening.split(' ').first();
  return '<' + opening + '>' + htmlText(text) + "</" + name + '>';
}

QByteArray htmlHeads(const QStringList& texts) {
  QByteArray heads;
  for (const QString& each : texts) heads += htmlElement("th", each);
  return "<tr>" + heads + "</tr>\n";
}

QByteArray htmlPage(const QString& title, const QByteArray& body) {
  return "<!DOCTYPE html>\n<html lang=\"" + htmlText(QLocale().bcp47Name()) +
         "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; base-uri "
         "'none'; form-action 'none'; style-src 'unsafe-inline'; img-src data:\"/>\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n" +
         htmlElement("title", title) + "\n<style>\n" + kStyle + "</style>\n</head>\n<body>\n" +
         htmlElement("h1", title) + '\n' + body + "</body>\n</html>\n";
}

}  // namespace lanescope::cli
