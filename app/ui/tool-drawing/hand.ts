import { INK, luma } from '../cut-paper/colour.ts'
import { group, line, path } from '../cut-paper/paper.ts'
import { at, decimal, distance, type Point, whole, xy } from '../cut-paper/points.ts'
import { pick, type Random } from '../cut-paper/random.ts'

import { BODIES, ENAMELS, GRIPS, STEEL_ON_DEEP, STEEL_ON_PALE, type Tones } from './tones.ts'

/** A shape of paper and its colour. A width makes a wire of the shape. */
export type Piece = readonly [shape: string, colour: string, width?: number]

type Angle = { turn: number; x?: number; y?: number; scale?: number }

/** Scissors, and the paper that they cut one drawing from. Shapes are a little off true, and all shadows fall to one side. */
export type Hand = ReturnType<typeof createHand>

/** The cloth that a drawing lies on decides which steel, handles and enamels stand out from it. */
export function createHand(rnd: Random, cloth: string) {
  const off = (by: number) => (rnd() - 0.5) * 2 * by
  const near = (r: number) => Math.round(r + off(0.4 + r * 0.01))
  const { steel, grips, enamels, bodies } = showingOn(cloth)
  /** How far the paper is turned while it is cut, in degrees. */
  let turned = 0

  /** Draws with the paper turned by `turn` degrees, and moved and scaled after that. */
  function turn({ turn, x = 0, y = 0, scale = 1 }: Angle, draw: () => string): string {
    const before = turned
    turned += turn
    const svg = group(x, y, turn, draw(), scale)
    turned = before
    return svg
  }

  return {
    off,
    cloth,
    steel,
    grip: pick(rnd, grips),
    enamel: pick(rnd, enamels),
    body: pick(rnd, bodies),
    turn,

    /** Long things lie aslant, never two quite alike. */
    slant: ({ turn: degrees = -38, ...angle }: Partial<Angle>, draw: () => string) =>
      turn({ ...angle, turn: Math.round(degrees + off(5)) }, draw),

    /** A round or oval piece. */
    disc(x: number, y: number, rx: number, ry = rx): string {
      const a = near(rx)
      const b = near(ry)
      const c = near(rx)
      const d = near(ry)
      const [right, down, left, up] = [whole(a), whole(b), whole(c), whole(d)]
      const start = at(x + a, y)
      return `M${start}A${right} ${down} 0 0 1 ${at(x, y + b)}A${left} ${down} 0 0 1 ${at(x - c, y)}A${left} ${up} 0 0 1 ${at(x, y - d)}A${right} ${up} 0 0 1 ${start}Z`
    },

    /** A piece with four corners around x, y; `lean` draws its upper edge in. */
    box(x: number, y: number, w: number, h: number, r = 6, lean = 0): string {
      const wobble = Math.min(1.6, w / 40 + 0.4)
      const corner = (cx: number, cy: number): Point => [x + cx + off(wobble), y + cy + off(wobble)]
      const a = corner(-w / 2 + lean, -h / 2)
      const b = corner(w / 2 - lean, -h / 2)
      const c = corner(w / 2, h / 2)
      const d = corner(-w / 2, h / 2)
      return `M${rounded(d, a, b, r)}L${rounded(a, b, c, r)}L${rounded(b, c, d, r)}L${rounded(c, d, a, r)}Z`
    },

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
    },

    /** Lays pieces on the cloth, with one shadow under them all; `drop` is how high they are. */
    lay(drop: number, ...pieces: readonly Piece[]): string {
      const angle = (-turned * Math.PI) / 180
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      const x = decimal(drop * 0.75 * cos - drop * sin)
      const y = decimal(drop * 0.75 * sin + drop * cos)
      let shadows = ''
      let laid = ''
      for (const piece of pieces) {
        const width = piece[2]
        shadows += width ? line(piece[0], INK, width) : `<path d="${piece[0]}"/>`
        laid += width ? line(piece[0], piece[1], width) : path(piece[0], piece[1])
      }
      return `<g fill="${INK}" opacity=".2" transform="translate(${x} ${y})">${shadows}</g>${laid}`
    },
  }
}

/** One corner of a box: where its curve begins, its point, and where it ends. */
const rounded = (before: Point, point: Point, after: Point, r: number) =>
  `${towards(before, point, r)}Q${xy(point)} ${towards(after, point, r)}`

/** The place on the way to another corner that is `r` away from this one. */
function towards(other: Point, point: Point, r: number): string {
  const dx = other[0] - point[0]
  const dy = other[1] - point[1]
  const length = distance(dx, dy) || 1
  return at(point[0] + (dx / length) * r, point[1] + (dy / length) * r)
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
