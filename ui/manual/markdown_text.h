// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include "app/markdown/markdown.h"

namespace lanescope::ui {

/// A piece of Markdown as high as its text is in its width, in the style of the manual. Pages of
/// the web are left to the desktop, and links to pages of the manual open them.
class MarkdownText : public QTextBrowser {
  Q_OBJECT

 public:
  explicit MarkdownText(QWidget* parent = nullptr);

  /// `folder`: that of the pictures.
  void showText(const app::MarkdownParts& text, const QString& folder = {});
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  /// The page scrolls, not this part of it.
  void wheelEvent(QWheelEvent* event) override;

 private:
  void makeAnew();
  void fitHeight();
  static void follow(const QUrl& link);

  app::MarkdownParts m_text;
  QString m_folder;
  int m_madeFor = 0;  ///< the width of the widest picture
};

}  // namespace lanescope::ui
