// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/result_decoder.h"

#include <QFile>
#include <QFileInfo>
#include <memory>
#include <new>
#include <nlohmann/json.hpp>
#include <string>

#include "app/decode/decoded_frame.h"
#include "app/decode/decoder_process.h"
#include "app/decode/mapped_file.h"
#include "app/history/result_file.h"
#include "protocol/codec_parts.h"
#include "values/error.h"

namespace lanescope::history {
namespace {

using nlohmann::json;

constexpr double kMillionths = 1e6;
/// The share of the time that the decoder takes.
constexpr double kDecoding = 0.8;
/// The share of the decoder's time that its reader takes.
constexpr double kReading = 0.8;

app::Decoder::Opened openResultsInDecoder(std::span<const std::string> arguments) {
  const QString path = QString::fromStdString(arguments[0]);
  const QFileInfo info(path);
  const std::string name = info.fileName().toStdString();
  const auto refuse = [&name](const std::string& reason) {
    values::refuse(name + " cannot be imported: " + reason + ".");
  };
  if (info.isDir()) refuse("it is a folder");
  if (!info.exists()) refuse("there is no such file");
  if (!info.isFile()) refuse("it is not a regular file");
  if (info.size() > kMostResultBytes) {
    refuse("it has " + std::to_string(info.size() >> 20) + " MiB, and a file of results has at " +
           "most " + std::to_string(kMostResultBytes >> 20));
  }
  const auto file = std::make_shared<QFile>(path);
  if (!file->open(QIODevice::ReadOnly)) refuse(file->errorString().toStdString());
  const auto contents = app::mappedFile(file->handle());
  return {file->handle(),
          [file, contents, name](app::DecodedWriter& out, const app::DecoderProgress& progress) {
            const values::ProgressMonitor monitor({}, [&progress](double part) {
              progress(static_cast<std::uint64_t>(part * kMillionths), 0);
            });
            const auto results =
                resultsOf({reinterpret_cast<const char*>(contents.data()), contents.size()}, name,
                          monitor.part(0, kReading));
            const values::ProgressMonitor writing = monitor.part(kReading, 1);
            engine::Frame frame;
            json head = json::array();
            for (const values::BenchResult& result : results) {
              writing.at(static_cast<double>(head.size()) / static_cast<double>(results.size()));
              head.push_back(engine::encodePart(result, frame.payload));
            }
            frame.head = json::to_cbor(head);
            app::writeFrame(out, frame);
          }};
}

std::vector<values::BenchResult> resultsIn(app::DecodedReader& in,
                                           const values::ProgressMonitor& monitor) {
  const app::DecodedFrame frame = app::readFrame(in);
  const json head = app::headOf(frame, in);
  if (!head.is_array() || head.empty()) in.fail();
  try {
    engine::PayloadReader payload(frame.payload);
    std::vector<values::BenchResult> results;
    for (const json& each : head) {
      monitor.at(static_cast<double>(results.size()) / static_cast<double>(head.size()));
      results.push_back(engine::decodePart<values::BenchResult>(each, payload));
      checkResult(results.back());
    }
    payload.expectEnd();
    return results;
  } catch (const values::Error& error) {
    if (error.kind() == values::ErrorKind::cancelled) throw;
    in.fail();
  } catch (const json::exception&) {
    in.fail();
  }
}

}  // namespace

std::vector<values::BenchResult> readResults(const QString& path,
                                             const values::ProgressMonitor& monitor) {
  // The shortest sample in a table has a line of its own, and becomes eight bytes.
  constexpr std::uint64_t kMostBytes = 4 * std::uint64_t{kMostResultBytes};
  const app::DecoderTask task{std::string(kResultDecoder.kind), path.toStdString(), kMostBytes};
  try {
    const values::ProgressMonitor decoding = monitor.part(0, kDecoding);
    app::DecodedReader in =
        app::decodeFile(task, {}, [&decoding](std::uint64_t millionths, std::uint64_t /*nothing*/) {
          decoding.at(static_cast<double>(millionths) / kMillionths);
        });
    return resultsIn(in, monitor.part(kDecoding, 1));
  } catch (const std::bad_alloc&) {
    values::unavailable(QFileInfo(path).fileName().toStdString() +
                        " cannot be imported. It needs more memory than this machine has free.");
  }
}

const app::Decoder kResultDecoder{"results", &openResultsInDecoder};

}  // namespace lanescope::history
