// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QObject>
#include <QString>
#include <stop_token>

class QStatusBar;
class QWidget;

namespace lanescope::app {
struct ExportMonitor;
}

namespace lanescope::ui {

class ExportProgress;
class LessonPage;
struct Handout;
struct ReadLesson;

/// Exports the open lesson as a page that plays or as a handout: asks for the file, runs the
/// lesson's stages and writes the file on a worker thread, and shows the progress in the status
/// bar. One export runs at a time. The page of the lesson says what went wrong.
class LessonExporter : public QObject {
  Q_OBJECT

 public:
  /// `page` must outlive the exporter.
  LessonExporter(LessonPage& page, QStatusBar& bar, QWidget* window);
  /// Cancels a running export and waits for its end.
  ~LessonExporter() override;

 public slots:
  /// Does nothing while no lesson is open.
  void ask();

 private:
  struct Target {
    QString file;
    bool withAnswers = false;
  };
  [[nodiscard]] Target chooseFile(const QString& name);
  void run(const ReadLesson& lesson, const Target& target);
  void write(Handout&& handout, const Target& target);
  [[nodiscard]] app::ExportMonitor monitor();
  void fail(const QString& sentence);
  void end();

  LessonPage& m_page;
  QStatusBar& m_bar;
  QWidget* m_window;
  ExportProgress* m_progress;
  std::stop_source m_stop;
  QFuture<void> m_work;
  bool m_isRunning = false;
};

}  // namespace lanescope::ui
