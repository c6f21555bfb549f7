import type { ImportedRecipe } from '#domain/import/label-recipe.ts'
import type { Database } from '../data/database/database.ts'
import { readSettings } from '../data/settings/row.ts'

/** What the chef is called; null while nobody has said so. */
export async function readChefName(db: Database): Promise<string | null> {
  const { samples, fields } = await readSettings(db)
  // A word of the samples is nobody's name.
  return samples.includes('chef_name') ? null : fields.chef_name
}

/** Where a file names no author, the chef is the author until somebody says otherwise. */
export async function openAuthor(db: Database) {
  const author_name = await readChefName(db)
  return <Recipe extends ImportedRecipe>(recipe: Recipe): Recipe => {
    if (author_name === null || recipe.fields.author_name !== null) return recipe
    const reason = 'The file names no author: this is your name, from the settings.'
    const report = [...recipe.report, { field: 'author_name', outcome: 'guessed' as const, reason }]
    return { ...recipe, fields: { ...recipe.fields, author_name }, report }
  }
}
