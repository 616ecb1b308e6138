# Rewrites SOURCE by PROGRAM and writes it as the sources of its two builds for the emulator, OUT.emulated.cpp and
# OUT.traced.cpp, and as the program's own answer, OUT.json.
execute_process(COMMAND ${PROGRAM} INPUT_FILE ${SOURCE} OUTPUT_VARIABLE json RESULT_VARIABLE code)
if(NOT code EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} ended with ${code}.")
endif()
string(JSON text ERROR_VARIABLE failed GET "${json}" text)
if(failed)
  string(JSON problems GET "${json}" problems)
  message(FATAL_ERROR "${SOURCE} cannot be rewritten: ${problems}")
endif()
file(WRITE ${OUT}.json "${json}")
cmake_path(GET SOURCE STEM name)
foreach(build emulated traced)
  file(WRITE ${OUT}.${build}.cpp "#include \"kernels/kernel.h\"
namespace lanescope::kernels::${build}::${name} {
#line 1 \"${SOURCE}\"
${text}}
")
endforeach()
