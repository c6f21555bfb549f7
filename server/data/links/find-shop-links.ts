import { sql } from 'kysely'
import { affiliateAddressFinder, type FindAffiliateAddress } from '#domain/affiliate/affiliate-address.ts'
import { splitAtAddresses } from 'recipe-basics/text/split-at-addresses'
import { toAffiliateLinks } from '#domain/equipment/equipment.ts'
import { decode, parseTree } from 'recipe-basics/text/html-tree'
import { PROSE_FIELDS } from 'recipe-basics/recipe/fields'
import { toWords } from '#domain/settings/words.ts'
import { isElsewhere } from 'recipe-basics/text/web-address'
import { type Database, engineOf } from '../database/database.ts'
import { toTexts } from '../columns/json-text.ts'
import type { PictureUse } from '../media/uses.ts'
import { readSettings } from '../settings/row.ts'
import { SITE } from '../settings/versions.ts'

/** Recipes that are read at once: other requests are answered in between. */
const RECIPES = 1_000

// Stored HTML of posts has no < or > but those of its tags.
const LINKS = /<a [^<>]*>/g

type Texts = (string | null)[]

/**
 * All links to shops, as they were typed, with the things that they stand on, drafts included: those of equipment, and
 * those of all texts that readers see as affiliate links.
 */
export async function findShopLinks(db: Database): Promise<Map<string, PictureUse[]>> {
  const words = toWords((await readSettings(db)).fields)
  const find = affiliateAddressFinder(words)
  const found = new Map<string, PictureUse[]>()
  const add = (use: PictureUse, addresses: string[]) => {
    for (const address of new Set(addresses.filter(isElsewhere)))
      found.set(address, [...(found.get(address) ?? []), use])
  }
  for (const { affiliate_links, description, review_summary, lists, ...piece } of await listPieces(db)) {
    const shops = toAffiliateLinks(affiliate_links).map(({ url }) => url)
    add(toUse('equipment', piece), [...shops, ...inTexts([description, review_summary, ...lists], find)])
  }
  for (const { content, excerpt, ...post } of await listPosts(db))
    add(toUse('post', post), [...inHtml(content, find), ...inTexts([excerpt], find)])
  for await (const { texts, ...recipe } of listRecipes(db)) add(toUse('recipe', recipe), inTexts(texts, find))
  add({ kind: 'settings', id: SITE, name: 'Settings', isPublic: true }, inHtml(words.about_body ?? '', find))
  return found
}

const toUse = (kind: PictureUse['kind'], { status, ...thing }: Named): PictureUse => ({
  kind,
  ...thing,
  isPublic: status === 'published',
})
type Named = { id: string; name: string; status: string }

const inTexts = (texts: Texts, find: FindAffiliateAddress) =>
  texts.flatMap((text) =>
    splitAtAddresses(text ?? '').filter((part, place) => place % 2 === 1 && find(part) !== undefined),
  )

/** Links, of which the chef may have marked some herself, and addresses that stand among the words. */
const inHtml = (html: string, find: FindAffiliateAddress) => [
  ...findLinks(html).flatMap(({ href = '', rel = '' }) =>
    /\bsponsored\b/.test(rel) || find(href) !== undefined ? href : [],
  ),
  ...inTexts([decode(html.replace(/<[^<>]*>/g, ' '))], find),
]

/** The attributes of the links in the stored HTML of a post. */
function findLinks(html: string): Record<string, string>[] {
  return [...html.matchAll(LINKS)].flatMap(([tag]) => {
    const [link] = parseTree(`${tag}</a>`) ?? []
    return typeof link === 'object' ? [link.attributes] : []
  })
}

const holds = (db: Database, column: string) =>
  sql<boolean>`${engineOf(db) === 'sqlite' ? sql`instr` : sql`strpos`}(${sql.ref(column)}, 'http') > 0`

async function listPieces(db: Database) {
  const rows = await db
    .selectFrom('kitchen_equipment')
    .select(['id', 'name', 'status', 'affiliate_links', 'description', 'review_summary'])
    .select(['features', 'pros', 'cons'])
    .orderBy('name')
    .execute()
  return rows.map(({ features, pros, cons, ...row }) => ({
    ...row,
    lists: [features, pros, cons].flatMap(toTexts),
  }))
}

const listPosts = async (db: Database) =>
  db
    .selectFrom('blog_posts')
    .select(['id', 'title as name', 'status', 'content', 'excerpt'])
    .where((where) => where.or([holds(db, 'content'), holds(db, 'excerpt')]))
    .orderBy('title')
    .execute()

/** The recipes in whose texts an address stands, with these texts. */
async function* listRecipes(db: Database): AsyncGenerator<Named & { texts: Texts }> {
  for (let last = ''; ;) {
    const ids = await db
      .selectFrom('recipes')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(RECIPES)
      .execute()
    const end = ids.at(-1)?.id
    if (end === undefined) return
    const texts = Map.groupBy(await listTexts(db, last, end), ({ id }) => id)
    if (texts.size > 0)
      for (const recipe of await db
        .selectFrom('recipes')
        .select(['id', 'name', 'status'])
        .where('id', 'in', [...texts.keys()])
        .execute())
        yield { ...recipe, texts: (texts.get(recipe.id) ?? []).map(({ text }) => text) }
    last = end
  }
}

/** Texts with addresses, of the recipes whose ids lie behind `after`, up to `last`. */
async function listTexts(db: Database, after: string, last: string) {
  const ofRecipes = PROSE_FIELDS.map(async (column) =>
    db
      .selectFrom('recipes')
      .select(['id', `${column} as text`])
      .where('id', '>', after)
      .where('id', '<=', last)
      .where(holds(db, column))
      .execute(),
  )
  const ingredients = db
    .selectFrom('recipe_ingredients')
    .select(['recipe_id as id', 'ingredient_text as text'])
    .where('recipe_id', '>', after)
    .where('recipe_id', '<=', last)
    .where(holds(db, 'ingredient_text'))
  const steps = db
    .selectFrom('recipe_instructions')
    .select(['recipe_id as id', 'step_text as text'])
    .where('recipe_id', '>', after)
    .where('recipe_id', '<=', last)
    .where(holds(db, 'step_text'))
  return [
    ...(await Promise.all(ofRecipes)).flat(),
    ...(await ingredients.execute()),
    ...(await steps.execute()),
  ]
}
