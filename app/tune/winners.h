// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/tune/sweep_results.h"
#include "catalog/catalog.h"

namespace lanescope::tune {

/// The fastest launch of a kernel that a sweep has found on a device, for one type, operation and
/// range of sizes.
struct Winner {
  std::string device;
  std::string kernel;
  std::string dtype;
  std::string op;
  std::int64_t from = 1;  ///< the smallest and the largest n that it is taken for
  std::int64_t to = 1;
  /// The launch: the names and texts of the parameters that say it.
  std::vector<std::pair<std::string, std::string>> launch;
  double medianMs = 0;
  std::string date;  ///< ISO 8601, UTC

  /// Whether it is for the same as another one, which it then replaces.
  [[nodiscard]] bool isForTheSameAs(const Winner& other) const;
  /// "block 512, grid 264"
  [[nodiscard]] std::string text() const;
  bool operator==(const Winner&) const = default;
};

/// Of the measured cell number `at`: for all n from the power of two at or below its own to the
/// next one.
[[nodiscard]] Winner winnerOf(const SweepResults& results, std::size_t at);

/// The stored winners: one JSON file that is written whole or not at all. It is read anew for each
/// question, and changed by one program at a time, so that several windows share it.
class Winners {
 public:
  /// In the user's configuration.
  [[nodiscard]] static QString usualFile();
  /// `estimate`: how long another program that stores one is waited for.
  explicit Winners(QString file = usualFile(),
                   std::chrono::milliseconds estimate = std::chrono::seconds(1))
      : m_file(std::move(file)), m_estimate(estimate) {}

  /// All of them. Of a file that cannot be read `complaint` then says why; it is kept aside.
  [[nodiscard]] std::vector<Winner> all();
  [[nodiscard]] const QString& complaint() const { return m_complaint; }
  /// Throws values::Error when the file cannot be written, or another program does not leave it.
  void store(const Winner& winner);
  /// Writes the stored launch for this device, and the kernel, type, operation and n of the
  /// parameters into them, and returns a sentence that says so. Throws values::Error (badInput)
  /// where none is stored, or what is stored breaks a limit of the kernel.
  QString take(const std::string& device, const catalog::KernelRow& row,
               values::Parameters& parameters);

 private:
  /// Nothing where the file is not what it should be.
  [[nodiscard]] std::optional<std::vector<Winner>> read();
  /// The same while the caller holds the lock; such a file is kept aside.
  [[nodiscard]] std::vector<Winner> readOrKeepAside();
  [[nodiscard]] QString lockPath() const { return m_file + QStringLiteral(".lock"); }
  [[nodiscard]] QString lockedSentence() const;

  QString m_file;
  std::chrono::milliseconds m_estimate;
  QString m_complaint;
};

}  // namespace lanescope::tune
