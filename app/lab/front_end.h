// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "app/lab/kernel_complaint.h"
#include "catalog/own/own_kernel.h"

namespace lanescope::app {

/// A kernel in a file of the user, as the front end reads it.
struct ReadKernel {
  std::string name;
  int line = 0;                      ///< of its declaration
  std::vector<std::string> entries;  ///< the names of its instances; at least one
  std::vector<catalog::OwnParameter> parameters;
  std::vector<catalog::OwnSharedArray> shared;
  std::string block;   ///< threads a block that the kernel itself fixes, or empty
  std::string whyNot;  ///< a sentence, where it has a parameter that no problem gives a value
};

/// A piece of the user's text that the front end replaced. It begins and ends on one line.
struct Edit {
  int line = 0;
  int column = 0;
  int length = 0;
  int newLength = 0;
};

/// What the front end makes of a file: CUDA in the accessors of the emulator, line for line.
struct ReadFile {
  std::string text;
  std::string plain;  ///< the user's own, with spaces for what is for the host
  std::vector<ReadKernel> kernels;
  std::vector<Edit> edits;
  /// What it complains of. With an error among them there is nothing else.
  KernelComplaints complaints;

  /// Returns the column of the user's text for one of the new text.
  [[nodiscard]] int columnOf(int line, int column) const;
};

/// The program lanescope-front-end, which reads CUDA. It is a process of its own, since it parses
/// text from anywhere.
class FrontEnd {
  Q_DECLARE_TR_FUNCTIONS(FrontEnd)

 public:
  /// The program beside this one.
  FrontEnd();
  explicit FrontEnd(QString program) : m_program(std::move(program)) {}

  /// Reads a text. What is wrong with it stands in `complaints`. Throws values::Error: unavailable
  /// where there is no front end, cancelled.
  [[nodiscard]] ReadFile read(const std::string& text, const std::stop_token& stop = {}) const;

 private:
  QString m_program;
};

}  // namespace lanescope::app
