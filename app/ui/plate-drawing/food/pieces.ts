import { dark, INK, light, luma } from '../colour.ts'
import { circle, coin, cut, group, line, path } from '../paper.ts'
import { blob, decimal, polar, type Point, scatter, whole, xy } from '../points.ts'
import type { Random } from '../random.ts'

/** What is cut, shaped and laid on a plate in pieces. */
export function fish(colour: string): string {
  const belly = luma(colour) > 205 ? '#C9BFA2' : dark(colour, 0.22)
  return (
    cut('M-62 4Q-52-24-6-25Q44-26 62-6Q68 3 58 11Q30 27-14 25Q-56 24-62 4Z', colour, 3.5) +
    path('M-62 4Q-52-24-6-25Q44-26 62-6Q20-14-12-12Q-44-10-62 4Z', belly) +
    line('M-30-2L-18 20M-8-6L6 20M16-6L30 17M38-5L48 11', light(colour, 0.55), 2)
  )
}

/** Slices of meat or fish, leaning on each other. */
export function fillets(rnd: Random, colour: string, count: number): string {
  type Cut = { x: number; y: number; dx: number; dy: number }
  const cuts = Array.from({ length: count }, (_, k): Cut => ({
    x: -9 * (count - 1) + k * 18,
    y: (k - 2) * 4 - 15 + rnd() * 5,
    dx: 5 + rnd() * 5 - k * 2.5,
    dy: 26 + rnd() * 6,
  }))
  const d = ({ x, y, dx, dy }: Cut, shift = 0, trim = 0) =>
    `M${xy([x + shift, y + trim])}l${xy([dx, dy - trim * 2])}`
  const fillet = (one: Cut, k: number) =>
    `<path d="${d(one, 2, 3)}" stroke="${INK}" opacity=".15"/>` +
    `<path d="${d(one)}" stroke="${light(colour, k % 2 ? 0.46 : 0.3)}"/>`
  return (
    `<g fill="none" stroke-width="24" stroke-linecap="round">${cuts.map(fillet).join('')}</g>` +
    line(cuts.map((one) => d(one, -8, -2)).join(''), dark(colour, 0.1), 3)
  )
}

export function friedEgg(rnd: Random, x: number, y: number, size = 1): string {
  const turn = rnd() * 360
  return group(
    x,
    y,
    turn,
    cut(blob(rnd, 30 * size, 25 * size, 9, 0.14), '#FFFAF0', 2.5) +
      circle(2, 1, 11.5 * size, '#E9A93A') +
      circle(-1.5, -2.5, 3.2 * size, '#F6D489'),
  )
}

/** Curled, their tails inwards. */
export function prawns(rnd: Random, colour: string): string {
  const prawn = 'M-14 8A16 16 0 1 1 12 12'
  return scatter(rnd, 4, 32)
    .map(([x, y]) =>
      group(
        x,
        y,
        rnd() * 360,
        line(prawn, INK, 9, ' opacity=".17" transform="translate(1.5 2.5)"') +
          line(prawn, colour, 9) +
          line(prawn, light(colour, 0.5), 7, ' stroke-dasharray="1.5 8"'),
      ),
    )
    .join('')
}

export function balls(rnd: Random, colour: string, count: number, radius: number, size: number): string {
  const shine = `q${decimal(size * 0.2)} ${decimal(-size * 0.3)} ${decimal(size * 0.5)} ${decimal(-size * 0.32)}`
  const ball = ([x, y]: Point) =>
    coin(x, y, size * (0.92 + rnd() * 0.16), colour, 3) +
    line(`M${xy([x - size * 0.5, y - size * 0.3])}${shine}`, light(colour, 0.5), 2.4)
  return scatter(rnd, count, radius).map(ball).join('')
}

export function cubes(rnd: Random, colour: string, count: number, radius: number, size: number): string {
  const squares = scatter(rnd, count, radius).map(([x, y]) => {
    const turn = rnd() * 1.57
    const reach = (size * (0.86 + rnd() * 0.28)) / 1.414
    const corner = (k: number) => {
      const [dx, dy] = polar(reach, turn + k * 1.5708)
      return xy([x + dx, y + dy])
    }
    return `M${[0, 1, 2, 3].map(corner).join('L')}Z`
  })
  const rounded = (fill: string) => ` stroke="${fill}" stroke-width="4" stroke-linejoin="round"`
  const pale = light(colour, 0.26)
  return (
    path(squares.join(''), INK, rounded(INK) + ' opacity=".17" transform="translate(1.6 2.4)"') +
    path(squares.join(''), colour, rounded(colour)) +
    path(squares.filter((_, k) => k % 3 === 1).join(''), pale, rounded(pale))
  )
}

export function sticks(rnd: Random, colour: string): string {
  const count = 9
  const turn = -30 + rnd() * 60
  let d = ''
  for (let k = 0; k < count; k++) {
    const y = -44 + k * (88 / (count - 1))
    const reach = Math.sqrt(Math.max(0, 62 * 62 - y * y)) * (0.82 + rnd() * 0.14)
    d += `M${xy([-reach, y])}Q0 ${whole(y + rnd() * 8 - 4)} ${xy([reach, y + rnd() * 6 - 3])}`
  }
  return group(
    0,
    0,
    turn,
    line(d, INK, 9, ' opacity=".17" transform="translate(1.5 2.5)"') +
      line(d, colour, 9) +
      line(d, light(colour, 0.35), 2, ' transform="translate(0 -1.6)"'),
  )
}

export function mushrooms(rnd: Random, count: number): string {
  const slice =
    cut('M-17 1Q-16-17 0-17Q16-17 17 1Q17 6 6 5L7 16Q0 20-7 16L-6 5Q-17 6-17 1Z', '#CBAE88', 2.4) +
    line('M-12-1Q0 3 12-1', '#9D7C56', 2)
  return scatter(rnd, count, 40)
    .map(([x, y]) => group(x, y, rnd() * 360, slice))
    .join('')
}

/** Rolls side by side. */
export function rolls(colour: string): string {
  let d = ''
  for (let k = 0; k < 4; k++) d += `M${-40 + k * 4} ${-39 + k * 26}L${36 + k * 5} ${-44 + k * 26}`
  return (
    line(d, INK, 22, ' opacity=".17" transform="translate(2 3)"') +
    line(d, colour, 22) +
    line(d, light(colour, 0.4), 3, ' transform="translate(-2 -5)"')
  )
}
