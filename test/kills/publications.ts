import type { Database } from '#server/data/database/database.ts'
import { findPost } from '#server/data/posts/row.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPost, aRecipe } from '../fixtures.ts'
import { pageText } from '../page-text.ts'
import { type Activity, type Ask, expectStatus, readShown } from './activity.ts'

const NAME = 'Revised Stew'
const TITLE = 'Revised post'

/** The number of a change, said in every part of what is saved. Even ones are public. */
const isPublic = (revision: number) => revision % 2 === 0
const statusOf = (revision: number) => (isPublic(revision) ? 'published' : 'draft')
const lineOf = (revision: number) => `Carrots of revision ${revision}.`
const stepOf = (revision: number) => `Simmer ${revision} times.`

type Kind = 'recipe' | 'post'

/** Publishes a recipe and a post, takes both back, and so on, each time with other words in all their parts. */
export async function publishAgainAndAgain(db: Database, now: Date): Promise<Activity> {
  const recipe = await insertRecipe(
    db,
    {
      fields: aRecipe({
        name: NAME,
        description: lineOf(0),
        ingredients: Array.from({ length: 3 }, () => ({ ingredient_text: lineOf(0), section: null })),
        instructions: [
          { step_number: 1, step_text: stepOf(0), section: null, step_url: null },
          { step_number: 2, step_text: stepOf(0), section: null, step_url: null },
        ],
      }),
    },
    now,
  )
  const post = await insertPost(
    db,
    aPost({ title: TITLE, content: `<p>${lineOf(0)}</p>`, excerpt: lineOf(0) }),
    now,
  )
  const slug = (await findPost(db, post))?.slug ?? ''
  const answered: Record<Kind, number> = { recipe: 0, post: 0 }
  const asked: Record<Kind, number> = { recipe: 0, post: 0 }

  const put = async (ask: Ask, path: string, body: object) =>
    expectStatus(
      ask(path, {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
      200,
    )

  async function run(ask: Ask): Promise<never> {
    for (;;) {
      const revision = ++asked.recipe
      await put(ask, `/api/recipes/${recipe.id}`, {
        description: lineOf(revision),
        recipe_ingredients: [1, 2, 3].map(() => ({ ingredient_text: lineOf(revision) })),
        recipe_instructions: [1, 2].map(() => ({ step_text: stepOf(revision) })),
        status: statusOf(revision),
      })
      answered.recipe = revision
      const next = ++asked.post
      await put(ask, `/api/posts/${post}`, {
        content: `<p>${lineOf(next)}</p>`,
        excerpt: lineOf(next),
        status: statusOf(next),
      })
      answered.post = next
    }
  }

  async function readRecipe(): Promise<string[]> {
    const { fields, status } = (await findRecipe(db, recipe.id)) ?? {}
    if (!fields) return []
    const { description, ingredients, instructions } = fields
    return [
      description ?? '',
      ...ingredients.map(({ ingredient_text }) => ingredient_text),
      ...instructions.map(({ step_text }) => step_text),
      status ?? '',
    ]
  }

  async function readPost(): Promise<string[]> {
    const { content = '', excerpt, status = '' } = (await findPost(db, post))?.fields ?? {}
    return [pageText(content), excerpt ?? '', status]
  }

  const WANTED: Record<Kind, (revision: number) => string[]> = {
    recipe: (revision) => [
      ...Array.from({ length: 4 }, () => lineOf(revision)),
      ...Array.from({ length: 2 }, () => stepOf(revision)),
      statusOf(revision),
    ],
    post: (revision) => [lineOf(revision), lineOf(revision), statusOf(revision)],
  }

  /** The revision that is stored, which is the one answered last or the one asked for; or a sentence. */
  async function settle(kind: Kind, id: string, stored: string[]): Promise<string[]> {
    const revisions = [...new Set([answered[kind], asked[kind]])]
    const revision = revisions.find((one) => WANTED[kind](one).join('\n') === stored.join('\n'))
    if (revision === undefined)
      return [`a ${kind} is neither at revision ${revisions.join(' nor ')}: ${stored.join(' / ')}`]
    answered[kind] = revision
    asked[kind] = revision
    const { last } = await db
      .selectFrom('versions')
      .select((eb) => eb.fn.max('number').as('last'))
      .where('target_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(last ?? 0) === revision
      ? []
      : [`revision ${revision} of a ${kind} has ${last} versions before`]
  }

  async function lookAfterKill() {
    const wasCut = asked.recipe > answered.recipe || asked.post > answered.post
    const halves = [
      ...(await settle('recipe', recipe.id, await readRecipe())),
      ...(await settle('post', post, await readPost())),
    ]
    return { wasCut, halves }
  }

  /** Page, list, feed and sitemap agree with what is stored. */
  async function findLosses(ask: Ask) {
    const places = [
      ['recipe', `/recipes/${recipe.slug}`, lineOf(answered.recipe)],
      ['recipe', '/recipes?search=revised', `/recipes/${recipe.slug}"`],
      ['recipe', '/sitemap.xml', `/recipes/${recipe.slug}<`],
      ['post', `/blog/${slug}`, lineOf(answered.post)],
      ['post', '/blog/feed.xml', lineOf(answered.post)],
      ['post', '/sitemap.xml', `/blog/${slug}<`],
    ] as const
    const wrong: string[] = []
    for (const [kind, path, text] of places) {
      const isShown = ((await readShown(ask, path)) ?? '').includes(text)
      if (isShown !== isPublic(answered[kind]))
        wrong.push(`${path} shows ${isShown ? 'a draft' : 'nothing'} of revision ${answered[kind]}`)
    }
    return wrong
  }

  return { run, lookAfterKill, findLosses }
}
