import { readTable } from 'recipe-basics/table/read-table'
import { type Cut, CUTS } from './dish.ts'
import { phrases, says, withoutPhrases } from 'recipe-reading/food/phrases'
import type { KnownFood, Sentence } from './reading.ts'

/** Words that say how a food was cut. The first that is near the food wins, so what says more stands first. */
const RULES = readTable(import.meta.resolve('food-drawings/tables/cuts.csv'), (row) => ({
  cut: row.oneOf('cut', CUTS),
  words: phrases(row.text('words')),
}))
const IT_IS_SHREDDED = [
  { cut: 'flaked', words: phrases('flake it | flake the fish | flake them') },
  { cut: 'sliced', words: phrases('slice it | slice the meat | slice them') },
  { cut: 'shredded', words: phrases('shred it | shred them | shred the meat | pull it | pull the meat') },
] as const
/** A cut that a step gives, and that counts more than what the line says: the carrot of the line was whole in the shop. */
const SEEN_LAST: ReadonlySet<Cut> = new Set<Cut>([
  'shredded',
  'flaked',
  'sliced',
  'wedges',
  'quarters',
  'crumbled',
  'coins',
  'ribbons',
  'grated',
  'diced',
  'batons',
  'halves',
])
/** What the line says is this small comes in no larger pieces later: crumbled sausage among four halves of a squash. */
const SMALLEST: ReadonlySet<Cut> = new Set<Cut>(['crumbled', 'grated', 'shredded'])
const LARGE: ReadonlySet<Cut> = new Set<Cut>(['halves', 'quarters', 'wedges', 'sliced', 'coins'])
/** What comes as it is, and is at most chopped. */
const SMALL: ReadonlySet<string> = new Set(['seed', 'nut', 'stud', 'scatter'])
/** What is not cut. */
const COOKED: ReadonlySet<string> = new Set([
  'long',
  'short',
  'sheets',
  'tubes',
  'parcel',
  'grain',
  'polenta',
  'oats',
  'wrapper',
])
/** What a shop calls a food, and what a knife did not do: "fold in half of the salmon". */
const NOT_CUT = phrases(
  'cube steak | cubed steak | celery stick | stick celery | stick of celery | sticks of celery | in half of | in half the',
)
/** It stands up then, and does not run. */
const WHIPPED = phrases(
  'whip | whipped | soft peaks | stiff peaks | geschlagen* | montee | montata | pisket | flopisket',
)
const PIECES_OF = phrases(
  'wedge | wedges | slice | slices | cubes | strips | sticks | ribbons | quarters | halves | rounds | chunks | shreds | flakes | matchsticks',
)
const PUREE = 'puree'
const WORDS_BEFORE = 4
const WORDS_AFTER = 8

type Place = Sentence['foods'][number]

const isFlesh = ({ look }: KnownFood) => look.part === 'meat' || look.part === 'fish'

/** How a food was cut: by its line, or by the last step that names it. '' where no word near it tells. */
export function cutOf(food: KnownFood, sentences: readonly Sentence[]): Cut {
  const own = cutIn(food.words)
  const { part } = food.look
  if (COOKED.has(part)) return ''
  if (part === 'cream') return isWhipped(food, sentences) ? 'whole' : ''
  if (SMALL.has(part)) return own === 'chopped' ? 'chopped' : 'whole'
  if (part === 'herb') return own || lastCut(food, sentences) ? 'chopped' : ''
  if (own === 'ground') return isFlesh(food) || part === 'protein' ? 'ground' : ''
  if (isPureed(food, sentences)) return 'crushed'
  const last = lastCut(food, sentences)
  if (SMALLEST.has(own) && LARGE.has(last)) return own
  if (last && SEEN_LAST.has(last)) return last
  if (own && fits(own, food)) return own
  return last
}

const isWhipped = ({ food, words }: KnownFood, sentences: readonly Sentence[]) =>
  says(words, WHIPPED) ||
  sentences.some(({ texts, foods }) => says(texts, WHIPPED) && foods.some((place) => place.food === food))

/** Other languages write it as one word: "pompoenpuree". */
const isPureed = ({ words }: KnownFood, sentences: readonly Sentence[]) =>
  sentences.some(({ texts }) =>
    texts.some((text) => text.endsWith(PUREE) && words.includes(text.slice(0, -PUREE.length))),
  )

function lastCut(food: KnownFood, sentences: readonly Sentence[]): Cut {
  let last: Cut = ''
  for (const { words, foods } of sentences) {
    for (const place of foods) {
      if (place.food !== food.food) continue
      const cut = cutIn(nearWords(words, place, ownUntil(place, words, foods)))
      if (cut && cut !== 'crushed' && fits(cut, food)) last = cut
    }
    if (!isFlesh(food)) continue
    // "Let it cool and shred it": the meat is not named again.
    const texts = words.map(({ text }) => text)
    last = IT_IS_SHREDDED.find((rule) => says(texts, rule.words))?.cut ?? last
  }
  return last
}

function cutIn(words: readonly string[]): Cut {
  const said = withoutPhrases(words, NOT_CUT)
  return RULES.find((rule) => says(said, rule.words))?.cut ?? ''
}

/** Whether a food can be cut so: only flesh is minced or flaked, and a berry is at most cut open. */
function fits(cut: Cut, food: KnownFood): boolean {
  const { part } = food.look
  if (cut === 'ground' || cut === 'flaked') return isFlesh(food)
  if (part === 'berry') return ['sliced', 'halves', 'quarters', 'chopped', 'crushed'].includes(cut)
  return true
}

/** Where words stop that may speak of a food: "the potatoes and lemon wedges" are no wedges of potato. */
function ownUntil(place: Place, words: Sentence['words'], foods: Sentence['foods']): number {
  const other = foods.find(
    ({ start, end }) =>
      start >= place.end && says([words[end - 1]?.text ?? '', words[end]?.text ?? ''], PIECES_OF),
  )
  return other?.start ?? words.length
}

/** The words of the same breath: shortly before a food, and after it up to a comma or to what is done next. */
function nearWords(words: Sentence['words'], { start, end }: Place, until: number): string[] {
  let from = start
  while (from > 0 && from > start - WORDS_BEFORE && !words[from]?.breaks && words[from - 1]?.text !== 'then')
    from--
  let to = end
  while (to < until && to < end + WORDS_AFTER && !isNext(words, to)) to++
  return words.slice(from, to).map(({ text }) => text)
}

function isNext(words: Sentence['words'], at: number): boolean {
  const word = words[at]
  if (!word || word.breaks || word.text === 'then') return true
  const next = words[at + 1]?.text
  return word.text === 'and' && (next === 'the' || next === 'a')
}
