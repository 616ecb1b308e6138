# Writes a kernel of the catalogue, SOURCE, as its author would have written it without the catalogue's words, to OUT: sums
# of floats, `const float*` for Global<const T>, `float s[N]` for Array<T, N>, `float s[N][M]` for Table<T, N, M>, a + b
# for op(a, b). Every line stays on its line. In place of the catalogue's #include stands the line HEAD, the choices of the
# Lab.
file(READ ${SOURCE} text)
string(REPLACE "#include \"kernels/kernel.h\"" "${HEAD}" text "${text}")
string(REGEX REPLACE "\nLANESCOPE_[A-Z_]+\\([^\n]*" "\n" text "${text}")
string(REPLACE "kMaxBlock" "1024" text "${text}")
# A copy of a scan is inclusive, which is a constant.
string(REGEX REPLACE "template <class T, class Op>\n(__global__ void [A-Za-z]+\\([^()]*), long long exclusive\\)"
       "constexpr bool exclusive = false;      // true: a sum has the elements before its own only\n\\1)" text "${text}")
string(REGEX REPLACE "template <class T(, class Op)?>\n" "\n" text "${text}")
string(REGEX REPLACE "template <class T, (class Op, )?unsigned Block>" "template <unsigned Block = 256>" text "${text}")
string(REGEX REPLACE "template <class T, int kTile>" "template <int kTile = 16>" text "${text}")
string(REGEX REPLACE "([A-Za-z]+)<T, Op>\\(" "\\1(" text "${text}")
string(REGEX REPLACE "Op op[^\n]*" "" text "${text}")
string(REGEX REPLACE "Op::identity" "0.0f" text "${text}")
string(REGEX REPLACE "([^A-Za-z])op\\(([a-z]+\\[[^]]*\\]), ([a-z]+\\[[^]]*\\])\\)" "\\1(\\2 + \\3)" text "${text}")
string(REGEX REPLACE "([^A-Za-z])op\\(([a-z]+), ([a-z]+\\[[^]]*\\])\\)" "\\1(\\2 + \\3)" text "${text}")
string(REGEX REPLACE "([^A-Za-z])op\\(([^(),]*), ([^(),]*)\\)" "\\1(\\2 + \\3)" text "${text}")
string(REGEX REPLACE "([^A-Za-z])op\\(([^(),]*), ([^(),]*\\([^()]*\\))\\)" "\\1(\\2 + \\3)" text "${text}")
string(REGEX REPLACE "Element<([a-z ]+)>" "\\1" text "${text}")
string(REGEX REPLACE "Global<([a-z T]+)>" "\\1*" text "${text}")
string(REGEX REPLACE "__shared__ Array<([A-Za-z ]+), ([^>;]*)> ([A-Za-z]+);" "__shared__ \\1 \\3[\\2];" text "${text}")
string(REGEX REPLACE "__shared__ Table<([A-Za-z ]+), ([^,>;]*), ([^,>;]*)> ([A-Za-z]+);" "__shared__ \\1 \\4[\\2][\\3];" text "${text}")
foreach(turn RANGE 1 2)
  string(REGEX REPLACE "([^A-Za-z0-9_])T([^A-Za-z0-9_])" "\\1float\\2" text "${text}")
endforeach()
string(REGEX REPLACE " = \\(([^()]+)\\);" " = \\1;" text "${text}")
string(REGEX REPLACE " = \\(([^()]+\\([^()]*\\))\\);" " = \\1;" text "${text}")
string(REGEX REPLACE " +\n" "\n" text "${text}")
# The last line named the catalogue's instances.
string(REGEX REPLACE "\n+$" "\n" text "${text}")
file(WRITE ${OUT} "${text}")
