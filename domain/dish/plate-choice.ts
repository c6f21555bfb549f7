import type { SentForm } from '../field.ts'
import { sentText } from '../field.ts'
import { oneOf } from '../one-of.ts'
import { type Category, CATEGORIES } from '../recipe/choices.ts'
import { CROCKERY, type Crockery } from './crockery.ts'
import { type Form, FORMS } from './dish.ts'

/** What the chef chose for the drawing of a recipe, instead of what its words say. */
export type PlateChoice = {
  form: Form | undefined
  crockery: Crockery | undefined
  /** The category whose cloth it lies on. */
  cloth: Category | undefined
  /** Foods that she took off the plate, by the names of `looks.ts`. */
  off: string[]
}

/** The names of the controls of the form. Each food that is offered stands in `food`, and in `on` unless it is taken off. */
export const PLATE_CONTROLS = {
  form: 'plate_form',
  crockery: 'plate_crockery',
  cloth: 'plate_cloth',
  food: 'plate_food',
  on: 'plate_on',
} as const

const MOST_OFF = 20
const LONGEST = 40

/** Reads what is stored: a query. What no list holds is left out. */
export function readPlateChoice(stored: string | null | undefined): PlateChoice {
  const query = new URLSearchParams(stored ?? '')
  return {
    form: oneOf(FORMS, query.get('form')),
    crockery: oneOf(CROCKERY, query.get('crockery')),
    cloth: oneOf(CATEGORIES, query.get('cloth')),
    off: [...new Set(query.getAll('off'))].filter(({ length }) => length <= LONGEST).slice(0, MOST_OFF),
  }
}

/** The same to store; empty where nothing was chosen. */
export function writePlateChoice({ form, crockery, cloth, off }: PlateChoice): string {
  const query = new URLSearchParams()
  if (form) query.set('form', form)
  if (crockery) query.set('crockery', crockery)
  if (cloth) query.set('cloth', cloth)
  for (const food of off.toSorted()) query.append('off', food)
  return query.toString()
}

/** What was chosen in a form that was sent, as it is stored. */
export function readSentPlate(form: SentForm): string {
  const text = (name: keyof typeof PLATE_CONTROLS) => sentText(form.get(PLATE_CONTROLS[name]))
  const on = new Set(form.getAll(PLATE_CONTROLS.on))
  const chosen = new URLSearchParams({ form: text('form'), crockery: text('crockery'), cloth: text('cloth') })
  for (const food of form.getAll(PLATE_CONTROLS.food)) if (!on.has(food)) chosen.append('off', sentText(food))
  return writePlateChoice(readPlateChoice(chosen.toString()))
}

/** What was chosen, in words, so that two can be compared. */
export const describePlate = (stored: string): string =>
  [...new URLSearchParams(stored)].map(([name, value]) => `${name}: ${value}`).join('\n')
