// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of findings as a whole, which the sources put together in several places, and the
// single words in them. See sentence_patterns.h. A test of sentenceText() holds that they fit.
// clang-format off
static const char* const kFindingPatterns[] = {
    //: A race. %1: "thread 1 of block 0"; %2, %7: "loads", "stores"; %3: number of the element; %4: array; %5, %8: lines; %6: "thread 2"; %9: what is missing
    QT_TRANSLATE_NOOP("sentences", "Nothing orders %1, which %2 element %3 of %4 on line %5, and %6, which %7 it on line %8: %9"),
    //: %1, %2: numbers; %3: "loads"; %4: number of the element; %5: array; %6: line; %7: nothing, or ", to which …"
    QT_TRANSLATE_NOOP("sentences", "Thread %1 of block %2 %3 element %4 of %5 on line %6%7"),
    //: %1 to %6: numbers
    QT_TRANSLATE_NOOP("sentences", "The threads of block %1 do not meet: %2 of its %3 threads wait at the barrier on line %4, thread %5 among them, but thread %6 ends without it; what a GPU does then is undefined"),
    //: %1 to %7: numbers
    QT_TRANSLATE_NOOP("sentences", "The threads of block %1 do not meet: %2 of its %3 threads wait at the barrier on line %4, thread %5 among them, but thread %6 waits at the barrier on line %7; what a GPU does then is undefined"),
    //: What would order two accesses
    QT_TRANSLATE_NOOP("sentences", "a __syncthreads() is missing between the two"),
    //: What would order two accesses
    QT_TRANSLATE_NOOP("sentences", "a __syncthreads() or a __syncwarp() is missing between the two"),
    //: The end of a finding. %1: a clause; %2: a number
    QT_TRANSLATE_NOOP("sentences", "%1; the record shows this %2 times."),
    //: The end of any sentence. %1: a clause
    QT_TRANSLATE_NOOP("sentences", "%1."),
    //: %1: number of a thread
    QT_TRANSLATE_NOOP("sentences", "thread %1"),
    //: %1: number of a block of threads
    QT_TRANSLATE_NOOP("sentences", "block %1"),
    //: "thread 1, which loads element 2"
    QT_TRANSLATE_NOOP("sentences", "loads"),
    //: "thread 1, which stores element 2"
    QT_TRANSLATE_NOOP("sentences", "stores"),
    //: "thread 1, which updates element 2": by an atomic operation
    QT_TRANSLATE_NOOP("sentences", "updates"),
};
