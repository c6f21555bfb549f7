/** How big one of a food is, as the weights name it. */
export const SIZES = ['extra large', 'jumbo', 'large', 'medium', 'small', 'mini', 'baby'] as const
export type Size = (typeof SIZES)[number]

const OTHER_WORDS: readonly (readonly [Size, string])[] = [
  ['extra large', 'xl|very large'],
  [
    'large',
    'lg|lge|lrg|big|gross|grosse|grosser|grosses|grossen|gros|grosses|grande|grandes|grandi|grote|groot|stor|stort|store|stora|size l|grosse l|taille l|talla l|maat l',
  ],
  [
    'medium',
    'med|md|mittelgross|mittelgrosse|mittelgrosser|mittelgrosses|mittelgrossen|mittlere|size m|grosse m',
  ],
  [
    'small',
    'sm|klein|kleine|kleiner|kleines|kleinen|petit|petite|petits|petites|pequeno|pequena|pequenos|pequenas|piccolo|piccola|piccoli|piccole|lille|sma|liten|litet|lilla|size s|grosse s',
  ],
]
const byWord = new Map<string, Size>([
  ...SIZES.map((size) => [size, size] as const),
  ...OTHER_WORDS.flatMap(([size, words]) => words.split('|').map((word) => [word, size] as const)),
])

/** The size that words between single spaces name: "sm." is small, and so is "kleine". */
export function sizeIn(words: string): Size | undefined {
  const named = SIZES.find((size) => words.includes(` ${size} `))
  if (named) return named
  return [...byWord].find(([word]) => words.includes(` ${word} `))?.[1]
}

/** Grams of a piece as big as a thing that every cook knows, of food about as dense as water. */
const AS_BIG_AS: readonly (readonly [grams: number, things: string])[] = [
  [0.1, 'peppercorn'],
  [0.3, 'pea'],
  [3, 'marble|almond'],
  [5, 'hazelnut|haselnuss'],
  [8, 'cherry'],
  [15, 'walnut|thumb|walnuss|nuss|daumen|valnodd|tommelfinger|duim'],
  // Limes and lemons of India, which its cooks measure tamarind by.
  [25, 'lime|lemon'],
  [30, 'matchbox'],
  [40, 'golf ball'],
  [50, 'egg|ei'],
  [140, 'tennis ball'],
]
/** "Une noisette de beurre" is less than "une noix". */
const HAZELNUT = / (?:noisettes? de|nocciolina di) /
const ENDINGS = ['size', 'sized', 'grosses', 'grosse', 'grosser']
const likened: readonly (readonly [words: string, grams: number])[] = AS_BIG_AS.flatMap(([grams, things]) =>
  things
    .split('|')
    .flatMap((thing) => [
      ...ENDINGS.flatMap((ending) => [` ${thing} ${ending} `, ` ${thing}${ending} `]),
      ` size of a ${thing} `,
      ` size of an ${thing} `,
    ])
    .map((words) => [words, grams] as const),
)

/** Grams of a piece that is likened to a thing: "walnut-sized", "the size of an egg". */
export function gramsOfLikened(words: string): number | undefined {
  if (HAZELNUT.test(words)) return 5
  // Few lines say any of it, and all that do say this.
  if (!words.includes('size') && !words.includes('gross')) return undefined
  return likened.find(([phrase]) => words.includes(phrase))?.[1]
}
