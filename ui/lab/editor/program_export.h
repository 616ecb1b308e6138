// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "catalog/own/own_kernel.h"
#include "request/parameters.h"

class QWidget;

namespace lanescope::ui {

/// Asks for a file and writes a kernel to it as a CUDA program of its own
/// (app/lab/exported_program.h).
class ProgramExport : public QObject {
  Q_OBJECT

 public:
  /// `window`: the parent of the dialog, which must outlive this object.
  explicit ProgramExport(QWidget& window);

  /// Asks for the file. The catalogue must have the kernel's row.
  void ask(const catalog::OwnKernel& kernel, const values::Parameters& parameters);
  /// Writes the program to this file.
  void write(const catalog::OwnKernel& kernel, const values::Parameters& parameters,
             const QString& path);

 signals:
  /// A sentence on what was written, and how to build it.
  void written(const QString& sentence);
  /// A sentence on why there is no program.
  void failed(const QString& sentence);

 private:
  QWidget& m_window;
};

}  // namespace lanescope::ui
