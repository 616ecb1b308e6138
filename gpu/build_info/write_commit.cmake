# Writes OUT, a header with the commit of the sources in SOURCE_DIR.
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/source.cmake)
lanescope_source(${SOURCE_DIR} commit seconds)
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT "inline constexpr char kCommit[] = \"@commit@\";\n")
