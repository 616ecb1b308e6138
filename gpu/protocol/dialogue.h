// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>

#include "protocol/message.h"

namespace lanescope::engine {

/// The client's side of a conversation with one engine: whether what the engine says fits what was
/// said before (message.h). One request at a time is out.
class Dialogue {
 public:
  /// Takes note of what is sent to the engine. A request only where none is out.
  void say(const ToEngine& message);
  /// Takes note of what has come. Empty: it fits; else what is wrong with it, for a sentence: "sent
  /// the result of a run for request 7, which did not ask for it".
  [[nodiscard]] std::string hear(const ToClient& message);

  /// Both sides have greeted, as far as the client knows.
  [[nodiscard]] bool isGreeted() const { return m_isGreeted; }
  /// The request that is out; 0: none.
  [[nodiscard]] std::uint64_t request() const { return m_request; }
  /// Whether the engine has said that it began that request.
  [[nodiscard]] bool hasBegun() const { return m_hasBegun; }

 private:
  struct AskedPing {
    std::uint64_t id = 0;
    std::uint64_t request = 0;
  };

  [[nodiscard]] std::string hearPong(std::uint64_t id, const Pong& pong);
  [[nodiscard]] bool isWanted(const ToClient& message) const;

  bool m_isGreeted = false;
  std::uint64_t m_request = 0;
  std::size_t m_answer = 0;  ///< the kind of answer that the request asks for, as in ToClient::body
  bool m_hasBegun = false;
  std::deque<AskedPing> m_pings;  ///< not answered yet, oldest first
};

}  // namespace lanescope::engine
