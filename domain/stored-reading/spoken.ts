import type { Language } from 'recipe-basics/recipe/language'
import { languageAmong, wordsOf } from 'recipe-reading/language/read-language'

/** The language of a text, and of the heading it stands under, where they are not English. */
export type Spoken = { lang?: Language; headed?: Language }

/** The language of what software or the chef wrote into a recipe in `around`: nothing where it is English. */
export function spoken(text: string, around: Language | undefined): Spoken {
  const lang = languageAmong(wordsOf([text]), around)
  return lang ? { lang } : {}
}

/** The same of the heading that a line stands under, if there is one. */
export function headed(section: string | null, around: Language | undefined): Spoken {
  const { lang } = spoken(section ?? '', section === null ? undefined : around)
  return lang ? { headed: lang } : {}
}
