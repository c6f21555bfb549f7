import { INK, luma } from './colour.ts'
import { circle, dots } from './paper.ts'
import { decimal, polar, times, whole } from './points.ts'
import { pick, type Random } from './random.ts'

/** Colours of one set of crockery; `edge` is its thrown line. */
export type Ware = { rim: string; well: string; edge: string }

/** In this order, which decides what a dish is served in. */
export const WARES = {
  white: { rim: '#FBF6EA', well: '#F1E9D8', edge: '#DACDB1' },
  cream: { rim: '#F3E9D3', well: '#E8DBBF', edge: '#CDBC98' },
  sage: { rim: '#AEBB99', well: '#9FAE89', edge: '#8A9974' },
  slate: { rim: '#8FA0A2', well: '#809296', edge: '#6B7E83' },
  clay: { rim: '#C07955', well: '#B16B48', edge: '#9A5937' },
  iron: { rim: '#4E5044', well: '#434539', edge: '#62645A' },
  butter: { rim: '#E9CF8E', well: '#DEC17B', edge: '#C7A75C' },
  blush: { rim: '#EDD8CC', well: '#E3C8B9', edge: '#CDA995' },
} satisfies Record<string, Ware>
export const WHITE = WARES.white
export const CREAM = WARES.cream

/** Crockery that stands out from the cloth, and the food from it. Avoids what is `used` on the table already. */
export function crockeryFor(cloth: string, food: string, rnd: Random, used: Ware[] = []): Ware {
  const [clothLuma, foodLuma] = [luma(cloth), luma(food)]
  const fitting = SEEN.filter(
    ({ ware, rim, well }) =>
      !used.includes(ware) && Math.abs(rim - clothLuma) > 42 && Math.abs(well - foodLuma) > 16,
  )
  const [first = SEEN_WHITE, ...others] = fitting
  // White and cream are drawn twice as often: the table should look like one household.
  const pale = [first, ...others].filter(({ rim }) => rim > 225)
  return pick(rnd, [first, ...others, ...pale]).ware
}

/** How bright the rim and the well of some crockery look. */
const see = (ware: Ware) => ({ ware, rim: luma(ware.rim), well: luma(ware.well) })
const SEEN = Object.values(WARES).map(see)
const SEEN_WHITE = see(WHITE)

/** An empty vessel seen from above around 0 0, 98 to its rim. */
export function drawVessel(vessel: 'plate' | 'bowl', ware: Ware, rnd: Random): string {
  const { rim, well, edge } = ware
  const thrown = `<ellipse rx="98" ry="${decimal(96.6 + rnd() * 1.4)}" transform="rotate(${whole(rnd() * 90)})" fill="${rim}"/>`
  const ground = circle(8, 11, 98, INK, ' opacity=".2"') + thrown
  const speckled = rnd() < 0.4
  if (vessel === 'bowl') {
    const bowl = ground + circle(0, 0, 88, edge) + circle(0, 2, 85, well)
    return speckled ? bowl + specks(edge, rnd, () => 93) : bowl
  }
  const style = Math.floor(rnd() * 3)
  const fluted = style === 1
  const plate = ground + rimOf(style, edge) + circle(0, 0, 76, edge) + circle(0, 1, 74.5, well)
  return speckled && !fluted ? plate + specks(edge, rnd, () => 80 + rnd() * 14) : plate
}

function rimOf(style: number, edge: string): string {
  if (style === 0) return circle(0, 0, 93, 'none', ` stroke="${edge}" stroke-width="2"`)
  if (style === 1) {
    return circle(0, 0, 86, 'none', ` stroke="${edge}" stroke-width="9" stroke-dasharray="1.5 7.5"`)
  }
  return ''
}

function specks(colour: string, rnd: Random, radius: () => number): string {
  const points = times(13, (k) => polar(radius(), k * 0.49 + rnd() * 0.3))
  return dots(points, 1.5, colour)
}
