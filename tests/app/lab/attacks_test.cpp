// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/engine/engine_thread.h"
#include "app/files/output_file.h"
#include "app/lab/host_compiler.h"
#include "catalog/own/own_kernel.h"
#include "protocol/json_own_kernel.h"
#include "sandbox/file_rules.h"
#include "sandbox/system_calls.h"
#include "values/error.h"

// Kernels that attack the machine, past the front end. Each
// must end in a sentence or a finding, with this process alive and nothing written.

namespace lanescope::app {
namespace {

constexpr const char* kSecret = "nobody writes here";

/// How a run of an attack ended.
struct Outcome {
  QString sentence;  ///< of the failure or of the finding; empty: it ended as a good kernel does
  bool isFinding = false;
  qint64 milliseconds = 0;
};

catalog::OwnKernel kernelNamed(const std::string& name) {
  catalog::OwnKernel kernel;
  kernel.id = "attack.cu";
  kernel.entry = name;
  kernel.problem = catalog::OwnProblem::sum;
  kernel.parameters = {{.name = "in", .isArray = true, .isConst = true},
                       {.name = "out", .isArray = true},
                       {.name = "n", .type = values::DType::int32}};
  kernel.usual = {{"n", "1"}, {"block", "1"}};
  return kernel;
}

class AttacksTest : public testing::Test {
 protected:
  void SetUp() override {
    if (LANESCOPE_IS_SANITIZED) {
      GTEST_SKIP()
          << "An object of the plain compiler is not loaded into a program with sanitizers.";
    }
#if !defined(__x86_64__)
    GTEST_SKIP() << "The attacks are written in the numbers and instructions of x86-64.";
#endif
    if (!sandbox::hasLandlock()) GTEST_SKIP() << "This system has no Landlock.";
    if (!sandbox::canForbidCalls()) GTEST_SKIP() << "This build has no libseccomp.";
    qputenv("XDG_CACHE_HOME", QByteArray(LANESCOPE_TEST_CACHE));
    try {
      m_compiler.emplace();
    } catch (const values::Error& error) {
      GTEST_SKIP() << error.what();
    }
    writeFile(canary(), kSecret);
  }

  [[nodiscard]] QString canary() const {
    return m_guarded.filePath("canary");
  }

  /// Compiles a text into the folder of the engine, without the look at its directives.
  void compile(QString text) {
    text.replace("@CANARY@", canary());
    m_compiler->compile(
        KernelBuild::traced, text.toStdString(), m_loaded.filePath("traced.so"),
        [](const HostCompiler::Complaint& complaint) {
          values::refuse(std::to_string(complaint.line) + ": " + complaint.message.toStdString());
        });
  }

  [[nodiscard]] Outcome run(const std::string& name) {
    writeFile(m_loaded.filePath("kernel.json"), engine::toJson(kernelNamed(name)).dump());
    EngineAddress address;
    address.setOwnKernel(m_loaded.path(), "attack.cu", false);
    QElapsedTimer clock;
    clock.start();
    EngineThread engine(address);
    QEventLoop loop;
    Outcome outcome;
    QObject::connect(&engine, &EngineThread::failed, &loop,
                     [&](quint64, values::ErrorKind, const QString& sentence) {
                       outcome.sentence = sentence;
                       loop.quit();
                     });
    QObject::connect(&engine, &EngineThread::runFinished, &loop,
                     [&](quint64, const std::shared_ptr<const values::RunResult>& result) {
                       if (!result->findings.empty()) {
                         outcome.sentence =
                             QString::fromStdString(result->findings.front().sentence);
                         outcome.isFinding = true;
                       } else if (!result->passed) {
                         outcome.sentence = "Its result is not the reference's.";
                         outcome.isFinding = true;
                       }
                       loop.quit();
                     });
    values::RunRequest request;
    request.kernel = "attack.cu";
    request.parameters.n = 1;
    request.parameters.block = 1;
    request.parameters.pattern = "ones";
    request.record = true;
    request.timeLimit = values::kLiveTimeLimit;
    engine.run(std::move(request));
    constexpr std::chrono::seconds kDeadline{60};
    QTimer::singleShot(kDeadline, &loop, [&] {
      ADD_FAILURE() << name << " has not ended within a minute";
      loop.quit();
    });
    loop.exec();
    outcome.milliseconds = clock.elapsed();
    return outcome;
  }

  [[nodiscard]] qint64 longest() const {
    return m_longest;
  }

  void expectEnd(const std::string& name) {
    const Outcome outcome = run(name);
    tell(name, outcome);
    m_longest = std::max(m_longest, outcome.milliseconds);
    EXPECT_FALSE(outcome.sentence.isEmpty()) << name << " ended as a good kernel does";
    EXPECT_TRUE(outcome.sentence.endsWith('.')) << outcome.sentence.toStdString();
    expectUntouched(name);
  }

  void expectUntouched(const std::string& name) {
    QFile file(canary());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name;
    EXPECT_EQ(file.readAll(), kSecret) << name;
    EXPECT_EQ(QDir(m_guarded.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1)
        << name;
  }

  /// Prints a line of the table, for whoever runs the test by hand.
  static void tell(const std::string& name, const Outcome& outcome) {
    std::printf("%-32s %6lld ms  %s%s\n", name.c_str(),
                static_cast<long long>(outcome.milliseconds), outcome.isFinding ? "finding: " : "",
                outcome.sentence.toUtf8().constData());
  }

 private:
  qint64 m_longest = 0;  ///< milliseconds
  QTemporaryDir m_guarded;
  QTemporaryDir m_loaded;
  std::optional<HostCompiler> m_compiler;
};

TEST_F(AttacksTest, AKernelThatAttacksEndsInASentenceAndWritesNothing) {
  QFile file(LANESCOPE_ATTACKS);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(file.readAll());
  compile(text);
  const Outcome good = run("isGood");
  ASSERT_TRUE(good.sentence.isEmpty()) << good.sentence.toStdString();
  static const QRegularExpression kInstance(QLatin1String(R"re(\nINSTANCE\((\w+))re"));
  int count = 0;
  for (auto all = kInstance.globalMatch(text); all.hasNext(); ++count) {
    expectEnd(all.next().captured(1).toStdString());
  }
  std::printf("%d attacks; the longest took %lld ms\n", count, static_cast<long long>(longest()));
  EXPECT_GE(count, 100);
}

TEST_F(AttacksTest, AnInitializerThatAttacksEndsInASentenceAndWritesNothing) {
  struct Case {
    const char* name;
    const char* work;
  };
  for (const Case& attack :
       {Case{"opens", "syscall(257, -100, \"/etc/passwd\", 0) < 0 ? ::abort() : void();"},
        Case{"writes", "syscall(257, -100, \"@CANARY@\", 0x241, 0644);"},
        Case{"forks", "syscall(57);"},
        Case{"makes memory executable", "syscall(9, 0, 4096, 7, 0x22, -1, 0);"},
        Case{"sets a filter of its own", "syscall(317, 1, 0, 0);"},
        Case{"reaches out", "syscall(41, 2, 1, 0);"},
        Case{"signals", "syscall(62, syscall(39), 9);"}, Case{"exits", "::exit(0);"},
        Case{"throws", "throw 1;"},
        Case{"never ends", "for (volatile int i = 0;; i = 1) continue;"},
        Case{"breaks memory", "*reinterpret_cast<volatile int*>(0x10) = 1;"},
        Case{"stops its process", "syscall(234, syscall(39), syscall(186), 19);"},
        Case{"waits for ever", "syscall(7, 0, 0, -1);"},
        Case{"allocates without end",
             "for (;;) *const_cast<volatile char*>(new char[1 << 20]) = 1;"},
        Case{"recurses",
             "struct Deep { static int go(volatile int* at) { volatile int here[64]; here[0] "
             "= *at; return go(here) + here[0]; } }; volatile int first = 0; Deep::go(&first);"},
        Case{"reads what else it may map", "syscall(9, 0, 4096, 5, 2, 3, 0);"}}) {
    compile(QStringLiteral("extern \"C\" long syscall(long, ...) noexcept;\n"
                           "struct Begin { Begin() { %1 } };\nstatic Begin begin;\n"
                           "__global__ void idle(Global<const Element<float>> in, "
                           "Global<Element<float>> out, int n) { out[0] = in[0]; }\n"
                           "LANESCOPE_INSTANCE(\"idle\", idle, idle)\n")
                .arg(attack.work));
    SCOPED_TRACE(attack.name);
    expectEnd("idle");
  }
}

/// What no part of the sandbox forbids, since it harms nobody: it ends as a good kernel does.
TEST_F(AttacksTest, ACodeThatRunsBesideTheKernelHasTheSameSandbox) {
  struct Case {
    const char* name;
    const char* text;
  };
  constexpr const char* kWrites = "syscall(257, -100, \"@CANARY@\", 0x241, 0644);";
  for (const Case& attack : {
           Case{"a constructor", "__attribute__((constructor)) void begin() { %1 }\n"},
           Case{"a constructor of high rank",
                "__attribute__((constructor(101))) void begin() { %1 }\n"},
           Case{"a destructor", "struct End { ~End() { %1 } };\nstatic End end;\n"},
           Case{"a destructor of the object", "__attribute__((destructor)) void end() { %1 }\n"},
           Case{"a write of its own",
                "extern \"C\" long write(int, const void*, unsigned long) { %1 return 0; }\n"},
           Case{"a malloc of its own",
                "extern \"C\" void* malloc(unsigned long) { %1 return 0; }\n"},
           Case{"a huge array", "char huge[1ULL << 62];\n"},
           Case{"a weak symbol of the emulator",
                "extern \"C\" __attribute__((weak)) void lanescope_begin();\n"},
           Case{"a function that is chosen while it is loaded",
                "extern \"C\" { void* choose() { %1 return nullptr; }\n"
                "void chosen() __attribute__((ifunc(\"choose\"))); }\n"},
       }) {
    compile(QStringLiteral("extern \"C\" long syscall(long, ...) noexcept;\n") +
            QString(attack.text).replace("%1", kWrites) +
            "__global__ void idle(Global<const Element<float>> in, Global<Element<float>> out, int "
            "n) { out[0] = in[0]; }\nLANESCOPE_INSTANCE(\"idle\", idle, idle)\n");
    SCOPED_TRACE(attack.name);
    tell(attack.name, run("idle"));
    expectUntouched(attack.name);
  }
}

TEST_F(AttacksTest, ATextThatAttacksTheCompilerEndsInASentence) {
  struct Case {
    const char* name;
    const char* text;
  };
  for (const Case& attack : {
           Case{"includes a file", "#include \"/etc/passwd\"\n"},
           Case{"includes by another sign", "%:include \"/etc/passwd\"\n"},
           Case{"includes over two lines", "#incl\\\nude \"/etc/passwd\"\n"},
           Case{"takes a file by assembler", "__asm__(\".incbin \\\"/etc/passwd\\\"\");\n"},
           Case{"takes a file by hidden assembler",
                "#define J(a, b) a##b\nJ(as, m)(\".incbin \\\"/etc/passwd\\\"\");\n"},
           Case{"includes by a macro",
                "#define FILE_OF_ALL \"/etc/passwd\"\n#include FILE_OF_ALL\n"},
           Case{"includes the next", "#include_next \"/etc/passwd\"\n"},
           Case{"imports a file", "#import \"/etc/passwd\"\n"},
           Case{"includes endless bytes", "#include \"/dev/zero\"\n"},
           Case{"includes its environment", "#include \"/proc/self/environ\"\n"},
           Case{"asks for a time of a file", "_Pragma(\"GCC dependency \\\"/etc/passwd\\\"\")\n"},
           Case{"takes a file by a directive of the assembler",
                "#define J(a, b) a##b\nJ(as, m)(\".include \\\"/etc/passwd\\\"\");\n"},
           Case{"writes by the assembler", "#define J(a, b) a##b\nJ(as, m)(\".err\");\n"},
           Case{"fills a huge array", "char huge[3ULL << 30] = {1};\n"},
           Case{"doubles its templates",
                "template <int N, int M> struct Two { static constexpr int value = Two<N - 1, 2 * "
                "M>::value "
                "+ Two<N - 1, 2 * M + 1>::value; };\n"
                "template <int M> struct Two<0, M> { static constexpr int value = M; };\n"
                "int endless = Two<30, 0>::value;\n"},
           Case{"never ends a template",
                "template <int N> struct More { static constexpr int value = More<N + 1>::value; "
                "};\n"
                "int endless = More<0>::value;\n"},
           Case{"never ends a constant",
                "constexpr int endless() { int i = 0; while (true) ++i; return i; }\n"
                "constexpr int value = endless();\n"},
           Case{"grows without end",
                "#define A x x x x x x x x\n#define B A A A A A A A A A A\n"
                "#define C B B B B B B B B B B\n#define D C C C C C C C C C C\n"
                "#define E D D D D D D D D D D\n#define F E E E E E E E E E E\n"
                "#define G F F F F F F F F F F\n#define H G G G G G G G G G G\nH\n"},
       }) {
    SCOPED_TRACE(attack.name);
    QElapsedTimer clock;
    clock.start();
    std::string sentence;
    try {
      compile(attack.text);
    } catch (const values::Error& error) {
      sentence = error.what();
    }
    std::printf("%-32s %6lld ms  %s\n", attack.name, static_cast<long long>(clock.elapsed()),
                sentence.c_str());
    EXPECT_FALSE(sentence.empty());
    EXPECT_EQ(sentence.find("root:"), std::string::npos) << "it has read the file";
  }
}

}  // namespace
}  // namespace lanescope::app
