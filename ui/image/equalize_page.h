// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>

#include "request/request.h"
#include "ui/theme/stage_theme.h"

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class Badge;
class ChartButtons;
class ChartView;
class EqualizeJob;
class ImageView;
class MessageStrip;
class Theme;
struct EqualizedImage;
struct OpenedImage;

/// The page that equalises an image: before and after side by side, with histogram and cdf under
/// each. An image is opened by a button, by dropping its file, or as the one that ships.
class EqualizePage : public QWidget {
  Q_OBJECT

 public:
  /// `engine` must outlive the page; `target`: where the next image is to be equalised.
  EqualizePage(app::EngineThread& engine, std::function<values::Target()> target,
               const Theme& theme, QWidget* parent);

  [[nodiscard]] MessageStrip& messages() { return *m_messages; }
  [[nodiscard]] EqualizeJob& job() { return *m_job; }

 public slots:
  /// Asks for a file.
  void choose();
  void open(const QString& file);
  void openPhotograph();
  /// Asks for a file and writes the result.
  void chooseAndSave();
  void save(const QString& file);

 signals:
  /// An image is wanted: the page should be seen.
  void wanted();

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  struct Side {
    QLabel* title;
    ImageView* view;
    ChartView* chart;
    ChartButtons* save;  ///< the chart
  };
  [[nodiscard]] Side makeSide(const QString& name, const QString& invitation);
  void fillBar(QHBoxLayout& bar);
  void connectJob();
  void showOpened(const OpenedImage& image);
  void showResult(const EqualizedImage& image);
  void showActivity(const QString& words);
  void drawCharts();

  std::function<values::Target()> m_target;
  EqualizeJob* m_job;
  MessageStrip* m_messages;
  QPushButton* m_open;
  QPushButton* m_photograph;
  QPushButton* m_save;
  QPushButton* m_cancel;
  QLabel* m_activity;
  QProgressBar* m_progress;
  Side m_before;
  Side m_after;
  Badge* m_badge;
  QLabel* m_words;
};

}  // namespace lanescope::ui
