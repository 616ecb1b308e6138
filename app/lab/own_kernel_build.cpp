// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/own_kernel_build.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "app/files/output_file.h"
#include "app/lab/device_build.h"
#include "app/lab/kernel_file.h"
#include "protocol/json_own_kernel.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

void refuseErrors(const QString& name, const KernelComplaints& complaints) {
  if (hasError(complaints)) throw KernelRefusal(name, complaints);
}

}  // namespace

OwnKernelBuild::OwnKernelBuild(const OwnKernelRequest& request)
    : m_folder(QDir::temp().filePath("kernel")) {
  OwnKernelText text{QFileInfo(request.path).fileName(), readKernelText(request.path).toStdString(),
                     request.build, request.isUnconfined, request.gpu};
  catalog::Choices choices = catalog::headChoicesOf(text.text);
  choices.insert(choices.end(), request.choices.begin(), request.choices.end());
  const ReadFile file = FrontEnd().read(text.text);
  refuseErrors(text.name, file.complaints);
  DescribedKernel described = describeKernel(text, file, choices);
  if (!described.complaints.empty()) {
    // An option may be what is wrong, which has no line.
    values::refuse(described.complaints.front().message.toStdString());
  }
  m_kernel = std::move(described.kernel);
  compile(text, file, {});
}

OwnKernelBuild::OwnKernelBuild(const OwnKernelText& text, const ReadFile& file,
                               const std::stop_token& stop)
    : OwnKernelBuild(text, file, describeKernel(text, file), stop) {}

OwnKernelBuild::OwnKernelBuild(const OwnKernelText& text, const ReadFile& file,
                               const catalog::Choices& choices, const std::stop_token& stop)
    : OwnKernelBuild(text, file, describeKernel(text, file, choices), stop) {}

OwnKernelBuild::OwnKernelBuild(const OwnKernelText& text, const ReadFile& file,
                               DescribedKernel described, const std::stop_token& stop)
    : m_folder(QDir::temp().filePath("kernel")) {
  refuseErrors(text.name, file.complaints);
  refuseErrors(text.name, described.complaints);
  m_kernel = std::move(described.kernel);
  compile(text, file, stop);
}

void OwnKernelBuild::compile(const OwnKernelText& text, const ReadFile& file,
                             const std::stop_token& stop) {
  KernelComplaints complaints;
  const auto refuse = [&](const HostCompiler::Complaint& each) {
    complaints.push_back({each.line, each.column, true, each.message});
  };
  try {
    if (text.build == KernelBuild::device) {
      compileForDevice(text, file, refuse);
    } else {
      compileForHost(text, file, stop, refuse);
    }
  } catch (const values::Error&) {
    if (complaints.empty()) throw;
    throw KernelRefusal(text.name, std::move(complaints));
  }
  writeFile(m_folder.filePath("kernel.json"), engine::toJson(m_kernel).dump());
}

void OwnKernelBuild::compileForHost(const OwnKernelText& text, const ReadFile& file,
                                    const std::stop_token& stop,
                                    const HostCompiler::Refuse& refuse) {
  HostCompiler compiler;
  compiler.stopWith(stop);
  if (text.isUnconfined) compiler.allowUnconfined();
  m_compiler = compiler.name();
  const bool isTraced = text.build == KernelBuild::traced;
  compiler.compile(text.build, file.text, m_folder.filePath(isTraced ? "traced.so" : "emulated.so"),
                   [&](const HostCompiler::Complaint& each) {
                     refuse({each.line, file.columnOf(each.line, each.column), each.message});
                   });
}

void OwnKernelBuild::compileForDevice(const OwnKernelText& text, const ReadFile& file,
                                      const HostCompiler::Refuse& refuse) {
  DeviceBuild compiler;
  if (text.isUnconfined) compiler.allowUnconfined();
  std::vector<std::string> entries{m_kernel.entry};
  for (const catalog::OwnFunction& function : m_kernel.functions) {
    if (std::ranges::find(entries, function.entry) == entries.end()) {
      entries.push_back(function.entry);
    }
  }
  m_device =
      compiler.compile(file, entries, compiler.capabilityOf(text.gpu), m_folder.path(), refuse);
  m_compiler = QString::fromStdString(m_device->compiler);
}

}  // namespace lanescope::app
