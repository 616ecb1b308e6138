// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QBuffer>

#include "app/session/session_file.h"
#include "tests/app/session/session_samples.h"
#include "tests/linear_time.h"

namespace lanescope::app {
namespace {

QByteArray bytesOf(const Session& session) {
  const std::vector<std::byte> bytes = sessionBytes(session);
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

QByteArray ofEvents(std::size_t events) {
  Session session = tests::sampleSession();
  values::RunResult result = *session.run->main.result;
  trace::Record& record = result.record.emplace();
  record.kernel = result.kernel;
  record.source = "Emulator";
  record.grid = {1, 1, 1};
  record.block = {1, 1, 1};
  record.blockCount = 1;
  record.arrays = {{"a", trace::Space::global, values::DType::float32, events}};
  record.offsets = {0, events};
  for (std::size_t i = 0; i < events; ++i) {
    record.events.push_back(
        trace::Event::make(trace::EventKind::load, 0, 20, static_cast<std::int64_t>(i), i));
  }
  session.run->main.result = std::make_shared<const values::RunResult>(std::move(result));
  session.tables.clear();
  session.run->inputs.clear();
  session.run->compared.reset();
  session.view = {};
  session.quiz = {};
  return bytesOf(session);
}

QByteArray ofTables(std::size_t numbers) {
  Session session = tests::sampleSession();
  const auto column = [numbers] {
    return std::make_shared<const values::HostArray>(values::DType::float32, numbers);
  };
  session.tables = {{SessionTable::Place::columns,
                     "data.csv",
                     static_cast<std::int64_t>(numbers),
                     2,
                     {column(), column()}}};
  return bytesOf(session);
}

void parse(const QByteArray& bytes) {
  QBuffer device;
  device.setData(bytes);
  ASSERT_TRUE(device.open(QIODevice::ReadOnly));
  static_cast<void>(readSession(device, "s"));
}

TEST(SessionReader, TakesTwiceTheTimeForTwiceTheSession) {
  tests::expectLinearTime("session, events", 400'000, ofEvents, parse);
  tests::expectLinearTime("session, tables", 8'000'000, ofTables, parse);
}

}  // namespace
}  // namespace lanescope::app
