import { isAllBlended } from '../blended.ts'
import type { Cut, Form } from '../dish.ts'
import { CUTLET } from '../method-words.ts'
import { phrases, says } from 'recipe-reading/food/phrases'
import { isMain, type Laid, type Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { cutOf } from '../cuts.ts'
import { type Coat, coatOf, isOfCrumbs } from './coated.ts'

const SMALL_BIRD = phrases(
  'wing | wings | drumstick | drumsticks | bone in | legs | leg | drumette | drumettes',
)
const PIECES = phrases(
  'pieces | cut into | cut up | jointed | thigh | thighs | breast | breasts | in stucke | boneless | leg | legs | drumstick | fillet | tender | tenderloin | mince | ground',
)
const FILLETS = phrases('fillet | filet | loin | steak | side')
const WHOLE = phrases('whole | gutted | ganze | ganzer | entier | entiers | entiere | hel | hele')
const CREAMY = phrases('creamy | gravy | rahm* | cream')
const SAUCED = phrases('sauce')
const IN_TOMATO = phrases('in tomato | in a tomato | tomato sauce | salsa')
const BONED = phrases('boneless | skinless | fillet | breast')
const PRESSED_FLAT = phrases(
  'spatchcock* | press flat | press it flat | flatten the chicken | flatten the bird | flatten the turkey | cut out the backbone | remove the backbone | along the backbone | down both sides of the backbone | either side of the backbone',
)
/** So much of a grain is a bed. */
const BED_GRAMS = 60
const IN_PIECES: ReadonlySet<Cut> = new Set<Cut>(['shredded', 'flaked', 'diced', 'chopped', 'ground'])
const WHOLE_FORMS: ReadonlySet<Form> = new Set<Form>([
  'fillet',
  'chops',
  'wings',
  'thighs',
  'bird',
  'flatbird',
  'roastjoint',
  'fish',
])
/** Forms that stand alone: beside them lies only what the words put there. */
const ALONE: ReadonlySet<Form> = new Set<Form>(['bird', 'flatbird', 'roastjoint', 'ribs'])

/** Meat, fish or what is eaten in its place, on a bed if there is one, with what lies beside. */
export function layPlated(plate: Plate): Laid | undefined {
  const pool = plate.pick('meat', 'fish', 'protein')
  const lead =
    (plate.form === 'sausages' ? plate.get('sausage') : undefined) ??
    pool.find((food) => food.isInTitle && food.grams > 40) ??
    pool.find(({ isInTitle }) => isInTitle) ??
    pool[0]
  if (!lead || (plate.form === 'sausages' && lead.food !== 'sausage')) return undefined
  const form = formOfLead(plate, lead)
  if (form === undefined) return undefined
  plate.form = form
  const isCut = cutOf(lead, plate.reading.sentences) === 'coins'
  const coat = isCut || lead.food === 'sausage' ? undefined : coatOf(plate)
  if (coat) return layCoated(plate, form, coat)
  const bed = layBed(plate)
  plate.add(lead, 'main', cutOfLead(form, lead, plate))
  const cream = plate.titleSays(CREAMY)
    ? plate.get('cream', 'coconut milk', 'milk', 'sour cream')
    : plate.titleSays(SAUCED)
      ? plate.get('cream', 'coconut milk', 'sour cream')
      : undefined
  const tomato = plate.titleSays(IN_TOMATO) ? plate.get('tomato sauce', 'tomato') : undefined
  const berry = plate.pick('berry').find(({ isInTitle }) => isInTitle)
  plate.add(cream ?? tomato ?? berry, 'sauce', 'smooth')
  plate.rest({ main: false, sides: 4, only: (food) => isBeside(food, plate) })
  return { form: bed && bed.look.part === 'vegetable' && form === 'meat' ? 'onmash' : form }
}

/** In crumbs or batter, one sees the crust, and what lies beside. */
function layCoated(plate: Plate, form: Form, coat: Coat): Laid | undefined {
  if (coat === undefined || coat === 'none' || form === 'prawns' || form === 'stirfry') return undefined
  const isPieces = form === 'thighs' || form === 'wings' || !isOfCrumbs(coat)
  layBed(plate)
  const isOnePiece = form === 'fillet' || (form === 'breast' && plate.titleSays(CUTLET))
  plate.add(coat, 'main', isOnePiece ? 'fried' : '')
  const isInSauce = (food: KnownFood) => isAllBlended(plate.reading) && !plate.isServed(food)
  plate.rest({
    main: false,
    sides: 3,
    only: (food) => !isMain(food) && !isInSauce(food) && isBeside(food, plate),
  })
  return { form: isOnePiece ? 'fillet' : isPieces ? 'thighs' : 'patties' }
}

/** Bones, and a whole fish or bird, are drawn only where the words say so. */
function formOfLead({ form, stepsSay }: Plate, lead: KnownFood): Form | undefined {
  if (lead.food === 'sausage') return 'sausages'
  const { words } = lead
  if (form === 'flatbird' && lead.look.shape !== 'bird') return undefined
  if (form === 'flatbird' && says(words, PIECES)) return 'thighs'
  if (form === 'bird' && !says(words, PIECES) && stepsSay(PRESSED_FLAT)) return 'flatbird'
  if (form === 'wings' && !says(words, SMALL_BIRD)) return 'thighs'
  if (form === 'bird' && says(words, PIECES)) return 'thighs'
  if (form === 'fish' && says(words, FILLETS)) return 'fillet'
  if (form === 'fillet' && lead.look.shape === 'fish' && says(words, WHOLE) && !says(words, FILLETS))
    return 'fish'
  return form
}

function layBed(plate: Plate): KnownFood | undefined {
  const mash = plate.mashed()
  const grain = plate
    .pick('grain', 'long', 'polenta', 'short')
    .find(({ grams, isOnTop }) => grams > BED_GRAMS || isOnTop)
  const bed = mash ?? grain
  if (bed) plate.add(bed, 'base', mash || bed.look.part === 'polenta' ? 'crushed' : 'cooked')
  return bed
}

function cutOfLead(form: Form, lead: KnownFood, plate: Plate): Cut {
  const cut = cutOf(lead, plate.reading.sentences)
  if (IN_PIECES.has(cut) && !WHOLE_FORMS.has(form)) return cut
  if (form === 'thighs' || form === 'wings' || form === 'bird' || form === 'flatbird' || form === 'chops')
    return says(lead.words, BONED) ? '' : 'whole'
  if (form === 'fillet') return ''
  return form === 'fish' ? 'whole' : 'sliced'
}

const isBeside = (food: KnownFood, plate: Plate) =>
  !ALONE.has(plate.form) || food.isInTitle || plate.isServed(food)
