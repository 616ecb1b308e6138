// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringView>
#include <vector>

namespace lanescope::app {

/// A line of a kernel's assembly.
struct AssemblyLine {
  QString text;
  int line = 0;  ///< of the kernel's file, that it was made of; 0: of none
  bool operator==(const AssemblyLine&) const = default;
};

/// What the compilers make of a kernel, line for line, and where each line comes from. Statements
/// about files and lines are left out of the text.
using Assembly = std::vector<AssemblyLine>;

/// Reads PTX that was compiled with -lineinfo: its directives .loc and .file tell of lines (PTX
/// ISA, "Debugging Directives"). `file`: the name under which the kernel's text was compiled. Code
/// of a function of another file counts as of the line that calls it.
[[nodiscard]] Assembly assemblyOfPtx(QStringView ptx, QStringView file);

/// Reads what `nvdisasm -g -c` prints of a cubin: the GPU's own instructions (SASS). Its comments
/// //## tell of files and lines.
[[nodiscard]] Assembly assemblyOfSass(QStringView listing, QStringView file);

/// NVIDIA's disassembler, which comes with the CUDA toolkit.
class Disassembler {
  Q_DECLARE_TR_FUNCTIONS(Disassembler)

 public:
  /// Looks for nvdisasm in PATH, in CUDA_PATH and in /usr/local/cuda.
  Disassembler();
  explicit Disassembler(QString program) : m_program(std::move(program)) {}

  /// Returns the assembly of a cubin on disk. Throws values::Error (unavailable) with a sentence
  /// where there is no disassembler, or where it does not read the file.
  [[nodiscard]] Assembly read(const QString& cubin, QStringView file) const;

 private:
  QString m_program;  ///< empty: there is none
};

}  // namespace lanescope::app
