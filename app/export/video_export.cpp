// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/video_export.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <filesystem>

#include "app/output_file.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr int kPatienceMs = 60'000;                ///< for ffmpeg to take a frame, or to end
constexpr qint64 kMostWaiting = qint64{64} << 20;  ///< bytes that ffmpeg has not taken yet

[[noreturn]] void unavailable(const std::string& sentence) {
  throw values::Error(values::ErrorKind::unavailable, sentence);
}

QString ffmpeg() {
  return QStandardPaths::findExecutable("ffmpeg");
}

QStringList arguments(QSize size, int framesPerSecond, const QString& file) {
  return {"-hide_banner", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgr0", "-s",
          QString("%1x%2").arg(size.width()).arg(size.height()), "-r",
          QString::number(framesPerSecond), "-i", "-", "-an",
          // Players want colours at half the resolution, and that needs even sides.
          "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf",
          "18", "-movflags", "+faststart", "-y", file};
}

/// The running process; killed when it is left behind.
class Encoder {
 public:
  Encoder(const QString& program, const QStringList& programArguments) {
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.start(program, programArguments);
    if (!m_process.waitForStarted()) fail();
  }
  ~Encoder() {
    if (m_process.state() == QProcess::NotRunning) return;
    m_process.kill();
    m_process.waitForFinished();
  }
  void add(const QImage& image) {
    for (int y = 0; y < image.height(); ++y) {
      m_process.write(reinterpret_cast<const char*>(image.constScanLine(y)),
                      qint64{image.width()} * qint64{sizeof(QRgb)});
    }
    while (m_process.bytesToWrite() > kMostWaiting) {
      if (!m_process.waitForBytesWritten(kPatienceMs)) fail();
    }
  }
  void finish() {
    while (m_process.bytesToWrite() > 0) {
      if (!m_process.waitForBytesWritten(kPatienceMs)) fail();
    }
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(kPatienceMs) || m_process.exitStatus() != QProcess::NormalExit ||
        m_process.exitCode() != 0) {
      fail();
    }
  }

 private:
  [[noreturn]] void fail() {
    m_process.kill();
    m_process.waitForFinished();
    const QStringList lines =
        QString::fromLocal8Bit(m_process.readAllStandardError()).trimmed().split('\n');
    const QString reason = lines.last().isEmpty() ? m_process.errorString() : lines.last();
    unavailable("ffmpeg could not write the video: " + reason.trimmed().toStdString() + ".");
  }

  QProcess m_process;
};

}  // namespace

bool canExportVideo() {
  return !ffmpeg().isEmpty();
}

void exportVideo(const StageFrames& frames, const QString& path, const ExportMonitor& monitor) {
  const QString program = ffmpeg();
  if (program.isEmpty()) {
    unavailable("MP4 needs ffmpeg, which is not installed; write a .gif or install it.");
  }
  // Checks the place; ffmpeg itself writes into a folder beside it, from where a file of any size
  // moves in one step.
  { const OutputFile probe(path); }
  const QFileInfo target(path);
  const QTemporaryDir folder(target.absoluteDir().filePath(".lanescope-XXXXXX"));
  if (!folder.isValid()) {
    values::refuse(path.toStdString() +
                   " cannot be written: " + folder.errorString().toStdString() + ".");
  }
  const QString file = folder.filePath("video.mp4");
  Encoder encoder(program, arguments(frames.frame(0).size(), frames.framesPerSecond(), file));
  for (int i = 0; i < frames.count(); ++i) {
    throwIfStopped(monitor);
    encoder.add(frames.frame(i));
    monitor.progress(static_cast<double>(i + 1) / frames.count());
  }
  encoder.finish();
  std::error_code error;
  std::filesystem::rename(file.toStdString(), path.toStdString(), error);
  if (error) unavailable(path.toStdString() + " cannot be written: " + error.message() + ".");
}

}  // namespace lanescope::app
