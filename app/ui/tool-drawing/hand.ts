import { INK, luma } from '../cut-paper/colour.ts'
import { group, line, path } from '../cut-paper/paper.ts'
import { at, decimal, distance, type Point, whole } from '../cut-paper/points.ts'
import { pick, type Random } from '../cut-paper/random.ts'

import { BODIES, ENAMELS, GRIPS, STEEL_ON_DEEP, STEEL_ON_PALE, type Tones } from './tones.ts'

/** A shape of paper and its colour. A width makes a wire of the shape. */
export type Piece = readonly [shape: string, colour: string, width?: number]

type Angle = { turn: number; x?: number; y?: number; scale?: number }

/** Scissors, and the paper that they cut one drawing from. Shapes are a little off true, and all shadows fall to one side. */
export class Hand {
  readonly cloth: string
  readonly steel: Tones
  readonly grip: Tones
  readonly enamel: Tones
  readonly body: Tones
  readonly #rnd: Random
  /** How far the paper is turned while it is cut, in degrees, and where shadows fall on it then, for each step of height. */
  #turned = 0
  #fall = fallOf(0)

  /** The cloth that a drawing lies on decides which steel, handles and enamels stand out from it. */
  constructor(rnd: Random, cloth: string) {
    const { steel, grips, enamels, bodies } = showingOn(cloth)
    this.#rnd = rnd
    this.cloth = cloth
    this.steel = steel
    this.grip = pick(rnd, grips)
    this.enamel = pick(rnd, enamels)
    this.body = pick(rnd, bodies)
  }

  /** How far off true: at most `by` to either side. */
  off(by: number): number {
    return (this.#rnd() - 0.5) * 2 * by
  }

  /** Draws with the paper turned by `turn` degrees, and moved and scaled after that. */
  turn({ turn, x = 0, y = 0, scale = 1 }: Angle, draw: () => string): string {
    const turned = this.#turned
    const fall = this.#fall
    this.#turned += turn
    this.#fall = fallOf(this.#turned)
    const svg = group(x, y, turn, draw(), scale)
    this.#turned = turned
    this.#fall = fall
    return svg
  }

  /** Long things lie aslant, never two quite alike. */
  slant({ turn = -38, ...angle }: Partial<Angle>, draw: () => string): string {
    return this.turn({ ...angle, turn: Math.round(turn + this.off(5)) }, draw)
  }

  /** A round or oval piece: two halves that are not quite alike. */
  disc(x: number, y: number, rx: number, ry = rx): string {
    const right = this.#near(rx)
    const down = whole(this.#near(ry))
    const left = this.#near(rx)
    const up = whole(this.#near(ry))
    const half = decimal((left + right) / 2)
    const start = at(x - left, y)
    return `M${start}A${half} ${up} 0 0 1 ${at(x + right, y)}A${half} ${down} 0 0 1 ${start}Z`
  }

  /** A piece with four round corners around x, y; `lean` draws its upper edge in. */
  box(x: number, y: number, w: number, h: number, r = 6, lean = 0): string {
    const wobble = Math.min(1.6, w / 40 + 0.4)
    const right = w / 2
    const down = h / 2
    const turns = cornersOf(r)
    const upperLeft = at(x - right + lean + this.off(wobble), y - down + r + this.off(wobble))
    const upperRight = at(x + right - lean - r + this.off(wobble), y - down + this.off(wobble))
    const lowerRight = at(x + right + this.off(wobble), y + down - r + this.off(wobble))
    const lowerLeft = at(x - right + r + this.off(wobble), y + down + this.off(wobble))
    return `M${upperLeft}${turns[0]}L${upperRight}${turns[1]}L${lowerRight}${turns[2]}L${lowerLeft}${turns[3]}Z`
  }

  /** A limb from one point to another, with round ends of half-width a and b: handles, shafts, legs. */
  limb(x1: number, y1: number, x2: number, y2: number, a: number, b = a): string {
    const length = distance(x2 - x1, y2 - y1) || 1
    const nx = -(y2 - y1) / length
    const ny = (x2 - x1) / length
    const beside = (x: number, y: number, w: number) => `${decimal(x + nx * w)} ${decimal(y + ny * w)}`
    const start = beside(x1, y1, -a)
    const near = decimal(a)
    const far = decimal(b)
    return `M${start}L${beside(x2, y2, -b)}A${far} ${far} 0 0 1 ${beside(x2, y2, b)}L${beside(x1, y1, a)}A${near} ${near} 0 0 1 ${start}Z`
  }

  /** Lays pieces on the cloth, with one shadow under them all; `drop` is how high they are. */
  lay(drop: number, ...pieces: readonly Piece[]): string {
    const x = decimal(drop * this.#fall[0])
    const y = decimal(drop * this.#fall[1])
    let shadows = ''
    let laid = ''
    for (const piece of pieces) {
      const width = piece[2]
      shadows += width ? line(piece[0], INK, width) : `<path d="${piece[0]}"/>`
      laid += width ? line(piece[0], piece[1], width) : path(piece[0], piece[1])
    }
    return `<g fill="${INK}" opacity=".2" transform="translate(${x} ${y})">${shadows}</g>${laid}`
  }

  #near(r: number): number {
    return Math.round(r + this.off(0.4 + r * 0.01))
  }
}

/** Down and to the right on the cloth, as it lies on paper that is turned. */
function fallOf(turned: number): Point {
  const angle = (-turned * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [0.75 * cos - sin, 0.75 * sin + cos]
}

type Corners = readonly [upperLeft: string, upperRight: string, lowerRight: string, lowerLeft: string]
const CORNERS = new Map<number, Corners>()

/** The curves around the four corners of a box. Radii are few, so each is written once. */
function cornersOf(r: number): Corners {
  const known = CORNERS.get(r)
  if (known) return known
  const corners = [
    `q0-${r} ${r}-${r}`,
    `q${r} 0 ${r} ${r}`,
    `q0 ${r}-${r} ${r}`,
    `q-${r} 0-${r}-${r}`,
  ] as const
  CORNERS.set(r, corners)
  return corners
}

type Materials = readonly [Tones, ...Tones[]]
type Showing = { steel: Tones; grips: Materials; enamels: Materials; bodies: Materials }
const SHOWING = new Map<string, Showing>()

/** What shows on a cloth. Cloths are few, so each is looked at once. */
function showingOn(cloth: string): Showing {
  const known = SHOWING.get(cloth)
  if (known) return known
  const showing = {
    steel: luma(cloth) > 165 ? STEEL_ON_PALE : STEEL_ON_DEEP,
    grips: standingOut(GRIPS, cloth),
    enamels: standingOut(ENAMELS, cloth),
    bodies: standingOut(BODIES, cloth),
  }
  SHOWING.set(cloth, showing)
  return showing
}

/** The materials that stand out from the cloth. Dark ones need a pale cloth, by lamplight too. */
function standingOut(materials: Materials, cloth: string): Materials {
  const ground = luma(cloth)
  const [first, ...others] = materials.filter(({ base }) => {
    const tone = luma(base)
    return Math.abs(tone - ground) > 28 && (tone > 90 || ground > 182)
  })
  return first ? [first, ...others] : materials
}
