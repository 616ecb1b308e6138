// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/own_kernel_build.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/files/output_file.h"
#include "app/lab/front_end.h"
#include "protocol/json_own_kernel.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr qint64 kMostTextBytes = qint64{1} << 20;

std::string readText(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    values::refuse(path.toStdString() + " cannot be read: " + file.errorString().toStdString() +
                   ".");
  }
  const QByteArray bytes = file.read(kMostTextBytes + 1);
  if (bytes.size() > kMostTextBytes) {
    values::refuse(path.toStdString() + " is too large; the text of a kernel has at most 1 MiB.");
  }
  // Descriptions and messages are UTF-8, which the comments of older files are not. The mark of
  // UTF-8 at the beginning is left out.
  return QString::fromUtf8(bytes).toUtf8().toStdString();
}

/// Returns the kernel of this name, or the only one.
const ReadKernel& chosenKernel(const ReadFile& file, const QString& path, const std::string& name) {
  std::string known;
  for (const ReadKernel& kernel : file.kernels) {
    if (kernel.name == name) return kernel;
    known += (known.empty() ? "" : ", ") + kernel.name;
  }
  const std::string subject = path.toStdString();
  if (file.kernels.empty()) values::refuse(subject + " has no kernel, a __global__ function.");
  if (!name.empty()) {
    values::refuse(subject + " has no kernel '" + name + "'; it has " + known + ".");
  }
  if (file.kernels.size() > 1) {
    values::refuse(subject + " has several kernels, " + known + "; choose one, as in --kernel " +
                   file.kernels.front().name + ".");
  }
  return file.kernels.front();
}

}  // namespace

OwnKernelBuild::OwnKernelBuild(const OwnKernelRequest& request)
    : m_folder(QDir::temp().filePath("kernel")) {
  const std::string text = readText(request.path);
  catalog::Choices choices = catalog::headChoicesOf(text);
  choices.insert(choices.end(), request.choices.begin(), request.choices.end());
  const QString name = QFileInfo(request.path).fileName();
  const ReadFile file = FrontEnd().read(name, text);
  std::string wanted;
  for (const auto& [key, value] : choices) {
    if (key == "kernel") wanted = value;
  }
  const ReadKernel& read = chosenKernel(file, request.path, wanted);
  if (!read.whyNot.empty()) values::refuse(read.whyNot);
  m_kernel.id = name.toStdString();
  m_kernel.text = text;
  m_kernel.entry = read.entries.front();
  m_kernel.parameters = read.parameters;
  m_kernel.shared = read.shared;
  const bool isChosen =
      std::ranges::any_of(choices, [](const auto& choice) { return choice.first == "problem"; });
  if (!isChosen) {
    //: %1: name of a file; what follows -- and // is typed as it stands
    values::refuse(tr("What does %1 compute? Say it with --problem, as in --problem dot, or on its "
                      "first line: // lanescope: problem = dot.")
                       .arg(name)
                       .toStdString());
  }
  for (const auto& [key, value] : choices) {
    if (key != "kernel") catalog::choose(m_kernel, key, value);
  }
  // A limit of threads is no shape of a tile.
  if (!read.block.empty() && m_kernel.problem != catalog::OwnProblem::matmul) {
    m_kernel.usual.emplace("block", read.block);
  }
  HostCompiler compiler;
  if (request.isUnconfined) compiler.allowUnconfined();
  const bool isTraced = request.build == KernelBuild::traced;
  compiler.compile(request.build, file.text,
                   m_folder.filePath(isTraced ? "traced.so" : "emulated.so"),
                   [&](const HostCompiler::Complaint& complaint) {
                     refuseAt(name, complaint.line, file.columnOf(complaint.line, complaint.column),
                              complaint.message.toStdString());
                   });
  writeFile(m_folder.filePath("kernel.json"), engine::toJson(m_kernel).dump());
}

}  // namespace lanescope::app
