// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>

namespace lanescope::app {

/// The builds of a kernel: two for the emulator, and those for a GPU (app/lab/device_build.h).
enum class KernelBuild { emulated, traced, device };

/// The C++ compiler of this machine: g++ 12 or newer, else clang++ 16 or newer, else the one that
/// the portable bundle brings along in compiler/ (app/packaging). It compiles the text of a kernel
/// into an object that the engine loads. It runs in lanescope-confine, where it reads the system's
/// files and Lanescope's headers, and writes into one folder.
class HostCompiler {
  Q_DECLARE_TR_FUNCTIONS(HostCompiler)

 public:
  /// Looks for a compiler in PATH. Throws values::Error (unavailable) where there is none, or where
  /// Lanescope's headers are missing.
  HostCompiler();

  /// Where the compiler finds an error: a line and a column of the text, and what it says.
  struct Complaint {
    int line = 0;
    int column = 0;
    QString message;
  };
  using Refuse = std::function<void(const Complaint&)>;

  /// Compiles the text into the object `file`, in whose folder it also writes its own files. The
  /// first call for a compiler takes seconds: it compiles the headers and keeps them in the user's
  /// cache. Calls `refuse` for each error in the text until it throws; where it does not, throws
  /// values::Error (badInput) with the first. Throws values::Error: unavailable where the compiler
  /// does not work, cancelled.
  void compile(KernelBuild build, const std::string& text, const QString& file,
               const Refuse& refuse) const;

  /// Also where the system cannot confine the compiler.
  void allowUnconfined() { m_isUnconfined = true; }
  /// Ends the compiler when a stop is requested.
  void stopWith(std::stop_token stop) { m_stop = std::move(stop); }

  /// Returns for example "g++ 12.2.0".
  [[nodiscard]] QString name() const;
  /// Returns for example "/usr/bin/g++, 12.2.0".
  [[nodiscard]] QString description() const { return m_program + ", " + m_version; }

 private:
  /// How a run of the compiler ended.
  struct End {
    bool isGood = false;
    bool wasLimited = false;  ///< by its time or memory
    QString errors;
    QString how;  ///< a part of a sentence, where it is not good
  };

  /// Takes the program where it is a compiler of at least this version.
  bool take(const QString& program, int least, bool isClang);
  [[nodiscard]] QStringList flagsFor(KernelBuild build) const;
  [[nodiscard]] QString compiledHeader(const QString& folder) const;
  /// Compiles the headers, also in place of those that are there.
  void makeHeaders(KernelBuild build, const QString& folder) const;
  /// Compiles `file`.cpp into `file`.
  [[nodiscard]] End compileUnit(KernelBuild build, const QString& headers,
                                const QString& file) const;
  /// `processorSeconds`: the most processor time.
  [[nodiscard]] End run(const QStringList& arguments, const QString& writable,
                        const QStringList& readable, int processorSeconds) const;
  [[nodiscard]] QString keyFor(KernelBuild build) const;

  QString m_program;
  QString m_version;
  bool m_isClang = false;
  bool m_isUnconfined = false;
  std::stop_token m_stop;
  QString m_includes;  ///< the folder of Lanescope's headers
};

}  // namespace lanescope::app
