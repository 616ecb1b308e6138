// SPDX-License-Identifier: Apache-2.0
#include "protocol/codec.h"

#include <tuple>
#include <type_traits>

#include "protocol/cbor_check.h"
#include "protocol/codec_parts.h"
#include "protocol/text_check.h"
#include "values/size_text.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;

/// The most bytes of a version, which the status bar of the window shows.
constexpr std::size_t kLongestVersion = 64;

}  // namespace

// The fields of these messages are in the head itself, with its type and id.

template <>
inline constexpr auto kForm<Hello> = Table{
    "message",
    field("protocol", &Hello::protocol),
    field("version", &Hello::version),
    Check([](const Hello& hello, const JsonFields& fields) {
      if (hello.version.size() <= kLongestVersion) return;
      fields.fail("version", "has " + std::to_string(hello.version.size()) + " bytes; at most " +
                                 std::to_string(kLongestVersion) + " are a version");
    }),
    field("pid", &Hello::pid, {.least = 0}),
};
template <>
inline constexpr auto kForm<Ping> = Table{"message", field("request", &Ping::request)};
template <>
inline constexpr auto kForm<Pong> = Table{"message", field("holds", &Pong::holds)};
template <>
inline constexpr auto kForm<Progress> = Table{
    "message",
    field("fraction", &Progress::fraction,
          {.holds = [](double fraction) { return fraction >= 0 && fraction <= 1; },
           .complaint = "is not from 0 to 1"}),
    field("what", &Progress::what),
};
template <>
inline constexpr auto kForm<DeviceList> = Table{"message", field("devices", &DeviceList::devices)};
template <>
inline constexpr auto kForm<values::ErrorKind> = values::Names<values::ErrorKind, 4>{{
    {values::ErrorKind::badInput, "bad-input"},
    {values::ErrorKind::unavailable, "unavailable"},
    {values::ErrorKind::engineLost, "engine-lost"},
    {values::ErrorKind::cancelled, "cancelled"},
}};
template <>
inline constexpr auto kForm<Failure> = Table{
    "message",
    field("kind", &Failure::kind),
    field("sentence", &Failure::sentence),
};

namespace {

/// A kind of message: its type in the head, and the field that contains the message. The field is
/// null where the fields of the message are in the head itself.
template <class Body>
struct Kind {
  const char* type;
  const char* part = nullptr;
};
constexpr std::tuple kKinds{
    Kind<Hello>{"hello"},
    Kind<Ping>{"ping"},
    Kind<Cancel>{"cancel"},
    Kind<DevicesQuery>{"devices"},
    Kind<values::RunRequest>{"run", "request"},
    Kind<values::BenchRequest>{"bench", "request"},
    Kind<values::OccupancyRequest>{"occupancy", "request"},
    Kind<values::TimeLineRequest>{"time-line", "request"},
    Kind<values::AllReduceRequest>{"all-reduce", "request"},
    Kind<values::ScalingRequest>{"scaling", "request"},
    Kind<Pong>{"pong"},
    Kind<Started>{"started"},
    Kind<Progress>{"progress"},
    Kind<DeviceList>{"device-list"},
    Kind<values::RunResult>{"run-result", "result"},
    Kind<values::BenchSeries>{"bench-series", "series"},
    Kind<values::BenchResult>{"bench-result", "result"},
    Kind<values::Occupancy>{"occupancy-result", "result"},
    Kind<values::TimeLine>{"time-line-result", "result"},
    Kind<values::AllReduceResult>{"all-reduce-result", "result"},
    Kind<values::ScalingResult>{"scaling-result", "result"},
    Kind<Failure>{"failure"},
};
template <class Body>
constexpr Kind<Body> kKind = std::get<Kind<Body>>(kKinds);

template <class Body>
json encodeBody(const Body& body, Payload& payload) {
  json head = json::object();
  if constexpr (!std::is_empty_v<Body>) {
    constexpr const char* kPart = kKind<Body>.part;
    (kPart != nullptr ? head[kPart] : head) = encodePart(body, payload);
  }
  head["type"] = kKind<Body>.type;
  return head;
}

/// Reads the head if it is of this type. Returns whether it is.
template <class Body, class Any>
bool decodeBody(const json& head, const JsonFields& fields, PayloadReader& payload, Any& body) {
  if (fields.text("type") != kKind<Body>.type) return false;
  if constexpr (std::is_empty_v<Body>) {
    body = Body{};
  } else {
    constexpr const char* kPart = kKind<Body>.part;
    body = decodePart<Body>(kPart != nullptr ? fields.object(kPart) : head, payload);
  }
  return true;
}

template <class... Bodies>
void decodeAny(const json& head, const JsonFields& fields, PayloadReader& payload,
               std::variant<Bodies...>& body, const std::string& wanted) {
  if ((decodeBody<Bodies>(head, fields, payload, body) || ...)) return;
  fields.fail("type", "= '" + fields.text("type") + "' is not " + wanted);
}

void checkSize(const char* part, std::uint64_t bytes, std::uint64_t limit) {
  if (bytes <= limit) return;
  values::refuse(std::string("The message's ") + part + " takes " + values::sizeText(bytes) +
                 "; at most " + values::sizeText(limit) + " can be sent to or by the engine.");
}

template <class Message>
Frame encodeMessage(const Message& message) {
  Frame frame;
  json head =
      std::visit([&](const auto& body) { return encodeBody(body, frame.payload); }, message.body);
  head["id"] = message.id;
  frame.head = json::to_cbor(head);
  const FrameLimits limits;
  checkSize("description", frame.head.size(), limits.headBytes);
  checkSize("data", frame.payload.size(), limits.payloadBytes);
  return frame;
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
    constexpr bool kIsRequest = std::is_same_v<Message, ToEngine>;
    decodeAny(head, fields, payload, message.body, kIsRequest ? "a request" : "an answer");
    payload.expectEnd();
    decoded.message = std::move(message);
  } catch (const std::bad_alloc&) {
    decoded.error = "There is not enough memory to read a message.";
    decoded.kind = values::ErrorKind::unavailable;
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
