/** The same for one and for several, in every kitchen: "2 fish". */
const UNCHANGED = new Set(
  'aircraft bass bison cod deer elk fish grouse haddock hake halibut herring mackerel moose perch pike plaice pollock quail salmon series sheep shellfish shrimp sole species squid swordfish tilapia trout tuna turbot venison monkfish crayfish catfish'.split(
    ' ',
  ),
)
/** Plurals that no ending makes. The first is the usual one. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    cactus: ['cacti', 'cactuses'],
    calf: ['calves'],
    child: ['children'],
    chili: ['chilies', 'chilis'],
    chilli: ['chillies', 'chillis'],
    elf: ['elves'],
    foot: ['feet'],
    fungus: ['fungi', 'funguses'],
    goose: ['geese'],
    half: ['halves'],
    hoof: ['hooves', 'hoofs'],
    kiwi: ['kiwis'],
    knife: ['knives'],
    leaf: ['leaves'],
    life: ['lives'],
    loaf: ['loaves'],
    man: ['men'],
    mouse: ['mice'],
    octopus: ['octopuses', 'octopi'],
    ox: ['oxen'],
    panini: ['paninis'],
    person: ['people', 'persons'],
    scarf: ['scarves'],
    self: ['selves'],
    sheaf: ['sheaves'],
    shelf: ['shelves'],
    thief: ['thieves'],
    tooth: ['teeth'],
    wife: ['wives'],
    wolf: ['wolves'],
    woman: ['women'],
    zucchini: ['zucchinis'],
  }),
)
const SINGULARS = new Map([...IRREGULAR].flatMap(([one, all]) => all.map((many) => [many, one] as const)))
/** Of the words that end in "o", those that take "es". */
const TAKES_ES = new Set(
  'buffalo domino echo hero mango mosquito potato tomato tornado torpedo volcano'.split(' '),
)
/** Singulars in "ie": "cookies" are no "cooky". */
const ENDS_IN_IE =
  /^(?:birdie|brownie|calorie|collie|cookie|die|foodie|genie|hoagie|hoodie|lie|magpie|movie|newbie|pie|pierogie|pixie|potpie|quickie|smoothie|sweetie|tie|veggie|weenie|whoopie)$/
/** Singulars in "e" after the letters that "es" follows. */
const ENDS_IN_E =
  /^(?:axe|bouillabaisse|brioche|cache|ceviche|creche|ganache|headache|mousse|niche|pastiche|pickaxe|quiche)$/

/** The usual plural of an English noun, in lower case: "leaf" is "leaves". A word without a plural is itself. */
export const pluralOf = (word: string): string => pluralsOf(word)[0] ?? word

/** Every plural that somebody writes, the usual one first: "mangoes", "mangos". None of what is no word of English. */
export function pluralsOf(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return []
  const irregular = IRREGULAR.get(word)
  if (irregular) return [...new Set([...irregular, `${word}s`])]
  const regular = regularPluralsOf(word)
  return UNCHANGED.has(word) ? [word, ...regular] : regular
}

function regularPluralsOf(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  if (/[^f]fe?$/.test(word)) return [`${word}s`, word.replace(/fe?$/, 'ves')]
  if (/(?:[sxz]|ch|sh)$/.test(word) || TAKES_ES.has(word)) return [`${word}es`, `${word}s`]
  return word.endsWith('o') ? [`${word}s`, `${word}es`] : [`${word}s`]
}

/** The singular of an English noun, in lower case: "leaves" is "leaf". A word that is no plural is itself. */
export function singularOf(word: string): string {
  const irregular = SINGULARS.get(word)
  if (irregular) return irregular
  if (UNCHANGED.has(word) || word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  const one = word.slice(0, -1)
  if (!one.endsWith('e')) return one
  if (/[^aeiou]ie$/.test(one)) return ENDS_IN_IE.test(one) ? one : `${one.slice(0, -2)}y`
  if (ENDS_IN_E.test(one)) return one
  const isAfterSound = /(?:ch|sh|x|ss|zz|tz)e$/.test(one) || /[^o]use$/.test(one)
  return isAfterSound || (one.endsWith('oe') && one.length > 4) ? one.slice(0, -1) : one
}

/** A name in lower case with its last word in the singular: "cherry tomatoes" is "cherry tomato". */
export function singularOfName(name: string): string {
  const last = name.lastIndexOf(' ') + 1
  return name.slice(0, last) + singularOf(name.slice(last))
}
