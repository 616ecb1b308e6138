// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureSynchronizer>
#include <QObject>
#include <QString>
#include <stop_token>

namespace lanescope::app {
struct StageExport;
}

namespace lanescope::ui {

/// Writes pictures and animations of the stage on a worker thread. One at a time: a newer one ends
/// an older one.
class StageExportJob : public QObject {
  Q_OBJECT

 public:
  explicit StageExportJob(QObject* parent = nullptr);
  ~StageExportJob() override;

  void start(const app::StageExport& what, const QString& file);

 signals:
  void progressed(double fraction);
  void finished(const QString& file);
  void failed(const QString& sentence);

 private:
  std::stop_source m_stop;
  QFutureSynchronizer<QString> m_work;  ///< it reports to this
  quint64 m_generation = 0;
};

}  // namespace lanescope::ui
