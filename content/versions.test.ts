import { expect, test } from 'vitest'
import { TEXTURES } from 'recipe-basics/recipe/choices'
import { SPELLS } from 'food-verdicts/gut/profile/spells'
import { objectionTo } from '../packages/food-verdicts/gut/spells/spell-rules.ts'
import { readTexture } from 'food-verdicts/gut/texture/read-texture'
import { readTriggers } from 'food-verdicts/gut/triggers/read-triggers'
import { makeVersion } from 'food-verdicts/gut/versions/chefs-version'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { importRecipes } from '#domain/import/read-recipes.ts'
import { readForPage } from '#domain/stored-reading/read-for-page.ts'
import { listSamples } from '#server/data/changes/sample-marks.ts'
import { listRecipes } from '#server/data/recipes/row/row.ts'
import { fillSite } from '#server/process/sample-content.ts'
import { withSampleVersions } from '#server/process/sample-versions.ts'
import { previewGut } from '#server/recipe-preview/gut-preview.ts'
import { testDatabase } from '#test/database.ts'
import { NOW } from '#test/site.ts'
import { recipes, versionFiles } from './sample-files.ts'

const samples = versionFiles.map(({ slug, text }) => {
  const recipe = recipes.find((one) => one.slug === slug)
  const [imported] = recipe ? importRecipes(recipe.text).recipes : []
  if (!recipe || !imported) throw new Error(`content/versions/${slug}.json: no recipe`)
  const day = new Date(recipe.datePublished)
  const fields = withSampleVersions(imported.fields, text, day)
  const reading = readForPage({ fields, decisions: [] }, undefined)
  return { slug, text, day, fields, reading, shown: reading.written.versions }
})
const versions = samples.flatMap(({ shown, ...sample }) =>
  shown.flatMap((version) => ('none' in version ? [] : { ...sample, ...version })),
)

test.each(samples)('$slug: the file speaks of lines and steps that the recipe has', ({ fields, text }) => {
  for (const { gone } of previewGut(readRecipe(fields), fields).versions)
    expect(gone).toEqual({ lines: [], notes: [] })
  expect(text).not.toContain('"text": ""')
})

test.each(samples)(
  '$slug: readers see what the chef says, and of a stricture only what it needs',
  (sample) => {
    const { shown, reading, text, day } = sample
    const spoken = Object.keys(JSON.parse(text)).flatMap((key) =>
      key === 'both' ? ['gentle', 'stricture'] : key,
    )
    expect(shown.map(({ spell }) => spell)).toEqual([...new Set(spoken)])
    for (const version of shown) {
      if (version.spell === 'stricture') expect(reading.spells?.stricture.is).not.toBe('as written')
      if ('none' in version) continue
      expect(version.confirmed).toBe(day.toISOString())
      expect(version.lines.some(({ kind }) => kind !== 'kept')).toBe(true)
    }
  },
)

test.each(versions)('$slug, $spell: nothing is left in that the spell leaves out', (version) => {
  const { fields, spell, notes } = version
  const ingredients = version.lines.flatMap((line) =>
    line.kind === 'left out' ? [] : { ingredient_text: line.text, section: line.section },
  )
  const instructions = fields.instructions.map((step, at) => {
    const sentences = notes.flatMap((note) => (note.step === at ? note.text : []))
    return { ...step, step_text: [step.step_text, ...sentences].join(' ') }
  })
  const cooked = readRecipe({ ...fields, ingredients, instructions })
  const triggers = readTriggers(cooked)
  if (!triggers) throw new Error('the lines are not read')
  const { texture } = readTexture(cooked)
  expect(triggers.flatMap((hit) => objectionTo(hit, spell, texture) ?? [])).toEqual([])
  expect(TEXTURES.filter((one) => one !== 'regular')).toContain(texture)
})

testDatabase('an empty site is filled with versions that count', async (db) => {
  await fillSite(db, NOW)
  const stored = await listRecipes(db, (await listSamples(db)).recipe)
  const confirmed = stored.flatMap(({ fields }) =>
    SPELLS.filter((spell) => makeVersion(fields, spell).confirmed !== null),
  )
  expect(confirmed.length).toBe(versions.length)
})

test('the chef writes a dozen versions and more, and says of some dishes that there is none', () => {
  expect(new Set(versions.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(12)
  expect(samples.filter(({ shown }) => shown.some((one) => 'none' in one)).length).toBeGreaterThanOrEqual(3)
})
