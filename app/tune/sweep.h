// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <chrono>
#include <memory>
#include <optional>

#include "app/tune/sweep_results.h"
#include "values/error.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::tune {

struct SweepProgress {
  std::size_t done = 0;
  std::size_t total = 0;
  /// What the rest takes if it goes on like this; nothing before the first cell is done.
  std::optional<std::chrono::milliseconds> left;
};

/// Runs a sweep through the engine, one cell after the other: on a GPU timed, without the phases of
/// whole runs; on the emulator, whose time says nothing, recorded once for its counters. A cell
/// that cannot be launched or fails is kept with its sentence, and the sweep goes on. Of a GPU the
/// fastest cells and the marked ones are then measured again, in turn, so that the best is not so
/// by chance. The engine outlives it.
class Sweep : public QObject {
  Q_OBJECT

 public:
  explicit Sweep(app::EngineThread& engine, QObject* parent = nullptr);
  ~Sweep() override;

  /// Ends a sweep that is running.
  void start(const SweepSpace& space, const values::Target& target);
  /// The cell that is being measured is finished first.
  void pause();
  void resume();
  /// What was found stays; the engine leaves off within a second.
  void cancel();
  /// Ends a sweep that is running, and forgets what was found.
  void forget();

  [[nodiscard]] bool isRunning() const { return m_step != Step::none; }
  [[nodiscard]] bool isPaused() const { return m_isPaused; }
  [[nodiscard]] const SweepResults& results() const { return m_results; }
  [[nodiscard]] SweepProgress progress() const;

 signals:
  /// The cells are known, none of them measured.
  void started();
  void cellDone(quint64 cell);
  void pausedChanged(bool paused);
  /// With all there is; also after `cancel`.
  void finished();
  /// Nothing could be measured at all.
  void failed(lanescope::values::ErrorKind kind, const QString& sentence);

 private:
  enum class Step : std::uint8_t {
    none,
    device,     ///< the target's device is asked for, and what it suggests
    occupancy,  ///< of the present cell
    cell,       ///< it is measured
    finals,     ///< the finalists are measured in turn
  };

  void connectEngine();
  void begin(const values::Occupancy& occupancy);
  void addMark(Mark::Kind kind, const values::Parameters& parameters, std::string words);
  /// The next cell, the finals, or the end.
  void goOn();
  void measureCell();
  void measureFinals();
  void takeFinals(const values::BenchResult& result);
  void onFailed(values::ErrorKind kind, const QString& sentence);
  /// The present cell is measured or failed.
  void endCell();
  void finish();
  [[nodiscard]] SweepCell& cell() { return m_results.cells[m_cell]; }
  [[nodiscard]] values::BenchRequest benchOf(const values::Parameters& parameters) const;

  app::EngineThread& m_engine;
  SweepResults m_results;
  values::Target m_target;
  Step m_step = Step::none;
  bool m_isPaused = false;
  bool m_isCancelled = false;
  quint64 m_id = 0;  ///< of the request that is out
  std::size_t m_cell = 0;
  std::vector<std::size_t> m_finalists;
  int m_lostInARow = 0;  ///< engines
  QElapsedTimer m_clock;
  std::chrono::milliseconds m_taken{};  ///< by the cells that are done, without pauses
};

}  // namespace lanescope::tune
