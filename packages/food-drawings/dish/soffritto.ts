import type { Form } from './dish.ts'
import { phrases, says } from 'recipe-reading/food/phrases'
import type { KnownFood, Reading } from './reading.ts'

/** What cooks down in a sauce when it was cut fine. */
const SOFFRITTO: ReadonlySet<string> = new Set(['carrot', 'celery', 'celeriac', 'fennel', 'leek'])
const FINE = phrases(
  'finely chopped | finely diced | finely grated | finely minced | finely cut | chopped finely | diced finely | very finely | minced | grated | chopped small | fein gehackt* | fein gewurfelt* | finement | finamente | fijngesneden | finhackad* | finthakket',
)
/** In a step "mince" may be meat. */
const CUT_FINE = phrases(
  'finely chop | finely dice | finely grate | finely mince | chop finely | finely chopped | grate the',
)
/** Forms with a sauce that simmered. Raw in a salad, they are seen. */
const SIMMERED: ReadonlySet<Form> = new Set<Form>([
  'nest',
  'shortpasta',
  'tubes',
  'bake',
  'stew',
  'curry',
  'onrice',
  'onmash',
  'meat',
  'roastjoint',
  'thighs',
  'balls',
  'lidpie',
  'dumplings',
])

/** Whether a vegetable was cut so fine that nobody sees it in the sauce. */
export function isCookedDown(food: KnownFood, { sentences }: Reading, form: Form): boolean {
  if (!SOFFRITTO.has(food.food) || !SIMMERED.has(form) || food.isInTitle) return false
  const isNamed = ({ foods }: Reading['sentences'][number]) => foods.some((one) => one.food === food.food)
  return says(food.words, FINE) || sentences.some((one) => isNamed(one) && says(one.texts, CUT_FINE))
}
