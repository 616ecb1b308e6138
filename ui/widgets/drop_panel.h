// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAbstractButton;

namespace lanescope::ui {

/// A panel that a button opens below itself, over what the window shows there. Escape closes it and
/// gives the focus back to the button. A click elsewhere in the window closes it, too, and so does
/// the focus when it goes elsewhere. The Tab key stays in the panel.
class DropPanel : public QFrame {
  Q_OBJECT

 public:
  enum class Extent {
    fitted,  ///< as large as its content
    large,   ///< as large as the window permits
  };

  /// The panel takes `content`, and is a child of the button's window. The button must outlive it.
  DropPanel(QAbstractButton& button, QWidget& content, Extent extent = Extent::fitted);
  ~DropPanel() override;

 public slots:
  void open();
  /// Closes the panel. The focus goes to the button.
  void shut();

 protected:
  bool event(QEvent* event) override;
  /// Sees all events while the panel is open.
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  void place();
  /// Whether it is of the panel or the button, also in a window of a list or dialog of the panel's.
  [[nodiscard]] bool isMine(const QObject* object) const;
  [[nodiscard]] QList<QWidget*> controls() const;

  QAbstractButton& m_button;
  QWidget& m_content;
  Extent m_extent;
};

}  // namespace lanescope::ui
