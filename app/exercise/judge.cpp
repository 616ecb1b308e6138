// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/judge.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "app/exercise/need_check.h"
#include "app/lesson/lesson_words.h"
#include "catalog/catalog.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using State = GateVerdict::State;
using values::Parameters;

/// The parameters of a run. Throws values::Error where the row does not take them.
Parameters parametersOf(const catalog::KernelRow& row, const GateRun& run) {
  Parameters parameters = catalog::defaultsOf(row);
  for (const auto& [name, value] : run.parameters) catalog::assign(row, name, value, parameters);
  const auto wrong = catalog::violations(row, parameters);
  if (!wrong.empty()) values::refuse(wrong.front().sentence);
  return parameters;
}

/// What runs are in ascending order of: elements, then threads.
std::tuple<double, std::int64_t, std::int64_t> sizeOf(const Parameters& parameters) {
  const double elements = static_cast<double>(parameters.n) *
                          static_cast<double>(parameters.m.value_or(1)) *
                          static_cast<double>(parameters.k.value_or(1));
  return {elements, parameters.block, parameters.grid.value_or(0)};
}

QString inRun(const QString& run, const QString& sentence) {
  if (run.isEmpty()) return sentence;
  //: %1: parameters of a run: "n = 33, block = 32"; %2: a sentence on what is wrong in that run
  return LessonWords::tr("With %1: %2").arg(run, sentence);
}

}  // namespace

Judge::Judge(std::shared_ptr<const Exercise> exercise, std::string kernel)
    : m_exercise(std::move(exercise)), m_kernel(std::move(kernel)) {
  const std::vector<Gate>& gates = m_exercise->gates;
  m_decided.resize(gates.size(), false);
  for (const Gate& gate : gates) {
    m_verdict.gates.push_back(
        {.sentence = LessonWords::tr("It holds in all runs of this gate."), .points = gate.points});
  }
  for (std::size_t i = 0; i < gates.size(); ++i) {
    for (const GateRun& run : gates[i].runs) plan(i, run);
  }
  std::ranges::stable_sort(
      m_planned, {}, [](const Planned& planned) { return sizeOf(planned.request.parameters); });
}

void Judge::plan(std::size_t gate, const GateRun& run) {
  try {
    const Parameters parameters = parametersOf(catalog::find(m_kernel), run);
    if (m_exercise->gates[gate].isTimed()) return planTimes(gate, parameters, run.text());
    const auto same = std::ranges::find_if(m_planned, [&](const Planned& planned) {
      return planned.request.parameters == parameters &&
             planned.request.target.schedule == run.schedule;
    });
    if (same != m_planned.end()) {
      same->gates.push_back(gate);
      return;
    }
    Planned planned;
    planned.text = run.text();
    planned.request.kernel = m_kernel;
    planned.request.parameters = parameters;
    planned.request.target = {values::BackendChoice::emulator, 0, run.schedule};
    planned.request.record = true;
    planned.request.window.flow = true;
    planned.request.timeLimit = values::kUsualTimeLimit;
    planned.gates.push_back(gate);
    m_planned.push_back(std::move(planned));
  } catch (const values::Error& error) {
    decide(gate, State::failed, inRun(run.text(), QString::fromUtf8(error.what())));
  }
}

void Judge::planTimes(std::size_t gate, const Parameters& parameters, const QString& text) {
  values::BenchRequest request;
  request.kernel = m_kernel;
  request.parameters = parameters;
  request.target.backend = values::BackendChoice::cuda;
  request.sizes = {parameters.n};
  request.withCpuVariants = false;
  request.compared = {m_exercise->gates[gate].needs.front().kernel.toStdString()};
  m_timed.push_back({gate, text, std::move(request)});
}

std::optional<values::RunRequest> Judge::next() {
  const auto isNeeded = [this](const Planned& planned) {
    return std::ranges::any_of(planned.gates, [this](std::size_t gate) { return isOpen(gate); });
  };
  while (m_at < m_planned.size() && !isNeeded(m_planned[m_at])) ++m_at;
  if (m_at == m_planned.size()) return std::nullopt;
  return m_planned[m_at].request;
}

void Judge::take(const std::shared_ptr<const values::RunResult>& result) {
  const Planned& planned = m_planned[m_at++];
  for (const std::size_t gate : planned.gates) {
    if (!isOpen(gate)) continue;
    for (const GateNeed& need : m_exercise->gates[gate].needs) {
      const auto why = whyNotMet(need, *result);
      if (!why) continue;
      decide(gate, State::failed, inRun(planned.text, *why));
      m_verdict.gates[gate].failing = planned.request;
      m_verdict.gates[gate].result = result;
      break;
    }
  }
}

void Judge::fail(const QString& sentence) {
  const Planned& planned = m_planned[m_at++];
  for (const std::size_t gate : planned.gates) {
    if (!isOpen(gate)) continue;
    decide(gate, State::failed, inRun(planned.text, sentence));
    m_verdict.gates[gate].failing = planned.request;
  }
}

std::optional<values::BenchRequest> Judge::nextTimes() {
  while (m_timedAt < m_timed.size() && !isOpen(m_timed[m_timedAt].gate)) ++m_timedAt;
  if (m_timedAt == m_timed.size()) return std::nullopt;
  return m_timed[m_timedAt].request;
}

void Judge::takeTimes(const values::BenchResult& result) {
  const std::size_t gate = m_timed[m_timedAt].gate;
  const auto why = whyTooSlow(m_exercise->gates[gate].needs.front(), result);
  if (why) return failTimes(*why);
  ++m_timedAt;
}

void Judge::failTimes(const QString& sentence) {
  const TimedRun& timed = m_timed[m_timedAt++];
  decide(timed.gate, State::failed, inRun(timed.text, sentence));
}

void Judge::skipTimes(const QString& reason) {
  for (const TimedRun& timed : m_timed) {
    if (!isOpen(timed.gate)) continue;
    //: %1: why, as a part of a sentence: "no GPU"
    decide(timed.gate, State::notJudged, LessonWords::tr("Not judged: %1.").arg(reason));
  }
}

void Judge::giveUp(const QString& sentence) {
  for (std::size_t gate = 0; gate < m_decided.size(); ++gate) {
    const auto needs = [gate](const Planned& planned) {
      return std::ranges::find(planned.gates, gate) != planned.gates.end();
    };
    const bool isWaiting =
        std::any_of(m_planned.begin() + static_cast<std::ptrdiff_t>(m_at), m_planned.end(), needs);
    if (isOpen(gate) && isWaiting) decide(gate, State::failed, sentence);
  }
  m_at = m_planned.size();
  while (nextTimes()) failTimes(sentence);
}

void Judge::decide(std::size_t gate, State state, const QString& sentence) {
  if (m_decided[gate]) return;
  m_decided[gate] = true;
  m_verdict.gates[gate].state = state;
  m_verdict.gates[gate].sentence = sentence;
}

Verdict refusedVerdict(const Exercise& exercise, const QString& sentence) {
  Verdict verdict;
  verdict.refusal = sentence;
  for (const Gate& gate : exercise.gates) {
    verdict.gates.push_back({.state = State::failed, .sentence = sentence, .points = gate.points});
  }
  return verdict;
}

}  // namespace lanescope::app
