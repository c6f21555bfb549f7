/** Minutes on one's feet, and the words that say them. */
type HandsOn = { value: number; words: string[] }

/** For each food that is cut; for each line, to fetch and to measure; and for each step, to mix. */
const MINUTES_A_CUT = 3
const MINUTES_A_LINE = 0.5
const MINUTES_A_STEP = 1

/** Somebody stands beside it: the rest of the time the stove works alone. */
const ATTENDED =
  /\b(?:stirring|stir|saut[eé](?:ing)?|fry|frying|sear(?:ing)?|brown|whisk(?:ing)?|whip|beat(?:ing)?|cream|knead(?:ing)?|grill|flip(?:ping)?|turning|toss(?:ing)?|per side|each side|other side|on one side|both sides)\b/i
const ALONE =
  /\b(?:bake|roast|chill|refrigerate|marinate|rest|cool|stand|sit|slow cooker|crockpot|simmer gently|cover)\b/i
const MINUTES = /(?<!\d)(\d{1,3})(?:\s?(?:-|–|to)\s?(\d{1,3}))?\s?(?:more )?(?:minutes?|mins?)\b/gi
const BATCHES =
  /\b(?:in (?:\w+ )?batches|batch by batch|at a time|repeat (?:with|until|the process|for the)|remaining (?:dough|batter|pieces|patties)|(?:do not|don[’']t|without) (?:over)?crowd)/i

/** Work at the stove that names no time: the minutes that it takes. */
const AT_THE_STOVE: readonly (readonly [RegExp, number])[] = [
  [/\b(?:brown|sear|saut[eé]|stir[- ]?fry|fry|pan[- ]fry|deep[- ]fry|grill|char)\b/i, 5],
  [
    /\b(?:(?:stir|whisk)\w* (?:constantly|continuously|frequently)|constantly (?:stirring|whisking)|until (?:the \w+ )?(?:is |has |it )?thick(?:ens|ened)?\b|a ladle(?:ful)? at)/i,
    5,
  ],
]
/** Work at the table that no food to be cut stands for. */
const AT_THE_TABLE: readonly (readonly [RegExp, number])[] = [
  [/\broll(?:ed|ing)? (?:it |the \w+ |each |them )?(?:out|into|up)\b|\brolling pin\b/i, 6],
  [/\b(?:shape|form|mou?ld|divide) (?:\w+ ){0,4}(?:into|balls?|patties|rounds|loaves|logs?)\b/i, 5],
  [/\b(?:crimp|pleat|lattice|pipe|piping bag|pastry bag|cookie cutter|cut out)\b/i, 6],
  [/\b(?:fill|stuff|wrap|top|spoon) (?:\w+ ){0,3}(?:each|every|one at a time)\b|\broll up\b/i, 6],
  [/\b(?:dredge|dip (?:each|the)|coat each|thread)\b|\bskewers?\b/i, 6],
  [/\bknead\b/i, 8],
  [/\b(?:stiff|soft) peaks\b|\b(?:light|pale) and fluffy\b/i, 4],
  [
    /\b(?:frost|ice) (?:the|your|each|cooled)|\bdecorate\b|\bspread .{0,30}(?:frosting|icing|buttercream)/i,
    5,
  ],
  [/\b(?:assemble|layer)\b/i, 4],
  [/\b(?:pick|pull|shred) (?:\w+ ){0,3}(?:meat|chicken|bones?|pork|beef|crab)\b/i, 5],
  [/\b(?:sieve|strainer|food mill|ricer|mash)\b/i, 3],
]

/**
 * The time to prepare, and the work beside the stove: what sentences say in minutes, twice where it is done in batches, and what
 * such work takes where they say none. A time to prepare that is shorter than its cutting and shaping takes is not believed.
 */
export function readHandsOn(
  given: { prep: number | null; total: number | null },
  { cuts, lines }: { cuts: number; lines: number },
  steps: readonly string[],
): HandsOn {
  const sentences = steps.flatMap((step) => step.split(/[.;!]\s/))
  const timed = sentences.filter((one) => isTimed(one) && ATTENDED.test(one) && !ALONE.test(one))
  const untimed = sentences.filter((one) => !isTimed(one))
  const stove = timed.map(minutesBeside).reduce((sum, one) => sum + one, 0) + workOf(untimed, AT_THE_STOVE)
  const mixed = cuts * MINUTES_A_CUT + lines * MINUTES_A_LINE + steps.length * MINUTES_A_STEP
  const table = Math.round(mixed) + workOf(sentences, AT_THE_TABLE)
  const all = Math.max(given.prep ?? 0, table) + stove
  // The time of the whole dish bounds what is done at the stove, not what is cut and shaped.
  const value = given.total && given.total < all ? Math.max(given.total, table) : all
  const words = [...timed, ...untimed].flatMap((one) => ATTENDED.exec(one)?.[0].toLowerCase() ?? [])
  return { value, words }
}

const isTimed = (sentence: string) => [...sentence.matchAll(MINUTES)].length > 0

function minutesBeside(sentence: string): number {
  const minutes = [...sentence.matchAll(MINUTES)].reduce(
    (sum, [, least, most]) => sum + Number(most ?? least),
    0,
  )
  const isTwice = /\b(?:per|each|both) sides?\b/i.test(sentence) || BATCHES.test(sentence)
  return isTwice ? minutes * 2 : minutes
}

/** The minutes of each kind of work that the sentences name, once a kind, and twice in batches. */
function workOf(sentences: readonly string[], works: readonly (readonly [RegExp, number])[]): number {
  return works.reduce((sum, [work, minutes]) => {
    const named = sentences.filter((one) => work.test(one))
    if (named.length === 0) return sum
    return sum + (named.some((one) => BATCHES.test(one)) ? minutes * 2 : minutes)
  }, 0)
}
