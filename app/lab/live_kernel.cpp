// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/live_kernel.h"

#include <utility>
#include <variant>

#include "app/engine/background.h"

namespace lanescope::app {

LiveKernel::LiveKernel(QObject* parent) : QObject(parent) {}

LiveKernel::~LiveKernel() {
  m_stop.request_stop();
}

void LiveKernel::cancel() {
  m_stop.request_stop();
  m_stop = {};
  ++m_generation;
  setBusy(false);
}

void LiveKernel::setText(const OwnKernelText& text) {
  m_stop.request_stop();
  m_stop = {};
  ++m_generation;
  m_clock.start();
  setBusy(true);
  const auto kept = std::make_shared<const OwnKernelText>(text);
  //: What is being made: "The kernel needs more memory than …"
  inBackground(
      this, tr("The kernel"),
      [kept, stop = m_stop.get_token()] {
        return std::make_shared<const ReadFile>(FrontEnd().read(kept->text, stop));
      },
      [this, kept, generation = m_generation](const File& file) {
        if (generation != m_generation) return;
        emit fileRead(file);
        // Who listens may have set another text.
        if (generation == m_generation) build(kept, file);
      },
      [this, generation = m_generation](const values::Error& error) {
        if (generation == m_generation) fail(error);
      });
}

void LiveKernel::build(const Text& text, const File& file) {
  using Build = std::shared_ptr<const OwnKernelBuild>;
  using Made = std::variant<Build, KernelComplaints>;
  inBackground(
      this, tr("The kernel"),
      [text, file, stop = m_stop.get_token()]() -> Made {
        try {
          return std::make_shared<const OwnKernelBuild>(*text, *file, stop);
        } catch (const KernelRefusal& refusal) {
          return refusal.complaints();
        }
      },
      [this, generation = m_generation](Made& made) {
        if (generation != m_generation) return;
        setBusy(false);
        if (auto* complaints = std::get_if<KernelComplaints>(&made)) {
          emit refused(*complaints);
        } else {
          emit built(std::get<Build>(made), std::chrono::milliseconds(m_clock.elapsed()));
        }
      },
      [this, generation = m_generation](const values::Error& error) {
        if (generation == m_generation) fail(error);
      });
}

void LiveKernel::fail(const values::Error& error) {
  setBusy(false);
  if (error.kind() != values::ErrorKind::cancelled) {
    emit unavailable(QString::fromStdString(error.what()));
  }
}

void LiveKernel::setBusy(bool isBusy) {
  if (std::exchange(m_isBusy, isBusy) != isBusy) emit busyChanged(isBusy);
}

}  // namespace lanescope::app
