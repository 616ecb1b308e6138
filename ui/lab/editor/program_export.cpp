// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/program_export.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QWidget>
#include <string>

#include "app/files/output_file.h"
#include "app/lab/exported_program.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "catalog/catalog.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

std::string programOf(const catalog::OwnKernel& kernel, const values::Parameters& parameters) {
  return app::exportedProgram(kernel, catalog::find(kernel.id).plan(parameters), parameters);
}

}  // namespace

ProgramExport::ProgramExport(QWidget& window) : QObject(&window), m_window(window) {}

void ProgramExport::ask(const catalog::OwnKernel& kernel, const values::Parameters& parameters) {
  try {
    // What cannot be a program is told before one has chosen a file.
    (void)programOf(kernel, parameters);
  } catch (const values::Error& error) {
    emit failed(sentenceText(error.what()));
    return;
  }
  const QString name = QFileInfo(toQString(kernel.id)).completeBaseName();
  const QString path = QFileDialog::getSaveFileName(
      //: Title of a dialog; a program is CUDA source with a function main
      &m_window, tr("Export a program"), name + QStringLiteral("_program.cu"),
      //: Kinds of files in a dialog; *.cu stays as it is
      tr("CUDA programs (*.cu)"));
  if (!path.isEmpty()) write(kernel, parameters, path);
}

void ProgramExport::write(const catalog::OwnKernel& kernel, const values::Parameters& parameters,
                          const QString& path) {
  try {
    app::writeFile(path, programOf(kernel, parameters));
  } catch (const values::Error& error) {
    emit failed(sentenceText(error.what()));
    return;
  }
  const QString file = QFileInfo(path).fileName();
  //: %1: name of a file; nvcc is NVIDIA's compiler, and its options stay as they are
  emit written(tr("%1 is written. Build it with nvcc -O3 -arch=native %1 -o program").arg(file));
}

}  // namespace lanescope::ui
