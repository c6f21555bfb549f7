import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aRecipe } from '#test/fixtures.ts'
import { listSofter } from './show-gut.ts'
import { SofterAfter, SofterLines, SofterStep } from './softer-version.tsx'

const LINES = ['200 g raw carrots, grated', '1 TL Butter und Salz', '50 g walnuts, chopped']
const RECIPE = aRecipe({
  ingredients: LINES.map((ingredient_text) => ({ ingredient_text, section: 'Für die Suppe' })),
  instructions: [
    { step_number: 1, step_text: 'Möhren in der Butter dünsten.', section: null, step_url: null },
  ],
})

/** The softer version for a spell, with a sentence of software and one of the chef after the first step. */
function makeVersion() {
  const [version] = listSofter(
    { ...RECIPE, plate: null, servings: 4 },
    LINES.map(() => []),
    { time_zone: 'UTC', languages: { lines: 'de', steps: 'de' } },
  )
  if (!version || 'none' in version) throw new Error('no version')
  const added = { step: 0, text: 'Simmer until they squash with a fork.' }
  const said = { step: 0, text: 'Danach fein pürieren.', by: 'chef' as const, lang: 'de' as const }
  return { ...version, sentences: [added, said] }
}

test('a voice reads German lines of a softer version in German, and what software makes of it in English', () => {
  const version = makeVersion()
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <SofterLines version={version} slug="soup" swaps={{}} facts={undefined} />
          <SofterStep number={1} version={version} />
          <SofterAfter version={version} hasPhoto={false} />
        </>
      ),
    },
  ])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toMatch(/<h3 [^>]*lang="de"[^>]*>Für die Suppe</)
  expect(html).toMatch(/<span [^>]*lang="de"[^>]*><span>1 TL Butter und Salz</)
  expect(html).toMatch(/<span (?![^>]*lang=)[^>]*><span>[^<]*carrots, grated, cooked soft</)
  expect(html).toContain('<bdi lang="de">Danach fein pürieren.</bdi>')
  expect(html).toContain('<bdi>Simmer until they squash with a fork.</bdi>')
  expect(html).toContain('Begin with “<bdi lang="de">')
  expect(html).not.toMatch(/lang="(?!de")/)
})
