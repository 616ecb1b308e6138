// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/plain_cuda.h"

#include <QCoreApplication>
#include <QFile>
#include <algorithm>

#include "app/lab/head_choices.h"
#include "app/text/text.h"
#include "catalog/catalog.h"

namespace lanescope::app {
namespace {

/// Returns the text of a file that the program carries; empty: there is none.
QByteArray carried(const QString& path) {
  QFile file(QStringLiteral(":/lanescope/lab/") + path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class Reasons {
  Q_DECLARE_TR_FUNCTIONS(PlainCuda)

 public:
  /// `word`: as in resources/lab/plain_kernels.txt.
  static QString sentence(const QString& kernel, const QString& word) {
    if (word == QLatin1String("library")) {
      //: %1: a kernel
      return tr("%1 calls a library of NVIDIA, which has no kernel to edit.").arg(kernel);
    }
    if (word == QLatin1String("launches")) {
      //: %1: a kernel
      return tr("%1 consists of several launches, which a copy does not have.").arg(kernel);
    }
    if (word == QLatin1String("tensor")) {
      //: %1: a kernel
      return tr("%1 uses tensor cores, which the Lab does not know.").arg(kernel);
    }
    if (word == QLatin1String("clusters")) {
      //: %1: a kernel; clusters are groups of blocks
      return tr("%1 is launched in clusters of blocks, which a copy does not have.").arg(kernel);
    }
    if (word == QLatin1String("endless")) {
      //: %1: a kernel
      return tr("%1 never ends, so that there is no use in a copy.").arg(kernel);
    }
    //: %1: a kernel
    return tr("%1 is written in words of the catalogue for which plain CUDA has none as short.")
        .arg(kernel);
  }
};

}  // namespace

PlainCuda plainCudaOf(const std::string& kernelId) {
  const QString kernel = toQString(kernelId);
  const QByteArray text = carried(QStringLiteral("plain/%1.cu").arg(kernel));
  if (!text.isEmpty()) return {text.toStdString(), {}};
  const QString mark = QLatin1Char('/') + kernel + QLatin1String("! ");
  const QStringList lines =
      QString::fromUtf8(carried(QStringLiteral("plain_kernels.txt"))).split(QLatin1Char('\n'));
  const auto line =
      std::ranges::find_if(lines, [&](const QString& each) { return each.contains(mark); });
  const QString word = line == lines.end() ? QString() : line->section(QLatin1String("! "), 1);
  return {{}, Reasons::sentence(kernel, word)};
}

std::string originalOf(std::string_view text) {
  std::string kernel = headChoiceOf(text, "copy");
  return kernel.empty() || catalog::lookUp(kernel) == nullptr ? std::string() : kernel;
}

std::string textToStartFrom(catalog::OwnProblem problem) {
  return carried(QStringLiteral("start/%1.cu").arg(toQString(values::nameOf(problem))))
      .toStdString();
}

}  // namespace lanescope::app
