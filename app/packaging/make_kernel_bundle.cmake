# Run by the target `kernel_bundle`. Lays out OUT/NAME and packs it as ARCHIVE, which is unpacked over the portable bundle.
# It holds what kernels of the user need where no compiler is installed:
#   bin/             lanescope-front-end
#   compiler/bin     clang++ and its linker; clang++.cfg sends the compiler to the headers beside it
#   compiler/lib     the compiler's own headers
#   compiler/include the system's headers that Lanescope's include, and no others
#   lib/             every shared library that they need
#   licences/        of each library and package
cmake_minimum_required(VERSION 3.25)

include(${SOURCE_DIR}/app/packaging/packing.cmake)
set(clang_names)
set(linker_names)
foreach(version RANGE 24 16 -1)
  list(APPEND clang_names clang++-${version})
  list(APPEND linker_names ld.lld-${version})
endforeach()
find_program(CLANG NAMES ${clang_names})
find_program(LINKER NAMES ${linker_names})
foreach(needed FRONT_END CLANG LINKER)
  if(NOT ${needed})
    message(FATAL_ERROR "The bundle for kernels of the user needs clang, its linker and its library, all 16 or newer: "
      "app/packaging/packages.sh installs them.")
  endif()
endforeach()
set(root ${OUT}/${NAME})
file(REMOVE_RECURSE ${root})

add_elf(${FRONT_END} "$ORIGIN/../lib" ${root}/bin)
# Debian's programs have the version in their names.
foreach(pair "${CLANG}|clang++" "${LINKER}|ld.lld")
  string(REGEX MATCH "^(.*)\\|(.*)$" unused ${pair})
  file(REAL_PATH ${CMAKE_MATCH_1} program)
  set(name ${CMAKE_MATCH_2})
  configure_file(${program} ${root}/compiler/bin/${name} COPYONLY)
  run(${STRIP} --strip-unneeded ${root}/compiler/bin/${name})
  run(${PATCHELF} --set-rpath "$ORIGIN/../../lib" ${root}/compiler/bin/${name})
endforeach()
add_libraries("${FRONT_END};${CLANG};${LINKER}" "" packages)
foreach(program ${CLANG} ${LINKER})
  package_of(${program} package)
  list(APPEND packages ${package})
endforeach()

# The headers that a kernel is compiled with include these, at the options that matter to them. The compiler's own folder is named by its version.
execute_process(COMMAND ${CLANG} -print-resource-dir OUTPUT_VARIABLE resources OUTPUT_STRIP_TRAILING_WHITESPACE
  COMMAND_ERROR_IS_FATAL ANY)
file(REAL_PATH ${resources} resources)
cmake_path(GET resources FILENAME version)
file(WRITE ${OUT}/headers.cpp "#include \"kernels/kernel.h\"\n")
execute_process(
  COMMAND ${CLANG} -std=c++20 -O1 -fPIC -DLANESCOPE_EMULATED -DLANESCOPE_TRACED -DLANESCOPE_LOADED_KERNEL -I${HEADERS}
          -M ${OUT}/headers.cpp
  OUTPUT_VARIABLE rule COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "/[^ \n\\]+" files "${rule}")
set(folders)
foreach(file IN LISTS files)
  file(REAL_PATH ${file} real)
  if(real MATCHES "^${resources}/(.*)$")
    set(destination compiler/lib/clang/${version}/${CMAKE_MATCH_1})
  elseif(real MATCHES "^/usr/include/(.*)$")
    set(destination compiler/include/${CMAKE_MATCH_1})
    if(CMAKE_MATCH_1 MATCHES "^(.*c\\+\\+/[0-9]+)/")
      list(APPEND folders ${CMAKE_MATCH_1})
    endif()
  elseif(real STREQUAL "${OUT}/headers.cpp" OR real MATCHES "^${HEADERS}/")
    continue()
  else()
    message(FATAL_ERROR "${real} is neither a header of the system nor one of the compiler.")
  endif()
  configure_file(${real} ${root}/${destination} COPYONLY)
  package_of(${real} package)
  list(APPEND packages ${package})
endforeach()
list(REMOVE_DUPLICATES folders)
# The folder of the library stands before that of the machine, as the compiler itself has them.
list(SORT folders COMPARE NATURAL)
set(options "-nostdinc")
foreach(folder IN LISTS folders)
  string(APPEND options "\n-isystem <CFGDIR>/../include/${folder}")
endforeach()
foreach(folder ../lib/clang/${version}/include ../include ../include/${CMAKE_LIBRARY_ARCHITECTURE})
  string(APPEND options "\n-isystem <CFGDIR>/${folder}")
endforeach()
# An object that the engine loads needs none of the files that begin and end a program.
file(WRITE ${root}/compiler/bin/clang++.cfg "${options}\n-fuse-ld=lld\n-nostartfiles\n")

add_licences("${packages}" rows)
file(WRITE ${root}/licences/README-kernels
"bin/lanescope-front-end: Apache-2.0, lanescope-engine.txt.

The compiler and the headers in compiler/ and the libraries in lib/ are Debian's or Ubuntu's, unchanged but for their
search paths; their sources are in the archive of that distribution under these names and versions. Licence texts that
the files below refer to stand in common/.

${rows}")

pack(${ARCHIVE} 150)
