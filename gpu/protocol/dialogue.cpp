// SPDX-License-Identifier: Apache-2.0
#include "protocol/dialogue.h"

#include <algorithm>
#include <variant>

namespace lanescope::engine {
namespace {

using values::BenchResult;
using values::BenchSeries;
using values::Occupancy;
using values::RunResult;
using values::TimeLine;

/// Returns the index of an alternative in ToClient::body.
template <class Body>
std::size_t kindOf() {
  return decltype(ToClient::body)(Body{}).index();
}

bool isRequest(const ToEngine& message) {
  return !std::holds_alternative<Hello>(message.body) &&
         !std::holds_alternative<Ping>(message.body) &&
         !std::holds_alternative<Cancel>(message.body);
}

std::size_t answerTo(const ToEngine& request) {
  if (std::holds_alternative<values::RunRequest>(request.body)) return kindOf<RunResult>();
  if (std::holds_alternative<values::BenchRequest>(request.body)) return kindOf<BenchResult>();
  if (std::holds_alternative<values::OccupancyRequest>(request.body)) return kindOf<Occupancy>();
  if (std::holds_alternative<values::TimeLineRequest>(request.body)) return kindOf<TimeLine>();
  if (std::holds_alternative<values::AllReduceRequest>(request.body)) {
    return kindOf<values::AllReduceResult>();
  }
  if (std::holds_alternative<values::ScalingRequest>(request.body)) {
    return kindOf<values::ScalingResult>();
  }
  return kindOf<DeviceList>();
}

struct Words {
  const char* operator()(const Hello&) const { return "a greeting"; }
  const char* operator()(const Pong&) const { return "a sign of life"; }
  const char* operator()(const Started&) const { return "the beginning"; }
  const char* operator()(const Progress&) const { return "the progress"; }
  const char* operator()(const DeviceList&) const { return "a list of devices"; }
  const char* operator()(const RunResult&) const { return "the result of a run"; }
  const char* operator()(const BenchSeries&) const { return "a point of a benchmark"; }
  const char* operator()(const BenchResult&) const { return "the result of a benchmark"; }
  const char* operator()(const Occupancy&) const { return "an occupancy"; }
  const char* operator()(const TimeLine&) const { return "a time line"; }
  const char* operator()(const values::AllReduceResult&) const { return "an all-reduce"; }
  const char* operator()(const values::ScalingResult&) const { return "times on several GPUs"; }
  const char* operator()(const Failure&) const { return "a failure"; }
};

/// Whether the message is the last one under its id.
bool isEnd(const ToClient& message) {
  return !std::holds_alternative<Started>(message.body) &&
         !std::holds_alternative<Progress>(message.body) &&
         !std::holds_alternative<BenchSeries>(message.body);
}

}  // namespace

void Dialogue::say(const ToEngine& message) {
  if (const auto* const ping = std::get_if<Ping>(&message.body)) {
    m_pings.push_back({message.id, ping->request});
  } else if (isRequest(message)) {
    m_request = message.id;
    m_answer = answerTo(message);
    m_hasBegun = false;
  }
}

std::string Dialogue::hear(const ToClient& message) {
  const bool isGreeting = std::holds_alternative<Hello>(message.body);
  if (isGreeting == m_isGreeted) return "did not begin with one greeting";
  if (isGreeting) {
    m_isGreeted = true;
    return {};
  }
  if (const auto* const pong = std::get_if<Pong>(&message.body)) return hearPong(message.id, *pong);
  if (!isWanted(message)) {
    return std::string("sent ") + std::visit(Words{}, message.body) + " for request " +
           std::to_string(message.id) + ", which did not ask for it";
  }
  m_hasBegun = true;
  if (isEnd(message)) m_request = 0;
  return {};
}

/// An engine may leave pings unanswered, but it answers them in their order.
std::string Dialogue::hearPong(std::uint64_t id, const Pong& pong) {
  const auto asked = std::ranges::find(m_pings, id, &AskedPing::id);
  if (asked == m_pings.end()) return "sent a sign of life that nothing asked for";
  const bool isForgotten = m_request != 0 && asked->request == m_request && !pong.holds;
  m_pings.erase(m_pings.begin(), asked + 1);
  if (isForgotten) return "has forgotten request " + std::to_string(m_request);
  return {};
}

bool Dialogue::isWanted(const ToClient& message) const {
  if (m_request == 0 || message.id != m_request) return false;
  const std::size_t kind = message.body.index();
  if (kind == kindOf<Failure>()) return true;
  if (kind == kindOf<Started>()) return !m_hasBegun;
  if (!m_hasBegun) return false;
  return kind == kindOf<Progress>() || kind == m_answer ||
         (kind == kindOf<BenchSeries>() && m_answer == kindOf<BenchResult>());
}

}  // namespace lanescope::engine
