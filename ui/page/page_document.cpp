// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/page_document.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QMap>
#include <vector>

#include "app/text/text.h"
#include "catalog/catalog.h"
#include "trace/record/record.h"
#include "ui/page/page_questions.h"
#include "ui/page/page_words.h"
#include "ui/page/stage_recording.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::app {
namespace {

QByteArray partOf(const char* name) {
  QFile file(QStringLiteral(":/lanescope/page/") + QLatin1String(name));
  if (!file.open(QIODevice::ReadOnly)) qFatal("%s is not embedded.", name);
  return file.readAll();
}

QByteArray listText(const QList<QByteArray>& items) {
  return '[' + items.join(',') + ']';
}

/// The sources of the sides, with the line that runs at each step.
QJsonArray sourcesOf(const PageContent& content) {
  const QRectF bounds(QPointF(), content.size);
  const ui::StageTheme theme = ui::StageTheme::of(content.theme);
  std::vector<QJsonArray> lines;
  for (int step = content.first; step <= content.last; ++step) {
    const auto sides = content.picture.sidesOf(bounds, step, theme);
    lines.resize(sides.size());
    for (std::size_t i = 0; i < sides.size(); ++i) {
      lines[i].append(sides[i].scene.lineOf(sides[i].step));
    }
  }
  QJsonArray sources;
  const auto sides = content.picture.sidesOf(bounds, content.first, theme);
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const catalog::KernelRow* row = catalog::lookUp(sides[i].scene.record().kernel);
    if (row == nullptr) continue;
    const QString file = toQString(row->source);
    sources.append(QJsonObject{{"name", file.section(QLatin1Char('/'), -1)},
                               {"text", toQString(catalog::sourceText(row->source))},
                               {"lines", lines[i]}});
  }
  return sources;
}

/// All that is no list of commands.
QByteArray wordsOf(const PageContent& content, bool isSingle) {
  QJsonArray sentences;
  for (int step = content.first; step <= content.last; ++step) {
    sentences.append(content.picture.explain(step));
  }
  QJsonArray questions;
  if (isSingle) questions = pageQuestions(content.picture.scene(), content.first, content.last);
  const QJsonObject words{
      {"title", content.picture.title()},
      {"size", QJsonArray{content.size.width(), content.size.height()}},
      {"first", content.first + 1},
      {"count", content.picture.stepCount()},
      {"theme", static_cast<int>(content.theme)},
      {"speed", content.speed},
      {"themes", PageWords::themes()},
      {"texts", PageWords::texts()},
      {"sentences", sentences},
      {"sources", sourcesOf(content)},
      {"questions", questions},
  };
  QByteArray text = QJsonDocument(words).toJson(QJsonDocument::Compact);
  text.chop(1);
  return text;
}

QByteArray dataOf(const PageContent& content, const std::function<void(double)>& progress) {
  const QRectF bounds(QPointF(), content.size);
  const bool isSingle =
      content.picture.sidesOf(bounds, content.first, ui::StageTheme::of(content.theme)).size() == 1;
  StageRecording recording(content.picture, content.size);
  for (int step = content.first; step <= content.last; ++step) {
    progress(static_cast<double>(step - content.first) / (content.last - content.first + 1));
    recording.add(step, isSingle);
  }
  const PaintTables& tables = recording.tables();
  QByteArray json = wordsOf(content, isSingle);
  const auto add = [&](const char* name, const QList<QByteArray>& items) {
    json += QByteArray(",\"") + name + "\":" + listText(items);
  };
  add("shapes", tables.shapes());
  add("runs", tables.runs());
  add("pens", tables.pens());
  add("colors", recording.lists().colors());
  add("forms", recording.lists().forms());
  add("commands", recording.lists().commands());
  add("steps", recording.steps());
  add("hidden", recording.hiddenSteps());
  json += '}';
  // qCompress puts the length before the stream, which a browser does not expect.
  constexpr int kLengthBytes = 4;
  constexpr int kBest = 9;
  return qCompress(json, kBest).mid(kLengthBytes).toBase64();
}

/// What Content-Security-Policy calls a script or a style that may stay.
QByteArray hashOf(const QByteArray& text) {
  return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + '\'';
}

}  // namespace

QByteArray pageDocument(const PageContent& content, const std::function<void(double)>& progress) {
  const QByteArray script = partOf("player.js");
  const QByteArray style = partOf("style.css");
  const auto escaped = [](const QString& text) { return text.toHtmlEscaped().toUtf8(); };
  const QMap<QByteArray, QByteArray> values{
      {"language", escaped(QLocale().bcp47Name())},
      // Nothing is fetched, sent or embedded, and no other script or style runs.
      {"policy", "default-src 'none'; base-uri 'none'; form-action 'none'; script-src " +
                     hashOf(script) + "; style-src " + hashOf(style)},
      {"generator", "Lanescope"},
      {"title", escaped(content.picture.title())},
      {"message", escaped(PageWords::message())},
      {"style", style},
      {"script", script},
      {"data", dataOf(content, progress)},
  };
  // In one pass, so that a title with braces stays a title.
  const QByteArray page = partOf("template.html");
  QByteArray text;
  qsizetype from = 0;
  for (qsizetype open = page.indexOf("{{"); open >= 0; open = page.indexOf("{{", from)) {
    const qsizetype close = page.indexOf("}}", open);
    text += page.mid(from, open - from) + values.value(page.mid(open + 2, close - open - 2));
    from = close + 2;
  }
  return text + page.mid(from);
}

}  // namespace lanescope::app
