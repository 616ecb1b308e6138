<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%1 has %n answer(s) to steps that its run does not have.</source>
        <extracomment>%1: the name of a file; %n: how many answers</extracomment>
        <translation>
            <numerusform>%1 has %n answer to steps that its run does not have.</numerusform>
            <numerusform>%1 has %n answers to steps that its run does not have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) read</source>
        <extracomment>%n: how many files</extracomment>
        <translation>
            <numerusform>%n session read</numerusform>
            <numerusform>%n sessions read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::app::Lesson</name>
    <message numerus="yes">
        <source>%n thing(s) are wrong.</source>
        <extracomment>%n: how many things are wrong in an exercise
----------
%n: how many things are wrong in a lesson</extracomment>
        <translation>
            <numerusform>%n thing is wrong.</numerusform>
            <numerusform>%n things are wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of it took longer than %n second(s), which is the limit.</source>
        <extracomment>%n: seconds</extracomment>
        <translation>
            <numerusform>All of it took longer than %n second, which is the limit.</numerusform>
            <numerusform>All of it took longer than %n seconds, which is the limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The folder has %n .cu file(s), and one is expected.</source>
        <extracomment>%n: how many files there are</extracomment>
        <translation>
            <numerusform>The folder has %n .cu file, and one is expected.</numerusform>
            <numerusform>The folder has %n .cu files, and one is expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n submission(s)</source>
        <extracomment>%n: how many files a class has handed in</extracomment>
        <translation>
            <numerusform>%n submission</numerusform>
            <numerusform>%n submissions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::results::ErrorData</name>
    <message numerus="yes">
        <source>%n result(s) are not a number and cannot be drawn.</source>
        <extracomment>%n: how many results</extracomment>
        <translation>
            <numerusform>%n result is not a number and cannot be drawn.</numerusform>
            <numerusform>%n results are not numbers and cannot be drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) err by more than rounding explains.</source>
        <extracomment>%n: how many results</extracomment>
        <translation>
            <numerusform>%n result errs by more than rounding explains.</numerusform>
            <numerusform>%n results err by more than rounding explains.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::results::TimingData</name>
    <message numerus="yes">
        <source>%n timing(s) at this size are noisy: the time was up before their error was small enough.</source>
        <extracomment>%n: how many timings</extracomment>
        <translation>
            <numerusform>%n timing at this size is noisy: the time was up before its error was small enough.</numerusform>
            <numerusform>%n timings at this size are noisy: the time was up before their error was small enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more could not be measured.</source>
        <extracomment>%n: how many further sizes, behind three that were named</extracomment>
        <translation>
            <numerusform>%n more could not be measured.</numerusform>
            <numerusform>%n more could not be measured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n timing(s) cannot be drawn: not a positive number.</source>
        <extracomment>%n: how many timings</extracomment>
        <translation>
            <numerusform>%n timing cannot be drawn: it is not a positive number.</numerusform>
            <numerusform>%n timings cannot be drawn: they are not positive numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::results::WorkData</name>
    <message numerus="yes">
        <source>%n result(s) failed the check.</source>
        <extracomment>%n: how many results</extracomment>
        <translation>
            <numerusform>%n result failed the check.</numerusform>
            <numerusform>%n results failed the check.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Chart</name>
    <message numerus="yes">
        <source>n = %1: median %2, quartiles %3 to %4, %n sample(s)</source>
        <extracomment>A measured point. %1: the size; %2 to %4: times, &quot;1.2 ms&quot;; %n: how many samples</extracomment>
        <translation>
            <numerusform>n = %1: median %2, quartiles %3 to %4, %n sample</numerusform>
            <numerusform>n = %1: median %2, quartiles %3 to %4, %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) cannot be drawn: not a positive number.</source>
        <extracomment>%n: how many points</extracomment>
        <translation>
            <numerusform>%n point cannot be drawn: it is not a positive number.</numerusform>
            <numerusform>%n points cannot be drawn: they are not positive numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) have the copies of pageable memory: those of page-locked memory were not timed.</source>
        <extracomment>%n: how many bars of the chart</extracomment>
        <translation>
            <numerusform>%n bar has the copies of pageable memory: those of page-locked memory were not timed.</numerusform>
            <numerusform>%n bars have the copies of pageable memory: those of page-locked memory were not timed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are not a number and are not drawn.</source>
        <extracomment>%n: how many samples</extracomment>
        <translation>
            <numerusform>%n sample is not a number and is not drawn.</numerusform>
            <numerusform>%n samples are not numbers and are not drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <extracomment>Name of a line. %n: how many</extracomment>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Devices</name>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>In a sentence: what a device sends. %n: how many</extracomment>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>%n elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n element(s)</source>
        <extracomment>In a sentence: what a device sends. %n: how many</extracomment>
        <translation>
            <numerusform>up to %n element</numerusform>
            <numerusform>up to %n elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices exchange %1 in pairs, and add what they receive.</source>
        <extracomment>Behind &quot;Step 3 of 4:&quot;. %n: how many devices; %1: &quot;16 elements&quot;</extracomment>
        <translation>
            <numerusform>%n device exchanges %1 in pairs, and adds what it receives.</numerusform>
            <numerusform>%n devices exchange %1 in pairs, and add what they receive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices send %1 each to another one, which adds them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %n: how many devices; %1: &quot;16 elements&quot;</extracomment>
        <translation>
            <numerusform>%n device sends %1 to another one, which adds them.</numerusform>
            <numerusform>%n devices send %1 each to another one, which adds them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices send %1 each to another one, which copies them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %n: how many devices; %1: &quot;16 elements&quot;</extracomment>
        <translation>
            <numerusform>%n device sends %1 to another one, which copies them.</numerusform>
            <numerusform>%n devices send %1 each to another one, which copies them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <extracomment>In &quot;Ring on 8 devices&quot;. %n: how many</extracomment>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>%n: how many</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Between devices. %n: how many</extracomment>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sums of %n of %1 devices</source>
        <extracomment>%n: how many devices; %1: how many there are</extracomment>
        <translation>
            <numerusform>elements of %n of %1 devices</numerusform>
            <numerusform>sums of %n of %1 devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are never received.</source>
        <extracomment>Of a step of an all-reduce. %n: how many</extracomment>
        <translation>
            <numerusform>%n message is never received.</numerusform>
            <numerusform>%n messages are never received.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emulated device(s)</source>
        <extracomment>On a badge: what has carried out an all-reduce. %n: how many</extracomment>
        <translation>
            <numerusform>%n emulated device</numerusform>
            <numerusform>%n emulated devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emulated device(s), MPI</source>
        <extracomment>On a badge: what has carried out an all-reduce. %n: how many</extracomment>
        <translation>
            <numerusform>%n emulated device, MPI</numerusform>
            <numerusform>%n emulated devices, MPI</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DevicesBar</name>
    <message numerus="yes">
        <source>The engine has %n rank(s), each of which is a device. --engine mpi: sets how many there are.</source>
        <extracomment>%n: how many ranks there are</extracomment>
        <translation>
            <numerusform>The engine has %n rank, which is a device. --engine mpi: sets how many there are.</numerusform>
            <numerusform>The engine has %n ranks, each of which is a device. --engine mpi: sets how many there are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::FindBar</name>
    <message numerus="yes">
        <source>Found %n place(s).</source>
        <extracomment>%n: number of places at which a text stands</extracomment>
        <translation>
            <numerusform>Found %n place.</numerusform>
            <numerusform>Found %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n place(s).</source>
        <extracomment>%n: number of places</extracomment>
        <translation>
            <numerusform>Replaced %n place.</numerusform>
            <numerusform>Replaced %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::GateRow</name>
    <message numerus="yes">
        <source>○ %1 (%n points)</source>
        <extracomment>A condition on a solution, not checked yet. %1: its name, &quot;bounds&quot;; %n: its points</extracomment>
        <translation>
            <numerusform>○ %1 (%n point)</numerusform>
            <numerusform>○ %1 (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 (%n points)</source>
        <extracomment>A condition that a solution meets. %1: its name, &quot;bounds&quot;; %n: its points</extracomment>
        <translation>
            <numerusform>✓ %1 (%n point)</numerusform>
            <numerusform>✓ %1 (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 (0 of %n points)</source>
        <extracomment>A condition that a solution does not meet. %1: its name, &quot;bounds&quot;; %n: its points</extracomment>
        <translation>
            <numerusform>✗ %1 (0 of %n point)</numerusform>
            <numerusform>✗ %1 (0 of %n points)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::HistoryPage</name>
    <message numerus="yes">
        <source>%n entry(s) deleted.</source>
        <extracomment>%n: how many entries</extracomment>
        <translation>
            <numerusform>%n entry deleted.</numerusform>
            <numerusform>%n entries deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark(s) are in the history already.</source>
        <extracomment>%n: how many benchmarks</extracomment>
        <translation>
            <numerusform>%n benchmark is in the history already.</numerusform>
            <numerusform>%n benchmarks are in the history already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark(s) imported.</source>
        <extracomment>%n: how many benchmarks</extracomment>
        <translation>
            <numerusform>%n benchmark imported.</numerusform>
            <numerusform>%n benchmarks imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonShelf</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <extracomment>How long a lesson takes. %n: a number of minutes</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RecordedTimeLine</name>
    <message numerus="yes">
        <source>Recorded on %1: %2 at n = %3 in %n chunk(s) on %4.</source>
        <extracomment>%1: a date; %2: id of the kernel; %3: a size, &quot;2²⁰&quot;; %n: how many parts of the input; %4: the GPU</extracomment>
        <translation>
            <numerusform>Recorded on %1: %2 at n = %3 in %n chunk on %4.</numerusform>
            <numerusform>Recorded on %1: %2 at n = %3 in %n chunks on %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TimeLinePage</name>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <extracomment>In a list. Parts of the input with a stream each. %n: how many</extracomment>
        <translation>
            <numerusform>%n chunk</numerusform>
            <numerusform>%n chunks</numerusform>
        </translation>
    </message>
</context>
</TS>
