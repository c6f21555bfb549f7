import { phrases } from 'recipe-reading/food/phrases'
import type { Laid, Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { layPoured } from './poured.ts'

const CHOCOLATE = phrases('chocolate | choc | fondant | lava | molten | schoko* | chocolat | mug')
/** What sets in its cup, also with flour in it. */
const SET = phrases(
  'custard | creme | crema | cream | mousse | trifle | tiramisu | souffle | flan | panna cotta | semolina | rice | tapioca',
)
const STEAMED = phrases('steam | steamed | turn out | turned out | unmould | unmold | invert | inverted')
/** So much flour makes a sponge, and no custard. */
const SPONGE_GRAMS = 90
const MEAT_GRAMS = 100

/** A pudding: a sponge, out of the tin or turned out of its basin, or what sets in a cup. None where a crust hides meat. */
export function layPudding(plate: Plate): Laid | undefined {
  if (plate.pick('meat').some(({ grams }) => grams > MEAT_GRAMS)) return undefined
  const sponge = spongeOf(plate)
  if (!sponge) return layPoured(plate)
  const isSteamed = plate.stepsSay(STEAMED)
  plate.add(sponge, 'base', isSteamed ? 'smooth' : '')
  return { form: isSteamed ? 'turnedout' : 'cake', cutlery: 'spoon' }
}

/** Flour, or the dried fruit that makes the sponge dark. */
function spongeOf(plate: Plate): KnownFood | undefined {
  const [flour] = plate.pick('flour')
  if (!flour || flour.grams < SPONGE_GRAMS || plate.titleSays(CHOCOLATE) || plate.titleSays(SET))
    return undefined
  const [dried] = plate.pick('stud')
  return dried && dried.grams > flour.grams ? dried : flour
}
