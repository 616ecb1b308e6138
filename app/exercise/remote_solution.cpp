// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/remote_solution.h"

#include <span>
#include <utility>
#include <vector>

#include "app/exercise/verdict_json.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

/// As the shell of the other host reads it.
QString quoted(const QString& word) {
  return u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

QString lastLineOf(const QByteArray& errors) {
  constexpr qsizetype kLongest = 300;
  const QStringList lines = QString::fromUtf8(errors).split(u'\n', Qt::SkipEmptyParts);
  QString last = lines.isEmpty() ? QString() : lines.last().trimmed().left(kLongest);
  while (last.endsWith(u'.')) last.chop(1);
  return last;
}

}  // namespace

RemoteSolution::RemoteSolution(std::shared_ptr<const Exercise> exercise, const QString& host,
                               const QStringList& command, std::chrono::milliseconds limit,
                               QObject* parent)
    : QObject(parent),
      m_exercise(std::move(exercise)),
      m_host(host),
      m_command(command),
      m_limit(limit),
      m_process(std::make_unique<ChildProcess>()) {
  m_deadline.setSingleShot(true);
  connect(&m_deadline, &QTimer::timeout, this, [this] {
    m_process->kill();
    lose(tr("it has not answered in time"));
  });
  connect(m_process.get(), &ChildProcess::finished, this, &RemoteSolution::onEnded);
}

void RemoteSolution::start(const QString& text) {
  QStringList words;
  for (const QString& word : std::as_const(m_command)) words += quoted(word);
  const QString failure = m_process->start(
      QStringLiteral("ssh"),
      {QStringLiteral("-T"), QStringLiteral("-oBatchMode=yes"),
       QStringLiteral("-oConnectTimeout=4"), QStringLiteral("--"), m_host, words.join(u' ')});
  if (!failure.isEmpty()) {
    // From the event loop, so that no signal comes before this returns.
    QMetaObject::invokeMethod(
        this, [this, failure] { lose(failure, false); }, Qt::QueuedConnection);
    return;
  }
  m_deadline.start(m_limit);
  const QByteArray bytes = text.toUtf8();
  const auto all =
      std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
  m_process->write({all.begin(), all.end()});
  m_process->closeInput();
}

void RemoteSolution::onEnded(int exitCode, bool bySignal) {
  if (m_isOver) return;
  const QByteArray output = m_process->readAllStandardOutput();
  if (exitCode == 0 && !bySignal) {
    try {
      const Verdict verdict = verdictFromJson(output, *m_exercise);
      m_isOver = true;
      m_deadline.stop();
      emit finished(verdict);
      return;
    } catch (const values::Error& error) {
      return lose(QString::fromUtf8(error.what()).chopped(1));
    }
  }
  const QString last = lastLineOf(m_process->readAllStandardError());
  constexpr int kNotReached = 255;  // says ssh
  const bool isReached = bySignal || exitCode != kNotReached;
  if (!last.isEmpty()) return lose(last, isReached);
  //: %1: a number
  lose(bySignal ? tr("its process was ended by signal %1").arg(exitCode)
                : /*: %1: a number */ tr("its process ended with exit code %1").arg(exitCode));
}

void RemoteSolution::lose(const QString& why, bool isReached) {
  if (std::exchange(m_isOver, true)) return;
  m_deadline.stop();
  //: %1: the name of a computer; %2: why, as the end of a sentence
  emit lost(tr("The host %1 grades no more: %2.").arg(m_host, why), isReached);
}

}  // namespace lanescope::app
