# Finds QScintilla for Qt 6, which comes without a CMake package, and makes the target QScintillaQt6::QScintillaQt6.
find_package(Qt6 REQUIRED COMPONENTS Widgets PrintSupport)
find_path(QScintillaQt6_INCLUDE_DIR Qsci/qsciscintilla.h
          HINTS ${Qt6Widgets_INCLUDE_DIRS} PATH_SUFFIXES qt6 x86_64-linux-gnu/qt6 aarch64-linux-gnu/qt6)
find_library(QScintillaQt6_LIBRARY NAMES qscintilla2_qt6)
if(QScintillaQt6_INCLUDE_DIR)
  file(STRINGS ${QScintillaQt6_INCLUDE_DIR}/Qsci/qsciglobal.h version_line REGEX "define QSCINTILLA_VERSION_STR")
  string(REGEX MATCH "[0-9.]+" QScintillaQt6_VERSION "${version_line}")
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(QScintillaQt6
  REQUIRED_VARS QScintillaQt6_LIBRARY QScintillaQt6_INCLUDE_DIR VERSION_VAR QScintillaQt6_VERSION)
if(QScintillaQt6_FOUND AND NOT TARGET QScintillaQt6::QScintillaQt6)
  add_library(QScintillaQt6::QScintillaQt6 UNKNOWN IMPORTED)
  set_target_properties(QScintillaQt6::QScintillaQt6 PROPERTIES
    IMPORTED_LOCATION ${QScintillaQt6_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${QScintillaQt6_INCLUDE_DIR}
    INTERFACE_LINK_LIBRARIES "Qt6::Widgets;Qt6::PrintSupport")
endif()
mark_as_advanced(QScintillaQt6_INCLUDE_DIR QScintillaQt6_LIBRARY)
