# A kernel is one file under gpu/kernels. These functions find the files, so that adding one needs no line here.
file(GLOB LANESCOPE_KERNEL_FILES CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/gpu/kernels
     ${PROJECT_SOURCE_DIR}/gpu/kernels/*/*.cuh)

# lanescope_kernel_units(build extension folder out files…): one generated source a kernel file of the folder (relative
# to an include root), which compiles the file's text in the namespace of that build (plain, recorded, emulated), and
# there in one of its own, so that two files may give the same name to different helpers. nvcc reads its headers four
# times a source, and CMake's unity build leaves it out: under that, one source takes several kernel files.
function(lanescope_kernel_units build extension folder out)
  set(units)
  set(files ${ARGN})
  set(together 1)
  if(CMAKE_UNITY_BUILD AND extension STREQUAL "cu")
    set(together 6)
  endif()
  while(files)
    set(text "#include \"kernels/kernel.h\"\n")
    list(GET files 0 first)
    cmake_path(GET first STEM unit)
    foreach(i RANGE 1 ${together})
      list(POP_FRONT files file)
      if(file)
        cmake_path(GET file STEM name)
        string(APPEND text
"namespace lanescope::kernels::${build}::${name} {
#include \"${folder}/${file}\"
}
")
      endif()
    endforeach()
    set(unit ${CMAKE_CURRENT_BINARY_DIR}/${unit}.${build}.${extension})
    file(CONFIGURE OUTPUT ${unit} @ONLY CONTENT "${text}")
    list(APPEND units ${unit})
  endwhile()
  set(${out} ${units} PARENT_SCOPE)
endfunction()

# lanescope_kernels_without(regex out): the files none of whose lines matches.
function(lanescope_kernels_without regex out)
  set(files)
  foreach(file IN LISTS LANESCOPE_KERNEL_FILES)
    file(STRINGS ${PROJECT_SOURCE_DIR}/gpu/kernels/${file} found REGEX "${regex}")
    if(NOT found)
      list(APPEND files ${file})
    endif()
  endforeach()
  set(${out} ${files} PARENT_SCOPE)
endfunction()

# lanescope_embed_kernel_sources(out): a source file that holds the text of every kernel file, for the code pane.
function(lanescope_embed_kernel_sources out)
  set(rows)
  foreach(file IN LISTS LANESCOPE_KERNEL_FILES)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/gpu/kernels/${file})
    file(READ ${PROJECT_SOURCE_DIR}/gpu/kernels/${file} text)
    string(APPEND rows "    {\"${file}\", R\"kernel_text(${text})kernel_text\"},\n")
  endforeach()
  file(CONFIGURE OUTPUT ${out} @ONLY CONTENT
"#include \"catalog/source/kernel_sources.h\"
namespace lanescope::catalog {
std::span<const KernelSource> kernelSources() {
  static constexpr KernelSource kSources[] = {
@rows@  };
  return kSources;
}
}  // namespace lanescope::catalog
")
endfunction()

# lanescope_list_kernel_instances(out): the last lines of every kernel file (kernels/instances.h), each file's behind a
# definition of LANESCOPE_KERNEL_FILE, for the catalogue's list of entries.
function(lanescope_list_kernel_instances out)
  set(text "// Made from the last lines of the kernel files.\n")
  foreach(file IN LISTS LANESCOPE_KERNEL_FILES)
    string(APPEND text "#undef LANESCOPE_KERNEL_FILE\n#define LANESCOPE_KERNEL_FILE \"${file}\"\n")
    file(STRINGS ${PROJECT_SOURCE_DIR}/gpu/kernels/${file} lines REGEX "^LANESCOPE_[A-Z_]+\\(")
    string(JOIN "\n" lines ${lines})
    string(APPEND text "${lines}\n")
  endforeach()
  file(CONFIGURE OUTPUT ${out} @ONLY CONTENT "${text}")
endfunction()
