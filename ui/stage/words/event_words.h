// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>

#include "trace/record/event.h"

namespace lanescope::ui {

struct StageModel;

/// Texts on what one thread does in one event.
class EventWords {
  Q_DECLARE_TR_FUNCTIONS(EventWords)

 public:
  /// A clause on an event that names an element: "Thread 3 reads cache[18] = 528". `who`: its
  /// subject.
  [[nodiscard]] static QString clause(const QString& who, const StageModel& model,
                                      const trace::Event& event);
  /// "cache[18]".
  [[nodiscard]] static QString element(const StageModel& model, const trace::Event& event);
  /// The element index; for an access out of bounds, the full index.
  [[nodiscard]] static std::int64_t indexOf(const trace::Event& event);
};

}  // namespace lanescope::ui
