// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/command.h"

#include <algorithm>
#include <array>

#include "ui/cli/common/spread_options.h"

namespace lanescope::cli {
namespace {

/// The endings of pictures and of pages that have pictures in them.
constexpr std::array kPictures{".png", ".svg", ".pdf", ".html"};

Options listOptions() {
  return {jsonOption()};
}

Options devicesOptions() {
  return {jsonOption(), engineOption()};
}

Options runOptions() {
  return Options{jsonOption(), outOption("The file to write the whole result to: .csv or .json."),
                 hardwareCountersOption()} +
         parameterOptions() + inputOptions() + targetOptions() + spreadOptions() +
         Options{timeLimitOption()} + windowOptions() + ownKernelOptions();
}

Options equalizeOptions() {
  return Options{jsonOption()} + targetOptions();
}

Options traceOptions() {
  return Options{outOption("The file to write: .json or .perfetto.json.")} + parameterOptions() +
         inputOptions() + targetOptions() + Options{timeLimitOption()} + windowOptions() +
         ownKernelOptions() +
         Options{{"rewritten",
                  "Of a .cu file: print it as the emulator compiles it, and record nothing."}};
}

constexpr std::array<Command, 20> kCommands{{
    {"list", "", "Lists the kernels with their parameters and limits.",
     "Examples:\n"
     "  lanescope list\n"
     "  lanescope list --json\n",
     Painting::never, listOptions, executeList},
    {"devices", "", "Lists the devices that can run kernels, and why others cannot.",
     "Examples:\n"
     "  lanescope devices\n"
     "  lanescope devices --engine ssh:gpu-server\n",
     Painting::never, devicesOptions, executeDevices},
    {"run", "KERNEL", "Runs a kernel once, checks it against the reference and prints what it did.",
     "Exits with 1 when the check fails, or when the run takes longer than its time limit.\n\n"
     "Examples:\n"
     "  lanescope run dot_shared\n"
     "  lanescope run dot_shared --n 2^20 --block 128 --pattern iota-double\n"
     "  lanescope run dot_shared --input cells.csv --columns radius,perimeter --json\n"
     "  lanescope run scan_in_place --n 19 --pattern count --schedule lockstep --out scan.csv\n"
     "  lanescope run dot_shared --hardware-counters\n"
     "  lanescope run dot_endless --time-limit 2\n"
     "  lanescope run dot_shared --n 2^20 --block auto    the launch that a sweep has stored\n"
     "  lanescope run scan_look_back --n 1000 --ranks 4    over four emulated devices\n"
     "  lanescope run reduce_one_launch --n 2^30 --devices all    over the GPUs of this machine\n"
     "  lanescope run my.cu --problem dot --n 1000 --block 256    a kernel of your own\n",
     Painting::never, runOptions, executeRun},
    {"trace", "KERNEL", "Records what every thread did and writes it to a file.",
     "  .json           the schema lanescope-record\n"
     "  .perfetto.json  Chrome trace events, for ui.perfetto.dev: a row for each thread, where an\n"
     "                  access takes a microsecond and a barrier as long as the thread waits\n\n"
     "Examples:\n"
     "  lanescope trace dot_shared --n 64 --block 32 --out dot.json\n"
     "  lanescope trace dot_shared --n 4096 --record-blocks 1 --out dot.perfetto.json\n"
     "  lanescope trace dot_shared --n 4096 --block auto --out tuned.json    as a sweep has it\n",
     Painting::never, traceOptions, executeTrace},
    {"render", "KERNEL", "Runs a kernel and draws its record.",
     "  .png .svg       one step, usually the last\n"
     "  .pdf            a page for each step, usually the last alone\n"
     "  .gif .mp4       an animation of the steps, usually all; .mp4 needs ffmpeg\n"
     "  .html           a page that plays the steps in any browser, without a network\n"
     "  a folder        a picture for each step, usually all: step-0001.png, …\n"
     "\n"
     "Examples:\n"
     "  lanescope render dot_shared --n 64 --block 32 --out tree.gif\n"
     "  lanescope render dot_shared --block-index 3 --view space-time --out tree.svg\n"
     "  lanescope render dot_shared --steps 5 --theme dark --size 1920x1080 --out step.png\n"
     "  lanescope render dot_shared --n 64 --block 32 --steps 1.. --out handout.pdf\n"
     "  lanescope render matmul_naive --compare matmul_tiled --follow 17 --view memory --out "
     "x.gif\n"
     "  lanescope render dot_shared --n 64 --block 16 --compare dot_shared:block=32 --in-step "
     "epoch --out two.gif\n"
     "  lanescope render dot_shared --n 64 --compare dot_no_tree_barrier --out broken.png\n",
     Painting::always, renderOptions, executeRender},
    {"quiz", "KERNEL|LESSON",
     "Writes questions on the record of a run, or those of a lesson, for a learning platform.",
     "  .xml            Moodle XML: in Moodle, Question bank, Import\n"
     "  .zip            a content package of IMS QTI 2.1, for other platforms\n"
     "\n"
     "Of a kernel, each question shows the stage before a step and asks what the step will do. "
     "Its\n"
     "answer comes from the record. LESSON is a folder, a .lesson file, or the name of a lesson\n"
     "that ships; the runs of its stages give the answers. The same questions give the same\n"
     "file.\n\n"
     "Examples:\n"
     "  lanescope quiz dot_shared --n 64 --block 32 --out dot.xml\n"
     "  lanescope quiz dot_shared --n 64 --block 32 --variant 2 --out group-b.xml\n"
     "  lanescope quiz scan_blelloch --n 32 --ask value --questions 20 --out scan.zip\n"
     "  lanescope quiz my.cu --problem dot --n 64 --out mine.xml    a kernel of your own\n"
     "  lanescope quiz indexes --out indexes.xml\n",
     Painting::always, quizOptions, executeQuiz},
    {"equalize", "IN OUT", "Equalises the histogram of an image and writes the result.",
     "Reads and writes PNG, JPEG, BMP, PGM, PPM and WebP, by the file's content and by the ending\n"
     "of OUT; up to 200 million pixels. Grey images come out as OpenCV's equalizeHist gives them;\n"
     "of colour the luma is equalised, and the colours stay. JPEG is written in quality 95, WebP\n"
     "without loss. Exits with 1, and writes nothing, when the check fails.\n\n"
     "Examples:\n"
     "  lanescope equalize moon.png equalized.png\n"
     "  lanescope equalize photo.jpg photo.webp --backend cuda --json\n",
     Painting::never, equalizeOptions, executeEqualize},
    {"bench", "[KERNEL…]",
     "Times kernels and the CPU variants of their problem in turn, over several sizes.",
     "A GPU's kernels are timed by its own clock, without the gaps in which it would wait for the\n"
     "host, short ones several in a row. Samples are taken until the standard error of the median\n"
     "is under 0.5% or the time is up (\"noisy\"); those taken at throttled clocks are dropped.\n"
     "What cannot be timed is named with its reason, and the rest goes on.\n"
     "--out writes .csv, .json (Google Benchmark's schema, one entry a sample), .recording.json "
     "(with\n"
     "phases, driver and what the machine reaches; for resources/recordings), or a chart as\n"
     ".png, .svg or .pdf. --record writes a recording of the whole catalogue.\n"
     "--sweep times one kernel at one size under many launches and marks the fastest (best, timed\n"
     "again in turn with those next to it), the one that CUDA suggests (API) and that of the book\n"
     "(rule). Ranges double, 96:128:256 lists; 10000 launches are the most. --out writes .csv,\n"
     ".json or a heat map. Ctrl+C ends either and keeps what was done.\n\n"
     "Examples:\n"
     "  lanescope bench dot_global dot_shared --sizes 2^10..2^24\n"
     "  lanescope bench dot_shared --sizes 1000,20000 --hot --cold --out timings.json\n"
     "  lanescope bench --kernels matmul_tf32,matmul_bf16 --against cublas --min-time 0.1\n"
     "  lanescope bench dot_shared --against cub,cublas,cpu\n"
     "  lanescope bench --record mine.recording.json\n"
     "  lanescope bench dot_shared --sizes 2^20 --sweep block=32..1024,grid=1..4096 --out map.png\n"
     "  lanescope bench scan_look_back --sweep block=64..512,items=1:4:20 --store\n"
     "  lanescope bench scan_look_back --sizes 2^24 --block auto    the launch that is stored\n"
     "  lanescope bench my.cu --problem dot --against cub,cpu,dot_shared    a kernel of your own\n",
     Painting::intoPictures, benchOptions, executeBench},
    {"errors", "KERNEL…",
     "Compares the errors of kernels and of the CPU's orders of addition over several sizes.",
     "All get the same inputs. Each error is printed with the largest that rounding explains\n"
     "for the order of additions: about n roundings for a sum in order, log₂ n for a tree.\n"
     "The emulator leaves out the sizes that would take it longer than a second. --out writes\n"
     ".csv, .json, .recording.json (for resources/recordings), or a chart as .png, .svg or\n"
     ".pdf.\n"
     "\n"
     "Examples:\n"
     "  lanescope errors dot_shared dot_one_launch\n"
     "  lanescope errors reduce_shuffle --pattern ones --sizes 2^20..2^26\n"
     "  lanescope errors reduce_shuffle --pattern ill-conditioned --shuffle 3 --out errors.csv\n"
     "  lanescope errors my.cu dot_shared --problem dot    a kernel of your own\n",
     Painting::intoPictures, errorsOptions, executeErrors},
    {"work", "KERNEL…",
     "Counts the work and the depth of kernels over several sizes, each in one block.",
     "The work is how many operations on two values the kernel's record shows, the depth the\n"
     "longest chain of them in which each waits for the one before. Kernels of several launches\n"
     "and records of a GPU, which do not tell what is computed in registers, are left out.\n\n"
     "Examples:\n"
     "  lanescope work scan_hillis_steele scan_blelloch\n"
     "  lanescope work scan_hillis_steele scan_blelloch --scan exclusive --out work.svg\n"
     "  lanescope work reduce_sequential --sizes 19,512 --json\n"
     "  lanescope work my.cu scan_blelloch --problem exclusive-scan    a kernel of your own\n",
     Painting::intoPictures, workOptions, executeWork},
    {"timeline", "KERNEL",
     "Shows what host and device do when in one run, and the common ways to time it.",
     "Around everything, from the allocation on, between events, and of the kernel alone: the\n"
     "numbers of four ways stand beside each other. Several chunks have a stream each and\n"
     "page-locked memory, so that copies overlap kernels; only reductions and dot products can be\n"
     "split. With --within it shows what the warps of the kernel's first block do instead, and by\n"
     "how much noting that slows the kernel down. It needs a GPU: the emulator has no device to\n"
     "time. --out writes .csv, .json, or a picture as .png, .svg or .pdf. Exits with 1 when the\n"
     "check fails.\n\n"
     "Examples:\n"
     "  lanescope timeline dot_shared --n 2^24\n"
     "  lanescope timeline dot_shared --n 2^24 --chunks 4 --out overlap.svg\n"
     "  lanescope timeline matmul_tiled --json\n"
     "  lanescope timeline matmul_tf32 --m 1024 --n 1024 --k 1024 --within --out ring.svg\n",
     Painting::intoPictures, timelineOptions, executeTimeline},
    {"allreduce", "[ALGORITHM…]",
     "Adds up the arrays of several devices, and shows who sends what to whom.",
     "Each device has n elements, and all get the sums. The devices are emulated: arrays in the\n"
     "engine, or in its processes under MPI, which exchange messages step by step. Without an "
     "algorithm all are compared; of "
     "one,\n"
     "each message is printed, with what it carries where that is short.\n"
     "  ring                 a part of the elements to the next device in each step\n"
     "  tree                 to device 0 along a binomial tree, and back\n"
     "  recursive-doubling   all elements with a partner twice as far away in each step\n"
     "  all-to-one           all elements to device 0, and back\n"
     "  mpi                  MPI_Allreduce, on an engine of several processes (--engine mpi:N)\n"
     "Every algorithm gives the same bits each time for the same number of devices. --out writes "
     "the\n"
     "messages as .csv, or all as .json; with --timings it writes the times, or draws charts of "
     "them as\n"
     ".png, .svg or .pdf. Exits with 1 when a sum is wrong, and with --pitfall.\n\n"
     "Examples:\n"
     "  lanescope allreduce --ranks 8\n"
     "  lanescope allreduce ring --pitfall absent-rank\n"
     "  lanescope allreduce ring --ranks 3 --n 6 --dtype int32 --pattern count\n"
     "  lanescope allreduce ring tree --ranks 16 --n 2^20 --json\n"
     "  lanescope allreduce --engine mpi:4 --n 2^20 --timings 100\n",
     Painting::intoPictures, allReduceOptions, executeAllReduce},
    {"scaling", "KERNEL",
     "Times a reduction, a scan or a matrix product on one GPU, on two, and so on.",
     "Each GPU has a part of the elements, or of the rows of A, in its memory. A reduction's call "
     "is "
     "the\n"
     "kernel on each part, and an all-reduce of the results by recursive doubling; a product's is "
     "the copy\n"
     "of B to the other GPUs, and the kernel on each part. The table has the speedup over one GPU "
     "and\n"
     "the efficiency: the speedup by the number of GPUs. With --weak, the problem grows with the "
     "GPUs.\n"
     "--out writes all samples as .csv or .json, or draws a chart. Exits with 1 when a result is "
     "wrong.\n\n"
     "Examples:\n"
     "  lanescope scaling reduce_one_launch --n 2^30\n"
     "  lanescope scaling matmul_warp_tiles --m 16384 --n 16384 --k 16384 --devices 0,1\n",
     Painting::intoPictures, scalingOptions, executeScaling},
    {"program", "KERNEL",
     "Writes a kernel as a CUDA program of its own, with a host that checks it.",
     "The program is one .cu file: the kernel as it stands, and a main() that makes the inputs, "
     "checks\n"
     "the result against a reference in double, and prints the time and the bandwidth. It exits "
     "with 0\n"
     "where the result is right, else with 1. KERNEL is a .cu file, or a kernel of the catalogue "
     "that\n"
     "has a text in plain CUDA. nvcc builds the program; Lanescope needs no CUDA to write it.\n\n"
     "Examples:\n"
     "  lanescope program my.cu --problem dot --n 1000 --out program.cu\n"
     "  lanescope program matmul_tiled --n 1024 --out matmul.cu\n"
     "  nvcc -O3 -arch=native program.cu -o program\n",
     Painting::never, programOptions, executeProgram},
    {"history", "ACTION", "Lists, compares, tags, deletes, exports and imports what was measured.",
     "  list             the newest first\n"
     "  show ID          one entry, as the command printed it that measured it\n"
     "  compare A B      how many times as long B takes as A, size by size, with the 95% interval\n"
     "  tag ID TEXT      a name for an entry; \"\" takes it away\n"
     "  delete ID…       these entries and no others\n"
     "  export ID…       benchmarks into a file: .json (Google Benchmark's schema), .csv (a line "
     "for\n"
     "                   each sample), .recording.json (with phases)\n"
     "  import FILE…     benchmarks from such files; if one of them is bad, none is imported\n\n"
     "It is the history of the window, which stores each run and each benchmark there.\n\n"
     "Examples:\n"
     "  lanescope history list --search \"dot_shared H200\"\n"
     "  lanescope history compare 12 15\n"
     "  lanescope history tag 15 after the change\n"
     "  lanescope history export 12 15 --out both.json\n"
     "  lanescope history import h200.recording.json --history lab.sqlite\n",
     Painting::never, historyOptions, executeHistory},
    {"lesson", "ACTION", "Checks, exports, lists and packs lessons.",
     "  check DIR        reads a lesson's texts, runs each of its stages on the emulator, and "
     "holds\n"
     "                   each claim and each answer against the run; exits with 1 where something\n"
     "                   is wrong, with 2 where it cannot be read\n"
     "  export DIR       the lesson as one page that plays in a browser (.html), or on paper, with "
     "room\n"
     "                   for answers (.pdf)\n"
     "  list             the lessons that ship\n"
     "  pack DIR         the folder as one .lesson file\n\n"
     "DIR is a folder with a lesson.md, a .lesson file, or the name of a lesson that ships.\n\n"
     "Examples:\n"
     "  lanescope lesson check my-lesson\n"
     "  lanescope lesson check --all --json\n"
     "  lanescope lesson export my-lesson --out lesson.html\n"
     "  lanescope lesson export my-lesson --out handout.pdf --answers\n"
     "  lanescope lesson pack my-lesson --out my.lesson\n",
     Painting::intoPictures, lessonOptions, executeLesson},
    {"exercise", "ACTION", "Checks, lists and packs exercises.",
     "  check DIR        reads an exercise's texts, and runs its solution, which must pass all "
     "gates,\n"
     "                   and its skeleton, which must fail one; exits with 1 where something is\n"
     "                   wrong, with 2 where it cannot be read\n"
     "  list             the exercises that ship\n"
     "  pack DIR         the folder as one .exercise file for students, without solution.cu\n\n"
     "DIR is a folder with an exercise.md, an .exercise file, or the name of an exercise that "
     "ships.\n\n"
     "Examples:\n"
     "  lanescope exercise check my-exercise\n"
     "  lanescope exercise check --all --json\n"
     "  lanescope exercise pack my-exercise --out my.exercise\n",
     Painting::never, exerciseOptions, executeExercise},
    {"grade", "EXERCISE FOLDER", "Runs the submissions of a folder and writes their grades.",
     "Each .cu file of the folder, and each folder in it with one, is a submission. It is compiled "
     "and\n"
     "run in the sandbox, two at a time, or as many as --engine says. One that does not compile,\n"
     "never ends or tries what it may not costs itself alone. Problem, reference and launch are\n"
     "those of the exercise, whatever a submission says. The file has a line for each: name,\n"
     "score, gates, what is wrong, and which others have the same text. --report adds a page for\n"
     "a browser: how often each gate is passed, all grades, and for each submission that fails "
     "the\n"
     "smallest input that fails, a picture of that run, and its text.\n\n"
     "EXERCISE is a folder with an exercise.md, an .exercise file, or the name of an exercise "
     "that\n"
     "ships. Exits with 0 when all were graded.\n\n"
     "Examples:\n"
     "  lanescope grade bounds handed-in --out grades.csv\n"
     "  lanescope grade bounds handed-in --out grades.csv --report report.html\n"
     "  lanescope grade my-exercise handed-in --out grades.csv --json\n"
     "  lanescope grade bounds handed-in --out grades.csv --engine mpi:hosts.txt\n",
     Painting::intoPictures, gradeOptions, executeGrade},
    {"board", "FOLDER",
     "Reads the sessions of a class and shows which questions were answered wrongly, and how.",
     "The questions are those of the quiz and of lessons. Each answer is judged again, by the\n"
     "session's run on the emulator or by the lesson's; what a file says is right counts for\n"
     "nothing. Folders within the folder are read, too. A file that cannot be read is named, and\n"
     "the others count.\n\n"
     "Examples:\n"
     "  lanescope board monday\n"
     "  lanescope board monday --names --out monday.csv\n"
     "  lanescope board monday --lesson my-lesson --out monday.html\n",
     Painting::never, boardOptions, executeBoard},
    {"demo", "", "Shows the whole program on real data and writes pictures into a folder.",
     "Examples:\n"
     "  lanescope demo\n"
     "  lanescope demo --out my-folder\n",
     Painting::always, demoOptions, executeDemo},
}};

}  // namespace

std::span<const Command> commands() {
  return kCommands;
}

bool paints(const Command& command, const QStringList& arguments) {
  if (command.painting != Painting::intoPictures) return command.painting == Painting::always;
  return std::ranges::any_of(arguments, [](const QString& argument) {
    return std::ranges::any_of(kPictures, [&](const char* const ending) {
      return argument.endsWith(QLatin1String(ending));
    });
  });
}

const Command* findCommand(std::string_view name) {
  const auto found = std::find_if(kCommands.begin(), kCommands.end(),
                                  [name](const Command& command) { return command.name == name; });
  return found == kCommands.end() ? nullptr : &*found;
}

}  // namespace lanescope::cli
