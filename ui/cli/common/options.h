// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/engine/engine_address.h"
#include "catalog/catalog.h"
#include "request/request.h"
#include "request/sampling.h"

// The options that commands share, and what they mean. Readers throw values::Error (badInput).

namespace lanescope::cli {

using Options = QList<QCommandLineOption>;

/// The names of a table's rows: "light, dark and high-contrast" where `last` is " and ".
template <class Rows, class Name>
[[nodiscard]] QString namesOf(const Rows& rows, Name name, const QString& last) {
  QStringList names;
  for (const auto& row : rows) names += row.*name;
  const QString end = names.takeLast();
  return names.join(QStringLiteral(", ")) + last + end;
}

[[nodiscard]] QCommandLineOption jsonOption();
/// --out FILE.
[[nodiscard]] QCommandLineOption outOption(const QString& description);
/// One option for each parameter of the table. `without`: a parameter that has none.
[[nodiscard]] Options parameterOptions(std::string_view without = {});
/// --input, --columns.
[[nodiscard]] Options inputOptions();
[[nodiscard]] QCommandLineOption engineOption();
/// --backend, --device, --engine, --schedule.
[[nodiscard]] Options targetOptions();
/// --launch, --block-index, --max-events.
[[nodiscard]] Options blockOptions();
/// The options of `blockOptions` and --record-blocks.
[[nodiscard]] Options windowOptions();
/// --time-limit.
[[nodiscard]] QCommandLineOption timeLimitOption();
/// --hardware-counters.
[[nodiscard]] QCommandLineOption hardwareCountersOption();

/// --problem, --kernel, --output, --allow-unconfined: of a kernel in a file of the user.
[[nodiscard]] Options ownKernelOptions();
/// Whether the argument names a file of the user, a .cu file, and not a kernel of the catalogue.
[[nodiscard]] bool isOwnKernel(const QString& argument);

/// Returns the row that an argument names: a kernel of the catalogue, or a file of the user, which
/// must have been added (own_kernel.h).
[[nodiscard]] const catalog::KernelRow& rowNamed(const QString& argument);
/// The row of the one positional argument.
[[nodiscard]] const catalog::KernelRow& kernelOf(const QCommandLineParser& parser);
/// `takesStored`: the caller takes the stored launch where --block is auto
/// (ui/cli/common/stored_launch.h); else that is refused.
[[nodiscard]] values::Parameters parametersOf(const QCommandLineParser& parser,
                                              const catalog::KernelRow& row,
                                              bool takesStored = false);
/// Whether --block is auto: the stored launch is wanted.
[[nodiscard]] bool wantsStored(const QCommandLineParser& parser);
[[nodiscard]] values::Target targetOf(const QCommandLineParser& parser);
[[nodiscard]] app::EngineAddress engineOf(const QCommandLineParser& parser);
/// The time limit of a run: kUsualTimeLimit without the option. Nothing means no limit.
[[nodiscard]] std::optional<values::Milliseconds> timeLimitOf(const QCommandLineParser& parser);
[[nodiscard]] trace::Window windowOf(const QCommandLineParser& parser);
/// The value of --out, which must be there. `example`: how it could read.
[[nodiscard]] QString outOf(const QCommandLineParser& parser, const QString& example);
/// The whole number of an option. `fallback` when it is not set.
[[nodiscard]] std::int64_t integerOf(const QCommandLineParser& parser, const QString& name,
                                     std::int64_t minimum, std::int64_t maximum,
                                     std::int64_t fallback);

/// Numbers that the user brings, fitted to a kernel.
struct UserInput {
  QStringList files;                      ///< empty: the pattern makes the inputs
  QStringList columns;                    ///< the column of each input, or the size of each matrix
  std::vector<values::HostArray> inputs;  ///< an array for each input of the kernel
  QString remark;                         ///< a sentence on what else the file may mean, or empty
};

/// Reads --input. A kernel with two inputs takes two columns; a single one gives `a`, and `b` is
/// all ones, so that the dot product is the column's sum. --n takes the first n rows. A product
/// takes two files, each a matrix, which say what n, m and k are.
[[nodiscard]] UserInput inputOf(const QCommandLineParser& parser, const catalog::KernelRow& row,
                                values::Parameters& parameters, std::stop_token stop);

/// A request for one run, made from all of the above. It is recorded where the kernel can be. The
/// caller still has to take the stored launch.
struct RunChoice {
  values::RunRequest request;
  UserInput input;
};
[[nodiscard]] RunChoice runChoiceOf(const QCommandLineParser& parser, std::stop_token stop);
/// The same by a row that may have other limits than the kernel's.
[[nodiscard]] RunChoice runChoiceOf(const QCommandLineParser& parser, const catalog::KernelRow& row,
                                    std::stop_token stop);
/// As `runChoiceOf`, but throws where there is no record of the kernel.
[[nodiscard]] RunChoice recordedChoiceOf(const QCommandLineParser& parser, std::stop_token stop);

/// --samples, --min-time, --max-time, --hot, --cold.
[[nodiscard]] Options samplingOptions();
/// The values of these options. Throws values::Error (badInput).
[[nodiscard]] values::Sampling samplingOf(const QCommandLineParser& parser);

/// Returns the default sizes of a kernel.
using SizesOf = std::vector<std::int64_t> (*)(const catalog::KernelRow&);

/// The powers of two from the first to the usual last one.
[[nodiscard]] std::vector<std::int64_t> sizesOf(const catalog::PowerRange& range);

}  // namespace lanescope::cli
