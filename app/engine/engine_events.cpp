// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_events.h"

#include <QMetaMethod>

namespace lanescope::app {

void EngineEvents::repeat(const EngineEvents& source) {
  const QMetaObject& events = EngineEvents::staticMetaObject;
  for (int i = events.methodOffset(); i < events.methodCount(); ++i) {
    connect(&source, events.method(i), this, events.method(i));
  }
}

void EngineEvents::repeatAnswers(const EngineEvents& source) {
  repeat(source);
  disconnect(&source, &EngineEvents::engineReady, this, nullptr);
  disconnect(&source, &EngineEvents::engineLost, this, nullptr);
}

}  // namespace lanescope::app
