# The catalogue's kernels as plain CUDA.

# lanescope_plain_kernels(kernels): the kernels that have a plain text, as folder/id.
# lanescope_plain_kernel_<id> holds the choices of its head comment.
macro(lanescope_plain_kernels kernels)
  set(${kernels})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/lab/plain_kernels.txt)
  file(STRINGS ${PROJECT_SOURCE_DIR}/resources/lab/plain_kernels.txt plain_kernel_lines REGEX "^[a-z]+/[a-z0-9_]+:")
  foreach(line IN LISTS plain_kernel_lines)
    string(REGEX MATCH "^([a-z]+/[a-z0-9_]+): (.*)$" line "${line}")
    set(choices "${CMAKE_MATCH_2}")
    list(APPEND ${kernels} ${CMAKE_MATCH_1})
    cmake_path(GET CMAKE_MATCH_1 STEM name)
    set(lanescope_plain_kernel_${name} "${choices}")
  endforeach()
endmacro()

# lanescope_plain_kernel(kernel out): the command that writes the plain text of folder/id to the file out.
function(lanescope_plain_kernel kernel out)
  cmake_path(GET kernel STEM name)
  set(source ${PROJECT_SOURCE_DIR}/gpu/kernels/${kernel}.cuh)
  set(script ${PROJECT_SOURCE_DIR}/resources/lab/as_plain_cuda.cmake)
  set(head "// lanescope: copy = ${name}")
  if(DEFINED lanescope_plain_kernel_${name})
    string(APPEND head ", ${lanescope_plain_kernel_${name}}")
  endif()
  add_custom_command(OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${source} "-DHEAD=${head}" -DOUT=${out} -P ${script}
    DEPENDS ${source} ${script} ${PROJECT_SOURCE_DIR}/resources/lab/plain_kernels.txt
    VERBATIM)
endfunction()
