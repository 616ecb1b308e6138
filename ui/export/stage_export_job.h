// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QObject>
#include <QString>
#include <stop_token>

namespace lanescope::app {
struct StageExport;
}

namespace lanescope::ui {

/// Writes pictures and animations of the stage on a worker thread, one at a time.
class StageExportJob : public QObject {
  Q_OBJECT

 public:
  explicit StageExportJob(QObject* parent = nullptr);
  ~StageExportJob() override;

  /// Not while one is written.
  void start(const app::StageExport& what, const QString& file);
  [[nodiscard]] bool isRunning() const { return m_running; }

 public slots:
  /// `cancelled` follows, unless the file was whole before it.
  void cancel();

 signals:
  void progressed(double fraction);
  /// Before one of those that follow.
  void ended();
  void finished(const QString& file);
  void failed(const QString& sentence);
  void cancelled();

 private:
  std::stop_source m_stop;
  QFuture<void> m_work;  ///< it reports to this
  bool m_running = false;
};

}  // namespace lanescope::ui
