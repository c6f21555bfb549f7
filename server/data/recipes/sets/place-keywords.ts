import { beginsIn } from '#domain/search/folded-search.ts'
import { type Bits, emptyBits, setBit } from './bits.ts'

/** A folded keyword, how many recipes have it, and the place of one of them. */
type FoundKeyword = { keyword: string; count: number; place: number }

/** The folded keywords of the recipe at each place, each in a line of its own. */
export class PlaceKeywords {
  #ofPlaces: string[] = []

  put(place: number, keywords: string): void {
    this.#ofPlaces[place] = keywords
  }

  /** Sets the places among whose keywords a word begins with each of some folded words, in room for `room` places. */
  having(words: readonly string[], room: number): Bits {
    const found = emptyBits(room)
    for (const [place, keywords] of this.#ofPlaces.entries())
      if (keywords && words.every((word) => beginsIn(keywords, word))) setBit(found, place)
    return found
  }

  /** The longest keyword of a recipe that stands in a folded text; undefined where none does. */
  findIn(text: string): string | undefined {
    const padded = ` ${text} `
    const met = this.#ofPlaces.flatMap((keywords) =>
      keywords.split('\n').filter((keyword) => keyword && padded.includes(` ${keyword} `)),
    )
    return met.toSorted((one, other) => other.length - one.length)[0]
  }

  /** The keywords in which a word begins with a folded text that is being typed. */
  listBegunBy(typed: string): FoundKeyword[] {
    const found = new Map<string, FoundKeyword>()
    for (const [place, keywords] of this.#ofPlaces.entries()) {
      if (!keywords?.includes(typed)) continue
      for (const keyword of keywords.split('\n')) {
        if (!` ${keyword}`.includes(` ${typed}`)) continue
        const count = (found.get(keyword)?.count ?? 0) + 1
        found.set(keyword, { keyword, count, place })
      }
    }
    return [...found.values()]
  }
}
