import { foldForSearch } from 'recipe-basics/text/fold'
import { wordsOf } from '#domain/search/spelling.ts'
import type { Database } from '../database/database.ts'
import { listGuidePages } from './read.ts'

/** The words of all pages of the guide that readers see, folded, and of what leads to them: each is spelled as it was meant. */
export async function listGuideWords(db: Database): Promise<ReadonlySet<string>> {
  const pages = await listGuidePages(db)
  const texts = pages.flatMap(({ words, searches }) => [...Object.values(words), ...searches])
  return new Set(wordsOf(foldForSearch(texts.filter((text) => text !== null).join('\n'))))
}
