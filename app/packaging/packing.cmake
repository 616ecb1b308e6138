# What both archives of the portable bundle are laid out and packed with. `root` is the folder that is laid out, OUT/NAME;
# STRIP is a program, SOURCE_DIR is the project.
find_program(PATCHELF patchelf)
if(NOT PATCHELF)
  message(FATAL_ERROR "The bundle needs patchelf: apt-get install patchelf.")
endif()

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

# The distribution's package that a file belongs to.
function(package_of file result)
  # With merged /usr the loader's path is not always the one that the package lists.
  file(REAL_PATH ${file} real)
  string(REGEX REPLACE "^/usr/" "/" bare ${real})
  execute_process(COMMAND dpkg-query -S ${real} OUTPUT_VARIABLE owner ERROR_QUIET RESULT_VARIABLE code)
  if(NOT code EQUAL 0)
    execute_process(COMMAND dpkg-query -S ${bare} OUTPUT_VARIABLE owner ERROR_QUIET RESULT_VARIABLE code)
  endif()
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "No package owns ${real}, so the bundle cannot name its licence.")
  endif()
  string(REGEX MATCH "^[^:]+" package ${owner})
  set(${result} ${package} PARENT_SCOPE)
endfunction()

# Copies into lib/ what the programs and modules need, and sets `result` to the packages of the libraries. libcuda
# belongs to the driver; the rest of the exceptions is glibc.
function(add_libraries programs modules result)
  file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${programs} MODULES ${modules}
    RESOLVED_DEPENDENCIES_VAR libraries UNRESOLVED_DEPENDENCIES_VAR missing
    PRE_EXCLUDE_REGEXES "^ld-linux" "^lib(c|m|dl|rt|util|pthread|resolv|anl|mvec|nsl|cuda|nvidia-ml)\\.so\\."
    CONFLICTING_DEPENDENCIES_PREFIX conflict)
  if(missing OR conflict_FILENAMES)
    message(FATAL_ERROR "Libraries that were not found, or found twice: ${missing} ${conflict_FILENAMES}")
  endif()
  set(packages)
  foreach(library IN LISTS libraries)
    add_elf(${library} "$ORIGIN" ${root}/lib)
    package_of(${library} package)
    list(APPEND packages ${package})
  endforeach()
  set(${result} ${packages} PARENT_SCOPE)
endfunction()

# Copies the licences of the packages, and sets `result` to a row for each.
function(add_licences packages result)
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
  configure_file(${SOURCE_DIR}/gpu/LICENSE ${root}/licences/lanescope-engine.txt COPYONLY)
  set(${result} "${rows}" PARENT_SCOPE)
endfunction()

# Packs OUT/NAME as `archive`. Names in order, no owner and one date, so that the same files give the same archive.
function(pack archive most_megabytes)
  run(tar --create --use-compress-program=gzip\ -9n --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime=@0
    --file=${archive} --directory=${OUT} ${NAME})
  file(SIZE ${archive} bytes)
  math(EXPR megabytes "(${bytes} + 999999) / 1000000")
  message(STATUS "${archive}: ${megabytes} MB")
  if(megabytes GREATER most_megabytes)
    message(FATAL_ERROR "${archive} has ${megabytes} MB; it may have ${most_megabytes}.")
  endif()
endfunction()
