// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/own_kernel_build.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/files/output_file.h"
#include "app/lab/head_choices.h"
#include "catalog/own/own_arguments.h"
#include "catalog/own/own_row.h"
#include "protocol/json_own_kernel.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

std::string readText(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    values::refuse(path.toStdString() + " cannot be read: " + file.errorString().toStdString() +
                   ".");
  }
  const QByteArray bytes = file.read(kMostKernelTextBytes + 1);
  if (bytes.size() > kMostKernelTextBytes) {
    values::refuse(path.toStdString() + " is too large; the text of a kernel has at most 1 MiB.");
  }
  // Descriptions and messages are UTF-8, which the comments of older files are not. The mark of
  // UTF-8 at the beginning is left out.
  return QString::fromUtf8(bytes).toUtf8().toStdString();
}

/// Makes the description of the chosen kernel of a file, and complains of choices.
class Describer {
 public:
  Describer(const OwnKernelText& text, const ReadFile& file) : m_text(text), m_file(file) {}

  [[nodiscard]] catalog::OwnKernel describe(const catalog::Choices& choices) const {
    const ReadKernel& read = chosen(lastOf(choices, "kernel"));
    if (!read.whyNot.empty()) refuse("arguments", QString::fromStdString(read.whyNot), read.line);
    if (lastOf(choices, "problem").empty()) refuse("problem", unknownProblem());
    catalog::OwnKernel kernel;
    kernel.id = m_text.name.toStdString();
    kernel.text = m_text.text;
    kernel.entry = read.entries.front();
    kernel.parameters = read.parameters;
    kernel.shared = read.shared;
    for (const auto& [key, value] : choices) {
      if (key == "kernel") continue;
      about(key, [&, &name = key, &said = value] { catalog::choose(kernel, name, said); });
    }
    // A limit of threads is no shape of a tile.
    if (!read.block.empty() && kernel.problem != catalog::OwnProblem::matmul) {
      kernel.usual.emplace("block", read.block);
    }
    about("arguments", [&] { (void)catalog::matchArguments(kernel); });
    about("grid", [&] { catalog::checkOwnKernel(kernel); });
    return kernel;
  }

  /// Makes a complaint on a choice of what an action throws.
  template <class Action>
  void about(const std::string& subject, Action action) const {
    try {
      action();
    } catch (const values::Error& error) {
      refuse(subject, QString::fromStdString(error.what()));
    }
  }

 private:
  [[nodiscard]] static std::string lastOf(const catalog::Choices& choices, const char* name) {
    std::string last;
    for (const auto& [key, value] : choices) {
      if (key == name) last = value;
    }
    return last;
  }

  [[noreturn]] void refuse(const std::string& subject, const QString& message, int line = 0) const {
    if (line == 0) line = headLineOf(m_text.text, subject);
    KernelComplaint complaint{line, 1, true, message, subject};
    throw KernelRefusal(m_text.name, {std::move(complaint)});
  }

  [[nodiscard]] QString unknownProblem() const {
    //: %1: name of a file; what follows // is typed as it stands
    return OwnKernelBuild::tr(
               "What does %1 compute? Choose its problem, or write it on the first line: "
               "// lanescope: problem = dot.")
        .arg(m_text.name);
  }

  /// Returns the kernel of this name, or the only one.
  [[nodiscard]] const ReadKernel& chosen(const std::string& name) const {
    QStringList known;
    for (const ReadKernel& kernel : m_file.kernels) {
      if (kernel.name == name) return kernel;
      known << QString::fromStdString(kernel.name);
    }
    if (known.isEmpty()) {
      refuse("kernel",
             //: %1: name of a file
             OwnKernelBuild::tr("%1 has no kernel, a __global__ function.").arg(m_text.name));
    }
    if (!name.empty()) {
      refuse("kernel",
             //: %1: name of a file; %2: of a function; %3: names of functions
             OwnKernelBuild::tr("%1 has no kernel '%2'; it has %3.")
                 .arg(m_text.name, QString::fromStdString(name), known.join(", ")));
    }
    if (known.size() > 1) {
      refuse("kernel",
             //: %1: name of a file; %2: names of functions; %3: one of them; what follows // is
             //: typed as it stands
             OwnKernelBuild::tr("%1 has several kernels, %2; choose one, or write it on the first "
                                "line: // lanescope: kernel = %3.")
                 .arg(m_text.name, known.join(", "), known.first()));
    }
    return m_file.kernels.front();
  }

  const OwnKernelText& m_text;
  const ReadFile& m_file;
};

void refuseErrors(const QString& name, const ReadFile& file) {
  if (hasError(file.complaints)) throw KernelRefusal(name, file.complaints);
}

}  // namespace

OwnKernelBuild::OwnKernelBuild(const OwnKernelRequest& request)
    : m_folder(QDir::temp().filePath("kernel")) {
  OwnKernelText text{QFileInfo(request.path).fileName(), readText(request.path), request.build,
                     request.isUnconfined};
  catalog::Choices choices = catalog::headChoicesOf(text.text);
  choices.insert(choices.end(), request.choices.begin(), request.choices.end());
  const ReadFile file = FrontEnd().read(text.text);
  refuseErrors(text.name, file);
  try {
    m_kernel = Describer(text, file).describe(choices);
  } catch (const KernelRefusal& refusal) {
    const KernelComplaint& first = refusal.complaints().front();
    // An option may be what is wrong, which has no line.
    QString sentence = first.message;
    if (first.subject == "problem" || first.subject == "kernel") {
      //: %1: a sentence that asks for a choice; %2: an option of the command line, as it is typed
      sentence =
          tr("%1 On the command line it is %2.")
              .arg(sentence, QStringLiteral("--%1").arg(QString::fromStdString(first.subject)));
    }
    values::refuse(sentence.toStdString());
  }
  compile(text, file, {});
}

OwnKernelBuild::OwnKernelBuild(const OwnKernelText& text, const ReadFile& file,
                               const std::stop_token& stop)
    : m_folder(QDir::temp().filePath("kernel")) {
  refuseErrors(text.name, file);
  const Describer describer(text, file);
  catalog::Choices choices;
  describer.about("head", [&] { choices = catalog::headChoicesOf(text.text); });
  m_kernel = describer.describe(choices);
  compile(text, file, stop);
}

void OwnKernelBuild::compile(const OwnKernelText& text, const ReadFile& file,
                             const std::stop_token& stop) {
  HostCompiler compiler;
  compiler.stopWith(stop);
  if (text.isUnconfined) compiler.allowUnconfined();
  m_compiler = compiler.name();
  const bool isTraced = text.build == KernelBuild::traced;
  KernelComplaints complaints;
  try {
    compiler.compile(text.build, file.text,
                     m_folder.filePath(isTraced ? "traced.so" : "emulated.so"),
                     [&](const HostCompiler::Complaint& each) {
                       complaints.push_back(
                           {each.line, file.columnOf(each.line, each.column), true, each.message});
                     });
  } catch (const values::Error&) {
    if (complaints.empty()) throw;
    throw KernelRefusal(text.name, std::move(complaints));
  }
  writeFile(m_folder.filePath("kernel.json"), engine::toJson(m_kernel).dump());
}

}  // namespace lanescope::app
