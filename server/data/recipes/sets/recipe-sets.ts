import { fromNames, namesOf } from 'recipe-basics/fields/field'
import type { Allergen } from 'recipe-reading/food/allergens'
import { mayHold, isSortOf } from 'recipe-reading/food/food-names'
import { ORDER_NAMES, ORDERS, type RecipeOrder } from '#domain/recipe/orders.ts'
import {
  boundOf,
  keepsFigure,
  LIST_FACTS,
  type ListFact,
  RANGE_NAMES,
  RANGES,
} from '#domain/recipe/ranges.ts'
import { addAll, type Bits, clearBit, emptyBits, growBits, setBit } from './bits.ts'
import { type RecipeFacts, type ValuePart, valuesOf } from './facts.ts'
import { type Compare, firstIn, indexIn } from './find-place.ts'
import { PlaceKeywords } from './place-keywords.ts'

/** Places for recipes that are made at once. */
const FIRST_ROOM = 1024
/** Foods whose recipes are remembered until the next change. */
const MOST_ASKED = 300

/**
 * What lists are made from: published recipes in numbered places, one bit for each place and value, and the places in each
 * order. About 100 bytes a recipe, and an eighth of a byte for each value and food.
 */
export class RecipeSets {
  /** The places that hold a recipe. */
  published = emptyBits(FIRST_ROOM)
  /** The recipes of whose foods none is unknown. */
  complete = emptyBits(FIRST_ROOM)
  /** The recipes that hold no milk sugar. */
  lactoseFree = emptyBits(FIRST_ROOM)
  orders: Record<RecipeOrder, Uint32Array> = fromNames(ORDER_NAMES, () => new Uint32Array())
  keywords = new PlaceKeywords()
  /** Counts changes: what was made of the sets before one is stale after it. */
  revision = 0
  #room = FIRST_ROOM
  #numbers = new Float64Array(FIRST_ROOM)
  #figures: Record<ListFact, Float64Array> = fromNames(LIST_FACTS, () => new Float64Array(FIRST_ROOM))
  #values = new Map<string, Bits>()
  #foods = new Map<string, Bits>()
  /** What was found for foods that somebody asked for. */
  #asked = new Map<string, Bits>()
  #free: number[] = []
  #next = 0

  get size(): number {
    return this.orders.newest.length
  }

  /** How many recipes there is room for: the sets that meet theirs have the same. */
  get room(): number {
    return this.#room
  }

  numberAt = (place: number): number => this.#numbers[place] ?? 0

  /** The place of the recipe with this number; undefined when it is not published. */
  placeOf(number: number): number | undefined {
    const { newest } = this.orders
    const place = newest[firstIn(newest, (place) => this.numberAt(place) <= number)]
    return place !== undefined && this.numberAt(place) === number ? place : undefined
  }

  /** The recipes with a value of a part of a filter. */
  having = (part: ValuePart, value: string): Bits =>
    this.#values.get(keyOf(part, value)) ?? this.#within(part, value) ?? emptyBits(this.#room)

  /** The recipes that name a food, or a sort of it. */
  withFood = (food: string): Bits => this.#namingAny(`with ${food}`, (name) => isSortOf(name, food))

  /** The recipes that name a food, a sort of it, or something that may be made of it. */
  maybeWithFood = (food: string): Bits => this.#namingAny(`maybe ${food}`, (name) => mayHold(name, food))

  /** The recipes that name something called after a food: onion powder is onion. */
  calledAfter = (food: string): Bits =>
    this.#namingAny(`called ${food}`, (name) => ` ${name} `.includes(` ${food} `))

  /** The recipes that are made without an allergen of the law. */
  freeFrom = (allergen: Allergen): Bits =>
    this.#values.get(keyOf('free from', allergen)) ?? emptyBits(this.#room)

  /** The recipes that name a food by this very name. */
  namedBy = (food: string): Bits => this.#foods.get(food) ?? emptyBits(this.#room)

  /** The names of foods that recipes hold. */
  foodNames = (): string[] => [...this.#foods.keys()]

  /** Forgets the recipes with these numbers, and takes in others. */
  replace(numbers: readonly number[], recipes: readonly RecipeFacts[]): void {
    const gone = numbers.flatMap((number) => this.placeOf(number) ?? [])
    for (const order of ORDER_NAMES) this.#takeOut(order, gone)
    for (const place of gone) this.#clear(place)
    const added = recipes.map((facts) => this.#fill(facts))
    for (const order of ORDER_NAMES) this.#putIn(order, added)
    this.#asked.clear()
    this.revision++
  }

  #fill(facts: RecipeFacts): number {
    const place = this.#free.pop() ?? this.#next++
    if (place >= this.#room) this.#grow()
    this.#numbers[place] = facts.number
    for (const fact of LIST_FACTS) this.#figures[fact][place] = facts[fact] ?? Number.NaN
    for (const key of keysOf(facts)) setBit(this.#bitsOf(this.#values, key), place)
    for (const food of facts.foods) setBit(this.#bitsOf(this.#foods, food), place)
    if (facts.isComplete) setBit(this.complete, place)
    if (facts.isLactoseFree) setBit(this.lactoseFree, place)
    this.keywords.put(place, facts.keywords)
    setBit(this.published, place)
    return place
  }

  /** Whole stretches of an order are copied, and only the places that change are looked for. */
  #takeOut(order: RecipeOrder, gone: readonly number[]) {
    const before = this.orders[order]
    const compare = this.#compare(order)
    const left = new Uint32Array(before.length - gone.length)
    let from = 0
    let end = 0
    for (const place of gone.toSorted(compare)) {
      const at = indexIn(before, place, compare)
      left.set(before.subarray(from, at), end)
      end += at - from
      from = at + 1
    }
    left.set(before.subarray(from), end)
    this.orders[order] = left
  }

  #putIn(order: RecipeOrder, added: readonly number[]) {
    const before = this.orders[order]
    const compare = this.#compare(order)
    const sorted = new Uint32Array(before.length + added.length)
    let from = 0
    let end = 0
    for (const place of added.toSorted(compare)) {
      const at = indexIn(before, place, compare)
      sorted.set(before.subarray(from, at), end)
      end += at - from
      from = at
      sorted[end++] = place
    }
    sorted.set(before.subarray(from), end)
    this.orders[order] = sorted
  }

  #compare(order: RecipeOrder): Compare {
    const newestFirst = (one: number, other: number) => this.numberAt(other) - this.numberAt(one)
    const by = ORDERS[order]
    if (!('fact' in by)) return newestFirst
    const figures = this.#figures[by.fact]
    const sign = by.first === 'least' ? 1 : -1
    return (one, other) => {
      const a = figures[one] ?? 0
      const b = figures[other] ?? 0
      if (a === b) return newestFirst(one, other)
      if (Number.isNaN(a) || Number.isNaN(b))
        return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || newestFirst(one, other)
      return sign * (a - b)
    }
  }

  #namingAny = (key: string, isMeant: (name: string) => boolean): Bits =>
    this.#remember(key, (found) => {
      for (const [name, bits] of this.#foods) if (isMeant(name)) addAll(found, bits)
    })

  /** The recipes whose figure a bound keeps that is not on offer. */
  #within(part: ValuePart, value: string): Bits | undefined {
    const range = RANGE_NAMES.find((name) => name === part)
    const bound = range && boundOf(range, value)
    const fact = range && LIST_FACTS.find((name) => name === RANGES[range].fact)
    if (!bound || !fact) return undefined
    return this.#remember(keyOf(part, value), (found) => {
      for (const place of this.orders.newest)
        if (keepsFigure(bound, this.#figures[fact][place] ?? null)) setBit(found, place)
    })
  }

  #remember(key: string, fill: (found: Bits) => void): Bits {
    const known = this.#asked.get(key)
    if (known) return known
    const found = emptyBits(this.#room)
    fill(found)
    if (this.#asked.size >= MOST_ASKED) this.#asked.clear()
    this.#asked.set(key, found)
    return found
  }

  #bitsOf(sets: Map<string, Bits>, key: string): Bits {
    let bits = sets.get(key)
    if (!bits) sets.set(key, (bits = emptyBits(this.#room)))
    return bits
  }

  #clear(place: number) {
    const all = [
      this.published,
      this.complete,
      this.lactoseFree,
      ...this.#values.values(),
      ...this.#foods.values(),
    ]
    for (const bits of all) clearBit(bits, place)
    this.keywords.put(place, '')
    this.#free.push(place)
  }

  #grow() {
    this.#room *= 2
    this.published = growBits(this.published, this.#room)
    this.complete = growBits(this.complete, this.#room)
    this.lactoseFree = growBits(this.lactoseFree, this.#room)
    for (const sets of [this.#values, this.#foods])
      for (const [key, bits] of sets) sets.set(key, growBits(bits, this.#room))
    this.#numbers = growFigures(this.#numbers, this.#room)
    for (const fact of LIST_FACTS) this.#figures[fact] = growFigures(this.#figures[fact], this.#room)
  }
}

function growFigures(figures: Float64Array, size: number): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(size)
  grown.set(figures)
  return grown
}

const keyOf = (part: ValuePart | 'free from', value: string) => `${part}:${value}`

function keysOf(facts: RecipeFacts): string[] {
  const values = valuesOf(facts)
  const ofFilter = namesOf(values).flatMap((part) =>
    values[part].flatMap((value) => (value === null ? [] : keyOf(part, value))),
  )
  return [...ofFilter, ...facts.freeFrom.map((allergen) => keyOf('free from', allergen))]
}
