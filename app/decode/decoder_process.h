// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/decode/pipe.h"
#include "values/error.h"

namespace lanescope::app {

/// A decoder has ended without an answer, or was ended.
class DecoderLost : public values::Error {
 public:
  DecoderLost(const std::string& sentence, bool isKilled)
      : Error(values::ErrorKind::unavailable, sentence), m_isKilled(isKilled) {}
  /// Whether somebody else has killed it, as the system does when memory runs out.
  [[nodiscard]] bool isKilled() const { return m_isKilled; }

 private:
  bool m_isKilled;
};

/// A file to decode.
struct DecoderTask {
  std::string kind;
  std::filesystem::path file;
  std::vector<std::string> arguments = {};  ///< of this kind
  /// The most time; without a value it depends on the size of the file. A pipe has no limit, since
  /// its writer may take any time.
  std::optional<std::chrono::seconds> time = {};
  std::string program = "lanescope-decode";  ///< beside this program
};

/// The process that decodes a file, as this program sees it. The destructor ends it.
class DecoderProcess {
 public:
  /// Starts it. A stop request ends it. Throws values::Error (unavailable) where that fails.
  DecoderProcess(const DecoderTask& task, std::stop_token stop);
  ~DecoderProcess();
  DecoderProcess(const DecoderProcess&) = delete;
  DecoderProcess& operator=(const DecoderProcess&) = delete;

  /// Waits for a record and returns whether it is progress or the result, which `in()` then reads.
  /// Throws what the decoder has thrown, and what `fail()` throws.
  [[nodiscard]] DecoderRecord next();
  [[nodiscard]] PipeReader& in() { return *m_in; }
  /// Throws DecoderLost, which says how the decoder has ended or why it is ended now, or
  /// values::Error (cancelled) after a stop request.
  [[noreturn]] void fail();

 private:
  void start(const std::vector<std::string>& arguments);
  void end() const;
  /// Waits a moment for the process to end by itself. Returns its wait status.
  [[nodiscard]] std::optional<int> ownEnd();
  [[nodiscard]] std::string wayOf(int status) const;

  std::string m_name;
  std::stop_token m_stop;
  std::optional<std::chrono::seconds> m_time;
  pid_t m_process = -1;
  int m_output = -1;
  bool m_isOver = false;  ///< it has been waited for
  std::optional<PipeReader> m_in;
  std::optional<std::stop_callback<std::function<void()>>> m_ending;
};

}  // namespace lanescope::app
