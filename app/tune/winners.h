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
  std::int64_t from = 1;  ///< the smallest n for which it is taken
  std::int64_t to = 1;    ///< the largest n for which it is taken
  /// The launch parameters: names and texts.
  std::vector<std::pair<std::string, std::string>> launch;
  double medianMs = 0;
  std::string date;  ///< ISO 8601, UTC

  /// Whether device, kernel, type, operation and range are the same. It then replaces the other.
  [[nodiscard]] bool isForTheSameAs(const Winner& other) const;
  /// Returns the launch in words: "block 512, grid 264".
  [[nodiscard]] std::string text() const;
  bool operator==(const Winner&) const = default;
};

/// Returns the launch of the measured cell number `at` for storing. Its range of sizes begins at
/// the power of two at or below the cell's n and ends before the next one.
[[nodiscard]] Winner winnerOf(const SweepResults& results, std::size_t at);

/// The stored winners: one JSON file that is written whole or not at all. Each member reads the
/// file anew, and one program at a time changes it, so that several windows can share it.
class Winners {
 public:
  /// Returns the path in the folder of the user's configuration.
  [[nodiscard]] static QString usualFile();
  /// `timeout`: the longest wait for another program that stores one.
  explicit Winners(QString file = usualFile(),
                   std::chrono::milliseconds timeout = std::chrono::seconds(1))
      : m_file(std::move(file)), m_timeout(timeout) {}

  /// Returns all of them. Where the file cannot be read, `complaint` then says why; a damaged file
  /// is renamed.
  [[nodiscard]] std::vector<Winner> all();
  [[nodiscard]] const QString& complaint() const { return m_complaint; }
  /// Adds the winner. Throws values::Error (unavailable) when the file cannot be written or another
  /// program holds it for longer than the timeout.
  void store(const Winner& winner);
  /// Writes the stored launch for this device and for the kernel, type, operation and n of the
  /// parameters into the parameters. Returns a sentence about it. Throws values::Error (badInput)
  /// where no launch is stored, or where the stored one breaks a limit of the kernel.
  QString take(const std::string& device, const catalog::KernelRow& row,
               values::Parameters& parameters);

 private:
  /// Returns nothing where the file is damaged.
  [[nodiscard]] std::optional<std::vector<Winner>> read();
  /// Does the same while the caller holds the lock; a damaged file is renamed.
  [[nodiscard]] std::vector<Winner> readOrKeepAside();
  [[nodiscard]] QString lockPath() const { return m_file + QStringLiteral(".lock"); }
  [[nodiscard]] QString lockedSentence() const;

  QString m_file;
  std::chrono::milliseconds m_timeout;
  QString m_complaint;
};

}  // namespace lanescope::tune
