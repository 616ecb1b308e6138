# Run by the target `bundle`. Lays out OUT/NAME and packs it as OUT/NAME.tar.gz:
#   bin/       the programs, and qt.conf, which sends Qt to the plugins beside them
#   lib/       every shared library they need, found from bin/ by $ORIGIN; glibc alone is the machine's
#   plugins/   Qt's plugins: platforms (xcb, offscreen, minimal), image formats, SQLite, the SVG icon engine
#   include/   the headers that a kernel of the user is compiled with
#   share/     what the desktop and the shells read: entry, icons, MIME types, manual pages, completion
#   etc/fonts  a font configuration for machines that have none
#   licences/  of each library and of Lanescope, as the distribution's packages state them
cmake_minimum_required(VERSION 3.25)

include(${SOURCE_DIR}/app/packaging/packing.cmake)
string(REPLACE "," ";" PROGRAMS "${PROGRAMS}")
set(root ${OUT}/${NAME})
file(REMOVE_RECURSE ${root})

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

run(${CMAKE_COMMAND} --install ${BINARY_DIR} --component window --prefix ${OUT}/installed)
file(COPY ${OUT}/installed/share DESTINATION ${root} PATTERN doc EXCLUDE PATTERN lintian EXCLUDE)
file(REMOVE_RECURSE ${OUT}/installed)

add_libraries("${PROGRAMS}" "${plugin_files}" packages)
add_licences("${packages}" rows)
configure_file(${SOURCE_DIR}/LICENSE ${root}/licences/lanescope.txt COPYONLY)
configure_file(${SOURCE_DIR}/resources/fonts/Inter-OFL.txt ${root}/licences/Inter.txt COPYONLY)
configure_file(${SOURCE_DIR}/resources/fonts/JetBrainsMono-OFL.txt ${root}/licences/JetBrainsMono.txt COPYONLY)
configure_file(${SOURCE_DIR}/resources/fonts/NotoSansCJK-OFL.txt ${root}/licences/NotoSansCJK.txt COPYONLY)
configure_file(${SOURCE_DIR}/resources/data/README.md ${root}/licences/data.txt COPYONLY)
file(WRITE ${root}/licences/README
"Lanescope's window and command line (bin/lanescope), and bin/lanescope-decode: GPL-3.0-or-later, lanescope.txt.
Its engine (bin/lanescope-engine), bin/lanescope-confine, bin/lanescope-device-compiler and the headers in include/: Apache-2.0, lanescope-engine.txt.
Embedded: the fonts Inter, JetBrains Mono and a part of Noto Sans CJK TC (SIL OFL 1.1), a data set (CC BY 4.0) and a photograph
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

pack(${OUT}/${NAME}.tar.gz 60)
