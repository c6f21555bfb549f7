import { expect, test } from 'vitest'
import { readTable } from 'recipe-basics/table/read-table'
import { recipeFiles, recipes } from '../content/sample-files.ts'
import { fillSite } from '#server/process/sample-content.ts'
import { pageLinks, pagePart } from './page-text.ts'
import { createTestSite, NOW } from './site.ts'

const COUNTED = 5
const SLUGS = recipeFiles.map(({ slug }) => slug)

/** What a table calls dishes: the beginning of a slug, or all of a kind. */
const dishesOf = (words: string | undefined): string[] =>
  (words ?? '').split(' ').flatMap((word) => {
    if (word === '') return []
    const called = word.startsWith('@')
      ? recipes.filter(({ recipeCategory }) => recipeCategory.replace(' ', '-') === word.slice(1))
      : recipes.filter(({ slug }) => slug.startsWith(word))
    if (called.length === 0) throw new Error(`no sample is called ${word}`)
    return called.map(({ slug }) => slug)
  })

const QUESTIONS = readTable(import.meta.resolve('./questions/questions.csv'), (row) => ({
  question: row.text('question'),
  all: dishesOf(row.optional('all')),
  any: dishesOf(row.optional('any')),
  not: dishesOf(row.optional('not')),
  guide: row.optional('guide'),
  /** Where it is not answered yet, and the reason. */
  missed: row.optional('missed'),
}))

type Question = (typeof QUESTIONS)[number]

/** What is wrong with the first dishes of a page; nothing where they answer. */
function judge({ all, any, not, guide }: Question, { dishes, guides }: Answer): string[] {
  const first = dishes.slice(0, COUNTED)
  return [
    ...all.filter((slug) => !first.includes(slug)).map((slug) => `lacks ${slug}`),
    ...(any.length === 0 || any.some((slug) => first.includes(slug)) ? [] : ['has none of what would do']),
    ...not.filter((slug) => first.includes(slug)).map((slug) => `has ${slug}`),
    ...(guide && !guides.includes(guide) ? [`does not name ${guide}`] : []),
  ]
}

type Answer = { dishes: string[]; guides: string[] }

test(
  'the questions that tired people type are answered with dishes in both fields',
  { timeout: 180_000 },
  async () => {
    const site = await createTestSite()
    await fillSite(site.db, NOW)
    const wrong: string[] = []
    for (const question of QUESTIONS) {
      const said: string[] = []
      for (const path of ['/search?q=', '/recipes?search=']) {
        const { status, html } = await site.read(path + encodeURIComponent(question.question))
        expect(status).toBe(200)
        const links = pageLinks(pagePart(html, 'main')).map(({ href }) => href)
        const after = (start: string) => [
          ...new Set(links.filter((to) => to.startsWith(start)).map((to) => to.slice(start.length))),
        ]
        const answer = {
          dishes: after('/recipes/').filter((slug) => SLUGS.includes(slug)),
          guides: after('/guide/'),
        }
        const faults = judge(question, answer)
        if (faults.length > 0)
          said.push(`${path}: ${faults.join(', ')} (${answer.dishes.slice(0, 5).join(' ')})`)
      }
      if (said.length > 0 !== Boolean(question.missed))
        wrong.push(`${question.question}\n   ${said.join('\n   ')}`)
    }
    if (process.env.SHOW) console.log(wrong.join('\n'))
    expect(wrong).toEqual([])
  },
)
