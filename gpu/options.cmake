# The options of every target of the project.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

# An installation has the programs and modules that the programs start and load in a folder of its own, which they find
# from theirs.
include(GNUInstallDirs)
set(LANESCOPE_PRIVATE_DIR ${CMAKE_INSTALL_LIBEXECDIR}/lanescope)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_BINDIR BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX} OUTPUT_VARIABLE programs)
cmake_path(RELATIVE_PATH LANESCOPE_PRIVATE_DIR BASE_DIRECTORY ${programs} OUTPUT_VARIABLE LANESCOPE_PRIVATE_FOLDER)

find_package(Threads REQUIRED)

add_library(lanescope_options INTERFACE)
target_include_directories(lanescope_options INTERFACE ${PROJECT_SOURCE_DIR}/gpu ${PROJECT_SOURCE_DIR})
target_link_libraries(lanescope_options INTERFACE Threads::Threads)
# The emulator's arithmetic must be a GPU's: a product and a sum become an fma only where a kernel writes one.
target_compile_options(lanescope_options INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -ffp-contract=off>
  $<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-Wall,-Wextra>)
# GCC 12 and 13 report std::string's operator+ (their bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
  target_compile_options(lanescope_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict>)
endif()
# GCC 13 and newer assume that every function with a temporary argument may return a part of it.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13)
  target_compile_options(lanescope_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-dangling-reference>)
endif()
if(LANESCOPE_WERROR)
  target_compile_options(lanescope_options INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Werror>
    $<$<COMPILE_LANGUAGE:CUDA>:-Werror=all-warnings>)
endif()
if(LANESCOPE_SANITIZE)
  list(JOIN LANESCOPE_SANITIZE "," lanescope_sanitizers)
  target_compile_options(lanescope_options INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${lanescope_sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer>)
  target_link_options(lanescope_options INTERFACE -fsanitize=${lanescope_sanitizers})
  # The check of vptr asks by a pipe whether memory is there, which a sandbox forbids.
  if(LANESCOPE_SANITIZE MATCHES "undefined")
    target_compile_options(lanescope_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-sanitize=vptr>)
  endif()
  # According to GCC's manual, a sanitizer causes warnings about variables that are initialized.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(lanescope_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-maybe-uninitialized>)
  endif()
endif()

include(${CMAKE_CURRENT_LIST_DIR}/hardening.cmake)
lanescope_harden(lanescope_options)

# lanescope_hot(target…): optimizes the targets that the tests spend most of their time in also under sanitizers. The
# others take longer to compile than to run.
function(lanescope_hot)
  if(LANESCOPE_SANITIZE)
    foreach(target IN LISTS ARGN)
      target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-O1>)
    endforeach()
  endif()
endfunction()

# lanescope_moc(target source…): what moc makes of the headers beside these sources becomes sources of the target, so that
# a unity build compiles it with the others, which have read Qt's headers already; CMake's AUTOMOC would compile it apart.
# Of a header without a Q_OBJECT moc makes an empty file. It reads headers alone: since the target TARGET_moc has the same
# commands and links nothing, they need not wait for the libraries that the target links.
function(lanescope_moc target)
  set(mocs)
  foreach(source IN LISTS ARGN)
    cmake_path(GET source STEM name)
    set(header ${CMAKE_CURRENT_SOURCE_DIR}/${name}.h)
    if(EXISTS ${header})
      set(moc ${PROJECT_BINARY_DIR}/moc/${target}/moc_${name}.cpp)
      add_custom_command(OUTPUT ${moc}
        COMMAND Qt6::moc --no-notes ${header} -o ${moc}
        DEPENDS ${header}
        VERBATIM)
      list(APPEND mocs ${moc})
    endif()
  endforeach()
  target_sources(${target} PRIVATE ${mocs})
  add_custom_target(${target}_moc DEPENDS ${mocs})
endfunction()

# lanescope_library(name [HOT] [UNCHECKED] [MOC] SOURCES … [PUBLIC libraries…] [PRIVATE libraries…]): one folder, one static
# library. HOT and UNCHECKED as the functions lanescope_hot and lanescope_unchecked; MOC where there is a Q_OBJECT.
function(lanescope_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "HOT;UNCHECKED;MOC" "" "SOURCES;PUBLIC;PRIVATE")
  add_library(${name} STATIC ${arg_SOURCES})
  target_link_libraries(${name} PUBLIC lanescope_options ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
  if(arg_MOC)
    lanescope_moc(${name} ${arg_SOURCES})
  endif()
  if(arg_HOT)
    lanescope_hot(${name})
  endif()
  if(arg_UNCHECKED)
    lanescope_unchecked(${name})
  endif()
endfunction()
