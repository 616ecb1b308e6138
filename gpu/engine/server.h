// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <thread>

#include "engine/executor.h"
#include "engine/frame_writer.h"
#include "engine/job_queue.h"
#include "protocol/message.h"

namespace lanescope::engine {

/// Serves requests (message.h) from one file descriptor to another. It has three threads: the
/// caller of `serve` reads, so that it answers pings and cancels at any time; a worker carries out
/// the requests in their order; a writer sends.
class Server {
 public:
  using MakeExecutor = std::function<std::unique_ptr<Executor>()>;
  /// Ends the process with an exit code, from any thread. It must not wait for other threads, since
  /// a kernel may hang. Where it returns, as in a test, the server takes no more requests.
  using Exit = std::function<void(int code)>;

  Server(int input, int output, MakeExecutor makeExecutor, Exit exit,
         FrameEnd end = FrameEnd::nothing);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  /// Sets the stop token of the running request and waits for it.
  ~Server();

  /// Reads until the input ends (exit code 0) or violates the protocol (exit code 2, with a
  /// sentence on standard error), then calls `exit`.
  void serve();

 private:
  /// Returns false, with a sentence in `m_complaint`, when the client cannot be served.
  [[nodiscard]] bool receive(const Frame& frame);
  [[nodiscard]] bool receiveHello(const ToEngine& message);
  void cancel(std::uint64_t id);
  void work(const std::stop_token& stop);
  /// Returns false when the process must be replaced.
  [[nodiscard]] bool carryOut(Executor& executor, const JobQueue::Job& job);
  void send(const ToClient& message);
  void fail(std::uint64_t id, values::ErrorKind kind, const std::string& sentence);

  int m_input;
  MakeExecutor m_makeExecutor;
  Exit m_exit;
  bool m_greeted = false;
  std::string m_complaint;
  JobQueue m_jobs;
  FrameWriter m_writer;
  std::jthread m_worker;  ///< last: it uses all of the above
};

}  // namespace lanescope::engine
