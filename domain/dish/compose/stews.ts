import { phrases } from '../phrases.ts'
import type { Laid, Plate } from '../plate.ts'

const SOUPY = phrases('soup | suppe | *suppe | minestrone | soupe | sopa | zuppa | soep | pottage')
const MASH = phrases('mash | mashed')
const CHEESE = phrases('cheese')
/** So much rice is a bed, and no thickening. */
const BED_GRAMS = 100

/** A stew or a curry: beside rice, on noodles, on mash, or alone in its bowl. */
export function layStew(plate: Plate): Laid | undefined {
  const isCurry = plate.form === 'curry'
  const isSoupy = plate.titleSays(SOUPY)
  const rice = isSoupy
    ? undefined
    : plate.pick('grain').find(({ isOnTop, grams }) => isOnTop || grams > BED_GRAMS || isCurry)
  const pasta = rice || isCurry || isSoupy ? undefined : plate.pick('long', 'short')[0]
  const mash = rice || pasta ? undefined : plate.mashed()
  const onMash = mash && (plate.titleSays(MASH) || plate.stepsSay(MASH)) ? mash : undefined
  if (rice) plate.add(rice, 'base', 'cooked')
  else if (pasta) plate.add(pasta, 'base', 'cooked')
  else if (onMash) plate.add(onMash, 'base', 'crushed')
  const bed = rice ?? pasta ?? onMash
  const pulse = isCurry
    ? (plate.pick('pulse').find(({ look, food }) => look.shape === 'grain' && food !== 'split peas') ??
      plate.get('split peas'))
    : undefined
  if (pulse) plate.add(pulse, bed ? 'main' : 'base', 'cooked')
  else {
    const cheese = plate.titleSays(CHEESE) ? plate.pick('cheese')[0] : undefined
    const sauce =
      cheese ??
      plate.get(
        'tomato sauce',
        'tomato',
        'salsa',
        'coconut milk',
        'cream',
        'sour cream',
        'stock',
        'milk',
        'beer',
        'yoghurt',
        'wine',
      )
    plate.add(sauce, bed ? 'sauce' : 'base', 'smooth')
  }
  plate.rest({ sides: 4 })
  if (!pulse && !plate.foods.some(({ role }) => role === 'main' || role === 'side')) return undefined
  return { form: rice ? 'onrice' : pasta ? 'nest' : onMash ? 'onmash' : 'stew' }
}
