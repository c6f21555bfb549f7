import { type Word, toWords } from '../food/line-words.ts'
import { indexLists, type ListIndex, walkTerms } from '../food/term-index.ts'
import type { Texture } from './fingerprint.ts'
import type { TriggerHit } from './read-triggers.ts'
import texture from './texture-words.json' with { type: 'json' }

/** The texture that the method of a dish says, and the words that say it. Null where the method is not read. */
export type ReadTexture = { texture: Texture | null; words: string[] }

/** What a texture is read from; `triggers` are the groups that its lines name. */
export type TextureFields = {
  name: string
  instructions: readonly { step_text: string }[]
  triggers: readonly Pick<TriggerHit, 'group' | 'amount' | 'term'>[]
}

type Sign = keyof typeof texture
type Found = { sign: Sign; term: string; step: number }

/** Groups that want chewing, whatever the method does to the rest. */
const CHEWED = new Set(['raw-veg', 'raw-fruit', 'seeds-nuts', 'corn-popcorn', 'tough-meat'])
/** Cuts of red meat that dry heat leaves to the teeth. */
const CUTS = /\b(?:steak|chop|cutlet|sirloin|rump|rib ?eye)s?\b/
/** What simmers so long falls apart. */
const LONG_MINUTES = 45
/** Meat and fish in soft pieces, which no sieve lets through. */
const PIECES = /flake|shred|bone|pull|meat|poach/
/** Words reported to readers. */
const MOST_WORDS = 3
const UNLESS = new Set(['no', 'not', 'never', 'without', 'until', 'before', 'stop'])

let index: ListIndex<Sign> | undefined

/**
 * The texture of a dish as its method words say it: what must be chewed counts first, then what goes through a sieve at the
 * end, then what falls apart, unless a dry heat comes after it. Heat of any kind makes Tender, none at all Regular.
 */
export function readTexture({ name, instructions, triggers }: TextureFields): ReadTexture {
  const steps = instructions.map(({ step_text }) => toWords(step_text))
  const found = steps.flatMap((words, step) => findSigns(words, step))
  if (found.length === 0) return { texture: null, words: [] }
  const of = (...signs: Sign[]) => found.filter(({ sign }) => signs.includes(sign))
  const title = findSigns(toWords(name), -1)
  const last = (some: Found[]) => some.at(-1)?.step ?? -1
  const say = (texture: Texture, some: readonly { term: string }[]): ReadTexture => ({
    texture,
    words: [...new Set(some.map(({ term }) => term))].slice(0, MOST_WORDS),
  })

  const titled = (sign: Sign) => title.filter((one) => one.sign === sign)
  const smooth = of('smooth')
  const isWhole = smooth.length > 0 && last(of('dry', 'bake')) < last(smooth) && titled('bite').length === 0
  const strained = titled('liquid').length > 0 ? [...titled('liquid'), ...of('strained')] : []
  const end = isWhole ? last(smooth) : strained.length > 0 ? last(of('strained')) : -1
  const chewed = triggers.filter(({ group, amount }) => CHEWED.has(group) && amount !== 'trace')
  const rough = [
    ...of('rough').filter(({ step }) => step >= end),
    ...chewed.filter(({ term }) => end < 0 || isAddedAfter(term, steps, end + 1)),
  ]
  if (rough.length > 0) return say('regular', rough)

  const soft = [...titled('soft'), ...of('soft')]
  const hasPieces = titled('soft').length > 0 || soft.some(({ term }) => PIECES.test(term))
  if (isWhole && !hasPieces && last(of('soft')) <= last(smooth)) return say('smooth', smooth)
  const isStrained = strained.length > 0 && last(soft) < end && of('dry', 'bake').length === 0
  if (isStrained && !hasPieces) return say('smooth', strained)
  const long = steps.flatMap((words, step) =>
    isLongAndMoist(words, step, found) ? [{ term: 'an hour or more' }] : [],
  )
  const isDry = last(of('dry', 'bake')) > last(of('soft'))
  if (titled('bite').length === 0 && soft.length > 0 && (!isDry || titled('soft').length > 0))
    return say('soft', soft)
  if (titled('bite').length === 0 && long.length > 0 && !isDry) return say('soft', long)
  const cuts = triggers.filter(
    ({ group, amount, term }) => group === 'red-meat' && amount !== 'trace' && CUTS.test(term),
  )
  if (isDry && soft.length === 0 && long.length === 0 && cuts.length > 0) return say('regular', cuts)
  const heated = of('heat', 'dry', 'bake', 'soft')
  if (heated.length > 0) return say('tender', heated)
  return say('regular', [{ term: 'no heat' }])
}

/** Simmered for three quarters of an hour or more, without an oven. */
function isLongAndMoist(words: readonly Word[], step: number, found: readonly Found[]): boolean {
  const signs = found.filter((one) => one.step === step).map(({ sign }) => sign)
  if (!signs.includes('heat') || signs.includes('bake') || signs.includes('dry')) return false
  return words.some(({ text }, at) => {
    const unit = words[at + 1]?.text ?? ''
    return /^hours?$/.test(unit) || (/^min/.test(unit) && Number(text) >= LONG_MINUTES)
  })
}

function findSigns(words: readonly Word[], step: number): Found[] {
  const found: Found[] = []
  walkTerms(words, (index ??= indexSigns()), (sign, { start, term }) => {
    if (!isNegated(words, start)) found.push({ sign, term, step })
  })
  return found
}

/** "No crust", "stop before it browns": two words before, at most. */
const isNegated = (words: readonly Word[], start: number) =>
  [1, 2].some(
    (back) =>
      !words[start - back + 1]?.breaks &&
      UNLESS.has(words[start - back]?.text ?? '') &&
      words[start - back]?.text !== 'until',
  )

/** A topping that a later step names. */
function isAddedAfter(term: string, steps: readonly (readonly Word[])[], step: number): boolean {
  const head = toWords(term).at(-1)?.text.replace(/s$/, '') ?? term
  return steps.slice(step).some((words) => words.some(({ text }) => text.startsWith(head)))
}

const indexSigns = () => indexLists(Object.entries(texture).map(([sign, terms]) => [sign as Sign, terms]))
