# The texts of each language, compiled for Qt at build time and embedded in the program. The target
# `update_translations` reads the sources again and writes what is new in them into the .ts files.
set(LANESCOPE_LANGUAGES en sl zh_TW)
set(translation_folder ${CMAKE_CURRENT_SOURCE_DIR}/translations)
# Those in /usr/bin may be of another Qt.
foreach(tool lrelease lupdate)
  find_program(LANESCOPE_${tool} ${tool} NO_DEFAULT_PATH REQUIRED
    HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_LIBEXECS}
      ${QT6_INSTALL_PREFIX}/bin /usr/lib/qt6/bin /usr/lib/qt6/libexec)
  mark_as_advanced(LANESCOPE_${tool})
endforeach()

set(update_commands)
foreach(language IN LISTS LANESCOPE_LANGUAGES)
  set(ts ${translation_folder}/lanescope_${language}.ts)
  set(qm ${CMAKE_CURRENT_BINARY_DIR}/translations/lanescope_${language}.qm)
  add_custom_command(OUTPUT ${qm}
    COMMAND ${LANESCOPE_lrelease} -silent -nounfinished ${ts} -qm ${qm}
    DEPENDS ${ts} VERBATIM)
  string(APPEND resource_rows "    <file alias=\"translations/lanescope_${language}.qm\">${qm}</file>\n")
  list(APPEND resource_paths ${qm})
  # The texts are written in English, of which only the plural forms are missing.
  set(plural_only)
  if(language STREQUAL en)
    set(plural_only -pluralonly)
  endif()
  list(APPEND update_commands COMMAND ${LANESCOPE_lupdate} -silent -no-obsolete -locations none -I . -I gpu ${plural_only}
    app ui resources/translations -ts ${ts})
  # Qt's own texts: of one part or of all, as Qt has them in this language.
  foreach(part qtbase qt)
    set(own ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_TRANSLATIONS}/${part}_${language}.qm)
    if(EXISTS ${own} AND NOT language STREQUAL en)
      string(APPEND resource_rows "    <file alias=\"translations/qt_${language}.qm\">${own}</file>\n")
      break()
    endif()
  endforeach()
endforeach()
file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/translations)
add_custom_target(update_translations ${update_commands}
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} COMMENT "Reading the texts of the sources" VERBATIM)
