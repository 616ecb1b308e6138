// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>

#include "protocol/message.h"

namespace lanescope::engine {

/// Checks on the client's side whether the messages of one engine follow the protocol (message.h).
/// The client sends one request at a time.
class Dialogue {
 public:
  /// Takes note of a message to the engine. A request may be sent only when no other is pending.
  void say(const ToEngine& message);
  /// Takes note of a message from the engine. Returns an empty text if it follows the protocol,
  /// else the predicate of a sentence: "sent the result of a run for request 7, which did not ask
  /// for it".
  [[nodiscard]] std::string hear(const ToClient& message);

  /// Returns the id of the pending request; 0: none.
  [[nodiscard]] std::uint64_t request() const { return m_request; }
  /// Whether the engine has begun that request.
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
  std::size_t m_answer = 0;  ///< index in ToClient::body of the answer that the request asks for
  bool m_hasBegun = false;
  std::deque<AskedPing> m_pings;  ///< pings without an answer, oldest first
};

}  // namespace lanescope::engine
