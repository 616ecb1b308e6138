// SPDX-License-Identifier: Apache-2.0
#include "engine/server.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

#include "protocol/codec.h"
#include "protocol/frame.h"
#include "protocol/version.h"
#include "values/size_text.h"

namespace lanescope::engine {
namespace {

using namespace std::chrono_literals;
using values::Error;
using values::ErrorKind;

/// Does what the kernel's name says.
class ScriptedExecutor final : public Executor {
 public:
  explicit ScriptedExecutor(std::atomic<bool>& isReady) : m_isReady(isReady) {}

  void makeReady(const values::Target&) override { m_isReady = true; }
  std::vector<values::DeviceInfo> devices() override { return {{}}; }

  values::RunResult run(const values::RunRequest& request, std::stop_token stop,
                        const backend::Progress& progress) override {
    if (request.kernel == "endless") {
      while (!stop.stop_requested()) std::this_thread::sleep_for(1ms);
      throw Error(ErrorKind::cancelled, "Stopped.");
    }
    if (request.kernel == "chatty") {
      const auto end = std::chrono::steady_clock::now() + 500ms;
      while (std::chrono::steady_clock::now() < end) progress(0.5);
    }
    if (request.kernel == "lost") throw Error(ErrorKind::engineLost, "The context is gone.");
    if (request.kernel == "memory") throw std::bad_alloc();
    if (request.kernel == "wordy") throw Error(ErrorKind::badInput, std::string(1 << 22, 'w'));
    if (request.kernel == "surprise") throw std::logic_error("surprise");
    values::RunResult result;
    result.kernel = request.kernel;
    if (request.kernel == "large") result.notes = {std::string(FrameLimits{}.headBytes, 'x')};
    return result;
  }

  values::BenchResult bench(const values::BenchRequest& request, std::stop_token,
                            const BenchProgress&, const SeriesSink& sink) override {
    values::BenchResult result;
    for (const std::int64_t n : request.sizes) {
      values::BenchSeries series;
      series.n = n;
      sink(series);
      result.series.push_back(series);
    }
    return result;
  }

  values::TimeLine timeLine(const values::TimeLineRequest& request, std::stop_token) override {
    values::TimeLine line;
    line.kernel = request.kernel;
    line.chunks = request.chunks;
    using enum values::Timing;
    for (const values::Timing timing : {aroundAll, fromAllocation, betweenEvents, kernelAlone}) {
      line.brackets.push_back({timing, 0, 1});
    }
    return line;
  }

  values::AllReduceResult allReduce(const values::AllReduceRequest& request) override {
    values::AllReduceResult result;
    result.request = request;
    result.carried.type = result.sums.type = request.dtype;
    return result;
  }

  values::ScalingResult scaling(const values::ScalingRequest& request, std::stop_token) override {
    values::ScalingResult result;
    result.request = request;
    return result;
  }

  values::Occupancy occupancy(const values::OccupancyRequest& request) override {
    values::Occupancy occupancy;
    occupancy.kernel = request.kernel;
    occupancy.block = request.parameters.block;
    occupancy.grid = 1;
    return occupancy;
  }

 private:
  std::atomic<bool>& m_isReady;
};

/// A server on two pipes with the client's ends of them.
class ServerTest : public testing::Test {
 protected:
  void SetUp() override {
    std::signal(SIGPIPE, SIG_IGN);
    ASSERT_EQ(::pipe2(m_toServer.data(), O_CLOEXEC), 0);
    ASSERT_EQ(::pipe2(m_toClient.data(), O_CLOEXEC), 0);
    m_server = std::make_unique<Server>(
        m_toServer[0], m_toClient[1],
        [this] { return std::make_unique<ScriptedExecutor>(m_isReady); },
        [this](int code) { m_exitCode = code; });
    m_serving = std::jthread([this] { m_server->serve(); });
  }
  void TearDown() override {
    closeInput();
    m_serving.join();
    m_server.reset();
    ::close(m_toServer[0]);
    ::close(m_toClient[0]);
    ::close(m_toClient[1]);
  }
  void closeInput() {
    if (m_toServer[1] >= 0) ::close(m_toServer[1]);
    m_toServer[1] = -1;
  }

  void write(std::span<const std::byte> bytes) const {
    ASSERT_EQ(::write(m_toServer[1], bytes.data(), bytes.size()),
              static_cast<ssize_t>(bytes.size()));
  }
  void send(const ToEngine& message) const { write(frameBytes(encode(message))); }
  void greet() {
    EXPECT_TRUE(std::holds_alternative<Hello>(receive().body));
    send({0, Hello{kProtocolVersion, "a test", 1}});
  }
  values::RunRequest runOf(const char* kernel) const {
    values::RunRequest request;
    request.kernel = kernel;
    return request;
  }

  /// Returns the next message other than Started.
  ToClient receive() {
    while (true) {
      ToClient message = receiveAny();
      if (!std::holds_alternative<Started>(message.body)) return message;
    }
  }
  ToClient receiveAny() {
    while (true) {
      if (const std::optional<Frame> frame = m_decoder.next()) {
        Decoded<ToClient> decoded = decodeToClient(*frame);
        EXPECT_EQ(decoded.error, "");
        return decoded.message.value_or(ToClient{});
      }
      std::array<std::byte, 4096> buffer;
      const ssize_t count = ::read(m_toClient[0], buffer.data(), buffer.size());
      if (count <= 0) throw std::runtime_error("the server closed its output");
      m_decoder.feed(std::span(buffer).first(static_cast<std::size_t>(count)));
    }
  }
  Failure receiveFailure(std::uint64_t id) {
    const ToClient message = receive();
    EXPECT_EQ(message.id, id);
    return std::get<Failure>(message.body);
  }
  int waitForExitCode() {
    const auto end = std::chrono::steady_clock::now() + 10s;
    while (m_exitCode < 0 && std::chrono::steady_clock::now() < end) {
      std::this_thread::sleep_for(1ms);
    }
    return m_exitCode;
  }

  std::array<int, 2> m_toServer{-1, -1};
  std::array<int, 2> m_toClient{-1, -1};
  std::atomic<int> m_exitCode = -1;
  std::atomic<bool> m_isReady = false;
  FrameDecoder m_decoder;
  std::unique_ptr<Server> m_server;
  std::jthread m_serving;
};

TEST_F(ServerTest, GreetsFirstWithItsVersionAndProcess) {
  const Hello hello = std::get<Hello>(receive().body);
  EXPECT_EQ(hello.protocol, kProtocolVersion);
  EXPECT_EQ(hello.version, programVersion());
  EXPECT_EQ(hello.pid, ::getpid());
}

TEST_F(ServerTest, AnswersRequestsInTheirOrder) {
  greet();
  send({11, runOf("first")});
  send({12, DevicesQuery{}});
  send({13, runOf("second")});
  ToClient answer = receive();
  EXPECT_EQ(answer.id, 11U);
  EXPECT_EQ(std::get<values::RunResult>(answer.body).kernel, "first");
  answer = receive();
  EXPECT_EQ(answer.id, 12U);
  EXPECT_EQ(std::get<DeviceList>(answer.body).devices.size(), 1U);
  answer = receive();
  EXPECT_EQ(answer.id, 13U);
  EXPECT_EQ(std::get<values::RunResult>(answer.body).kernel, "second");
}

TEST_F(ServerTest, AnswersATimeLine) {
  greet();
  values::TimeLineRequest request;
  request.kernel = "dot_shared";
  request.chunks = 4;
  send({21, request});
  const ToClient answer = receive();
  EXPECT_EQ(answer.id, 21U);
  EXPECT_EQ(std::get<values::TimeLine>(answer.body).kernel, "dot_shared");
  EXPECT_EQ(std::get<values::TimeLine>(answer.body).chunks, 4);
}

TEST_F(ServerTest, SaysThatItBeginsARequestBeforeItDoes) {
  greet();
  send({1, runOf("endless")});
  send({2, runOf("never begins")});
  const ToClient begun = receiveAny();
  EXPECT_EQ(begun.id, 1U);
  EXPECT_TRUE(std::holds_alternative<Started>(begun.body));
  send({2, Cancel{}});
  EXPECT_EQ(std::get<Failure>(receiveAny().body).kind, ErrorKind::cancelled);
  send({1, Cancel{}});
  EXPECT_EQ(std::get<Failure>(receiveAny().body).kind, ErrorKind::cancelled);
}

TEST_F(ServerTest, StartsTheDriverBeforeTheRunBegins) {
  greet();
  send({1, DevicesQuery{}});
  EXPECT_TRUE(std::holds_alternative<Started>(receiveAny().body));
  EXPECT_TRUE(std::holds_alternative<DeviceList>(receiveAny().body));
  EXPECT_FALSE(m_isReady);
  send({2, runOf("a run")});
  EXPECT_TRUE(std::holds_alternative<Started>(receiveAny().body));
  EXPECT_TRUE(m_isReady);
  EXPECT_TRUE(std::holds_alternative<values::RunResult>(receiveAny().body));
}

TEST_F(ServerTest, TellsWhetherItHoldsTheRequestThatAPingNames) {
  greet();
  send({1, runOf("endless")});
  send({2, runOf("waits")});
  for (const auto& [request, holds] : {std::pair(1U, true), {2U, true}, {3U, false}, {0U, false}}) {
    send({77, Ping{request}});
    EXPECT_EQ(std::get<Pong>(receive().body).holds, holds) << request;
  }
}

TEST_F(ServerTest, SendsEachSeriesOfABenchmarkBeforeItsResult) {
  greet();
  values::BenchRequest request;
  request.sizes = {8, 16};
  send({5, request});
  EXPECT_EQ(std::get<values::BenchSeries>(receive().body).n, 8);
  EXPECT_EQ(std::get<values::BenchSeries>(receive().body).n, 16);
  EXPECT_EQ(std::get<values::BenchResult>(receive().body).series.size(), 2U);
}

TEST_F(ServerTest, AnswersPingsAndCancelsWhileAKernelRuns) {
  greet();
  send({1, runOf("endless")});
  send({2, runOf("never begins")});
  send({3, Ping{}});
  ToClient answer = receive();
  EXPECT_EQ(answer.id, 3U);
  EXPECT_TRUE(std::holds_alternative<Pong>(answer.body));
  send({2, Cancel{}});
  EXPECT_EQ(receiveFailure(2).kind, ErrorKind::cancelled);
  send({1, Cancel{}});
  EXPECT_EQ(receiveFailure(1).kind, ErrorKind::cancelled);
  send({99, Cancel{}});
  send({4, runOf("after")});
  EXPECT_EQ(receive().id, 4U);
}

TEST_F(ServerTest, ReportsProgressAtMost30TimesASecond) {
  greet();
  send({1, runOf("chatty")});
  int reports = 0;
  while (std::holds_alternative<Progress>(receive().body)) ++reports;
  EXPECT_GE(reports, 2);
  EXPECT_LE(reports, 16);  // in half a second
}

TEST_F(ServerTest, ReportsALackOfMemoryAndGoesOn) {
  greet();
  send({1, runOf("memory")});
  EXPECT_EQ(receiveFailure(1).kind, ErrorKind::unavailable);
  send({2, runOf("after")});
  EXPECT_EQ(receive().id, 2U);
}

TEST_F(ServerTest, ShortensASentenceThatWouldNotFit) {
  greet();
  send({1, runOf("wordy")});
  const Failure failure = receiveFailure(1);
  EXPECT_EQ(failure.kind, ErrorKind::badInput);
  EXPECT_LT(failure.sentence.size(), 5000U);
}

TEST_F(ServerTest, ReportsAResultThatDoesNotFitIntoAFrame) {
  greet();
  send({1, runOf("large")});
  const Failure failure = receiveFailure(1);
  EXPECT_NE(failure.sentence.find("at most " + values::sizeText(FrameLimits{}.headBytes)),
            std::string::npos)
      << failure.sentence;
}

TEST_F(ServerTest, SaysWhyBeforeItEndsWithALostContext) {
  greet();
  send({1, runOf("lost")});
  const Failure failure = receiveFailure(1);
  EXPECT_EQ(failure.kind, ErrorKind::engineLost);
  EXPECT_EQ(failure.sentence, "The context is gone.");
  EXPECT_EQ(waitForExitCode(), 3);
}

TEST_F(ServerTest, CountsAnUnknownExceptionAsLost) {
  greet();
  send({1, runOf("surprise")});
  EXPECT_EQ(receiveFailure(1).kind, ErrorKind::engineLost);
  EXPECT_EQ(waitForExitCode(), 3);
}

TEST_F(ServerTest, EndsWhenItsInputEndsThoughAKernelHangs) {
  greet();
  send({1, runOf("endless")});
  closeInput();
  EXPECT_EQ(waitForExitCode(), 0);
}

TEST_F(ServerTest, FailsARequestThatIsMalformedAndGoesOn) {
  greet();
  Frame frame = encode(ToEngine{6, runOf("x")});
  frame.payload.resize(3);
  write(frameBytes(frame));
  EXPECT_EQ(receiveFailure(6).kind, ErrorKind::badInput);
  send({7, runOf("after")});
  EXPECT_EQ(receive().id, 7U);
}

TEST_F(ServerTest, EndsOnGarbage) {
  greet();
  write(std::as_bytes(std::span("GET / HTTP/1.1\r\nHost: here\r\n")));
  EXPECT_EQ(waitForExitCode(), 2);
}

TEST_F(ServerTest, EndsWhenTheFirstMessageIsNoGreeting) {
  send({1, runOf("x")});
  EXPECT_EQ(waitForExitCode(), 2);
}

TEST_F(ServerTest, EndsWhenTheGreetingIsLarge) {
  Frame frame = encode(ToEngine{0, Hello{kProtocolVersion, "a test", 1}});
  frame.payload.resize(1);
  write(frameHeader(frame));
  EXPECT_EQ(waitForExitCode(), 2);
}

TEST_F(ServerTest, EndsWhenTheClientSpeaksAnotherProtocol) {
  send({0, Hello{kProtocolVersion + 1, "9.9.9", 1}});
  EXPECT_EQ(waitForExitCode(), 2);
}

TEST_F(ServerTest, EndsWhenTheClientClosesItsEnd) {
  greet();
  ::close(m_toClient[0]);
  m_toClient[0] = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  send({1, runOf("x")});
  EXPECT_EQ(waitForExitCode(), 0);
}

}  // namespace
}  // namespace lanescope::engine
