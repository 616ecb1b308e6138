# The target `packages`: Debian packages by CPack, the portable archives, and an archive of the sources, with their SHA-256 sums,
# all in dist/. The same sources give the same bytes: make_packages.cmake says how. app/packaging/packages.sh installs what it
# needs and calls it.
set(LANESCOPE_MAINTAINER "The Lanescope maintainers <maintainers@lanescope.invalid>" CACHE STRING "Who packages are from")
mark_as_advanced(LANESCOPE_MAINTAINER)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME lanescope)
set(CPACK_PACKAGE_VENDOR "The Lanescope maintainers")
set(CPACK_PACKAGE_HOMEPAGE_URL ${LANESCOPE_REPOSITORY})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL engine)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${LANESCOPE_MAINTAINER})
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(same "(= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")

set(CPACK_DEBIAN_ENGINE_PACKAGE_NAME lanescope-engine)
set(CPACK_DEBIAN_ENGINE_PACKAGE_SECTION science)
# OpenBLAS is opened at run time, as a baseline.
set(CPACK_DEBIAN_ENGINE_PACKAGE_RECOMMENDS "libopenblas0")
set(CPACK_DEBIAN_ENGINE_PACKAGE_SUGGESTS "lanescope-mpi ${same}")
set(CPACK_DEBIAN_ENGINE_DESCRIPTION "engine that runs and records GPU kernels for Lanescope
lanescope-engine runs the kernels of Lanescope on an NVIDIA GPU, or on an
emulator where there is none, and records what every thread did. Lanescope
starts it, also on another machine through ssh: a server needs this package
alone, without Qt and without a display.")
if(TARGET lanescope-mpi)
  list(APPEND CPACK_COMPONENTS_ALL mpi)
  set(CPACK_DEBIAN_MPI_PACKAGE_NAME lanescope-mpi)
  set(CPACK_DEBIAN_MPI_PACKAGE_SECTION science)
  set(CPACK_DEBIAN_MPI_PACKAGE_DEPENDS "lanescope-engine ${same}, openmpi-bin")
  set(CPACK_DEBIAN_MPI_DESCRIPTION "engine of Lanescope on several processes, by Open MPI
With this module, which lanescope-engine loads, an engine has several
processes, on one machine or on several, that reduce, scan and multiply
together. The option --engine mpi:4 of lanescope needs it.")
endif()
if(LANESCOPE_GUI)
  list(APPEND CPACK_COMPONENTS_ALL window lab)
  # Plugins of Qt are no libraries that dpkg-shlibdeps finds.
  set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME lanescope)
  set(CPACK_DEBIAN_WINDOW_PACKAGE_SECTION science)
  set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS
    "lanescope-engine ${same}, qt6-qpa-plugins, libqt6svg6, libqt6sql6-sqlite, qt6-image-formats-plugins")
  set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS "lanescope-lab ${same}, ffmpeg, openssh-client")
  set(CPACK_DEBIAN_WINDOW_DESCRIPTION "shows how a GPU reduces, scans and multiplies
Lanescope runs a CUDA kernel, records what every thread read, wrote and
waited for, animates that record, and charts CPU against GPU times. Without
an NVIDIA GPU, kernels run on an emulator.

The package has the window and the command line. Kernels of your own need
the package lanescope-lab.")
  # app/lab/host_compiler.cpp has the oldest versions.
  set(CPACK_DEBIAN_LAB_PACKAGE_NAME lanescope-lab)
  set(CPACK_DEBIAN_LAB_PACKAGE_SECTION science)
  set(CPACK_DEBIAN_LAB_PACKAGE_DEPENDS "lanescope ${same}, g++ (>= 4:12) | clang-16")
  set(CPACK_DEBIAN_LAB_DESCRIPTION "kernels of your own for Lanescope
With this package Lanescope reads CUDA C++ as anyone writes it, compiles it
in a sandbox, and runs, records and shows it like a kernel of its own. It
brings what reads CUDA and the headers; no CUDA Toolkit is needed.")
endif()
include(CPack)

set(package_targets lanescope-engine)
if(TARGET lanescope-mpi)
  list(APPEND package_targets lanescope-mpi)
endif()
if(LANESCOPE_GUI)
  list(APPEND package_targets lanescope ${lab_programs} lanescope_kernel_headers lanescope_man_pages lanescope_icon_files
    lanescope_metainfo)
endif()
set(package_tools
  -D SOURCE_DIR=${PROJECT_SOURCE_DIR}
  -D BINARY_DIR=${PROJECT_BINARY_DIR}
  -D VERSION=${PROJECT_VERSION}
  "-D MAINTAINER=${LANESCOPE_MAINTAINER}"
  -D CUDA=${LANESCOPE_HAVE_CUDA}
  -D OUT=${PROJECT_BINARY_DIR}/dist)
add_custom_target(packages
  COMMAND ${CMAKE_COMMAND} ${package_tools} -P ${CMAKE_CURRENT_LIST_DIR}/make_packages.cmake
  DEPENDS ${package_targets}
  COMMENT "Packing the packages"
  VERBATIM USES_TERMINAL)
add_dependencies(packages engine_bundle)
if(LANESCOPE_GUI)
  add_dependencies(packages bundle kernel_bundle)
endif()
