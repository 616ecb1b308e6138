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

void append(QByteArray& json, const char* name, const QList<QByteArray>& items) {
  json += QByteArray(",\"") + name + "\":" + listText(items);
}

/// The object without its closing brace.
QByteArray openText(const QJsonObject& object) {
  QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
  text.chop(1);
  return text;
}

/// The part of a picture that a stage of a page plays.
struct PlayedPart {
  const ui::StagePicture& picture;
  QRectF bounds;
  ui::StageTheme theme;
  int first = 0;
  int last = 0;

  [[nodiscard]] auto sidesAt(int step) const { return picture.sidesOf(bounds, step, theme); }
  [[nodiscard]] bool isSingle() const { return sidesAt(first).size() == 1; }
};

/// The sources of the sides, with the line that runs at each step.
QJsonArray sourcesOf(const PlayedPart& part) {
  std::vector<QJsonArray> lines;
  for (int step = part.first; step <= part.last; ++step) {
    const auto sides = part.sidesAt(step);
    lines.resize(sides.size());
    for (std::size_t i = 0; i < sides.size(); ++i) {
      lines[i].append(sides[i].scene.lineOf(sides[i].step));
    }
  }
  QJsonArray sources;
  const auto sides = part.sidesAt(part.first);
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

/// All of a stage that is no list of commands.
QJsonObject wordsOf(const PlayedPart& part) {
  QJsonArray sentences;
  for (int step = part.first; step <= part.last; ++step) {
    sentences.append(part.picture.explain(step));
  }
  QJsonArray questions;
  if (part.isSingle()) questions = pageQuestions(part.picture.scene(), part.first, part.last);
  return {
      {"title", part.picture.title()},     {"first", part.first + 1},
      {"count", part.picture.stepCount()}, {"sentences", sentences},
      {"sources", sourcesOf(part)},        {"questions", questions},
  };
}

/// What Content-Security-Policy calls a script or a style that may stay.
QByteArray hashOf(const QByteArray& text) {
  return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + '\'';
}

}  // namespace

int PageDocument::add(const ui::StagePicture& picture, int first, int last,
                      const std::function<void(double)>& progress) {
  const PlayedPart part{picture, QRectF(QPointF(), m_look.size), ui::StageTheme::of(m_look.theme),
                        first, last};
  const bool isSingle = part.isSingle();
  for (int step = first; step <= last; ++step) {
    progress(static_cast<double>(step - first) / (last - first + 1));
    m_recording.add(picture, step, isSingle);
  }
  const StageRecording::Steps steps = m_recording.takeSteps();
  QByteArray json = openText(wordsOf(part));
  append(json, "steps", steps.shown);
  append(json, "hidden", steps.hidden);
  m_stages.push_back(json + '}');
  return static_cast<int>(m_stages.size()) - 1;
}

QByteArray PageDocument::packedData() const {
  QJsonObject words{
      {"size", QJsonArray{m_look.size.width(), m_look.size.height()}},
      {"theme", static_cast<int>(m_look.theme)},
      {"speed", m_look.speed},
      {"themes", PageWords::themes()},
      {"texts", PageWords::texts()},
  };
  if (m_text) words.insert(QStringLiteral("lesson"), m_text->data);
  QByteArray json = openText(words);
  const PaintTables& tables = m_recording.tables();
  const StepLists& lists = m_recording.lists();
  append(json, "shapes", tables.shapes());
  append(json, "runs", tables.runs());
  append(json, "pens", tables.pens());
  append(json, "colors", lists.colors());
  append(json, "forms", lists.forms());
  append(json, "commands", lists.commands());
  append(json, "stages", m_stages);
  json += '}';
  // qCompress puts the length before the stream, which a browser does not expect.
  constexpr int kLengthBytes = 4;
  constexpr int kBest = 9;
  return qCompress(json, kBest).mid(kLengthBytes).toBase64();
}

QByteArray PageDocument::document(const QString& title) const {
  const bool hasText = m_text.has_value();
  const QByteArray script = partOf("player.js");
  const QByteArray ofText = hasText ? partOf("lesson.js") : QByteArray();
  const QByteArray style = partOf("style.css") + (hasText ? partOf("lesson.css") : QByteArray());
  // Nothing is fetched, sent or embedded, and no other script or style runs. The pictures of a text
  // are in the page itself.
  QByteArray policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; script-src " + hashOf(script);
  if (hasText) policy += ' ' + hashOf(ofText);
  policy += "; style-src " + hashOf(style);
  if (hasText) policy += "; img-src data:";
  const auto escaped = [](const QString& text) { return text.toHtmlEscaped().toUtf8(); };
  const QMap<QByteArray, QByteArray> values{
      {"language", escaped(QLocale().bcp47Name())},
      {"policy", policy},
      {"generator", "Lanescope"},
      {"title", escaped(title)},
      {"message", escaped(PageWords::message())},
      {"style", style},
      {"text", hasText ? m_text->html : QByteArray()},
      {"script", script},
      {"script-of-text", hasText ? "\n<script>" + ofText + "</script>" : QByteArray()},
      {"data", packedData()},
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
