// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>

#include "app/files/scratch_folder.h"
#include "app/lab/host_compiler.h"
#include "catalog/own/head_comment.h"
#include "catalog/own/own_kernel.h"

namespace lanescope::app {

/// What is asked of a kernel of the user beside its file.
struct OwnKernelRequest {
  QString path;  ///< of the .cu file
  /// Choices as in the file's head comment, which they override; `kernel` names one of several.
  catalog::Choices choices;
  KernelBuild build = KernelBuild::traced;
  bool isUnconfined = false;
};

/// A kernel of the user, compiled: a folder that the engine loads (gpu/engine/own_kernel.h), and
/// its description. The folder is removed with the object, or
/// where an interrupt ends the process.
class OwnKernelBuild {
  Q_DECLARE_TR_FUNCTIONS(OwnKernelBuild)

 public:
  /// Reads, rewrites and compiles the file. Throws values::Error: badInput for what is wrong with
  /// the file ("my.cu:12:5: …") or with the choices, unavailable where a program is missing.
  explicit OwnKernelBuild(const OwnKernelRequest& request);

  [[nodiscard]] const catalog::OwnKernel& kernel() const { return m_kernel; }
  [[nodiscard]] QString folder() const { return m_folder.path(); }

 private:
  catalog::OwnKernel m_kernel;
  ScratchFolder m_folder;
};

}  // namespace lanescope::app
