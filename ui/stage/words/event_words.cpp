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

QString EventWords::deed(const StageModel& model, const trace::Event& event) {
  const QString name = element(model, event);
  if (event.kind() == EventKind::outOfBounds) {
    const trace::ArrayInfo& info = model.record->arrays[event.array()];
    return tr("reaches for %1, but %2 has %3 elements")
        .arg(name, QString::fromStdString(info.name),
             groupedNumber(static_cast<qint64>(info.count)));
  }
  const QString value = model.fullTextOf(event.array(), event.bits);
  switch (event.kind()) {
    case EventKind::load:
      return tr("reads %1 = %2").arg(name, value);
    case EventKind::store:
      return tr("writes %1 = %2").arg(name, value);
    case EventKind::atomicRead:
      return tr("reads %1 = %2 in its atomic operation").arg(name, value);
    default:
      return tr("writes %1 = %2 in its atomic operation").arg(name, value);
  }
}

}  // namespace lanescope::ui
