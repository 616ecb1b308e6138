# The target `bundle`: one archive with the programs and every library, plugin and licence that they need beside
# glibc, for a machine on which nothing is installed. make_bundle.cmake does the work at build time.
find_program(LANESCOPE_PATCHELF patchelf)
add_custom_target(bundle
  COMMAND ${CMAKE_COMMAND}
    -D NAME=lanescope-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR}
    -D PROGRAMS=$<TARGET_FILE:lanescope>,$<TARGET_FILE:lanescope-engine>,$<TARGET_FILE:lanescope-confine>
    -D HEADERS=${PROJECT_BINARY_DIR}/include/lanescope
    -D QT_PLUGINS=${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS}
    -D PATCHELF=${LANESCOPE_PATCHELF}
    -D STRIP=${CMAKE_STRIP}
    -D SOURCE_DIR=${PROJECT_SOURCE_DIR}
    -D OUT=${PROJECT_BINARY_DIR}/dist
    -P ${PROJECT_SOURCE_DIR}/app/packaging/make_bundle.cmake
  DEPENDS lanescope lanescope-engine lanescope-confine lanescope_kernel_headers
  COMMENT "Packing the portable bundle"
  VERBATIM USES_TERMINAL)
