import { phrases, says } from 'recipe-reading/food/phrases'
import type { Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { about } from '../seen.ts'

const COATED_TITLE = phrases(
  'kiev | kyiv | breaded | crumbed | battered | schnitzel | *schnitzel | katsu | tonkatsu | milanese | goujons | nuggets | tempura | beer batter | cordon bleu | paniert* | pane | chicken fried | country fried',
)
const COAT = phrases(
  'coat* | dip | dipped | dipping | roll in | roll them | roll each | dredge* | cover in | panier*',
)
const ON_TOP_OF = phrases('sprinkl* | scatter* | top with | topping | mix the | stir | fold')
/** They are crushed to crumbs. */
const CRUSHED = ['cereal', 'crackers', 'tortilla chips']
const BATTER = phrases('batter')

/** What is seen of meat, fish or a vegetable in a crust: its crumbs or its batter. 'none' where the list names neither. */
export type Coat = KnownFood | 'none' | undefined

/** Whether a crust is of crumbs, which alone show no piece. */
export const isOfCrumbs = (coat: KnownFood): boolean =>
  coat.look.part !== 'flour' && coat.look.part !== 'starch'

/** The crust that a recipe puts around its main food; undefined where it has none. */
export function coatOf(plate: Plate): Coat {
  const crumbs = plate.pick('crumbs')[0]
  const around = [crumbs, ...CRUSHED.map((name) => plate.get(name))].find(
    (food) =>
      food !== undefined &&
      about(food, plate.reading.sentences).some(({ texts }) => says(texts, COAT) && !says(texts, ON_TOP_OF)),
  )
  if (around) return around
  const isBattered = plate.reading.sentences.some(({ texts }) => says(texts, BATTER) && says(texts, COAT))
  if (isBattered) return plate.pick('flour', 'starch')[0] ?? 'none'
  return plate.titleSays(COATED_TITLE) ? (crumbs ?? plate.pick('flour', 'starch')[0] ?? 'none') : undefined
}
