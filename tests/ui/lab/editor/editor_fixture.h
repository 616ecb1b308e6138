// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "ui/lab/editor/find_bar.h"
#include "ui/lab/editor/kernel_editor.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {

/// An editor in a window, with its bar of Find below and a button behind them. It has the focus and
/// the text of a kernel. Where the variable LANESCOPE_PICTURES names a folder, `picture` saves what
/// the window looks like.
class EditorTest : public testing::Test {
 public:
  ~EditorTest() override;

 protected:
  EditorTest();

  void SetUp() override;
  void type(const QString& text);
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// Puts the cursor behind the first occurrence of a text.
  void goBehind(const QString& text);
  [[nodiscard]] QString line(int number) const;  ///< from 1, without its end
  /// Sends the pointer to rest at a point of the editor's viewport, and returns the tip.
  [[nodiscard]] QString tipAt(QPoint point);
  /// The point of the first letter of a text.
  [[nodiscard]] QPoint pointOf(const QString& text);
  void picture(const QString& name);

  QTemporaryDir m_settings;
  std::unique_ptr<Theme> m_theme;
  std::unique_ptr<QWidget> m_window;
  KernelEditor* m_editor = nullptr;
  FindBar* m_bar = nullptr;
  QWidget* m_behind = nullptr;
};

}  // namespace lanescope::ui
