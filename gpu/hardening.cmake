# What makes a mistake in memory end the program instead of being used: checks in the C and C++ libraries, a guard in
# each stack frame, jump targets that the processor checks (CET), tables of the linker that are read-only at run time,
# position-independent programs. tests/app/hardening_test.cpp reads the programs for it.
option(LANESCOPE_HARDENING "Compile and link with the compiler's protections against memory errors" ON)

include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)

# lanescope_unchecked(target…): leaves the checks of the C++ library out of what runs for each access of a record, each
# element or each pixel, where they cost 1% to 20%. The sanitizers' builds have them there, too.
function(lanescope_unchecked)
  if(NOT LANESCOPE_SANITIZE)
    set_target_properties(${ARGN} PROPERTIES LANESCOPE_UNCHECKED ON)
  endif()
endfunction()

# lanescope_harden(target): passes the options on to every target that links `target`.
function(lanescope_harden target)
  if(NOT LANESCOPE_HARDENING)
    return()
  endif()
  target_compile_options(${target} INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-fstack-protector-strong>
    $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<NOT:$<BOOL:$<TARGET_PROPERTY:LANESCOPE_UNCHECKED>>>>:-D_GLIBCXX_ASSERTIONS>
    $<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-fstack-protector-strong>)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    target_compile_options(${target} INTERFACE
      $<$<COMPILE_LANGUAGE:CXX>:-fcf-protection=full>
      $<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-fcf-protection=full>)
  endif()
  # The C library's checks need optimization. The sanitizers replace the same functions with their own.
  if(NOT LANESCOPE_SANITIZE)
    set(level 2)
    if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12)
       OR (CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 15))
      set(level 3)
    endif()
    target_compile_options(${target} INTERFACE
      $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<NOT:$<CONFIG:Debug>>>:-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=${level}>)
  endif()
  target_link_options(${target} INTERFACE LINKER:-z,relro,-z,now,-z,noexecstack)
endfunction()
