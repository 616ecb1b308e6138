// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <chrono>
#include <memory>
#include <stop_token>

#include "app/lab/front_end.h"
#include "app/lab/kernel_complaint.h"
#include "app/lab/own_kernel_build.h"

namespace lanescope::app {

/// Compiles the text of a kernel in the background, as it is typed. The newest text wins: what is
/// still made of an older one is ended, and nothing of it is told. What is wrong with a text is
/// told as data.
class LiveKernel : public QObject {
  Q_OBJECT

 public:
  explicit LiveKernel(QObject* parent = nullptr);
  ~LiveKernel() override;

  /// Reads and compiles this text.
  void setText(const OwnKernelText& text);
  /// Ends what is made of the text. Nothing of it is told any more.
  void cancel();
  [[nodiscard]] bool isBusy() const { return m_isBusy; }

 signals:
  void busyChanged(bool isBusy);
  /// The front end has read the text. Where it found errors, `refused` follows.
  void fileRead(std::shared_ptr<const lanescope::app::ReadFile> file);
  /// `time`: from the call of `setText`.
  void built(std::shared_ptr<const lanescope::app::OwnKernelBuild> build,
             std::chrono::milliseconds time);
  /// The text cannot be compiled, for at least one reason.
  void refused(const lanescope::app::KernelComplaints& complaints);
  /// No text can be compiled here: a compiler, the front end, or the sandbox is missing.
  void unavailable(const QString& sentence);

 private:
  using Text = std::shared_ptr<const OwnKernelText>;
  using File = std::shared_ptr<const ReadFile>;

  void build(const Text& text, const File& file);
  void setBusy(bool isBusy);
  void fail(const values::Error& error);

  quint64 m_generation = 0;  ///< of the text
  std::stop_source m_stop;
  QElapsedTimer m_clock;
  bool m_isBusy = false;
};

}  // namespace lanescope::app
