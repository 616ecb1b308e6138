// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThread>
#include <cstdint>
#include <memory>

#include "app/engine/engine_address.h"
#include "app/engine/engine_events.h"
#include "request/request.h"
#include "request/time_line.h"

namespace lanescope::engine {
struct ToEngine;
}

namespace lanescope::app {

class EngineRouter;

/// The engine for windows and commands: requests go in, signals come back, and no function blocks.
/// It lives in its caller's thread. A worker on a thread of its own owns the engine's process and
/// decodes records.
///
/// Requests run in order. Exactly one of devicesFound, runFinished, benchFinished, occupancyFound,
/// timeLineMeasured and failed ends each of them; ids are never used twice. A request may be made
/// at any time, also while there is no engine: it waits for the next one. When an engine is lost,
/// the request that it had begun fails with engineLost, and is not repeated; the others go to the
/// next engine. They fail with noEngine where none can be started, or where two in a row end before
/// they begin one.
class EngineThread : public EngineEvents {
  Q_OBJECT

 public:
  /// Starts the engine at once. Throws std::system_error where no thread can be started.
  explicit EngineThread(const EngineAddress& address, QObject* parent = nullptr);
  /// Ends the engine within a second, whatever it is doing.
  ~EngineThread() override;

  /// Whether the usual engine is on this machine.
  [[nodiscard]] bool isLocal() const { return m_isLocal; }
  /// The processes of the usual engine.
  [[nodiscard]] std::int64_t ranks() const { return m_ranks; }

  quint64 queryDevices();
  /// When the time limit is exceeded, the run ends as by `cancel`, with failed(timedOut).
  quint64 run(values::RunRequest request);
  quint64 bench(values::BenchRequest request);
  quint64 queryOccupancy(values::OccupancyRequest request);
  quint64 measureTimeLine(values::TimeLineRequest request);
  quint64 allReduce(values::AllReduceRequest request);
  quint64 measureScaling(values::ScalingRequest request);
  /// Ends the request with failed(cancelled) within a second, unless it ends by itself before. The
  /// engine is asked to stop; if it does not answer, it is killed and replaced. Waiting requests
  /// are kept.
  void cancel(quint64 id);

  /// From now on requests that name the kernel `id` go to an engine of their own, which loads the
  /// compiled kernel in `folder` in a sandbox on this machine. It is started at once, in place of
  /// the one that the kernel had before, which ends what it was asked for. `isUnconfined`: also
  /// where the system has no sandbox. `kept` lives as long as the engine may need the folder. The
  /// usual engine and what it does are not touched. What is wrong with the kernel's engine is said
  /// by the failures of its requests alone.
  void useOwnKernel(const QString& folder, const QString& id, bool isUnconfined,
                    std::shared_ptr<const void> kept = {});
  /// The same for requests to a GPU: no code of the kernel runs in that engine's process.
  void useOwnDeviceKernel(const QString& folder, const QString& id,
                          std::shared_ptr<const void> kept);
  /// The same with an engine at another address, which has a kernel of the user.
  void useOwnKernel(const EngineAddress& address, std::shared_ptr<const void> kept);
  /// Ends the engines of that kernel. Later requests for it go to the usual one.
  void forgetOwnKernel(const QString& id);

 private:
  quint64 submit(engine::ToEngine request);

  QThread m_thread;
  EngineRouter* m_router;  ///< lives on m_thread, which deletes it
  bool m_isLocal;
  std::int64_t m_ranks;
  quint64 m_lastId = 0;
};

}  // namespace lanescope::app
