import { expect, test } from 'vitest'
import { writeSaidVersions, readSaidVersions } from '#domain/gut/versions/said-versions.ts'
import { aRecipe } from '#test/fixtures.ts'
import { listSofter } from './show-gut.ts'

const SITE = { time_zone: 'UTC', languages: { lines: 'de', steps: 'de' } as const }
const LINES = [
  '200 g raw carrots, grated',
  '1 TL Butter und Salz',
  '50 g walnuts, chopped',
  '200 g white rice',
]

/** A recipe of two languages, of which the chef has said something in hers. */
function recipeOf(say: (said: ReturnType<typeof readSaidVersions>['gentle']) => void) {
  const said = readSaidVersions(null)
  say(said.gentle)
  return aRecipe({
    ingredients: LINES.map((ingredient_text) => ({ ingredient_text, section: null })),
    instructions: [{ step_number: 1, step_text: 'Alles kochen.', section: null, step_url: null }],
    softer: writeSaidVersions(said),
  })
}

const softerOf = (recipe: ReturnType<typeof recipeOf>, site: Parameters<typeof listSofter>[2]) => {
  const [gentle] = listSofter(
    { ...recipe, plate: null, servings: 4 },
    LINES.map(() => []),
    site,
  )
  if (!gentle) throw new Error('no phase')
  return gentle
}

test('each line and note of a softer version is in its own language', () => {
  const recipe = recipeOf((gentle) => {
    gentle.added.push({ text: '2 EL Reis, sehr weich gekocht' })
    gentle.notes.push({ was: 'Alles kochen.', nth: 0, text: 'Danach mit dem Stab sehr fein pürieren.' })
  })
  const version = softerOf(recipe, SITE)
  expect(version).toMatchObject({ lang: 'de' })
  if ('none' in version) throw new Error('no version')
  const langOf = (said: string) =>
    version.lines.find((line) => 'text' in line && line.text.includes(said))?.lang
  expect(langOf('Butter und Salz')).toBe('de')
  expect(langOf('sehr weich gekocht')).toBe('de')
  expect(langOf('white rice')).toBeUndefined()
  expect(version.sentences.map(({ by, lang }) => [by, lang])).toContainEqual(['chef', 'de'])
  for (const { by, lang } of version.sentences) if (!by) expect(lang).toBeUndefined()
})

test('what the chef says in place of a version is in her language, and English says none', () => {
  const recipe = recipeOf((gentle) => {
    gentle.none = { text: 'Das Gericht lebt von seiner Kruste.' }
  })
  expect(softerOf(recipe, SITE)).toMatchObject({ none: 'chef', lang: 'de' })
  expect(JSON.stringify(softerOf(recipe, { time_zone: 'UTC' }))).not.toContain('"lang"')
})
