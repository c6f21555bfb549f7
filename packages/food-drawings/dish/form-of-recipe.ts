import type { Form } from './dish.ts'
import { formOfTitle, headOf } from './forms.ts'
import { lookOf } from './looks.ts'
import { phrases, says } from 'recipe-reading/food/phrases'
import { SMALL_MEAT } from './plate.ts'
import type { KnownFood, Reading } from './reading.ts'

/** Beside a named piece of meat or fish, these are what lies next to it: "salmon with potato salad". */
const BESIDE: ReadonlySet<Form> = new Set<Form>([
  'salad',
  'grainsalad',
  'rice',
  'nest',
  'shortpasta',
  'mash',
  'chips',
  'jug',
  'dip',
  'fruit',
  'jacket',
  'loaf',
  'toast',
  'glass',
  'jar',
  'dumplings',
  'porridge',
  'none',
  'flatstack',
  'spreadcheese',
  'buns',
  'stock',
  'eggs',
  'omelette',
])
/** What stands after "with" is none of these, where the title names a food before it. */
const NEVER_LAST: ReadonlySet<Form> = new Set<Form>(['glass', 'jar', 'jug', 'dip', 'none', 'stock'])
/** Nobody drinks meat or fish: a prawn cocktail, a steak and ale pie. */
const IN_GLASSES: ReadonlySet<Form> = new Set<Form>(['glass'])
const NO_FORMS: ReadonlySet<Form> = new Set()
const WINGS = phrases('wing | wings | drumstick | drumsticks')
const THIGHS = phrases('thigh | thighs | leg | legs | piece | pieces | whole')

/** Pulses that nobody stews. */
const DRY = phrases('roasted | crispy | crunchy | baked | toasted | gerostet*')
/** A cake, or a supper. */
const TRAYBAKE = phrases('traybake | tray bake')

const BY_PART: Partial<Record<string, Form>> = {
  fish: 'fillet',
  meat: 'meat',
  protein: 'cubes',
  vegetable: 'roast',
  leaf: 'salad',
  fruit: 'fruit',
  berry: 'fruit',
  egg: 'eggs',
  grain: 'rice',
  pulse: 'stew',
  oats: 'porridge',
  polenta: 'porridge',
  parcel: 'dumplings',
  long: 'nest',
  short: 'shortpasta',
  sheets: 'bake',
  tubes: 'bake',
}
const BY_CATEGORY: Partial<Record<string, Form>> = { Soup: 'soup', Salad: 'salad' }

/** The form of a recipe: by the head of its title, by what the title names, by the whole title, or by its category. */
export function formOfRecipe(reading: Reading): Form | undefined {
  const { title } = reading
  const head = headOf(title)
  const lead = leadOf(reading)
  if (lead && says(title, TRAYBAKE) && isSavoury(lead, reading)) {
    const form = formOfLead(lead)
    return form === 'meat' && lead.food !== 'sausage' ? 'roast' : form
  }
  const not = lead && isFlesh(lead) ? IN_GLASSES : NO_FORMS
  const byHead = formOfTitle(title, head, not)
  if (byHead) return byHead
  const byTitle = head.length < title.length ? formOfTitle(title, title, not) : undefined
  const isBeside =
    byTitle !== undefined &&
    BESIDE.has(byTitle) &&
    lead !== undefined &&
    (isFlesh(lead) || NEVER_LAST.has(byTitle))
  if (byTitle && !isBeside) return byTitle
  const byCategory = BY_CATEGORY[reading.category]
  const byLead = lead && formOfLead(lead)
  return byCategory ?? (byLead === 'stew' && says(title, DRY) ? 'roast' : byLead)
}

/** The first food of the title that can be what the dish is. */
function leadOf({ titled, foods }: Reading): KnownFood | undefined {
  const named = titled.flatMap((food) => foods.find((known) => known.food === food) ?? [])
  const leads = named.filter(({ look }) => BY_PART[look.part] !== undefined)
  return leads.find((food) => isFlesh(food) && !SMALL_MEAT.has(food.food)) ?? leads[0]
}

const isFlesh = ({ look }: KnownFood) =>
  look.part === 'fish' || look.part === 'meat' || look.part === 'protein'

/** Vegetables with flour are a cake. */
const isSavoury = (lead: KnownFood, { foods }: Reading) =>
  isFlesh(lead) || (lead.look.part === 'vegetable' && !foods.some(({ look }) => look.part === 'flour'))

function formOfLead(lead: KnownFood): Form | undefined {
  const { look, words } = lead
  if (lookOf(lead.food).shape === 'prawn' || lead.food === 'scallops') return 'prawns'
  if (look.shape !== 'bird') return BY_PART[look.part]
  if (says(words, WINGS)) return 'wings'
  return says(words, THIGHS) ? 'thighs' : 'breast'
}
