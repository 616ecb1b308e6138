// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/bench_requests.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "catalog/bench_sizes.h"
#include "catalog/library_rows.h"
#include "request/parameter_table.h"
#include "ui/cli/common/options.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// One of NVIDIA's libraries as --against names it.
struct Library {
  const char* name;
  const char* title;
  const char* problems;  ///< the problems that it solves
};
constexpr Library kLibraries[]{
    {"cub", "CUB", "reductions, dot products and scans"},
    {"cublas", "cuBLAS", "dot products and matrix products"},
};

/// The baselines that the kernels are timed against.
struct Against {
  bool cpu = true;
  bool recorded = false;
  std::vector<Library> libraries;
  QStringList kernels;  ///< of the catalogue
};

Against againstOf(const QCommandLineParser& parser) {
  if (!parser.isSet("against")) return {};
  Against against;
  against.cpu = false;
  for (const QString& part : parser.value("against").split(',')) {
    const QString name = part.trimmed();
    const auto* const library =
        std::ranges::find_if(kLibraries, [&](const Library& one) { return name == one.name; });
    if (library != std::end(kLibraries)) {
      against.libraries.push_back(*library);
    } else if (name == "cpu") {
      against.cpu = true;
    } else if (name == "recorded") {
      against.recorded = true;
    } else if (isOwnKernel(name) || catalog::lookUp(name.toStdString()) != nullptr) {
      against.kernels << name;
    } else {
      values::refuse("against = '" + name.toStdString() +
                     "' is no baseline; choose of cub, cublas, cpu, recorded and the kernels of "
                     "`lanescope list`, as in --against cub,cublas,cpu.");
    }
  }
  return against;
}

/// Whether the kernel solves the request's problem, so that both can be timed on the same inputs
/// with a launch of their own.
bool isSameProblem(const values::BenchRequest& own, const values::BenchRequest& request) {
  const catalog::KernelRow& row = catalog::find(own.kernel);
  const catalog::KernelRow& first = catalog::find(request.kernel);
  values::Parameters problem = own.parameters;
  copyPart(values::ParameterPart::launch, request.parameters, problem);
  return catalog::solveSameProblem(row, first) && own.sizes == request.sizes &&
         problem == request.parameters;
}

/// Returns false when the library does not solve the problem.
bool addBaselines(const Library& library, values::BenchRequest& request) {
  const auto kernels = catalog::baselinesOf(catalog::find(request.kernel), library.name);
  for (const std::string_view kernel : kernels) {
    const bool isThere =
        kernel == request.kernel || std::ranges::count(request.compared, kernel) > 0;
    if (isThere) continue;
    request.compared.emplace_back(kernel);
    request.comparedParameters.push_back(
        catalog::launchedAs(catalog::find(kernel), request.parameters));
  }
  return !kernels.empty();
}

/// Throws where a kernel that --against names solves another problem than the first one does.
void checkProblems(const Against& against, const QStringList& kernels) {
  for (const QString& kernel : against.kernels) {
    const catalog::KernelRow& row = rowNamed(kernel);
    const catalog::KernelRow& first = rowNamed(kernels.first());
    if (catalog::solveSameProblem(row, first)) continue;
    values::refuse(std::string(row.id) + " does not solve the problem of " + std::string(first.id) +
                   ", so that it is no baseline for it.");
  }
}

/// Throws when the library solves none of the problems.
void addBaselines(const Library& library, std::vector<values::BenchRequest>& requests) {
  bool isUsed = false;
  for (values::BenchRequest& request : requests) isUsed = addBaselines(library, request) || isUsed;
  if (isUsed) return;
  values::refuse("There is no " + std::string(library.title) + " baseline for " +
                 requests.front().kernel + "; there is one for " + library.problems + ".");
}

}  // namespace

Options benchedOptions() {
  return {
      {"kernels", "Kernels to time, as dot_global,dot_shared; the same as naming them.", "LIST"},
      {"against",
       "What to time the kernels against: cpu, the CPU variants of the problem; cub, NVIDIA's "
       "library of reductions and scans; cublas, that of dot and matrix products; recorded, in "
       "charts and tables, the shipped recordings from other machines; kernels by their names, "
       "as dot_shared. Usually cpu.",
       "LIST"},
      {"sizes",
       "Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, as "
       "1000,2^16. Usually 2^10..2^20, of matrices 2^4..2^10.",
       "SIZES"}};
}

bool isAgainstRecorded(const QCommandLineParser& parser) {
  return againstOf(parser).recorded;
}

QStringList namedKernels(const QCommandLineParser& parser) {
  QStringList kernels = parser.positionalArguments();
  if (parser.isSet("kernels")) {
    for (const QString& kernel : parser.value("kernels").split(',', Qt::SkipEmptyParts)) {
      kernels += kernel.trimmed();
    }
  }
  if (!kernels.isEmpty()) kernels += againstOf(parser).kernels;
  for (const QString& kernel : kernels) {
    if (kernels.count(kernel) > 1) {
      values::refuse(kernel.toStdString() + " is named twice; once is enough.");
    }
  }
  return kernels;
}

std::vector<values::BenchRequest> benchRequests(const QCommandLineParser& parser) {
  const QStringList kernels = namedKernels(parser);
  if (kernels.isEmpty()) values::refuse("Name a kernel or several; `lanescope list` shows them.");
  return benchRequests(parser, kernels,
                       [](const catalog::KernelRow& row) { return sizesOf(row.timedSizes); });
}

std::vector<values::BenchRequest> benchRequests(const QCommandLineParser& parser,
                                                const QStringList& kernels, SizesOf usualSizes) {
  const Against against = againstOf(parser);
  checkProblems(against, kernels);
  std::vector<values::BenchRequest> requests;
  for (const QString& kernel : kernels) {
    const catalog::KernelRow& row = rowNamed(kernel);
    values::BenchRequest own;
    own.kernel = row.id;
    own.parameters = parametersOf(parser, row, true);
    own.target = targetOf(parser);
    own.sizes = parser.isSet("sizes")
                    ? catalog::benchSizes(parser.value("sizes").toStdString(), row)
                    : usualSizes(row);
    if (wantsStored(parser) && own.sizes.size() != 1) {
      values::refuse("block = auto is the launch stored for one size, as in --sizes 2^20; " +
                     std::to_string(own.sizes.size()) + " are named.");
    }
    own.sampling = samplingOf(parser);
    own.withCpuVariants = against.cpu;
    const auto known = std::ranges::find_if(
        requests, [&](const values::BenchRequest& request) { return isSameProblem(own, request); });
    if (known == requests.end()) {
      requests.push_back(std::move(own));
    } else {
      known->compared.push_back(own.kernel);
      known->comparedParameters.push_back(own.parameters);
    }
  }
  for (const Library& library : against.libraries) addBaselines(library, requests);
  return requests;
}

}  // namespace lanescope::cli
