import { describeVersions } from 'food-verdicts/gut/versions/stored-versions'
import { readSentVersions } from 'food-verdicts/gut/versions/version-form'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import { NO_ANSWERS, readSentLabels, type SentLabels } from 'food-verdicts/diet/label-form'
import { describeLowEnergy, readSentLowEnergy } from 'food-verdicts/low-energy/said'
import {
  fromNames,
  fromTexts,
  labelsOf,
  namesOf,
  type SentForm,
  sentText,
  toText,
} from 'recipe-basics/fields/field'
import { isHeadingText, type LineValue } from './line-value.ts'
import { readPublication } from '../publishing/publish-date.ts'
import { type Publication, PUBLISH_DATE } from '../publishing/status.ts'
import type { UndoneLink, Instruction, WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { NUTRITION_FACTS, NUTRITION_NAMES, type NutritionFact } from 'recipe-basics/recipe/nutrition-facts'

/** Fields of the form that are one text each, by their labels. */
const TEXTS = { ...labelsOf(RECIPE_FIELDS), slug: 'Slug', status: 'Status', published_at: PUBLISH_DATE.label }
export const RECIPE_TEXTS = namesOf(TEXTS)

/** The recipe form as it is typed: everything is text. */
export type RecipeValues = {
  texts: Record<keyof typeof TEXTS, string>
  facts: Record<NutritionFact, string>
  ingredients: LineValue[]
  steps: LineValue[]
  labels: SentLabels
}

/** A new recipe. */
export const EMPTY_RECIPE: RecipeValues = {
  texts: { ...fromNames(RECIPE_TEXTS, () => ''), status: 'draft' },
  facts: fromNames(NUTRITION_NAMES, () => ''),
  ingredients: [],
  steps: [],
  labels: NO_ANSWERS,
}

/** A recipe, ready to be edited. One that is not stored yet has no address. */
export function toRecipeValues({
  slug = '',
  status = 'published',
  published_at = null,
  fields,
}: Partial<Publication> & {
  slug?: string
  fields: WrittenRecipe
}): RecipeValues {
  const texts = { ...fields, slug, status, published_at }
  return {
    texts: fromNames(RECIPE_TEXTS, (name) => toText(texts[name])),
    facts: fromNames(NUTRITION_NAMES, (name) => toText(fields.nutrition?.[name])),
    ingredients: toLines(fields.ingredients.map((line) => ({ ...line, text: line.ingredient_text }))),
    steps: toLines(
      fields.instructions.map((step) => ({
        ...step,
        text: step.step_text,
        url: step.step_url,
        undone: step.undone_links,
      })),
    ),
    labels: NO_ANSWERS,
  }
}

/** What was decided about labels, as a form says it. */
export const answersOf = (decisions: LabelDecision[]): SentLabels => ({
  judged: '',
  answers: Object.fromEntries(
    decisions.map(({ diet, answer, reason }) => [diet, { answer, reason: reason ?? '' }]),
  ),
})

/**
 * What stands in a form that was sent, or was kept in the browser. Empty lines are left out. `stored` is its publish date,
 * to the second.
 */
export function readRecipeValues(form: SentForm, stored?: string | null): RecipeValues {
  const text = (name: string) => sentText(form.get(name))
  return {
    texts: {
      ...fromNames(RECIPE_TEXTS, text),
      // A piece of equipment is a box of its own.
      equipment: toText(form.getAll('equipment').map(sentText)),
      low_energy: readSentLowEnergy(form),
      softer: readSentVersions(form),
      ...readPublication(form, stored),
    },
    facts: fromNames(NUTRITION_NAMES, text),
    ingredients: readLines(form, 'ingredient'),
    steps: readLines(form, 'step'),
    labels: readSentLabels(text),
  }
}

/** The same as RecipeSchema reads it. */
export function toRecipeInput({ texts, facts, ingredients, steps }: RecipeValues) {
  return {
    ...fromTexts(RECIPE_FIELDS, (name) => texts[name]),
    slug: texts.slug,
    // Without one, a recipe is published.
    status: texts.status || undefined,
    published_at: texts.published_at,
    nutrition: facts,
    ingredients: inSections(ingredients).map(({ text, section }) => ({ ingredient_text: text, section })),
    instructions: inSections(steps).map(
      ({ text, section, url, undone }): Omit<Instruction, 'step_number'> => ({
        step_text: text,
        section,
        step_url: url || null,
        ...(undone && { undone_links: undone }),
      }),
    ),
  }
}

/** A form in words, by the labels of its fields, so that two can be compared. `pieces` is the equipment there is. */
export function describeRecipe(
  values: RecipeValues,
  pieces: { id: string; name: string }[],
): Record<string, string> {
  const { facts, ingredients, steps, labels } = values
  const used = values.texts.equipment.split(', ').filter(Boolean)
  const nameOf = (id: string) => pieces.find((piece) => piece.id === id)?.name ?? DELETED_PIECE
  const low_energy = describeLowEnergy(values.texts.low_energy)
  const softer = describeVersions(values.texts.softer)
  const texts = { ...values.texts, low_energy, softer, equipment: used.map(nameOf).join('\n') }
  const lines = (list: LineValue[]) =>
    list.map(({ text, isHeading }) => (isHeading ? `# ${text}` : text)).join('\n')
  return {
    ...Object.fromEntries(RECIPE_TEXTS.map((name) => [TEXTS[name], texts[name]])),
    Ingredients: lines(ingredients),
    Instructions: lines(steps),
    ...Object.fromEntries(NUTRITION_NAMES.map((name) => [NUTRITION_FACTS[name].label, facts[name]])),
    Labels: Object.entries(labels.answers)
      .filter(([, { answer }]) => answer === 'yes' || answer === 'off')
      .map(([diet, { answer, reason }]) => [`${diet}: ${answer}`, reason].filter(Boolean).join(', '))
      .join('\n'),
  }
}

const DELETED_PIECE = 'A piece that was deleted'

/** Lines with a heading before each section. What has no heading after a section follows an empty one. */
function toLines(
  lines: { text: string; section: string | null; url?: string | null; undone?: UndoneLink[] | undefined }[],
): LineValue[] {
  return lines.flatMap(({ text, section, url, undone }, place) => {
    const line = { text, isHeading: false, url: url ?? '', ...(undone && { undone }) }
    const before = lines[place - 1]?.section ?? null
    return section === before ? [line] : [{ text: section ?? '', isHeading: true, url: '' }, line]
  })
}

function inSections(lines: LineValue[]) {
  let section: string | null = null
  return lines.flatMap((line) => {
    if (!line.isHeading) return [{ ...line, section }]
    section = line.text || null
    return []
  })
}

function readLines(form: SentForm, name: 'ingredient' | 'step'): LineValue[] {
  const kinds = form.getAll(`${name}_kind`)
  const urls = form.getAll(`${name}_url`)
  return form.getAll(`${name}_text`).flatMap((value, place) => {
    const typed = sentText(value)
    const undone = form.getAll(`${name}_undone_${place}`).flatMap(readUndone)
    // Without scripts, Enter in an ingredient is a new line. A step may have several.
    return (name === 'step' ? [typed] : typed.split(/\r?\n/)).flatMap((typed, at, all) => {
      const isHeading = kinds[place] === 'heading' || isHeadingText(typed)
      const text = isHeading ? typed.replace(/^#+\s*/, '') : typed
      const isThere = text.trim() !== '' || (isHeading && all.length === 1)
      const line = { text, isHeading, url: sentText(urls[place]), ...(undone.length > 0 && { undone }) }
      return isThere ? [line] : []
    })
  })
}

/** "0 60 to 80 ml": of the same words, the first. */
function readUndone(sent: unknown): UndoneLink[] {
  const [, place, text] = /^(\d{1,4}) (.+)$/s.exec(sentText(sent)) ?? []
  return place && text ? [{ place: Number(place), text }] : []
}
