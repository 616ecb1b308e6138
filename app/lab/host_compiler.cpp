// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/host_compiler.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <array>
#include <chrono>
#include <utility>

#include "app/engine/child_process.h"
#include "app/files/file_lock.h"
#include "app/files/on_disk.h"
#include "app/files/output_file.h"
#include "app/lab/header_folder.h"
#include "app/lab/helper_program.h"
#include "app/lab/kernel_text.h"
#include "app/text/matching.h"
#include "protocol/version.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using std::chrono::seconds;

constexpr seconds kLongestRun{60};
constexpr int kSecondsOfHeaders = 30;
constexpr int kSecondsOfAKernel = 8;
constexpr qint64 kMostMemory = qint64{4} << 30;
constexpr qint64 kMostFile = qint64{512} << 20;
/// What is kept of the compiled headers of other versions and compilers.
constexpr std::chrono::hours kLongestUnused{24 * 30};
constexpr int kKeptHeaders = 3;
constexpr int kLeastGcc = 12;
constexpr int kLeastClang = 16;
/// Of the text in the compiler's messages.
const QString kTextName = QStringLiteral("kernel.cu");
const QString kHeader = QStringLiteral("kernel_headers.h");
/// libstdc++'s <cmath> has the special functions of C++17, whose templates would be instantiated
/// anew for each kernel.
constexpr const char* kHeaderText =
    "#include <cstddef>\n"
    "#undef _GLIBCXX_USE_STD_SPEC_FUNCS\n"
    "#include \"kernels/kernel.h\"\n";

QString besideProgram(const char* path) {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() + QLatin1Char('/') +
                         QLatin1String(path));
}

/// The compiler of the portable bundle, whether or not it is there.
QString broughtCompiler() {
  return besideProgram("../compiler/bin/clang++");
}

/// Returns the version that the compiler tells, or an empty text.
QString versionOf(const QString& program) {
  ChildProcess process;
  if (!process.start(program, {QStringLiteral("-dumpfullversion"), QStringLiteral("-dumpversion")})
           .isEmpty() ||
      !process.waitForFinished(kLongestRun) || process.exitCode() != 0) {
    return {};
  }
  return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

/// Whether the compiler tells of the end of one of its own programs by a limit.
bool saysLimit(const QString& errors) {
  static const QRegularExpression kLimit(
      QStringLiteral("Killed signal|CPU time limit exceeded|File size limit exceeded|"
                     "virtual memory exhausted|out of memory|cannot allocate memory"),
      QRegularExpression::CaseInsensitiveOption);
  return isMatch(kLimit, errors);
}

/// Whether what is kept of the headers may be the cause.
bool isOfTheHeaders(const QString& errors) {
  static const QRegularExpression kOfTheHeaders(
      QStringLiteral("PCH|AST file|internal compiler error|") +
      QRegularExpression::escape(kHeader));
  return isMatch(kOfTheHeaders, errors);
}

/// Returns what the compiler, its assembler or its linker says first.
QString firstErrorIn(const QString& errors) {
  static const QRegularExpression kError(QStringLiteral("[Ee]rror: ([^\n]+)"));
  const auto error = firstMatch(kError, errors);
  return (error.hasMatch() ? error.captured(1) : errors.section(QLatin1Char('\n'), 0, 0)).trimmed();
}

struct Candidate {
  QString name;
  int least;
};

QList<Candidate> candidates() {
  QList<Candidate> all{{QStringLiteral("g++"), kLeastGcc}};
  for (int version = 16; version >= kLeastGcc; --version) {
    all.push_back({QStringLiteral("g++-%1").arg(version), kLeastGcc});
  }
  all.push_back({QStringLiteral("clang++"), kLeastClang});
  for (int version = 24; version >= kLeastClang; --version) {
    all.push_back({QStringLiteral("clang++-%1").arg(version), kLeastClang});
  }
  return all;
}

/// Returns the first program of this name in PATH that lanescope-confine can start, or an empty
/// text.
QString programOf(const QString& name) {
  const QString folders = QString::fromLocal8Bit(qgetenv("PATH"));
  for (const QString& folder : folders.split(QLatin1Char(':'), Qt::SkipEmptyParts)) {
    QString program = QStandardPaths::findExecutable(name, {folder});
    const QString place = QFileInfo(program).canonicalFilePath();
    for (const char* const runnable : {"/usr/", "/bin/", "/opt/", "/nix/store/"}) {
      if (place.startsWith(QLatin1String(runnable))) return program;
    }
  }
  return {};
}

}  // namespace

HostCompiler::HostCompiler() : m_includes(besideProgram("../include/lanescope")) {
  if (LANESCOPE_IS_SANITIZED != 0) {
    values::unavailable(tr("This build of Lanescope has sanitizers, which an object of the plain "
                           "compiler has not: a kernel of your own needs a build without them.")
                            .toStdString());
  }
  if (!QFileInfo::exists(m_includes + QStringLiteral("/kernels/kernel.h"))) {
    //: %1 a folder
    values::unavailable(tr("Lanescope's headers for kernels of your own are missing in %1: "
                           "install the package lanescope-lab.")
                            .arg(m_includes)
                            .toStdString());
  }
  for (const Candidate& candidate : candidates()) {
    const QString program = programOf(candidate.name);
    if (take(program, candidate.least, candidate.name.startsWith(QStringLiteral("clang")))) return;
  }
  if (take(broughtCompiler(), kLeastClang, true)) return;
  values::unavailable(tr("A kernel of your own needs a C++ compiler: install g++ 12 or newer, or "
                         "clang++ 16 or newer.")
                          .toStdString());
}

bool HostCompiler::take(const QString& program, int least, bool isClang) {
  if (program.isEmpty() || !QFileInfo(program).isExecutable()) return false;
  const QString version = versionOf(program);
  if (version.section(QLatin1Char('.'), 0, 0).toInt() < least) return false;
  m_program = program;
  m_version = version;
  m_isClang = isClang;
  return true;
}

QString HostCompiler::name() const {
  return QFileInfo(m_program).fileName() + QLatin1Char(' ') + m_version;
}

QStringList HostCompiler::flagsFor(KernelBuild build) const {
  QStringList flags{"-std=c++20",
                    "-O1",
                    "-fPIC",
                    "-fstack-clash-protection",
                    "-w",
                    "-ffp-contract=off",
                    "-DLANESCOPE_EMULATED",
                    "-DLANESCOPE_LOADED_KERNEL",
                    "-fdiagnostics-color=never",
                    "-ftemplate-depth=200",
                    "-I" + m_includes};
  if (build == KernelBuild::traced) flags << "-DLANESCOPE_TRACED";
#if defined(__x86_64__)
  flags << "-fcf-protection=full";
#endif
  flags << (m_isClang ? "-ferror-limit=20" : "-fmax-errors=20");
  return flags;
}

QString HostCompiler::keyFor(KernelBuild build) const {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(description().toUtf8());
  const std::string_view own = engine::programVersion();
  hash.addData(QByteArray(own.data(), static_cast<qsizetype>(own.size())));
  hash.addData(flagsFor(build).join(QLatin1Char(' ')).toUtf8());
  hash.addData(QByteArray(kHeaderText));
  QStringList files;
  for (QDirIterator all(m_includes, QDir::Files, QDirIterator::Subdirectories); all.hasNext();) {
    files << all.next();
  }
  files.sort();
  for (const QString& name : files) {
    QFile file(name);
    if (file.open(QIODevice::ReadOnly)) hash.addData(file.readAll());
  }
  constexpr int kShown = 16;
  return QString::fromLatin1(hash.result().toHex().left(kShown));
}

HostCompiler::End HostCompiler::run(const QStringList& arguments, const QString& writable,
                                    const QStringList& readable, int processorSeconds) const {
  QStringList all{"--write",   writable,
                  "--memory",  QString::number(kMostMemory),
                  "--file",    QString::number(kMostFile),
                  "--seconds", QString::number(processorSeconds)};
  for (const QString& path : readable) all << "--read" << path;
  if (m_program == broughtCompiler()) {
    all << "--run" << besideProgram("../compiler") << "--run" << besideProgram("../lib");
  }
  if (m_isUnconfined) all << "--unconfined";
  all << "--" << m_program << arguments;
  ChildProcess process;
  End end;
  if (const QString why = process.start(helperProgram("lanescope-confine"), all); !why.isEmpty()) {
    end.how = why;
    return end;
  }
  process.closeInput();
  if (!process.waitForFinished(kLongestRun, m_stop)) {
    process.kill();
    if (m_stop.stop_requested()) throw values::Error(values::ErrorKind::cancelled, "");
    end.wasLimited = true;
    //: Why a compiler has ended.
    end.how = tr("it took longer than a minute");
    return end;
  }
  end.isGood = !process.wasEndedBySignal() && process.exitCode() == 0;
  end.errors = QString::fromUtf8(process.readAllStandardError());
  if (process.wasEndedBySignal()) {
    end.wasLimited = true;
    //: Why a compiler has ended. %1: a number
    end.how = tr("a limit of its time or memory ended it (signal %1)").arg(process.exitCode());
  } else if (!end.isGood && saysLimit(end.errors)) {
    end.wasLimited = true;
    //: Why a compiler has ended.
    end.how = tr("a limit of its time or memory ended it");
  } else if (!end.isGood) {
    end.how = firstErrorIn(end.errors);
    while (end.how.endsWith(QLatin1Char('.'))) end.how.chop(1);
  }
  return end;
}

QString HostCompiler::compiledHeader(const QString& folder) const {
  return folder + QLatin1Char('/') + kHeader + QLatin1String(m_isClang ? ".pch" : ".gch");
}

void HostCompiler::makeHeaders(KernelBuild build, const QString& folder) const {
  // clang keeps the header's path in what it compiles, so that the header is written where it
  // stays. What is compiled appears whole, since it gets its name at the end.
  const FileLock lock(folder + QStringLiteral("/lock"), kLongestRun);
  const QString header = folder + QLatin1Char('/') + kHeader;
  const QString made = compiledHeader(folder) + QStringLiteral(".new");
  writeFile(header, kHeaderText);
  QStringList how{"-x", "c++-header", header, "-o", made};
  // The folder's name follows from what the headers say, and no time of a file matters.
  if (m_isClang)
    how << "-Xclang"
        << "-fno-pch-timestamp";
  const End end = run(flagsFor(build) + how, folder, {m_includes}, kSecondsOfHeaders);
  if (!end.isGood) {
    QFile::remove(made);
    //: %1 the compiler; %2 why
    values::unavailable(
        tr("%1 cannot compile Lanescope's headers: %2.").arg(description(), end.how).toStdString());
  }
  moveIntoPlace(made, compiledHeader(folder));
  HeaderFolder::removeOld(kLongestUnused, kKeptHeaders);
}

void HostCompiler::compile(KernelBuild build, const std::string& text, const QString& file,
                           const Refuse& refuse) const {
  writeFile(file + QStringLiteral(".cpp"),
            kernelUnit(text, build == KernelBuild::traced ? "traced" : "emulated",
                       kTextName.toStdString()));
  const HeaderFolder folder(keyFor(build));
  const QString& headers = folder.path();
  if (!QFileInfo::exists(compiledHeader(headers))) makeHeaders(build, headers);
  End end = compileUnit(build, headers, file);
  if (end.isGood) return;
  static const QRegularExpression kComplaint(
      QRegularExpression::escape(kTextName) +
      QStringLiteral(R"(:(\d+):(?:(\d+):)? (?:fatal )?error: ([^\n]*))"));
  if (!isMatch(kComplaint, end.errors) && !end.wasLimited && isOfTheHeaders(end.errors)) {
    // The text is not what it does not like: what is kept of the headers may be damaged.
    makeHeaders(build, headers);
    end = compileUnit(build, headers, file);
    if (end.isGood) return;
  }
  QString first;
  for (const QRegularExpressionMatch& one : allMatches(kComplaint, end.errors)) {
    refuse({one.captured(1).toInt(), one.captured(2).toInt(), one.captured(3)});
    if (first.isEmpty()) first = one.captured(3);
  }
  if (!first.isEmpty()) values::refuse(first.toStdString());
  //: %1 the compiler; %2 why
  values::unavailable(
      tr("%1 cannot compile the kernel: %2.").arg(description(), end.how).toStdString());
}

HostCompiler::End HostCompiler::compileUnit(KernelBuild build, const QString& headers,
                                            const QString& file) const {
  QStringList arguments = flagsFor(build);
  const QString header = headers + QLatin1Char('/') + kHeader;
  if (m_isClang) {
    arguments << "-include-pch" << header + ".pch";
  } else {
    arguments << "-include" << header;
  }
  arguments << "-shared"
            << "-nodefaultlibs"
            << QStringLiteral("-Wl,-z,now,-z,noexecstack,-init,%1").arg(kFirstFunction)
            << file + ".cpp"
            << "-o" << file;
  return run(arguments, QFileInfo(file).absolutePath(), {m_includes, headers}, kSecondsOfAKernel);
}

}  // namespace lanescope::app
