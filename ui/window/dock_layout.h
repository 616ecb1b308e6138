// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <optional>

class QDockWidget;
class QMainWindow;

namespace lanescope::ui {

/// The pages that can be docked.
struct DockedPages {
  QWidget* source;
  QWidget* result;
  QWidget* registers;
};

/// The docks beside the stage: where they stand at first, and where the user has put them. Those on
/// the right keep their share of the window's width when its size changes.
class DockLayout : public QObject {
  Q_OBJECT

 public:
  /// Adds the docks to the window and puts them into their first places.
  DockLayout(QMainWindow& window, const DockedPages& pages);

  [[nodiscard]] const QList<QDockWidget*>& docks() const { return m_docks; }

  /// Restores the window's geometry and its docks from QSettings. False: nothing was remembered.
  bool restore();
  void save() const;
  /// Hides all docks.
  void hideAll();
  /// Shows the result and the registers alone, and in a narrow window no dock; a menu shows them
  /// there.
  void showWithoutSource();
  /// Puts the hidden docks back where they were.
  void restoreAll();
  /// Puts everything back into its first place, for the window's present size.
  void reset();

 protected:
  bool eventFilter(QObject* window, QEvent* event) override;

 private:
  /// Gives the docks on the right their share of another width.
  void followWidth(int before, int now);
  QDockWidget* add(const QString& title, const QString& name, QWidget* page);

  [[nodiscard]] bool hasRoomForResult() const;
  /// The width in which all tabs of the result stand side by side.
  [[nodiscard]] int leastResultWidth() const;
  void showResult(bool isShown);

  QMainWindow& m_window;
  QList<QDockWidget*> m_docks;  ///< filled by `add`, so it is made before the docks below
  QByteArray m_kept;            ///< where the docks were when they were set aside; else empty
  QDockWidget* m_source;
  QDockWidget* m_result;
  QDockWidget* m_registers;
  std::optional<bool> m_showsResult;  ///< without the source; absent: all docks are as usual
  double m_share;                     ///< of the window's width, of the docks on the right
};

}  // namespace lanescope::ui
