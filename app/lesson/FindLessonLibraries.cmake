# Finds md4c and libzip and makes the targets LessonLibraries::md4c and LessonLibraries::zip. Debian's own CMake packages of
# both name files of packages that are not needed to build, and fail without them.
find_path(LessonLibraries_MD4C_INCLUDE_DIR md4c.h)
find_library(LessonLibraries_MD4C_LIBRARY md4c)
find_path(LessonLibraries_ZIP_INCLUDE_DIR zip.h)
find_library(LessonLibraries_ZIP_LIBRARY zip)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(LessonLibraries
  REQUIRED_VARS LessonLibraries_MD4C_LIBRARY LessonLibraries_MD4C_INCLUDE_DIR
    LessonLibraries_ZIP_LIBRARY LessonLibraries_ZIP_INCLUDE_DIR)
foreach(name MD4C ZIP)
  string(TOLOWER ${name} library)
  set(target LessonLibraries::${library})
  if(LessonLibraries_FOUND AND NOT TARGET ${target})
    add_library(${target} UNKNOWN IMPORTED GLOBAL)
    set_target_properties(${target} PROPERTIES
      IMPORTED_LOCATION ${LessonLibraries_${name}_LIBRARY}
      INTERFACE_INCLUDE_DIRECTORIES ${LessonLibraries_${name}_INCLUDE_DIR})
  endif()
  mark_as_advanced(LessonLibraries_${name}_INCLUDE_DIR LessonLibraries_${name}_LIBRARY)
endforeach()
