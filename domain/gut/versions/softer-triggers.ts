import type { Corrections } from '../../food/corrections.ts'
import { encodeLine } from '../profile/line-triggers.ts'
import { readTriggers, type TriggerFields } from '../triggers/read-triggers.ts'
import type { TriggerGroup } from '../triggers/trigger-groups.ts'

/** A line of a softer version as it is cooked, null where it is left out, and the groups that its swap took from it. */
export type CookedLine = { text: string | null; section: string | null; without: readonly TriggerGroup[] }

/**
 * What the lines of a softer version name of the groups of a profile, line by line, as line-triggers.ts writes it; undefined where too many
 * of their words are not known. They are read together, as the lines of a recipe are: amounts are those of the version.
 */
export function readSofterTriggers(
  recipe: TriggerFields,
  lines: readonly CookedLine[],
  corrections?: Corrections,
): string[] | undefined {
  const ingredients = lines.map(({ text, section }) => ({ ingredient_text: text ?? '', section }))
  const hits = readTriggers({ ...recipe, ingredients }, corrections)
  if (!hits) return undefined
  const byLine = Map.groupBy(hits, ({ line }) => line)
  return lines.map(({ without }, at) =>
    encodeLine((byLine.get(at) ?? []).filter(({ group }) => !without.includes(group))),
  )
}
