// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_process.h"

#include <QCoreApplication>
#include <cstring>
#include <new>
#include <span>
#include <utility>

#include "app/engine/child_process.h"
#include "app/engine/mpi_words.h"
#include "app/engine/time_left.h"
#include "protocol/codec.h"
#include "protocol/version.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

/// A ping is sent this many times within EngineLimits::silence. Ticks are counted, not time: a tick
/// that comes late on this thread must not count twice, since answers may be waiting unread.
constexpr int kTicksOfSilence = 5;
constexpr qsizetype kKeptErrors = 2048;
/// mpirun kills a rank one second after it has asked it to end.
constexpr std::chrono::milliseconds kCleanUpLimit{1500};
constexpr qsizetype kLongestLastWords = 300;

}  // namespace

EngineProcess::EngineProcess(const EngineAddress& address, QObject* parent)
    : QObject(parent), m_address(address), m_process(std::make_unique<ChildProcess>()) {
  connect(m_process.get(), &ChildProcess::readyReadStandardOutput, this,
          &EngineProcess::readOutput);
  connect(m_process.get(), &ChildProcess::readyReadStandardError, this, &EngineProcess::readErrors);
  connect(m_process.get(), &ChildProcess::finished, this, &EngineProcess::onFinished);
  connect(&m_pulse, &QTimer::timeout, this, &EngineProcess::checkPulse);
}

EngineProcess::~EngineProcess() = default;

void EngineProcess::start() {
  if (m_address.ranks()) m_process->setOwnGroup();
  const QString failure = m_process->start(m_address.program(), m_address.arguments());
  if (!failure.isEmpty()) {
    const auto sayIt = [this, failure] {
      //: %1: name of the program; %2: the system's reason
      lose(tr("%1 could not be started: %2.").arg(m_address.program(), failure));
    };
    QMetaObject::invokeMethod(this, sayIt, Qt::QueuedConnection);
    return;
  }
  m_pulse.start(m_address.limits().hello);
}

void EngineProcess::send(const engine::ToEngine& message) {
  try {
    engine::Frame frame = engine::encode(message);
    std::vector<std::byte> begin = engine::frameHeader(frame);
    const auto head = std::as_bytes(std::span(frame.head));
    begin.insert(begin.end(), head.begin(), head.end());
    m_process->write(std::move(begin));
    m_process->write(std::move(frame.payload));
  } catch (const std::bad_alloc&) {
    values::unavailable("There is not enough memory to hand the request to its engine.");
  }
  m_dialogue.say(message);
}

bool EngineProcess::isInTransfer() const {
  return m_process->bytesToWrite() > 0 || m_decoder.isWithinFrame();
}

void EngineProcess::abandon() {
  m_isOver = true;
  m_pulse.stop();
  if (m_process->isRunning() && m_address.ranks()) {
    // mpirun ends its ranks and removes what they share in memory, unless it is killed at once.
    m_process->terminate();
    QTimer::singleShot(kCleanUpLimit, m_process.get(), &ChildProcess::kill);
  } else if (m_process->isRunning()) {
    m_process->kill();
  } else {
    emit ended();
  }
}

bool EngineProcess::waitForEnd(std::chrono::milliseconds limit) {
  return m_process->waitForFinished(limit);
}

void EngineProcess::readOutput() {
  const QByteArray bytes = m_process->readAllStandardOutput();
  if (m_isOver) return;
  m_silentTicks = 0;
  m_decoder.feed(
      std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
  while (std::optional<engine::Frame> frame = m_decoder.next()) {
    engine::Decoded<engine::ToClient> decoded = engine::decodeToClient(*frame);
    if (!decoded.message) {
      //: %1: where the engine is, "on this machine"; %2: a sentence that says what is wrong
      return lose(tr("The engine %1 sent a message that cannot be read: %2")
                      .arg(m_address.place(), QString::fromStdString(decoded.error)));
    }
    handle(*decoded.message);
    if (m_isOver) return;
  }
  if (m_decoder.error().empty()) return;
  //: %1: where the engine is, "on this machine"; %2: a sentence that says what is wrong
  const QString sentence =
      m_address.isLocal()
          ? tr("What the engine %1 sends cannot be understood: %2")
          : /*: %1: where the engine is, "on gpu-server"; %2: a sentence that says what is wrong */
          tr("What the engine %1 sends cannot be understood: %2 A shell start-up "
             "file that prints text does this.");
  lose(sentence.arg(m_address.place(), QString::fromStdString(m_decoder.error())));
}

void EngineProcess::readErrors() {
  m_errors = (m_errors + m_process->readAllStandardError()).right(kKeptErrors);
}

void EngineProcess::handle(engine::ToClient& message) {
  const std::string misfit = m_dialogue.hear(message);
  if (!misfit.empty()) {
    //: %1: where the engine is, "on this machine"; %2: what it did, in English, "sent a result
    //: twice"
    return lose(tr("The engine %1 %2.").arg(m_address.place(), QString::fromStdString(misfit)));
  }
  if (const auto* hello = std::get_if<engine::Hello>(&message.body)) return greet(*hello);
  if (!std::holds_alternative<engine::Pong>(message.body)) emit received(message);
}

void EngineProcess::greet(const engine::Hello& hello) {
  const QString version = QString::fromStdString(hello.version);
  const std::string own(engine::programVersion());
  if (hello.protocol != engine::kProtocolVersion) {
    //: %1: where the engine is; %2, %3: its version and protocol; %4, %5: this program's
    return lose(tr("The engine %1 is version %2 and speaks protocol %3, but this is "
                   "version %4 with protocol %5: install the same version in both places.")
                    .arg(m_address.place(), version)
                    .arg(hello.protocol)
                    .arg(QString::fromStdString(own))
                    .arg(engine::kProtocolVersion));
  }
  send({0, engine::Hello{engine::kProtocolVersion, own, QCoreApplication::applicationPid()}});
  m_isReady = true;
  m_pulse.start(m_address.limits().silence / kTicksOfSilence);
  //: %1: the engine's version; %2: where it is, "on this machine"; %3: number of its process
  emit ready(tr("Engine %1 %2, process %3").arg(version, m_address.place()).arg(hello.pid));
}

void EngineProcess::checkPulse() {
  if (!m_isReady) {
    const QString last = lastWords();
    const QString limit = secondsText(m_address.limits().hello);
    //: %1: where the engine is, "on this machine"; %2: a time, "20 s"
    return lose(
        last.isEmpty()
            ? tr("The engine %1 did not answer within %2.").arg(m_address.place(), limit)
            : /*: %1: where the engine is; %2: a time, "20 s"; %3: the last line that it printed */
            tr("The engine %1 did not answer within %2 (%3).").arg(m_address.place(), limit, last));
  }
  // While a large request is being sent, pings wait behind it.
  const qint64 unsent = m_process->bytesToWrite();
  if (unsent < std::exchange(m_unsent, unsent)) m_silentTicks = 0;
  if (++m_silentTicks > kTicksOfSilence) {
    //: %1: where the engine is, "on this machine"; %2: a time, "20 s"
    return lose(tr("The engine %1 has not answered for %2.")
                    .arg(m_address.place(), secondsText(m_address.limits().silence)));
  }
  send({++m_lastPing, engine::Ping{m_dialogue.request()}});
}

void EngineProcess::onFinished(int exitCode, bool bySignal) {
  readErrors();
  if (!m_isOver && !m_address.ownKernel().isEmpty()) {
    lose(endOfOwnKernel(exitCode, bySignal));
  } else if (!m_isOver) {
    const QString last = lastWords();
    const QString code = QString::number(exitCode);
    if (last.isEmpty()) {
      //: %1: where the engine is, "on this machine"; %2: a number
      const QString how = bySignal
                              ? tr("The engine %1 was ended by signal %2.")
                              : /*: %1: where the engine is, "on this machine"; %2: a number */ tr(
                                    "The engine %1 ended by itself with exit code %2.");
      lose(how.arg(m_address.place(), code));
    } else {
      //: %1: where the engine is; %2: a number; %3: the last line that it printed
      const QString how =
          bySignal
              ? tr("The engine %1 was ended by signal %2 (%3).")
              : /*: %1: where the engine is; %2: a number; %3: the last line that it printed */ tr(
                    "The engine %1 ended by itself with exit code %2 (%3).");
      lose(how.arg(m_address.place(), code, last));
    }
  }
  emit ended();
}

void EngineProcess::lose(const QString& sentence) {
  if (std::exchange(m_isOver, true)) return;
  m_pulse.stop();
  emit lost(sentence);
}

QString EngineProcess::endOfOwnKernel(int exitCode, bool bySignal) const {
  const QString& name = m_address.ownKernel();
  const QByteArray begin = QByteArrayLiteral("lanescope-engine: ");
  const qsizetype at = m_errors.lastIndexOf(begin);
  if (at >= 0) {
    const QString said =
        QString::fromUtf8(m_errors.mid(at + begin.size())).section(QLatin1Char('\n'), 0, 0);
    //: %1 the file of a kernel; %2 a sentence
    return tr("%1 was ended. %2").arg(name, said.left(kLongestLastWords));
  }
  if (!bySignal) {
    //: %1 the file of a kernel; %2 a number
    return tr("%1 ended its own process, with exit code %2.").arg(name).arg(exitCode);
  }
  //: %1 the file of a kernel; %2 the name of a signal, such as Segmentation fault; %3 its number
  return tr("%1 broke its own process and was ended: %2 (signal %3).")
      .arg(name, QString::fromLocal8Bit(::strsignal(exitCode)))
      .arg(exitCode);
}

QString EngineProcess::lastWords() const {
  const QStringList lines =
      QString::fromUtf8(m_errors).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  if (lines.isEmpty()) return {};
  QString last = m_address.ranks() ? MpiWords::lastOf(m_errors) : lines.last().trimmed();
  while (last.endsWith(QLatin1Char('.'))) last.chop(1);
  return last.left(kLongestLastWords);
}

}  // namespace lanescope::app
