// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <vector>

namespace lanescope::ui {

class AutosaveSlot;
class MessageStrip;

/// Offers the work that windows have left behind, one piece after the other, above the stage. What
/// the user does not decide about is offered again at the next start.
class AbandonedWork : public QObject {
  Q_OBJECT

 public:
  AbandonedWork(MessageStrip& messages, QObject* parent);

  /// Does nothing where there is none.
  void offer();

 signals:
  /// The receiver owns the slot and its file.
  void wanted(const std::shared_ptr<lanescope::ui::AutosaveSlot>& slot);

 private:
  void offerFirst();
  [[nodiscard]] std::shared_ptr<AutosaveSlot> takeFirst();

  MessageStrip& m_messages;
  std::vector<std::shared_ptr<AutosaveSlot>> m_slots;  ///< kept from other windows meanwhile
};

}  // namespace lanescope::ui
