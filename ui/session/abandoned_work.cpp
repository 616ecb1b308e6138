// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/abandoned_work.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

#include "ui/session/autosave_slot.h"
#include "ui/widgets/message_strip.h"

namespace lanescope::ui {

AbandonedWork::AbandonedWork(MessageStrip& messages, QObject* parent)
    : QObject(parent), m_messages(messages) {}

void AbandonedWork::offer() {
  for (auto& slot : AutosaveSlot::abandoned(AutosaveSlot::usualFolder())) {
    m_slots.push_back(std::move(slot));
  }
  offerFirst();
}

void AbandonedWork::offerFirst() {
  if (m_slots.empty()) return;
  const QDateTime when = QFileInfo(m_slots.front()->path()).lastModified();
  //: %1: date and time
  m_messages.offer(tr("Lanescope ended without saving what you ran; it was kept at %1.")
                       .arg(QLocale().toString(when, QLocale::ShortFormat)),
                   {{//: A button: opens the session that was kept
                     tr("Open it"), [this] { emit wanted(takeFirst()); }},
                    {//: A button: deletes the session that was kept
                     tr("Discard"), [this] {
                       takeFirst()->clear();
                       offerFirst();
                     }}});
}

std::shared_ptr<AutosaveSlot> AbandonedWork::takeFirst() {
  std::shared_ptr<AutosaveSlot> slot = m_slots.front();
  m_slots.erase(m_slots.begin());
  return slot;
}

}  // namespace lanescope::ui
