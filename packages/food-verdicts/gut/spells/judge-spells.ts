import { TEXTURES, type Texture } from 'recipe-basics/recipe/choices'
import { fromNames } from 'recipe-basics/fields/field'
import { singularOf, singularOfName } from 'recipe-basics/text/english-noun'
import { findFoods } from 'recipe-reading/food/find-foods'
import { swapFoods } from 'recipe-reading/reading/swap-foods'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import { SPELLS, type SpellName, spellOf } from '../profile/spells.ts'
import { decodeLine } from '../profile/line-triggers.ts'
import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import { type LineSwap, listSwaps } from '../swaps/list-swaps.ts'
import { readTexture } from '../texture/read-texture.ts'
import { readTriggers, type TriggerHit } from '../triggers/read-triggers.ts'
import { FIRM_GROUPS, type TriggerGroup } from '../triggers/trigger-groups.ts'
import { shareLines } from '../triggers/line-shares.ts'
import { openLines, readBesides } from './besides.ts'
import { objectionTo } from './spell-rules.ts'
import type { SpellVerdict, SpellVerdicts } from './spell-verdict.ts'

/** Of a dish, without its water and stock, so much is what it is made of. */
const MOST_OF_DISH = 0.4
/** Words that a verdict names. */
const MOST_WORDS = 3

/** What the chef said of a recipe: the texture that she confirmed, and her swaps, as they are stored with her versions. */
type Said = { texture: Texture | null; softer: string | null }

type Dish = { reading: RecipeReading; confirmed: Texture | null }

/** One verdict for each spell, over the whole recipe. In doubt the stricter one. */
export const judgeSpells = (reading: RecipeReading, said: Said): SpellVerdicts =>
  fromNames(SPELLS, (spell) => judgeSpell(reading, said, spell))

function judgeSpell(
  reading: RecipeReading,
  { texture: confirmed, softer }: Said,
  spell: SpellName,
): SpellVerdict {
  const dish = { reading, confirmed }
  const hits = readTriggers(reading)
  if (!hits) return { is: 'not known', open: openLines(reading).slice(0, MOST_WORDS) }
  const { texture: asWritten, takenOut } = readTexture(reading)
  const object = (hit: Pick<TriggerHit, 'group' | 'amount' | 'term'>) => objectionTo(hit, spell, asWritten)
  const named = readBesides(reading).flatMap((hit) => object(hit) ?? [])
  const eaten = hits.filter(({ group, line }) => {
    if (group === 'food-safety' && reading.steps.length === 0) return false
    return !(FIRM_GROUPS.includes(group) && takenOut.includes(line))
  })
  const against = Map.groupBy(
    eaten.filter((hit) => object(hit) !== undefined),
    ({ line }) => line,
  )
  const swaps = against.size > 0 ? listSwaps(reading, softer) : {}
  const chosen = [...against].map(([line, ofLine]) => ({
    line,
    ofLine,
    swap: swaps[line]?.find((swap) => takesAway(swap, ofLine, object)),
  }))
  const changes = chosen.flatMap(({ line, swap, ofLine }) =>
    swap ? { line, swap, terms: ofLine.map(({ term }) => term) } : [],
  )
  const left = chosen.flatMap(({ line, swap, ofLine }) =>
    swap ? [] : unmended(ofLine, swaps[line]).flatMap((hit) => object(hit) ?? []),
  )
  const kept = changes.filter((change) => isCalledBy(reading, change)).flatMap(({ terms }) => terms)
  const because = [...named, ...left, ...kept, ...mostOf(reading, changes)]
  if (because.length > 0) return { is: 'not', because: firstOf(because) }
  const open = openLines(reading)
  if (open.length > 0) return { is: 'not known', open: open.slice(0, MOST_WORDS) }
  const texture = changes.length > 0 ? textureWith(dish, changes) : asWritten
  const firmness = firmnessOf(dish, texture, spell)
  if (firmness) return firmness
  if (changes.length === 0) return { is: 'as written' }
  return { is: 'with changes', swaps: changes.map(({ line, swap }) => ({ line, id: swap.id })) }
}

/** What no swap of its line is for; all of it where each swap is for another part of it. */
function unmended(ofLine: readonly TriggerHit[], swaps: readonly LineSwap[] = []): readonly TriggerHit[] {
  const rest = ofLine.filter(({ group }) => !swaps.some(({ groups }) => groups.includes(group)))
  return rest.length > 0 ? rest : ofLine
}

/** The first words, each food once: the onion is the onions. */
const firstOf = (words: readonly string[]) =>
  [...new Map(words.map((word) => [singularOfName(word), word])).values()].slice(0, MOST_WORDS)

/** Whether a swap is for all that a spell has against a line, and brings nothing else of the kind. */
function takesAway(
  swap: LineSwap,
  ofLine: readonly TriggerHit[],
  object: (hit: Pick<TriggerHit, 'group' | 'amount' | 'term'>) => string | undefined,
): boolean {
  const { groups, words } = decodeLine(swap.triggers)
  const brings = (Object.keys(groups) as TriggerGroup[]).some(
    (group) => object({ group, amount: groups[group] ?? 'some', term: words[group] ?? '' }) !== undefined,
  )
  return !brings && ofLine.every(({ group }) => swap.groups.includes(group) || !(group in groups))
}

/** Whether the name of the dish names the food of a change, and the change is no sort of it. Brown rice may be white. */
function isCalledBy(reading: RecipeReading, { line, swap }: Change): boolean {
  const name = new Set(reading.title.words.map(({ text }) => singularOf(text)))
  const instead = new Set(wordsOfTerm(swap.text ?? '').map(({ text }) => singularOf(text)))
  const { foods } = findFoods(reading.lines[line]?.written ?? [])
  return foods.some(({ term }) => {
    const head = singularOf(term.split(' ').at(-1) ?? term)
    return name.has(head) && !instead.has(head)
  })
}

/** Foods of changes that make another thing of their lines, where the dish is made of those lines. */
function mostOf(reading: RecipeReading, changes: readonly Change[]): string[] {
  const others = changes.filter(({ swap }) => !swap.isAlike)
  if (others.length === 0) return []
  const shares = shareLines(reading)
  const share = others.reduce((sum, { line }) => sum + (shares[line] ?? 0), 0)
  return share > MOST_OF_DISH ? others.flatMap(({ terms }) => terms) : []
}

/** What the texture says against a dish. */
function firmnessOf(
  { confirmed }: Dish,
  texture: Texture | null,
  spell: SpellName,
): SpellVerdict | undefined {
  const upTo = spellOf(spell, null)?.upTo ?? 'soft'
  const firmness = confirmed ?? texture
  if (!firmness) return { is: 'not known', open: [] }
  if (TEXTURES.indexOf(firmness) <= TEXTURES.indexOf(upTo)) return undefined
  return { is: 'not', because: [`${firmness} texture`] }
}

type Change = { line: number; swap: LineSwap; terms: readonly string[] }

/** The texture of a dish with its swaps: their foods stand in the steps, too. */
function textureWith({ reading, confirmed }: Dish, changes: readonly Change[]): Texture | null {
  if (confirmed) return confirmed
  const swapped = swapFoods(
    reading,
    changes.map(({ line, swap, terms }) => ({ line, text: swap.text, terms })),
  )
  return readTexture(swapped).texture
}
