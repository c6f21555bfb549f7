import type { Chosen } from '#domain/recipe/chosen.ts'
import type { RecipeFilter } from '#domain/recipe/filter.ts'
import type { Database } from '#server/data/database/database.ts'
import { listFoundInTexts } from '#server/data/recipes/read/found-in-texts.ts'
import { listRecipePage } from '#server/data/recipes/read/read.ts'
import { suggestRecipeSearches } from '#server/data/recipes/search/suggested-searches.ts'
import { keyOf, type Understood, understand } from '#server/data/recipes/search/understand.ts'

const MOST_WITHIN = 24
const NONE_WITHIN = { recipes: [], where: '', count: 0, isMore: false }

/**
 * A page of the dishes that a filter finds, its words read as a question. Where they find nothing, what is found for words near to them,
 * unless `isKnown`.
 */
export async function loadDishes(db: Database, filter: RecipeFilter, isKnown: boolean, now: Date) {
  const found = await findDishes(db, filter, now)
  if (filter.search === '' || isKnown || found.count > 0 || found.within.count > 0) return found
  const [meant] = await suggestRecipeSearches(db, filter, now)
  return meant === undefined ? found : findDishes(db, { ...filter, search: meant }, now)
}

async function findDishes(db: Database, filter: RecipeFilter, now: Date) {
  const question = filter.search === '' ? undefined : await understand(db, filter, now)
  const answer = question && (await toAnswer(db, question, now))
  if (answer && answer.count > 0) return answer
  const page = await listRecipePage(db, filter, now)
  const within = page.page === 1 ? await listFoundInTexts(db, filter, MOST_WITHIN, now) : NONE_WITHIN
  // Nobody is told that a spell was not understood.
  if (answer?.understood.isOfSpell && page.count === 0 && within.count === 0) return answer
  return { ...page, read: filter.search, unknown: [], understood: undefined, effective: filter, within }
}

async function toAnswer(db: Database, question: Understood, now: Date) {
  const { read, found, unknown, isAsWritten, isOfSpell } = question
  const page = await listRecipePage(db, found, now, undefined, question.order)
  const toChip = (chosen: Chosen) => ({ key: keyOf(chosen), name: chosen.name })
  const [blocking, instead] = [question.blocking.map(toChip), question.instead.map(toChip)]
  const understood = { found, blocking, instead, isAsWritten, isOfSpell }
  return { ...page, read, unknown, understood, effective: found, within: NONE_WITHIN }
}

/** What a question was understood as. */
export type UnderstoodList = Awaited<ReturnType<typeof toAnswer>>['understood']
