import { storedPublication } from '../columns/stored-publication.ts'
import { findRecipe, insertStoredRecipe, type RecipeSource, type WrittenAs } from '../recipes/row/row.ts'
import { insertRecipeVersions, RecipeSnapshot } from '../recipes/write/versions.ts'
import { type RecipeChange, updateRecipe } from '../recipes/write/write.ts'
import { publicationOf, type Thing } from './thing.ts'

export const RECIPES: Thing<WrittenAs & { source?: RecipeSource }, RecipeChange> = {
  kind: 'recipe',
  find: findRecipe,
  nameOf: ({ fields }) => fields.name,
  picturesOf: ({ fields }) => fields.image_url ?? '',
  publicationOf,
  withPublication: (recipe, publication) => ({ ...recipe, ...publication }),
  toChange: ({ fields, ...recipe }) => ({ fields, ...publicationOf(recipe) }),
  async fromSnapshot(_db, id, snapshot) {
    const { decisions = [], givenFor, source, ...recipe } = RecipeSnapshot.parse(snapshot)
    const kept = { ...(givenFor && { givenFor }), ...(source && { source }) }
    return { ...recipe, ...storedPublication(recipe), id, decisions, ...kept }
  },
  insert: async (db, recipe) => insertStoredRecipe(db, recipe, recipe.source),
  update: updateRecipe,
  insertVersion: async (db, recipe, change, now) =>
    insertRecipeVersions(db, [{ recipe, withSource: true, ...change }], now),
}
