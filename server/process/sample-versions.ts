import { z } from 'zod'
import { fromNames } from 'recipe-basics/fields/field'
import { SPELLS } from 'food-verdicts/gut/profile/spells'
import { digestRecipe, type RecipeWithVersions } from 'food-verdicts/gut/versions/chefs-version'
import { confirmVersions } from 'food-verdicts/gut/versions/confirm-versions'

const Text = z.strictObject({ text: z.string() })

const Version = z.strictObject({
  none: Text.optional(),
  lines: z.array(z.strictObject({ was: z.string(), text: z.string().nullable() })).default([]),
  added: z.array(Text).default([]),
  notes: z.array(z.strictObject({ was: z.string(), text: z.string() })).default([]),
})

/** A file of content/versions: `both` holds for each spell, whose words of the same line or step come first. */
const Versions = z.strictObject({
  both: Version.optional(),
  gentle: Version.optional(),
  stricture: Version.optional(),
})

/** A sample recipe with the versions of its file as they are stored, confirmed at `now`. Throws for a file of another shape. */
export function withSampleVersions<Recipe extends RecipeWithVersions>(
  recipe: Recipe,
  file: string | undefined,
  now: Date,
): Recipe & { softer: string | null } {
  const { both, ...own } = Versions.parse(JSON.parse(file ?? '{}'))
  const ticked = digestRecipe(recipe)
  const versions = fromNames(SPELLS, (spell) => {
    const parts = [own[spell], both].filter((part) => part !== undefined)
    const none = parts.find((part) => part.none)?.none
    return {
      ...(none ? { none } : parts.length > 0 && { ticked }),
      lines: parts.flatMap(({ lines }) => lines),
      added: parts.flatMap(({ added }) => added),
      notes: parts.flatMap(({ notes }) => notes),
    }
  })
  return {
    ...recipe,
    softer: confirmVersions({ ...recipe, softer: JSON.stringify(versions) }, null, now).softer,
  }
}
