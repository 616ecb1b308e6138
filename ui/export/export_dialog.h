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

/// Asks what of the stage is to be exported and how: format, steps, size, pace, how often it plays,
/// theme. It says what comes out of it, or which limit is in the way. What was chosen last is
/// remembered in QSettings.
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  /// What is on the stage.
  struct Shown {
    std::shared_ptr<const StagePicture> picture;  ///< with at least one step
    int step = 0;
    QSize size;  ///< in the window
    ThemeId theme = ThemeId::light;
    double speed = 2.0;  ///< steps a second
  };

  explicit ExportDialog(Shown shown, QWidget* parent = nullptr);

  [[nodiscard]] app::ExportFormat format() const;
  [[nodiscard]] app::StageExport choice() const;
  /// The sentence on what comes out, or on what is in the way.
  [[nodiscard]] QString sentence() const;

 public slots:
  /// Remembers the choice.
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
  int m_severalSteps;  ///< what was chosen of the steps while the format had room for several
};

}  // namespace lanescope::ui
