// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QMainWindow;
class QPushButton;

namespace lanescope::ui {

class LessonPage;
class StagePage;

/// The stage and its transport alone on the full screen, in large type, for a room. They move into
/// a window of their own and back, so that nothing happens to the docks, tabs and menus. The keys
/// of the menus hold there, too; an open lesson stands beside the stage, where its page is in
/// front; and a button at the end of the transport leaves; all buttons are large enough for a
/// finger. The mouse pointer hides while it rests.
class Presentation : public QObject {
  Q_OBJECT

 public:
  static constexpr double kSmallestType = 1.0;
  static constexpr double kLargestType = 2.5;
  static constexpr double kTypeStep = 0.25;

  /// All of them must outlive this object.
  Presentation(QMainWindow& window, StagePage& page, LessonPage& lesson);
  ~Presentation() override;

  [[nodiscard]] bool isOn() const { return m_screen != nullptr; }
  /// The type size as a multiple of the window's; QSettings remembers it.
  [[nodiscard]] double typeSize() const { return m_typeSize; }

 public slots:
  void toggle();
  void leave();
  /// Closes a panel below the stage; where none is open, leaves.
  void escape();
  void enlargeType();
  void reduceType();

 signals:
  void changed(bool on);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void enter();
  void addWayOut();
  /// Puts the stage on the screen, and the lesson that is in front beside it.
  void fill();
  void setTypes(double factor);
  void setTypeSize(double factor);

  QMainWindow& m_window;
  StagePage& m_page;
  LessonPage& m_lesson;
  QPointer<QWidget> m_screen;           ///< null: off
  QPointer<QPushButton> m_wayOut;       ///< in the transport bar while it is on
  QPointer<QWidget> m_focus;            ///< the widget that had it before
  QList<QPointer<QWidget>> m_tabOrder;  ///< of the main window
  double m_typeSize;
  bool m_hasLesson = false;  ///< on the screen
};

}  // namespace lanescope::ui
