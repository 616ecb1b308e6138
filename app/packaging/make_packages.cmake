# Run by the target `packages`. Makes the Debian packages and the archive of the sources in OUT, and the sums of all that is there.
# The same sources in the same place give the same bytes: every date is that of the last commit (SOURCE_DATE_EPOCH, where
# that is set), names are in order, and no compressed file has a date of its own.
cmake_minimum_required(VERSION 3.25)
include(${SOURCE_DIR}/gpu/build_info/source.cmake)

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()
foreach(tool dpkg-shlibdeps awk gzip tar sha256sum)
  find_program(found_${tool} ${tool})
  if(NOT found_${tool})
    message(FATAL_ERROR "The packages need ${tool}: app/packaging/packages.sh installs what is missing.")
  endif()
endforeach()

lanescope_source(${SOURCE_DIR} commit seconds)
if(DEFINED ENV{SOURCE_DATE_EPOCH})
  set(seconds $ENV{SOURCE_DATE_EPOCH})
elseif(NOT seconds)
  message(FATAL_ERROR "Neither git nor the archive tells the date of these sources: set SOURCE_DATE_EPOCH.")
endif()
set(ENV{SOURCE_DATE_EPOCH} ${seconds})
set(ENV{TZ} UTC)
set(ENV{LC_ALL} C.UTF-8)

# What Debian has of the licences and of the changes.
set(work ${BINARY_DIR}/packaging)
set(cuda_words "The programs hold nothing of the CUDA Toolkit.")
if(CUDA)
  set(cuda_words "lanescope-engine is linked with the CUDA runtime, under NVIDIA's licence of the CUDA Toolkit.")
endif()
# A text as a field of the copyright file has it.
function(debian_text text result)
  string(STRIP "${text}" text)
  string(REGEX REPLACE "\n\n+" "\n.\n" text "${text}")
  string(REPLACE "\n" "\n " text " ${text}")
  set(${result} "${text}\n" PARENT_SCOPE)
endfunction()
file(READ ${SOURCE_DIR}/resources/fonts/Inter-OFL.txt ofl)
string(REGEX REPLACE "^.*\nSIL OPEN FONT LICENSE" "SIL OPEN FONT LICENSE" ofl "${ofl}")
debian_text("${ofl}" ofl)
file(READ ${SOURCE_DIR}/resources/data/README.md bsd)
string(REGEX MATCH "\n> Redistribution.*SUCH DAMAGE\\." bsd "${bsd}")
string(REGEX REPLACE "\n> ?" "\n" bsd "${bsd}")
debian_text("${bsd}" bsd)
configure_file(${SOURCE_DIR}/app/packaging/debian/copyright.in ${work}/copyright @ONLY)
execute_process(
  COMMAND awk -v package=lanescope -v version=${VERSION} -v seconds=${seconds} -v maintainer=${MAINTAINER}
    -f ${SOURCE_DIR}/app/packaging/debian/changelog.awk ${SOURCE_DIR}/CHANGELOG.md
  COMMAND gzip -9n
  OUTPUT_FILE ${work}/changelog.Debian.gz COMMAND_ERROR_IS_FATAL ANY)

file(GLOB old ${OUT}/*.deb ${OUT}/*-source.tar.gz)
file(REMOVE ${old} ${OUT}/SHA256SUMS)
run(cpack -G DEB --config ${BINARY_DIR}/CPackConfig.cmake -B ${OUT})
file(REMOVE_RECURSE ${OUT}/_CPack_Packages)

# The sources: what git has, or all that is there but what builds and runs leave.
set(name lanescope-${VERSION})
set(sources ${OUT}/${name}-source.tar.gz)
if(EXISTS ${SOURCE_DIR}/.git)
  execute_process(COMMAND git -C ${SOURCE_DIR} archive --format=tar --prefix=${name}/ HEAD COMMAND gzip -9n
    OUTPUT_FILE ${sources} COMMAND_ERROR_IS_FATAL ANY)
else()
  execute_process(
    COMMAND tar --create --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime=@${seconds}
      --exclude=./build* --exclude=./dist --exclude=./lanescope-demo --transform=s,^\\.,${name}, --directory=${SOURCE_DIR} .
    COMMAND gzip -9n
    OUTPUT_FILE ${sources} COMMAND_ERROR_IS_FATAL ANY)
endif()

file(GLOB made RELATIVE ${OUT} ${OUT}/*.deb ${OUT}/*.tar.gz)
list(SORT made)
execute_process(COMMAND sha256sum ${made} WORKING_DIRECTORY ${OUT} OUTPUT_FILE ${OUT}/SHA256SUMS COMMAND_ERROR_IS_FATAL ANY)
file(READ ${OUT}/SHA256SUMS sums)
message(STATUS "${OUT}:\n${sums}")
