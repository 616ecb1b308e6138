// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/described_kernel.h"

#include <QCoreApplication>
#include <QStringList>
#include <utility>

#include "app/lab/head_choices.h"
#include "catalog/own/own_arguments.h"
#include "catalog/own/own_row.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

/// Describes the kernel of one file.
class Describer {
  Q_DECLARE_TR_FUNCTIONS(lanescope::app::DescribedKernel)

 public:
  Describer(const OwnKernelText& text, const ReadFile& file) : m_text(text), m_file(file) {}

  [[nodiscard]] DescribedKernel described() && { return std::move(m_described); }

  void describe(const catalog::Choices& choices) {
    const ReadKernel* read = chosen(lastOf(choices, "kernel"));
    if (read == nullptr) return;
    catalog::OwnKernel& kernel = m_described.kernel;
    kernel.id = m_text.name.toStdString();
    kernel.text = m_text.text;
    kernel.entry = read->entries.front();
    kernel.parameters = read->parameters;
    kernel.shared = read->shared;
    for (const ReadKernel& one : m_file.kernels) {
      if (!one.whyNot.empty()) continue;
      kernel.functions.push_back({one.name, one.entries.front(), one.parameters, one.shared});
    }
    if (!read->whyNot.empty()) complain("arguments", QString::fromStdString(read->whyNot));
    if (lastOf(choices, "problem").empty()) complain("problem", unknownProblem());
    for (const auto& [name, value] : choices) {
      if (name == "kernel") continue;
      about(name, [&, &key = name, &said = value] { catalog::choose(kernel, key, said); });
    }
    // A limit of threads is no shape of a tile.
    if (!read->block.empty() && kernel.problem != catalog::OwnProblem::matmul) {
      kernel.usual.emplace("block", read->block);
    }
    if (!m_described.complaints.empty()) return;
    about("arguments", [&kernel] { (void)catalog::matchArguments(kernel); });
    if (!m_described.complaints.empty()) return;
    about("grid", [&kernel] { catalog::checkOwnKernel(kernel); });
  }

  /// Makes a complaint on a choice of what an action throws.
  template <class Action>
  void about(const std::string& subject, Action action) {
    try {
      action();
    } catch (const values::Error& error) {
      complain(subject, QString::fromStdString(error.what()));
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

  void complain(const std::string& subject, const QString& message) {
    m_described.complaints.push_back({headLineOf(m_text.text, subject), 1, true, message, subject});
  }

  [[nodiscard]] QString unknownProblem() const {
    //: %1: name of a file; what follows -- and // is typed as it stands
    return tr("What does %1 compute? Choose its problem, with --problem dot or on the first line: "
              "// lanescope: problem = dot.")
        .arg(m_text.name);
  }

  /// Returns the kernel of this name, or the only one; null with a complaint.
  [[nodiscard]] const ReadKernel* chosen(const std::string& name) {
    QStringList known;
    for (const ReadKernel& kernel : m_file.kernels) {
      if (kernel.name == name) return &kernel;
      known << QString::fromStdString(kernel.name);
    }
    if (known.size() == 1 && name.empty()) return &m_file.kernels.front();
    complain("kernel", known.isEmpty() ? noKernel()
                       : name.empty()  ? severalKernels(known)
                                       : unknownKernel(name, known));
    return nullptr;
  }

  [[nodiscard]] QString noKernel() const {
    //: %1: name of a file
    return tr("%1 has no kernel, a __global__ function.").arg(m_text.name);
  }

  [[nodiscard]] QString unknownKernel(const std::string& name, const QStringList& known) const {
    //: %1: name of a file; %2: of a function; %3: names of functions
    return tr("%1 has no kernel '%2'; it has %3.")
        .arg(m_text.name, QString::fromStdString(name), known.join(QStringLiteral(", ")));
  }

  [[nodiscard]] QString severalKernels(const QStringList& known) const {
    //: %1: name of a file; %2: names of functions; %3: one of them; what follows -- and // is typed
    //: as it stands
    return tr("%1 has several kernels, %2; choose one, with --kernel %3 or on the first line: // "
              "lanescope: kernel = %3.")
        .arg(m_text.name, known.join(QStringLiteral(", ")), known.first());
  }

  const OwnKernelText& m_text;
  const ReadFile& m_file;
  DescribedKernel m_described;
};

}  // namespace

DescribedKernel describeKernel(const OwnKernelText& text, const ReadFile& file,
                               const catalog::Choices& choices) {
  Describer describer(text, file);
  describer.describe(choices);
  return std::move(describer).described();
}

DescribedKernel describeKernel(const OwnKernelText& text, const ReadFile& file) {
  Describer describer(text, file);
  catalog::Choices choices;
  describer.about("", [&] { choices = catalog::headChoicesOf(text.text); });
  describer.describe(choices);
  return std::move(describer).described();
}

}  // namespace lanescope::app
