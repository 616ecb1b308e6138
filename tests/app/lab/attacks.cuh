// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kernels that attack the machine, in the form in which the compiler gets them. @CANARY@ is a file
// that no kernel may change. The numbers are those of the system calls of Linux on x86-64.

extern "C" long syscall(long, ...) noexcept;

#define ATTACK(name) \
  __global__ void name(Global<const Element<float>> in, Global<Element<float>> out, int n)
#define CALL(name, ...)                                \
  ATTACK(name) {                                       \
    out[0] = static_cast<float>(syscall(__VA_ARGS__)); \
  }

constexpr const char* kCanary = "@CANARY@";
constexpr long kWrite = 0x241;  // O_WRONLY | O_CREAT | O_TRUNC

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

ATTACK(runsACommand) {
  out[0] = static_cast<float>(std::system("touch @CANARY@.new"));
}
ATTACK(callsExit) {
  std::exit(0);
}
ATTACK(aborts) {
  std::abort();
}
ATTACK(throws) {
  throw 1;
}
ATTACK(freesWhatIsNotItsOwn) {
  std::free(reinterpret_cast<void*>(0x12345670));
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

LANESCOPE_INSTANCE("opensAFile", opensAFile, opensAFile)
LANESCOPE_INSTANCE("opensByTheOldCall", opensByTheOldCall, opensByTheOldCall)
LANESCOPE_INSTANCE("opensItsOwnMemory", opensItsOwnMemory, opensItsOwnMemory)
LANESCOPE_INSTANCE("opensItsOwnMaps", opensItsOwnMaps, opensItsOwnMaps)
LANESCOPE_INSTANCE("opensForWriting", opensForWriting, opensForWriting)
LANESCOPE_INSTANCE("createsAFile", createsAFile, createsAFile)
LANESCOPE_INSTANCE("truncatesAFile", truncatesAFile, truncatesAFile)
LANESCOPE_INSTANCE("removesAFile", removesAFile, removesAFile)
LANESCOPE_INSTANCE("linksAFile", linksAFile, linksAFile)
LANESCOPE_INSTANCE("makesASymbolicLink", makesASymbolicLink, makesASymbolicLink)
LANESCOPE_INSTANCE("makesAFolder", makesAFolder, makesAFolder)
LANESCOPE_INSTANCE("makesADevice", makesADevice, makesADevice)
LANESCOPE_INSTANCE("changesAMode", changesAMode, changesAMode)
LANESCOPE_INSTANCE("changesAnOwner", changesAnOwner, changesAnOwner)
LANESCOPE_INSTANCE("readsALink", readsALink, readsALink)
LANESCOPE_INSTANCE("changesItsFolder", changesItsFolder, changesItsFolder)
LANESCOPE_INSTANCE("mapsAnOpenFile", mapsAnOpenFile, mapsAnOpenFile)
LANESCOPE_INSTANCE("startsAProgram", startsAProgram, startsAProgram)
LANESCOPE_INSTANCE("startsAProgramByDescriptor", startsAProgramByDescriptor,
                   startsAProgramByDescriptor)
LANESCOPE_INSTANCE("forks", forks, forks)
LANESCOPE_INSTANCE("forksAsOldProgramsDo", forksAsOldProgramsDo, forksAsOldProgramsDo)
LANESCOPE_INSTANCE("clonesAProcess", clonesAProcess, clonesAProcess)
LANESCOPE_INSTANCE("opensASocket", opensASocket, opensASocket)
LANESCOPE_INSTANCE("opensALocalSocket", opensALocalSocket, opensALocalSocket)
LANESCOPE_INSTANCE("opensARawSocket", opensARawSocket, opensARawSocket)
LANESCOPE_INSTANCE("makesAPairOfSockets", makesAPairOfSockets, makesAPairOfSockets)
LANESCOPE_INSTANCE("makesAPipe", makesAPipe, makesAPipe)
LANESCOPE_INSTANCE("tracesAProcess", tracesAProcess, tracesAProcess)
LANESCOPE_INSTANCE("readsAnothersMemory", readsAnothersMemory, readsAnothersMemory)
LANESCOPE_INSTANCE("writesAnothersMemory", writesAnothersMemory, writesAnothersMemory)
LANESCOPE_INSTANCE("signalsAnother", signalsAnother, signalsAnother)
LANESCOPE_INSTANCE("signalsAThreadOfAnother", signalsAThreadOfAnother, signalsAThreadOfAnother)
LANESCOPE_INSTANCE("signalsByTheOldCall", signalsByTheOldCall, signalsByTheOldCall)
LANESCOPE_INSTANCE("queuesASignal", queuesASignal, queuesASignal)
LANESCOPE_INSTANCE("opensAProcess", opensAProcess, opensAProcess)
LANESCOPE_INSTANCE("mapsCode", mapsCode, mapsCode)
LANESCOPE_INSTANCE("makesMemoryCode", makesMemoryCode, makesMemoryCode)
LANESCOPE_INSTANCE("makesAFileInMemory", makesAFileInMemory, makesAFileInMemory)
LANESCOPE_INSTANCE("sharesMemory", sharesMemory, sharesMemory)
LANESCOPE_INSTANCE("makesAQueue", makesAQueue, makesAQueue)
LANESCOPE_INSTANCE("asksForARing", asksForARing, asksForARing)
LANESCOPE_INSTANCE("loadsAFilter", loadsAFilter, loadsAFilter)
LANESCOPE_INSTANCE("loadsAModule", loadsAModule, loadsAModule)
LANESCOPE_INSTANCE("countsEvents", countsEvents, countsEvents)
LANESCOPE_INSTANCE("handlesFaults", handlesFaults, handlesFaults)
LANESCOPE_INSTANCE("mountsAFileSystem", mountsAFileSystem, mountsAFileSystem)
LANESCOPE_INSTANCE("leavesItsNamespace", leavesItsNamespace, leavesItsNamespace)
LANESCOPE_INSTANCE("changesItsRoot", changesItsRoot, changesItsRoot)
LANESCOPE_INSTANCE("changesItsUser", changesItsUser, changesItsUser)
LANESCOPE_INSTANCE("watchesFiles", watchesFiles, watchesFiles)
LANESCOPE_INSTANCE("readsKeys", readsKeys, readsKeys)
LANESCOPE_INSTANCE("raisesItsLimits", raisesItsLimits, raisesItsLimits)
LANESCOPE_INSTANCE("waitsForEver", waitsForEver, waitsForEver)
LANESCOPE_INSTANCE("sleeps", sleeps, sleeps)
LANESCOPE_INSTANCE("copiesADescriptor", copiesADescriptor, copiesADescriptor)
LANESCOPE_INSTANCE("sendsAFile", sendsAFile, sendsAFile)
LANESCOPE_INSTANCE("asksForItsParent", asksForItsParent, asksForItsParent)
LANESCOPE_INSTANCE("endsByTheCall", endsByTheCall, endsByTheCall)
LANESCOPE_INSTANCE("killsItself", killsItself, killsItself)
LANESCOPE_INSTANCE("terminatesItself", terminatesItself, terminatesItself)
LANESCOPE_INSTANCE("runsACommand", runsACommand, runsACommand)
LANESCOPE_INSTANCE("callsExit", callsExit, callsExit)
LANESCOPE_INSTANCE("aborts", aborts, aborts)
LANESCOPE_INSTANCE("throws", throws, throws)
LANESCOPE_INSTANCE("freesWhatIsNotItsOwn", freesWhatIsNotItsOwn, freesWhatIsNotItsOwn)
LANESCOPE_INSTANCE("storesNowhere", storesNowhere, storesNowhere)
LANESCOPE_INSTANCE("storesFarAway", storesFarAway, storesFarAway)
LANESCOPE_INSTANCE("jumpsNowhere", jumpsNowhere, jumpsNowhere)
LANESCOPE_INSTANCE("divides", divides, divides)
LANESCOPE_INSTANCE("neverEnds", neverEnds, neverEnds)
LANESCOPE_INSTANCE("neverEndsToStore", neverEndsToStore, neverEndsToStore)
LANESCOPE_INSTANCE("allocatesWithoutEnd", allocatesWithoutEnd, allocatesWithoutEnd)
LANESCOPE_INSTANCE("recursesWithoutEnd", recursesWithoutEnd, recursesWithoutEnd)
LANESCOPE_INSTANCE("overwritesTheStack", overwritesTheStack, overwritesTheStack)
LANESCOPE_INSTANCE("overwritesTheEmulator", overwritesTheEmulator, overwritesTheEmulator)
LANESCOPE_INSTANCE("closesAllDescriptors", closesAllDescriptors, closesAllDescriptors)
LANESCOPE_INSTANCE("writesIntoTheProtocol", writesIntoTheProtocol, writesIntoTheProtocol)
LANESCOPE_INSTANCE("ignoresTheSignalAndOpens", ignoresTheSignalAndOpens, ignoresTheSignalAndOpens)
LANESCOPE_INSTANCE("callsByAssembler", callsByAssembler, callsByAssembler)
