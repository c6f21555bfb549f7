import { isWord } from '../cooking/method-words.ts'
import { singularOf } from 'recipe-basics/text/english-noun'
import type { FoundFood } from 'recipe-reading/food/find-foods'
import type { FoodKind } from 'recipe-reading/food/food-kinds'
import type { Word } from 'recipe-reading/food/word'
import { partOfStep, type Part } from './parts.ts'
import type { Work } from '../cooking/method-words.ts'
import { type Tracked, track } from './tracked-part.ts'

/** Words of steps for all foods of a kind. */
const FAMILIES: Readonly<Record<string, readonly FoodKind[]>> = {
  fish: ['fish'],
  fillet: ['fish', 'meat'],
  meat: ['meat', 'cured_meat'],
  mince: ['meat'],
  vegetable: ['vegetable'],
  veg: ['vegetable'],
  veggie: ['vegetable'],
  fruit: ['fruit'],
  herb: ['seasoning'],
  spice: ['seasoning'],
  yolk: ['egg'],
  whites: ['egg'],
  nut: ['nut', 'peanut'],
  cheese: ['cheese', 'rennet_cheese'],
  chocolate: ['chocolate', 'milk_chocolate'],
}

/** More foods than any dish has: what is beyond them is not read, so that nobody waits for it. */
const MOST_FOODS = 150

export type Pantry = {
  all: Tracked[]
  /** It holds more foods than are read. */
  isFull: () => boolean
  add: (part: Part) => Tracked
  /** The foods of the dish that a step means by a name; a new one where no line holds it. */
  find: (food: FoundFood, work: Work | undefined) => readonly Tracked[]
  /** The foods that words mean by a family, or by the last word of a name. */
  findFamilies: (words: readonly Word[]) => Tracked[]
  findHeads: (words: readonly Word[]) => Tracked[]
}

/** The foods of a dish by their names. `title` are words for the dish itself. */
export function openPantry(parts: readonly Part[], title: ReadonlySet<string>): Pantry {
  const all: Tracked[] = []
  const byHead = new Map<string, Tracked[]>()
  const byWord = new Map<string, Tracked[]>()
  let isFull = false
  const add = (part: Part) => {
    const tracked = track(part)
    isFull ||= all.length >= MOST_FOODS
    if (isFull) return tracked
    all.push(tracked)
    push(byHead, part.head, tracked)
    for (const word of part.words) push(byWord, word, tracked)
    return tracked
  }
  for (const part of parts) add(part)
  const familyOf = (name: string) => {
    const kinds = FAMILIES[name]
    return all.filter(
      ({ kind, nature }) =>
        kinds !== undefined && kind !== undefined && nature !== 'fluid' && kinds.includes(kind),
    )
  }

  function findKnown(step: Part): readonly Tracked[] {
    const heads = (byHead.get(step.head) ?? []).filter(
      ({ kind, nature }) => kind === step.kind || nature === 'fluid' || step.nature !== 'fluid',
    )
    const alike = heads.filter(({ kind }) => kind === step.kind)
    if (heads.length > 0) return alike.length > 0 ? alike : heads
    if (step.kind === 'egg') return all.filter(({ nature }) => nature === 'egg')
    const named = [...step.words].flatMap((word) => byWord.get(word) ?? [])
    const solid = named.filter(
      ({ nature, kind }) => nature !== 'fluid' && (kind === step.kind || kind === undefined),
    )
    if (solid.length > 0) return unique(solid)
    // "Add the lemon": its juice is all there is of it.
    const juices = named.filter(
      ({ nature, kind }) => nature === 'fluid' && kind === 'fruit' && kind === step.kind,
    )
    if (juices.length > 0) return unique(juices)
    const others = all.filter(
      ({ kind, nature, isNamed }) => !isNamed && kind === step.kind && nature === step.nature,
    )
    return others.length === 1 && step.nature !== 'fluid' ? others : []
  }

  /** "Add the lemon juice": the lemon is used. */
  function juice(step: Part): boolean {
    const juiced = [...step.words].flatMap((word) => byHead.get(word) ?? [])
    for (const part of juiced) Object.assign(part, { isNamed: true, isOut: true })
    return juiced.length > 0
  }

  return {
    all,
    isFull: () => isFull,
    add,
    find(food, work) {
      const name = singularOf(food.term.replace(/^ground /, ''))
      const family = familyOf(name)
      const isHeld = all.some(({ kind }) => kind !== undefined && FAMILIES[name]?.includes(kind))
      if (family.length > 0 || isHeld) return family
      const step = partOfStep(food)
      const isJuice = step.nature === 'fluid' && step.kind === 'fruit' && !byHead.has(step.head)
      if (isJuice && juice(step)) return []
      const known = findKnown(step)
      if (known.length > 0) return known
      const isDish = isWord('pot', food.term) || title.has(step.head)
      const isNothing =
        isDish || step.nature === 'fluid' || work === undefined || isWord('brings nothing', work)
      return isNothing ? [] : [add(step)]
    },
    findFamilies: (words) =>
      words.flatMap(({ text }, at) => {
        if (isMadeOf(words[at + 1])) return []
        const name = singularOf(text)
        return [
          ...familyOf(text),
          ...familyOf(name),
          ...all.filter(({ cuts, isOut }) => cuts.has(name) && !isOut),
        ]
      }),
    findHeads: (words) => words.flatMap(({ text }) => byHead.get(singularOf(text)) ?? []),
  }
}

export const isFamily = (word: string): boolean => singularOf(word) in FAMILIES

/** "The potato water", and not "the potato, water and salt". */
const isMadeOf = (next: Word | undefined): boolean =>
  next !== undefined && next.breaks === '' && isWord('made of it', next.text)

/** "As big as a pea", "the potato water": no food is meant. */
export const isAside = (words: readonly Word[], { start, end }: FoundFood): boolean =>
  isMadeOf(words[end]) ||
  words.slice(Math.max(start - 3, 0), Math.max(start, 0)).some(({ text }) => isWord('likeness', text)) ||
  isWord('sense', words[start - 2]?.text ?? '')

export const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const all = map.get(key)
  if (all) all.push(value)
  else map.set(key, [value])
}
