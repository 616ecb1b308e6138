// SPDX-License-Identifier: GPL-3.0-or-later
//
// An engine that misbehaves in the way that its first argument names; for tests of the client.
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <thread>

#include "protocol/codec.h"
#include "protocol/version.h"
#include "tests/gpu/protocol/sample_messages.h"

namespace {

using namespace lanescope;
using namespace std::chrono_literals;

void write(const std::vector<std::byte>& bytes) {
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t count = ::write(STDOUT_FILENO, bytes.data() + done, bytes.size() - done);
    if (count <= 0) std::_Exit(0);
    done += static_cast<std::size_t>(count);
  }
}

void send(const engine::ToClient& message) {
  write(engine::frameBytes(engine::encode(message)));
}

void hello(std::uint32_t protocol = engine::kProtocolVersion, const char* version = "0.0.1") {
  send({0, engine::Hello{protocol, version, ::getpid()}});
}

[[noreturn]] void sleepForEver() {
  while (true) std::this_thread::sleep_for(1h);
}

/// The next request; pings are answered on the way. Ends the process when the input ends.
engine::ToEngine receive(bool holds = true) {
  static engine::FrameDecoder decoder;
  while (true) {
    while (const std::optional<engine::Frame> frame = decoder.next()) {
      engine::ToEngine message = engine::decodeToEngine(*frame).message.value();
      if (std::holds_alternative<engine::Ping>(message.body)) {
        send({message.id, engine::Pong{holds}});
      } else if (message.id != 0) {
        return message;
      }
    }
    std::array<std::byte, 4096> buffer;
    const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count <= 0) std::_Exit(0);
    decoder.feed(std::span(buffer).first(static_cast<std::size_t>(count)));
  }
}

/// The next request, which is said to have begun.
engine::ToEngine begin() {
  engine::ToEngine request = receive();
  send({request.id, engine::Started{}});
  return request;
}

values::RunResult resultNamed(const std::string& kernel) {
  values::RunResult result;
  result.kernel = kernel;
  return result;
}

void garbage() {
  write(std::vector<std::byte>(100'000, std::byte{0xA5}));
  sleepForEver();
}

void garbageAfterHello() {
  hello();
  (void)receive();
  garbage();
}

void brokenMessage() {
  hello();
  (void)receive();
  engine::Frame frame;
  frame.head.assign(100'000, 0x81);
  write(engine::frameBytes(frame));
  sleepForEver();
}

void hugeLength() {
  std::vector<std::byte> header = engine::frameHeader({});
  std::memset(header.data() + 8, 0x7F, 8);
  write(header);
  sleepForEver();
}

void dies() {
  std::fputs("a library\nlibmissing.so.1 cannot be opened\n", stderr);
  std::_Exit(7);
}

void diesAfterHello() {
  hello();
  std::_Exit(7);
}

void diesAtRequest() {
  hello();
  (void)begin();
  std::abort();
}

void diesBeforeItBegins() {
  hello();
  (void)receive();
  std::abort();
}

/// Writes the name of each run that it begins into the file, and dies of dot_wild_store.
void diesOfAWildStore(const char* file) {
  const int log = ::open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  hello();
  while (true) {
    const engine::ToEngine request = begin();
    const auto* const run = std::get_if<values::RunRequest>(&request.body);
    if (run == nullptr) {
      send({request.id, engine::DeviceList{}});
      continue;
    }
    const std::string line = run->kernel + "\n";
    if (::write(log, line.data(), line.size()) < 0 || run->kernel == "dot_wild_store") std::abort();
    send({request.id, resultNamed(run->kernel)});
  }
}

/// The first that is started with this file ends when a request has arrived, without reading it.
void diesUnread(const char* file) {
  const bool isFirst = ::open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600) >= 0;
  hello();
  if (isFirst) {
    // The client's greeting is read, and nothing behind it.
    std::array<std::byte, engine::kHeaderBytes> header{};
    if (::read(STDIN_FILENO, header.data(), header.size()) != std::ssize(header)) std::_Exit(0);
    std::uint32_t head = 0;
    std::memcpy(&head, header.data() + 4, sizeof head);
    std::vector<std::byte> rest(head);
    if (::read(STDIN_FILENO, rest.data(), rest.size()) != std::ssize(rest)) std::_Exit(0);
    pollfd input{STDIN_FILENO, POLLIN, 0};
    (void)::poll(&input, 1, -1);
    std::_Exit(9);
  }
  while (true) send({begin().id, resultNamed("second")});
}

void frozen() {
  hello();
  sleepForEver();
}

void neverAnswers() {
  hello();
  while (true) {
    const engine::ToEngine request = receive();
    if (!std::holds_alternative<engine::Cancel>(request.body)) {
      send({request.id, engine::Started{}});
    }
  }
}

/// Its result is half a second on the way.
void slowResult() {
  hello();
  while (true) {
    const engine::ToEngine request = begin();
    const auto bytes =
        engine::frameBytes(engine::encode(engine::ToClient{request.id, resultNamed("slow")}));
    const auto half = static_cast<std::ptrdiff_t>(bytes.size() / 2);
    write({bytes.begin(), bytes.begin() + half});
    std::this_thread::sleep_for(500ms);
    write({bytes.begin() + half, bytes.end()});
  }
}

void neverBegins() {
  hello();
  while (true) (void)receive();
}

void forgets() {
  hello();
  (void)begin();
  while (true) (void)receive(false);
}

/// Says the message of this number, for this id, once it has greeted, received, begun or ended a
/// request, and else does what it should.
void says(const std::string& when, std::size_t which, std::uint64_t id) {
  engine::ToClient message = tests::sampleAnswers().at(which);
  message.id = id;
  hello();
  if (when == "greeted") send(message);
  while (true) {
    const engine::ToEngine request = receive();
    if (when == "received") send(message);
    const bool isBegun = std::holds_alternative<engine::Started>(message.body);
    const bool isOver = std::holds_alternative<engine::Failure>(message.body);
    if (when == "received" && isOver) continue;
    if (when != "received" || !isBegun) send({request.id, engine::Started{}});
    if (when == "begun") send(message);
    if (when == "begun" && (isOver || std::holds_alternative<values::RunResult>(message.body))) {
      continue;
    }
    send({request.id, resultNamed("after all")});
    if (when == "ended") send(message);
  }
}

/// As the engine does when a kernel on a GPU is to be cancelled.
void lostAtCancel() {
  hello();
  (void)begin();
  while (true) {
    const engine::ToEngine request = receive();
    if (!std::holds_alternative<engine::Cancel>(request.body)) continue;
    send({request.id, engine::Failure{values::ErrorKind::engineLost, "The kernel still runs."}});
    std::_Exit(3);
  }
}

void slow() {
  std::this_thread::sleep_for(300ms);
  hello();
  while (true) {
    const engine::ToEngine request = begin();
    std::this_thread::sleep_for(300ms);
    send({request.id, resultNamed("slow")});
  }
}

void chatty() {
  hello();
  while (true) {
    const engine::ToEngine request = begin();
    for (int i = 0; i < 20'000; ++i) send({request.id, engine::Progress{0.5}});
    send({request.id, resultNamed("chatty")});
  }
}

void longSentence() {
  hello();
  const engine::ToEngine request = begin();
  send({request.id, engine::Failure{values::ErrorKind::badInput, std::string(900'000, 'x')}});
  sleepForEver();
}

/// Times everything at once, but from 65 elements on dies of dot_wild_store and of dot_global, and
/// is for ever at dot_divergent_barrier.
void losesBenchmarks() {
  hello();
  while (true) {
    const engine::ToEngine message = begin();
    if (std::holds_alternative<engine::DevicesQuery>(message.body)) {
      send({message.id, engine::DeviceList{}});
    }
    const auto* const request = std::get_if<values::BenchRequest>(&message.body);
    if (request == nullptr) continue;
    std::vector<std::string> kernels{request->kernel};
    kernels.insert(kernels.end(), request->compared.begin(), request->compared.end());
    if (request->withCpuVariants) kernels.emplace_back("cpu: SIMD");
    values::BenchResult result;
    result.kernel = request->kernel;
    result.driver = "1.0, CUDA 13.0";
    for (const std::int64_t n : request->sizes) {
      for (const std::string& kernel : kernels) {
        const bool isDeadly = kernel == "dot_wild_store" || kernel == "dot_global";
        if (isDeadly && n > 64) std::abort();
        if (kernel == "dot_divergent_barrier" && n > 64) sleepForEver();
        values::BenchSeries series;
        series.name = kernel;
        series.n = n;
        series.samples.assign(3, values::Milliseconds(1));
        send({message.id, series});
        result.series.push_back(series);
      }
    }
    send({message.id, result});
  }
}

void greetsTwice() {
  hello();
  (void)receive();
  hello();
  sleepForEver();
}

void longVersion() {
  hello(engine::kProtocolVersion, std::string(200, '1').c_str());
  sleepForEver();
}

void wrongVersion() {
  hello(engine::kProtocolVersion + 1, "99.0.0");
  sleepForEver();
}

}  // namespace

int main(int, char** argv) {
  const std::string mode = argv[1];
  if (mode == "dies-of-a-wild-store") diesOfAWildStore(argv[2]);
  if (mode == "dies-unread") diesUnread(argv[2]);
  if (mode == "says")
    says(argv[2], std::strtoull(argv[3], nullptr, 10), std::strtoull(argv[4], nullptr, 10));
  const std::map<std::string, void (*)()> modes{
      {"garbage", garbage},
      {"garbage-after-hello", garbageAfterHello},
      {"broken-message", brokenMessage},
      {"huge-length", hugeLength},
      {"wrong-version", wrongVersion},
      {"silent", [] { sleepForEver(); }},
      {"dies", dies},
      {"dies-after-hello", diesAfterHello},
      {"dies-at-request", diesAtRequest},
      {"dies-before-it-begins", diesBeforeItBegins},
      {"frozen", frozen},
      {"never-answers", neverAnswers},
      {"lost-at-cancel", lostAtCancel},
      {"slow", slow},
      {"slow-result", slowResult},
      {"forgets", forgets},
      {"never-begins", neverBegins},
      {"chatty", chatty},
      {"long-sentence", longSentence},
      {"long-version", longVersion},
      {"greets-twice", greetsTwice},
      {"loses-benchmarks", losesBenchmarks},
  };
  modes.at(mode)();
  return 0;
}
