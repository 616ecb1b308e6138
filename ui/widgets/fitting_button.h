// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace lanescope::ui {

/// A button with a text and a brief one, which it shows where the layout has no room for the other.
class FittingButton : public QPushButton {
  Q_OBJECT

 public:
  FittingButton(QString text, QString brief, QWidget* parent = nullptr);

  void setTexts(const QString& text, const QString& brief);

  /// With the full text.
  [[nodiscard]] QSize sizeHint() const override;
  /// With the brief text.
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void chooseText();
  /// The size hint if the button had this text.
  [[nodiscard]] QSize sizeWith(const QString& text) const;

  QString m_full;
  QString m_brief;
};

}  // namespace lanescope::ui
