// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <random>

#include "app/history/google_benchmark.h"
#include "app/history/sample_table.h"
#include "tests/app/history/history_samples.h"
#include "tests/app/history/result_properties.h"
#include "tests/gpu/protocol/hostile_value.h"

namespace lanescope::tests {
namespace {

using nlohmann::json;

/// Pieces that a reader of results is likely to stumble over.
constexpr std::array<std::string_view, 20> kPieces{
    ",",      "\"",          "\n",   "\r\n",  "{",   "}",
    "[",      "]",           "null", "1e999", "NaN", "-0.0",
    "1e-400", "\\u0",        "\xff", "true",  "[[[", "99999999999999999999",
    "\"n\":", "\xef\xbb\xbf"};

class Mutator {
 public:
  Mutator() {
    values::BenchResult small = sampleBenchmark();
    small.series.resize(2);
    for (values::BenchSeries& series : small.series) series.samples.resize(3);
    m_objects = {json::parse(jsonOf(small)), history::googleBenchmarkJson({&small, 1})};
    for (const json& object : m_objects) m_texts.push_back(object.dump());
    m_texts.push_back(history::sampleTable({&small, 1}));
  }

  std::string next() {
    if (below(2) == 0) return scrambled(m_texts[below(m_texts.size())]);
    json object = m_objects[below(m_objects.size())];
    for (std::size_t step = 1 + below(2); step > 0; --step) {
      json* part = &object;
      while (part->is_structured() && !part->empty() && (part == &object || below(6) != 0)) {
        auto child = part->begin();
        std::advance(child, static_cast<std::ptrdiff_t>(below(part->size())));
        part = &*child;
      }
      *part = hostileValue(m_random, m_objects[below(m_objects.size())]);
    }
    return object.dump(-1, ' ', false, json::error_handler_t::replace);
  }

 private:
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }

  std::string scrambled(std::string text) {
    for (std::size_t step = 1 + below(4); step > 0; --step) {
      const std::size_t at = below(text.size() + 1);
      switch (below(6)) {
        case 0:
          text.insert(at, kPieces[below(kPieces.size())]);
          break;
        case 1:
          text.erase(at, 1 + below(12));
          break;
        case 2:
          text.resize(at);
          break;
        case 3:
          text.insert(at, text.substr(below(text.size() + 1), below(64)));
          break;
        default:
          if (at < text.size()) text[at] = static_cast<char>(m_random() & 0xff);
          break;
      }
    }
    return text;
  }

  std::mt19937_64 m_random{20261122};
  std::vector<json> m_objects;
  std::vector<std::string> m_texts;
};

TEST(ResultReader, GivesBenchmarksOrOneSentenceForMutatedFiles) {
  constexpr int kExecutions = 30'000;
  Mutator mutator;
  int accepted = 0;
  for (int i = 0; i < kExecutions; ++i) {
    const std::string bytes = mutator.next();
    bool isAccepted = false;
    ASSERT_EQ(brokenResultProperty(bytes, &isAccepted), "") << "execution " << i << ":\n" << bytes;
    accepted += isAccepted ? 1 : 0;
  }
  std::printf("%d of %d mutated files were accepted\n", accepted, kExecutions);
  // The mutations are neither all refused at the door nor all harmless.
  EXPECT_GT(accepted, kExecutions / 50);
  EXPECT_LT(accepted, kExecutions * 3 / 4);
}

}  // namespace
}  // namespace lanescope::tests
