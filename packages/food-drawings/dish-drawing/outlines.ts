import { outline } from './stamp.ts'

/** Shapes that are stamped many times. They lie along x; a piece says how large they are. */
export const DASH = outline('M-10 0L10 0')
export const SHORT_DASH = outline('M-4 0L4 1')
export const DOT = outline('M-1.6 0L1.6 1')
export const GRAIN = outline('M-2 -1L2 1')
export const CURL = outline('M-10 2Q0 -6 10 1')
export const WAVE = outline('M-14 3Q-7 -8 0 0Q7 8 14 -3')
export const GLINT = outline('M-6 -4Q-3 -6 1 -6')
/** Light from the upper left on something round. */
export const GLEAM = outline('M-13 -4Q-10 -14 2 -15')
export const FLECK = outline('M-4 0Q0 -4 4 0Q0 4 -4 0Z')
export const FLAKE = outline('M-10 1Q-8 -7 1 -7Q10 -6 10 1Q5 7 -2 5Q-9 8 -10 1Z')
export const FLAKE_LINES = outline('M-6 1Q-1 -4 4 -4M-4 4Q1 0 7 0')

export const LEAF = outline('M-10 0Q-2 -8 10 0Q-2 8 -10 0Z')
export const LEAF_RIB = outline('M-10 0L6 0')
export const FROND = outline('M-9 2Q0 0 9 -3M-4 1L-6 -5M-4 1L0 6M1 -1L0 -7M1 -1L6 3M5 -2L7 -7')

export const WEDGE = outline('M-10 2Q0 -11 10 2Q0 8 -10 2Z')
export const WEDGE_EDGE = outline('M-9 2Q0 6 9 2')
export const CRESCENT_INSIDE = outline('M-8 1Q0 -8 8 1Q0 4 -8 1Z')
export const SQUARE = outline('M-8 -7L7 -8L8 7L-7 8Z')
export const CHUNK = outline('M-9 -4Q-2 -9 6 -7Q10 -1 7 6Q0 10 -7 7Q-10 2 -9 -4Z')
export const SLAB = outline('M-11 0Q-10 -6 0 -7Q11 -6 11 0Q10 6 0 7Q-11 6 -11 0Z')
export const TRIANGLE = outline('M-10 7Q-8 8 0 8Q9 8 11 6L1 -10Q-1 -11 -2 -9Z')
export const OVAL = outline('M-12 0Q-12 -9 0 -9Q12 -9 12 0Q12 9 0 9Q-12 9 -12 0Z')
export const ROOT = outline('M-15 -4Q-13 -7 -8 -5L15 0L-8 6Q-13 7 -15 4Z')

export const MUSHROOM = outline('M-10 1Q-10 -10 0 -10Q10 -10 10 1Q7 4 4 3L4 9Q0 11 -4 9L-4 3Q-7 4 -10 1Z')
export const GILL = outline('M-6 -1Q0 2 6 -1')
export const BEAN = outline('M-9 0Q-9 -7 0 -6Q9 -7 9 0Q8 6 4 4Q0 1 -4 4Q-8 6 -9 0Z')
export const NUT = outline('M0 -9Q6 -3 5 4Q3 8 0 8Q-3 8 -5 4Q-6 -3 0 -9Z')
export const STRAWBERRY = outline('M0 10Q-10 2 -8 -5Q0 -10 8 -5Q10 2 0 10Z')
export const STRAWBERRY_INSIDE = outline('M0 6Q-5 1 -4 -3Q0 -6 4 -3Q5 1 0 6Z')
export const PEAR = outline('M-17 0Q-12 -6 -2 -7Q12 -14 17 0Q12 14 -2 7Q-12 6 -17 0Z')
export const PEAR_CORE = outline('M4 -1L7 1')
export const SEGMENTS = outline('M-7 0L7 0M-4 -6L4 6M4 -6L-4 6')

export const PRAWN = outline('M-9 -3Q-4 -12 5 -8Q13 -2 7 6Q3 10 -4 8Q4 4 2 -1Q-2 -4 -9 -3Z')
export const PRAWN_TAIL = outline('M-4 8L-9 5M-4 8L-8 11')
export const PRAWN_JOINTS = outline('M-1 -9Q-1 -6 -2 -4M6 -7L3 -2M9 2L4 3')
export const SHELL = outline('M0 8Q-11 4 -9 -4Q0 -11 9 -4Q11 4 0 8Z')
export const SHELL_LINES = outline('M0 7L-5 -5M0 7L0 -7M0 7L5 -5')
export const STEAK = outline('M-12 -24Q2 -32 13 -26Q17 -2 11 22Q2 32 -12 26Q-17 2 -12 -24Z')

export const CRIMP = outline('M-10 4L-8 0M-5 5L-4 1M0 6L0 2M5 5L4 1M10 4L8 0')
export const FOLDED = outline('M-13 5Q-10 -9 0 -9Q10 -9 13 5Q0 9 -13 5Z')
export const BREAD = outline(
  'M-54 -30Q-58 -52 -34 -51Q0 -56 36 -50Q58 -50 53 -28Q50 2 53 38Q52 52 38 51Q0 55 -38 51Q-53 51 -52 38Q-49 2 -54 -30Z',
)
export const BREAD_INSIDE = outline(
  'M-46 -28Q-50 -44 -30 -44Q0 -48 32 -43Q50 -42 46 -27Q43 2 46 34Q45 45 33 44Q0 47 -33 44Q-45 45 -45 33Q-43 2 -46 -28Z',
)
