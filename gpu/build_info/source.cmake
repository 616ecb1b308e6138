# lanescope_source(folder commit seconds): sets `commit` to the commit that the sources in `folder` are of, and `seconds` to its
# date, in seconds since 1970; both are empty where neither git nor the source archive tells.
function(lanescope_source folder commit seconds)
  set(told)
  if(EXISTS ${folder}/.git)
    execute_process(COMMAND git -C ${folder} log -1 "--format=%H %ct" OUTPUT_VARIABLE told ERROR_QUIET)
  else()
    # git archive has put it in the place of its format.
    file(READ ${folder}/gpu/build_info/source.txt told)
  endif()
  set(${commit} "" PARENT_SCOPE)
  set(${seconds} "" PARENT_SCOPE)
  if(told MATCHES "^([0-9a-f]+) ([0-9]+)")
    set(${commit} ${CMAKE_MATCH_1} PARENT_SCOPE)
    set(${seconds} ${CMAKE_MATCH_2} PARENT_SCOPE)
  endif()
endfunction()
