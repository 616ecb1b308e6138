// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/event_words.h"

#include "app/text/number_text.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {

using trace::EventKind;

std::int64_t EventWords::indexOf(const trace::Event& event) {
  return event.kind() == EventKind::outOfBounds ? static_cast<std::int64_t>(event.bits)
                                                : event.index();
}

QString EventWords::element(const StageModel& model, const trace::Event& event) {
  return model.elementName(event.array(), indexOf(event));
}

QString EventWords::clause(const QString& who, const StageModel& model, const trace::Event& event) {
  const QString name = element(model, event);
  if (event.kind() == EventKind::outOfBounds) {
    const trace::ArrayInfo& info = model.record->arrays[event.array()];
    //: %1: the subject, "Thread 5"; %2: an element, "cache[99]"; %3: the array; %4: how many
    return tr("%1 reaches for %2, but %3 has %4 elements")
        .arg(who, name, QString::fromStdString(info.name),
             groupedNumber(static_cast<qint64>(info.count)));
  }
  const QString value = model.fullTextOf(event.array(), event.bits);
  switch (event.kind()) {
    //: %1: the subject, "Thread 5"; %2 = %3: an element and its value
    case EventKind::load:
      return tr("%1 reads %2 = %3").arg(who, name, value);
    //: %1: the subject, "Thread 5"; %2 = %3: an element and its value
    case EventKind::store:
      return tr("%1 writes %2 = %3").arg(who, name, value);
    //: %1: the subject, "Thread 5"; %2 = %3: an element and its value
    case EventKind::atomicRead:
      return tr("%1 reads %2 = %3 in its atomic operation").arg(who, name, value);
    //: %1: the subject, "Thread 5"; %2 = %3: an element and its value
    default:
      return tr("%1 writes %2 = %3 in its atomic operation").arg(who, name, value);
  }
}

}  // namespace lanescope::ui
