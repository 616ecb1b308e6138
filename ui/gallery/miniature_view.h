// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

struct Miniature;

/// Shows a kernel's miniature large enough for its parts to be told apart. A kernel without one has
/// a sign.
class MiniatureView : public QWidget {
  Q_OBJECT

 public:
  explicit MiniatureView(QWidget* parent = nullptr);

  /// `miniature` must outlive the view; null: the kernel has none.
  void show(const Miniature* miniature);
  void setTheme(const StageTheme& theme);

  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Miniature* m_miniature = nullptr;
  StageTheme m_theme = StageTheme::light();
};

/// A dashed frame with a word: there is no record of this kernel to make a picture of.
void paintNoPicture(QPainter& painter, const QRectF& area, const StageTheme& theme,
                    const QFont& font);
/// That word.
[[nodiscard]] QString noPictureWord();

}  // namespace lanescope::ui
