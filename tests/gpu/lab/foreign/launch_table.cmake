# Writes OUT, a source that enters the kernels of SOURCE into the table of foreign_launch.cu. ANSWER is what the front end says
# of them; a file that it refuses is compiled without an entry.
file(READ ${ANSWER} json)
string(JSON text ERROR_VARIABLE failed GET "${json}" text)
set(entries)
if(NOT failed)
  # The last lines of the rewritten text: LANESCOPE_INSTANCE("sum", instance0, sum<Element<int>, 64>).
  string(REGEX MATCHALL "LANESCOPE_INSTANCE[^\n]*" instances "${text}")
  foreach(instance IN LISTS instances)
    string(REGEX MATCH "\\(\"([^\"]*)\", [a-z0-9]+, (.*)\\)" parts "${instance}")
    set(entry "${CMAKE_MATCH_1}")
    string(REGEX REPLACE "Element<([a-z ]+)>" "\\1" function "${CMAKE_MATCH_2}")
    string(APPEND entries "    {\"${entry}\", (const void*)${function}},\n")
  endforeach()
endif()
file(WRITE ${OUT} "#include \"tests/gpu/lab/foreign_launch.h\"
#define main mainOfThisFile
#include \"${SOURCE}\"
#undef main
static const lanescope::tests::ForeignEntry foreignEntries[] = {
${entries}    {nullptr, nullptr}};
static const lanescope::tests::ForeignEntries registered(foreignEntries);
")
