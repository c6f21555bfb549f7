import { href } from 'react-router'
import { singularOf } from '#domain/english-noun.ts'
import { foldForSearch } from '#domain/fold.ts'

/** Pages of every site, each with the words that lead to it. */
const SITE_PAGES = [
  { to: href('/diary'), name: 'Your diary', typed: ['diary', 'journal', 'symptom tracker', 'food log'] },
  { to: href('/profile'), name: 'Your profile', typed: ['profile', 'my food', 'avoid list'] },
  { to: href('/how-we-know'), name: 'How we know', typed: ['how we know', 'evidence'] },
  { to: href('/about'), name: 'About', typed: ['about', 'about us', 'who cooks'] },
  {
    to: href('/privacy'),
    name: 'Privacy Policy',
    typed: ['privacy', 'privacy policy', 'tracking', 'my data'],
  },
]

/** The pages of every site that a search names: "food diary", and no page about a "diary of soups". */
export function findSitePages(search: string): { to: string; name: string }[] {
  const words = foldForSearch(search).match(/[^\s,.;:!?/]+/g) ?? []
  const said = ` ${words.map(singularOf).join(' ')}`
  return SITE_PAGES.filter(({ typed }) => typed.some((word) => said.endsWith(` ${word}`))).map(
    ({ to, name }) => ({ to, name }),
  )
}
