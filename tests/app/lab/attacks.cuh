// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kernels that attack the machine, in the form in which the compiler gets them. @CANARY@ is a file
// that no kernel may change. The numbers are those of the system calls of Linux on x86-64.

extern "C" long syscall(long, ...) noexcept;
extern "C" void* dlopen(const char*, int) noexcept;
extern "C" int pthread_create(unsigned long*, const void*, void* (*)(void*), void*) noexcept;
extern "C" int __cxa_atexit(void (*)(void*), void*, void*) noexcept;
extern "C" int clock_gettime(int, void*) noexcept;

#define ATTACK(name) \
  __global__ void name(Global<const Element<float>> in, Global<Element<float>> out, int n)
#define CALL(name, ...)                                \
  ATTACK(name) {                                       \
    out[0] = static_cast<float>(syscall(__VA_ARGS__)); \
  }

constexpr const char* kCanary = "@CANARY@";
constexpr unsigned long kIgnore[4] = {1, 0, 0, 0};  // SIG_IGN
constexpr long kWrite = 0x241;                      // O_WRONLY | O_CREAT | O_TRUNC

CALL(opensAFile, 257, -100, "/etc/passwd", 0)
CALL(opensByTheOldCall, 2, "/etc/passwd", 0)
CALL(opensItsOwnMemory, 257, -100, "/proc/self/mem", 2)
CALL(opensItsOwnMaps, 257, -100, "/proc/self/maps", 0)
CALL(opensForWriting, 257, -100, kCanary, kWrite, 0644)
CALL(createsAFile, 85, "@CANARY@.new", 0644)
CALL(truncatesAFile, 76, kCanary, 0)
CALL(removesAFile, 87, kCanary)
CALL(renamesAFile, 82, kCanary, "@CANARY@.new")
CALL(linksAFile, 86, kCanary, "@CANARY@.new")
CALL(makesASymbolicLink, 88, kCanary, "@CANARY@.new")
CALL(makesAFolder, 83, "@CANARY@.new", 0755)
CALL(makesADevice, 133, "@CANARY@.new", 010644, 0)
CALL(changesAMode, 90, kCanary, 0)
CALL(changesAnOwner, 92, kCanary, 1, 1)
CALL(readsALink, 89, "/proc/self/exe", 0, 0)
CALL(changesItsFolder, 80, "/")
CALL(mapsAnOpenFile, 9, 0, 4096, 5, 2, 3, 0)
CALL(startsAProgram, 59, "/bin/true", 0, 0)
CALL(startsAProgramByDescriptor, 322, 3, "", 0, 0, 0x1000)
CALL(forks, 57)
CALL(forksAsOldProgramsDo, 58)
CALL(clonesAProcess, 56, 17, 0, 0, 0, 0)
CALL(opensASocket, 41, 2, 1, 0)
CALL(opensALocalSocket, 41, 1, 1, 0)
CALL(opensARawSocket, 41, 17, 3, 0)
CALL(makesAPairOfSockets, 53, 1, 1, 0, 0)
CALL(makesAPipe, 293, 0, 0)
CALL(tracesAProcess, 101, 16, 1, 0, 0)
CALL(readsAnothersMemory, 310, 1, 0, 0, 0, 0, 0)
CALL(writesAnothersMemory, 311, 1, 0, 0, 0, 0, 0)
CALL(signalsAnother, 62, 1, 0)
CALL(signalsAThreadOfAnother, 234, 1, 1, 0)
CALL(signalsByTheOldCall, 200, 1, 0)
CALL(queuesASignal, 129, 1, 0, 0)
CALL(opensAProcess, 434, 1, 0)
CALL(mapsCode, 9, 0, 4096, 7, 0x22, -1, 0)
CALL(makesMemoryCode, 10, 0x10000, 4096, 7)
CALL(makesAFileInMemory, 319, "x", 0)
CALL(sharesMemory, 29, 0, 4096, 0)
CALL(makesAQueue, 68, 0, 0)
CALL(asksForARing, 425, 1, 0)
CALL(loadsAFilter, 321, 0, 0, 0)
CALL(loadsAModule, 175, 0, 0, 0)
CALL(countsEvents, 298, 0, 0, 0, 0, 0)
CALL(handlesFaults, 323, 0)
CALL(mountsAFileSystem, 165, 0, 0, 0, 0, 0)
CALL(leavesItsNamespace, 272, 0)
CALL(changesItsRoot, 161, "/")
CALL(changesItsUser, 105, 0)
CALL(watchesFiles, 253)
CALL(readsKeys, 250, 0, 0, 0)
CALL(raisesItsLimits, 160, 9, 0)
CALL(waitsForEver, 34)
CALL(sleeps, 35, 0, 0)
CALL(copiesADescriptor, 33, 1, 9)
CALL(sendsAFile, 40, 1, 3, 0, 100)
CALL(asksForItsParent, 110)
CALL(endsByTheCall, 231, 0)
CALL(killsItself, 234, syscall(39), syscall(186), 9)
CALL(terminatesItself, 234, syscall(39), syscall(186), 15)
CALL(stopsItself, 234, syscall(39), syscall(186), 19)
CALL(stopsItsGroup, 62, 0, 19)
CALL(interruptsItself, 234, syscall(39), syscall(186), 2)
CALL(ignoresTheEviction, 13, 23, kIgnore, 0, 8)
CALL(ignoresTheSandbox, 13, 31, kIgnore, 0, 8)
CALL(changesItsProcess, 157, 15, "init", 0, 0, 0)
CALL(keepsItsRights, 157, 8, 1, 0, 0, 0)
CALL(opensByTheNewCall, 437, -100, "/etc/passwd", 0, 24)
CALL(opensByAHandle, 304, -100, 0, 0)
CALL(makesAHandle, 303, -100, "/etc/passwd", 0, 0, 0)
CALL(looksAtAFolder, 217, 3, 0, 0)
CALL(linksByFolder, 265, -100, kCanary, -100, "@CANARY@.new", 0)
CALL(removesByFolder, 263, -100, kCanary, 0)
CALL(changesATime, 280, -100, kCanary, 0, 0)
CALL(setsAnAttribute, 188, kCanary, "user.x", "x", 1, 0)
CALL(makesAFifo, 259, -100, "@CANARY@.new", 010644, 0)
CALL(takesADescriptorOfAnother, 438, 1, 0, 0)
CALL(advisesAnother, 440, 1, 0, 0, 0, 0)
CALL(comparesProcesses, 312, 1, 1, 0, 0, 0)
CALL(entersANamespace, 308, 3, 0)
CALL(setsTheHostName, 170, "x", 1)
CALL(setsTheClock, 164, 0, 0)
CALL(restartsTheMachine, 169, 0, 0, 0, 0)
CALL(swaps, 167, "/dev/null", 0)
CALL(countsProcesses, 163, "@CANARY@")
CALL(takesPorts, 172, 3)
CALL(changesItsSegments, 154, 1, 0, 0)
CALL(changesItsPersonality, 135, 0x0040000)
CALL(changesItsPriority, 141, 0, 0, -20)
CALL(becomesRealTime, 144, 0, 2, 0)
CALL(beginsASession, 112)
CALL(changesItsGroup, 106, 0)
CALL(locksItsMemory, 151, 1)
CALL(makesSecretMemory, 447, 0)
CALL(makesATimer, 222, 0, 0, 0)
CALL(makesAnEvent, 290, 0, 0)
CALL(readsSignals, 289, -1, 0, 8, 0)
CALL(watchesAllFiles, 300, 0, 0)
CALL(makesASandboxOfItsOwn, 444, 0, 0, 0)
CALL(setsAFilterOfItsOwn, 317, 1, 0, 0)
CALL(splicesADescriptor, 275, 3, 0, 1, 0, 100, 0)
CALL(typesIntoTheTerminal, 16, 0, 0x5412, "x")
CALL(clonesByTheNewCall, 435, 0, 0)
CALL(clonesWithoutAThread, 56, 0x100, 0, 0, 0, 0)
CALL(receivesAMessage, 47, 3, 0, 0)
CALL(callsWhatIsNot, 100000)

ATTACK(runsACommand) {
  out[0] = static_cast<float>(::system("touch @CANARY@.new"));
}
ATTACK(callsExit) {
  ::exit(0);
}
ATTACK(aborts) {
  ::abort();
}
ATTACK(throws) {
  throw 1;
}
ATTACK(freesWhatIsNotItsOwn) {
  ::free(reinterpret_cast<void*>(0x12345670));
}
ATTACK(storesNowhere) {
  *reinterpret_cast<volatile int*>(0x10) = 1;
}
ATTACK(storesFarAway) {
  *reinterpret_cast<volatile int*>(0x7f0000001000) = 1;
}
ATTACK(jumpsNowhere) {
  reinterpret_cast<void (*)()>(0x10)();
}
ATTACK(divides) {
  volatile int zero = 0;
  out[0] = static_cast<float>(1000 / zero);
}
ATTACK(neverEnds) {
  for (volatile int turn = 0;; turn = 1) continue;
}
ATTACK(neverEndsToStore) {
  for (;;) out[0] = 1.0F;
}
ATTACK(allocatesWithoutEnd) {
  for (;;) {
    auto* const memory = new char[64 << 20];
    for (int i = 0; i < 64 << 20; i += 4096) const_cast<volatile char*>(memory)[i] = 1;
  }
}
__noinline__ int deeper(volatile int* place) {
  volatile int here[64];
  here[0] = *place;
  return deeper(here) + here[0];
}
ATTACK(recursesWithoutEnd) {
  volatile int first = 0;
  out[0] = static_cast<float>(deeper(&first));
}
ATTACK(overwritesTheStack) {
  volatile char here = 0;
  for (volatile char* place = &here;; ++place) *place = 'A';
}
ATTACK(overwritesTheEmulator) {
  auto* const place = reinterpret_cast<volatile char*>(simt::current.runner);
  for (int i = 0; i < 4096; ++i) place[i] = 'A';
  out[0] = 1.0F;
}
ATTACK(closesAllDescriptors) {
  for (int file = 0; file < 64; ++file) syscall(3, file);
  out[0] = 1.0F;
}
ATTACK(writesIntoTheProtocol) {
  for (int file = 3; file < 64; ++file) syscall(1, file, "this is no frame of the protocol", 32);
  out[0] = 1.0F;
}
ATTACK(ignoresTheSignalAndOpens) {
  const unsigned long action[4] = {1, 0, 0, 0};  // SIG_IGN
  syscall(13, 31, action, 0, 8);
  out[0] = static_cast<float>(syscall(257, -100, "/etc/passwd", 0));
}
#define JOINED(a, b) a##b
ATTACK(callsByAssembler) {
  long result = 257;
  JOINED(as, m)
  volatile("syscall"
           : "+a"(result)
           : "D"(-100L), "S"(kCanary), "d"(kWrite)
           : "rcx", "r11", "memory");
  out[0] = static_cast<float>(result);
}
ATTACK(loadsAnObject) {
  out[0] = dlopen("/usr/lib/x86_64-linux-gnu/libm.so.6", 2) == nullptr ? 1.0F : 2.0F;
}
void leaveAFile(void*) {
  syscall(257, -100, kCanary, kWrite, 0644);
}
ATTACK(writesAtItsEnd) {
  __cxa_atexit(leaveAFile, nullptr, nullptr);
  ::exit(0);
}
ATTACK(endsWithoutAWord) {
  ::_Exit(0);
}
__noinline__ void leap() {
  void* place[5] = {reinterpret_cast<void*>(0x10), reinterpret_cast<void*>(0x10),
                    reinterpret_cast<void*>(0x10)};
  __builtin_longjmp(place, 1);
}
ATTACK(leapsOut) {
  leap();
}
ATTACK(overwritesTheHeap) {
  auto* const memory = static_cast<volatile char*>(::malloc(64));
  for (int i = -32; i < 1 << 20; ++i) memory[i] = 'A';
  ::free(const_cast<char*>(memory));
}
ATTACK(freesTwice) {
  void* volatile memory = ::malloc(4000);
  ::free(memory);
  ::free(memory);
}
ATTACK(overwritesItsCode) {
  *reinterpret_cast<volatile char*>(&leaveAFile) = 'A';
}
ATTACK(runsItsData) {
  static volatile unsigned char code[16] = {0xc3};
  reinterpret_cast<void (*)()>(reinterpret_cast<unsigned long>(&code))();
}
ATTACK(overwritesTheThread) {
  auto* const place = reinterpret_cast<volatile char*>(&simt::current);
  for (unsigned i = 0; i < sizeof(simt::current); ++i) place[i] = 'A';
  out[0] = 1.0F;
}
ATTACK(traps) {
  __builtin_trap();
}
ATTACK(dividesTheLeast) {
  volatile int least = -2147483647 - 1;
  volatile int by = -1;
  out[0] = static_cast<float>(least / by);
}
ATTACK(takesALargeStack) {
  volatile char large[4 << 20];
  large[0] = 'A';
  for (int i = 0; i < 4 << 20; i += 64) large[i] = 'A';
  out[0] = large[0];
}
ATTACK(allocatesSmallPieces) {
  for (;;) *const_cast<volatile char*>(new char[1000]) = 1;
}
ATTACK(mapsWithoutEnd) {
  for (;;) syscall(9, 0, 1L << 30, 3, 0x4022, -1, 0);
}
ATTACK(endsAtNoBarrier) {
  for (;;) __syncthreads();
}
ATTACK(endsAtNoWarp) {
  for (;;) __syncwarp();
}
ATTACK(endsAtNoAtomic) {
  for (;;) atomicAdd(&out[0], Element<float>(1.0F));
}
ATTACK(waitsForAValue) {
  while (in[0] != 12345.0F) continue;
}
ATTACK(waitsInTheSystem) {
  static volatile int word = 0;
  for (;;) syscall(202, &word, 0, 0, 0);
}
ATTACK(waitsForNothing) {
  syscall(7, 0, 0, -1);
}
ATTACK(readsTheProtocol) {
  static char bytes[1 << 16];
  for (int file = 3; file < 64; ++file) syscall(0, file, bytes, sizeof bytes);
}
ATTACK(readsTheClockForEver) {
  long time[2];
  for (;;) clock_gettime(1, time);
}
ATTACK(yieldsForEver) {
  for (;;) syscall(24);
}
ATTACK(fillsStandardError) {
  for (;;) syscall(1, 2, "lanescope-engine: x\n", 20);
}
ATTACK(blocksTheEviction) {
  const unsigned long all = ~0UL;
  syscall(14, 0, &all, 0, 8);
  for (volatile int turn = 0;; turn = 1) continue;
}
void* spin(void*) {
  for (volatile int turn = 0;; turn = 1) continue;
}
ATTACK(startsThreads) {
  unsigned long thread = 0;
  for (;;) pthread_create(&thread, nullptr, spin, nullptr);
}

/// No attack: it must end well.
ATTACK(isGood) {
  out[0] = in[0];
}
LANESCOPE_INSTANCE("isGood", isGood, isGood)

#define INSTANCE(name) LANESCOPE_INSTANCE(#name, name, name)
INSTANCE(opensAFile)
INSTANCE(opensByTheOldCall)
INSTANCE(opensItsOwnMemory)
INSTANCE(opensItsOwnMaps)
INSTANCE(opensForWriting)
INSTANCE(createsAFile)
INSTANCE(truncatesAFile)
INSTANCE(removesAFile)
INSTANCE(renamesAFile)
INSTANCE(linksAFile)
INSTANCE(makesASymbolicLink)
INSTANCE(makesAFolder)
INSTANCE(makesADevice)
INSTANCE(changesAMode)
INSTANCE(changesAnOwner)
INSTANCE(readsALink)
INSTANCE(changesItsFolder)
INSTANCE(mapsAnOpenFile)
INSTANCE(startsAProgram)
INSTANCE(startsAProgramByDescriptor)
INSTANCE(forks)
INSTANCE(forksAsOldProgramsDo)
INSTANCE(clonesAProcess)
INSTANCE(opensASocket)
INSTANCE(opensALocalSocket)
INSTANCE(opensARawSocket)
INSTANCE(makesAPairOfSockets)
INSTANCE(makesAPipe)
INSTANCE(tracesAProcess)
INSTANCE(readsAnothersMemory)
INSTANCE(writesAnothersMemory)
INSTANCE(signalsAnother)
INSTANCE(signalsAThreadOfAnother)
INSTANCE(signalsByTheOldCall)
INSTANCE(queuesASignal)
INSTANCE(opensAProcess)
INSTANCE(mapsCode)
INSTANCE(makesMemoryCode)
INSTANCE(makesAFileInMemory)
INSTANCE(sharesMemory)
INSTANCE(makesAQueue)
INSTANCE(asksForARing)
INSTANCE(loadsAFilter)
INSTANCE(loadsAModule)
INSTANCE(countsEvents)
INSTANCE(handlesFaults)
INSTANCE(mountsAFileSystem)
INSTANCE(leavesItsNamespace)
INSTANCE(changesItsRoot)
INSTANCE(changesItsUser)
INSTANCE(watchesFiles)
INSTANCE(readsKeys)
INSTANCE(raisesItsLimits)
INSTANCE(waitsForEver)
INSTANCE(sleeps)
INSTANCE(copiesADescriptor)
INSTANCE(sendsAFile)
INSTANCE(asksForItsParent)
INSTANCE(endsByTheCall)
INSTANCE(killsItself)
INSTANCE(terminatesItself)
INSTANCE(stopsItself)
INSTANCE(stopsItsGroup)
INSTANCE(interruptsItself)
INSTANCE(ignoresTheEviction)
INSTANCE(ignoresTheSandbox)
INSTANCE(changesItsProcess)
INSTANCE(keepsItsRights)
INSTANCE(opensByTheNewCall)
INSTANCE(opensByAHandle)
INSTANCE(makesAHandle)
INSTANCE(looksAtAFolder)
INSTANCE(linksByFolder)
INSTANCE(removesByFolder)
INSTANCE(changesATime)
INSTANCE(setsAnAttribute)
INSTANCE(makesAFifo)
INSTANCE(takesADescriptorOfAnother)
INSTANCE(advisesAnother)
INSTANCE(comparesProcesses)
INSTANCE(entersANamespace)
INSTANCE(setsTheHostName)
INSTANCE(setsTheClock)
INSTANCE(restartsTheMachine)
INSTANCE(swaps)
INSTANCE(countsProcesses)
INSTANCE(takesPorts)
INSTANCE(changesItsSegments)
INSTANCE(changesItsPersonality)
INSTANCE(changesItsPriority)
INSTANCE(becomesRealTime)
INSTANCE(beginsASession)
INSTANCE(changesItsGroup)
INSTANCE(locksItsMemory)
INSTANCE(makesSecretMemory)
INSTANCE(makesATimer)
INSTANCE(makesAnEvent)
INSTANCE(readsSignals)
INSTANCE(watchesAllFiles)
INSTANCE(makesASandboxOfItsOwn)
INSTANCE(setsAFilterOfItsOwn)
INSTANCE(splicesADescriptor)
INSTANCE(typesIntoTheTerminal)
INSTANCE(clonesByTheNewCall)
INSTANCE(clonesWithoutAThread)
INSTANCE(receivesAMessage)
INSTANCE(callsWhatIsNot)
INSTANCE(runsACommand)
INSTANCE(callsExit)
INSTANCE(aborts)
INSTANCE(throws)
INSTANCE(freesWhatIsNotItsOwn)
INSTANCE(storesNowhere)
INSTANCE(storesFarAway)
INSTANCE(jumpsNowhere)
INSTANCE(divides)
INSTANCE(neverEnds)
INSTANCE(neverEndsToStore)
INSTANCE(allocatesWithoutEnd)
INSTANCE(recursesWithoutEnd)
INSTANCE(overwritesTheStack)
INSTANCE(overwritesTheEmulator)
INSTANCE(closesAllDescriptors)
INSTANCE(writesIntoTheProtocol)
INSTANCE(ignoresTheSignalAndOpens)
INSTANCE(callsByAssembler)
INSTANCE(loadsAnObject)
INSTANCE(writesAtItsEnd)
INSTANCE(endsWithoutAWord)
INSTANCE(leapsOut)
INSTANCE(overwritesTheHeap)
INSTANCE(freesTwice)
INSTANCE(overwritesItsCode)
INSTANCE(runsItsData)
INSTANCE(overwritesTheThread)
INSTANCE(traps)
INSTANCE(dividesTheLeast)
INSTANCE(takesALargeStack)
INSTANCE(allocatesSmallPieces)
INSTANCE(mapsWithoutEnd)
INSTANCE(endsAtNoBarrier)
INSTANCE(endsAtNoWarp)
INSTANCE(endsAtNoAtomic)
INSTANCE(waitsForAValue)
INSTANCE(waitsInTheSystem)
INSTANCE(waitsForNothing)
INSTANCE(readsTheProtocol)
INSTANCE(readsTheClockForEver)
INSTANCE(yieldsForEver)
INSTANCE(fillsStandardError)
INSTANCE(blocksTheEviction)
INSTANCE(startsThreads)
