import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RED_FLAGS, SHORT_SPELLS } from 'food-verdicts/gut/notes'
import { SPELLS } from 'food-verdicts/gut/profile/spells'
import { readRecipes } from '#domain/import/read-recipes.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { pagePart } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const SAMPLES = 'content/recipes'
const MOST_WORDS = 120

type Element = { tag: string; attributes: string }

/** In a frame or a list of other dishes, for voices and paper alone, or drawn. */
const isElsewhere = ({ tag, attributes }: Element) =>
  /^(?:nav|svg|script|style)$/.test(tag) ||
  attributes.includes('aria-labelledby="more"') ||
  /\bhidden=""/.test(attributes) ||
  /class="(?:[^"]* )?(?:sr-only|hidden)[ "]/.test(attributes)

/** A name, line, step, note or author: the page gives such texts a direction of their own, and a line its box. */
const isOfRecipe = ({ tag, attributes }: Element, after: string) =>
  tag === 'bdi' ||
  attributes.includes('dir="auto"') ||
  (tag === 'label' && /^<input[^>]* type="checkbox"/.test(after))

/**
 * The words of software that a reader of a recipe sees before anything is opened: in `<main>`, outside closed `<details>` but not
 * their summaries, and outside the words of the recipe. A figure with its unit is no word. `isWide` sees the label of nutrition, which
 * lies open on a desk. What stands for a spell (`data-on`) is there while it is lit.
 */
function wordsOf(html: string, { isWide = false, spell = 'everyday' } = {}): string[] {
  const main = pagePart(html, 'main')
  const open: (Element & { isSkipped: boolean })[] = []
  const words: string[] = []
  for (const match of main.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|<!--.*?-->|[^<]+/gs)) {
    const [text, end, tag, attributes = ''] = match
    const around = open.at(-1)
    if (tag === undefined) {
      if (!around?.isSkipped && !text.startsWith('<'))
        words.push(...text.split(/[ \n]+/).filter((word) => /^\P{N}*\p{L}/u.test(word)))
    } else if (end) open.pop()
    else if (!/^(?:input|img|br|link|meta)$/.test(tag)) {
      const element = { tag, attributes }
      const isFolded =
        around?.tag === 'details' &&
        tag !== 'summary' &&
        !(isWide && around.attributes.includes('lg:details-content'))
      const on = / data-on="([^"]*)"/.exec(attributes)?.[1]
      const isSkipped =
        around?.isSkipped === true ||
        isFolded ||
        (on !== undefined && !on.split(' ').includes(spell)) ||
        isElsewhere(element) ||
        isOfRecipe(element, main.slice(match.index + text.length))
      open.push({ ...element, isSkipped })
    }
  }
  return words
}

const wordCount = (text: string) => text.split(' ').length
/** The notes that stand wherever a spell is on. */
const NOTES = wordCount(`${SHORT_SPELLS} ${RED_FLAGS.signs} ${RED_FLAGS.act}`)

test('before any fold, no sample shows more than 120 words of software: on a phone, on a desk, and in a spell besides its notes', async () => {
  const site = await createTestSite()
  const counts = []
  for (const file of readdirSync(SAMPLES))
    for (const { recipe } of readRecipes(readFileSync(`${SAMPLES}/${file}`, 'utf8'))) {
      if (!recipe) throw new Error(file)
      const { slug } = await insertRecipe(site.db, { fields: recipe.fields }, NOW)
      const { html } = await site.read(`/recipes/${slug}`)
      const ofSpells = SPELLS.map((spell) => {
        const isCookable = html.includes(`<p data-on="${spell}"`)
        return wordsOf(html, { spell }).length - (isCookable ? NOTES : 0)
      })
      counts.push({
        slug,
        phone: wordsOf(html).length,
        desk: wordsOf(html, { isWide: true }).length,
        ofSpells,
      })
    }
  expect(counts.length).toBeGreaterThan(30)
  const tooMany = counts.filter(
    ({ phone, desk, ofSpells }) => Math.max(phone, desk, ...ofSpells) > MOST_WORDS,
  )
  expect(tooMany).toEqual([])
})
