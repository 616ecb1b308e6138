// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <utility>

class QAction;
class QMenu;
class QToolButton;

namespace lanescope::ui {

class CatalogView;

/// The menu of what a kernel of one's own can begin with: an empty one for a problem, a copy of the
/// catalogue's chosen kernel, a file.
class LabStart : public QObject {
  Q_OBJECT

 public:
  /// Gives the button its menu. Both must outlive this object.
  LabStart(QToolButton& button, const CatalogView& catalog, QObject* parent);

  /// Returns the name and the text that the page begins with.
  [[nodiscard]] static std::pair<QString, QString> first();

 signals:
  /// A text, and the name of its file.
  void chosen(const QString& name, const QString& text);
  /// A file is to be opened.
  void fileChosen(const QString& path);

 private:
  void fill();
  void chooseFile();

  QMenu* m_menu;
  const CatalogView& m_catalog;
};

}  // namespace lanescope::ui
