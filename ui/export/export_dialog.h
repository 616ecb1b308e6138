// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/export/stage_export.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace lanescope::ui {

/// Asks how to export the stage: format, steps, size, pace, number of plays, theme. It tells what
/// the result will be, or which limit is exceeded. QSettings remembers the last choice.
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  /// The content of the stage.
  struct Shown {
    std::shared_ptr<const StagePicture> picture;  ///< has at least one step
    int step = 0;
    QSize size;  ///< in the window, in pixels
    ThemeId theme = ThemeId::light;
    double speed = 2.0;  ///< steps per second
  };

  explicit ExportDialog(Shown shown, QWidget* parent = nullptr);

  [[nodiscard]] app::ExportFormat format() const;
  [[nodiscard]] app::StageExport choice() const;

 public slots:
  /// Remembers the choice, too.
  void accept() override;

 private:
  void addRows(QFormLayout& form);
  QHBoxLayout* makeSteps();
  QHBoxLayout* makeSize();
  void connectAll();
  void restore();
  void remember() const;
  void showFormat();
  void showSentence();
  [[nodiscard]] QSize size() const;
  [[nodiscard]] std::optional<app::StepRange> steps() const;

  Shown m_shown;
  QComboBox* m_format;
  QComboBox* m_steps;
  QSpinBox* m_from;
  QSpinBox* m_to;
  QComboBox* m_size;
  QSpinBox* m_width;
  QSpinBox* m_height;
  QDoubleSpinBox* m_speed;
  QSpinBox* m_framesPerSecond;
  QSpinBox* m_loops;
  QComboBox* m_theme;
  QLabel* m_sentence;
  QPushButton* m_export;
  int m_severalSteps;  ///< the choice of steps from the last format that takes several
};

}  // namespace lanescope::ui
