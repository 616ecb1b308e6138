// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace lanescope::ui {

/// The pages that can be docked.
struct DockedPages {
  QWidget* catalog;
  QWidget* parameters;
  QWidget* source;
  QWidget* result;
  QWidget* numbers;
  QWidget* work;
};

/// The docks around the stage: where they stand at first, and where the user has put them.
class DockLayout : public QObject {
  Q_OBJECT

 public:
  /// Adds the docks to the window and puts them into their first places.
  DockLayout(QMainWindow& window, const DockedPages& pages);

  [[nodiscard]] const QList<QDockWidget*>& docks() const { return m_docks; }

  /// Restores the window's geometry and its docks from QSettings. False: nothing was remembered.
  bool restore();
  void save() const;
  /// Hides all docks but those of these pages.
  void keepOnly(const QList<const QWidget*>& pages);
  /// Puts the hidden docks back where they were.
  void restoreAll();
  /// Shows the dock of this page, in front of those that it shares its place with.
  void bringForward(const QWidget& page);
  /// Puts everything back into its first place, for the window's present size.
  void reset();

 private:
  QDockWidget* add(const QString& title, const QString& name, QWidget* page);

  QMainWindow& m_window;
  QList<QDockWidget*> m_docks;  ///< filled by `add`, so it is made before the docks below
  QByteArray m_kept;            ///< where the docks were when they were set aside; else empty
  QDockWidget* m_catalog;
  QDockWidget* m_parameters;
  QDockWidget* m_source;
  QDockWidget* m_result;
  QDockWidget* m_numbers;
  QDockWidget* m_work;
};

}  // namespace lanescope::ui
