// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_codec.h"

#include <algorithm>

#include "app/session/session_tables.h"
#include "protocol/cbor_check.h"
#include "protocol/codec_parts.h"
#include "protocol/text_check.h"
#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::app {
namespace {

using engine::JsonFields;
using engine::PayloadReader;
using nlohmann::json;
using Place = SessionTable::Place;

/// The most bytes of a text in a session.
constexpr std::size_t kLongestText = 20'000;
constexpr std::size_t kMostArrays = 100;
/// There is one table for each SessionTable::Place.
constexpr std::size_t kMostTables = 3;
constexpr std::size_t kMostKernelBytes = std::size_t{1} << 20;
constexpr std::size_t kLongestKernelName = 255;

/// Refuses longer texts than the program writes, and texts with a line break or another control
/// character, so that a sentence which quotes a text stays on one line.
void checkTexts(const json& head) {
  engine::forEachText(head, [](const std::string& /*key*/, const std::string& text) {
    if (text.size() > kLongestText) {
      values::refuse("It holds a text of more than " + std::to_string(kLongestText) + " bytes.");
    }
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; };
    if (std::ranges::any_of(text, isControl)) {
      values::refuse("It holds a text with a control character.");
    }
  });
}

// Writing

/// Numbers the arrays of a session. Each array is written to the payload once.
class ArrayWriter {
 public:
  explicit ArrayWriter(std::vector<std::byte>& payload) : m_payload(payload) {}

  json numbersOf(const std::vector<SharedArray>& arrays) {
    json numbers = json::array();
    for (const SharedArray& array : arrays) {
      const auto known = std::ranges::find(m_known, array);
      numbers.push_back(known - m_known.begin());
      if (known != m_known.end()) continue;
      m_known.push_back(array);
      m_heads.push_back(engine::encodeArray(*array, m_payload));
    }
    return numbers;
  }
  [[nodiscard]] json heads() const { return m_heads; }

 private:
  std::vector<std::byte>& m_payload;
  std::vector<SharedArray> m_known;
  json m_heads = json::array();
};

json requestToJson(values::RunRequest request, std::vector<std::byte>& payload) {
  request.inputs.clear();
  return engine::encodePart(request, payload);
}

json tableToJson(const SessionTable& table, ArrayWriter& arrays) {
  json head = engine::writeJson(table);
  head["arrays"] = arrays.numbersOf(table.arrays);
  return head;
}

json resultToJson(const SessionResult& result, std::vector<std::byte>& payload) {
  return {{"result", engine::encodePart(*result.result, payload)},
          {"source_sha256", result.sourceHash}};
}

json runToJson(const SessionRun& run, ArrayWriter& arrays, std::vector<std::byte>& payload) {
  json head{{"request", requestToJson(run.request, payload)}};
  head["inputs"] = arrays.numbersOf(run.inputs);
  head["main"] = resultToJson(run.main, payload);
  if (!run.compared) return head;
  head["beside"] = resultToJson(*run.compared, payload);
  if (run.comparedRequest) head["beside_request"] = requestToJson(*run.comparedRequest, payload);
  return head;
}

void checkCount(const char* things, std::size_t count, std::size_t most) {
  if (count <= most) return;
  values::refuse("The session has " + std::to_string(count) + " " + things +
                 "; a file holds at most " + std::to_string(most) + ".");
}

/// The text has line breaks, which a text of the head may not have.
json kernelToJson(const SessionKernel& kernel, ArrayWriter& arrays) {
  checkCount("characters of its kernel", kernel.text.size(), kMostKernelBytes);
  auto text = std::make_shared<values::HostArray>(values::DType::uint8, kernel.text.size());
  std::ranges::copy(kernel.text, text->as<std::uint8_t>().begin());
  json head{{"name", kernel.name}, {"mark", kernel.mark}, {"text", arrays.numbersOf({text})}};
  if (!kernel.exercise.empty()) head["exercise"] = kernel.exercise;
  return head;
}

void checkSize(const char* part, std::uint64_t bytes, std::uint64_t limit) {
  if (bytes <= limit) return;
  values::refuse(std::string("The session's ") + part + " takes " + values::sizeText(bytes) +
                 "; a file holds at most " + values::sizeText(limit) + " of it.");
}

// Reading

/// Labels and tool tips show these texts. They would interpret a tag and open the file that it
/// names.
void checkHasNoTags(const json& result) {
  engine::forEachText(result, [](const std::string& /*key*/, const std::string& text) {
    for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at + 1)) {
      const char next = at + 1 < text.size() ? text[at + 1] : ' ';
      if (next != ' ' && next != '=') values::refuse("It holds a text with a tag.");
    }
  });
}

std::vector<SharedArray> arraysOf(const JsonFields& fields, const char* key,
                                  const std::vector<SharedArray>& all) {
  std::vector<SharedArray> arrays;
  for (const json& number : fields.array(key, kMostArrays)) {
    if (!number.is_number_unsigned() || number.get<std::uint64_t>() >= all.size()) {
      fields.fail(key, "names an array that is not there");
    }
    arrays.push_back(all[number.get<std::size_t>()]);
  }
  return arrays;
}

values::RunRequest requestFromJson(const json& source, PayloadReader& payload) {
  values::RunRequest request = engine::decodePart<values::RunRequest>(source, payload);
  if (!request.inputs.empty()) JsonFields(source, "request").fail("inputs", "are not empty");
  return request;
}

SessionTable tableFromJson(const json& source, const std::vector<SharedArray>& all) {
  const JsonFields fields(source, "table");
  auto table = engine::readJson<SessionTable>(source);
  table.arrays = arraysOf(fields, "arrays", all);
  const bool isTable = table.place == Place::columns;
  constexpr std::int64_t kMostColumns = 2;
  if (isTable && table.columns > kMostColumns) fields.fail("columns", "is more than 2");
  if (table.arrays.size() != static_cast<std::size_t>(isTable ? table.columns : 1)) {
    fields.fail("arrays", "does not have one array for each column, or one for a matrix");
  }
  const auto count = static_cast<std::uint64_t>(isTable ? table.rows : table.rows * table.columns);
  for (const SharedArray& array : table.arrays) {
    if (array->type != values::DType::float32 || array->count() != count) {
      fields.fail("arrays", "has one that is not as long as the table says");
    }
  }
  return table;
}

SessionKernel kernelFromJson(const json& source, const std::vector<SharedArray>& all) {
  const JsonFields fields(source, "kernel of one's own");
  SessionKernel kernel{
      fields.text("name"), {}, fields.text("mark"), fields.textIfThere("exercise")};
  const bool isName = !kernel.name.empty() && kernel.name.size() <= kLongestKernelName &&
                      kernel.name.find_first_of("/\\<>") == std::string::npos;
  if (!isName) fields.fail("name", "is no name of a file");
  const std::vector<SharedArray> texts = arraysOf(fields, "text", all);
  if (texts.size() != 1 || texts.front()->type != values::DType::uint8 ||
      texts.front()->count() == 0 || texts.front()->count() > kMostKernelBytes) {
    fields.fail("text", "is no text of at most 1 MiB");
  }
  const auto bytes = texts.front()->as<std::uint8_t>();
  kernel.text.assign(bytes.begin(), bytes.end());
  return kernel;
}

SessionResult resultFromJson(const json& source, PayloadReader& payload) {
  const JsonFields fields(source, "result");
  checkHasNoTags(source);
  SessionResult result;
  result.sourceHash = fields.text("source_sha256");
  auto run = std::make_shared<values::RunResult>(
      engine::decodePart<values::RunResult>(fields.object("result"), payload));
  if (run->record) {
    const trace::Record& record = *run->record;
    if (record.kernel != run->kernel) fields.fail("result", "has a record of another kernel");
    if (record.blockCount == 0) fields.fail("result", "has a record without a block");
    // The block is selected by a whole number of 32 bits.
    if (record.firstBlock + record.blockCount > INT32_MAX) {
      fields.fail("result", "has a record of blocks beyond 2^31");
    }
  }
  result.result = std::move(run);
  return result;
}

SessionRun runFromJson(const json& source, const std::vector<SharedArray>& all,
                       PayloadReader& payload) {
  const JsonFields fields(source, "run");
  SessionRun run;
  run.request = requestFromJson(fields.object("request"), payload);
  run.inputs = arraysOf(fields, "inputs", all);
  run.main = resultFromJson(fields.object("main"), payload);
  if (run.main.result->kernel != run.request.kernel) {
    fields.fail("main", "is the result of another kernel");
  }
  if (const json* compared = fields.optional("beside")) {
    run.compared = resultFromJson(*compared, payload);
    if (!run.main.result->record || !run.compared->result->record) {
      fields.fail("beside", "stands beside without both records");
    }
    if (const json* request = fields.optional("beside_request")) {
      run.comparedRequest = requestFromJson(*request, payload);
      if (run.comparedRequest->kernel != run.compared->result->kernel) {
        fields.fail("beside_request", "is for another kernel");
      }
    }
  }
  return run;
}

std::uint64_t lastBlockOf(const trace::Record* record) {
  return record != nullptr ? record->blockCount - 1 : 0;
}

/// `record`: the record on the stage, or null.
void checkView(const json& source, const trace::Record* record) {
  const JsonFields fields(source, "view");
  (void)fields.count("block", lastBlockOf(record));
  if (fields.optional("chosen") != nullptr) {
    const std::uint64_t threads = record != nullptr ? record->threadsPerBlock() : 0;
    if (fields.count("chosen") >= threads) fields.fail("chosen", "is no thread of the block");
  }
  const auto checkNumbers = [&](const char* key, std::size_t most, const char* complaint) {
    if (fields.optional(key) == nullptr) return;
    for (const json& number : fields.array(key, most)) {
      if (!number.is_number_unsigned() || number > INT32_MAX) fields.fail(key, complaint);
    }
  };
  checkNumbers("bookmarks", kMostBookmarks, "holds something that is no step");
  checkNumbers("breakpoints", kMostBreakpoints, "holds something that is no line");
}

void checkQuiz(const json& source, const trace::Record* record) {
  for (const json& answer : JsonFields(source, "lesson").array("answers", kMostAnswers)) {
    (void)JsonFields(answer, "answer").count("block", lastBlockOf(record));
  }
}

}  // namespace

engine::Frame encodeSession(const Session& session) {
  checkCount("bookmarks", session.view.bookmarks.size(), kMostBookmarks);
  checkCount("watches", session.view.watches.size(), kMostWatches);
  checkCount("breakpoints", session.view.breakpoints.size(), kMostBreakpoints);
  checkCount("answers", session.quiz.answers.size(), kMostAnswers);
  if (session.lesson) checkCount("answers", session.lesson->answers.size(), kMostAnswers);
  engine::Frame frame;
  ArrayWriter arrays(frame.payload);
  json head = engine::writeJson(session);
  head["tables"] = json::array();
  for (const SessionTable& table : session.tables) {
    head["tables"].push_back(tableToJson(table, arrays));
  }
  // Arrays come first in the payload.
  if (session.ownKernel) head["own_kernel"] = kernelToJson(*session.ownKernel, arrays);
  if (session.run) head["run"] = runToJson(*session.run, arrays, frame.payload);
  head["arrays"] = arrays.heads();
  checkTexts(head);
  frame.head = json::to_cbor(head);
  checkSize("description", frame.head.size(), kMostSessionHeadBytes);
  checkSize("data", frame.payload.size(), engine::FrameLimits{}.payloadBytes);
  return frame;
}

Session decodeSession(std::span<const std::uint8_t> cbor, std::span<const std::byte> data) {
  if (!engine::isPlainCbor(cbor)) values::refuse("Its head is not in the expected format.");
  constexpr bool kNothingBehind = true;
  constexpr bool kThrow = false;
  const json head = json::from_cbor(cbor, kNothingBehind, kThrow);
  checkTexts(head);
  const JsonFields fields(head, "session");
  PayloadReader payload(data);
  std::vector<SharedArray> arrays;
  for (const json& array : fields.array("arrays", kMostArrays)) {
    arrays.push_back(
        std::make_shared<const values::HostArray>(engine::decodeArray(array, "array", payload)));
  }
  std::vector<SessionTable> tables;
  for (const json& table : fields.array("tables", kMostTables)) {
    tables.push_back(tableFromJson(table, arrays));
  }
  std::optional<SessionRun> run;
  if (const json* source = fields.optional("run")) run = runFromJson(*source, arrays, payload);
  payload.expectEnd();
  std::optional<SessionKernel> ownKernel;
  if (const json* source = fields.optional("own_kernel")) {
    ownKernel = kernelFromJson(*source, arrays);
  }
  const trace::Record* const record =
      run && run->main.result->record ? &*run->main.result->record : nullptr;
  checkView(fields.object("view"), record);
  auto session = engine::readJson<Session>(head);
  if (const json* quiz = fields.optional("lesson")) checkQuiz(*quiz, record);
  session.tables = std::move(tables);
  session.run = std::move(run);
  session.ownKernel = std::move(ownKernel);
  return session;
}

std::string writerOf(const std::vector<std::uint8_t>& head) {
  if (!engine::isPlainCbor(head)) return {};
  const json source = json::from_cbor(head, /*strict=*/true, /*allow_exceptions=*/false);
  const auto found = source.is_object() ? source.find("saved_by") : source.end();
  return found != source.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace lanescope::app
