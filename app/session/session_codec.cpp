// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_codec.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "app/session/session_view_codec.h"
#include "protocol/array_codec.h"
#include "protocol/cbor_check.h"
#include "protocol/codec_parts.h"
#include "protocol/json_fields.h"
#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::app {
namespace {

using engine::JsonFields;
using engine::PayloadReader;
using nlohmann::json;
using Place = SessionTable::Place;

/// Nothing that a person wrote or reads is longer.
constexpr std::size_t kLongestText = 20'000;
constexpr std::size_t kMostTexts = 100;
constexpr std::size_t kMostArrays = 100;

constexpr std::array<std::pair<Place, std::string_view>, 3> kPlaces{
    {{Place::columns, "columns"}, {Place::a, "a"}, {Place::b, "b"}}};

/// Of what a program wrote, no text is longer, and none has a line break or the like: whatever of
/// it stands in a sentence, that stays one line.
void checkTexts(const json& item) {
  if (item.is_string()) {
    const auto& text = item.get_ref<const std::string&>();
    if (text.size() > kLongestText) {
      values::refuse("It holds a text of more than " + std::to_string(kLongestText) + " bytes.");
    }
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; };
    if (std::ranges::any_of(text, isControl)) {
      values::refuse("It holds a text with a control character.");
    }
  }
  if (!item.is_structured()) return;
  // Not deep: see isPlainCbor.
  for (const auto& [key, value] : item.items()) checkTexts(value);
}

// Writing

/// Numbers the arrays of a session; each goes to the payload once.
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

/// The target is written as in a request, so that there is one form of it.
json formToJson(const SessionForm& form) {
  values::RunRequest request;
  request.target = form.target;
  std::vector<std::byte> nothing;
  json texts = json::array();
  for (const auto& [name, text] : form.texts) texts.push_back({{"name", name}, {"text", text}});
  return {{"kernel", form.kernel},
          {"texts", std::move(texts)},
          {"target", engine::encodeRunRequest(request, nothing)["target"]},
          {"beside", form.compared}};
}

json requestToJson(values::RunRequest request, std::vector<std::byte>& payload) {
  request.inputs.clear();
  return engine::encodeRunRequest(request, payload);
}

json tableToJson(const SessionTable& table, ArrayWriter& arrays) {
  json head{{"description", table.description},
            {"rows", table.rows},
            {"columns", table.columns},
            {"arrays", arrays.numbersOf(table.arrays)}};
  for (const auto& [place, name] : kPlaces) {
    if (place == table.place) head["place"] = name;
  }
  return head;
}

json resultToJson(const SessionResult& result, std::vector<std::byte>& payload) {
  return {{"result", engine::encodeRunResult(*result.result, payload)},
          {"source_sha256", result.sourceHash}};
}

void checkCount(const char* things, std::size_t count, std::size_t most) {
  if (count <= most) return;
  values::refuse("The session has " + std::to_string(count) + " " + things +
                 "; a file holds at most " + std::to_string(most) + ".");
}

void checkSize(const char* part, std::uint64_t bytes, std::uint64_t limit) {
  if (bytes <= limit) return;
  values::refuse(std::string("The session's ") + part + " takes " + values::sizeText(bytes) +
                 "; a file holds at most " + values::sizeText(limit) + " of it.");
}

// Reading

/// What ran is told in labels and tips, which would take a tag as one, and open what it names.
void checkHasNoTags(const json& item) {
  if (item.is_string()) {
    const auto& text = item.get_ref<const std::string&>();
    for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at + 1)) {
      const char next = at + 1 < text.size() ? text[at + 1] : ' ';
      if (next != ' ' && next != '=') values::refuse("It holds a text with a tag.");
    }
  }
  if (!item.is_structured()) return;
  for (const auto& [key, value] : item.items()) checkHasNoTags(value);
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

SessionForm formFromJson(const json& source) {
  const JsonFields fields(source, "form");
  SessionForm form;
  form.kernel = fields.text("kernel");
  for (const json& item : fields.array("texts", kMostTexts)) {
    const JsonFields text(item, "field of the form");
    form.texts.emplace_back(text.text("name"), text.text("text"));
  }
  // As in a request; the other fields of one do not matter.
  std::vector<std::byte> nothing;
  json request = engine::encodeRunRequest({}, nothing);
  request["target"] = fields.object("target");
  PayloadReader empty(nothing);
  form.target = engine::decodeRunRequest(request, empty).target;
  form.compared = fields.textIfThere("beside");
  return form;
}

values::RunRequest requestFromJson(const json& source, PayloadReader& payload) {
  values::RunRequest request = engine::decodeRunRequest(source, payload);
  if (!request.inputs.empty()) JsonFields(source, "request").fail("inputs", "are not empty");
  return request;
}

SessionTable tableFromJson(const json& source, const std::vector<SharedArray>& all) {
  const JsonFields fields(source, "table");
  SessionTable table;
  const std::string& name = fields.text("place");
  const auto place = std::ranges::find(kPlaces, name, [](const auto& pair) { return pair.second; });
  if (place == kPlaces.end()) fields.fail("place", "= '" + name + "' is not known");
  table.place = place->first;
  table.description = fields.text("description");
  constexpr std::int64_t kMost = std::int64_t{1} << 31;  // both together stay within 64 bits
  table.rows = fields.integer("rows", 1, kMost);
  table.columns = fields.integer("columns", 1, kMost);
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

SessionResult resultFromJson(const json& source, PayloadReader& payload) {
  const JsonFields fields(source, "result");
  checkHasNoTags(source);
  SessionResult result;
  result.sourceHash = fields.text("source_sha256");
  auto run = std::make_shared<values::RunResult>(
      engine::decodeRunResult(fields.object("result"), payload));
  if (run->record) {
    const trace::Record& record = *run->record;
    if (record.kernel != run->kernel) fields.fail("result", "has a record of another kernel");
    if (record.blockCount == 0) fields.fail("result", "has a record without a block");
    // Blocks are chosen by whole numbers of 32 bits.
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

}  // namespace

engine::Frame encodeSession(const Session& session) {
  checkCount("bookmarks", session.view.bookmarks.size(), kMostBookmarks);
  checkCount("answers", session.lesson.answers.size(), kMostAnswers);
  engine::Frame frame;
  ArrayWriter arrays(frame.payload);
  json head{{"saved_by", session.savedBy},
            {"saved_at", session.savedAt},
            {"form", formToJson(session.form)},
            {"view", viewToJson(session.view)},
            {"lesson", lessonToJson(session.lesson)}};
  head["tables"] = json::array();
  for (const SessionTable& table : session.tables) {
    head["tables"].push_back(tableToJson(table, arrays));
  }
  if (const auto& run = session.run) {
    json& part = head["run"] = json::object();
    part["request"] = requestToJson(run->request, frame.payload);
    part["inputs"] = arrays.numbersOf(run->inputs);
    part["main"] = resultToJson(run->main, frame.payload);
    if (run->compared) {
      part["beside"] = resultToJson(*run->compared, frame.payload);
      if (run->comparedRequest) {
        part["beside_request"] = requestToJson(*run->comparedRequest, frame.payload);
      }
    }
  }
  head["arrays"] = arrays.heads();
  checkTexts(head);
  frame.head = json::to_cbor(head);
  checkSize("description", frame.head.size(), kMostSessionHeadBytes);
  checkSize("data", frame.payload.size(), engine::FrameLimits{}.payloadBytes);
  return frame;
}

Session decodeSession(const engine::Frame& frame) {
  if (!engine::isPlainCbor(frame.head)) values::refuse("Its head is not in the expected format.");
  constexpr bool kNothingBehind = true;
  constexpr bool kThrow = false;
  const json head = json::from_cbor(frame.head, kNothingBehind, kThrow);
  checkTexts(head);
  const JsonFields fields(head, "session");
  PayloadReader payload(frame.payload);
  Session session;
  session.savedBy = fields.text("saved_by");
  session.savedAt = fields.text("saved_at");
  session.form = formFromJson(fields.object("form"));
  std::vector<SharedArray> arrays;
  for (const json& array : fields.array("arrays", kMostArrays)) {
    arrays.push_back(
        std::make_shared<const values::HostArray>(engine::decodeArray(array, "array", payload)));
  }
  for (const json& table : fields.array("tables", kPlaces.size())) {
    session.tables.push_back(tableFromJson(table, arrays));
  }
  if (const json* run = fields.optional("run")) {
    session.run = runFromJson(*run, arrays, payload);
  }
  payload.expectEnd();
  const trace::Record* record = session.run && session.run->main.result->record
                                    ? &*session.run->main.result->record
                                    : nullptr;
  session.view = viewFromJson(fields.object("view"), record);
  if (const json* lesson = fields.optional("lesson")) {
    session.lesson = lessonFromJson(*lesson, record);
  }
  return session;
}

}  // namespace lanescope::app
