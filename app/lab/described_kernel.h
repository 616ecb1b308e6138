// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/front_end.h"
#include "app/lab/kernel_complaint.h"
#include "app/lab/own_kernel_text.h"
#include "catalog/own/head_comment.h"
#include "catalog/own/own_kernel.h"

namespace lanescope::app {

/// What a file says of its kernel, and what is wrong with that.
struct DescribedKernel {
  catalog::OwnKernel kernel;    ///< as far as it is known; without a kernel it has no parameters
  KernelComplaints complaints;  ///< each about a choice, as its `subject` says
};

/// Describes the chosen kernel of a file that the front end has read. The choices are those of the
/// head comment.
[[nodiscard]] DescribedKernel describeKernel(const OwnKernelText& text, const ReadFile& file);
/// The same with these choices in place of those of the head comment.
[[nodiscard]] DescribedKernel describeKernel(const OwnKernelText& text, const ReadFile& file,
                                             const catalog::Choices& choices);

}  // namespace lanescope::app
