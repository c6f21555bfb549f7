/** Words of other languages for "without", which foods of those languages may follow. */
export const BEFORE_ELSEWHERE: ReadonlySet<string> = new Set(
  'ohne sans sin senza zonder uden uten utan'.split(' '),
)

/** "no onion", "without onion or garlic", "can’t eat dairy", and how the neighbours say it. */
export const BEFORE_LEFT_OUT: ReadonlySet<string> = new Set([
  ...'no non not without avoid avoiding cant cannot dont'.split(' '),
  ...BEFORE_ELSEWHERE,
])
/** What may stand between: "can’t eat dairy". */
export const DOING: ReadonlySet<string> = new Set('eat have tolerate digest like any'.split(' '))

/** "onion free", "nut allergy". */
export const AFTER_LEFT_OUT: ReadonlySet<string> = new Set(
  'free allergy allergies allergic intolerance intolerant'.split(' '),
)
/** "free of onion", "allergic to nuts". */
export const OF_LEFT_OUT: ReadonlySet<string> = new Set(['of', 'from', 'to'])

/** The words of a text in small letters, without apostrophes, and the signs that stand between foods. */
export const wordsAsTyped = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+|[,&/]/gu) ?? []

/** Whether a search asks to leave something out: by its words alone it would find what it must not. */
export const isLeavingOut = (search: string): boolean =>
  wordsAsTyped(search).some((word) => BEFORE_LEFT_OUT.has(word) || AFTER_LEFT_OUT.has(word))
