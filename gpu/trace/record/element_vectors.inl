// SPDX-License-Identifier: Apache-2.0
//
// Vectors of numbers that know what made them. Each build that has an `Element` includes this file
// in its namespace.

#define LANESCOPE_PAIR(name, scalar)                                                          \
  LANESCOPE_ACCESS_FN Element<name##2> make_##name##2(Element<scalar> x, Element<scalar> y) { \
    return {x, y};                                                                            \
  }
#define LANESCOPE_QUAD(name, scalar)                                                          \
  LANESCOPE_PAIR(name, scalar)                                                                \
  LANESCOPE_ACCESS_FN Element<name##4> make_##name##4(Element<scalar> x, Element<scalar> y,   \
                                                      Element<scalar> z, Element<scalar> w) { \
    return {x, y, z, w};                                                                      \
  }
LANESCOPE_QUAD(float, float)
LANESCOPE_QUAD(int, int)
LANESCOPE_QUAD(uint, unsigned)
LANESCOPE_PAIR(double, double)
LANESCOPE_PAIR(longlong, long long)
#undef LANESCOPE_QUAD
#undef LANESCOPE_PAIR
