// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

#include "tests/ui/session/session_fixture.h"
#include "ui/lesson/lesson_page.h"
#include "ui/lesson/lesson_reader_pane.h"
#include "ui/lesson/lesson_shelf.h"
#include "ui/lesson/lesson_view.h"
#include "ui/lesson/question_box.h"

namespace lanescope::ui {

/// A window, and copies of small lessons that the tests may change.
class LessonTest : public SessionTest {
 protected:
  void SetUp() override {
    SessionTest::SetUp();
    follow();
  }

  void follow() {
    QObject::connect(&lesson(), &LessonPage::stageSet, m_window.get(), [this] { ++m_set; });
    QObject::connect(&lesson(), &LessonPage::placeChanged, m_window.get(), [this] { ++m_places; });
  }
  [[nodiscard]] LessonPage& lesson() { return page<LessonPage>(); }
  [[nodiscard]] QTabWidget& pages() {
    return *qobject_cast<QTabWidget*>(m_window->centralWidget());
  }
  [[nodiscard]] LessonView& view() { return lesson().reader().view(); }
  [[nodiscard]] Playback& playback() { return page<StagePage>().playback(); }
  [[nodiscard]] QString sentence() { return lesson().reader().sentence(); }

  /// A copy of a sample in the test's folder.
  [[nodiscard]] QString copyOf(const QString& sample) {
    const QDir from(QStringLiteral(LANESCOPE_LESSON_SAMPLES "/") + sample);
    QString to = m_folder.filePath(sample);
    QDir().mkpath(to);
    for (const QString& each : from.entryList(QDir::Files)) {
      QFile::copy(from.filePath(each), QDir(to).filePath(each));
    }
    for (const QString& each : from.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
      QDir().mkpath(to + QLatin1Char('/') + each);
      for (const QString& file : QDir(from.filePath(each)).entryList(QDir::Files)) {
        QFile::copy(from.filePath(each + QLatin1Char('/') + file),
                    to + QLatin1Char('/') + each + QLatin1Char('/') + file);
      }
    }
    return to;
  }
  /// Opens a lesson and waits until its first stage is set.
  void openLesson(const QString& place) {
    const int before = m_set;
    session().openFiles({place});
    ASSERT_TRUE(waitFor([&] { return m_set > before; }))
        << sentence().toStdString() << lesson().shelf().sentence().toStdString()
        << m_failure.toStdString();
  }
  /// Turns the page, and waits for the stage where the page has another one.
  void turn(bool hasStage) {
    const int before = m_set;
    lesson().next();
    if (!hasStage) return;
    ASSERT_TRUE(waitFor([&] { return m_set > before; })) << sentence().toStdString();
  }
  static void writeText(const QString& path, const QByteArray& text) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  [[nodiscard]] static QByteArray textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  int m_set = 0;
  int m_places = 0;
};

}  // namespace lanescope::ui
