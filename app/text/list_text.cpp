// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/list_text.h"

#include <QCoreApplication>

namespace lanescope {
namespace {

struct ListWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ListText)
};

}  // namespace

QString commaList(const QStringList& names) {
  QString list;
  for (const QString& name : names) {
    //: A list that grows, "a, b, c". %1: the names so far; %2: the next one
    list = list.isEmpty() ? name : ListWords::tr("%1, %2").arg(list, name);
  }
  return list;
}

QString andList(const QStringList& names) {
  if (names.size() < 2) return names.join(QString());
  //: The end of a list, "a, b and c". %1: all but the last, "a, b"; %2: the last
  return ListWords::tr("%1 and %2").arg(commaList(names.first(names.size() - 1)), names.last());
}

QString paragraph(const QStringList& sentences) {
  QString text;
  for (const QString& sentence : sentences) {
    if (sentence.isEmpty()) continue;
    //: Two whole sentences, one after the other. %1: what was said so far; %2: the next sentence
    text = text.isEmpty() ? sentence : ListWords::tr("%1 %2").arg(text, sentence);
  }
  return text;
}

}  // namespace lanescope
