import { languageAmong, languageOf, wordsOf } from 'recipe-reading/language/read-language'
import { rememberFields } from 'recipe-basics/text/remember-texts'
import { readHtmlText } from 'recipe-basics/text/html-text'
import type { PostFields, PostLanguages } from './post.ts'

/** Characters that show the language of a content. Lists need no more of it. */
export const OPENING_CHARACTERS = 3_000

/** Posts on lists and pages that visitors ask for again and again. */
const MOST_REMEMBERED = 200

/**
 * Which texts of a post are in another language than English; undefined where none is. The content shows it, or where it is
 * too short, the excerpt. A title alone shows none: “Mise en place” may stand above English. Only the opening of the content
 * is asked, so that a post is in the same language on its page and in lists.
 */
export function readPostLanguages({ title, excerpt, content }: Texts): PostLanguages | undefined {
  return readRemembered({ title, excerpt, content: content.slice(0, OPENING_CHARACTERS) }).languages
}

type Texts = Pick<PostFields, 'title' | 'excerpt' | 'content'>

const readRemembered = rememberFields((texts: Texts) => ({ languages: readOpening(texts) }), MOST_REMEMBERED)

function readOpening({ title, excerpt, content }: Texts): PostLanguages | undefined {
  // A tag may be cut in two.
  const opening = content.replace(/<[^<>]*$/, '')
  const [words, inShort] = [wordsOf([readHtmlText(opening)]), wordsOf([excerpt])]
  const inBrief = languageOf(inShort)
  const post = languageOf(words) ?? languageAmong(words, inBrief)
  const own = inBrief ?? languageAmong(inShort, post)
  return post || own ? { post, excerpt: own, title: languageAmong(wordsOf([title]), post) } : undefined
}
