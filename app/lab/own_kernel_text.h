// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "app/lab/host_compiler.h"

namespace lanescope::app {

/// The text of a kernel of the user, which needs no file.
struct OwnKernelText {
  QString name;      ///< of the file, which becomes the kernel's id: "my.cu"
  std::string text;  ///< UTF-8; its head comment has the choices
  KernelBuild build = KernelBuild::traced;
  bool isUnconfined = false;
  int gpu = 0;  ///< of a build for a GPU: the number of the one that it is for
};

}  // namespace lanescope::app
