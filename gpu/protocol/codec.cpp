// SPDX-License-Identifier: Apache-2.0
#include "protocol/codec.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "protocol/cbor_check.h"
#include "protocol/codec_parts.h"
#include "protocol/json.h"
#include "protocol/json_fields.h"
#include "protocol/payload.h"
#include "protocol/text_check.h"
#include "values/size_text.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using values::Error;
using values::ErrorKind;

/// In bytes; it stands in the window's status bar.
constexpr std::size_t kLongestVersion = 64;

constexpr std::array<std::pair<ErrorKind, std::string_view>, 4> kErrorNames{{
    {ErrorKind::badInput, "bad-input"},
    {ErrorKind::unavailable, "unavailable"},
    {ErrorKind::engineLost, "engine-lost"},
    {ErrorKind::cancelled, "cancelled"},
}};

/// Writes one body into a head and a payload.
struct Writer {
  json& head;
  std::vector<std::byte>& payload;

  void operator()(const Hello& hello) const {
    head["type"] = "hello";
    head["protocol"] = hello.protocol;
    head["version"] = hello.version;
    head["pid"] = hello.pid;
  }
  void operator()(const Ping& ping) const {
    head["type"] = "ping";
    head["request"] = ping.request;
  }
  void operator()(const Pong& pong) const {
    head["type"] = "pong";
    head["holds"] = pong.holds;
  }
  void operator()(const Started&) const { head["type"] = "started"; }
  void operator()(const Cancel&) const { head["type"] = "cancel"; }
  void operator()(const DevicesQuery&) const { head["type"] = "devices"; }
  void operator()(const Progress& progress) const {
    head["type"] = "progress";
    head["fraction"] = progress.fraction;
    head["what"] = progress.what;
  }
  void operator()(const DeviceList& list) const {
    head["type"] = "device-list";
    json devices = json::array();
    for (const values::DeviceInfo& device : list.devices) devices.push_back(toJson(device));
    head["devices"] = std::move(devices);
  }
  void operator()(const Failure& failure) const {
    head["type"] = "failure";
    for (const auto& [kind, name] : kErrorNames) {
      if (kind == failure.kind) head["kind"] = name;
    }
    head["sentence"] = failure.sentence;
  }
  void operator()(const values::RunRequest& request) const {
    head["type"] = "run";
    head["request"] = encodeRunRequest(request, payload);
  }
  void operator()(const values::BenchRequest& request) const {
    head["type"] = "bench";
    head["request"] = encodeBenchRequest(request);
  }
  void operator()(const values::OccupancyRequest& request) const {
    head["type"] = "occupancy";
    head["request"] = encodeOccupancyRequest(request);
  }
  void operator()(const values::Occupancy& occupancy) const {
    head["type"] = "occupancy-result";
    head["result"] = toJson(occupancy);
  }
  void operator()(const values::RunResult& result) const {
    head["type"] = "run-result";
    head["result"] = encodeRunResult(result, payload);
  }
  void operator()(const values::BenchSeries& series) const {
    head["type"] = "bench-series";
    head["series"] = encodeBenchSeries(series, payload);
  }
  void operator()(const values::BenchResult& result) const {
    head["type"] = "bench-result";
    head["result"] = encodeBenchResult(result, payload);
  }
};

void checkSize(const char* part, std::uint64_t bytes, std::uint64_t limit) {
  if (bytes <= limit) return;
  values::refuse(std::string("The message's ") + part + " takes " + values::sizeText(bytes) +
                 "; at most " + values::sizeText(limit) + " can be sent to or by the engine.");
}

template <class Message>
Frame encodeMessage(const Message& message) {
  Frame frame;
  json head = json::object();
  head["id"] = message.id;
  std::visit(Writer{head, frame.payload}, message.body);
  frame.head = json::to_cbor(head);
  const FrameLimits limits;
  checkSize("description", frame.head.size(), limits.headBytes);
  checkSize("data", frame.payload.size(), limits.payloadBytes);
  return frame;
}

Hello helloFrom(const JsonFields& fields) {
  Hello hello;
  hello.protocol = static_cast<std::uint32_t>(fields.count("protocol", UINT32_MAX));
  hello.version = fields.text("version");
  if (hello.version.size() > kLongestVersion) {
    fields.fail("version", "has " + std::to_string(hello.version.size()) + " bytes; at most " +
                               std::to_string(kLongestVersion) + " are a version");
  }
  hello.pid = fields.integer("pid", 0);
  return hello;
}

Progress progressFrom(const JsonFields& fields) {
  const double fraction = fields.number("fraction");
  if (!(fraction >= 0 && fraction <= 1)) fields.fail("fraction", "is not from 0 to 1");
  return {fraction, fields.text("what")};
}

DeviceList deviceListFrom(const JsonFields& fields) {
  DeviceList list;
  for (const json& device : fields.array("devices")) {
    list.devices.push_back(deviceInfoFromJson(device));
  }
  return list;
}

Failure failureFrom(const JsonFields& fields) {
  const std::string& name = fields.text("kind");
  for (const auto& [kind, known] : kErrorNames) {
    if (known == name) return {kind, fields.text("sentence")};
  }
  fields.fail("kind", "= '" + name + "' is not known");
}

void readBody(const std::string& type, const JsonFields& fields, PayloadReader& payload,
              ToEngine& message) {
  if (type == "hello") {
    message.body = helloFrom(fields);
  } else if (type == "ping") {
    message.body = Ping{fields.count("request")};
  } else if (type == "cancel") {
    message.body = Cancel{};
  } else if (type == "devices") {
    message.body = DevicesQuery{};
  } else if (type == "run") {
    message.body = decodeRunRequest(fields.object("request"), payload);
  } else if (type == "bench") {
    message.body = decodeBenchRequest(fields.object("request"));
  } else if (type == "occupancy") {
    message.body = decodeOccupancyRequest(fields.object("request"));
  } else {
    fields.fail("type", "= '" + type + "' is not a request");
  }
}

void readBody(const std::string& type, const JsonFields& fields, PayloadReader& payload,
              ToClient& message) {
  if (type == "hello") {
    message.body = helloFrom(fields);
  } else if (type == "pong") {
    message.body = Pong{fields.flag("holds")};
  } else if (type == "started") {
    message.body = Started{};
  } else if (type == "progress") {
    message.body = progressFrom(fields);
  } else if (type == "device-list") {
    message.body = deviceListFrom(fields);
  } else if (type == "run-result") {
    message.body = decodeRunResult(fields.object("result"), payload);
  } else if (type == "bench-series") {
    message.body = decodeBenchSeries(fields.object("series"), payload);
  } else if (type == "bench-result") {
    message.body = decodeBenchResult(fields.object("result"), payload);
  } else if (type == "occupancy-result") {
    message.body = occupancyFromJson(fields.object("result"));
  } else if (type == "failure") {
    message.body = failureFrom(fields);
  } else {
    fields.fail("type", "= '" + type + "' is not an answer");
  }
}

template <class Message>
Decoded<Message> decodeMessage(const Frame& frame) noexcept {
  Decoded<Message> decoded;
  try {
    if (!isPlainCbor(frame.head)) {
      decoded.error = "A message's head is not in the expected format.";
      return decoded;
    }
    constexpr bool kNothingBehind = true;
    constexpr bool kThrow = false;
    const json head = json::from_cbor(frame.head, kNothingBehind, kThrow);
    const JsonFields fields(head, "message");
    decoded.id = fields.count("id");
    checkTexts(head);
    PayloadReader payload(frame.payload);
    Message message;
    message.id = decoded.id;
    readBody(fields.text("type"), fields, payload, message);
    payload.expectEnd();
    decoded.message = std::move(message);
  } catch (const std::bad_alloc&) {
    decoded.error = "There is not enough memory to read a message.";
  } catch (const std::exception& error) {
    decoded.error = error.what();
  }
  return decoded;
}

}  // namespace

Frame encode(const ToEngine& message) {
  return encodeMessage(message);
}

Frame encode(const ToClient& message) {
  return encodeMessage(message);
}

Decoded<ToEngine> decodeToEngine(const Frame& frame) noexcept {
  return decodeMessage<ToEngine>(frame);
}

Decoded<ToClient> decodeToClient(const Frame& frame) noexcept {
  return decodeMessage<ToClient>(frame);
}

}  // namespace lanescope::engine
