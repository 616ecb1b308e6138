# Rewrites SOURCE as ../rewrite.cmake does, and keeps the answer of PROGRAM as OUT.json. A text that the program refuses leaves
# a source without a kernel.
execute_process(COMMAND ${PROGRAM} INPUT_FILE ${SOURCE} OUTPUT_VARIABLE answer)
string(JSON text ERROR_VARIABLE refused GET "${answer}" text)
if(refused)
  file(WRITE ${OUT}.traced.cpp "")
else()
  include(${CMAKE_CURRENT_LIST_DIR}/../rewrite.cmake)
endif()
file(WRITE ${OUT}.json "${answer}")
