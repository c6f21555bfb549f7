import { dark, light } from '../../cut-paper/colour.ts'
import { circle, coin, group, line } from '../food-paper.ts'
import { garnish, mixed } from '../lay.ts'
import { CURL, FLAKE } from '../outlines.ts'
import { scatter } from '../places.ts'
import { isWet, thickSauces } from '../sauces.ts'
import { brown, flat, marks } from '../strokes.ts'
import type { DrawForm } from './form.ts'

/** One large savoury pancake, its sauces in lines over it. */
export const griddleCake: DrawForm = (t) => {
  const [base = t.mains[0], ...others] = t.bases
  if (!base) return undefined
  const { colour } = base.look
  const onTop = [...others, ...t.mains, ...t.sides].filter((food) => food !== base)
  const drawn =
    coin(0, 2, 63, brown(dark(colour, 0.2), 0.3), 4) +
    circle(0, 0, 58, brown(colour, 0.16)) +
    marks(scatter(t.rnd, 9, 46), CURL, 0.9, light(colour, 0.3), 3) +
    flat(scatter(t.rnd, 7, 46), FLAKE, 1.1, brown(colour, 0.4)) +
    mixed(t, onTop, 44, { scale: 0.9, share: 0.7 }) +
    t.sauces
      .filter((food) => isWet(food) || food.cut === '')
      .map(({ look }, k) =>
        line(
          k ? 'M-30-42L-26 40L-6-48L0 46L20-48L26 40' : 'M-44-24L44-30L-48-4L48-6L-46 18L44 18L-30 36L34 36',
          look.colour,
          4,
          ' stroke-linejoin="round"',
        ),
      )
      .join('') +
    thickSauces({ ...t, sauces: t.sauces.filter((food) => !isWet(food) && food.cut !== '') }, [0, 0], 0.8) +
    garnish(t, 42)
  // It fills its pan.
  return t.vessel === 'pan' ? group(0, 0, 0, drawn, 1.16) : drawn
}
