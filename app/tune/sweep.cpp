// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep.h"

#include <QDateTime>
#include <algorithm>
#include <bit>
#include <utility>

#include "app/engine/engine_thread.h"
#include "app/tune/usual_launch.h"

namespace lanescope::tune {
namespace {

using values::Milliseconds;
using State = SweepCell::State;

/// At the end this many of the fastest cells are measured in turn, together with the marked ones.
constexpr std::size_t kMostFinalists = 5;
/// The sweep ends when this many engines are lost in a row, since the launches are hardly the
/// cause.
constexpr int kMostLost = 20;
/// So many cells a rank are requested at once.
constexpr std::size_t kCellsOfARank = 8;
constexpr const char* kDiffers = "The result differs from the reference.";
constexpr const char* kNotInTurn = "The fastest could not be measured again in turn: ";

/// It is short, since there are many cells. The fastest ones are measured again.
values::Sampling cellSampling() {
  values::Sampling sampling;
  sampling.samples = 5;
  sampling.mostSamples = 100;
  sampling.relativeError = 0.01;
  sampling.maxTime = Milliseconds(50);
  sampling.warmUp = Milliseconds(20);
  sampling.phases = false;
  return sampling;
}

values::Sampling finalSampling() {
  values::Sampling sampling;
  sampling.samples = 20;
  sampling.maxTime = Milliseconds(2000);
  sampling.phases = false;
  return sampling;
}

}  // namespace

Sweep::Sweep(app::EngineThread& engine, QObject* parent) : QObject(parent), m_engine(engine) {
  connectEngine();
}

Sweep::~Sweep() {
  if (m_id != 0) m_engine.cancel(m_id);
}

void Sweep::connectEngine() {
  using Engine = app::EngineThread;
  const auto mine = [this](quint64 id) {
    if (id == 0 || id != m_id) return false;
    m_id = 0;
    return true;
  };
  connect(&m_engine, &Engine::occupancyFound, this,
          [this, mine](quint64 id, const values::Occupancy& occupancy) {
            if (!mine(id)) return;
            if (m_isCancelled) return finish();
            if (m_step == Step::device) return begin(occupancy);
            cell().occupancy = occupancy;
            measureCell();
          });
  connect(&m_engine, &Engine::benchFinished, this,
          [this, mine](quint64 id, const std::shared_ptr<const values::BenchResult>& result) {
            if (!mine(id)) return;
            m_lostInARow = 0;
            m_results.machine = result->machine;
            if (m_step == Step::finals) return takeFinals(*result);
            if (m_results.emulated && m_requested == 0) return goOn();
            if (m_results.emulated || result->series.empty()) {
              cell().fail("Nothing was measured.");
            } else if (!result->series.front().failure.empty()) {
              cell().fail(result->series.front().failure);
            } else if (!result->series.front().passed) {
              cell().failCheck(kDiffers);
            } else {
              cell().noisy = result->series.front().noisy;
              cell().setSamples(result->series.front().samples);
            }
            endCell();
          });
  connect(&m_engine, &Engine::benchPoint, this,
          [this](quint64 id, const values::BenchSeries& series) {
            if (id != 0 && id == m_id && m_requested > 0) takeCounters(series);
          });
  connect(&m_engine, &Engine::failed, this,
          [this, mine](quint64 id, values::ErrorKind kind, const QString& sentence) {
            if (mine(id)) onFailed(kind, sentence);
          });
}

void Sweep::start(const SweepSpace& space, const values::Target& target) {
  forget();
  m_results.space = space;
  m_results.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
  m_target = target;
  m_cell = 0;
  m_requested = 0;
  m_alone = 0;
  m_loss.reset();
  m_finalists.clear();
  m_lostInARow = 0;
  m_isCancelled = false;
  m_taken = {};
  if (std::exchange(m_isPaused, false)) emit pausedChanged(false);
  for (std::size_t point = 0; point < space.size(); ++point) {
    m_results.cells.emplace_back().parameters = space.at(point);
  }
  m_step = Step::device;
  const catalog::KernelRow& row = catalog::find(space.kernel());
  m_id = m_engine.queryOccupancy({space.kernel(), launchedByRule(row, space.parameters()), target});
}

void Sweep::begin(const values::Occupancy& occupancy) {
  const catalog::KernelRow& row = catalog::find(m_results.space.kernel());
  m_results.device = occupancy.device;
  m_results.emulated = occupancy.backend == values::BackendChoice::emulator;
  if (m_results.emulated) {
    m_results.notes.emplace_back(
        tr("On the emulator: its time says nothing about a GPU's, so that counters take its place.")
            .toStdString());
  }
  const auto sweeps = [&](std::string_view name) {
    return std::ranges::count(m_results.space.axes(), name, &Axis::name) > 0;
  };
  if (occupancy.residency && sweeps("block")) {
    values::Parameters suggested = m_results.space.parameters();
    suggested.block = occupancy.residency->suggestedBlock;
    if (sweeps("grid")) suggested.grid = occupancy.residency->suggestedGrid;
    if (row.parameter("block")->powerOfTwo) {
      suggested.block =
          static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(suggested.block)));
    }
    suggested.block = std::min(suggested.block, row.parameter("block")->maximum);
    const bool takesIt = row.plan(suggested).launches.front().block.total() ==
                         static_cast<std::uint64_t>(suggested.block);
    if (takesIt)
      addMark(Mark::Kind::api, suggested,
              suggestionText(*occupancy.residency, suggested.block, sweeps("grid")));
  }
  addMark(Mark::Kind::rule,
          asLaunched(row, launchedByRule(row, m_results.space.parameters()), occupancy),
          hasBookRule(row) && sweeps("grid")
              ? tr("At most 32 blocks (CUDA by Example): min(32, ceil(n / block)).")
              : tr("How this kernel is usually launched."));
  emit started();
  m_clock.start();
  goOn();
}

QString Sweep::suggestionText(const values::Residency& residency, std::int64_t takenBlock,
                              bool withGrid) {
  const auto block = residency.suggestedBlock;
  const bool takesIt = takenBlock == block;
  if (!withGrid) {
    //: CUDA: NVIDIA's programming interface. %1: how many
    if (takesIt) return tr("CUDA suggests %1 threads per block.").arg(block);
    //: CUDA: NVIDIA's programming interface. %1, %2: how many threads per block
    return tr("CUDA suggests %1 threads per block; this kernel takes %2.")
        .arg(block)
        .arg(takenBlock);
  }
  const auto grid = residency.suggestedGrid;
  //: CUDA: NVIDIA's programming interface. %1, %2: how many
  if (takesIt) return tr("CUDA suggests %1 threads per block and %2 blocks.").arg(block).arg(grid);
  //: CUDA: NVIDIA's programming interface. %1, %2: how many; %3: how many threads per block
  return tr("CUDA suggests %1 threads per block and %2 blocks; this kernel takes %3.")
      .arg(block)
      .arg(grid)
      .arg(takenBlock);
}

void Sweep::addMark(Mark::Kind kind, const values::Parameters& parameters, const QString& words) {
  const SweepSpace& space = m_results.space;
  const auto isSame = [&](const SweepCell& cell) {
    return std::ranges::all_of(space.axes(), [&](const Axis& axis) {
      return numberOf(cell.parameters, axis.name) == numberOf(parameters, axis.name);
    });
  };
  const auto found = std::ranges::find_if(m_results.cells, isSame);
  const auto at = static_cast<std::size_t>(found - m_results.cells.begin());
  if (found == m_results.cells.end()) m_results.cells.emplace_back().parameters = parameters;
  m_results.marks.push_back({kind, at, words.toStdString()});
}

void Sweep::goOn() {
  if (m_isCancelled) return finish();
  m_step = Step::occupancy;
  if (m_isPaused) return;
  const bool isThere = skipToLaunch();
  if (!isRunning() || m_isPaused) return;  // a receiver of cellDone may do that
  if (!isThere) return measureFinals();
  m_clock.restart();
  if (m_results.emulated) return countCells();
  m_id = m_engine.queryOccupancy({m_results.space.kernel(), cell().parameters, m_target});
}

std::string Sweep::violationOf(const SweepCell& cell) const {
  const auto wrong = catalog::violations(catalog::find(m_results.space.kernel()), cell.parameters);
  return wrong.empty() ? std::string() : wrong.front().sentence;
}

bool Sweep::skipToLaunch() {
  for (; m_cell < m_results.cells.size(); emit cellDone(m_cell++)) {
    const std::string violation = violationOf(cell());
    if (violation.empty()) return true;
    cell().fail(violation);
  }
  return false;
}

values::BenchRequest Sweep::benchOf(const values::Parameters& parameters) const {
  values::BenchRequest request;
  request.kernel = m_results.space.kernel();
  request.parameters = parameters;
  request.target = m_target;
  request.sizes = {parameters.n};
  request.sampling = cellSampling();
  request.withCpuVariants = false;
  return request;
}

void Sweep::measureCell() {
  m_step = Step::cell;
  m_id = m_engine.bench(benchOf(cell().parameters));
}

void Sweep::countCells() {
  m_step = Step::cell;
  values::BenchRequest request = benchOf(cell().parameters);
  request.measure = values::Measure::counters;
  const auto ranks = static_cast<std::size_t>(m_engine.ranks());
  const std::size_t most = ranks == 1 || m_cell < m_alone ? 1 : kCellsOfARank * ranks;
  for (std::size_t next = m_cell + 1; next < m_results.cells.size(); ++next) {
    if (1 + request.compared.size() == most) break;
    const SweepCell& further = m_results.cells[next];
    if (!violationOf(further).empty()) continue;
    request.compared.push_back(request.kernel);
    request.comparedParameters.push_back(further.parameters);
  }
  m_requested = 1 + request.compared.size();
  m_id = m_engine.bench(std::move(request));
}

void Sweep::takeCounters(const values::BenchSeries& series) {
  if (!skipToLaunch()) return;
  --m_requested;
  m_lostInARow = 0;
  if (!series.failure.empty() && !series.counters) {
    cell().fail(series.failure);
  } else if (!series.passed) {
    cell().failCheck(series.failure.empty() ? kDiffers : series.failure);
  } else {
    cell().counters = series.counters;
    cell().state = State::measured;
  }
  m_taken += std::chrono::milliseconds(m_clock.restart());
  emit cellDone(m_cell++);
}

void Sweep::endCell() {
  m_taken += std::chrono::milliseconds(m_clock.elapsed());
  emit cellDone(m_cell++);
  if (isRunning()) goOn();
}

void Sweep::measureFinals() {
  m_finalists = m_results.fastest(kMostFinalists);
  for (const Mark& mark : m_results.marks) {
    const bool isThere = std::ranges::count(m_finalists, mark.cell) > 0;
    if (!isThere && m_results.cells[mark.cell].value(Metric::time)) {
      m_finalists.push_back(mark.cell);
    }
  }
  if (m_finalists.size() < 2) return finish();
  m_step = Step::finals;
  values::BenchRequest request = benchOf(m_results.cells[m_finalists.front()].parameters);
  request.sampling = finalSampling();
  for (auto i = m_finalists.begin() + 1; i != m_finalists.end(); ++i) {
    request.compared.push_back(request.kernel);
    request.comparedParameters.push_back(m_results.cells[*i].parameters);
  }
  m_id = m_engine.bench(std::move(request));
}

void Sweep::takeFinals(const values::BenchResult& result) {
  const auto failed = std::ranges::find_if(
      result.series, [](const values::BenchSeries& series) { return !series.failure.empty(); });
  if (failed != result.series.end()) {
    m_results.notes.push_back(std::string(kNotInTurn) + failed->failure);
  } else if (result.series.size() == m_finalists.size()) {
    for (std::size_t i = 0; i < m_finalists.size(); ++i) {
      m_results.cells[m_finalists[i]].noisy = result.series[i].noisy;
      m_results.cells[m_finalists[i]].setSamples(result.series[i].samples);
    }
    m_results.decide(m_finalists);
  }
  finish();
}

void Sweep::onFailed(values::ErrorKind kind, const QString& sentence) {
  if (kind == values::ErrorKind::cancelled) return finish();
  if (m_step == Step::device) {
    m_step = Step::none;
    emit failed(kind, sentence);
    return;
  }
  if (kind == values::ErrorKind::noEngine || kind == values::ErrorKind::engineLost) {
    m_loss.emplace(kind, sentence.toStdString());
  }
  if (kind == values::ErrorKind::noEngine) {
    // The launch is not the cause.
    m_results.notes.push_back("The sweep ended early: " + sentence.toStdString());
    return finish();
  }
  m_lostInARow = kind == values::ErrorKind::engineLost ? m_lostInARow + 1 : 0;
  if (m_step == Step::finals) {
    m_results.notes.push_back(kNotInTurn + sentence.toStdString());
    return finish();
  }
  if (m_results.emulated && std::exchange(m_requested, 0) == 0) return goOn();
  if (isRepeated(kind)) {
    m_alone = m_cell + static_cast<std::size_t>(m_engine.ranks());
    return goOn();
  }
  cell().fail(sentence.toStdString());
  if (m_lostInARow >= kMostLost) {
    m_results.notes.push_back("The sweep ended early, since the engine was lost " +
                              std::to_string(kMostLost) + " times one after the other.");
    emit cellDone(m_cell);
    return finish();
  }
  endCell();
}

bool Sweep::isRepeated(values::ErrorKind kind) const {
  return kind == values::ErrorKind::engineLost && m_results.emulated && m_engine.ranks() > 1 &&
         m_cell >= m_alone && m_lostInARow < kMostLost;
}

void Sweep::pause() {
  if (!isRunning() || m_step == Step::finals || std::exchange(m_isPaused, true)) return;
  emit pausedChanged(true);
}

void Sweep::resume() {
  if (!std::exchange(m_isPaused, false)) return;
  emit pausedChanged(false);
  if (m_step == Step::occupancy && m_id == 0) goOn();
}

void Sweep::forget() {
  if (m_id != 0) m_engine.cancel(std::exchange(m_id, 0));
  m_step = Step::none;
  m_results = {};
}

void Sweep::cancel() {
  if (!isRunning() || std::exchange(m_isCancelled, true)) return;
  m_results.notes.emplace_back("The sweep was cancelled; what was measured is kept.");
  if (m_id != 0) {
    m_engine.cancel(m_id);
  } else {
    finish();
  }
}

void Sweep::finish() {
  m_step = Step::none;
  if (std::exchange(m_isPaused, false)) emit pausedChanged(false);
  if (m_results.mark(Mark::Kind::best) == nullptr) m_results.decide({});
  emit finished();
}

SweepProgress Sweep::progress() const {
  SweepProgress progress{m_cell, m_results.cells.size(), {}};
  if (m_cell > 0) {
    progress.left = std::chrono::milliseconds(m_taken.count() *
                                              static_cast<std::int64_t>(progress.total - m_cell) /
                                              static_cast<std::int64_t>(m_cell));
  }
  return progress;
}

}  // namespace lanescope::tune
