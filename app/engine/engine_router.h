// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>
#include <memory>
#include <string>

#include "app/engine/engine_address.h"
#include "app/engine/engine_events.h"

namespace lanescope::engine {
struct ToEngine;
}

namespace lanescope::app {

class EngineClient;

/// The worker of EngineThread. It gives each request to an engine: one that names a kernel of the
/// user goes to the engine that has loaded that kernel, for the emulator or for a GPU, and every
/// other one to the usual engine, which therefore never has foreign code in it. It lives on the
/// worker thread.
class EngineRouter : public EngineEvents {
  Q_OBJECT

 public:
  explicit EngineRouter(const EngineAddress& address);
  ~EngineRouter() override;

  /// Starts the usual engine.
  void begin();
  void submit(engine::ToEngine request);
  void cancel(quint64 id);
  /// Starts an engine for the kernel of the user that the address names, from now on in place of
  /// the one of its kind that the kernel had before. One for the emulator also takes the place of
  /// one for a GPU, which has an older text. That one ends when it has ended what it was asked for.
  /// `folder` is kept as long as the engine.
  void useOwnKernel(const EngineAddress& address, std::shared_ptr<const void> folder);
  /// Ends the engines of a kernel of the user in the same way.
  void forgetOwnKernel(const QString& name);
  /// Ends all engines and waits for them for a limited time.
  void shutDown();

 private:
  /// The engines of a kernel of the user; null: there is none of this kind.
  struct Own {
    EngineClient* emulator = nullptr;
    EngineClient* device = nullptr;
  };

  [[nodiscard]] EngineClient* clientFor(const engine::ToEngine& request) const;

  EngineClient* m_usual;
  std::map<std::string, Own> m_own;  ///< by the kernel's id; children of this
};

}  // namespace lanescope::app
