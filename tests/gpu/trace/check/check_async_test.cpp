// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "tests/gpu/trace/check/check_events.h"
#include "trace/record/tile_shape.h"

namespace lanescope::test {
namespace {

using trace::AccessForm;
using trace::BulkCopyForm;
using trace::Event;
using trace::EventKind;
using trace::GroupForm;
using trace::MbarrierForm;
using Deeds = std::vector<Event>;

constexpr unsigned kTiles = 0;
constexpr unsigned kMatrix = 1;
constexpr unsigned kFilled = 2;
constexpr unsigned kEmptied = 3;

// Lines of the events below.
constexpr int kCopyLine = 21;
constexpr int kLoadLine = 31;
constexpr int kProductLine = 33;

Event mbarrier(MbarrierForm form, unsigned array, std::uint64_t value, int line) {
  return Event::make(EventKind::memoryBarrier, array, line, 0, value, static_cast<unsigned>(form));
}
Event waitFor(unsigned array, unsigned parity, int line) {
  return mbarrier(MbarrierForm::wait, array, parity, line);
}
Event group(GroupForm form, std::uint64_t value = 0) {
  return Event::make(EventKind::asyncGroup, 0, 34, 0, value, static_cast<unsigned>(form));
}
Event product() {
  return Event::make(EventKind::tensorProduct, kTiles, kProductLine, 0,
                     trace::TileShape{8, 8}.bits(),
                     static_cast<unsigned>(trace::ProductForm::right));
}

void append(Deeds& events, const Deeds& more) {
  events.insert(events.end(), more.begin(), more.end());
}

/// The copy of a tile of 8 lines.
Deeds bulkCopy() {
  const auto part = [](BulkCopyForm form, unsigned array, std::uint64_t bits) {
    return Event::make(EventKind::bulkCopy, array, kCopyLine, 0, bits, static_cast<unsigned>(form));
  };
  return {part(BulkCopyForm::from, kMatrix, 0),
          part(BulkCopyForm::into, kTiles, trace::TileShape{8, 32}.bits()),
          part(BulkCopyForm::barrier, kFilled, 1)};
}

/// What the thread that copies does for three tiles, one after the other in the same place.
Deeds producer(bool waits = true) {
  Deeds events{mbarrier(MbarrierForm::initialize, kFilled, 1, 11),
               mbarrier(MbarrierForm::initialize, kEmptied, 1, 12), barrier(13)};
  for (unsigned i = 0; i < 3; ++i) {
    if (waits) events.push_back(waitFor(kEmptied, (i + 1) % 2, 20));
    events.push_back(mbarrier(MbarrierForm::expect, kFilled, 1024, 20));
    append(events, bulkCopy());
  }
  return events;
}

/// What a thread does that reads them. `parityOf(i)`: the parity that it waits for.
template <class ParityOf>
Deeds consumer(const Deeds& reading, const ParityOf& parityOf) {
  Deeds events{barrier(13)};
  for (unsigned i = 0; i < 3; ++i) {
    events.push_back(waitFor(kFilled, parityOf(i), 30));
    append(events, reading);
    events.push_back(mbarrier(MbarrierForm::arrive, kEmptied, 0, 35));
  }
  return events;
}
constexpr auto kInTurns = [](unsigned i) { return i % 2; };

/// The findings on a block whose thread 0 copies and whose thread 32 reads.
std::string verdictOf(const Deeds& copies, const Deeds& reads) {
  const auto type = values::DType::float32;
  const auto ofBarriers = values::DType::int64;
  Threads threads(33, Deeds{barrier(13)});
  threads.front() = copies;
  threads.back() = reads;
  return summaryOf(trace::check(*makeRecord({{"tiles", trace::Space::shared, type, 1024},
                                             {"a", trace::Space::global, type, 1024},
                                             {"filled", trace::Space::shared, ofBarriers, 1},
                                             {"emptied", trace::Space::shared, ofBarriers, 1}},
                                            threads))
                       .findings);
}

const Deeds kLoad{load(kTiles, kLoadLine, 5)};
const Deeds kProduct{group(GroupForm::fenceProducts), product(), group(GroupForm::commitProducts),
                     group(GroupForm::waitProducts)};

TEST(MemoryBarrier, OrdersCopiesAndTheirReaders) {
  EXPECT_EQ(verdictOf(producer(), consumer(kLoad, kInTurns)), "");
  EXPECT_EQ(verdictOf(producer(), consumer(kProduct, kInTurns)), "");
}

TEST(MemoryBarrier, ACopyThatWaitsForNoReaderIsARace) {
  EXPECT_EQ(verdictOf(producer(false), consumer(kLoad, kInTurns)), "race tiles 21-31");
  EXPECT_EQ(verdictOf(producer(false), consumer(kProduct, kInTurns)), "race tiles 21-33");
}

TEST(MemoryBarrier, AReaderThatWaitsForNoBytesIsARace) {
  Deeds careless{barrier(13)};
  for (int i = 0; i < 3; ++i) {
    append(careless, kLoad);
    careless.push_back(mbarrier(MbarrierForm::arrive, kEmptied, 0, 35));
  }
  EXPECT_EQ(verdictOf(producer(), careless), "race tiles 21-31");
}

TEST(MemoryBarrier, AReaderThatMixesUpThePhasesWaitsForNothing) {
  const auto always = [](unsigned parity) { return [parity](unsigned) { return parity; }; };
  EXPECT_EQ(verdictOf(producer(), consumer(kLoad, always(0))), "race tiles 21-31");
  EXPECT_EQ(verdictOf(producer(), consumer(kLoad, always(1))), "race tiles 21-31");
}

TEST(MemoryBarrier, AReaderThatArrivesTooEarlyIsARace) {
  Deeds early{barrier(13)};
  for (unsigned i = 0; i < 3; ++i) {
    early.push_back(waitFor(kFilled, i % 2, 30));
    early.push_back(mbarrier(MbarrierForm::arrive, kEmptied, 0, 35));
    append(early, kLoad);
  }
  EXPECT_EQ(verdictOf(producer(), early), "race tiles 21-31");
}

TEST(TensorProduct, MustBeWaitedForBeforeItsOperandsChange) {
  const Deeds unwaited{group(GroupForm::fenceProducts), product(),
                       group(GroupForm::commitProducts)};
  EXPECT_EQ(verdictOf(producer(), consumer(unwaited, kInTurns)),
            "race tiles 21-33; missing-wait 33");
  Deeds late = unwaited;
  late.push_back(group(GroupForm::waitProducts, 1));
  EXPECT_EQ(verdictOf(producer(), consumer(late, kInTurns)), "race tiles 21-33; missing-wait 33");
}

TEST(TensorProduct, NeedsAFenceForTheRegistersThatItTakes) {
  EXPECT_EQ(verdictOf(producer(), consumer({product(), group(GroupForm::commitProducts),
                                            group(GroupForm::waitProducts)},
                                           kInTurns)),
            "missing-fence 33");
  Deeds loads = kLoad;
  append(loads, kProduct);
  EXPECT_EQ(verdictOf(producer(), consumer(loads, kInTurns)), "");
  loads = kProduct;
  loads.insert(loads.begin() + 1, kLoad.front());
  EXPECT_EQ(verdictOf(producer(), consumer(loads, kInTurns)), "missing-fence 33");
}

TEST(NamedBarrier, OrdersTheThreadsThatMeetThere) {
  const Event meeting =
      Event::make(EventKind::namedBarrier, 0, 40, 0, trace::NamedBarrier{1, 2}.bits());
  const Deeds writes{barrier(13), store(kTiles, 39, 7), meeting};
  EXPECT_EQ(verdictOf(writes, {barrier(13), meeting, load(kTiles, 41, 7)}), "");
  EXPECT_EQ(verdictOf(writes, {barrier(13), load(kTiles, 41, 7), meeting}), "race tiles 39-41");
}

TEST(AsyncCopy, MustBeWaitedForByItsThreadBeforeOthersRead) {
  const Event copy =
      Event::make(EventKind::store, kTiles, 22, 7, 0, static_cast<unsigned>(AccessForm::copied));
  const Event commit = group(GroupForm::commitCopies);
  const Event wait = group(GroupForm::waitCopies);
  const Deeds reads{barrier(13), load(kTiles, 41, 7)};
  EXPECT_EQ(verdictOf({copy, commit, wait, barrier(13)}, reads), "");
  EXPECT_EQ(verdictOf({copy, commit, barrier(13), wait}, reads), "race tiles 22-41");
  EXPECT_EQ(verdictOf({copy, commit, barrier(13)}, reads), "race tiles 22-41; missing-wait 22");
  EXPECT_EQ(verdictOf({copy, wait, barrier(13)}, reads), "race tiles 22-41; missing-wait 22");
}

TEST(AsyncCopy, MustBeWaitedForByItsThreadBeforeItReadsItself) {
  const Event copy =
      Event::make(EventKind::store, kTiles, 22, 7, 0, static_cast<unsigned>(AccessForm::copied));
  const Event commit = group(GroupForm::commitCopies);
  const Event wait = group(GroupForm::waitCopies);
  const Event own = load(kTiles, 41, 7);
  EXPECT_EQ(verdictOf({copy, commit, wait, own, barrier(13)}, {barrier(13)}), "");
  EXPECT_EQ(verdictOf({copy, commit, own, wait, barrier(13)}, {barrier(13)}), "race tiles 22-41");
}

}  // namespace
}  // namespace lanescope::test
