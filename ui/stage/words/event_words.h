// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>

#include "trace/record/event.h"

namespace lanescope::ui {

struct StageModel;

/// What one thread does in one event, in words.
class EventWords {
  Q_DECLARE_TR_FUNCTIONS(EventWords)

 public:
  /// Of an event that names an element, said of its thread: "reads cache[18] = 528".
  [[nodiscard]] static QString deed(const StageModel& model, const trace::Event& event);
  /// "cache[18]".
  [[nodiscard]] static QString element(const StageModel& model, const trace::Event& event);
  /// The index, also of an access outside of its array.
  [[nodiscard]] static std::int64_t indexOf(const trace::Event& event);
};

}  // namespace lanescope::ui
