// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/solution_run.h"

#include <utility>

#include "app/engine/background.h"
#include "app/lesson/lesson_words.h"
#include "catalog/own/own_row.h"

namespace lanescope::app {
namespace {

/// The first error in a text, with its line: the id of the file tells a reader nothing.
QString sentenceOf(const KernelComplaints& complaints) {
  for (const KernelComplaint& complaint : complaints) {
    if (!complaint.isError) continue;
    QString message = complaint.message;
    if (!message.endsWith(QLatin1Char('.'))) message += QLatin1Char('.');
    // A complaint about a choice is about the skeleton's, which is not in this text.
    if (complaint.line == 0 || !complaint.subject.empty()) return message;
    //: %1: the number of a line; %2: a sentence of a compiler
    return LessonWords::tr("Line %1: %2").arg(complaint.line).arg(message);
  }
  return {};
}

}  // namespace

SolutionRun::SolutionRun(std::shared_ptr<const Exercise> exercise, const QString& id,
                         const QString& text, const SolutionLimits& limits, QObject* parent)
    : QObject(parent), m_exercise(std::move(exercise)), m_limits(limits) {
  OwnKernelText own{id, text.toStdString()};
  own.isUnconfined = limits.isUnconfined;
  m_text = std::make_shared<const OwnKernelText>(std::move(own));
  m_deadline.setSingleShot(true);
  connect(&m_deadline, &QTimer::timeout, this, &SolutionRun::onTooLate);
}

SolutionRun::~SolutionRun() {
  m_stop.request_stop();
}

void SolutionRun::start() {
  m_deadline.start(m_limits.time);
  compile(KernelBuild::traced, &SolutionRun::begin);
}

void SolutionRun::compile(KernelBuild build, void (SolutionRun::*done)(const Build&)) {
  OwnKernelText text = *m_text;
  text.build = build;
  //: What is being made: "The kernel needs more memory than …"
  const QString subject = LessonWords::tr("The kernel");
  inBackground(
      this, subject,
      [text, exercise = m_exercise, stop = m_stop.get_token()] {
        try {
          const ReadFile file = FrontEnd().read(text.text, stop);
          return std::make_shared<const OwnKernelBuild>(text, file, exercise->choices, stop);
        } catch (const KernelRefusal& refusal) {
          throw values::Error(refusal.kind(), sentenceOf(refusal.complaints()).toStdString());
        }
      },
      [this, done](const Build& built) {
        if (!m_isFinished) (this->*done)(built);
      },
      [this, build, done](const values::Error& error) {
        takesRepeat(error.kind()) ? compile(build, done) : refuse(error);
      });
}

bool SolutionRun::takesRepeat(values::ErrorKind kind) {
  using enum values::ErrorKind;
  const bool mayBeOfMachine = kind == unavailable || kind == engineLost || kind == noEngine;
  return mayBeOfMachine && !m_isFinished && !std::exchange(m_hasRepeated, true);
}

void SolutionRun::refuse(const values::Error& error) {
  const QString sentence = QString::fromUtf8(error.what());
  if (m_judge) {
    while (m_judge->nextTimes()) m_judge->failTimes(sentence);
    return finish(m_judge->verdict());
  }
  Verdict verdict = refusedVerdict(*m_exercise, sentence);
  verdict.isOfMachine = error.kind() == values::ErrorKind::unavailable;
  finish(verdict);
}

void SolutionRun::begin(const Build& build) {
  m_judge.emplace(m_exercise, std::string(catalog::addOwnKernel(build->kernel()).id));
  EngineAddress address;
  address.setOwnKernel(build->folder(), m_text->name, m_limits.isUnconfined);
  startEngine(build, address);
  next();
}

void SolutionRun::beginTimes(const Build& build) {
  EngineAddress address;
  address.setOwnDeviceKernel(build->folder(), m_text->name);
  startEngine(build, address);
  nextTimes();
}

void SolutionRun::startEngine(const Build& build, const EngineAddress& address) {
  m_engine = std::make_unique<EngineThread>(address);
  m_build = build;
  connect(m_engine.get(), &EngineThread::runFinished, this,
          [this](quint64 id, const std::shared_ptr<const values::RunResult>& result) {
            if (id != m_request) return;
            m_judge->take(result);
            next();
          });
  connect(m_engine.get(), &EngineThread::benchFinished, this,
          [this](quint64 id, const std::shared_ptr<const values::BenchResult>& result) {
            if (id != m_request) return;
            m_judge->takeTimes(*result);
            nextTimes();
          });
  connect(m_engine.get(), &EngineThread::failed, this,
          [this](quint64 id, values::ErrorKind kind, const QString& sentence) {
            if (id != m_request) return;
            const bool isOver = !takesRepeat(kind);
            if (!m_isTiming) {
              if (isOver) m_judge->fail(sentence);
              return next();
            }
            if (isOver) m_judge->failTimes(sentence);
            nextTimes();
          });
}

void SolutionRun::next() {
  if (m_isFinished) return;
  emit progressed(m_judge->done(), m_judge->all());
  if (auto request = m_judge->next()) {
    m_request = m_engine->run(*std::move(request));
    return;
  }
  if (!m_limits.hasGpu) m_judge->skipTimes(LessonWords::tr("there is no GPU"));
  if (!m_judge->nextTimes()) return finish(m_judge->verdict());
  m_isTiming = true;
  compile(KernelBuild::device, &SolutionRun::beginTimes);
}

void SolutionRun::nextTimes() {
  if (m_isFinished) return;
  if (auto request = m_judge->nextTimes()) {
    m_request = m_engine->bench(*std::move(request));
  } else {
    finish(m_judge->verdict());
  }
}

void SolutionRun::onTooLate() {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(m_limits.time).count();
  const QString sentence =
      //: %n: seconds
      LessonWords::tr("All of it took longer than %n second(s), which is the limit.", nullptr,
                      static_cast<int>(seconds));
  if (!m_judge) return finish(refusedVerdict(*m_exercise, sentence));
  m_judge->giveUp(sentence);
  finish(m_judge->verdict());
}

void SolutionRun::finish(const Verdict& verdict) {
  if (std::exchange(m_isFinished, true)) return;
  m_deadline.stop();
  m_stop.request_stop();
  // The engine may be what called, so that it goes later.
  if (m_engine) m_engine.release()->deleteLater();
  emit finished(verdict);
}

}  // namespace lanescope::app
