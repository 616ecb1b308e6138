# Writes SOURCE to OUT with other names for its kernels.
file(READ ${SOURCE} text)
string(REGEX REPLACE "__global__ void ([A-Za-z0-9]+)\\(" "__global__ void plain_\\1(" text "${text}")
string(REGEX REPLACE "(__launch_bounds__\\([^()]*\\)[ \n]+)([A-Za-z0-9]+)\\(" "\\1plain_\\2(" text "${text}")
file(WRITE ${OUT} "${text}")
