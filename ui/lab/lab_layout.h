// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QSplitter;
class QWidget;

namespace lanescope::ui {

/// Where the parts of the page Lab stand: the text with its choices, the assembly and the stage
/// beside each other, and the choices beside or below the editor. What the user has moved stays.
class LabLayout : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget& head;
    QWidget& editor;
    QWidget& find;
    QWidget& note;
    QWidget& choices;
    QWidget& assembly;
  };

  LabLayout(const Parts& parts, QWidget& page);

  /// Takes the stage of the page Kernel, until that takes it back.
  void takeStage(QWidget& stage);
  void showAssembly(bool isShown);
  /// Gives the parts their shares of the page, where the user has not moved them.
  void arrange();

 private:
  Parts m_parts;
  QWidget& m_page;
  QSplitter* m_split;
  QSplitter* m_left;
  bool m_showsAssembly = false;
  QList<int> m_sizes;      ///< of the text and the stage, as the user has left them
  QList<int> m_leftSizes;  ///< of the editor and the choices, as the user has left them
};

}  // namespace lanescope::ui
