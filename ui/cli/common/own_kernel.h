// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <memory>

#include "app/engine/engine_address.h"
#include "app/lab/own_kernel_build.h"
#include "catalog/own/head_comment.h"

namespace lanescope::cli {

/// Returns the build that a command records with: traced where it records the flow of values.
/// `usually`: whether it does without --flow.
[[nodiscard]] app::KernelBuild buildOf(const QCommandLineParser& parser, bool usually = true);

/// Returns what the options choose of a .cu file, in place of its head comment's choices.
[[nodiscard]] catalog::Choices choicesOf(const QCommandLineParser& parser);

/// The kernel of a command that names one .cu file among its kernels: it is compiled, its row is
/// added to the catalogue, and the engine loads it. Of any other command it does nothing. It lives
/// as long as the engine.
class OwnKernel {
 public:
  /// `build`: what the command records with. Throws values::Error, see app::OwnKernelBuild; also
  /// where an option of .cu files stands beside another kernel, and for several files: an engine
  /// has one kernel from outside.
  OwnKernel(const QCommandLineParser& parser, app::KernelBuild build);
  /// The same for a command that names kernels also elsewhere than in its arguments.
  OwnKernel(const QCommandLineParser& parser, const QStringList& names, app::KernelBuild build);

  /// Makes the address that of the engine that loads the kernel.
  void takeEngine(app::EngineAddress& address) const;

 private:
  std::unique_ptr<app::OwnKernelBuild> m_built;
  bool m_isUnconfined = false;
  bool m_isForDevice = false;
};

}  // namespace lanescope::cli
