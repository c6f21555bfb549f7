/** Minutes on one's feet, null where they are not known, and the words that say them. */
type HandsOn = { value: number | null; words: string[] }

/** For each food that is cut; for each line, to fetch and to measure; and for each step, to mix. */
const MINUTES_A_CUT = 3
const MINUTES_A_LINE = 0.5
const MINUTES_A_STEP = 1

/** Two jobs on one food, of much of it: a kilo of potatoes that are peeled and diced. */
const MUCH = /^(?:(?:[4-9]|1\d)\s|[5-9]\d\d ?g\b|\d{1,2}(?:\.\d)? ?(?:kg|kilos?|lbs?|pounds?)\b)/i
const AND_CUT = /\b(?:chopped|diced|sliced|cubed|halved|quartered|shredded|grated|cut|chunks)\b/i
const isPeeledAndCut = (line: string) => MUCH.test(line) && /\bpeeled\b/i.test(line) && AND_CUT.test(line)

/** Somebody stands beside it: the rest of the time the stove works alone. */
const ATTENDED =
  /\b(?:stirring|stir|saut[eé](?:ing)?|fry|frying|sear(?:ing)?|brown|whisk(?:ing)?|whip|beat(?:ing)?|cream|knead(?:ing)?|grill|flip(?:ping)?|turning|toss(?:ing)?|(?:cook|soften|sweat) (?:the )?(?:\w+ )?(?:onions?|shallots?|mushrooms|leeks|garlic)|keep an eye|watch(?:ing)? (?:it|them|carefully|closely)|per side|each side|other side|on one side|both sides)\b/i
const ALONE =
  /\b(?:bake|roast|chill|refrigerate|marinate|rest|cool|stand(?! mixer)|sit|slow cooker|crockpot|simmer gently|cover)\b/i
const RESTS =
  /\b(?:chill|refrigerate|fridge|freeze|marinate|rest|cool|stand(?! mixer)|sit|soak|rise|prove|proof)\b/i
const MINUTES = /(?<!\d)(\d{1,3})(?:\s?(?:-|–|to)\s?(\d{1,3}))?\s?(?:more )?(?:minutes?|mins?)\b/gi
/** Of hours only those that somebody never leaves: a stew that is stirred now and then cooks alone. */
const HOURS = /(?:\b(\d{1,2}|an|one|two|three)(?: and a half| ?½| 1\/2)?|½|half an) hours?\b/gi
const NEVER_LEFT =
  /\b(?:constantly|continuously|non-?stop|(?:all|the whole) the time|without stopping|often|frequently)\b/i
const BATCHES =
  /\b(?:in (?:\w+ )?batches|batch by batch|(?:per|each|every|next|second|remaining) batch|at a time|repeat (?:with|until|the process|for the)|remaining (?:dough|batter|pieces|patties)|(?:do not|don[’']t|without) (?:over)?crowd)/i

/** What is fried piece by piece, and how often a pan is filled with it, at least. */
const ONE_BY_ONE =
  /\b(?:one (?:at a time|by one)|(?:fry|cook|griddle) (?:each|every|one)\b(?! side)|per (?:pancake|cr[eê]pe|piece)|(?:minutes?|mins?|sides?) each\b)/i
const FILLED_PANS = 6
const THIN_BATTER =
  /\b(?:pancakes?|cr[eê]pes?|blinis?|fritters|tortillas|chapatis?|rotis?|dosas?|flatbreads|naans?|injera|latkes|r[oö]stis|drop scones|hotcakes|arepas|pupusas)\b/i

/** Work at the stove that names no time: the minutes that it takes. */
const AT_THE_STOVE: readonly (readonly [RegExp, number])[] = [
  [/\b(?:brown|sear|saut[eé]|stir[- ]?fry|fry|pan[- ]fry|deep[- ]fry|grill|char)\b/i, 5],
  [
    /\b(?:(?:stir|whisk)\w* (?:constantly|continuously|frequently)|constantly (?:stirring|whisking)|until (?:the \w+ )?(?:is |has |it )?thick(?:ens|ened)?\b|a ladle(?:ful)? at)/i,
    5,
  ],
  [
    /\b(?:scoop|ladle|pour|drop|spoon|swirl)\b.{0,50}\bbatter\b.{0,40}\b(?:griddle|skillet|frying pan|hot pan|waffle|pizzelle|crepe)/i,
    10,
  ],
]
/** Work at the table that no food to be cut stands for. */
const AT_THE_TABLE: readonly (readonly [RegExp, number])[] = [
  [/\broll(?:ed|ing)? (?:it |the \w+ |each |them )?(?:out|into|up)\b|\brolling pin\b/i, 6],
  [/\b(?:shape|form|mou?ld|divide) (?:\w+ ){0,4}(?:into|balls?|patties|rounds|loaves|logs?)\b/i, 5],
  [/\broll\b.{0,50}\bin ?to\b.{0,20}\bballs?\b/i, 5],
  [/\b(?:crimp|pleat|lattice|pipe|piping bag|pastry bag|cookie cutter|cut out)\b/i, 6],
  [/\b(?:wrap|top|spoon) (?:\w+ ){0,3}(?:each|every|one at a time)\b|\broll up\b/i, 6],
  [/\b(?:dredge|dip (?:each|the)|coat each|thread)\b|\bskewers?\b/i, 6],
  [/\bknead\b/i, 8],
  [/\b(?:stiff|soft) peaks\b|\b(?:light|pale) and fluffy\b/i, 4],
  [
    /\b(?:frost|ice) (?:the|your|each|cooled)|\bdecorate\b|\bspread .{0,30}(?:frosting|icing|buttercream)/i,
    5,
  ],
  [/\b(?:assemble|layer)\b/i, 4],
  [/\b(?:pick|pull|shred) (?:\w+ ){0,3}(?:meat|chicken|bones?|pork|beef|crab)\b/i, 5],
  // Oil is hot before anything goes in, and nobody leaves it.
  [/\bdeep[- ]?fr(?:y|ying|ied|yer)\b/i, 10],
  [/\b(?:pound|flatten|bash) (?:\w+ ){0,4}(?:thin\w*|flat|out|mm|cm|inch\w*|mallet)\b/i, 4],
  [
    /\b(?:coat|roll|press|toss|turn) (?:\w+ ){0,4}in(?:to)? (?:the )?(?:\w+,? ){0,3}(?:eggs?|crumbs|breadcrumbs|panko|seeds|sugar)\b/i,
    6,
  ],
  [
    /\b(?:fill|stuff) (?!(?:\w+ ){0,3}(?:pan|pot|kettle|saucepan|bowl|jug|tray|tin|dish|sink|water|glass|glasses|jars?|bottles?|mugs?|cups?)\b)/i,
    6,
  ],
  [/\bfold (?:the |in (?:the )?|each |up )?(?:\w+ )?(?:sides|edges|ends|parcels?|triangles?|pleats?)\b/i, 6],
  [
    /\bwrap (?!(?:\w+ ){0,4}(?:foil|cling\w*|plastic|paper|parchment|film|towels?|cloth)\b)(?!(?:\w+ ){0,3}(?:each|every)\b)/i,
    6,
  ],
  [/\b(?:stretch(?:es)?[- ]and[- ]folds?|coil folds?)\b/i, 8],
  [/\b(?:sieve|strainer|food mill|ricer|mash)\b/i, 3],
]

/** Where a sentence goes on with what the oven or the pot does alone. */
const CLAUSES =
  /[.;!]\s|,? (?:and )?then\b|(?:, (?:and )?| and )(?=(?:bake|roast|chill|refrigerate|marinate|rest|cool|leave|let|cover|simmer)\b)/i

/** Things that are filled, wrapped or shaped one by one, and their number. */
const PIECES =
  /(?<!\d)(\d{2}) (?!(?:g|kg|ml|cl|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tsps?|cm|mm|inch\w*|minutes?|mins?|seconds?|degrees)\b)(?:\w+ ){0,3}(?:wrappers|husks|skins|leaves|shells|balls|rings|buns|rolls|dumplings|gyoza|wontons|ravioli|parcels|patties|rounds|circles|discs|meatballs|pieces|triangles|cookies|biscuits|pastries|dates|mushrooms)\b/i
const HANDWORK =
  /\b(?:fill(?:ed)?|stuff(?:ed)?|wrap(?:ped)?|shape|form|roll|fold|pleat|pinch|seal|crimp|pipe|cut|divide|dip)\b/i
const MINUTES_A_PIECE = 0.5

/**
 * The time to prepare, and the work beside the stove: what sentences say in minutes, as often as a pan is filled, and what
 * such work takes where they say none. A time to prepare that is shorter than its cutting and shaping takes is not believed. In the
 * time in which the dish cooks by itself nobody stands: where the work does not fit into the rest of the whole time, nobody knows it.
 */
export function readHandsOn(
  given: { prep: number | null; total: number | null },
  { cuts, lines }: { cuts: number; lines: readonly string[] },
  steps: readonly string[],
): HandsOn {
  const sentences = steps.flatMap((step) => step.split(CLAUSES))
  const timed = sentences.filter((one) => isTimed(one) && ATTENDED.test(one) && !ALONE.test(one))
  const untimed = sentences.filter((one) => !isTimed(one))
  const stove = timed.map(minutesBeside).reduce((sum, one) => sum + one, 0) + workOf(untimed, AT_THE_STOVE)
  const twice = lines.filter(isPeeledAndCut).length
  const mixed = (cuts + twice) * MINUTES_A_CUT + lines.length * MINUTES_A_LINE + steps.length * MINUTES_A_STEP
  const table = Math.round(mixed + minutesOfPieces(lines, steps)) + workOf(sentences, AT_THE_TABLE)
  const prepared = Math.max(given.prep ?? 0, table) + stove
  const value = given.total ? fitWork(prepared, table, given.total, sentences) : prepared
  const words = [...timed, ...untimed].flatMap((one) => ATTENDED.exec(one)?.[0].toLowerCase() ?? [])
  return { value, words }
}

/** The work, where it fits into the minutes of the dish. `table` is what is cut and shaped. */
function fitWork(work: number, table: number, total: number, sentences: string[]): number | null {
  const sum = (some: string[]) => some.reduce((minutes, one) => minutes + minutesAlone(one), 0)
  const unattended = sentences.filter((one) => ALONE.test(one))
  const rests = sum(unattended.filter((one) => RESTS.test(one)))
  const cooks = sum(unattended) - rests
  // A night in the fridge is in few total times. One that is shorter than the oven needs counts something else.
  const alone = cooks + (cooks + rests < total ? rests : 0)
  if (alone > 0 && alone <= total) return work > total - alone ? null : work
  // The whole time bounds what is done at the stove, not what is cut and shaped.
  return total < work ? Math.max(total, table) : work
}

/** The minutes that a sentence says, at least. */
function minutesAlone(sentence: string): number {
  const minutes = [...sentence.matchAll(MINUTES)].reduce((sum, [, least]) => sum + Number(least), 0)
  return minutes + hoursIn(sentence)
}

const isTimed = (sentence: string) => sentence.search(MINUTES) >= 0 || hoursBeside(sentence) > 0

function minutesBeside(sentence: string): number {
  const minutes = [...sentence.matchAll(MINUTES)].reduce(
    (sum, [, least, most]) => sum + Number(most ?? least),
    hoursBeside(sentence),
  )
  const sides = /\b(?:per|each|both) sides?\b/i.test(sentence) ? 2 : 1
  return minutes * sides * pansOf(sentence)
}

/** Minutes of the hours in which nobody leaves the stove. */
function hoursBeside(sentence: string): number {
  return NEVER_LEFT.test(sentence) ? hoursIn(sentence) : 0
}

function hoursIn(sentence: string): number {
  return [...sentence.matchAll(HOURS)].reduce((sum, [said, number]) => {
    const whole = number === undefined ? 0 : (NUMBERS[number.toLowerCase()] ?? Number(number))
    return sum + whole * 60 + (/half|½|1\/2/i.test(said) ? 30 : 0)
  }, 0)
}
const NUMBERS: Partial<Record<string, number>> = { an: 1, one: 1, two: 2, three: 3 }

/** How often a pan is filled, at least. */
function pansOf(sentence: string): number {
  if (ONE_BY_ONE.test(sentence)) return FILLED_PANS
  return BATCHES.test(sentence) || THIN_BATTER.test(sentence) ? 2 : 1
}

/** What the hands do to many pieces; the first number that is said of them counts. */
function minutesOfPieces(lines: readonly string[], steps: readonly string[]): number {
  if (!steps.some((step) => HANDWORK.test(step))) return 0
  const [number] = [...lines, ...steps].flatMap((text) => PIECES.exec(text)?.[1] ?? [])
  return Number(number ?? 0) * MINUTES_A_PIECE
}

/** The minutes of each kind of work that the sentences name, once a kind, and twice in batches. */
function workOf(sentences: readonly string[], works: readonly (readonly [RegExp, number])[]): number {
  return works.reduce((sum, [work, minutes]) => {
    const named = sentences.filter((one) => work.test(one))
    if (named.length === 0) return sum
    return sum + Math.max(...named.map((one) => Math.min(2, pansOf(one)))) * minutes
  }, 0)
}
