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
  /// The expected time of the rest; nothing before the first cell is done.
  std::optional<std::chrono::milliseconds> left;
};

/// Runs a sweep through the engine, one cell after the other. On a GPU each cell is timed, without
/// the phases of whole runs. On the emulator, whose time says nothing, it is recorded once for its
/// counters; an engine of several ranks gets several cells at once, which it deals out to them.
/// When it is lost, the cells that it had begun are run again one by one, so that only the one that
/// ends its engine fails. A cell that cannot be launched or fails is kept with a sentence, and the
/// sweep goes on. On a GPU the fastest cells and the marked ones are then measured again, in turn,
/// so that the best one is not the best by chance. The engine must outlive this object.
class Sweep : public QObject {
  Q_OBJECT

 public:
  explicit Sweep(app::EngineThread& engine, QObject* parent = nullptr);
  ~Sweep() override;

  /// Starts a sweep. A running one is ended first.
  void start(const SweepSpace& space, const values::Target& target);
  /// Pauses the sweep after the current cell, or after those that the ranks have.
  void pause();
  void resume();
  /// Ends the sweep and keeps its results. The engine stops within a second.
  void cancel();
  /// Ends a running sweep and discards the results.
  void forget();

  [[nodiscard]] bool isRunning() const { return m_step != Step::none; }
  [[nodiscard]] bool isPaused() const { return m_isPaused; }
  [[nodiscard]] const SweepResults& results() const { return m_results; }
  [[nodiscard]] SweepProgress progress() const;
  /// Returns what was said of an engine that was lost or did not start; nothing where none was.
  [[nodiscard]] const std::optional<values::Error>& loss() const { return m_loss; }

 signals:
  /// The cells are known, and none is measured yet.
  void started();
  void cellDone(quint64 cell);
  void pausedChanged(bool paused);
  /// The sweep has ended; also emitted after `cancel`.
  void finished();
  /// Nothing could be measured at all.
  void failed(lanescope::values::ErrorKind kind, const QString& sentence);

 private:
  enum class Step : std::uint8_t {
    none,
    device,     ///< querying the target's device and the suggested launch
    occupancy,  ///< querying the occupancy of the current cell
    cell,       ///< measuring the current cell
    finals,     ///< measuring the finalists in turn
  };

  void connectEngine();
  void begin(const values::Occupancy& occupancy);
  void addMark(Mark::Kind kind, const values::Parameters& parameters, const QString& words);
  /// What CUDA suggests, and what the kernel takes where that differs.
  [[nodiscard]] static QString suggestionText(const values::Residency& residency,
                                              std::int64_t takenBlock, bool withGrid);
  /// Begins the next cell or the finals, or ends the sweep.
  void goOn();
  void measureCell();
  /// Requests the counters of the current cell, and of those after it that the ranks can share.
  void countCells();
  void takeCounters(const values::BenchSeries& series);
  void measureFinals();
  void takeFinals(const values::BenchResult& result);
  void onFailed(values::ErrorKind kind, const QString& sentence);
  /// Moves to the first cell from the current one on that can be launched; those before it fail.
  /// Returns whether there is one.
  [[nodiscard]] bool skipToLaunch();
  /// Returns why a cell cannot be launched; empty: it can.
  [[nodiscard]] std::string violationOf(const SweepCell& cell) const;
  /// Whether the cells that an engine had when it was lost are given to the next one.
  [[nodiscard]] bool isRepeated(values::ErrorKind kind) const;
  /// Called when the current cell is measured or has failed.
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
  quint64 m_id = 0;  ///< id of the pending request; 0: none
  std::size_t m_cell = 0;
  std::size_t m_requested = 0;  ///< cells whose counters the pending request has still to bring
  std::size_t m_alone = 0;      ///< the cells before this one are counted one by one
  std::vector<std::size_t> m_finalists;
  std::optional<values::Error> m_loss;
  int m_lostInARow = 0;  ///< number of engines that were lost one after the other
  QElapsedTimer m_clock;
  std::chrono::milliseconds m_taken{};  ///< time of the completed cells, without pauses
};

}  // namespace lanescope::tune
