// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace lanescope::ui {

/// The sessions that were opened or saved last, in a menu; remembered between starts.
class RecentFiles : public QObject {
  Q_OBJECT

 public:
  /// Fills the menu whenever it is about to be shown.
  explicit RecentFiles(QMenu& menu, QObject* parent = nullptr);

  [[nodiscard]] static QStringList files();

 public slots:
  /// Puts it first.
  static void add(const QString& file);

 signals:
  void chosen(const QString& file);
  /// The chosen file is not there any more; it has been dropped from the list.
  void missing(const QString& sentence);

 private:
  void fill();
  void choose(const QString& file);

  QMenu& m_menu;
};

}  // namespace lanescope::ui
