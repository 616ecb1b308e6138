// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <optional>
#include <string>
#include <string_view>

#include "app/session/session_file.h"
#include "app/session/session_remarks.h"
#include "tests/gpu/protocol/frame_properties.h"
#include "values/error.h"

// What must hold for any bytes whatever as a session's file; shared by the fuzzer and by the test
// with mutated sessions.

namespace lanescope::tests {

/// What reading gave: a session, or a sentence.
struct SessionOutcome {
  std::optional<app::Session> session;
  std::string broken;  ///< the property that does not hold; empty: all do
};

inline SessionOutcome readAnything(const char* bytes, std::size_t count) {
  const QByteArray array = QByteArray::fromRawData(bytes, static_cast<qsizetype>(count));
  QBuffer device;
  device.setData(array);
  device.open(QIODevice::ReadOnly);
  SessionOutcome outcome;
  try {
    outcome.session = app::readSession(device, QStringLiteral("s.lanescope"));
  } catch (const values::Error& error) {
    const std::string_view sentence = error.what();
    if (!sentence.starts_with("s.lanescope ") || !sentence.ends_with('.')) {
      outcome.broken = "no sentence: " + std::string(sentence);
    }
    if (sentence.find('\n') != std::string_view::npos) outcome.broken = "a sentence of two lines";
    return outcome;
  }
  const app::Session& session = *outcome.session;
  (void)app::remarksOn(session);
  if (session.run) {
    if (session.run->main.result->record) (void)walk(*session.run->main.result->record);
    if (session.run->compared) (void)walk(*session.run->compared->result->record);
  }
  // What is accepted can be written, and is the same again.
  const auto written = app::sessionBytes(session);
  QBuffer again;
  again.setData(reinterpret_cast<const char*>(written.data()), static_cast<int>(written.size()));
  again.open(QIODevice::ReadOnly);
  if (app::sessionBytes(app::readSession(again, QStringLiteral("t"))) != written) {
    outcome.broken = "another session after it was written and read";
  }
  return outcome;
}

}  // namespace lanescope::tests
