import { dark, light } from '../colour.ts'
import type { Bed, Look, Piece, SIDE_BEDS, Topping } from '../foods.ts'
import { coin, cut, group } from '../paper.ts'
import { blob } from '../points.ts'
import type { Random } from '../random.ts'
import { butter, cake, pancakes, tart, toast } from './baked.ts'
import { cream, glass, grains, liquid, noodles, puree, swirl } from './bowl.ts'
import { berries, citrus, drops, flecks, leaves, peas, slices } from './garnish.ts'
import { balls, cubes, fillets, fish, friedEgg, mushrooms, prawns, rolls, sticks } from './pieces.ts'

type Draw = (colour: string, rnd: Random) => string

/** Fills the plate, 60 to 75 from its middle to its edge. */
export const drawBed: Record<Bed, Draw> = {
  liquid: (colour) => liquid(colour),
  porridge: (colour, rnd) => liquid(colour) + grains(rnd, dark(colour, 0.1), 38, 62),
  omelette: (colour, rnd) => cut(blob(rnd, 62, 58, 10, 0.04), colour, 3),
  pancakes: (colour) => pancakes(colour),
  toast: (_colour, rnd) => toast(rnd),
  tart: (colour) => tart(colour, false),
  pie: (colour) => tart(colour, true),
  cake: (colour) => cake(colour),
  glass: (colour) => glass(colour),
  grains: (colour, rnd) => grains(rnd, colour, 50, 64),
  noodles: (colour, rnd) => noodles(rnd, colour),
  mash: (colour, rnd) => puree(rnd, colour, 0, 2, 60),
}

/** How much of the plate's room for others a bed leaves; where it says nothing, all of it. */
export const ROOM: Partial<Record<Look, number>> = {
  liquid: 0.8,
  porridge: 0.74,
  omelette: 0.64,
  pancakes: 0.54,
  toast: 0.62,
  tart: 0.66,
  pie: 0,
  cake: 0.5,
  glass: 0,
  noodles: 0.85,
  mash: 0.85,
}

/** A pile around 0 0, about 45 to its edge. */
export const drawPile: Record<Piece | (typeof SIDE_BEDS)[number], Draw> = {
  slices: (colour, rnd) => slices(rnd, colour, 7, 31, 16) + slices(rnd, light(colour, 0.12), 3, 11, 15),
  crescents: (colour, rnd) =>
    slices(rnd, light(colour, 0.2), 7, 31, 14, false) + slices(rnd, light(colour, 0.36), 4, 12, 12, false),
  berries: (colour, rnd) => berries(rnd, colour, 12, 34),
  peas: (colour, rnd) => peas(rnd, colour, 22, 36),
  leaves: (colour, rnd) => leaves(rnd, colour, 7, 24, 0, 0, 1.3),
  fillets: (colour, rnd) => fillets(rnd, colour, 4),
  fish: (colour) => group(0, 0, 0, fish(colour), 0.95),
  prawns: (colour, rnd) => prawns(rnd, colour),
  cubes: (colour, rnd) => cubes(rnd, colour, 7, 34, 20),
  egg: (_colour, rnd) => friedEgg(rnd, 0, 0, 1.25),
  mushrooms: (_colour, rnd) => mushrooms(rnd, 4),
  sticks: (colour, rnd) => group(0, 0, 0, sticks(rnd, colour), 0.8),
  rolls: (colour) => group(0, 0, 0, rolls(colour), 0.9),
  balls: (colour, rnd) => balls(rnd, colour, 7, 42, 15),
  biscuits: (colour, rnd) =>
    slices(rnd, colour, 6, 36, 21, false) + coin(0, 0, 20, colour) + flecks(rnd, dark(colour, 0.3), 20, 50),
  grains: (colour, rnd) => grains(rnd, colour, 34, 36),
  noodles: (colour, rnd) => group(0, 0, 0, noodles(rnd, colour), 0.66),
  mash: (colour, rnd) => puree(rnd, colour, 0, 0, 44),
}

/** What comes last, anywhere on the plate. */
export const drawTopping: Record<Topping, Draw> = {
  herb: (colour, rnd) => leaves(rnd, colour, 4, 12, 10, -14, 0.85),
  seeds: (colour, rnd) => flecks(rnd, colour, 20, 50),
  drops: (colour, rnd) => drops(rnd, colour, 12, 54),
  citrus: (colour, rnd) => citrus(rnd, colour, -40, 34, 15),
  cream: (_colour, rnd) => cream(rnd, 0, 0, 19),
  honey: (colour, rnd) => swirl(rnd, colour, -8, -6, 0.7),
  butter: (_colour, rnd) => butter(rnd, -8, -10),
}
