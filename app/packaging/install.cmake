# What `cmake --install` puts where. The components are the packages of packages.cmake; what is EXCLUDE_FROM_ALL is in
# those alone.
set(LANESCOPE_REPOSITORY "$ENV{LANESCOPE_REPOSITORY}" CACHE STRING "Web address of the repository; the packages name it")
mark_as_advanced(LANESCOPE_REPOSITORY)
set(package_folder ${PROJECT_BINARY_DIR}/packaging)

# install_documents(component package): the licences and the changelog as Debian has them, which the target `packages` makes.
function(install_documents component package)
  install(FILES ${package_folder}/copyright ${package_folder}/changelog.Debian.gz
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component} EXCLUDE_FROM_ALL OPTIONAL)
  install(FILES app/packaging/debian/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
    COMPONENT ${component} RENAME ${package} EXCLUDE_FROM_ALL)
endfunction()

# install_man_page(component name): compressed, without a date.
function(install_man_page component name)
  add_custom_command(OUTPUT ${package_folder}/${name}.gz
    COMMAND sh -c "gzip -9nc \"$1\" >\"$2\"" sh ${PROJECT_BINARY_DIR}/reference/${name} ${package_folder}/${name}.gz
    DEPENDS ${PROJECT_BINARY_DIR}/reference/${name}
    VERBATIM)
  set_property(GLOBAL APPEND PROPERTY LANESCOPE_MAN_PAGES ${package_folder}/${name}.gz)
  install(FILES ${package_folder}/${name}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT ${component})
endfunction()

install(TARGETS lanescope-engine RUNTIME COMPONENT engine)
install_documents(engine lanescope-engine)
if(TARGET lanescope-mpi)
  install(TARGETS lanescope-mpi LIBRARY DESTINATION ${LANESCOPE_PRIVATE_DIR} COMPONENT mpi)
  install_documents(mpi lanescope-mpi)
endif()
if(NOT LANESCOPE_GUI)
  return()
endif()

install(TARGETS lanescope RUNTIME COMPONENT window)
install(TARGETS lanescope-decode RUNTIME DESTINATION ${LANESCOPE_PRIVATE_DIR} COMPONENT window)
install_documents(window lanescope)
install_man_page(window lanescope.1)
install_man_page(engine lanescope-engine.1)
get_property(pages GLOBAL PROPERTY LANESCOPE_MAN_PAGES)
add_custom_target(lanescope_man_pages ALL DEPENDS ${pages})
add_dependencies(lanescope_man_pages lanescope_reference_files)

set(lab_programs lanescope-confine lanescope-device-compiler)
if(TARGET lanescope-front-end)
  list(APPEND lab_programs lanescope-front-end)
endif()
install(TARGETS ${lab_programs} RUNTIME DESTINATION ${LANESCOPE_PRIVATE_DIR} COMPONENT lab)
install(DIRECTORY ${PROJECT_BINARY_DIR}/include/lanescope DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT lab)
install_documents(lab lanescope-lab)

# The desktop. With LANESCOPE_REPOSITORY the description for software centres has links and pictures.
set(desktop ${CMAKE_CURRENT_LIST_DIR}/desktop)
set(metainfo ${package_folder}/${LANESCOPE_APP_ID}.metainfo.xml)
add_custom_command(OUTPUT ${metainfo}
  COMMAND ${CMAKE_COMMAND} -D SOURCE_DIR=${PROJECT_SOURCE_DIR} -D VERSION=${PROJECT_VERSION} -D REPOSITORY=${LANESCOPE_REPOSITORY}
    -D LANESCOPE_APP_ID=${LANESCOPE_APP_ID} -D IN=${desktop}/lanescope.metainfo.xml.in -D OUT=${metainfo}
    -P ${CMAKE_CURRENT_LIST_DIR}/make_metainfo.cmake
  DEPENDS ${desktop}/lanescope.metainfo.xml.in ${CMAKE_CURRENT_LIST_DIR}/make_metainfo.cmake ${PROJECT_SOURCE_DIR}/CHANGELOG.md
    ${PROJECT_BINARY_DIR}/gpu/build_info/build_info/commit.h
  VERBATIM)
add_custom_target(lanescope_metainfo ALL DEPENDS ${metainfo})
configure_file(${desktop}/lanescope.desktop.in ${package_folder}/${LANESCOPE_APP_ID}.desktop @ONLY)
set(share ${CMAKE_INSTALL_DATADIR})
install(FILES ${metainfo} DESTINATION ${share}/metainfo COMPONENT window)
install(FILES ${package_folder}/${LANESCOPE_APP_ID}.desktop DESTINATION ${share}/applications COMPONENT window)
install(FILES ${desktop}/lanescope.mime.xml DESTINATION ${share}/mime/packages COMPONENT window
  RENAME ${LANESCOPE_APP_ID}.xml)
install(DIRECTORY ${PROJECT_BINARY_DIR}/icons/hicolor DESTINATION ${share}/icons COMPONENT window)
install(FILES resources/icons/lanescope.svg DESTINATION ${share}/icons/hicolor/scalable/apps COMPONENT window
  RENAME ${LANESCOPE_APP_ID}.svg)

# The shells' completion.
set(reference ${PROJECT_BINARY_DIR}/reference)
install(FILES ${reference}/lanescope.bash DESTINATION ${share}/bash-completion/completions COMPONENT window RENAME lanescope)
install(FILES ${reference}/_lanescope DESTINATION ${share}/zsh/vendor-completions COMPONENT window)
install(FILES ${reference}/lanescope.fish DESTINATION ${share}/fish/vendor_completions.d COMPONENT window)
