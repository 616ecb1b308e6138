// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <utility>

#include "app/files/output_file.h"
#include "app/lab/described_kernel.h"
#include "app/lab/exported_program.h"
#include "app/lab/front_end.h"
#include "app/lab/kernel_file.h"
#include "app/lab/plain_cuda.h"
#include "catalog/own/own_row.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/terminal.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// The text of the .cu file that the command names, or of the catalogue's kernel in plain CUDA.
app::OwnKernelText textOf(const QCommandLineParser& parser) {
  const QStringList names = parser.positionalArguments();
  if (names.size() == 1 && isOwnKernel(names.first())) {
    return {QFileInfo(names.first()).fileName(), app::readKernelText(names.first()).toStdString()};
  }
  const std::string id(kernelOf(parser).id);
  app::PlainCuda plain = app::plainCudaOf(id);
  if (!plain.whyNot.isEmpty()) values::refuse(plain.whyNot.toStdString());
  return {QString::fromStdString(id) + ".cu", std::move(plain.text)};
}

}  // namespace

Options programOptions() {
  return Options{outOption("The file to write: a .cu file, which is a program of its own.")} +
         parameterOptions() + ownKernelOptions();
}

int executeProgram(const CommandContext& context) {
  const QString path = outOf(context.parser, "program.cu");
  if (!path.endsWith(".cu")) {
    values::refuse(path.toStdString() + " has no known ending; a program is written as .cu.");
  }
  const app::OwnKernelText text = textOf(context.parser);
  const app::ReadFile file = app::FrontEnd().read(text.text, context.interrupt.token());
  if (app::hasError(file.complaints)) throw app::KernelRefusal(text.name, file.complaints);
  catalog::Choices choices = catalog::headChoicesOf(text.text);
  for (auto& choice : choicesOf(context.parser)) choices.push_back(std::move(choice));
  const app::DescribedKernel described = app::describeKernel(text, file, choices);
  if (!described.complaints.empty()) {
    values::refuse(described.complaints.front().message.toStdString());
  }
  const catalog::KernelRow& row = catalog::addOwnKernel(described.kernel);
  const values::Parameters parameters = parametersOf(context.parser, row);
  if (const auto wrong = catalog::violations(row, parameters); !wrong.empty()) {
    values::refuse(wrong.front().sentence);
  }
  app::writeFile(path, app::exportedProgram(described.kernel, row.plan(parameters), parameters));
  print(path + " written. nvcc -O3 -arch=native " + path + " -o program builds it.\n");
  return kExitOk;
}

}  // namespace lanescope::cli
