import type { NutritionShown } from './facts/nutrition-shown.ts'
import { formatDate } from '#domain/publishing/dates.ts'
import { withDays } from 'food-verdicts/gut/allergens/dish-answers'
import { encodeLine } from 'food-verdicts/gut/profile/line-triggers'
import { type GutFacts, withLabel } from 'food-verdicts/gut/triggers/gut-facts'
import type { TriggerHit } from 'food-verdicts/gut/triggers/read-triggers'
import { startFromShown } from 'food-verdicts/gut/versions/version-portion'
import type { ReadNone, ReadVersion } from '#domain/stored-reading/read-versions.ts'
import type { PageReading } from '#domain/stored-reading/page-reading.ts'
import type { PublicRecipe } from '#domain/recipe/public-recipe.ts'
import type { Words } from '#domain/settings/words.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'

/** How days are written at this site. */
type Days = Pick<Words, 'time_zone' | 'date_format'>

/** What was read of a recipe, with the figures that its readers see and the days as the site writes them. */
export function showReading(
  { gut: read, written, answers, ...reading }: PageReading,
  recipe: Pick<PublicRecipe, 'nutrition' | 'nutrition_basis' | 'nutrition_shown'>,
  days: Days,
) {
  const { nutrition, nutrition_basis } = recipe
  const gut = read && {
    ...read,
    facts: withLabel(read.facts, nutrition_basis.stale_since === null ? nutrition : null),
  }
  return {
    ...reading,
    gut,
    triggers: triggersByLine(gut?.triggers ?? []),
    written: {
      ...written,
      versions: written.versions.map((version) => showVersion(version, gut?.facts, days)),
    },
    nutrition: showNutrition(reading.nutrition, recipe, days),
    answers:
      answers &&
      withDays(answers, (instant) =>
        formatDate(dayIn(days.time_zone, instant), days.date_format ?? undefined),
      ),
  }
}

/** A version starts from what the page says of a portion, and names the day on which it was confirmed. */
const showVersion = <Version extends ReadVersion | ReadNone>(
  version: Version,
  facts: GutFacts | undefined,
  { time_zone }: Days,
): Version =>
  'none' in version
    ? version
    : {
        ...version,
        ...(facts && startFromShown(version, facts)),
        confirmed: dayIn(time_zone, version.confirmed),
      }

/** What each line names of the groups of a profile: the same for everyone, and shown only to readers who marked one. */
function triggersByLine(triggers: readonly TriggerHit[]): Record<number, string> {
  const byLine = Map.groupBy(triggers, ({ line }) => line)
  return Object.fromEntries([...byLine].map(([line, hits]) => [line, encodeLine(hits)]))
}

/** The label of a recipe, with what its own lines say of the weight. */
function showNutrition(
  { coverage, grams, open }: PageReading['nutrition'],
  {
    nutrition: facts,
    nutrition_shown,
    nutrition_basis: { source, stale_since },
  }: Pick<PublicRecipe, 'nutrition' | 'nutrition_basis' | 'nutrition_shown'>,
  { time_zone, date_format }: Days,
): NutritionShown {
  return {
    facts,
    source,
    coverage,
    grams: stale_since === null ? grams : null,
    stale: stale_since && formatDate(dayIn(time_zone, stale_since), date_format ?? undefined),
    open: nutrition_shown === 'none' ? [] : open,
  }
}
