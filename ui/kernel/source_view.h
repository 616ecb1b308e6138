// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "catalog/catalog.h"
#include "ui/kernel/code_view.h"
#include "ui/stage/words/source_word.h"

namespace lanescope::ui {

class CatalogView;
class Theme;
struct StageTheme;

/// The kernel's own file, as the compilers read it, with the line that runs marked and, beside it,
/// how many threads are there. A click on a line, or Enter on it, asks for the line's next step.
/// Where a pitfall stands against the kernel that it breaks, the lines that differ are marked, and
/// below them stand those of the other. The pointer over a word, or F2 at the cursor, shows what is
/// known of it.
class SourceView : public CodeView {
  Q_OBJECT

 public:
  /// Shows the file of the kernel that is chosen in `catalog`.
  SourceView(const CatalogView& catalog, const Theme& theme, QWidget* parent);

  void setKernel(const catalog::KernelRow& row);
  void setTheme(const StageTheme& theme);
  /// Marks what differs from a kernel that stands beside this one: a pitfall, or what a pitfall
  /// breaks. Of any other kernel, or null, what this one breaks is taken, where it is a pitfall.
  void setBeside(const catalog::KernelRow* other);
  /// Explains a word: returns a heading and sentences below it, or nothing.
  using Teller = std::function<QStringList(const SourceWord&)>;
  void setTeller(Teller teller) { m_teller = std::move(teller); }
  /// Explains the word at a point of the viewport.
  [[nodiscard]] QStringList tellOf(QPoint point) const;

 signals:
  /// The user wants to change a copy of this kernel's text.
  void copyWanted(const QString& kernelId);

 public slots:
  /// Shows what is known of the word at the cursor.
  void tellAtCursor();

 protected:
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  void markDifference();
  /// `position`: in bytes of the text; negative: none.
  [[nodiscard]] QStringList tellOf(long position) const;
  void showTip(const QStringList& sentences, QPoint place);

  const catalog::KernelRow* m_row = nullptr;  ///< the kernel whose file is shown
  const catalog::KernelRow* m_beside = nullptr;
  Teller m_teller;
};

}  // namespace lanescope::ui
