// SPDX-License-Identifier: Apache-2.0
#include "engine/server.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

#include "platform/process_limits.h"
#include "protocol/codec.h"
#include "protocol/progress_throttle.h"
#include "protocol/version.h"
#include "values/plain_text.h"

namespace lanescope::engine {
namespace {

using values::Error;
using values::ErrorKind;

constexpr int kExitDone = 0;
constexpr int kExitProtocol = 2;
constexpr int kExitLost = 3;

constexpr std::size_t kReadBytes = std::size_t{1} << 16;
/// The most unread answers; beyond it, pings are not answered.
constexpr std::size_t kMostUnread = 1024;
constexpr std::size_t kMostWaiting = 1024;

/// Returns at most `kLongestSentence` bytes, cut between two UTF-8 characters.
std::string shortened(std::string sentence) {
  if (sentence.size() <= kLongestSentence) return sentence;
  const std::string dots = " …";
  std::size_t end = kLongestSentence - dots.size();
  while (end > 0 && (static_cast<unsigned char>(sentence[end]) & 0xC0) == 0x80) --end;
  return sentence.substr(0, end) + dots;
}

}  // namespace

Server::Server(int input, int output, MakeExecutor makeExecutor, Exit exit, FrameEnd end)
    : m_input(input),
      m_makeExecutor(std::move(makeExecutor)),
      m_exit(std::move(exit)),
      m_writer(output, end, [this] { m_exit(kExitDone); }) {
  send({0, Hello{kProtocolVersion, std::string(programVersion()), ::getpid()}});
  m_worker = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

Server::~Server() {
  m_worker.request_stop();
  m_jobs.stopRunning();
}

void Server::serve() {
  FrameDecoder decoder(kGreetingLimits, {});
  std::array<std::byte, kReadBytes> buffer;
  while (m_complaint.empty()) {
    const ssize_t count = ::read(m_input, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return m_exit(kExitDone);
    decoder.feed(std::span(buffer).first(static_cast<std::size_t>(count)));
    m_complaint = decoder.error();
    while (std::optional<Frame> frame = decoder.next()) {
      if (!receive(*frame)) break;
    }
  }
  std::fprintf(stderr, "lanescope-engine: %s\n", values::plainSentence(m_complaint).c_str());
  m_exit(kExitProtocol);
}

bool Server::receive(const Frame& frame) {
  Decoded<ToEngine> decoded = decodeToEngine(frame);
  if (!decoded.message) {
    // The client learns which of its requests it was, where the id is known.
    if (m_greeted && decoded.id != 0) {
      fail(decoded.id, decoded.kind, decoded.error);
      return true;
    }
    m_complaint = decoded.error;
    return false;
  }
  ToEngine& message = *decoded.message;
  if (!m_greeted || std::holds_alternative<Hello>(message.body)) return receiveHello(message);
  if (message.id == 0) {
    m_complaint = "A request has no id.";
    return false;
  }
  if (const auto* const ping = std::get_if<Ping>(&message.body)) {
    if (m_writer.backlog() < kMostUnread) send({message.id, Pong{m_jobs.holds(ping->request)}});
  } else if (std::holds_alternative<Cancel>(message.body)) {
    cancel(message.id);
  } else if (m_jobs.waiting() >= kMostWaiting) {
    fail(message.id, ErrorKind::badInput,
         "At most " + std::to_string(kMostWaiting) + " requests can wait for the engine.");
  } else {
    m_jobs.push(std::move(message));
  }
  return true;
}

bool Server::receiveHello(const ToEngine& message) {
  const Hello* const hello = std::get_if<Hello>(&message.body);
  if (hello == nullptr || m_greeted) {
    m_complaint = "The other side did not begin with one greeting.";
    return false;
  }
  if (hello->protocol != kProtocolVersion) {
    m_complaint = "This engine speaks protocol " + std::to_string(kProtocolVersion) +
                  ", the other side protocol " + std::to_string(hello->protocol) + ".";
    return false;
  }
  m_greeted = true;
  return true;
}

void Server::cancel(std::uint64_t id) {
  if (m_jobs.cancel(id) == JobQueue::Cancelled::waiting) {
    fail(id, ErrorKind::cancelled, "The request was cancelled before it began.");
  }
}

void Server::work(const std::stop_token& stop) {
  const std::unique_ptr<Executor> executor = m_makeExecutor();
  while (const std::optional<JobQueue::Job> job = m_jobs.next(stop)) {
    const bool isUsable = carryOut(*executor, *job);
    m_jobs.finished();
    if (isUsable) continue;
    m_writer.flush();
    return m_exit(kExitLost);
  }
}

bool Server::carryOut(Executor& executor, const JobQueue::Job& job) {
  const std::uint64_t id = job.request.id;
  ProgressThrottle throttle;
  const auto progressOf = [&](double fraction, const std::string& what) {
    if (throttle.admits(fraction)) send({id, Progress{fraction, what}});
  };
  const auto sink = [&](const values::BenchSeries& series) { send({id, series}); };
  try {
    const auto& body = job.request.body;
    if (const auto* run = std::get_if<values::RunRequest>(&body)) executor.makeReady(run->target);
    // This is sent before the work: a client whose engine dies must know which request it was.
    send({id, Started{}});
    m_writer.flush();
    if (const auto* run = std::get_if<values::RunRequest>(&body)) {
      send({id, executor.run(*run, job.stop.get_token(),
                             [&](double fraction) { progressOf(fraction, {}); })});
    } else if (const auto* bench = std::get_if<values::BenchRequest>(&body)) {
      send({id, executor.bench(*bench, job.stop.get_token(), progressOf, sink)});
    } else if (const auto* occupancy = std::get_if<values::OccupancyRequest>(&body)) {
      send({id, executor.occupancy(*occupancy)});
    } else if (const auto* line = std::get_if<values::TimeLineRequest>(&body)) {
      send({id, executor.timeLine(*line, job.stop.get_token())});
    } else if (const auto* reduce = std::get_if<values::AllReduceRequest>(&body)) {
      send({id, executor.allReduce(*reduce)});
    } else if (const auto* scaling = std::get_if<values::ScalingRequest>(&body)) {
      send({id, executor.scaling(*scaling, job.stop.get_token())});
    } else {
      send({id, DeviceList{executor.devices()}});
    }
    return true;
  } catch (const Error& error) {
    fail(id, error.kind(), error.what());
    return error.kind() != ErrorKind::engineLost;
  } catch (const std::bad_alloc&) {
    fail(id, ErrorKind::unavailable, "The engine has not enough memory for this request.");
    return true;
  } catch (const std::exception& error) {
    fail(id, ErrorKind::engineLost, platform::sentenceOf(error));
    return false;
  }
}

void Server::send(const ToClient& message) {
  m_writer.post(encode(message));
}

void Server::fail(std::uint64_t id, ErrorKind kind, const std::string& sentence) {
  send({id, Failure{kind, shortened(sentence)}});
}

}  // namespace lanescope::engine
