// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <stop_token>
#include <string>

#include "app/files/scratch_folder.h"
#include "app/lab/described_kernel.h"
#include "app/lab/front_end.h"
#include "app/lab/host_compiler.h"
#include "app/lab/own_kernel_text.h"
#include "catalog/own/head_comment.h"
#include "catalog/own/own_kernel.h"
#include "values/device_kernel.h"

namespace lanescope::app {

/// What is asked of a kernel of the user beside its file.
struct OwnKernelRequest {
  QString path;  ///< of the .cu file
  /// Choices as in the file's head comment, which they override; `kernel` names one of several.
  catalog::Choices choices;
  KernelBuild build = KernelBuild::traced;
  bool isUnconfined = false;
  int gpu = 0;  ///< of a build for a GPU: the number of the one that it is for
};

/// A kernel of the user, compiled: a folder that the engine loads
/// (gpu/engine/program/own_kernel.h), and its description. The folder is removed with the object,
/// or where an interrupt ends the process.
class OwnKernelBuild {
  Q_DECLARE_TR_FUNCTIONS(OwnKernelBuild)

 public:
  /// Reads, rewrites and compiles the file. Throws values::Error: badInput for what is wrong with
  /// the file ("my.cu:12:5: …") or with the choices, unavailable where a program is missing.
  explicit OwnKernelBuild(const OwnKernelRequest& request);
  /// Compiles what the front end has made of the text. Throws KernelRefusal for what is wrong with
  /// the text or its choices, and values::Error: unavailable, cancelled.
  OwnKernelBuild(const OwnKernelText& text, const ReadFile& file, const std::stop_token& stop);
  /// The same with these choices in place of those of the text's head comment.
  OwnKernelBuild(const OwnKernelText& text, const ReadFile& file, const catalog::Choices& choices,
                 const std::stop_token& stop);

  [[nodiscard]] const catalog::OwnKernel& kernel() const { return m_kernel; }
  [[nodiscard]] QString folder() const { return m_folder.path(); }
  /// What the compiler tells of a build for a GPU; of any other build nothing.
  [[nodiscard]] const std::optional<values::DeviceKernel>& device() const { return m_device; }
  /// Returns the compiler, for example "g++ 12.2.0".
  [[nodiscard]] const QString& compiler() const { return m_compiler; }

 private:
  OwnKernelBuild(const OwnKernelText& text, const ReadFile& file, DescribedKernel described,
                 const std::stop_token& stop);
  /// Compiles into the folder and writes the description.
  void compile(const OwnKernelText& text, const ReadFile& file, const std::stop_token& stop);
  void compileForHost(const OwnKernelText& text, const ReadFile& file, const std::stop_token& stop,
                      const HostCompiler::Refuse& refuse);
  void compileForDevice(const OwnKernelText& text, const ReadFile& file,
                        const HostCompiler::Refuse& refuse);

  catalog::OwnKernel m_kernel;
  ScratchFolder m_folder;
  QString m_compiler;
  std::optional<values::DeviceKernel> m_device;
};

/// The most bytes that the text of a kernel has.
inline constexpr qint64 kMostKernelTextBytes = qint64{1} << 20;

}  // namespace lanescope::app
