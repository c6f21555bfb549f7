import { readTable } from 'recipe-basics/table/read-table'
import { CUTLERY, type Cutlery, type Form, FORMS, type Vessel, VESSELS } from './dish.ts'
import { findPhrase, phrases, type Phrases, says } from 'recipe-reading/food/phrases'

/** A form, what it is served in, what it is eaten with, and the words of a title that mean it. */
type FormRow = { form: Form; vessel: Vessel; cutlery: Cutlery; words: Phrases; unless: Phrases }

/**
 * Read from the top: the special stands before the general. A row is passed over where the title says a phrase of its last
 * column. No word of a title means the forms without words: the foods, or the work, decide.
 */
const ROWS: readonly FormRow[] = readTable(import.meta.resolve('food-drawings/tables/forms.csv'), (row) => ({
  form: row.oneOf('form', FORMS),
  vessel: row.oneOf('vessel', VESSELS),
  cutlery: row.oneOf('cutlery', CUTLERY),
  words: phrases(row.optional('title says') ?? ''),
  unless: phrases(row.optional('unless') ?? ''),
}))

const FIRST = new Map<Form, FormRow>()
for (const one of ROWS) if (!FIRST.has(one.form)) FIRST.set(one.form, one)

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
  return ROWS.find(
    ({ form, words: meant, unless }) => !not.has(form) && says(words, meant) && !says(title, unless),
  )?.form
}

/** What a form is served in, and what it is eaten with. */
export function settingOf(form: Form): Pick<FormRow, 'vessel' | 'cutlery'> {
  const { vessel, cutlery } = FIRST.get(form) ?? { vessel: 'plate', cutlery: 'fork' }
  return { vessel, cutlery }
}
