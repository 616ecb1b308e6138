# Run by the target `bundle`. Lays out OUT/NAME and packs it as OUT/NAME.tar.gz:
#   bin/       the programs, and qt.conf, which sends Qt to the plugins beside them
#   lib/       every shared library they need, found from bin/ by $ORIGIN; glibc alone is the machine's
#   plugins/   Qt's plugins: platforms (xcb, offscreen, minimal), image formats, SQLite, the SVG icon engine
#   include/   the headers that a kernel of the user is compiled with
#   etc/fonts  a font configuration for machines that have none
#   licences/  of each library and of Lanescope, as the distribution's packages state them
cmake_minimum_required(VERSION 3.25)

if(NOT PATCHELF)
  message(FATAL_ERROR "The bundle needs patchelf: apt-get install patchelf, then configure again.")
endif()
string(REPLACE "," ";" PROGRAMS "${PROGRAMS}")
set(root ${OUT}/${NAME})
file(REMOVE_RECURSE ${root})

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# A copy that loads its libraries from `folder`, relative to itself.
function(add_elf file folder destination)
  file(COPY ${file} DESTINATION ${destination} FOLLOW_SYMLINK_CHAIN)
  cmake_path(GET file FILENAME name)
  file(REAL_PATH ${destination}/${name} copy)
  run(${STRIP} --strip-unneeded ${copy})
  run(${PATCHELF} --set-rpath ${folder} ${copy})
endfunction()

file(COPY ${HEADERS} DESTINATION ${root}/include)
foreach(program IN LISTS PROGRAMS)
  add_elf(${program} "$ORIGIN/../lib" ${root}/bin)
endforeach()
set(plugins
  platforms/libqxcb.so platforms/libqoffscreen.so platforms/libqminimal.so
  platforminputcontexts/libcomposeplatforminputcontextplugin.so
  imageformats/libqsvg.so imageformats/libqjpeg.so imageformats/libqgif.so imageformats/libqico.so
  imageformats/libqwebp.so sqldrivers/libqsqlite.so
  iconengines/libqsvgicon.so)
set(plugin_files)
foreach(plugin IN LISTS plugins)
  cmake_path(GET plugin PARENT_PATH folder)
  add_elf(${QT_PLUGINS}/${plugin} "$ORIGIN/../../lib" ${root}/plugins/${folder})
  list(APPEND plugin_files ${QT_PLUGINS}/${plugin})
endforeach()

# libcuda belongs to the driver; the rest of the exceptions is glibc.
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${PROGRAMS} MODULES ${plugin_files}
  RESOLVED_DEPENDENCIES_VAR libraries UNRESOLVED_DEPENDENCIES_VAR missing
  PRE_EXCLUDE_REGEXES "^ld-linux" "^lib(c|m|dl|rt|util|pthread|resolv|anl|mvec|nsl|cuda|nvidia-ml)\\.so\\."
  CONFLICTING_DEPENDENCIES_PREFIX conflict)
if(missing OR conflict_FILENAMES)
  message(FATAL_ERROR "Libraries that were not found, or found twice: ${missing} ${conflict_FILENAMES}")
endif()
set(packages)
foreach(library IN LISTS libraries)
  add_elf(${library} "$ORIGIN" ${root}/lib)
  # With merged /usr the loader's path is not always the one that the package lists.
  file(REAL_PATH ${library} real)
  string(REGEX REPLACE "^/usr/" "/" bare ${real})
  execute_process(COMMAND dpkg-query -S ${real} OUTPUT_VARIABLE owner ERROR_QUIET RESULT_VARIABLE code)
  if(NOT code EQUAL 0)
    execute_process(COMMAND dpkg-query -S ${bare} OUTPUT_VARIABLE owner ERROR_QUIET RESULT_VARIABLE code)
  endif()
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "No package owns ${real}, so the bundle cannot name its licence.")
  endif()
  string(REGEX MATCH "^[^:]+" package ${owner})
  list(APPEND packages ${package})
endforeach()

list(REMOVE_DUPLICATES packages)
list(SORT packages)
set(rows)
foreach(package IN LISTS packages)
  file(REAL_PATH /usr/share/doc/${package}/copyright copyright)
  configure_file(${copyright} ${root}/licences/${package}.txt COPYONLY)
  execute_process(COMMAND dpkg-query -W -f "\${Version}" ${package} OUTPUT_VARIABLE version)
  string(APPEND rows "${package} ${version}: ${package}.txt\n")
endforeach()
foreach(licence GPL-2 GPL-3 LGPL-2 LGPL-2.1 LGPL-3 Apache-2.0)
  configure_file(/usr/share/common-licenses/${licence} ${root}/licences/common/${licence}.txt COPYONLY)
endforeach()
configure_file(${SOURCE_DIR}/LICENSE ${root}/licences/lanescope.txt COPYONLY)
configure_file(${SOURCE_DIR}/gpu/LICENSE ${root}/licences/lanescope-engine.txt COPYONLY)
configure_file(${SOURCE_DIR}/resources/fonts/Inter-OFL.txt ${root}/licences/Inter.txt COPYONLY)
configure_file(${SOURCE_DIR}/resources/fonts/JetBrainsMono-OFL.txt ${root}/licences/JetBrainsMono.txt COPYONLY)
configure_file(${SOURCE_DIR}/resources/data/README.md ${root}/licences/data.txt COPYONLY)
file(WRITE ${root}/licences/README
"Lanescope's window and command line (bin/lanescope): GPL-3.0-or-later, lanescope.txt.
Its engine (bin/lanescope-engine), bin/lanescope-confine and the headers in include/: Apache-2.0, lanescope-engine.txt.
Embedded: the fonts Inter and JetBrains Mono (SIL OFL 1.1), a data set (CC BY 4.0) and a photograph
(BSD-3-Clause), both in data.txt.

The libraries in lib/ and the plugins in plugins/ are Debian's or Ubuntu's, unchanged but for their search paths; their
sources are in the archive of that distribution under these names and versions. Licence texts that the files below
refer to stand in common/.

${rows}")

file(WRITE ${root}/bin/qt.conf "[Paths]\nPrefix = ..\nPlugins = plugins\n")
configure_file(${SOURCE_DIR}/app/packaging/bundle_fonts.conf ${root}/etc/fonts/fonts.conf COPYONLY)
# What is built against a glibc starts on that one and on newer ones.
execute_process(COMMAND getconf GNU_LIBC_VERSION OUTPUT_VARIABLE glibc OUTPUT_STRIP_TRAILING_WHITESPACE)
configure_file(${SOURCE_DIR}/app/packaging/bundle_README.txt ${root}/README.txt @ONLY)

# Names in order, no owner and one date, so that the same files give the same archive.
run(tar --create --gzip --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0
  --file=${OUT}/${NAME}.tar.gz --directory=${OUT} ${NAME})
file(SIZE ${OUT}/${NAME}.tar.gz bytes)
math(EXPR megabytes "(${bytes} + 999999) / 1000000")
message(STATUS "${OUT}/${NAME}.tar.gz: ${megabytes} MB")
if(megabytes GREATER 60)
  message(FATAL_ERROR "The bundle has ${megabytes} MB; it may have 60.")
endif()
