import { dark, light } from '../../cut-paper/colour.ts'
import { cut } from '../../cut-paper/paper.ts'
import { group, line } from '../food-paper.ts'
import { bed } from '../grounds.ts'
import { garnish, lay } from '../lay.ts'
import { ring } from '../places.ts'
import { saucesUnder, thickSauces } from '../sauces.ts'
import { countOf } from '../serving.ts'
import { brown, strand } from '../strokes.ts'
import type { DrawForm } from './form.ts'
import { BONE } from './meat.ts'

const BREAST = 'M0-44Q-36-50-42-16Q-42 18-16 34Q0 40 16 34Q42 18 42-16Q36-50 0-44Z'
const LEGS = ['M-12 22Q-40-2-58 18Q-66 36-48 46Q-24 50-12 22Z', 'M12 22Q40-2 58 18Q66 36 48 46Q24 50 12 22Z']
const WINGS = [
  'M-34-40Q-54-50-64-30Q-64-16-48-16Q-38-24-34-40Z',
  'M34-40Q54-50 64-30Q64-16 48-16Q38-24 34-40Z',
]

/** A bird without its backbone, pressed flat: legs and wings lie to both sides. */
export const flatBird: DrawForm = (t) => {
  const [main, ...mains] = t.mains
  if (!main) return undefined
  const colour = brown(main.look.colour, 0.32)
  const whole =
    strand('M-50 42L-58 58M50 42L58 58', BONE, 6, 3) +
    WINGS.map((d) => cut(d, dark(colour, 0.12))).join('') +
    LEGS.map((d) => cut(d, dark(colour, 0.07), 3)).join('') +
    cut(BREAST, colour, 4) +
    line('M0-40V32', dark(colour, 0.2), 2.4) +
    line('M-30-10Q-28-34-10-36M-50 20Q-44 14-36 18', light(colour, 0.4), 4)
  return (
    bed(t, [0, 10], 68) +
    saucesUnder(t, 70, 62) +
    [...t.sides, ...mains]
      .map((food, k) => lay(t, food, ring(t.rnd, countOf(t, 7, 3), 66, k), 0.95))
      .join('') +
    group(0, -6, t.rnd() * 24 - 12, whole, 1.08) +
    thickSauces(t, [48, 44], 0.7) +
    garnish(t, 34)
  )
}
