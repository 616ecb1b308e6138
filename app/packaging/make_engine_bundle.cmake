# Run by the target `engine_bundle`. Lays out OUT/NAME and packs it as ARCHIVE: for a server, the engine alone.
#   bin/       lanescope-engine
#   lib/       every shared library it needs, found from bin/ by $ORIGIN; glibc alone is the machine's
#   licences/  of each library and of the engine
cmake_minimum_required(VERSION 3.25)

include(${SOURCE_DIR}/app/packaging/packing.cmake)
set(root ${OUT}/${NAME})
file(REMOVE_RECURSE ${root})

add_elf(${ENGINE} "$ORIGIN/../lib" ${root}/bin)
add_libraries("${ENGINE}" "" packages)
add_licences("${packages}" rows)
file(WRITE ${root}/licences/README
"bin/lanescope-engine: Apache-2.0, lanescope-engine.txt.

The libraries in lib/ are Debian's or Ubuntu's, unchanged but for their search paths; their sources are in the archive of that
distribution under these names and versions. Licence texts that the files below refer to stand in common/.

${rows}")

pack(${ARCHIVE} 60)
