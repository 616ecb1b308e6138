// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/autosave.h"

#include <algorithm>
#include <utility>

#include "app/engine/background.h"
#include "app/session/session_file.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/session/autosave_slot.h"

namespace lanescope::ui {
namespace {

constexpr qint64 kIntervalMs = 30'000;

}  // namespace

Autosave::Autosave(QString folder, std::function<std::optional<app::Session>()> capture,
                   QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_capture(std::move(capture)) {
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &Autosave::writeNow);
}

Autosave::~Autosave() {
  // The file must not appear after it was removed.
  if (m_writing) m_written.waitForFinished();
  if (m_slot != nullptr) m_slot->clear();
}

void Autosave::adopt(std::shared_ptr<AutosaveSlot> slot) {
  if (m_slot != nullptr) m_slot->clear();
  m_slot = std::move(slot);
}

void Autosave::note() {
  if (m_timer.isActive()) return;
  const qint64 passed = m_sinceLast.isValid() ? m_sinceLast.elapsed() : 0;
  m_timer.start(static_cast<int>(std::max<qint64>(0, kIntervalMs - passed)));
}

void Autosave::writeNow() {
  m_timer.stop();
  if (m_writing) {
    m_again = true;
    return;
  }
  auto session = m_capture();
  if (!session) return;
  if (m_slot == nullptr) m_slot = AutosaveSlot::make(m_folder);
  //: %1: path of a folder. A reason: "Unsaved work cannot be kept for a restart: …"
  if (m_slot == nullptr) return finish(tr("%1 cannot be written to").arg(m_folder));
  m_writing = true;
  m_cleared = false;
  m_sinceLast.start();
  const auto end = [this](const QString& sentence) {
    m_writing = false;
    finish(sentence);
  };
  //: What is being made: "The session needs more memory than …"
  m_written = app::inBackground(
      this, tr("The session"),
      [path = m_slot->path(), kept = *std::move(session)] { app::writeSession(kept, path); },
      [end] { end({}); }, [end](const values::Error& error) { end(sentenceText(error.what())); });
}

void Autosave::finish(const QString& sentence) {
  if (m_cleared && m_slot != nullptr) m_slot->clear();
  m_cleared = false;
  if (sentence.isEmpty()) {
    emit written();
  } else if (!std::exchange(m_hasFailed, true)) {
    //: %1: the reason, a sentence
    emit failed(tr("Unsaved work cannot be kept for a restart: %1").arg(sentence));
  }
  if (std::exchange(m_again, false)) writeNow();
}

void Autosave::clear() {
  m_timer.stop();
  m_again = false;
  m_cleared = m_writing;
  if (m_slot != nullptr) m_slot->clear();
}

}  // namespace lanescope::ui
