// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/video_export.h"

#include <QStandardPaths>
#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

#include "app/engine/child_process.h"
#include "app/files/on_disk.h"
#include "app/files/output_file.h"
#include "app/files/scratch_folder.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr std::chrono::milliseconds kTimeout{60'000};  ///< for ffmpeg to accept a frame or to end
constexpr qint64 kMostWaiting = qint64{64} << 20;      ///< bytes that ffmpeg has not read yet

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
          // Players expect colours at half the resolution, which needs even widths and heights.
          "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf",
          "18", "-movflags", "+faststart", "-y", file};
}

/// The running ffmpeg process; the destructor kills it.
class Encoder {
 public:
  Encoder(const QString& program, const QStringList& programArguments) {
    const QString failure = m_process.start(program, programArguments);
    if (!failure.isEmpty()) fail(failure);
  }
  void add(const QImage& image) {
    std::vector<std::byte> pixels;
    pixels.reserve(static_cast<std::size_t>(image.sizeInBytes()));
    for (int y = 0; y < image.height(); ++y) {
      const auto* const line = reinterpret_cast<const std::byte*>(image.constScanLine(y));
      pixels.insert(pixels.end(), line, line + qsizetype{image.width()} * qsizetype{sizeof(QRgb)});
    }
    m_process.write(std::move(pixels));
    if (!m_process.waitForBytesWritten(kMostWaiting, kTimeout)) fail();
  }
  void finish() {
    if (!m_process.waitForBytesWritten(0, kTimeout)) fail();
    m_process.closeInput();
    if (!m_process.waitForFinished(kTimeout) || m_process.wasEndedBySignal() ||
        m_process.exitCode() != 0) {
      fail();
    }
  }

 private:
  [[noreturn]] void fail(const QString& otherwise = QStringLiteral("it has ended early")) {
    m_process.kill();
    static_cast<void>(m_process.waitForFinished(kTimeout));
    const QStringList lines =
        QString::fromLocal8Bit(m_process.readAllStandardError()).trimmed().split('\n');
    const QString reason = lines.last().isEmpty() ? otherwise : lines.last();
    unavailable("ffmpeg could not write the video: " + reason.trimmed().toStdString() + ".");
  }

  ChildProcess m_process;
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
  // Checks that the file can be written. ffmpeg writes into a scratch folder next to it, from which
  // the file is then moved in one step.
  { const OutputFile probe(path); }
  const ScratchFolder folder(path);
  const QString file = folder.filePath("video.mp4");
  Encoder encoder(program, arguments(frames.frame(0).size(), frames.framesPerSecond(), file));
  for (int i = 0; i < frames.count(); ++i) {
    throwIfStopped(monitor);
    encoder.add(frames.frame(i));
    monitor.progress(static_cast<double>(i + 1) / frames.count());
  }
  encoder.finish();
  moveIntoPlace(file, path);
}

}  // namespace lanescope::app
