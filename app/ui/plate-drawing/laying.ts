import { luma, HERB } from './colour.ts'
import type { Vessel, Ware } from './crockery.ts'
import { CARROT, foodColours, GOLD, GREEN, MASH, PINK_FISH } from './food/colours.ts'
import { citrus, flecks, leaves } from './food/garnish.ts'
import { steam } from './food/bowl.ts'
import { pick, type Random } from './random.ts'

/** One thing on a plate. A crowded plate can do without what is `spare`. */
export type Layer = { svg: string; spare: boolean }

/** Crockery is chosen to suit the food, unless the dish brings its own `ware`. */
export type Dish = { vessel: Vessel; ware?: Ware; layers: Layer[]; main: string }

/** A kind of dish: lays the plate and answers its vessel, or undefined when the words mean something else. */
export type DishKind = (laying: Laying) => Vessel | undefined

/** A plate while it is being laid, and what is known about it. */
export type Laying = {
  words: string
  rnd: Random
  category: string
  /** Colours of the foods named, most telling first. */
  foods: string[]
  main: string
  second: string
  layers: Layer[]
  says(pattern: RegExp): boolean
  /** Lays what makes the dish. */
  lay(svg: string): void
  /** Lays what a crowded plate can do without. */
  strew(svg: string): void
  herbs(count?: number, radius?: number, x?: number, y?: number, size?: number): void
  /** Lemon, seeds and steam, where the words ask for them. */
  finish(): void
}

export function startLaying(words: string, category: string, rnd: Random): Laying {
  const foods = foodColours(words)
  const main = foods[0] ?? pick(rnd, [CARROT, GOLD, GREEN, PINK_FISH, MASH])
  const layers: Layer[] = []
  const says = (pattern: RegExp) => pattern.test(words)
  const lay = (svg: string) => void layers.push({ svg, spare: false })
  const strew = (svg: string) => void layers.push({ svg, spare: true })
  return {
    words,
    rnd,
    category,
    foods,
    main,
    second: foods[1] ?? (luma(main) > 180 ? CARROT : MASH),
    layers,
    says,
    lay,
    strew,
    herbs(count = 3, radius = 12, x = 0, y = 0, size = 0.8) {
      strew(leaves(rnd, says(/dill|fennel/) ? '#8FA45F' : HERB, count, radius, x, y, size))
    },
    finish() {
      if (says(/lemon|lime|citrus/)) lay(citrus(rnd, 38, 34, 17))
      if (says(/sesame|seed/)) strew(flecks(rnd, '#FBF3DC', 20, 52))
      if (says(/steam/)) lay(steam())
    },
  }
}
