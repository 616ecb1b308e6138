# The options of every target of the project.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
# moc reads headers alone: it need not wait for the libraries that its target links.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

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

# lanescope_library(name [HOT] [UNCHECKED] [AUTOMOC] SOURCES … [PUBLIC libraries…] [PRIVATE libraries…]): one folder, one
# static library. HOT and UNCHECKED as the functions lanescope_hot and lanescope_unchecked; AUTOMOC where there is a Q_OBJECT.
function(lanescope_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "HOT;UNCHECKED;AUTOMOC" "" "SOURCES;PUBLIC;PRIVATE")
  add_library(${name} STATIC ${arg_SOURCES})
  target_link_libraries(${name} PUBLIC lanescope_options ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
  set_target_properties(${name} PROPERTIES AUTOMOC ${arg_AUTOMOC})
  if(arg_HOT)
    lanescope_hot(${name})
  endif()
  if(arg_UNCHECKED)
    lanescope_unchecked(${name})
  endif()
endfunction()
