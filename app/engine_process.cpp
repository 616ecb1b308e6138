// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine_process.h"

#include <QCoreApplication>
#include <span>
#include <utility>

#include "engine/codec.h"
#include "engine/version.h"

namespace lanescope::app {
namespace {

/// The pulse is felt this many times within EngineLimits::silence. Ticks are counted, not time: a
/// tick that this thread is late for must not count twice, since answers may wait unread meanwhile.
constexpr int kTicksOfSilence = 5;
constexpr qsizetype kKeptErrors = 2048;
constexpr quint64 kPingId = 1;

QString secondsText(std::chrono::milliseconds time) {
  return QString::number(std::chrono::duration<double>(time).count()) + QStringLiteral(" s");
}

}  // namespace

EngineProcess::EngineProcess(const EngineAddress& address, QObject* parent)
    : QObject(parent), m_address(address), m_process(std::make_unique<QProcess>()) {
  connect(m_process.get(), &QProcess::readyReadStandardOutput, this, &EngineProcess::readOutput);
  connect(m_process.get(), &QProcess::readyReadStandardError, this, &EngineProcess::readErrors);
  connect(m_process.get(), &QProcess::errorOccurred, this, &EngineProcess::onStartError);
  connect(m_process.get(), &QProcess::finished, this, &EngineProcess::onFinished);
  connect(&m_pulse, &QTimer::timeout, this, &EngineProcess::checkPulse);
}

EngineProcess::~EngineProcess() {
  if (m_process->state() == QProcess::NotRunning) return;
  m_process->disconnect(this);
  m_process->kill();
  // A process inside a driver call may outlive its kill signal. QProcess would wait for it here for
  // half a minute; the operating system clears it up without us.
  (void)m_process.release();
}

void EngineProcess::start() {
  m_process->start(m_address.program(), m_address.arguments());
  m_pulse.start(m_address.limits().hello);
}

void EngineProcess::send(const engine::ToEngine& message) {
  const engine::Frame frame = engine::encode(message);
  const auto write = [this](const void* data, std::size_t size) {
    m_process->write(static_cast<const char*>(data), static_cast<qint64>(size));
  };
  const std::vector<std::byte> header = engine::frameHeader(frame);
  write(header.data(), header.size());
  write(frame.head.data(), frame.head.size());
  write(frame.payload.data(), frame.payload.size());
}

void EngineProcess::abandon() {
  m_isOver = true;
  m_pulse.stop();
  if (m_process->state() == QProcess::NotRunning) {
    emit ended();
  } else {
    m_process->kill();
  }
}

bool EngineProcess::waitForEnd(std::chrono::milliseconds limit) {
  return m_process->state() == QProcess::NotRunning ||
         m_process->waitForFinished(static_cast<int>(limit.count()));
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
      return lose(tr("The engine %1 sent a message that cannot be read: %2")
                      .arg(m_address.place(), QString::fromStdString(decoded.error)));
    }
    handle(*decoded.message);
    if (m_isOver) return;
  }
  if (m_decoder.error().empty()) return;
  const QString hint =
      m_address.isLocal() ? QString() : tr(" A shell start-up file that prints text does this.");
  lose(tr("What the engine %1 sends is not to be understood: %2%3")
           .arg(m_address.place(), QString::fromStdString(m_decoder.error()), hint));
}

void EngineProcess::readErrors() {
  m_errors = (m_errors + m_process->readAllStandardError()).right(kKeptErrors);
}

void EngineProcess::handle(engine::ToClient& message) {
  const auto* const hello = std::get_if<engine::Hello>(&message.body);
  if ((hello != nullptr) == m_isReady) {
    return lose(tr("The engine %1 did not begin with one greeting.").arg(m_address.place()));
  }
  if (hello != nullptr) return greet(*hello);
  if (!std::holds_alternative<engine::Pong>(message.body)) emit received(message);
}

void EngineProcess::greet(const engine::Hello& hello) {
  const QString version = QString::fromStdString(hello.version);
  const std::string own(engine::programVersion());
  if (hello.protocol != engine::kProtocolVersion) {
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
  emit ready(tr("Engine %1 %2, process %3").arg(version, m_address.place()).arg(hello.pid));
}

void EngineProcess::checkPulse() {
  if (!m_isReady) {
    return lose(tr("The engine %1 did not answer within %2%3.")
                    .arg(m_address.place(), secondsText(m_address.limits().hello), lastWords()));
  }
  // While a large request is on its way, the pings are behind it.
  const qint64 unsent = m_process->bytesToWrite();
  if (unsent < std::exchange(m_unsent, unsent)) m_silentTicks = 0;
  if (++m_silentTicks > kTicksOfSilence) {
    return lose(tr("The engine %1 has not answered for %2.")
                    .arg(m_address.place(), secondsText(m_address.limits().silence)));
  }
  send({kPingId, engine::Ping{}});
}

void EngineProcess::onStartError(QProcess::ProcessError error) {
  // All other errors end in `finished`.
  if (error != QProcess::FailedToStart) return;
  const bool wasOver = m_isOver;
  lose(tr("%1 could not be started: %2.").arg(m_address.program(), m_process->errorString()));
  if (wasOver) emit ended();
}

void EngineProcess::onFinished(int exitCode, QProcess::ExitStatus status) {
  readErrors();
  if (!m_isOver) {
    const QString how = status == QProcess::CrashExit
                            ? tr("The engine %1 was ended by signal %2%3.")
                            : tr("The engine %1 ended by itself with exit code %2%3.");
    lose(how.arg(m_address.place(), QString::number(exitCode), lastWords()));
  }
  emit ended();
}

void EngineProcess::lose(const QString& sentence) {
  if (std::exchange(m_isOver, true)) return;
  m_pulse.stop();
  emit lost(sentence);
}

QString EngineProcess::lastWords() const {
  const QStringList lines =
      QString::fromUtf8(m_errors).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  if (lines.isEmpty()) return {};
  QString last = lines.last().trimmed();
  while (last.endsWith(QLatin1Char('.'))) last.chop(1);
  return QStringLiteral(" (%1)").arg(last);
}

}  // namespace lanescope::app
