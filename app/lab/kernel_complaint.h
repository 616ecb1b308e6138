// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "values/error.h"

namespace lanescope::app {

/// What is wrong with the file of a kernel, as a sentence with its place.
struct KernelComplaint {
  int line = 0;  ///< from 1; 0: it is about the file as a whole
  int column = 0;
  bool isError = true;  ///< else a warning
  QString message;
  /// The choice of the head comment that it is about: "problem", "kernel", "grid", …; "arguments":
  /// the kernel's parameters do not match its problem. Empty: the text.
  std::string subject = {};
};

using KernelComplaints = std::vector<KernelComplaint>;

/// The file of a kernel cannot be compiled. Its sentence is "NAME:LINE:COLUMN: MESSAGE." of the
/// first error; of one without a place, the message.
class KernelRefusal : public values::Error {
 public:
  /// `name`: of the file. At least one of the complaints is an error.
  KernelRefusal(const QString& name, KernelComplaints complaints);

  [[nodiscard]] const KernelComplaints& complaints() const { return m_complaints; }

 private:
  KernelComplaints m_complaints;
};

[[nodiscard]] bool hasError(const KernelComplaints& complaints);

}  // namespace lanescope::app
