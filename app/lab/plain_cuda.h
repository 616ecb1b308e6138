// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <string_view>

#include "catalog/own/own_kernel.h"

namespace lanescope::app {

/// A kernel of the catalogue as its author would have written it in plain CUDA.
struct PlainCuda {
  std::string text;  ///< with a head comment that names the kernel, its problem and its launch
  QString whyNot;    ///< a sentence, where there is no such text
};

/// Returns the text of a kernel of the catalogue for a copy to edit. Every line is the one of the
/// kernel's own file.
[[nodiscard]] PlainCuda plainCudaOf(const std::string& kernelId);

/// Returns the id of the kernel that a text is a copy of, as its head comment says (`copy = …`).
/// Empty: it says nothing, or there is no such kernel.
[[nodiscard]] std::string originalOf(std::string_view text);

/// Returns a short kernel of a problem to start from, which gives the right result; empty: there is
/// none.
[[nodiscard]] std::string textToStartFrom(catalog::OwnProblem problem);

}  // namespace lanescope::app
