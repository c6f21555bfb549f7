import { encodeLine } from 'food-verdicts/gut/profile/line-triggers'
import { SPELLS, type SpellName } from 'food-verdicts/gut/profile/spells'
import { figuresOfSwapped } from 'food-verdicts/gut/swaps/swap-line'
import { computeGutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import { readTriggers } from 'food-verdicts/gut/triggers/read-triggers'
import { type ChefsVersion, makeVersion, type VersionLine } from 'food-verdicts/gut/versions/chefs-version'
import { readVersions } from 'food-verdicts/gut/versions/stored-versions'
import type { VersionPortion } from 'food-verdicts/gut/versions/version-portion'
import { nutritionOf } from 'recipe-reading/nutrition/shown-nutrition'
import type { Figure } from 'recipe-reading/kitchen/figure'
import { figuresOf } from 'recipe-reading/kitchen/read-recipe'
import { type RecipeReading, withLines } from 'recipe-reading/reading/recipe-reading'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { OwnLanguages } from '../recipe/public-recipe.ts'
import { headed, type Spoken, spoken } from './spoken.ts'

/** A line of a version, and what may change in it. */
export type ReadVersionLine = VersionLine & Spoken & { figures: readonly Figure[] }

/** A version that the chef confirmed. Its language is that of the lines as written. */
export type ReadVersion = Pick<ChefsVersion, 'spell'> &
  VersionPortion &
  Spoken & {
    lines: ReadVersionLine[]
    notes: (ChefsVersion['notes'][number] & Spoken)[]
    confirmed: string
    /** What each line names of the groups of a profile (line-triggers.ts); undefined where too few of their words are known. */
    triggers?: string[] | undefined
  }

/** The chef says that there is no honest version, in her words. */
export type ReadNone = { spell: SpellName; none: string } & Spoken

type VersionedRecipe = Pick<WrittenRecipe, 'ingredients' | 'instructions' | 'softer'>
type Languages = Pick<OwnLanguages, 'lines' | 'steps'>

/** What the chef says of a recipe for each spell: a version that she confirmed, or that there is none. Of other spells nothing. */
export function readChefsVersions(
  recipe: VersionedRecipe,
  reading: RecipeReading,
  languages?: Languages,
): (ReadVersion | ReadNone)[] {
  const stored = readVersions(recipe.softer)
  return SPELLS.flatMap((spell) => {
    const { none } = stored[spell]
    if (none) return { spell, none: none.text, ...spoken(none.text, languages?.steps ?? languages?.lines) }
    const { confirmed, ...version } = makeVersion(recipe, spell)
    return confirmed === null ? [] : { ...readVersion(version, reading, languages), confirmed }
  })
}

function readVersion(
  { spell, lines, notes }: Omit<ChefsVersion, 'confirmed'>,
  reading: RecipeReading,
  languages: Languages | undefined,
): Omit<ReadVersion, 'confirmed'> {
  const figures = figuresOf(reading).lines
  const cooked = lines.flatMap((line) =>
    line.kind === 'left out' ? [] : { ingredient_text: line.text, section: line.section },
  )
  return {
    spell,
    ...(languages?.lines && { lang: languages.lines }),
    lines: lines.map((line, at) => {
      const text = line.kind === 'left out' ? null : line.text
      const was = reading.lines[at]?.text ?? ''
      return {
        ...line,
        ...spoken(text ?? was, languages?.lines),
        ...headed(line.section, languages?.lines),
        figures: figuresOfSwapped(text, was, figures[at] ?? [], reading.corrections),
      }
    }),
    notes: notes.map((note) => ({ ...note, ...spoken(note.text, languages?.steps) })),
    triggers: readLineTriggers(reading, lines),
    ...comparePortions(reading, withLines(reading, cooked)),
  }
}

/** What one portion of a version holds beside one as written, by our own sums of their lines. */
function comparePortions(written: RecipeReading, version: RecipeReading): VersionPortion {
  const [was, now] = [written, version].map((reading) =>
    computeGutFacts(nutritionOf(reading), undefined, reading.servings),
  )
  const change = (fact: keyof VersionPortion) => ({ was: was?.[fact] ?? null, now: now?.[fact] ?? null })
  return { fibre: change('fibre'), lactose: change('lactose'), fat: change('fat') }
}

/** Lines are read together, as those of a recipe are: amounts are those of the version. */
function readLineTriggers(reading: RecipeReading, lines: readonly VersionLine[]): string[] | undefined {
  const ingredients = lines.map((line) => ({
    ingredient_text: line.kind === 'left out' ? '' : line.text,
    section: line.section,
  }))
  const hits = readTriggers(withLines(reading, ingredients))
  if (!hits) return undefined
  const byLine = Map.groupBy(hits, ({ line }) => line)
  return lines.map((_, at) => encodeLine(byLine.get(at) ?? []))
}
