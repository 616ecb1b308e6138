// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QStatusBar;

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class MessageStrip;

/// Says in the window what becomes of the engine: that it starts, what it is, that it is lost and
/// why, and that it has been started again.
class EngineNote : public QObject {
  Q_OBJECT

 public:
  /// All must outlive the note.
  EngineNote(const app::EngineThread& engine, MessageStrip& messages, QStatusBar& bar,
             QObject* parent);

 private:
  void sayLost(const QString& sentence);
  void sayReady(const QString& description);

  MessageStrip& m_messages;
  QStatusBar& m_bar;
  QString m_lost;  ///< the reason, until the engine is there again
};

}  // namespace lanescope::ui
