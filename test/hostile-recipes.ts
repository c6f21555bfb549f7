/** What a recipe repeats to be read slowly: words that readers look for, and go on or back from. */
export const HOSTILE_UNITS: readonly string[] = [
  ...['chop the x, ', 'finely chopped onion, ', 'drain the pasta, reserving 1 cup of the water. ', 'onion '],
  ...[
    'chop ',
    'slice and dice the onion and ',
    'peel the carrots until ',
    'milk or cream or ',
    'or ',
    'and ',
  ],
  ...['2 to 3 ', '1/2 cup ', '2 cups (200 g) flour ', '(', '((1 cup) ', '½ ', '10 minutes ', '1 hour and '],
  ...['350 °F ', '180 C/350 F ', 'until thick, ', 'while the pasta ', 'meanwhile ', 'roll ', 'store in '],
  ...['scoop the batter ', 'spread ', 'wrap the x y z ', 'the ', 'flour, sugar, butter, ', 'For the sauce: '],
  ...['Step 1: ', '1. ', ': ', 'é', 'a\u0301', 'aaaaaaaaaa', '-', '--- ', 'salt/pepper/', 'http://a.b/'],
  ...[
    'half the onions ',
    'drain, ',
    'blend until smooth, ',
    'sieve the x ',
    'add half the salt. ',
    'q w e r t ',
  ],
  ...[
    '1 onion, 2 carrots, 3 leeks; ',
    '8 x 4 inch ',
    '1 (14 oz) can of ',
    "don't ",
    '20 wrappers ',
    '&',
    '“',
  ],
]

type Layout = {
  /** The shares of ingredient lines, steps and prose. */
  lines?: number
  steps?: number
  prose?: number
  longestLine?: number
  longestStep?: number
  /** A heading for each line. */
  headings?: true
}

/** Where it stands. */
export const LAYOUTS = {
  lines: { lines: 1, longestLine: 120 },
  'long lines': { lines: 1, longestLine: 2_000 },
  steps: { steps: 1, longestStep: 120 },
  'long steps': { steps: 1, longestStep: 10_000 },
  'lines and steps': { lines: 0.5, steps: 0.5 },
  headings: { lines: 0.4, steps: 0.4, headings: true },
  prose: { prose: 1 },
} as const satisfies Record<string, Layout>

/**
 * A recipe of about `size` characters that repeats `unit`. Each text ends with `salt` and its place: no reader knows it from
 * another recipe.
 */
export function hostileRecipe(unit: string, layout: Layout, size: number, salt: string) {
  const { lines = 0, steps = 0, prose = 0, longestLine = 100, longestStep = 100, headings } = layout
  const cut = (share: number, longest: number) => {
    const count = Math.ceil((size * share) / longest)
    return Array.from({ length: count }, (_, at) =>
      repeat(unit, Math.floor((size * share) / count), `${salt} ${at}`),
    )
  }
  const inSections = (texts: string[]) =>
    texts.map((text, at) => ({ text, section: headings ? `For the ${salt} ${at}` : null }))
  return {
    name: `Soup ${salt}`,
    description: prose ? repeat(unit, Math.min(10_000, size / 3), salt) : '',
    story: prose ? repeat(unit, Math.min(10_000, size / 3), `${salt} b`) : '',
    servings: 4,
    ingredients: inSections(lines ? cut(lines, longestLine) : ['2 carrots']).map(({ text, section }) => ({
      ...{ ingredient_text: text, section },
    })),
    instructions: inSections(steps ? cut(steps, longestStep) : ['Stir.']).map(({ text, section }) => ({
      ...{ step_text: text, section },
    })),
  }
}

const repeat = (unit: string, length: number, salt: string) =>
  `${unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length - salt.length - 1))} ${salt}`.trim()

/** The same as its form sends it. */
export function toSentForm({
  name,
  description,
  story,
  servings,
  ingredients,
  instructions,
}: ReturnType<typeof hostileRecipe>) {
  const lines = ingredients.flatMap(({ ingredient_text, section }) => withHeading(ingredient_text, section))
  const steps = instructions.flatMap(({ step_text, section }) => withHeading(step_text, section))
  return {
    ...{ name, description, story, servings: String(servings), status: 'published' },
    ingredient_text: lines.map(({ text }) => text),
    ingredient_kind: lines.map(({ kind }) => kind),
    step_text: steps.map(({ text }) => text),
    step_kind: steps.map(({ kind }) => kind),
  }
}

const withHeading = (text: string, section: string | null) => [
  ...(section ? [{ text: section, kind: 'heading' }] : []),
  { text, kind: 'line' },
]
