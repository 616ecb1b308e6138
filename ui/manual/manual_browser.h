// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextBrowser>
#include <optional>

namespace lanescope::ui {

class Manual;

/// Shows pages of the manual in the colours of the palette, pictures at most as wide as the page.
/// Pages of the web are left to the desktop.
class ManualBrowser : public QTextBrowser {
  Q_OBJECT

 public:
  /// `manual` must live as long as this does.
  explicit ManualBrowser(const Manual& manual, QWidget* parent = nullptr);

  /// Shows a place: "stage.md#the-quiz".
  void open(const QString& place);
  /// The place that was opened last, by `open` or by a link.
  [[nodiscard]] QString place() const;
  /// Marks all occurrences of these words, on this page and on those that follow.
  void mark(const QStringList& words);

  [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

 protected:
  void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void markWords();
  /// Makes the page anew a little later, since colours and widths seldom change alone.
  void makeAnew();

  const Manual& m_manual;
  QStringList m_words;
  bool m_isStale = false;    ///< the page is to be made anew
  std::optional<int> m_top;  ///< the sign of the page that is to be at the top then
};

}  // namespace lanescope::ui
