// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "app/image/equalization.h"
#include "app/image/image_file.h"
#include "values/error.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

/// An image as it was read.
struct OpenedImage {
  QString file;
  app::LoadedImage loaded;
};

/// An image and what its equalisation gave.
struct EqualizedImage {
  std::shared_ptr<const OpenedImage> opened;
  app::Equalization made;
  std::shared_ptr<const values::RunResult> run;
};

/// Reads an image, has the engine equalise it, and writes the result, all outside the window's
/// thread. One image at a time; a newer one ends an older one.
class EqualizeJob : public QObject {
  Q_OBJECT

 public:
  /// `engine` must outlive the job.
  explicit EqualizeJob(app::EngineThread& engine, QObject* parent = nullptr);

  [[nodiscard]] bool isBusy() const { return m_isBusy; }
  /// What was equalised last; null before the first.
  [[nodiscard]] const std::shared_ptr<const EqualizedImage>& result() const { return m_result; }

 public slots:
  void open(const QString& file, const lanescope::values::Target& target);
  void cancel();
  /// Writes the last result.
  void save(const QString& file);

 signals:
  /// What is going on, in words; empty when nothing is.
  void activityChanged(const QString& words);
  void progressed(double fraction);
  void opened(std::shared_ptr<const lanescope::ui::OpenedImage> image);
  void finished(std::shared_ptr<const lanescope::ui::EqualizedImage> image);
  /// `loss`: a sentence on what the format does not hold, or empty.
  void saved(const QString& file, const QString& loss);
  void failed(const QString& sentence);

 private:
  void run(const std::shared_ptr<const OpenedImage>& image, const values::Target& target);
  void compose(const std::shared_ptr<const values::RunResult>& result);
  void begin(const QString& words);
  void end();
  void fail(const QString& sentence);

  /// Runs `work` on a worker thread and `then` with its value here, unless a newer image or a
  /// cancel has come meanwhile; a values::Error that it throws is told.
  template <class Work, class Then>
  void later(Work work, Then then);

  app::EngineThread& m_engine;
  std::shared_ptr<const OpenedImage> m_opened;
  std::shared_ptr<const EqualizedImage> m_result;
  quint64 m_id = 0;          ///< of the engine's request; 0: none is out
  quint64 m_generation = 0;  ///< of the image; work for an older one is dropped
  bool m_isBusy = false;
};

}  // namespace lanescope::ui
