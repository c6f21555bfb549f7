import { IMPERIAL_ML } from './imperial.ts'

/**
 * A unit of an ingredient line. `ml` or `g` is what one of them holds or weighs; neither: it depends on the food ("clove").
 * `cm` is a length.
 */
export type Unit = {
  kind: 'volume' | 'weight' | 'length' | 'count'
  system: 'metric' | 'us' | 'uk' | 'any'
  ml?: number
  g?: number
  cm?: number
  /** A pinch is never exact. */
  isApproximate?: true
  /** Millilitres where recipes of another origin mean another: the tablespoon of Australia, the pint of Britain. */
  variants?: Readonly<Record<string, number>>
}

const US_TSP = 4.92892159375
const LB = 453.59237

const metricVolume = (ml: number) => ({ kind: 'volume', system: 'metric', ml }) as const
const usVolume = (ml: number, variants?: Record<string, number>) =>
  ({ kind: 'volume', system: 'us', ml, ...(variants && { variants }) }) as const
const roughVolume = (system: 'us' | 'uk' | 'any', ml: number) =>
  ({ kind: 'volume', system, ml, isApproximate: true }) as const
/** Sizes in Britain. Old recipes of Australia and New Zealand have the same. */
const imperial = (ml = 0) => ({ uk: ml, au: ml, nz: ml })
const metricWeight = (g: number) => ({ kind: 'weight', system: 'metric', g }) as const
const usWeight = (g: number) => ({ kind: 'weight', system: 'us', g }) as const
const length = (system: 'metric' | 'us', cm: number) => ({ kind: 'length', system, cm }) as const
const COUNT = { kind: 'count', system: 'any' } as const
const ROUGH_COUNT = { kind: 'count', system: 'any', isApproximate: true } as const

const TABLE = {
  ml: metricVolume(1),
  cl: metricVolume(10),
  dl: metricVolume(100),
  l: metricVolume(1000),
  tsp: usVolume(US_TSP, { metric: 5, uk: 5, au: 5 }),
  dsp: { kind: 'volume', system: 'uk', ml: 10 },
  tbsp: usVolume(US_TSP * 3, { metric: 15, uk: 15, nz: 15, ca: 15, au: 20, jp: 15 }),
  floz: usVolume(US_TSP * 6, imperial(IMPERIAL_ML.floz)),
  cup: usVolume(US_TSP * 48, { metric: 250, uk: 250, au: 250, nz: 250, ca: 250, jp: 200 }),
  gill: usVolume(US_TSP * 24, imperial(IMPERIAL_ML.gill)),
  pint: usVolume(US_TSP * 96, imperial(IMPERIAL_ML.pint)),
  quart: usVolume(US_TSP * 192, imperial(IMPERIAL_ML.quart)),
  gallon: usVolume(US_TSP * 768, imperial(IMPERIAL_ML.gallon)),
  jigger: usVolume(US_TSP * 9),
  shot: usVolume(US_TSP * 9, { uk: 25, au: 30 }),
  pony: usVolume(US_TSP * 6),
  dash: roughVolume('us', US_TSP / 8),
  pinch: roughVolume('us', US_TSP / 16),
  smidgen: roughVolume('us', US_TSP / 32),
  tad: roughVolume('us', US_TSP / 4),
  'knife-tip': roughVolume('any', 0.5),
  krm: metricVolume(1),
  drop: roughVolume('any', 0.05),
  splash: roughVolume('any', 5),
  glug: roughVolume('any', 15),
  slosh: roughVolume('any', 20),
  wineglass: roughVolume('uk', 125),
  glass: roughVolume('any', 200),
  mug: roughVolume('any', 250),
  teacup: roughVolume('uk', 150),
  'breakfast-cup': roughVolume('uk', 227),
  'coffee-cup': roughVolume('any', 100),
  'coffee-spoon': roughVolume('any', 2.5),
  'dry-pint': { kind: 'volume', system: 'us', ml: 550.6104713575 },
  'dry-quart': { kind: 'volume', system: 'us', ml: 1101.220942715 },
  peck: { kind: 'volume', system: 'us', ml: 8809.76754172 },
  bushel: { kind: 'volume', system: 'us', ml: 35239.07016688 },
  mg: metricWeight(0.001),
  g: metricWeight(1),
  hg: metricWeight(100),
  kg: metricWeight(1000),
  'metric-pound': metricWeight(500),
  oz: usWeight(LB / 16),
  lb: usWeight(LB),
  stone: { kind: 'weight', system: 'uk', g: LB * 14 },
  mm: length('metric', 0.1),
  cm: length('metric', 1),
  inch: length('us', 2.54),
  stick: COUNT,
  knob: ROUGH_COUNT,
  clove: COUNT,
  head: COUNT,
  bulb: COUNT,
  stalk: COUNT,
  rib: COUNT,
  slice: COUNT,
  rasher: COUNT,
  strip: COUNT,
  sprig: COUNT,
  branch: COUNT,
  bunch: ROUGH_COUNT,
  handful: ROUGH_COUNT,
  piece: COUNT,
  thumb: ROUGH_COUNT,
  leaf: COUNT,
  sheet: COUNT,
  envelope: COUNT,
  packet: COUNT,
  package: COUNT,
  box: COUNT,
  sleeve: COUNT,
  bag: COUNT,
  can: COUNT,
  jar: COUNT,
  pot: COUNT,
  bottle: COUNT,
  carton: COUNT,
  tub: COUNT,
  tube: COUNT,
  punnet: COUNT,
  block: COUNT,
  brick: COUNT,
  bar: COUNT,
  ball: COUNT,
  cube: COUNT,
  ear: COUNT,
  wedge: COUNT,
  loaf: COUNT,
  square: COUNT,
  strand: COUNT,
  link: COUNT,
  spear: COUNT,
  floret: COUNT,
  pod: COUNT,
  grind: ROUGH_COUNT,
  scoop: ROUGH_COUNT,
  dollop: ROUGH_COUNT,
  roll: COUNT,
  part: COUNT,
  spoonful: ROUGH_COUNT,
} as const satisfies Record<string, Unit>

/** What a unit is called in our tables: its commonest English name. */
export type UnitId = keyof typeof TABLE

/** All units. Exact sizes: NIST Handbook 44 and the British Weights and Measures Act 1985; spoons and cups by convention. */
export const UNITS: Readonly<Record<UnitId, Unit>> = TABLE
