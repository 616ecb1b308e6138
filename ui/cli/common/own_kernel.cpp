// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/own_kernel.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

#include "catalog/own/own_row.h"
#include "ui/cli/common/options.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

constexpr const char* kUnconfined = "allow-unconfined";
constexpr std::array kChoices{"problem", "kernel", "output"};

void refuseOptions(const QCommandLineParser& parser) {
  for (const QCommandLineOption& option : ownKernelOptions()) {
    const QString name = option.names().first();
    if (!parser.isSet(name)) continue;
    values::refuse("--" + name.toStdString() + " is for a file of your own, as in my.cu.");
  }
}

}  // namespace

app::KernelBuild buildOf(const QCommandLineParser& parser, bool usually) {
  const bool isTraced = parser.isSet("flow") ? parser.value("flow") != "off" : usually;
  return isTraced ? app::KernelBuild::traced : app::KernelBuild::emulated;
}

catalog::Choices choicesOf(const QCommandLineParser& parser) {
  catalog::Choices choices;
  for (const char* const choice : kChoices) {
    if (parser.isSet(choice)) choices.emplace_back(choice, parser.value(choice).toStdString());
  }
  // The file's expression for the block gives way; anything but a number is complained of later.
  if (bool isNumber = false; parser.isSet("block") && parser.value("block").toUInt(&isNumber) > 0) {
    choices.emplace_back("block", parser.value("block").toStdString());
  }
  return choices;
}

OwnKernel::OwnKernel(const QCommandLineParser& parser, app::KernelBuild build)
    : OwnKernel(parser, parser.positionalArguments(), build) {}

OwnKernel::OwnKernel(const QCommandLineParser& parser, const QStringList& names,
                     app::KernelBuild build) {
  QStringList files;
  std::ranges::copy_if(names, std::back_inserter(files), isOwnKernel);
  files.removeDuplicates();
  if (files.size() > 1) {
    values::refuse("One kernel of your own at a time: " + files.join(" and ").toStdString() +
                   " are named.");
  }
  if (files.isEmpty()) {
    refuseOptions(parser);
    return;
  }
  m_isUnconfined = parser.isSet(kUnconfined);
  app::OwnKernelRequest request{files.first(), choicesOf(parser), build, m_isUnconfined};
  if (parser.isSet("backend") && parser.value("backend") == "cuda") {
    request.build = app::KernelBuild::device;
    request.gpu = parser.value("device").toInt();
  }
  m_isForDevice = request.build == app::KernelBuild::device;
  m_built = std::make_unique<app::OwnKernelBuild>(request);
  catalog::addOwnKernel(m_built->kernel());
}

void OwnKernel::takeEngine(app::EngineAddress& address) const {
  if (!m_built) return;
  const QString name = QString::fromStdString(m_built->kernel().id);
  if (m_isForDevice) {
    address.setOwnDeviceKernel(m_built->folder(), name);
  } else {
    address.setOwnKernel(m_built->folder(), name, m_isUnconfined);
  }
}

}  // namespace lanescope::cli
