// SPDX-License-Identifier: GPL-3.0-or-later
//
// An engine that misbehaves in the way that its argument names; for tests of the client.
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <thread>

#include "engine/codec.h"
#include "engine/version.h"

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
engine::ToEngine receive() {
  static engine::FrameDecoder decoder;
  while (true) {
    while (const std::optional<engine::Frame> frame = decoder.next()) {
      engine::ToEngine message = engine::decodeToEngine(*frame).message.value();
      if (std::holds_alternative<engine::Ping>(message.body)) {
        send({message.id, engine::Pong{}});
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
  (void)receive();
  std::abort();
}

void frozen() {
  hello();
  sleepForEver();
}

void neverAnswers() {
  hello();
  while (true) (void)receive();
}

/// As the engine does when a kernel on a GPU is to be cancelled.
void lostAtCancel() {
  hello();
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
    const engine::ToEngine request = receive();
    std::this_thread::sleep_for(300ms);
    send({request.id, resultNamed("slow")});
  }
}

/// Answers everything twice, answers what nobody asked, and greets as progress.
void rude() {
  hello();
  while (true) {
    const engine::ToEngine request = receive();
    send({request.id + 1000, resultNamed("nobody asked")});
    for (int i = 0; i < 20'000; ++i) send({request.id, engine::Progress{0.5}});
    send({request.id, resultNamed("first")});
    send({request.id, resultNamed("second")});
    send({request.id, engine::Failure{values::ErrorKind::badInput, "After the result."}});
  }
}

/// Times everything at once, but from 65 elements on dies of dot_wild_store and of dot_global, and
/// is for ever at dot_divergent_barrier.
void losesBenchmarks() {
  hello();
  while (true) {
    const engine::ToEngine message = receive();
    if (std::holds_alternative<engine::DevicesQuery>(message.body)) {
      send({message.id, engine::DeviceList{}});
    }
    const auto* const request = std::get_if<values::BenchRequest>(&message.body);
    if (request == nullptr) continue;
    std::vector<std::string> kernels{request->kernel};
    kernels.insert(kernels.end(), request->beside.begin(), request->beside.end());
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

void wrongVersion() {
  hello(engine::kProtocolVersion + 1, "99.0.0");
  sleepForEver();
}

}  // namespace

int main(int, char** argv) {
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
      {"frozen", frozen},
      {"never-answers", neverAnswers},
      {"lost-at-cancel", lostAtCancel},
      {"slow", slow},
      {"rude", rude},
      {"greets-twice", greetsTwice},
      {"loses-benchmarks", losesBenchmarks},
  };
  modes.at(argv[1])();
  return 0;
}
