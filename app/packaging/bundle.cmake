# The target `bundle`: one archive with the programs and every library, plugin and licence that they need beside
# glibc, for a machine on which nothing is installed. The target `kernel_bundle`: a second archive, which is unpacked over
# the first, with the front end and a compiler for kernels of the user. The target `engine_bundle`: the engine alone. The
# scripts beside this file do the work at build time.
set(bundle_name lanescope-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR})
set(bundle_tools
  -D NAME=${bundle_name}
  -D STRIP=${CMAKE_STRIP}
  -D SOURCE_DIR=${PROJECT_SOURCE_DIR}
  -D BINARY_DIR=${PROJECT_BINARY_DIR}
  -D HEADERS=${PROJECT_BINARY_DIR}/include/lanescope)
add_custom_target(engine_bundle
  COMMAND ${CMAKE_COMMAND} ${bundle_tools}
    -D ENGINE=$<TARGET_FILE:lanescope-engine>
    -D OUT=${PROJECT_BINARY_DIR}/dist/engine
    -D ARCHIVE=${PROJECT_BINARY_DIR}/dist/${bundle_name}-engine.tar.gz
    -P ${CMAKE_CURRENT_LIST_DIR}/make_engine_bundle.cmake
  DEPENDS lanescope-engine
  COMMENT "Packing the engine alone"
  VERBATIM USES_TERMINAL)
if(NOT LANESCOPE_GUI)
  return()
endif()
add_custom_target(bundle
  COMMAND ${CMAKE_COMMAND} ${bundle_tools}
    -D PROGRAMS=$<TARGET_FILE:lanescope>,$<TARGET_FILE:lanescope-engine>,$<TARGET_FILE:lanescope-confine>,$<TARGET_FILE:lanescope-decode>,$<TARGET_FILE:lanescope-device-compiler>
    -D QT_PLUGINS=${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS}
    -D OUT=${PROJECT_BINARY_DIR}/dist
    -P ${CMAKE_CURRENT_LIST_DIR}/make_bundle.cmake
  DEPENDS lanescope lanescope-engine lanescope-confine lanescope-decode lanescope-device-compiler lanescope_kernel_headers lanescope_man_pages
    lanescope_icon_files lanescope_metainfo
  COMMENT "Packing the portable bundle"
  VERBATIM USES_TERMINAL)

set(front_end)
set(front_end_file)
if(TARGET lanescope-front-end)
  set(front_end lanescope-front-end)
  set(front_end_file $<TARGET_FILE:lanescope-front-end>)
endif()
add_custom_target(kernel_bundle
  COMMAND ${CMAKE_COMMAND} ${bundle_tools}
    -D FRONT_END=${front_end_file}
    -D OUT=${PROJECT_BINARY_DIR}/dist/kernels
    -D ARCHIVE=${PROJECT_BINARY_DIR}/dist/${bundle_name}-kernels.tar.gz
    -D CMAKE_LIBRARY_ARCHITECTURE=${CMAKE_LIBRARY_ARCHITECTURE}
    -P ${CMAKE_CURRENT_LIST_DIR}/make_kernel_bundle.cmake
  DEPENDS ${front_end} lanescope_kernel_headers
  COMMENT "Packing what kernels of the user need"
  VERBATIM USES_TERMINAL)
