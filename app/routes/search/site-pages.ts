import { href } from 'react-router'
import { withoutEmptyWords } from '#domain/search/empty-words.ts'
import { singularOf } from 'recipe-basics/text/english-noun'
import { foldForSearch } from 'recipe-basics/text/fold'

/** Pages of every site, each with the words that lead to it. */
const SITE_PAGES = [
  { to: href('/profile'), name: 'Your profile', typed: ['profile', 'my food', 'avoid list'] },
  { to: href('/how-we-know'), name: 'How we know', typed: ['how we know', 'evidence'] },
  {
    to: href('/about'),
    name: 'About',
    typed: ['about', 'about us', 'about chef', 'about you', 'who cooks', 'who is chef', 'chef', 'our story'],
  },
  {
    to: href('/privacy'),
    name: 'Privacy Policy',
    typed: ['privacy', 'privacy policy', 'privacy notice', 'tracking', 'cookies policy', 'my data'],
  },
]

/** What people type of any page: "open my profile", "privacy page". */
const ASIDE = new Set(['open', 'go', 'page', 'site', 'website', 'where', 'see', 'view', 'read'])

/** The pages of every site that all words of a search name: "my profile", and no page about a "profile of soups". */
export function findSitePages(search: string): { to: string; name: string }[] {
  const said = [toWords(search), meantOf(search)]
  return SITE_PAGES.filter(({ typed }) =>
    typed.some((phrase) => said[0] === toWords(phrase) || said[1] === meantOf(phrase)),
  ).map(({ to, name }) => ({ to, name }))
}

const listWords = (text: string) => (foldForSearch(text).match(/[^\s,.;:!?/]+/g) ?? []).map(singularOf)
const toWords = (text: string) => listWords(text).join(' ')
const meantOf = (text: string) =>
  withoutEmptyWords(listWords(text).filter((word) => !ASIDE.has(word))).join(' ')
