import { test } from 'vitest'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { fillSite } from '#server/process/sample-content.ts'
import { understand, keyOf } from '#server/data/recipes/search/understand.ts'
import { listRecipePage } from '#server/data/recipes/read/read.ts'
import { createTestSite, NOW } from './site.ts'
test('probe', async () => {
  const site = await createTestSite()
  await fillSite(site.db, NOW)
  for (const search of (process.env.Q ?? '').split('|')) {
    const u = await understand(site.db, { ...NO_FILTER, search }, NOW)
    if (!u) {
      console.log(search, '=> undefined')
      continue
    }
    const page = await listRecipePage(site.db, u.found, NOW, 8, u.order)
    console.log(
      search,
      '=>',
      decodeURIComponent(recipeFilterQuery(u.found)),
      'blocking',
      u.blocking.map(keyOf),
      'unknown',
      u.unknown,
      JSON.stringify(u.order.named),
      JSON.stringify(u.order.mentioned),
      page.count,
      '\n   ',
      page.recipes.map((r) => r.slug.slice(0, 22) + ':' + r.total_time_minutes).join(' '),
    )
  }
})
