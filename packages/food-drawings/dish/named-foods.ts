import { foodNames } from 'recipe-reading/food/find-foods'
import { NAMED_FOODS } from 'recipe-reading/food/food-table'
import type { Word } from 'recipe-reading/food/word'
import { findTerms, isMarked } from 'recipe-reading/food/term-index'
import type { LineFood } from './list-foods.ts'
import { lookOf, type Part, type SeenFood, seenFood } from './looks.ts'

/** A food that a text names: words `start` (included) to `end` (excluded). */
type Place = { food: SeenFood; start: number; end: number }

/** Letters that a foreign name and its plural share: "Karotten", "Karottenwürfel". */
const STEM = 4
const LEAST_STEM = 3
/** What a step may call each other: "the pasta" is the spaghetti of the list. */
const FAMILIES: readonly ReadonlySet<Part>[] = [
  new Set<Part>(['long', 'short', 'sheets', 'tubes']),
  new Set<Part>(['meat']),
  new Set<Part>(['fish']),
  new Set<Part>(['cheese']),
  new Set<Part>(['nut']),
  new Set<Part>(['herb']),
  new Set<Part>(['pulse']),
  new Set<Part>(['berry']),
  new Set<Part>(['onion']),
  new Set<Part>(['bread']),
]

/** Finds the foods of a list in other texts of its recipe: in its title and its steps. */
export type FindFoods = (words: readonly Word[]) => Place[]

/** Makes the search for the foods of one list. */
export function toFindFoods(listed: readonly LineFood[]): FindFoods {
  const own = new Set(listed.map(({ food }) => food))
  const stems = new Map<string, SeenFood>()
  for (const { food, foreignName } of listed) if (foreignName) stems.set(stemOf(foreignName), food)
  const called = new Map<SeenFood, SeenFood | undefined>()

  return (words) => [...inEnglish(words), ...byStem(words)].sort((a, b) => a.start - b.start)

  function inEnglish(words: readonly Word[]): Place[] {
    const taken = new Uint8Array(words.length)
    const places: Place[] = []
    for (const span of findTerms(words, foodNames())) {
      if (isMarked(taken, span)) continue
      taken.fill(1, span.start, span.end)
      const named = NAMED_FOODS.get(span.term)
      const around = ` ${words[span.start - 1]?.text ?? ''} `
      const seen = seenFood({
        name: span.term,
        ...(named?.food && { food: named.food }),
        words: around,
        isForeign: false,
      })
      const food = seen && ofTheList(seen)
      if (food) places.push({ food, start: span.start, end: span.end })
    }
    return places
  }

  function byStem(words: readonly Word[]): Place[] {
    if (stems.size === 0) return []
    return words.flatMap(({ text }, at) => {
      const food = stems.get(stemOf(text))
      return food ? [{ food, start: at, end: at + 1 }] : []
    })
  }

  /** "The onion" of a step is the red onion of the list, where that is the only one. */
  function ofTheList(food: SeenFood): SeenFood | undefined {
    if (own.has(food)) return food
    if (!called.has(food)) called.set(food, onlyRelative(food))
    return called.get(food)
  }

  function onlyRelative(food: SeenFood): SeenFood | undefined {
    const { part, shape } = lookOf(food)
    const family = FAMILIES.find((one) => one.has(part))
    const relatives = [...own].filter((other) => {
      const look = lookOf(other)
      return look.shape === shape && (look.part === part || family?.has(look.part))
    })
    if (relatives.length === 1) return relatives[0]
    const kin = family ? [...own].filter((other) => family.has(lookOf(other).part)) : []
    return kin.length === 1 ? kin[0] : undefined
  }
}

const stemOf = (name: string) => {
  const word = name.split(' ')[0] ?? ''
  return word.length <= LEAST_STEM ? word : word.slice(0, STEM)
}
