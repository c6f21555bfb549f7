import { href } from 'react-router'
import { type Chosen, listChosen } from '#domain/recipe/chosen.ts'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { findGuide } from '#domain/guide/find-guide.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { listGuidePages } from '#server/data/guide/read.ts'
import { listRecipePage } from '#server/data/recipes/read/read.ts'
import { holdsTraces } from '#server/data/recipes/search/search.ts'
import { keyOf, understand } from '#server/data/recipes/search/understand.ts'

/** Dishes that an answer shows. */
const MOST = 8

/** The dishes that a question asks for; undefined where it asks for none, or there are none. */
export async function loadAnswer(
  db: Database,
  search: string,
  off: readonly string[],
  now: SiteContext['now'],
) {
  const understood = await understand(db, { ...NO_FILTER, search }, now, off)
  if (!understood) return undefined
  const { read, found, blocking, instead, unknown, isAsWritten, isOfSpell, order } = understood
  const { recipes, count } = await listRecipePage(db, found, now, MOST, order)
  if (count === 0) return undefined
  const [page] = findGuide(await listGuidePages(db), read)
  const toChip = (isBlocking: boolean) => (chosen: Chosen) => ({
    key: keyOf(chosen),
    name: chosen.name,
    isBlocking,
  })
  const words = found.search
    ? [{ key: `search:${found.search}`, name: `“${found.search}”`, isBlocking: false }]
    : []
  const asked = listChosen(found).filter((chosen) => !instead.some((one) => keyOf(one) === keyOf(chosen)))
  return {
    read,
    instead: instead.map(({ name }) => name),
    unknown,
    isAsWritten,
    isTraced: await holdsTraces(db, found, now),
    isOfSpell,
    count,
    dishes: recipes,
    chips: [...asked.map(toChip(false)), ...words, ...blocking.map(toChip(true))],
    all:
      href('/recipes') +
      (off.length > 0 ? recipeFilterQuery(found) : recipeFilterQuery({ ...NO_FILTER, search })),
    guide: page && { slug: page.slug, title: page.words.title ?? page.slug, summary: page.words.summary },
  }
}

/** A question with its dishes. */
export type Answer = NonNullable<Awaited<ReturnType<typeof loadAnswer>>>
