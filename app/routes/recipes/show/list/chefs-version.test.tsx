import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { aRecipe } from '#test/fixtures.ts'
import { withVersion } from '#test/confirmed-version.ts'
import { readChefsVersions } from '#domain/stored-reading/read-versions.ts'
import { VersionLines } from './chefs-version.tsx'
import { VersionStep } from '../method/version-step.tsx'

const LINES = ['200 g raw carrots, grated', '1 TL Butter und Salz', '50 g walnuts, chopped']
const RECIPE = aRecipe({
  ingredients: LINES.map((ingredient_text) => ({ ingredient_text, section: 'Für die Suppe' })),
  instructions: [
    { step_number: 1, step_text: 'Möhren in der Butter dünsten.', section: null, step_url: null },
  ],
})

/** A version for a spell, with a German line of the chef, an English one, and a sentence of each language. */
function makeVersion() {
  const [version] = readChefsVersions(
    withVersion(RECIPE, {
      lines: [{ was: LINES[0], text: '200 g carrots, cooked soft' }],
      notes: [{ was: RECIPE.instructions[0]?.step_text, text: 'Danach fein pürieren.' }],
    }),
    readRecipe(RECIPE),
    { lines: 'de', steps: 'de' },
  )
  if (!version || 'none' in version) throw new Error('no version')
  return { ...version, notes: [...version.notes, { step: 0, text: 'Simmer until they squash with a fork.' }] }
}

test('a voice reads German lines and sentences of a version in German, and English ones in English', () => {
  const version = makeVersion()
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <VersionLines version={version} slug="soup" swaps={{}} facts={undefined} />
          <VersionStep number={1} version={version} />
        </>
      ),
    },
  ])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toMatch(/<h3 [^>]*lang="de"[^>]*>Für die Suppe</)
  expect(html).toMatch(/<label [^>]*lang="de"[^>]*><input [^>]*><span [^>]*><span>1 TL Butter und Salz</)
  expect(html).toMatch(/<label (?![^>]*lang=)[^>]*><input [^>]*><span [^>]*><span>[^<]*carrots, cooked soft</)
  expect(html).toContain('<bdi lang="de">Danach fein pürieren.</bdi>')
  expect(html).toContain('<bdi>Simmer until they squash with a fork.</bdi>')
  expect(html).not.toMatch(/lang="(?!de")/)
})
