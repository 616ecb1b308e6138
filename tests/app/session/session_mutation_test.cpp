// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <QCryptographicHash>
#include <QImage>
#include <QPainter>
#include <QTemporaryFile>
#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <random>

#include "simt/sanitizers.h"
#include "tests/app/session/session_properties.h"
#include "tests/app/session/session_samples.h"
#include "tests/fuzz/executions.h"
#include "tests/gpu/protocol/hostile_value.h"
#include "ui/quiz/question.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

// Sessions with something wrong in them, under a memory limit of 2 GB. LANESCOPE_EXECUTIONS says
// how many, GoogleTest's --gtest_shuffle --gtest_random_seed=N which.

namespace lanescope::app {
namespace {

using nlohmann::json;
using Bytes = std::vector<char>;

constexpr std::size_t kHashAt = 24;
constexpr std::size_t kHashBytes = 32;

/// The process's own, from here on; sanitizers need more for themselves.
void limitMemory() {
#if !defined(LANESCOPE_SIMT_TSAN) && !defined(LANESCOPE_SIMT_ASAN)
  const rlimit limit{rlim_t{2} << 30, rlim_t{2} << 30};
  ASSERT_EQ(setrlimit(RLIMIT_AS, &limit), 0);
#endif
}

struct Sample {
  json head;
  Bytes headBytes;
  Bytes payload;
};

class SessionMutator {
 public:
  explicit SessionMutator(std::uint64_t seed) : m_random(seed) {
    add(tests::sampleSession());
    add({});
    for (const char* kernel :
         {"dot_shared", "reduce_shuffle", "reduce_cluster", "scan_blelloch", "scan_look_back",
          "matmul_tiled", "matmul_fragments", "histogram_shared", "dot_no_bounds"}) {
      add(*tests::sessionOf(kernel));
    }
  }

  Bytes next() {
    const Sample& sample = m_samples[below(m_samples.size())];
    Bytes head = sample.headBytes;
    Bytes payload = sample.payload;
    switch (below(8)) {
      case 0:
        scramble(head);
        break;
      case 1:
      case 2:
        scramble(payload);
        break;
      case 3: {
        Bytes file = assembled(head, payload);
        scramble(file);
        return file;
      }
      default:
        head = changed(sample.head);
        if (below(4) == 0) scramble(payload);
        break;
    }
    return assembled(head, payload);
  }
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }

 private:
  void add(const Session& session) {
    const auto bytes = sessionBytes(session);
    const auto* begin = reinterpret_cast<const char*>(bytes.data());
    std::uint32_t headBytes = 0;
    std::memcpy(&headBytes, begin + 12, sizeof headBytes);
    Sample& sample = m_samples.emplace_back();
    sample.headBytes.assign(begin + kSessionHeaderBytes, begin + kSessionHeaderBytes + headBytes);
    sample.payload.assign(begin + kSessionHeaderBytes + headBytes, begin + bytes.size());
    sample.head = json::from_cbor(sample.headBytes);
  }

  /// With lengths and a checksum that are right, so that what lies behind them is met.
  static Bytes assembled(const Bytes& head, const Bytes& payload) {
    static const auto kEmpty = sessionBytes({});
    Bytes file(kSessionHeaderBytes);
    std::memcpy(file.data(), kEmpty.data(), file.size());
    const auto headBytes = static_cast<std::uint32_t>(head.size());
    const std::uint64_t payloadBytes = payload.size();
    std::memcpy(file.data() + 12, &headBytes, sizeof headBytes);
    std::memcpy(file.data() + 16, &payloadBytes, sizeof payloadBytes);
    file.insert(file.end(), head.begin(), head.end());
    file.insert(file.end(), payload.begin(), payload.end());
    const QByteArray hash = QCryptographicHash::hash(
        QByteArrayView(file).sliced(kSessionHeaderBytes), QCryptographicHash::Blake2b_256);
    std::memcpy(file.data() + kHashAt, hash.constData(), kHashBytes);
    return file;
  }

  void scramble(Bytes& bytes) {
    for (std::size_t step = 1 + below(4); step > 0; --step) {
      const auto at = static_cast<std::ptrdiff_t>(below(bytes.size() + 1));
      const auto left = static_cast<std::ptrdiff_t>(bytes.size()) - at;
      switch (below(5)) {
        case 0:
          bytes.insert(bytes.begin() + at, below(20), static_cast<char>(m_random()));
          break;
        case 1:
          bytes.erase(bytes.begin() + at,
                      bytes.begin() + at + std::min(static_cast<std::ptrdiff_t>(below(20)), left));
          break;
        case 2:
          bytes.resize(static_cast<std::size_t>(at));
          break;
        default:
          // Most keep the length, so that they come further.
          for (std::size_t i = below(8); i > 0 && left > 0; --i) {
            const std::size_t where = below(bytes.size());
            bytes[where] = static_cast<char>(below(2) == 0 ? bytes[where] ^ (1 << below(8))
                                                           : static_cast<int>(m_random()));
          }
          break;
      }
    }
  }

  Bytes changed(json head) {
    for (std::size_t step = 1 + below(2); step > 0; --step) {
      json* part = &head;
      while (part->is_structured() && !part->empty() && (part == &head || below(6) != 0)) {
        auto child = part->begin();
        std::advance(child, static_cast<std::ptrdiff_t>(below(part->size())));
        part = &*child;
      }
      *part = part->is_number_integer() && below(2) == 0 ? nearby(*part) : anyValue();
    }
    Bytes bytes;
    json::to_cbor(head, bytes);
    return bytes;
  }

  json nearby(const json& number) {
    if (!number.is_number_unsigned()) return below(9);
    const std::uint64_t value = number.get<std::uint64_t>();
    return below(2) == 0 ? value + 1 : value == 0 ? 0 : value - 1;
  }

  json anyValue() { return tests::hostileValue(m_random, m_samples[below(m_samples.size())].head); }

  std::mt19937_64 m_random;
  std::vector<Sample> m_samples;
};

/// Whatever is accepted is drawn, or refused by what draws.
void draw(const Session& session, bool paints) {
  if (!session.run || !session.run->main.result->record) return;
  const auto& result = session.run->main.result;
  try {
    const ui::StageScene scene(std::shared_ptr<const trace::Record>(result, &*result->record),
                               session.view.block);
    for (const SessionQuiz::Answer& answer : session.quiz.answers) {
      for (const ui::SubjectInfo& info : ui::subjectInfos()) {
        (void)ui::questionOn(scene.model(), answer.step, {info.what, answer.array, answer.index});
      }
    }
    if (!paints) return;
    QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    const ui::StageTheme theme = ui::StageTheme::light();
    ui::StageLook look;
    look.chosen = session.view.chosen;
    for (const int step : {0, session.view.step, scene.stepCount() - 1}) {
      if (scene.stepCount() == 0) continue;
      const int at = std::min(step, scene.stepCount() - 1);
      scene.paint(painter, image.rect(), look, at, 0.5, theme);
      (void)scene.describeAt({150, 150}, image.rect(), look, at);
    }
  } catch (const std::bad_alloc&) {
  } catch (const std::length_error&) {
  } catch (const std::out_of_range&) {
  }
}

TEST(SessionReader, GivesASessionOrOneSentenceForAnyBytes) {
  const int seed = testing::UnitTest::GetInstance()->random_seed();  // 0 without a shuffle
  SessionMutator mutator(6'06 + static_cast<std::uint64_t>(seed));
  limitMemory();
  constexpr std::size_t kPaintedOneIn = 40;
  const int wanted = tests::executions(30'000);
  int accepted = 0;
  for (int i = 0; i < wanted; ++i) {
    const Bytes bytes = mutator.next();
    const tests::SessionOutcome outcome = tests::readAnything(bytes.data(), bytes.size());
    ASSERT_EQ(outcome.broken, "") << "execution " << i;
    if (!outcome.session) continue;
    ++accepted;
    draw(*outcome.session, mutator.below(kPaintedOneIn) == 0);
  }
  // The mutations are neither all refused at the door nor all harmless.
  EXPECT_GT(accepted, wanted / 50);
  EXPECT_LT(accepted, wanted * 3 / 4);
}

// It has all the bytes that it promises, and takes hardly any room on the disk.
TEST(SessionReader, SaysThatMemoryDoesNotSuffice) {
#if defined(LANESCOPE_SIMT_TSAN) || defined(LANESCOPE_SIMT_ASAN)
  GTEST_SKIP() << "without a limit it is only slow";
#endif
  limitMemory();
  auto bytes = sessionBytes({});
  const std::uint64_t payloadBytes = std::uint64_t{2} << 30;
  std::memcpy(bytes.data() + 16, &payloadBytes, sizeof payloadBytes);
  QTemporaryFile file;
  ASSERT_TRUE(file.open());
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
  ASSERT_TRUE(file.resize(static_cast<qint64>(bytes.size() + payloadBytes)));
  file.seek(0);
  try {
    (void)readSession(file, QStringLiteral("x"));
    FAIL() << "read";
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(), "x needs more memory than this machine has free.");
  }
}

}  // namespace
}  // namespace lanescope::app
