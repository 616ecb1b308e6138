// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/glossary.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace lanescope::ui {
namespace {

struct GlossaryWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Glossary)
};

}  // namespace

std::span<const GlossaryEntry> glossary() {
  static const std::array entries{
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::thread, "thread", GlossaryWords::tr("thread"),
          GlossaryWords::tr("One run through the kernel's source, with registers of its own.")},
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::warp, "warp", GlossaryWords::tr("warp"),
          GlossaryWords::tr("32 threads of a block that the GPU runs together: one instruction, 32 "
                            "lanes.")},
      GlossaryEntry{//: A term of the glossary, a noun
                    Term::lane, "lane", GlossaryWords::tr("lane"),
                    GlossaryWords::tr(
                        "The place of a thread in its warp, from 0 to 31. A lane is active in a "
                        "step if its thread takes part.")},
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::block, "block", GlossaryWords::tr("block"),
          GlossaryWords::tr("Threads that share an array in shared memory and can wait for each "
                            "other at a barrier. The blocks of a launch make up its grid.")},
      GlossaryEntry{//: A term of the glossary, a noun
                    Term::barrier, "barrier", GlossaryWords::tr("barrier"),
                    GlossaryWords::tr(
                        "A line where each thread of the block waits until all have come, such as "
                        "__syncthreads(). What was written before it can be read after it.")},
      GlossaryEntry{//: A term of the glossary, a noun
                    Term::epoch, "epoch", GlossaryWords::tr("epoch"),
                    GlossaryWords::tr(
                        "What a block does between two barriers. Within an epoch nothing orders "
                        "the threads of different warps.")},
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::step, "step", GlossaryWords::tr("step"),
          GlossaryWords::tr("What threads do together: one line of the source, one kind of access, "
                            "one array.")},
      GlossaryEntry{//: A term of the glossary, a noun: an element is read
                    Term::read, "read", GlossaryWords::tr("read"),
                    GlossaryWords::tr("The step loads this element: a thread gets its value.")},
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::write, "write", GlossaryWords::tr("write"),
          GlossaryWords::tr("The step stores to this element: a thread gives it a new value.")},
      GlossaryEntry{//: A term of the glossary, a noun
                    Term::exchange, "exchange", GlossaryWords::tr("exchange"),
                    GlossaryWords::tr("The lanes of a warp hand each other values from register to "
                                      "register, or vote, without memory.")},
      GlossaryEntry{//: A term of the glossary, an adjective: a thread takes no part
                    Term::idle, "idle", GlossaryWords::tr("idle"),
                    GlossaryWords::tr(
                        "A thread that takes no part in the step. Its lane is lost for the time "
                        "if others of its warp work.")},
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::divergence, "divergence", GlossaryWords::tr("divergence"),
          GlossaryWords::tr("Lanes of one warp take different branches; the warp runs one branch "
                            "after the other, and the lanes of the other one wait.")},
      GlossaryEntry{
          Term::outOfBounds, "out-of-bounds", GlossaryWords::tr("out of bounds"),
          GlossaryWords::tr("The thread reaches for an element that its array does not have. The "
                            "access was not carried out.")},
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::race, "race", GlossaryWords::tr("race"),
          GlossaryWords::tr("Two threads access an element, one of them writes, and nothing orders "
                            "the two: what comes out is a matter of luck.")},
      GlossaryEntry{
          //: A term of the glossary, an adjective: a value is not right
          Term::wrong, "wrong", GlossaryWords::tr("wrong"),
          GlossaryWords::tr("A value that differs from the correct kernel's. Where it goes wrong "
                            "it has a frame and a cross; what is made of it has a dog-ear.")},
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::globalMemory, "global-memory", GlossaryWords::tr("global memory"),
          GlossaryWords::tr("The GPU's large memory, which all blocks and the host reach; slow, so "
                            "that the number of sectors counts.")},
      GlossaryEntry{//: A term of the glossary, a noun
                    Term::sharedMemory, "shared-memory", GlossaryWords::tr("shared memory"),
                    GlossaryWords::tr("Small and fast memory of one block, in 32 banks.")},
      GlossaryEntry{//: A term of the glossary, a noun
                    Term::request, "request", GlossaryWords::tr("request"),
                    GlossaryWords::tr(
                        "One access of a whole warp to memory, whatever the number of its active "
                        "lanes.")},
      GlossaryEntry{//: A term of the glossary, a noun
                    Term::sector, "sector", GlossaryWords::tr("sector"),
                    GlossaryWords::tr(
                        "A piece of 32 bytes, the least that global memory delivers. Neighbouring "
                        "lanes that want neighbouring elements share sectors.")},
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::bank, "bank", GlossaryWords::tr("bank"),
          GlossaryWords::tr("One of the 32 parts of shared memory. Words of 4 bytes go round the "
                            "banks; each bank serves one word at a time.")},
      GlossaryEntry{//: A term of the glossary, a noun
                    Term::bankConflict, "bank-conflict", GlossaryWords::tr("bank conflict"),
                    GlossaryWords::tr(
                        "Lanes of a warp want different words of the same bank, which serves them "
                        "one after the other. The same word for all is no conflict.")},
      GlossaryEntry{
          //: A term of the glossary, a noun
          Term::wavefront, "wavefront", GlossaryWords::tr("wavefront"),
          GlossaryWords::tr("One pass over the 32 banks. A request without conflicts needs one.")},
      GlossaryEntry{//: A term of the glossary, a noun: an atomic operation
                    Term::atomic, "atomic", GlossaryWords::tr("atomic"),
                    GlossaryWords::tr(
                        "A read and a write of an element as one operation, which no other thread "
                        "can come between.")},
      GlossaryEntry{//: A term of the glossary, a noun
                    Term::occupancy, "occupancy", GlossaryWords::tr("occupancy"),
                    GlossaryWords::tr(
                        "How many warps a multiprocessor keeps ready, as a part of the most that "
                        "it can: while some wait for memory, others work.")}};
  return entries;
}

const QString& meaningOf(Term term) {
  const auto entries = glossary();
  return std::ranges::find(entries, term, &GlossaryEntry::term)->meaning;
}

QString placeOf(Term term) {
  return placeInGlossary(std::ranges::find(glossary(), term, &GlossaryEntry::term)->anchor);
}

QString placeInGlossary(const char* anchor) {
  return QStringLiteral("glossary.md#") + QLatin1String(anchor);
}

}  // namespace lanescope::ui
