import type { Form } from './dish.ts'
import { BAKED } from './forms/baked.ts'
import { CLOSED } from './forms/closed.ts'
import { type FormRow, row } from './forms/form-row.ts'
import { GENERAL } from './forms/general.ts'
import { SPECIAL } from './forms/special.ts'
import { findPhrase, phrases, says } from './phrases.ts'

/**
 * Read from the top: the special stands before the general. A row is passed over where the title says a phrase of its last
 * column.
 */
const BY_TITLE: readonly FormRow[] = [...CLOSED, ...SPECIAL, ...BAKED, ...GENERAL]

/** Forms that no word of a title means alone: the foods, or the work, decide. */
const BY_FOOD: readonly FormRow[] = [
  row('fillet', 'plate', 'fork and knife'),
  row('meat', 'plate', 'fork and knife'),
  row('breast', 'plate', 'fork and knife'),
  row('thighs', 'plate', 'fork and knife'),
  row('sausages', 'plate', 'fork and knife'),
  row('cubes', 'plate', 'fork'),
  row('roast', 'plate', 'fork'),
  row('slices', 'plate', 'fork'),
  row('clear', 'bowl', 'spoon'),
  row('onrice', 'bowl', 'spoon'),
  row('onmash', 'plate', 'fork'),
  row('bundt', 'plate', 'fork'),
  row('turnedout', 'plate', 'spoon'),
  row('cob', 'plate', 'none'),
  row('tubes', 'gratin', 'fork'),
]

const FIRST = new Map<Form, FormRow>()
for (const one of [...BY_TITLE, ...BY_FOOD]) if (!FIRST.has(one.form)) FIRST.set(one.form, one)

/** What a title names first stands before one of these. */
const WITH = phrases('with | mit | avec | con | med | met | och vin | served with | over | on')

/** The words of a title before "with": what the dish is, without what lies beside it. */
export function headOf(title: readonly string[]): readonly string[] {
  const place = findPhrase(title, WITH)
  return place && place.start > 0 ? title.slice(0, place.start) : title
}

/** The form that words of a title mean, among all but some; undefined where none does. */
export function formOfTitle(
  title: readonly string[],
  words: readonly string[],
  not: ReadonlySet<Form>,
): Form | undefined {
  return BY_TITLE.find(
    ({ form, words: meant, unless }) => !not.has(form) && says(words, meant) && !says(title, unless),
  )?.form
}

/** What a form is served in, and what it is eaten with. */
export function settingOf(form: Form): Pick<FormRow, 'vessel' | 'cutlery'> {
  const { vessel, cutlery } = FIRST.get(form) ?? row(form, 'plate', 'fork')
  return { vessel, cutlery }
}
