// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/engine_note.h"

#include <QStatusBar>
#include <utility>

#include "app/engine/engine_thread.h"
#include "ui/widgets/message_strip.h"

namespace lanescope::ui {

EngineNote::EngineNote(const app::EngineThread& engine, MessageStrip& messages, QStatusBar& bar,
                       QObject* parent)
    : QObject(parent), m_messages(messages), m_bar(bar) {
  connect(&engine, &app::EngineThread::engineLost, this, &EngineNote::sayLost);
  connect(&engine, &app::EngineThread::engineReady, this, &EngineNote::sayReady);
  bar.showMessage(tr("Starting the engine…"));
}

void EngineNote::sayLost(const QString& sentence) {
  m_lost = sentence;
  m_messages.sayTrouble(sentence);
}

void EngineNote::sayReady(const QString& description) {
  const QString lost = std::exchange(m_lost, {});
  if (lost.isEmpty()) return m_bar.showMessage(description);
  const QString again = tr("The engine has been started again.");
  m_bar.showMessage(again);
  if (m_messages.sentence() != lost) return;
  //: %1: a sentence on why the engine ended; %2: "The engine has been started again."
  m_messages.say(tr("%1 %2").arg(lost, again), MessageStrip::Tone::note);
}

}  // namespace lanescope::ui
